### Bramy miasta.

module-city-gates = Bramy miasta
about-city-gates = Brama otwiera podwójny mur, dzięki czemu do żetonów za nim można dojść pieszo.
effect-city-gates = Brama otwiera podwójny mur

## Żetony i figury

side-of-cell = { $side } pola ({ $x }, { $y })
    .seen = { $side }

## Co można zrobić

action-gate-take = Weź kartę bramy
action-place-gate = Połóż { $tile } na polu ({ $x }, { $y }), brama: { $side }
    .seen = Połóż { $tile }, brama: { $side }
action-add-gate = Dodaj { $tile } na polu ({ $x }, { $y }), brama: { $side }
    .seen = Dodaj { $tile }, brama: { $side }
action-remove-gate = Odłóż { $tile } z pola ({ $x }, { $y }) do rezerwy, brama: { $sides }
    .seen = Odłóż { $tile } do rezerwy, brama: { $sides }

## Dlaczego nie

refusal-no-gate-card = Nie ma odkrytej karty bramy.
refusal-no-gate-in-hand = Masz za mało kart bramy.
refusal-no-double-wall = Brama może stać tylko tam, gdzie stykają się nadrukowane mury dwóch żetonów i nie ma jeszcze bramy.
refusal-gate-at-camp = Brama nie może stać przy obozie.
refusal-needless-gate = Każda brama musi być konieczna.

## Co się stało

event-gate-opened = Odkryto kartę bramy.
event-gate-discarded = Karta bramy zostaje odrzucona, bo inna już leży odkryta.
event-gate-taken = { $name } bierze kartę bramy.
event-gate-built = { $name } buduje bramę: { $side }.

## Przygotowanie

setup-gates = Przygotujcie bramy ({ $gates }).
setup-gate-cards =
    { $count ->
        [one] { $count } kartę bramy
        [few] { $count } karty bramy
        [many] { $count } kart bramy
       *[other] { $count } karty bramy
    }

## Stół

gate-card = Karta bramy
gates = Bramy
