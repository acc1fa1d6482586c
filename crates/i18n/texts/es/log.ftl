### Lo que ha pasado, y de dónde vienen los puntos.

## Turnos y losetas

event-turn = Turno { $turn }: { $name }
event-money = { $name } toma { $cards }.
event-laid-down = { $name } pone { $pay }.
event-bought = { $name } compra { $tile } por { $pay }.
event-bought-exact = { $name } compra { $tile } por { $pay }, pago exacto.
event-placed = { $name } coloca { $tile } en ({ $x }, { $y }).
    .seen = { $name } coloca { $tile }.
event-reserved = { $name } pone { $tile } en la reserva.
event-given = { $name } da { $tile } a Dirk.
event-added = { $name } reforma y añade { $tile } en ({ $x }, { $y }).
    .seen = { $name } reforma y añade { $tile }.
event-removed = { $name } reforma y lleva { $tile } de ({ $x }, { $y }) a la reserva.
    .seen = { $name } reforma y lleva { $tile } a la reserva.
event-swapped = { $name } reforma y cambia { $old } en ({ $x }, { $y }) por { $tile }.
    .seen = { $name } reforma y cambia { $old } por { $tile }.
event-stopped = { $name } no hace más acciones.
event-reshuffled =
    { $count ->
        [one] Los descartes forman el nuevo mazo: { $count } carta.
       *[other] Los descartes forman el nuevo mazo: { $count } cartas.
    }
event-row = Nueva carta de dinero a la vista: { $card }
event-market = Nueva loseta en el espacio { $space }: { $tile }
event-market-short = El mercado no se puede completar: la partida termina.
event-dirk-drew = Dirk recibe { $tile }.
event-left-over = { $name } tiene más dinero que nadie y recibe la loseta sobrante { $tile } ({ $currency }: { $totals }).
event-left-over-nobody = Nadie recibe la loseta sobrante { $tile } ({ $currency }: { $totals }).

## Puntuación

event-scoring-due = Sale la carta de puntuación { $round }.
event-scored = Puntuación { $round }: { $totals }

line-of = { $name } – { $line }
line-kind = { $kind }: { $built }, { $place }, { $points }
line-built =
    { $count ->
        [one] { $count } edificio
       *[other] { $count } edificios
    }
line-built-half = { $count }½ edificios
line-wall = Muralla más larga: longitud { $count }, { $points }
place-alone =
    { $place ->
        [1] 1.er puesto
        [3] 3.er puesto
       *[other] { $place }.º puesto
    }
place-tied =
    { $place ->
        [1] 1.er puesto compartido entre { $tied }
        [3] 3.er puesto compartido entre { $tied }
       *[other] { $place }.º puesto compartido entre { $tied }
    }
points-shared = ({ $sum }) / { $tied } = { $points }
points-shared-rounded = ({ $sum }) / { $tied } = { $points }, redondeado hacia abajo
