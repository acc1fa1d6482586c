### The words of the game.

kind-pavilion = Pavilion
kind-seraglio = Seraglio
kind-arcades = Arcades
kind-chambers = Chambers
kind-garden = Garden
kind-tower = Tower

currency-dinar = Dinar
currency-dirham = Dirham
currency-ducat = Ducat
currency-florin = Florin
currency-diamond = Diamond

card-name = { $currency } { $value }
tile-name = { $kind } { $price }
start-tile = Start tile (lion fountain)

labelled = { $label }: { $value }

side-north = north side
side-east = east side
side-south = south side
side-west = west side

## Two letters for each currency, on cards and coins

mark-dinar = Dn
mark-dirham = Dh
mark-ducat = Dc
mark-florin = Fl
mark-diamond = Di
