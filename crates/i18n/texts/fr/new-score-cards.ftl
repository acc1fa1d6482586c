### Les nouvelles cartes de décompte.

module-new-score-cards = Les nouvelles cartes de décompte
about-new-score-cards = Pour chaque décompte, une carte tirée au hasard dit combien vaut chaque type de bâtiment.
effect-new-score-cards = Une carte par décompte fixe la valeur des types

## Mise en place

setup-score-cards = Mélangez les nouvelles cartes de décompte et posez-en une pour chacun des trois décomptes ; { $left } sont écartées.

## La table

round-next = prochain
round-done = compté
