### The screens around the table.

## Start

play-now = Gioca subito
play-now-hint = Tu contro due bot medi, gioco base
new-game-hint = Scegli posti, bot, colori e moduli
how-to-play-hint = Una prima partita che insegna giocando

## New game

level-easy = Bot facile
level-medium = Bot medio
level-strong = Bot forte
who-plays = Chi gioca
colour = Colore
colour-yellow = Giallo, stella
colour-blue = Blu, disco
colour-red = Rosso, rombo
colour-green = Verde, triangolo
colour-violet = Viola, esagono
colour-white = Bianco, quadrato
third-seat = Il terzo al tavolo
third-seat-bot = Un bot occupa un terzo posto e gioca come tutti gli altri. Dirk resta fuori.
presets = Combinazioni di moduli
preset-base = Gioco base
preset-first = Un primo modulo
preset-court = Intrighi a corte
preset-treasure = Porte e tesori
surprise-count = Quanti moduli
module-count =
    { $count ->
        [one] { $count } modulo
       *[other] { $count } moduli
    }
rules-of = Regole di { $name }
deal = La distribuzione
