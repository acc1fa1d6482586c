### El poder del sultán.

module-power-of-the-sultan = El poder del sultán
about-power-of-the-sultan = Una carta del sultán te da gratis un edificio del tipo marcado en cuanto sale para el mercado.
effect-power-of-the-sultan = Toma gratis un edificio recién sacado

## Losetas y piezas

sultan-card-name = Carta del sultán { $currency } ({ $kind })
    .object = la carta del sultán { $currency } ({ $kind })

## Lo que se pide

awaited-sultan-mark = Conserva la marca de tu carta del sultán o tira el dado.
awaited-sultan-roll = Marca el tipo que ha salido o el de la cara opuesta.
awaited-sultan-offer = Puedes tomar el edificio que ha salido a cambio de una carta del sultán.

## Lo que se puede hacer

action-sultan-buy = Comprar { $card } por { $pay }
action-sultan-buy-exact = Comprar { $card } por { $pay } (exacto)
action-sultan-keep = Conservar la marca: { $kind }
action-sultan-roll = Quitar la marca y tirar el dado
action-sultan-mark = Marcar { $kind }
action-sultan-claim = Tomar { $tile } a cambio de una carta del sultán

## Por qué no

refusal-sultan-not-in-display = Esa carta del sultán no está a la vista.
refusal-sultan-currency = Una carta del sultán se paga en su propia moneda.
refusal-sultan-underpaid = Tu dinero no alcanza para una carta del sultán.
refusal-not-rolled = Solo se puede marcar el tipo que ha salido o el de la cara opuesta.
refusal-not-offered = Se ofrece otro edificio.

## Lo que ha pasado

event-sultan-opened = Hay una carta del sultán a la vista: { $card }
event-sultan-bought = { $name } compra { $card } por { $pay }.
event-sultan-bought-exact = { $name } compra { $card } por { $pay }, pago exacto.
event-sultan-kept = { $name } conserva la marca: { $kind }
event-sultan-rolled = { $name } tira el dado: { $kind }
event-sultan-marked = { $name } marca { $kind }.
event-sultan-offered = Sale para el espacio { $space } y se ofrece antes: { $tile }
event-sultan-declined = { $name } rechaza { $tile }.
event-sultan-claimed = { $name } usa una carta del sultán y toma { $tile }.

## Preparación

setup-sultan-markers = Preparad los { $markers } marcadores y el dado de edificios de las cartas del sultán.
setup-sultan-cards = { $count } cartas del sultán
