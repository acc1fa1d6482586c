### Choosing a game.

## The game

which-game = Qué juego
alhambra-hint = De 2 a 6, veinte módulos
red-palace-hint = Edificios al azar, guardias
red-palace-intro = Un juego aparte: el edificio de cada loseta se saca de una bolsa, los guardias de las murallas pagan habilidades y las losetas de puntuación dicen cuánto vale cada tipo.
options = Opciones
tab-seats = Asientos · { $count }
tab-modules = Módulos · { $count }
start-game = Empezar
done = Listo

## Seats

seats = Asientos
seat-number = Asiento { $number }
add-seat = Añadir un asiento
remove-seat = Quitar el asiento { $number }
who-plays = Quién juega
who-is = ¿Quién juega como { $name }?
plays-here = Juega aquí
bot = Bot
level-number = Nivel { $level }
level-1 = Novato
level-1-about = pasa por alto la mitad de lo que podría hacer
level-2 = Ocasional
level-2-about = pasa por alto una opción de cada cuatro
level-3 = Constante
level-3-about = elige lo que más puntos da ahora
level-4 = Hábil
level-4-about = prueba sus mejores opciones varios turnos por delante
level-5 = Experto
level-5-about = calcula con más cuidado
level-6 = Maestro
level-6-about = piensa más tiempo y juega mejor que nadie
level-rating = (puntuación { $rating })
colour = Color
colour-yellow = Amarillo, estrella
colour-blue = Azul, disco
colour-red = Rojo, rombo
colour-green = Verde, triángulo
colour-violet = Violeta, hexágono
colour-white = Blanco, cuadrado
third-seat = El tercero en la mesa
third-seat-bot = Un bot ocupa un tercer asiento y juega como los demás. Dirk se queda fuera.
two-players-dirk = Con dos jugadores participa Dirk como tercero neutral. Tiene edificios y puntúa, pero no juega turnos ni puede ganar.

## Modules

mixes = Mezclas
presets = Mezclas de módulos
preset-base = Juego base
preset-first = Un primer módulo
preset-builders = Maestros y vendedor
preset-builders-hint = La única mezcla que recomienda el propio reglamento: los maestros de obra con el vendedor ambulante.
preset-court = Intrigas en la corte
preset-treasure = Puertas y tesoros
all-modules = Todos los módulos
expansion = Expansión { $number }
expansion-some = { $on } de { $all }
expansion-all = todos
module-count =
    { $count ->
        [one] { $count } módulo
       *[other] { $count } módulos
    }
module-weight = Peso { $weight } de 3
module-minutes = +{ $minutes } min
module-no-minutes = ±0 min
module-more = Más sobre { $name }
module-rules-open = Abrir las reglas
wish-none = Neutral
wish-favourite = ★ Favorito
wish-banned = ✕ Nunca
wish-of = Tu preferencia sobre { $name }
reroll = Otro
reroll-of = Otro módulo en lugar de { $name }
copy-mix = Copiar la mezcla
mix-broken = Este enlace incluye un módulo que aquí no existe: { $name }

## Chance

surprise-me = Sorpréndeme
surprise-how = Cómo sorprenderme
surprise-count = Cuántos módulos
surprise-longest = Duración máxima
surprise-longest-any = Cualquier duración
surprise-game = Sortear también el juego
up-to-time = hasta { $time }

## How long and how hard

about = cerca de
duration-minutes = { $minutes } min
duration-hours = { $hours } h
duration-both = { $hours } h { $minutes }
length-parts = base { $base }, módulos { $modules }; 30 segundos por decisión, los bots son rápidos
complexity = Complejidad { $level } de 5
complexity-1 = Sencilla
complexity-2 = Ligera
complexity-3 = Media
complexity-4 = Densa
complexity-5 = Para expertos

## Options

seed-random = al azar
seed-hint = misma semilla, mismo reparto
seed-guessable = Una semilla corta se puede adivinar, y quien la adivine conoce todas las cartas que vendrán.
open-hands = Manos abiertas
open-hands-hint = todos ven todas las manos: ideal para aprender
more-options = Más opciones
more-options-hint = de algunos módulos, y la huella de la semilla
only-with = solo con { $name }
refused-needs-module = Hace falta el módulo { $name }.
refused-not-combined = { $game } no se juega con { $name }.
refused-players = Una partida es de 2 a 6 jugadores.
refused-other = Así no se puede jugar: { $reason }

## At a real table

real-table = Preparar una mesa real
real-table-hint = una lista para esta misma mezcla
setup-list = Preparación en una mesa real
setup-list-hint = Todo lo que hay que hacer antes del primer turno, para estos jugadores y módulos.
setup-steps = { $done } de { $all }
setup-next = Hecho, siguiente
setup-ready = La mesa está lista.
