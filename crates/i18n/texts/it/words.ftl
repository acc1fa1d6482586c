### Le parole del gioco.

kind-pavilion = Padiglione
kind-seraglio = Serraglio
kind-arcades = Porticati
kind-chambers = Appartamenti
kind-garden = Giardino
kind-tower = Torre

currency-dinar = Dinaro
currency-dirham = Dirham
currency-ducat = Ducato
currency-florin = Fiorino
currency-diamond = Diamante

card-name = { $currency } { $value }
tile-name = { $kind } { $price }
start-tile = Tessera di partenza (fontana dei leoni)

labelled = { $label }: { $value }

side-north = lato nord
side-east = lato est
side-south = lato sud
side-west = lato ovest

## Two letters for each currency, on cards and coins

mark-dinar = Dn
mark-dirham = Dh
mark-ducat = Dc
mark-florin = Fi
mark-diamond = Di
