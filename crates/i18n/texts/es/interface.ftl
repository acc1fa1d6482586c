### Las pantallas.

## Inicio

app-title = Alhambra
tagline = Compra jardines, levanta torres, construye la muralla más larga de Granada.
new-game = Nueva partida
continue-game = Continuar
load-record = Abrir una partida grabada
how-to-play = Cómo se juega
rules = Reglas
settings = Ajustes
back = Atrás
close = Cerrar
cancel = Cancelar
start-game = Empezar la partida
saved-games = Partidas guardadas
no-saved-games = Aún no hay partidas guardadas.
delete = Eliminar
saved = Guardado
offline-ready = Lista para jugar sin conexión.

## Preparación

seats = Asientos
seat-number = Asiento { $number }
player-name = Nombre
default-name = Jugador { $number }
human = Humano
remove-seat = Quitar este asiento
add-seat = Añadir un asiento
players = Jugadores
modules = Módulos
all-modules = Todos los módulos
surprise-me = Sorpréndeme
seed = Semilla
seed-hint = La misma semilla da la misma partida. Déjala vacía para una al azar.
seed-guessable = Una semilla corta se puede adivinar, y quien la adivine conoce todas las cartas que vendrán.
open-hands = Manos abiertas
open-hands-hint = Todos ven todas las manos. Ideal para aprender.
two-players-dirk = Con dos jugadores participa Dirk como tercero neutral. Tiene edificios y puntúa, pero no juega turnos ni puede ganar.

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
        [one] Queda { $count } loseta en la bolsa
       *[other] Quedan { $count } losetas en la bolsa
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
exact = Pago exacto
exact-hint = Con un pago exacto tienes una acción más.
overpay = { $excess } de más; no se da cambio
other-actions = Otras acciones
redesign = Reformar
remove-tile = Llevar { $tile } a la reserva
swap-tile = Cambiar por { $tile }
stop-turn = Ninguna acción más
pass-offer = Pasar
undo = Deshacer
redo = Rehacer
confirm-turn-hint = Después ya no se puede deshacer nada de este turno.
not-legal-here = Aquí no es posible.
since-your-turn = Desde tu último turno
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
paste-record = Pegar una grabación
record-broken = Esta grabación no se puede leer: { $reason }

## Ajustes

language = Idioma
theme = Tema
theme-system = Como el sistema
theme-light = Claro
theme-dark = Oscuro
theme-contrast = Alto contraste
purist = Modo purista
purist-hint = Oculta los puntos previstos y las demás ayudas, como en la mesa de verdad.
confirm-turns = Confirmar el final de cada turno
reduced-motion = Menos animaciones

## Reglas

search-rules = Buscar en las reglas
no-rule-found = No se ha encontrado ninguna regla.
rule-link = Regla { $rule }

## Acceso

skip-to-content = Ir al contenido
keyboard-hint = Las flechas mueven, Intro elige, Escape vuelve atrás.

# The first game, taught by playing
lesson-title = Primera partida
lesson-step = Paso {$number} de {$total}
lesson-next = Siguiente
lesson-stop = Terminar la lección
lesson-table = Esta es tu mesa. El mercado y las cartas de dinero están a un lado, tu Alhambra en el centro y los demás al lado. Cada palacio empieza en la fuente de los leones.
lesson-take = Toma dinero: toca una carta a la vista. Se pueden tomar varias cartas pequeñas a la vez, hasta un total de 5.
lesson-market = Cada espacio del mercado acepta una sola moneda: la que se ve debajo de la loseta. El número de la loseta es su precio.
lesson-buy = Compra una loseta en cuanto puedas: tócala y elige cómo pagar. Hasta entonces, toma dinero de su moneda. Nunca se devuelve cambio.
lesson-place = Ahora la loseta busca sitio. Toca una casilla iluminada: muralla con muralla, lado abierto con lado abierto, y todo debe alcanzarse a pie desde la fuente.
lesson-walls = Las murallas puntúan: en cada puntuación recibes un punto por cada tramo de tu muralla exterior más larga. Ilumínala con el botón bajo tu palacio.
lesson-exact = Si pagas exacto puedes actuar otra vez. Busca la marca de pago exacto. Haz una compra exacta.
lesson-redesign = Una loseta que no cabe va a la reserva. Más tarde una reforma la coloca, retira otra o intercambia dos. También es una acción.
lesson-scoring = La partida se puntúa tres veces: por más edificios de un tipo y por las murallas. Juega hasta la primera puntuación.
lesson-end = Abre la puntuación para ver de dónde viene cada punto. Ya lo sabes todo: que lo disfrutes.
