### The screens around the table.

## Start

play-now = Jouer tout de suite
play-now-hint = Vous contre deux robots moyens, jeu de base
new-game-hint = Choisir les places, les robots, les couleurs et les modules
how-to-play-hint = Une première partie qui enseigne en jouant

## New game

level-easy = Robot facile
level-medium = Robot moyen
level-strong = Robot fort
who-plays = Qui joue
colour = Couleur
colour-yellow = Jaune, étoile
colour-blue = Bleu, disque
colour-red = Rouge, losange
colour-green = Vert, triangle
colour-violet = Violet, hexagone
colour-white = Blanc, carré
third-seat = Le troisième à la table
third-seat-bot = Un robot prend une troisième place et joue comme tout le monde. Dirk reste absent.
presets = Mélanges de modules
preset-base = Jeu de base
preset-first = Un premier module
preset-court = Intrigues à la cour
preset-treasure = Portes et trésors
surprise-count = Combien de modules
module-count =
    { $count ->
        [one] { $count } module
       *[other] { $count } modules
    }
rules-of = Règles de { $name }
deal = La donne
