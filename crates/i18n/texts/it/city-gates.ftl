### Le porte della città.

module-city-gates = Le porte della città
about-city-gates = Una porta apre un muro doppio, così le tessere dietro di esso si raggiungono a piedi.
effect-city-gates = Una porta apre un muro doppio

## Tessere e pezzi

side-of-cell = { $side } di ({ $x }, { $y })
    .seen = { $side }

## Che cosa si può fare

action-gate-take = Prendi la carta porta
action-place-gate = Piazza { $tile } in ({ $x }, { $y }), porta: { $side }
    .seen = Piazza { $tile }, porta: { $side }
action-add-gate = Aggiungi { $tile } in ({ $x }, { $y }), porta: { $side }
    .seen = Aggiungi { $tile }, porta: { $side }
action-remove-gate = Sposta { $tile } da ({ $x }, { $y }) nella riserva, porta: { $sides }
    .seen = Sposta { $tile } nella riserva, porta: { $sides }

## Perché no

refusal-no-gate-card = Non c’è nessuna carta porta scoperta.
refusal-no-gate-in-hand = Non hai abbastanza carte porta.
refusal-no-double-wall = Una porta può stare solo dove si toccano i muri stampati di due tessere e non c’è già una porta.
refusal-gate-at-camp = Accanto a un accampamento non può stare nessuna porta.
refusal-needless-gate = Ogni porta deve essere necessaria.

## Che cosa è successo

event-gate-opened = Viene scoperta una carta porta.
event-gate-discarded = Una carta porta viene scartata, perché ce n’è già una scoperta.
event-gate-taken = { $name } prende la carta porta.
event-gate-built = { $name } costruisce una porta: { $side }.

## Preparazione

setup-gates = Preparate { $gates } porte.
setup-gate-cards =
    { $count ->
        [one] { $count } carta porta
       *[other] { $count } carte porta
    }

## Il tavolo

gate-card = Carta porta
gates = Porte
