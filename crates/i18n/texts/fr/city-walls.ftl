### Les murs.

module-city-walls = Les murs
about-city-walls = Les cartes mur permettent d’ajouter des murs de bois à vos propres tuiles, pour allonger votre mur ou en combler les brèches.
effect-city-walls = Des murs de bois pour vos propres tuiles

## Tuiles et pièces

wall-card-name = Carte mur ({ $sides })

## Ce qu’on peut faire

action-build = Construire des murs sur { $tile } : { $sides }
action-build-at = Construire des murs sur { $tile } en ({ $x }, { $y }) : { $sides }
    .seen = Construire des murs sur { $tile } : { $sides }

## Pourquoi pas

refusal-no-wall-card = Cette carte mur n’est pas visible.
refusal-not-your-tile = Les murs se construisent sur une tuile de votre Alhambra ou de votre réserve, ou achetée pendant ce tour.
refusal-wall-there = Un de ces côtés a déjà un mur.
refusal-stick-between-tiles = Un de ces côtés touche une autre tuile.
refusal-walled-in = Une tuile ne peut pas avoir de mur sur ses quatre côtés.
refusal-stick-on-camp = On ne construit pas de mur sur un camp.

## Ce qui s’est passé

event-wall-card = Une carte mur est visible : { $sides }
event-walls-built = { $name } construit des murs de bois sur { $tile } : { $sides }.

## Mise en place

setup-sticks = Préparez les { $sticks } murs de bois à côté du chantier, avec de la place pour les cartes mur visibles.
setup-wall-cards = { $count } cartes mur

## La table

sticks-left = Murs de bois restants : { $count }
sticks-on = mur de bois : { $sides }
build-hint = Choisissez une tuile aux côtés éclairés, ou une de votre réserve.
build-tiles = Tuiles pour ces murs
