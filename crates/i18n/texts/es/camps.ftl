### Los campamentos.

module-camps = Los campamentos
about-camps = Los campamentos se colocan fuera, contra las murallas, y puntúan cada loseta en la línea de sus flechas.
effect-camps = Puntúan las losetas en línea con sus flechas
effect-red-palace-camps = Junto a tus murallas, puntúan losetas en línea

## Losetas y piezas

camp-name = Campamento { $price }

## Lo que ha pasado

line-camp = { $tile }: en línea { $count }, { $points }

## Preparación

setup-camps = Mezclad también en la provisión, boca abajo, los { $camps } campamentos.

## La mesa

camps-change = Campamentos { $was } → { $now } puntos
