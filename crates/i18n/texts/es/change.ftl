### La calderilla.

module-change = La calderilla
about-change = La mitad de lo que pagas de más vuelve en monedas sueltas, que sirven como dinero.
effect-change = La mitad de lo pagado de más, en calderilla

## Losetas y piezas

coin-name = Moneda suelta ({ $currency })

## Por qué no

refusal-coins-stay = Las monedas sueltas no se pueden cambiar.

## Lo que ha pasado

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
