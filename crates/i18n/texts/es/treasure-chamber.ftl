### La cámara del tesoro.

module-treasure-chamber = La cámara del tesoro
about-treasure-chamber = Compra cofres, guárdalos en edificios de su tipo y puntúa por tener más que nadie.
effect-treasure-chamber = Puntúa quien más cofres guarda

## Lo que se pide

awaited-pay-chests = Paga los cofres, primero la carta más alta.
awaited-place-chests = Pon tus cofres en edificios de su tipo.
awaited-chest-offer = Puedes poner los cofres sobrantes en tus edificios.

## Lo que se puede hacer

action-chests = Comprar los cofres de la sala { $room }: { $chests }
action-put-chest = Poner un cofre en { $tile }

## Por qué no

refusal-room-empty = Esa sala está vacía.
refusal-chests-unaffordable = Tu dinero no alcanza para una sala.
refusal-payment-order = Paga de la carta más alta a la más baja; lo que quede aún debe bastar para llegar al precio.
refusal-no-such-chest = No se está repartiendo ningún cofre de ese tipo.
refusal-no-place-for-chest = Un cofre necesita en tu Alhambra un edificio de su tipo que aún no tenga ninguno.
refusal-holds-chest = Ese edificio ya tiene un cofre.
refusal-must-place-chest = Quien compra debe poner cada cofre que tenga sitio, tipo por tipo.

## Lo que ha pasado

event-chests-paid = { $name } paga { $card } por la sala { $room }.
event-chests-bought = { $name } compra los cofres de la sala { $room }: { $chests }.
event-chest-stored = { $name } pone un cofre en { $tile }.
event-chest-returned = Un cofre vuelve a la bolsa: { $kind }
event-room-filled = Nuevos cofres en la sala { $room }: { $chests }
event-chamber-closed = Quedan muy pocos cofres: ya no se rellena ninguna sala.
line-chests = Cofres: { $count }, { $place }, { $points }

## Preparación

setup-chests = Meted todos los cofres en la bolsa y sacad 4 para cada una de las 3 salas.

## La mesa

chests = Cofres
room-number = Sala { $number }
chest-of = Cofre: { $kind }
chests-fit =
    { $count ->
        [one] cabe { $count } de { $total }
       *[other] caben { $count } de { $total }
    }
buy-for = Comprar por { $price }
chests-price = Cualquier mezcla de dinero, sin cambio ni acción adicional. Un cofre por edificio de su tipo.
chests-space = Sitio para

## In the terminal

chests-stored = Guardados: { $stored }
chests-aside = Por guardar ahora: { $chests }
