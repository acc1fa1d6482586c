### Die Teile des Tischs.

more-payments = Andere Zahlungen
place-hint = Tippe auf ein markiertes Feld deiner Alhambra oder ziehe das Plättchen dorthin.
redesign-hint = Zum Umbauen tippe auf ein Plättchen deiner Alhambra oder deiner Reserve.
price-not-reached = { $currency }: Du hast { $held }, dieses Plättchen kostet { $price }.
not-now-bought = { $currency }: Du hast genug ({ $held } für { $price }), aber jetzt kannst du nicht kaufen.
wall-change = Längste Mauer { $was } → { $now }
kind-change = { $kind } { $was } → { $now } (Höchstzahl am Tisch: { $most })

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
