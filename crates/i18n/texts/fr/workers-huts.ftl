### Les abris de chantier.

module-workers-huts = Les abris de chantier
about-workers-huts = Un abri gratuit compte comme un bâtiment de plus de son type pour chaque bâtiment de ce type qui le touche sans mur.
effect-workers-huts = Abris gratuits qui s’ajoutent à leurs voisins

## Tuiles et pièces

hut-name = Abri de chantier ({ $kind })

## Pourquoi pas

refusal-hut-limit = Vous avez déjà trois abris de chantier.
refusal-no-hut-left = Il ne reste pas d’abri de chantier de ce type.
refusal-hut-to-dirk = On ne peut pas donner un abri de chantier à Dirk.

## Ce qui s’est passé

event-hut-up = L’abri de chantier suivant est visible : { $tile }

## Mise en place

setup-huts = Triez les abris de chantier par type en six piles, mélangez chacune face cachée et retournez le premier abri.

## La table

huts-left =
    { $count ->
        [one] { $count } abri restant
       *[other] { $count } abris restants
    }
