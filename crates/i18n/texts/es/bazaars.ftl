### Los bazares.

module-bazaars = Los bazares
about-bazaars = Un bazar cuesta lo que la loseta del espacio de su moneda, se paga con el importe exacto y al final puntúa por los edificios que lo rodean.
effect-bazaars = Losetas que puntúan por los edificios vecinos
effect-red-palace-bazaars = Losetas que puntúan por los edificios vecinos

## Losetas y piezas

bazaar-name = Bazar { $currency } ({ $kinds })

## Por qué no

refusal-not-in-display = Ese bazar no está junto al mercado.
refusal-bazaar-currency = Un bazar se paga en su propia moneda.
refusal-no-bazaar-price = El bazar no tiene precio ahora: el espacio de su moneda está vacío.
refusal-bazaar-not-exact = Un bazar se paga con el importe exacto.

## Lo que ha pasado

event-bazaar = Junto al mercado hay un bazar: { $tile }
line-bazaar = { $tile }: vecinos { $count } × tipos { $kinds }, { $points }

## Preparación

setup-bazaars = Añadid los { $bazaars } bazares a la provisión, boca abajo, y mezclad.

## La mesa

bazaars-change = Bazares { $was } → { $now } puntos al final
bazaar-price = Precio ahora: { $price }
bazaar-no-price = Sin precio mientras su espacio esté vacío
