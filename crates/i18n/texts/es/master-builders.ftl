### Los maestros de obra.

module-master-builders = Los maestros de obra
about-master-builders = Cartas de dinero de valor 3; en vez de pagar con una, puedes jugarla para reformar al final de tu turno.
effect-master-builders = Dinero de valor 3, o una reforma

## Losetas y piezas

builder-name = Maestro de obra ({ $currency })

## Lo que se puede hacer

action-play-builder = { $card }: reformar

## Por qué no

refusal-builder-used = En este turno ya has jugado un maestro de obra para una reforma.
refusal-no-builder = No tienes esa carta de maestro de obra.

## Lo que ha pasado

event-builder-played = { $name } juega { $card } para una reforma.

## Preparación

setup-master-builders = Barajad las cartas de maestro de obra y repartid { $each } boca abajo a cada uno.
setup-builder-cards =
    { $count ->
        [one] { $count } carta de maestro de obra
       *[other] { $count } cartas de maestro de obra
    }
setup-builders-left = { $count } cartas de maestro de obra se apartan sin mirarlas.

## In the terminal

builders-gone = Maestros de obra fuera del juego: { $count }
