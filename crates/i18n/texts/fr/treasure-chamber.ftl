### La chambre aux trésors.

module-treasure-chamber = La chambre aux trésors
about-treasure-chamber = Achetez des coffres, rangez-les dans des bâtiments de leur type et marquez des points en ayant le plus de coffres.
effect-treasure-chamber = Qui range le plus de coffres marque des points

## Ce qui est demandé

awaited-pay-chests = Payez les coffres, la carte la plus forte d’abord.
awaited-place-chests = Placez vos coffres sur des bâtiments de leur type.
awaited-chest-offer = Vous pouvez placer les coffres restants sur vos bâtiments.

## Ce qu’on peut faire

action-chests = Acheter les coffres de la salle { $room } : { $chests }
action-put-chest = Placer un coffre sur { $tile }

## Pourquoi pas

refusal-room-empty = Cette salle est vide.
refusal-chests-unaffordable = Votre argent ne suffit pas pour une salle.
refusal-payment-order = Payez de la carte la plus forte à la plus faible ; le reste doit encore suffire pour le prix.
refusal-no-such-chest = Aucun coffre de ce type n’est à distribuer.
refusal-no-place-for-chest = Il faut au coffre un bâtiment de son type dans votre Alhambra qui n’en porte pas encore.
refusal-holds-chest = Ce bâtiment porte déjà un coffre.
refusal-must-place-chest = L’acheteur doit placer chaque coffre qui a une place, type par type.

## Ce qui s’est passé

event-chests-paid = { $name } paie { $card } pour la salle { $room }.
event-chests-bought = { $name } achète les coffres de la salle { $room } : { $chests }.
event-chest-stored = { $name } place un coffre sur { $tile }.
event-chest-returned = Un coffre retourne dans le sac : { $kind }
event-room-filled = Nouveaux coffres dans la salle { $room } : { $chests }
event-chamber-closed = Il reste trop peu de coffres : aucune salle ne sera plus remplie.
line-chests = Coffres : { $count }, { $place }, { $points }

## Mise en place

setup-chests = Mettez tous les coffres dans le sac et piochez-en 4 pour chacune des 3 salles.

## La table

chests = Coffres
room-number = Salle { $number }
chest-of = Coffre : { $kind }
chests-fit = place pour { $count } sur { $total }
buy-for = Acheter pour { $price }
chests-price = Toutes les monnaies, même mêlées ; ni monnaie rendue, ni action de plus. Un coffre par bâtiment de son type.
chests-space = Place pour

## In the terminal

chests-stored = Entreposés : { $stored }
chests-aside = À entreposer maintenant : { $chests }
