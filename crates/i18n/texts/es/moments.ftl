### Moments: pace, flights, a scoring, the end.

## Pace

pace = Ritmo de los bots
pace-is = Ritmo de los bots: { $pace }
pace-calm = Tranquilo
pace-quick = Rápido
pace-instant = Al instante
bots-pause = Pausar los bots
bots-go-on = Reanudar los bots
bots-step = Una acción de un bot
hurry-bot = Jugar ya

## An exact payment

exact-seal = Pago exacto
exact-seal-more = una acción más

## A scoring

scoring-title =
    { $number ->
        [1] Primera puntuación
        [2] Segunda puntuación
       *[other] Última puntuación
    }
scoring-short = Puntuación { $number }
scoring-about = Primero la mayoría de cada tipo de edificio; luego, las murallas.
scoring-points = Puntos
scoring-next = Siguiente
scoring-pause = Pausa
scoring-go-on = Continuar
scoring-skip = Ir al total
scored-walls = Murallas
scored-leads = { $what }: { $names } lidera con { $count }
scored-tie = { $what }: { $names } lideran con { $count } cada uno
scored-nobody = { $what }: nadie tiene nada
scored-place = { $place }: { $names }, { $points }.
scored-unpaid = Nada para { $names }.
scored-walls-why = Cada tramo de la muralla más larga da un punto.
standing-leads = { $names } lidera con { $points }
standing-tie = { $names } lideran con { $points } cada uno

## The end

wins-by = { $name } gana por { $count }
your-place = Tu puesto: { $place } de { $of }, { $points }
end-exact =
    { $count ->
        [one] { $count } exacto
       *[other] { $count } exactos
    }
end-race = La carrera
end-moments = Momentos
end-home = Inicio
moment-exact = Más pagos exactos: { $names }, { $count }
moment-wall = Muralla más larga: { $names }, { $count }
moment-majority = { $kind }: { $to } supera a { $from } antes de la puntuación { $number }
moment-most = Mejor puntuación: { $names }, { $count } en la { $number }.ª
