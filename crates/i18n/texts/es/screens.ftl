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
preset-treasure = Puertas y tesoros
surprise-count = Cuántos módulos
module-count =
    { $count ->
        [one] { $count } módulo
       *[other] { $count } módulos
    }
rules-of = Reglas de { $name }
deal = El reparto
