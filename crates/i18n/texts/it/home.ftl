### The first screen.

## What comes first

play-now = Gioca subito
play-now-hint = Tu contro due bot di livello 2, gioco base
how-to-play = Impara a giocare
how-to-play-hint = Impari giocando la tua prima partita
new-game-hint = Scegli posti, bot, colori e moduli
rules-hint = Pagine brevi, con figure e ricerca

## Saved games

saved-games = Partite salvate
no-saved-games = Ancora nessuna partita salvata.
game-over-short = Finita
delete-really = Eliminare definitivamente questa partita?
see-end = Vedi la fine

## A game from elsewhere

load-record = Apri una partita registrata
paste-record = Incolla una registrazione
load-hint = Una registrazione, una partita salvata, un link o il suo codice. Puoi anche trascinare un file in qualsiasi punto di questa schermata.
drop-here = Rilascia il file per aprire la partita
