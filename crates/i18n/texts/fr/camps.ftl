### Les camps.

module-camps = Les camps
about-camps = Les camps se placent à l’extérieur contre les murs et rapportent un point par tuile dans l’axe de leurs flèches.
effect-camps = Un point par tuile dans l’axe de leurs flèches
effect-red-palace-camps = Contre vos murs : un point par tuile dans l’axe

## Tuiles et pièces

camp-name = Camp { $price }

## Ce qui s’est passé

line-camp = { $tile } : dans l’axe { $count }, { $points }

## Mise en place

setup-camps = Mélangez aussi les { $camps } camps dans le sac.

## La table

camps-change = Camps { $was } → { $now } points
