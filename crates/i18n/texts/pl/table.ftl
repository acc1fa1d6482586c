### Części stołu.

more-payments = Inne płatności
place-hint = Dotknij zaznaczonego pola swojej Alhambry albo przeciągnij tam żeton.
redesign-hint = Aby przebudować, dotknij żetonu w swojej Alhambrze lub rezerwie.
price-not-reached = Ten żeton kosztuje { $price } ({ $currency }), a masz { $held }.
not-now-bought = Masz dość pieniędzy ({ $currency }: { $held } na { $price }), ale teraz nie można kupować.
wall-change = Najdłuższy mur { $was } → { $now }
kind-change = { $kind } { $was } → { $now } (najwięcej przy stole: { $most })

## Punktowanie

sum = Suma
line-by-line = Wiersz po wierszu
where-from = Skąd te punkty
see-table = Obejrzyj stół

## Moduły

module-rules = Zasady tego modułu
paid-of = Zapłacono { $paid } z { $price }
offer-ends =
    { $seconds ->
        [one] Ta oferta kończy się za { $seconds } sekundę.
        [few] Ta oferta kończy się za { $seconds } sekundy.
        [many] Ta oferta kończy się za { $seconds } sekund.
       *[other] Ta oferta kończy się za { $seconds } sekundy.
    }
