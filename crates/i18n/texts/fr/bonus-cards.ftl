### Les cartes de prime.

module-bonus-cards = Les cartes de prime
about-bonus-cards = Une carte secrète compte comme un bâtiment de plus, une fois construite la tuile qu’elle montre.
effect-bonus-cards = Une carte secrète vaut un bâtiment de plus

## Tuiles et pièces

bonus-card-name = Carte de prime { $tile }
    .object = la carte de prime { $tile }

## Ce qui est demandé

awaited-show-bonus = Choisissez les cartes de prime à montrer pour ce décompte, puis passez.

## Ce qu’on peut faire

action-show-bonus = Montrer { $card }

## Pourquoi pas

refusal-not-your-bonus-card = Vous n’avez pas cette carte de prime parmi vos cartes cachées.
refusal-bonus-tile-not-built = La tuile de cette carte de prime n’est pas dans votre Alhambra.
refusal-counting-begun = Le décompte a commencé : on ne peut plus montrer de carte de prime.

## Ce qui s’est passé

event-bonus-shown = { $name } montre { $card }.
event-bonus-taken-back = { $name } reprend { $card }, car sa tuile a quitté l’Alhambra.

## Mise en place

setup-bonus-cards = Distribuez { $each } cartes de prime à chacun, face cachée ; { $left } sont écartées sans être vues.

## La table

bonus-cards = Cartes de prime
on-bonus-card = Sur votre carte de prime
