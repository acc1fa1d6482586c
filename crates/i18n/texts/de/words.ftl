### Die Wörter des Spiels.

kind-pavilion = Pavillon
kind-seraglio = Serail
kind-arcades = Arkaden
kind-chambers = Gemächer
kind-garden = Garten
kind-tower = Turm

currency-dinar = Dinar
currency-dirham = Dirham
currency-ducat = Dukat
currency-florin = Gulden
currency-diamond = Diamant

card-name = { $currency } { $value }
tile-name = { $kind } { $price }
start-tile = Startplättchen (Löwenbrunnen)

labelled = { $label }: { $value }

side-north = Nordseite
side-east = Ostseite
side-south = Südseite
side-west = Westseite

## Two letters for each currency, on cards and coins

mark-dinar = Dn
mark-dirham = Dh
mark-ducat = Dk
mark-florin = Gu
mark-diamond = Di
