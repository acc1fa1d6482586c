### Die Teile des Tischs.

more-payments = Andere Zahlungen
place-hint = Tippe auf ein markiertes Feld deiner Alhambra oder ziehe das Plättchen dorthin.
redesign-hint = Zum Umbauen tippe auf ein Plättchen deiner Alhambra oder deiner Reserve.
price-not-reached = Du hast { $held } von { $price } { $currency }, die dieses Plättchen kostet.
not-now-bought = Du hast genug { $currency } ({ $held } für { $price }), aber jetzt kann nicht gekauft werden.
wall-change = Längste Mauer { $was } → { $now }
kind-change = { $kind } { $was } → { $now } (meiste am Tisch: { $most })

## Wertungen

sum = Summe
line-by-line = Zeile für Zeile
where-from = Woher die Punkte kommen
see-table = Den Tisch ansehen

## Module

module-rules = Regeln dieses Moduls
paid-of = { $paid } von { $price } bezahlt
offer-ends =
    { $seconds ->
        [one] Dieses Angebot endet in { $seconds } Sekunde.
       *[other] Dieses Angebot endet in { $seconds } Sekunden.
    }
