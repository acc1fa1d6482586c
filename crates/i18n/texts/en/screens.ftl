### The screens around the table.

## Start

play-now = Play now
play-now-hint = You against two medium bots, the base game
new-game-hint = Choose seats, bots, colours and modules
how-to-play-hint = A first game that teaches as you play

## New game

level-easy = Easy bot
level-medium = Medium bot
level-strong = Strong bot
who-plays = Who plays
colour = Colour
colour-yellow = Yellow, star
colour-blue = Blue, disc
colour-red = Red, diamond
colour-green = Green, triangle
colour-violet = Violet, hexagon
colour-white = White, square
third-seat = The third at the table
third-seat-bot = A bot sits in a third seat and plays like everybody else. Dirk stays away.
presets = Mixes of modules
preset-base = Base game
preset-first = A first module
preset-court = Intrigue at court
preset-treasure = Gates and treasure
surprise-count = How many modules
module-count =
    { $count ->
        [one] { $count } module
       *[other] { $count } modules
    }
rules-of = Rules of { $name }
deal = The deal
