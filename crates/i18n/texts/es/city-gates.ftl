### Las puertas de la ciudad.

module-city-gates = Las puertas de la ciudad
about-city-gates = Una puerta abre una muralla doble, y así se llega a pie a las losetas que hay detrás.
effect-city-gates = Una puerta abre una muralla doble

## Losetas y piezas

side-of-cell = { $side } de ({ $x }, { $y })
    .seen = { $side }

## Lo que se puede hacer

action-gate-take = Tomar la carta de puerta
action-place-gate = Colocar { $tile } en ({ $x }, { $y }), puerta: { $side }
    .seen = Colocar { $tile }, puerta: { $side }
action-add-gate = Añadir { $tile } en ({ $x }, { $y }), puerta: { $side }
    .seen = Añadir { $tile }, puerta: { $side }
action-remove-gate = Llevar { $tile } de ({ $x }, { $y }) a la reserva, puerta: { $sides }
    .seen = Llevar { $tile } a la reserva, puerta: { $sides }

## Por qué no

refusal-no-gate-card = No hay ninguna carta de puerta a la vista.
refusal-no-gate-in-hand = No tienes bastantes cartas de puerta.
refusal-no-double-wall = Una puerta solo puede estar donde se tocan las murallas impresas de dos losetas y aún no hay puerta.
refusal-gate-at-camp = Junto a un campamento no puede haber ninguna puerta.
refusal-needless-gate = Cada puerta debe ser necesaria.

## Lo que ha pasado

event-gate-opened = Hay una carta de puerta a la vista.
event-gate-discarded = Se descarta una carta de puerta, porque ya hay otra a la vista.
event-gate-taken = { $name } toma la carta de puerta.
event-gate-built = { $name } construye una puerta: { $side }.

## Preparación

setup-gates = Preparad { $gates } puertas.
setup-gate-cards =
    { $count ->
        [one] { $count } carta de puerta
       *[other] { $count } cartas de puerta
    }

## La mesa

gate-card = Carta de puerta
gates = Puertas
