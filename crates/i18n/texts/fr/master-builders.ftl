### Les architectes.

module-master-builders = Les architectes
about-master-builders = Des cartes argent de valeur 3 que vous pouvez jouer plutôt pour une transformation à la fin de votre tour.
effect-master-builders = Argent de valeur 3, ou une transformation

## Tuiles et pièces

builder-name = Architecte ({ $currency })

## Ce qu’on peut faire

action-play-builder = { $card } : transformer

## Pourquoi pas

refusal-builder-used = Vous avez déjà joué un architecte pour une transformation pendant ce tour.
refusal-no-builder = Vous n’avez pas cette carte Architecte.

## Ce qui s’est passé

event-builder-played = { $name } joue { $card } pour une transformation.

## Mise en place

setup-master-builders = Mélangez les cartes Architecte et distribuez-en { $each } à chacun, face cachée.
setup-builder-cards =
    { $count ->
        [one] { $count } carte Architecte
       *[other] { $count } cartes Architecte
    }
setup-builders-left = { $count } cartes Architecte sont écartées sans être vues.

## In the terminal

builders-gone = Architectes hors jeu : { $count }
