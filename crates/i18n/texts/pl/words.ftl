### Słowa gry. Atrybut object to biernik, gdy różni się od mianownika.

kind-pavilion = Pawilon
kind-seraglio = Seraj
kind-arcades = Arkady
kind-chambers = Komnaty
kind-garden = Ogród
kind-tower = Wieża
    .object = Wieżę

currency-dinar = Dinar
currency-dirham = Dirham
currency-ducat = Dukat
currency-florin = Floren
currency-diamond = Diament

card-name = { $currency } { $value }
tile-name = { $kind } { $price }
start-tile = Żeton startowy (Fontanna Lwów)

labelled = { $label }: { $value }

side-north = bok północny
side-east = bok wschodni
side-south = bok południowy
side-west = bok zachodni

## Two letters for each currency, on cards and coins

mark-dinar = Dn
mark-dirham = Dh
mark-ducat = Dk
mark-florin = Fl
mark-diamond = Di
