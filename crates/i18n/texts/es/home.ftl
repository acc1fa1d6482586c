### The first screen.

## What comes first

play-now = Jugar ya
play-now-hint = Tú contra dos bots medios, juego base
how-to-play = Aprender a jugar
how-to-play-hint = Una primera partida que enseña jugando
new-game-hint = Elige asientos, bots, colores y módulos
rules-hint = Páginas cortas con imágenes y búsqueda

## Saved games

saved-games = Partidas guardadas
no-saved-games = Aún no hay partidas guardadas.
game-over-short = Terminada
delete-really = ¿Borrar esta partida para siempre?
see-end = Ver el final

## A game from elsewhere

load-record = Abrir una partida grabada
paste-record = Pegar una grabación
load-hint = Un registro, una partida guardada, un enlace o su código. También se puede soltar un archivo en cualquier lugar de esta pantalla.
drop-here = Suelta el archivo para abrir la partida
