### Las palabras del juego.

kind-pavilion = Pabellón
kind-seraglio = Serrallo
kind-arcades = Arcadas
kind-chambers = Aposentos
kind-garden = Jardín
kind-tower = Torre

currency-dinar = Dinar
currency-dirham = Dírham
currency-ducat = Ducado
currency-florin = Florín
currency-diamond = Diamante

card-name = { $currency } { $value }
tile-name = { $kind } { $price }
start-tile = Loseta inicial (fuente de los leones)

labelled = { $label }: { $value }

side-north = lado norte
side-east = lado este
side-south = lado sur
side-west = lado oeste

## Two letters for each currency, on cards and coins

mark-dinar = Dn
mark-dirham = Dh
mark-ducat = Dc
mark-florin = Fl
mark-diamond = Di
