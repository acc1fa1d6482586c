### Le caravansérail.

module-caravanserai = Le caravansérail
about-caravanserai = Un caravansérail est une carte argent qui se remplit tour après tour, peut changer de monnaie et repart de zéro une fois dépensée.
effect-caravanserai = De l’argent qui grandit tour après tour

## Tuiles et pièces

caravan-name = Caravansérail ({ $currency } { $value })
caravanserai-name = Caravansérail { $main } ({ $two } 2, { $three } 3, { $four } 4)
    .object = le caravansérail { $main } ({ $two } 2, { $three } 3, { $four } 4)
caravanserai-start = départ

## Ce qui est demandé

awaited-caravanserai-move = Vous pouvez avancer d’une case le marqueur d’un caravansérail.

## Ce qu’on peut faire

action-caravanserai-buy = Acheter { $card } avec { $pay }
action-caravanserai-buy-exact = Acheter { $card } avec { $pay } (appoint)
action-caravanserai-move = { $card } : avancer le marqueur sur { $space }

## Pourquoi pas

refusal-caravanserai-taken = Ce caravansérail n’est plus disponible.
refusal-caravanserai-underpaid = Votre argent ne suffit pas pour un caravansérail.
refusal-caravanserai-limit = Vous avez déjà deux caravansérails.
refusal-too-few-kinds = Ce caravansérail demande { $kinds } types de bâtiments différents dans votre Alhambra.
refusal-no-exchange-for-caravanserai = Un caravansérail se paie dans une seule monnaie, sans carte de change.
refusal-not-your-caravanserai = Ce caravansérail n’est pas à vous.
refusal-no-such-step = On n’atteint pas cette case en un seul pas.
refusal-caravanserai-stays = Un caravansérail n’est pas une carte que l’on peut donner.

## Ce qui s’est passé

event-caravanserai-bought = { $name } achète { $card } avec { $pay }.
event-caravanserai-bought-exact = { $name } achète { $card } avec { $pay } et fait l’appoint.
event-caravanserai-moved = { $name } avance le marqueur : { $card } est maintenant sur { $space }.

## Mise en place

setup-caravanserais = Étalez les { $cards } cartes caravansérail face visible, avec un marqueur pour chacune.
setup-second-caravanserai = Pour un second caravansérail, il faut { $kinds } types de bâtiments au lieu de quatre.
caravanserai-five-kinds = Cinq types
caravanserai-five-kinds-hint = pour un second caravansérail, au lieu de quatre

## La table

caravanserai-price = Prix pour vous : { $price }
caravanserai-no-price = Il vous faut { $kinds } types de bâtiments dans votre Alhambra.
