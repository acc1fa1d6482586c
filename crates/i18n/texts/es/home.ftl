### The first screen.

## What comes first

play-now = Jugar ya
play-now-hint = Tú y dos bots de nivel 2, juego base
how-to-play = Aprender a jugar
how-to-play-hint = Una primera partida para aprender jugando
new-game-hint = Elige asientos, bots, colores y módulos
rules-hint = Páginas cortas con imágenes y búsqueda

## Saved games

saved-games = Partidas guardadas
no-saved-games = Aún no hay partidas guardadas.
game-over-short = Terminada
delete-really = ¿Eliminar esta partida para siempre?
see-end = Ver el final

## A game from elsewhere

load-record = Abrir una partida grabada
paste-record = Pegar una grabación
load-hint = Una grabación, una partida guardada, un enlace o su código. También puedes soltar un archivo en cualquier lugar de esta pantalla.
drop-here = Suelta el archivo para abrir la partida
