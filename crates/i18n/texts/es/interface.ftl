### Las pantallas.

## Inicio

app-title = Alhambra
tagline = Compra jardines, levanta torres, construye la muralla más larga de Granada.
new-game = Nueva partida
continue-game = Continuar
rules = Reglas
settings = Ajustes
back = Atrás
close = Cerrar
cancel = Cancelar
delete = Eliminar
saved = Guardado
offline-ready = Ya se puede jugar sin conexión.

## Preparación

player-name = Nombre
default-name = Jugador { $number }
players = Jugadores
modules = Módulos
seed = Semilla

## La mesa

market = Mercado de edificios
space-number = Espacio { $number } ({ $currency })
empty-space = Espacio vacío
money-row = Cartas de dinero a la vista
hand = Mano
hand-size =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
reserve = Reserva
reserve-empty = La reserva está vacía.
alhambra-of = Alhambra de { $name }
dirk = Dirk
wall = Muralla
open-side = Lado abierto
longest-wall = Muralla más larga: { $count }
set-aside-tiles = Losetas por colocar
supply-left =
    { $count ->
        [one] Queda { $count } loseta en la provisión
       *[other] Quedan { $count } losetas en la provisión
    }
draw-pile-left =
    { $count ->
        [one] Mazo: { $count } carta
       *[other] Mazo: { $count } cartas
    }
discard-count =
    { $count ->
        [one] Descartes: { $count } carta
       *[other] Descartes: { $count } cartas
    }

## Un turno

your-turn = Tu turno
turn-of = Turno de { $name }
turn-number = Turno { $number }
thinking = { $name } está pensando…
choose-action = Elige una acción
choose-tile-place = Elige dónde colocar la loseta
selected-tile = Seleccionada: { $tile }
place-here = Colocar { $tile } aquí ({ $x }, { $y })
put-in-reserve = Poner en la reserva
give-to-dirk = Dar a Dirk
take-money = Tomar dinero
take-selected = Tomar las cartas elegidas (total { $total })
buy-tile = Comprar { $tile } por { $price }
pay-with = Pagar con
exact = Exacto
exact-hint = Con un pago exacto tienes una acción más.
overpay = { $excess } de más; no se da cambio
other-actions = Otras acciones
redesign = Reformar
remove-tile = Llevar { $tile } a la reserva
swap-tile = Cambiar por { $tile }
stop-turn = Sin más acciones
pass-offer = Pasar
undo = Deshacer
redo = Rehacer
not-legal-here = Aquí no es posible.
since-your-turn = Desde tu turno
log = Registro

## Un dispositivo para varias personas

hand-over = Pasa el dispositivo a { $name }
hand-over-hint = Todas las manos quedan ocultas hasta que la siguiente persona esté lista.
i-am = Soy { $name }

## Puntos

score = Puntos
round-number = Puntuación { $number }
projected-score = Puntos previstos
points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
final-score = Resultado final
game-over = La partida ha terminado.
winner = ¡Gana { $name }!
winners = ¡{ $names } comparten la victoria!
aborted = Se ha alcanzado el límite de turnos. La partida termina sin resultado.
play-again = Jugar otra vez

## Grabaciones

replay = Repetición
replay-step = Paso { $number } de { $total }
first-step = Primer paso
previous-step = Paso anterior
next-step = Paso siguiente
last-step = Último paso
branch-here = Seguir jugando desde aquí
share-link = Enlace para compartir
copy-record = Copiar la grabación
copied = Copiado
download-record = Descargar la grabación
record-broken = Esta grabación no se puede leer: { $reason }

## Reglas

search-rules = Buscar en las reglas
no-rule-found = No se ha encontrado ninguna regla.

## Acceso

skip-to-content = Ir al contenido
keys = Teclas
keyboard-hint = Las flechas mueven, Intro elige, Escape vuelve atrás.

# The first game, taught by playing
