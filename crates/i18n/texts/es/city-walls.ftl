### Las murallas.

module-city-walls = Las murallas
about-city-walls = Las cartas de muralla añaden murallas de madera a tus propias losetas, para alargar tu muralla o cerrar sus huecos.
effect-city-walls = Añade murallas de madera a tus losetas

## Losetas y piezas

wall-card-name = Carta de muralla ({ $sides })

## Lo que se puede hacer

action-build = Construir murallas en { $tile }: { $sides }
action-build-at = Construir murallas en { $tile } en ({ $x }, { $y }): { $sides }
    .seen = Construir murallas en { $tile }: { $sides }

## Por qué no

refusal-no-wall-card = Esa carta de muralla no está a la vista.
refusal-not-your-tile = Las murallas se construyen en una loseta de tu Alhambra o de tu reserva, o comprada en este turno.
refusal-wall-there = Uno de esos lados ya tiene muralla.
refusal-stick-between-tiles = Uno de esos lados toca otra loseta.
refusal-walled-in = Una loseta no puede tener murallas en sus cuatro lados.
refusal-stick-on-camp = En un campamento no se construyen murallas.

## Lo que ha pasado

event-wall-card = Hay una carta de muralla a la vista: { $sides }
event-walls-built = { $name } construye murallas de madera en { $tile }: { $sides }.

## Preparación

setup-sticks = Preparad las { $sticks } murallas de madera junto al mercado, con sitio para las cartas de muralla a la vista.
setup-wall-cards = { $count } cartas de muralla

## La mesa

sticks-left = Murallas de madera restantes: { $count }
sticks-on = muralla de madera: { $sides }
build-hint = Elige una loseta con lados iluminados, o una de tu reserva.
build-tiles = Losetas para estas murallas
