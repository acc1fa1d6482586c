### Les bazars.

module-bazaars = Les bazars
about-bazaars = Un bazar coûte le prix de la tuile sur l’emplacement de sa monnaie, exige l’appoint et rapporte des points à la fin pour les bâtiments qui l’entourent.
effect-bazaars = Des points pour les bâtiments qui les entourent
effect-red-palace-bazaars = Des points pour les bâtiments qui les entourent

## Tuiles et pièces

bazaar-name = Bazar { $currency } ({ $kinds })

## Pourquoi pas

refusal-not-in-display = Ce bazar n’est pas à côté du chantier.
refusal-bazaar-currency = Un bazar se paie dans sa propre monnaie.
refusal-no-bazaar-price = Ce bazar n’a pas de prix maintenant : l’emplacement de sa monnaie est vide.
refusal-bazaar-not-exact = Pour un bazar, il faut faire l’appoint.

## Ce qui s’est passé

event-bazaar = Un bazar est posé à côté du chantier : { $tile }
line-bazaar = { $tile } : voisins { $count } × types { $kinds }, { $points }

## Mise en place

setup-bazaars = Mélangez aussi les { $bazaars } bazars dans le sac.

## La table

bazaars-change = Bazars { $was } → { $now } points à la fin
bazaar-price = Prix actuel : { $price }
bazaar-no-price = Pas de prix tant que son emplacement est vide
