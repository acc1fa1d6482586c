### Części stołu.

more-payments = Inne płatności
place-hint = Dotknij zaznaczonego pola swojej Alhambry albo przeciągnij tam żeton.
redesign-hint = Aby przebudować, dotknij żetonu w swojej Alhambrze lub rezerwie.
price-not-reached = Masz { $held } z { $price } ({ $currency }), które kosztuje ten żeton.
not-now-bought = Pieniędzy wystarczy ({ $currency }: { $held } na { $price }), ale teraz nie można kupować.
wall-change = Najdłuższy mur { $was } → { $now }
kind-change = { $kind } { $was } → { $now } (najwięcej przy stole: { $most })

## Punktowanie

sum = Suma
line-by-line = Wiersz po wierszu
where-from = Skąd są punkty
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
