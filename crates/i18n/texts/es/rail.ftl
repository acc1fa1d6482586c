### The rail beside the table: players, majorities, clock, story.

## Jugadores

is-thinking = está pensando
known-hands = Cartas de los demás
hand-unknown =
    { $count ->
        [one] { $count } carta desconocida
       *[other] { $count } cartas desconocidas
    }
beside-board = Existencias y losetas de puntuación
tab-race = Carrera
tab-palaces = Palacios

## Mayorías

majorities = Mayorías
race-rounds = puntuación { $next } → { $after }
race-last-round = puntuación { $next }
race-leads = en cabeza
race-second = en segundo lugar
race-unseen = Aún sin ver
race-places =
    { $count ->
        [1] 1.º
        [2] 1.º · 2.º
       *[other] 1.º · 2.º · 3.º
    }
race-each-section = por tramo
if-scored-now = puntuando ya

## Reloj

clock-round = Puntuación { $round } de 3
clock-round-short = Puntuación { $round }
clock-now = al final de este turno
clock-next-card = con la próxima carta
clock-any-card = en cualquier momento, en { $most } cartas como mucho
clock-any-card-short = en { $most } cartas como mucho
clock-cards = dentro de { $least } a { $most } cartas
clock-cards-short = en { $least } a { $most } cartas
clock-tiles =
    { $count ->
        [one] al final: queda { $count } loseta
       *[other] al final: quedan { $count } losetas
    }

## Relato

story = Crónica
story-all = todo
story-empty = Aún no ha pasado nada.
story-exact = con pago exacto
story-over = { $count } de más
story-took = toma { $cards }
story-bought = compra { $tile }
story-reserved = pone { $tile } en la reserva
story-given = da { $tile } a Dirk
story-added = construye { $tile } de la reserva
story-removed = lleva { $tile } a la reserva
story-swapped = cambia { $old } por { $tile }
