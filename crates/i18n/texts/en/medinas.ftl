### Medinas.

module-medinas = Medinas
about-medinas = Nobody wants a craftsmen’s quarter, but whoever has the fewest loses points in every scoring round.
effect-medinas = Whoever has the fewest medinas loses points

## Tiles and pieces

medina-name = Medina { $price }

## What happened

line-medinas = Medinas: { $count }, { $place } from the fewest, { $points }
