### The screens around the table.

## Start

play-now = Sofort spielen
play-now-hint = Du gegen zwei mittlere Bots, das Grundspiel
new-game-hint = Plätze, Bots, Farben und Module wählen
how-to-play-hint = Eine erste Partie, die beim Spielen lehrt

## New game

level-easy = Leichter Bot
level-medium = Mittlerer Bot
level-strong = Starker Bot
who-plays = Wer spielt
colour = Farbe
colour-yellow = Gelb, Stern
colour-blue = Blau, Scheibe
colour-red = Rot, Raute
colour-green = Grün, Dreieck
colour-violet = Violett, Sechseck
colour-white = Weiß, Quadrat
third-seat = Der Dritte am Tisch
third-seat-bot = Ein Bot setzt sich auf einen dritten Platz und spielt wie alle anderen. Dirk bleibt fern.
presets = Mischungen von Modulen
preset-base = Grundspiel
preset-first = Ein erstes Modul
preset-court = Ränke am Hof
preset-treasure = Tore und Schätze
surprise-count = Wie viele Module
module-count =
    { $count ->
        [one] { $count } Modul
       *[other] { $count } Module
    }
rules-of = Regeln von { $name }
deal = Die Verteilung
