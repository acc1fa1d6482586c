### Les médinas.

module-medinas = Les médinas
about-medinas = Personne ne veut d’un quartier d’artisans, mais qui en a le moins perd des points à chaque décompte.
effect-medinas = Qui en a le moins perd des points

## Tuiles et pièces

medina-name = Médina { $price }

## Ce qui s’est passé

line-medinas = Médinas : { $count }, { $place } en partant du plus petit nombre, { $points }
