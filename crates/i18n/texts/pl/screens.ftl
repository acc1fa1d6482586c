### The screens around the table.

## Start

play-now = Zagraj od razu
play-now-hint = Ty przeciwko dwóm średnim botom, gra podstawowa
new-game-hint = Wybierz miejsca, boty, kolory i moduły
how-to-play-hint = Pierwsza partia, która uczy w trakcie gry

## New game

level-easy = Łatwy bot
level-medium = Średni bot
level-strong = Silny bot
who-plays = Kto gra
colour = Kolor
colour-yellow = Żółty, gwiazda
colour-blue = Niebieski, koło
colour-red = Czerwony, romb
colour-green = Zielony, trójkąt
colour-violet = Fioletowy, sześciokąt
colour-white = Biały, kwadrat
third-seat = Trzeci przy stole
third-seat-bot = Bot zajmuje trzecie miejsce i gra jak wszyscy. Dirka nie ma.
presets = Zestawy modułów
preset-base = Gra podstawowa
preset-first = Pierwszy moduł
preset-court = Dworskie intrygi
preset-treasure = Bramy i skarby
surprise-count = Ile modułów
module-count =
    { $count ->
        [one] { $count } moduł
        [few] { $count } moduły
        [many] { $count } modułów
       *[other] { $count } modułu
    }
rules-of = Zasady modułu { $name }
deal = Rozdanie
