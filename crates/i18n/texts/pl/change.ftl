### Drobne.

module-change = Drobne
about-change = Połowa nadpłaty wraca do ciebie w monetach, którymi płaci się jak pieniędzmi.
effect-change = Połowa nadpłaty wraca do ciebie w monetach

## Żetony i figury

coin-name = Moneta ({ $currency })

## Dlaczego nie

refusal-coins-stay = Monet nie można wymieniać.

## Co się stało

event-coins-drawn = { $name } dobiera monety: { $coins }

## Przygotowanie

setup-coins = Włóżcie wszystkie monety ({ $coins }) do worka na drobne.

## Stół

coins = Monety
change-due =
    { $count ->
        [one] { $count } moneta reszty
        [few] { $count } monety reszty
        [many] { $count } monet reszty
       *[other] { $count } monety reszty
    }
