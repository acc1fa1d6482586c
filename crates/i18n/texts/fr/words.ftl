### Les mots du jeu.

kind-pavilion = Pavillon
kind-seraglio = Sérail
kind-arcades = Arcades
kind-chambers = Appartements
kind-garden = Jardin
kind-tower = Tour

currency-dinar = Dinar
currency-dirham = Dirham
currency-ducat = Ducat
currency-florin = Florin
currency-diamond = Diamant

card-name = { $currency } { $value }
tile-name = { $kind } { $price }
start-tile = Tuile de départ (fontaine aux lions)

labelled = { $label } : { $value }

side-north = côté nord
side-east = côté est
side-south = côté sud
side-west = côté ouest

## Two letters for each currency, on cards and coins

mark-dinar = Dn
mark-dirham = Dh
mark-ducat = Dc
mark-florin = Fl
mark-diamond = Di
