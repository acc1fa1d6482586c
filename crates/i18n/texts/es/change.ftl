### La calderilla.

module-change = La calderilla
about-change = La mitad de lo que pagas de más vuelve en monedas sueltas, que sirven como dinero.

## Losetas y piezas

coin-name = Moneda suelta ({ $currency })

## Lo que se pide

awaited-add-money = Añade dinero para recibir calderilla, o termina.

## Lo que se puede hacer

action-pay-more = Añadir { $pay }
done-paying = Listo

## Por qué no

refusal-other-currency = A un pago solo se puede añadir dinero de la misma moneda.
refusal-coins-stay = Las monedas sueltas no se pueden cambiar.

## Lo que ha pasado

event-laid-down = { $name } pone { $pay }.
event-coins-drawn = { $name } saca monedas sueltas: { $coins }

## Preparación

setup-coins = Meted las { $coins } monedas sueltas en la bolsa de calderilla.

## La mesa

coins = Monedas sueltas
change-due =
    { $count ->
        [one] { $count } moneda suelta de vuelta
       *[other] { $count } monedas sueltas de vuelta
    }
