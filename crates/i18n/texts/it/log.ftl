### Che cosa è successo, e da dove vengono i punti.

## Turni e tessere

event-turn = Turno { $turn }: { $name }
event-money = { $name } prende { $cards }.
event-laid-down = { $name } mette sul tavolo { $pay }.
event-bought = { $name } compra { $tile } con { $pay }.
event-bought-exact = { $name } compra { $tile } con { $pay }, pagamento esatto.
event-placed = { $name } piazza { $tile } in ({ $x }, { $y }).
    .seen = { $name } piazza { $tile }.
event-reserved = { $name } mette { $tile } nella riserva.
event-given = { $name } dà { $tile } a Carlo.
event-added = { $name } fa una modifica: aggiunge { $tile } in ({ $x }, { $y }).
    .seen = { $name } fa una modifica: aggiunge { $tile }.
event-removed = { $name } fa una modifica: sposta { $tile } da ({ $x }, { $y }) nella riserva.
    .seen = { $name } fa una modifica: sposta { $tile } nella riserva.
event-swapped = { $name } fa una modifica: scambia { $old } in ({ $x }, { $y }) con { $tile }.
    .seen = { $name } fa una modifica: scambia { $old } con { $tile }.
event-stopped = { $name } non fa altre azioni.
event-reshuffled =
    { $count ->
        [one] Gli scarti diventano il nuovo mazzo: { $count } carta.
       *[other] Gli scarti diventano il nuovo mazzo: { $count } carte.
    }
event-row = Nuova carta denaro scoperta: { $card }
event-market = Nuova tessera nello spazio { $space }: { $tile }
event-market-short = Il cortile non si può più completare: la partita finisce.
event-dirk-drew = Carlo riceve { $tile }.
event-left-over = { $name } ha più denaro di tutti e riceve la tessera rimasta { $tile } ({ $currency }: { $totals }).
event-left-over-nobody = Nessuno riceve la tessera rimasta { $tile } ({ $currency }: { $totals }).

## Valutazione

event-scoring-due = Esce la carta valutazione { $round }.
event-scored = Valutazione { $round }: { $totals }

line-of = { $name } – { $line }
line-kind = { $kind }: { $built }, { $place }, { $points }
line-built =
    { $count ->
        [one] { $count } edificio
       *[other] { $count } edifici
    }
line-built-half = { $count }½ edifici
line-wall = Muro più lungo: lunghezza { $count }, { $points }
place-alone = { $place }º posto
place-tied = { $place }º posto condiviso in { $tied }
points-shared = ({ $sum }) / { $tied } = { $points }
points-shared-rounded = ({ $sum }) / { $tied } = { $points }, arrotondato per difetto
