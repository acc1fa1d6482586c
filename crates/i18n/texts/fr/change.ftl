### La petite monnaie.

module-change = La petite monnaie
about-change = La moitié de ce que vous payez en trop vous revient en pièces, qui servent comme de l’argent.
effect-change = La moitié du trop-payé revient en pièces

## Tuiles et pièces

coin-name = Pièce ({ $currency })

## Pourquoi pas

refusal-coins-stay = Les pièces ne peuvent pas être échangées.

## Ce qui s’est passé

event-coins-drawn = { $name } tire des pièces : { $coins }

## Mise en place

setup-coins = Mettez les { $coins } pièces dans le sac de pièces.

## La table

coins = Pièces
change-due =
    { $count ->
        [one] { $count } pièce rendue
       *[other] { $count } pièces rendues
    }
