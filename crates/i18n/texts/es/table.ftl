### Las partes de la mesa.

more-payments = Otros pagos
place-hint = Toca una casilla marcada de tu Alhambra o arrastra allí la loseta.
redesign-hint = Para reformar, toca una loseta de tu Alhambra o de tu reserva.
price-not-reached = { $currency }: tienes { $held } de los { $price } que cuesta esta loseta.
not-now-bought = { $currency }: tienes bastante ({ $held } para { $price }), pero ahora no se puede comprar.
wall-change = Muralla más larga { $was } → { $now }
kind-change = { $kind } { $was } → { $now } (máximo en la mesa: { $most })

## Puntuaciones

sum = Total
line-by-line = Línea a línea
where-from = De dónde vienen los puntos
see-table = Ver la mesa

## Módulos

module-rules = Reglas de este módulo
paid-of = Pagado { $paid } de { $price }
offer-ends =
    { $seconds ->
        [one] Esta oferta termina en { $seconds } segundo.
       *[other] Esta oferta termina en { $seconds } segundos.
    }
