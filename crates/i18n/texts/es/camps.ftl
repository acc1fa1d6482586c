### Los campamentos.

module-camps = Los campamentos
about-camps = Los campamentos se colocan fuera, contra las murallas, y dan puntos por cada loseta alineada con sus flechas.
effect-camps = Puntos por las losetas en línea con sus flechas
effect-red-palace-camps = Junto a tus murallas; puntos por losetas en fila

## Losetas y piezas

camp-name = Campamento { $price }

## Lo que ha pasado

line-camp = { $tile }: en línea { $count }, { $points }

## Preparación

setup-camps = Añadid los { $camps } campamentos a la provisión, boca abajo, y mezclad.

## La mesa

camps-change = Campamentos { $was } → { $now } puntos
