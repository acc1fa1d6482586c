### The first screen.

## What comes first

play-now = Play now
play-now-hint = You against two bots of level 2, the base game
how-to-play = Learn to play
how-to-play-hint = A first game that teaches as you play
new-game-hint = Choose seats, bots, colours and modules
rules-hint = Short pages with pictures and a search

## Saved games

saved-games = Saved games
no-saved-games = No saved games yet.
game-over-short = Over
delete-really = Delete this game for good?
see-end = See the end

## A game from elsewhere

load-record = Open a recorded game
paste-record = Paste a record
load-hint = A record, a saved game, a link or its code. You can also drop a file anywhere on this screen.
drop-here = Drop the file to open the game
