### El caravasar.

module-caravanserai = El caravasar
about-caravanserai = Un caravasar es una carta de dinero que crece turno a turno, puede cambiar de moneda y vuelve a empezar cuando se gasta.
effect-caravanserai = Dinero que crece turno a turno

## Losetas y piezas

caravan-name = Caravasar ({ $currency } { $value })
caravanserai-name = Caravasar { $main } ({ $two } 2, { $three } 3, { $four } 4)
    .object = el caravasar { $main } ({ $two } 2, { $three } 3, { $four } 4)
caravanserai-start = inicio

## Lo que se pide

awaited-caravanserai-move = Puedes mover un espacio el marcador de un caravasar.

## Lo que se puede hacer

action-caravanserai-buy = Comprar { $card } por { $pay }
action-caravanserai-buy-exact = Comprar { $card } por { $pay } (exacto)
action-caravanserai-move = { $card }: mover el marcador a { $space }

## Por qué no

refusal-caravanserai-taken = Ese caravasar ya no está a la vista.
refusal-caravanserai-underpaid = Tu dinero no alcanza para un caravasar.
refusal-caravanserai-limit = Ya tienes dos caravasares.
refusal-too-few-kinds = Este caravasar exige { $kinds } tipos de edificio distintos en tu Alhambra.
refusal-no-exchange-for-caravanserai = Un caravasar se paga en una sola moneda, sin carta de cambio.
refusal-not-your-caravanserai = Ese caravasar no es tuyo.
refusal-no-such-step = A ese espacio no se llega con un solo paso.
refusal-caravanserai-stays = Un caravasar no es una carta que se pueda dar.

## Lo que ha pasado

event-caravanserai-bought = { $name } compra { $card } por { $pay }.
event-caravanserai-bought-exact = { $name } compra { $card } por { $pay }, pago exacto.
event-caravanserai-moved = { $name } mueve el marcador: { $card } está ahora en { $space }.

## Preparación

setup-caravanserais = Poned a la vista las { $cards } cartas de caravasar, con un marcador para cada una.
setup-second-caravanserai = Para un segundo caravasar hacen falta { $kinds } tipos de edificio en lugar de cuatro.
caravanserai-five-kinds = Cinco tipos
caravanserai-five-kinds-hint = para un segundo caravasar, en lugar de cuatro

## La mesa

caravanserai-price = Precio para ti: { $price }
caravanserai-no-price = Necesitas { $kinds } tipos de edificio en tu Alhambra.
