### The first screen.

## What comes first

play-now = Sofort spielen
play-now-hint = Du gegen zwei Bots der Stufe 2, das Grundspiel
how-to-play = Spielen lernen
how-to-play-hint = Eine erste Partie mit Erklärungen
new-game-hint = Plätze, Bots, Farben und Module wählen
rules-hint = Kurze Seiten mit Bildern und Suche

## Saved games

saved-games = Gespeicherte Spiele
no-saved-games = Noch keine gespeicherten Spiele.
game-over-short = Beendet
delete-really = Dieses Spiel endgültig löschen?
see-end = Ende ansehen

## A game from elsewhere

load-record = Aufgezeichnetes Spiel öffnen
paste-record = Aufzeichnung einfügen
load-hint = Eine Aufzeichnung, ein gespeichertes Spiel, ein Link oder sein Code. Du kannst eine Datei auch irgendwo auf diesen Bildschirm ziehen.
drop-here = Datei loslassen, um das Spiel zu öffnen
