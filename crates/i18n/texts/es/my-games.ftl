### Statistics over finished games.

my-games = Mis partidas
my-games-hint = Estadísticas, récords y copia de tus partidas
my-games-count =
    { $count ->
        [one] { $count } partida terminada
       *[other] { $count } partidas terminadas
    }

## Figures

stats-games = Partidas
stats-won = Ganadas
stats-best = Mejor resultado
stats-wall = Muralla más larga
stats-exact = Pagos exactos
stats-round = Mejor puntuación
stats-streak = Victorias seguidas
stats-lead = Mayor ventaja
stats-of-games = { $share } de las partidas
stats-average-is = { $points } de media
stats-of-tiles = { $share } de las compras
stats-streak-longest = racha más larga: { $count }

## Tables

stats-all = Todas las partidas
stats-people = Jugador
stats-chance = Esperadas
stats-average = Media
stats-players =
    { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
stats-by-players = Ganadas por número de jugadores
stats-by-level = Contra el más fuerte de la mesa
stats-only-people = Solo personas
stats-by-module = Con módulos
stats-no-modules = Sin módulos
stats-by-game = Por juego
stats-points = Puntos por origen, por partida
stats-rest = Otros
stats-last = Últimas partidas
stats-place = Puesto { $place } de { $of }
stats-none = Aún no hay partidas terminadas
stats-none-hint = En cuanto termine una partida, contará aquí: quién ganó, de dónde salieron los puntos, la muralla más larga.

## Take along

take-along = Trasladar
take-along-hint = Tus partidas en un archivo, para otro dispositivo. Allí se suman a las que ya hay; ninguna cuenta dos veces.
export-games = Guardar un archivo
import-games = Añadir un archivo
taken-nothing = Ya tienes todas las partidas de este archivo.
taken-in =
    { $count ->
        [one] { $count } partida añadida
       *[other] { $count } partidas añadidas
    }
taken-broken = No se ha añadido nada de este archivo: { $reason }
