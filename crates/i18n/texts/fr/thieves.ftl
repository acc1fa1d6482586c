### Les voleurs.

module-thieves = Les voleurs
about-thieves = Entre deux tours, une carte secrète prend une carte argent visible de sa monnaie, mais jamais juste avant votre tour.
effect-thieves = Un voleur prend une carte entre deux tours

## Tuiles et pièces

thief-name = Voleur { $currency }

## Ce qui est demandé

awaited-thief = Vous pouvez jouer un voleur et prendre une carte argent visible.
awaited-vizier-or-thief = Vous pouvez acheter une tuile grâce au vizir ou jouer un voleur.

## Ce qu’on peut faire

action-steal = Prendre { $card } avec un voleur

## Pourquoi pas

refusal-next-may-not-steal = La personne dont le tour va commencer ne peut pas jouer de voleur.
refusal-no-such-thief = Vous n’avez pas de voleur de cette monnaie.
refusal-nothing-to-steal = Cette carte n’est pas parmi les cartes argent visibles.
refusal-too-late-to-steal = La partie se termine : on ne peut plus jouer de voleur.

## Ce qui s’est passé

event-stolen = { $name } joue un voleur et prend { $card }.

## Mise en place

setup-thieves = Distribuez { $each } voleurs à chacun, face cachée ; { $left } sont écartés sans être vus.

## La table

thieves = Voleurs
