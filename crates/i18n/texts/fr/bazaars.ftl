### Les bazars.

module-bazaars = Les bazars
about-bazaars = Un bazar coûte le prix de la tuile sur l’emplacement de sa monnaie, se paie au prix exact et rapporte à la fin pour les bâtiments qui l’entourent.
effect-bazaars = Des points pour les bâtiments qui les entourent
effect-red-palace-bazaars = Des points pour les bâtiments qui les entourent

## Tuiles et pièces

bazaar-name = Bazar { $currency } ({ $kinds })

## Pourquoi pas

refusal-not-in-display = Ce bazar n’est pas à côté du marché.
refusal-bazaar-currency = Un bazar se paie dans sa propre monnaie.
refusal-no-bazaar-price = Ce bazar n’a pas de prix maintenant : l’emplacement de sa monnaie est vide.
refusal-bazaar-not-exact = Un bazar se paie au prix exact.

## Ce qui s’est passé

event-bazaar = Un bazar est posé à côté du marché : { $tile }
line-bazaar = { $tile } : voisins { $count } × types { $kinds }, { $points }

## Mise en place

setup-bazaars = Mélangez également à la réserve générale, face cachée, les { $bazaars } bazars.

## La table

bazaars-change = Bazars { $was } → { $now } points à la fin
bazaar-price = Prix actuel : { $price }
bazaar-no-price = Pas de prix tant que son emplacement est vide
