### La oficina de cambio.

module-currency-exchange = La oficina de cambio
about-currency-exchange = Con una carta de cambio pagas una loseta mezclando dos monedas.
effect-currency-exchange = Con una carta pagas en dos monedas

## Losetas y piezas

exchange-card-name = Carta de cambio { $first }/{ $second }
    .object = la carta de cambio { $first }/{ $second }

## Por qué no

refusal-no-exchange-in-row = Esa carta de cambio no está entre las cartas a la vista.
refusal-wrong-exchange = Esa carta de cambio no muestra la moneda del espacio.
refusal-needless-exchange = La carta de cambio no hace falta para ese pago.
refusal-no-exchange-for-bids = Una puja no se puede pagar con una carta de cambio.

## Preparación

setup-exchange-cards = { $count } cartas de cambio
