### Los campamentos.

module-camps = Los campamentos
about-camps = Los campamentos se colocan fuera, contra las murallas, y puntúan cada loseta en la línea de sus flechas.

## Losetas y piezas

camp-name = Campamento { $price }

## Lo que ha pasado

line-camp = { $tile }: en línea { $count }, { $points }

## Preparación

setup-camps = Mezclad también en la provisión, boca abajo, los { $camps } campamentos.

## La mesa

camps-change = Campamentos { $was } → { $now } puntos
