### Les architectes.

module-master-builders = Les architectes
about-master-builders = Des cartes argent de valeur 3 qui peuvent aussi servir à une transformation, à la fin de votre tour.
effect-master-builders = Argent de valeur 3, ou une transformation

## Tuiles et pièces

builder-name = Architecte ({ $currency })

## Ce qu’on peut faire

action-play-builder = { $card } : transformer

## Pourquoi pas

refusal-builder-used = Vous avez déjà joué un architecte pour une transformation pendant ce tour.
refusal-no-builder = Vous n’avez pas cette carte architecte.

## Ce qui s’est passé

event-builder-played = { $name } joue { $card } pour une transformation.

## Mise en place

setup-master-builders = Mélangez les cartes architecte et distribuez-en { $each } à chacun, face cachée.
setup-builder-cards =
    { $count ->
        [one] { $count } carte architecte
       *[other] { $count } cartes architecte
    }
setup-builders-left = { $count } cartes architecte sont écartées sans être vues.

## In the terminal

builders-gone = Architectes hors jeu : { $count }
