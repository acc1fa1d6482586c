### The first screen.

## What comes first

play-now = Jouer tout de suite
play-now-hint = Vous contre deux bots de niveau 2, jeu de base
how-to-play = Apprendre à jouer
how-to-play-hint = Une première partie pour apprendre en jouant
new-game-hint = Choisir les places, les bots, les couleurs et les modules
rules-hint = Des pages courtes, des images et une recherche

## Saved games

saved-games = Parties sauvegardées
no-saved-games = Aucune partie sauvegardée.
game-over-short = Terminée
delete-really = Supprimer définitivement cette partie ?
see-end = Voir la fin

## A game from elsewhere

load-record = Ouvrir une partie enregistrée
paste-record = Coller un enregistrement
load-hint = Un enregistrement, une partie sauvegardée, un lien ou son code. Un fichier peut aussi être déposé n’importe où sur cet écran.
drop-here = Déposez le fichier pour ouvrir la partie
