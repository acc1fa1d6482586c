### The story of a game and its replay.

story-set-up = Antes del primer turno

## Replay

replay-start = La mesa está puesta; nadie ha actuado todavía.
jump-to-turn = Ir a un turno o a una puntuación
replay-play = Reproducir
replay-pause = Pausa
replay-speed = Velocidad
replay-graph = Puntos si se puntuara ahora

## Whose hands are seen

eyes = Manos visibles
eyes-nobody = Manos ocultas
eyes-all = Todas las manos

## Turning points

turning-points = Momentos decisivos
turning-none = Nadie adelantó a nadie.
turning-lead = Turno { $turn }: { $name } se pone en cabeza
turning-swing = Ventaja recortada a quien iba en cabeza
hand-of = Mano de { $name }
