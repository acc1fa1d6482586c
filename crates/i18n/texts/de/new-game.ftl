### Choosing a game.

## The game

which-game = Welches Spiel
alhambra-hint = 2 bis 6 Spieler, zwanzig Module
red-palace-hint = Gezogene Gebäude, Wachen auf Mauern
red-palace-intro = Ein eigenes Spiel: Was auf einem Plättchen steht, kommt aus dem Beutel, Wachen stehen auf den Mauern und bezahlen Fähigkeiten, und Wertungsplättchen sagen, was jede Art wert ist.
options = Optionen
tab-seats = Plätze · { $count }
tab-modules = Module · { $count }
start-game = Spiel beginnen
done = Fertig

## Seats

seats = Plätze
seat-number = Platz { $number }
add-seat = Platz hinzufügen
remove-seat = Platz { $number } entfernen
who-plays = Wer spielt
who-is = Wer spielt { $name }?
plays-here = Spielt hier
bot = Bot
level-number = Stufe { $level }
level-1 = Neuling
level-1-about = übersieht die Hälfte der Möglichkeiten
level-2 = Gelegenheitsspieler
level-2-about = übersieht jede vierte Möglichkeit
level-3 = Solide
level-3-about = nimmt, was gerade die meisten Punkte bringt
level-4 = Geübt
level-4-about = probiert das Beste einige Züge voraus
level-5 = Könner
level-5-about = rechnet gründlicher voraus
level-6 = Meister
level-6-about = denkt am längsten und spielt am besten
level-rating = (Wertung { $rating })
colour = Farbe
colour-yellow = Gelb, Stern
colour-blue = Blau, Scheibe
colour-red = Rot, Raute
colour-green = Grün, Dreieck
colour-violet = Violett, Sechseck
colour-white = Weiß, Quadrat
third-seat = Der Dritte am Tisch
third-seat-bot = Ein Bot setzt sich auf einen dritten Platz und spielt wie alle anderen. Dirk bleibt fern.
two-players-dirk = Zu zweit spielt Dirk als neutraler Dritter mit. Er besitzt Gebäude und bekommt Punkte, ist aber nie am Zug und kann nicht gewinnen.

## Modules

mixes = Mischungen
presets = Mischungen von Modulen
preset-base = Grundspiel
preset-first = Ein erstes Modul
preset-builders = Baumeister und Händler
preset-builders-hint = Die einzige Mischung, die die Spielregel selbst empfiehlt: die Baumeister mit dem Straßenhändler.
preset-court = Ränke am Hof
preset-treasure = Tore und Schätze
all-modules = Alle Module
expansion = Erweiterung { $number }
expansion-some = { $on } von { $all }
expansion-all = alle
module-count =
    { $count ->
        [one] { $count } Modul
       *[other] { $count } Module
    }
module-weight = Gewicht { $weight } von 3
module-minutes = +{ $minutes } Min.
module-no-minutes = ±0 Min.
module-more = Mehr über „{ $name }“
module-rules-open = Regeln öffnen
wish-none = Kein Wunsch
wish-favourite = ★ Liebling
wish-banned = ✕ Nie
wish-of = Dein Wunsch zu „{ $name }“
reroll = Ein anderes
reroll-of = Ein anderes Modul statt „{ $name }“
copy-mix = Mischung kopieren
mix-broken = Dieser Link nennt ein Modul, das hier nicht bekannt ist: { $name }

## Chance

surprise-me = Überrasche mich
surprise-how = Überraschung einstellen
surprise-count = Wie viele Module
surprise-longest = Längste Partie
surprise-longest-any = Beliebig lang
surprise-game = Auch das Spiel auslosen
up-to-time = bis { $time }

## How long and how hard

about = etwa
duration-minutes = { $minutes } Min.
duration-hours = { $hours } Std.
duration-both = { $hours } Std. { $minutes }
length-parts = Grundspiel { $base }, Module { $modules }; 30 Sekunden je Entscheidung, Bots sind schnell
complexity = Komplexität { $level } von 5
complexity-1 = Einfach
complexity-2 = Leicht
complexity-3 = Mittelschwer
complexity-4 = Anspruchsvoll
complexity-5 = Für Erfahrene

## Options

seed-random = zufällig
seed-hint = gleicher Startwert, gleiche Verteilung
seed-guessable = Ein kurzer Startwert lässt sich erraten, und wer ihn errät, kennt alle kommenden Karten.
open-hands = Offene Karten
open-hands-hint = alle sehen alle Karten: gut zum Lernen
more-options = Weitere Optionen
more-options-hint = für einige Module; Fingerabdruck des Startwerts
only-with = nur mit „{ $name }“
refused-needs-module = Dafür braucht es das Modul „{ $name }“.
refused-not-combined = „{ $name }“ gibt es nicht in „{ $game }“.
refused-players = Gespielt wird mit 2 bis 6 Spielern.
refused-other = So kann nicht gespielt werden: { $reason }

## At a real table

real-table = Echten Tisch aufbauen
real-table-hint = eine Liste für genau diese Mischung
setup-list = Aufbau am echten Tisch
setup-list-hint = Alles, was vor dem ersten Zug zu tun ist, für diese Spieler und Module.
setup-steps = { $done } von { $all }
setup-next = Fertig, weiter
setup-ready = Der Tisch ist bereit.
