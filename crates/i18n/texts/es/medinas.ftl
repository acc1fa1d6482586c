### Las medinas.

module-medinas = Las medinas
about-medinas = Nadie quiere un barrio de artesanos, pero quien tiene menos pierde puntos en cada puntuación.
effect-medinas = Quien tiene menos medinas pierde puntos

## Losetas y piezas

medina-name = Medina { $price }

## Lo que ha pasado

line-medinas = Medinas: { $count }, { $place } empezando por abajo, { $points }
