### La petite monnaie.

module-change = La petite monnaie
about-change = La moitié de ce que vous payez en trop vous revient en pièces, qui servent comme de l’argent.

## Tuiles et pièces

coin-name = Pièce ({ $currency })

## Ce qui est demandé

awaited-add-money = Ajoutez de l’argent pour la monnaie, ou terminez.

## Ce qu’on peut faire

action-pay-more = Ajouter { $pay }
done-paying = Terminé

## Pourquoi pas

refusal-other-currency = Seul de l’argent de la même monnaie peut être ajouté à un paiement.
refusal-coins-stay = Les pièces ne peuvent pas être échangées.

## Ce qui s’est passé

event-laid-down = { $name } pose { $pay }.
event-coins-drawn = { $name } pioche des pièces : { $coins }

## Mise en place

setup-coins = Mettez les { $coins } pièces dans le sac de pièces.

## La table

coins = Pièces
change-due =
    { $count ->
        [one] { $count } pièce rendue
       *[other] { $count } pièces rendues
    }
