### L’art mauresque.

module-art-of-the-moors = L’art mauresque
about-art-of-the-moors = Deux bâtiments ou plus du même prix donnent une tuile de culture ; développée pas à pas, elle rapporte des points à chaque décompte.
effect-art-of-the-moors = Les prix égaux donnent des tuiles de culture

## Ce qu’on peut faire

action-develop = Développer la culture : { $points } par décompte

## Pourquoi pas

refusal-nothing-to-develop = Vous n’avez aucune tuile de culture à tourner.

## Ce qui s’est passé

event-culture-taken = { $name } prend une tuile de culture pour le prix { $price } : { $points } au plus.
event-culture-marked = { $name } – tuile de culture { $price } : maintenant { $points } au plus.
event-culture-returned = { $name } rend la tuile de culture du prix { $price }.
event-developed =
    { $count ->
        [one] { $name } développe { $count } tuile de culture : { $points } à chaque décompte.
       *[other] { $name } développe { $count } tuiles de culture : { $points } à chaque décompte.
    }
line-culture = Tuile de culture { $price } : { $count } à ce prix, { $points }

## Mise en place

setup-culture-tiles = Triez les tuiles de culture par prix en sept piles visibles.

## La table

culture = Culture
culture-tile = Tuile de culture { $price } : { $points } maintenant, { $limit } au plus ; bâtiments : { $count }
culture-missing = Tuile de culture { $price } : aucune ; bâtiments : { $count } sur { $needed } ; restantes : { $left }

## In the terminal

culture-short = prix { $price } : { $now } sur { $most }
