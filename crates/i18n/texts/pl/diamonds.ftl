### Diamenty.

module-diamonds = Diamenty
about-diamonds = Piąta waluta, którą płaci się na każdym polu giełdy, ale nigdy razem z inną.
effect-diamonds = Piąta waluta, ważna na każdym polu giełdy

## Przygotowanie

setup-diamonds = Wtasujcie do nich diamenty ({ $diamonds }).
