### The screens around the table.

## Start

play-now = Jugar ya
play-now-hint = Tú contra dos bots medios, juego base
new-game-hint = Elige asientos, bots, colores y módulos
how-to-play-hint = Una primera partida que enseña jugando

## New game

level-easy = Bot fácil
level-medium = Bot medio
level-strong = Bot fuerte
who-plays = Quién juega
colour = Color
colour-yellow = Amarillo, estrella
colour-blue = Azul, disco
colour-red = Rojo, rombo
colour-green = Verde, triángulo
colour-violet = Violeta, hexágono
colour-white = Blanco, cuadrado
third-seat = El tercero en la mesa
third-seat-bot = Un bot ocupa un tercer asiento y juega como los demás. Dirk se queda fuera.
presets = Mezclas de módulos
preset-base = Juego base
preset-first = Un primer módulo
preset-court = Intrigas en la corte
preset-builders = Maestros y vendedor
preset-builders-hint = La única mezcla que recomienda el propio reglamento: los maestros de obra con el vendedor ambulante.
expansion = Expansión { $number }
preset-treasure = Puertas y tesoros
surprise-count = Cuántos módulos
module-count =
    { $count ->
        [one] { $count } módulo
       *[other] { $count } módulos
    }
surprise-game = Sortear también el juego
surprise-weight = Duración de la partida
weight-any = Cualquier duración
weight-light = Una mezcla rápida
weight-heavy = Una mezcla larga
mix-minutes =
    { $minutes ->
        [one] Estos módulos añaden { $minutes } minuto al juego base.
       *[other] Estos módulos añaden unos { $minutes } minutos al juego base.
    }
copy-mix = Copiar el enlace de esta mezcla
mix-broken = Este enlace nombra un módulo desconocido aquí: { $name }
wish-none = Sin deseo
wish-favourite = ★ Favorito
wish-banned = ✕ Nunca
wish-of = Tu deseo sobre { $name }
reroll = Otro
reroll-of = Otro módulo en lugar de { $name }
adds-title = Lo que añade al juego base
adds-points = Puntos de un jugador
adds-decisions = Decisiones de una partida
adds-minutes = Minutos de una partida
adds-hint = Medido con tres bots fuertes, cada módulo solo; minutos a 30 segundos por decisión.
adds-place = puesto { $place } de { $count }
rules-of = Reglas de { $name }
deal = El reparto

## Saved games

game-over-short = Terminada
delete-really = ¿Borrar esta partida para siempre?
store-failed = Este navegador no puede guardar la partida: su almacén está lleno o prohibido. Puedes seguir jugando; copia el registro para conservarlo.

## Sharing

share = Compartir
copy-link = Copiar el enlace
copy-failed = El navegador no permitió copiar. Selecciona el texto y cópialo a mano.
share-hint = La partida sigue en curso: el enlace y el registro lo contienen todo, también lo oculto.
link-broken = Este enlace no se puede abrir: { $reason }
choose-file = Elegir un archivo
file-unreadable = Este archivo no se puede leer.
load-hint = Un registro, una partida guardada, un enlace o su código. También se puede soltar un archivo en cualquier lugar de esta pantalla.
drop-here = Suelta el archivo para abrir la partida

## Seed

fingerprint = Huella de la semilla
fingerprint-hint = El SHA-256 de la semilla. La semilla se muestra tras la partida, para que todos puedan comprobar que el reparto estaba fijado de antemano.
fingerprint-check = Este es el SHA-256 de la semilla tal como figura arriba. Se mostró antes y durante la partida.

## Replay

replay-start = La mesa está puesta; nadie ha actuado todavía.
jump-to-turn = Ir a un turno o a una puntuación

## Rules

contents = Contenido
rule-file = Parte de las reglas
rules-found =
    { $count ->
        [one] { $count } pasaje encontrado
       *[other] { $count } pasajes encontrados
    }
the-table = La mesa

## Settings

habits = Costumbres
reduced-motion-hint = Nada se mueve en la pantalla. Si el sistema lo pide, se cumple de todos modos.
sound = Sonidos
sound-hint = Sonidos suaves para cartas, losetas, monedas, puntuaciones y tu turno.

## New versions

update-ready = Hay una nueva versión lista.
update-now = Recargar ahora
update-later = Más tarde
loading = Cargando …
load-failed = No se ha podido cargar. ¿Hay conexión?
load-again = Intentar de nuevo
