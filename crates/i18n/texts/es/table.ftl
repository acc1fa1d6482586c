### Las partes de la mesa.

take-together = Tomar juntas
more-payments = Otros pagos
place-hint = Toca una casilla marcada de tu Alhambra o arrastra allí la loseta.
redesign-hint = Para remodelar, toca una loseta de tu Alhambra o de tu reserva.
price-not-reached = Tienes { $held } de los { $price } { $currency } que cuesta esta loseta.
not-now-bought = Tienes bastante { $currency } ({ $held } para { $price }), pero ahora no se puede comprar.
wall-change = Muralla más larga { $was } → { $now }
kind-change = { $kind } { $was } → { $now } (máximo en la mesa: { $most })
camps-change = Campamentos { $was } → { $now } puntos
bazaars-change = Bazares { $was } → { $now } puntos al final
bazaar-price = Precio ahora: { $price }
bazaar-no-price = Sin precio mientras su espacio esté vacío
caravanserai-price = Precio para ti: { $price }
caravanserai-no-price = Necesitas cuatro tipos de edificio en tu Alhambra, y nadie puede tener más de dos cartas.
fold-choices = Plegar o desplegar las opciones
page-table = Mesa
page-others = Jugadores y registro

## Puntuaciones

sum = Total
line-by-line = Línea a línea
where-from = De dónde vienen los puntos
see-table = Ver la mesa

## Módulos

module-rules = Reglas de este módulo
on-bonus-card = En tu carta de bonificación
huts-left =
    { $count ->
        [one] queda { $count } caseta
       *[other] quedan { $count } casetas
    }
gates-held =
    { $count ->
        [one] { $count } carta de puerta en la mano
       *[other] { $count } cartas de puerta en la mano
    }
next-invasion = Próximo ataque
invasion-known = { $from }: { $points }
invasion-unknown = Aún no sabes desde dónde.
open-sides = { $side }: { $count } abiertos
looked-at = Ha mirado: { $names }
scout-of = Explorador: { $kind }
invasion = Invasión
sticks-left = Murallas de madera restantes: { $count }
sticks-on = muralla de madera: { $sides }
build-hint = Elige una loseta con lados iluminados, o una de tu reserva.
build-tiles = Losetas para estas murallas
citizens = Ciudadanos
citizen-supply = Provisión de ciudadanos
citizen-name = Ciudadano ({ $kind })
trader-disc = Disco de vendedor
trader-disc-aside = Disco de vendedor (apartado)
citizens-chosen = Elegidos: { $count } de 3
choose-these-citizens = Elegir estos tres
citizens-change = Ciudadanos { $was } → { $now } puntos
nothing-dealt = Aún no se ha repartido nada: primero eligen todos.
chests-fit = caben { $count } de { $total }
chests-paid = Pagado { $paid } de { $price }
coins = Monedas sueltas
change-due =
    { $count ->
        [one] { $count } moneda suelta de vuelta
       *[other] { $count } monedas sueltas de vuelta
    }
done-paying = Listo
round-next = próxima
round-done = hecha
culture = Cultura
culture-tile = Loseta de cultura { $price }: ahora { $points }, como máximo { $limit }; edificios: { $count }
culture-missing = Loseta de cultura { $price }: ninguna aún; edificios: { $count } de { $needed }; quedan: { $left }
bidder-in = sigue pujando
bidder-out = ha pasado
offer-ends =
    { $seconds ->
        [one] Esta oferta termina en { $seconds } segundo.
       *[other] Esta oferta termina en { $seconds } segundos.
    }
patience = Cuánto espera una oferta entre dos turnos
patience-none = Hasta que responda
patience-seconds = { $seconds } s
