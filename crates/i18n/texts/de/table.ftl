### Die Teile des Tischs.

take-together = Zusammen nehmen
more-payments = Andere Zahlungen
place-hint = Tippe auf ein markiertes Feld deiner Alhambra oder ziehe das Plättchen dorthin.
redesign-hint = Zum Umbauen tippe auf ein Plättchen deiner Alhambra oder deiner Reserve.
price-not-reached = Du hast { $held } von { $price } { $currency }, die dieses Plättchen kostet.
not-now-bought = Du hast genug { $currency } ({ $held } für { $price }), aber jetzt kann nicht gekauft werden.
wall-change = Längste Mauer { $was } → { $now }
kind-change = { $kind } { $was } → { $now } (meiste am Tisch: { $most })
camps-change = Feldlager { $was } → { $now } Punkte
bazaars-change = Basare { $was } → { $now } Punkte am Ende
bazaar-price = Preis jetzt: { $price }
bazaar-no-price = Kein Preis, solange das Feld leer ist
caravanserai-price = Preis für dich: { $price }
caravanserai-no-price = Du brauchst vier Gebäudearten in deiner Alhambra, und mehr als zwei Karten darf niemand haben.
fold-choices = Auswahl ein- oder ausklappen
page-table = Tisch
page-others = Spieler und Protokoll

## Wertungen

sum = Summe
line-by-line = Zeile für Zeile
where-from = Woher die Punkte kommen
see-table = Den Tisch ansehen

## Module

module-rules = Regeln dieses Moduls
on-bonus-card = Auf deiner Bonuskarte
huts-left =
    { $count ->
        [one] noch { $count } Bauhütte
       *[other] noch { $count } Bauhütten
    }
gates-held =
    { $count ->
        [one] { $count } Torkarte auf der Hand
       *[other] { $count } Torkarten auf der Hand
    }
next-invasion = Nächster Angriff
invasion-known = { $from }: { $points }
invasion-unknown = Du weißt noch nicht, woher.
open-sides = { $side }: { $count } offen
looked-at = Hat nachgesehen: { $names }
scout-of = Späher: { $kind }
invasion = Angriff
sticks-left = Holzmauern übrig: { $count }
sticks-on = Holzmauer: { $sides }
build-hint = Wähle ein Plättchen mit leuchtenden Seiten oder eines deiner Reserve.
build-tiles = Plättchen für diese Mauern
citizens = Bürger
citizen-supply = Vorrat an Bürgern
citizen-name = Bürger ({ $kind })
trader-disc = Händlerscheibe
trader-disc-aside = Händlerscheibe (beiseite)
citizens-chosen = Gewählt: { $count } von 3
choose-these-citizens = Diese drei wählen
citizens-change = Bürger { $was } → { $now } Punkte
nothing-dealt = Noch ist nichts ausgeteilt: Zuerst wählen alle.
chests-fit = { $count } von { $total } passen
chests-paid = { $paid } von { $price } bezahlt
coins = Münzen
change-due =
    { $count ->
        [one] { $count } Münze zurück
       *[other] { $count } Münzen zurück
    }
done-paying = Fertig
round-next = als Nächstes
round-done = gewertet
culture = Kultur
culture-tile = Kulturplättchen { $price }: jetzt { $points }, höchstens { $limit }; Gebäude: { $count }
culture-missing = Kulturplättchen { $price }: noch keines; Gebäude: { $count } von { $needed }; übrig: { $left }
bidder-in = bietet noch mit
bidder-out = hat gepasst
offer-ends =
    { $seconds ->
        [one] Dieses Angebot endet in { $seconds } Sekunde.
       *[other] Dieses Angebot endet in { $seconds } Sekunden.
    }
patience = Wie lange ein Angebot zwischen zwei Zügen wartet
patience-none = Bis ich antworte
patience-seconds = { $seconds } s
