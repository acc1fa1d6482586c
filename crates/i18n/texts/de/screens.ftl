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
preset-builders = Baumeister und Händler
preset-builders-hint = Die einzige Mischung, die die Spielregel selbst empfiehlt: die Baumeister mit dem Straßenhändler.
expansion = Erweiterung { $number }
preset-treasure = Tore und Schätze
surprise-count = Wie viele Module
module-count =
    { $count ->
        [one] { $count } Modul
       *[other] { $count } Module
    }
surprise-game = Auch das Spiel auslosen
surprise-weight = Wie lang das Spiel
weight-any = Beliebige Länge
weight-light = Eine schnelle Mischung
weight-heavy = Eine lange Mischung
mix-minutes =
    { $minutes ->
        [one] Diese Module verlängern das Grundspiel um etwa { $minutes } Minute.
       *[other] Diese Module verlängern das Grundspiel um etwa { $minutes } Minuten.
    }
copy-mix = Link zu dieser Mischung kopieren
mix-broken = Dieser Link nennt ein Modul, das hier nicht bekannt ist: { $name }
wish-none = Kein Wunsch
wish-favourite = ★ Liebling
wish-banned = ✕ Nie
wish-of = Dein Wunsch zu { $name }
reroll = Ein anderes
reroll-of = Ein anderes Modul statt { $name }
adds-title = Was es zum Grundspiel hinzufügt
adds-points = Punkte einer Person
adds-decisions = Entscheidungen eines Spiels
adds-minutes = Minuten eines Spiels
adds-hint = Gemessen mit drei starken Bots, jedes Modul allein; Minuten bei 30 Sekunden pro Entscheidung.
adds-place = Platz { $place } von { $count }
rules-of = Regeln von { $name }
deal = Die Verteilung

## Saved games

game-over-short = Beendet
delete-really = Dieses Spiel endgültig löschen?
store-failed = Dieser Browser kann das Spiel nicht aufbewahren: Sein Speicher ist voll oder gesperrt. Du kannst weiterspielen; kopiere die Aufzeichnung, um sie zu behalten.

## Sharing

share = Teilen
copy-link = Link kopieren
copy-failed = Der Browser hat das Kopieren nicht erlaubt. Markiere den Text und kopiere ihn von Hand.
share-hint = Das Spiel läuft noch: Link und Aufzeichnung enthalten alles, auch das Verdeckte.
link-broken = Dieser Link lässt sich nicht öffnen: { $reason }
choose-file = Datei wählen
file-unreadable = Diese Datei lässt sich nicht lesen.
load-hint = Eine Aufzeichnung, ein gespeichertes Spiel, ein Link oder sein Code. Eine Datei kann auch irgendwo auf diesen Bildschirm gezogen werden.
drop-here = Datei loslassen, um das Spiel zu öffnen

## Seed

fingerprint = Fingerabdruck des Startwerts
fingerprint-hint = Der SHA-256 des Startwerts. Der Startwert selbst wird nach dem Spiel gezeigt, damit alle prüfen können, dass die Verteilung vorher feststand.
fingerprint-check = Das ist der SHA-256 des Startwerts, wie er oben steht. Er war vor und während des Spiels zu sehen.

## Replay

replay-start = Der Tisch ist gedeckt; noch niemand hat gehandelt.
jump-to-turn = Zu einem Zug oder einer Wertung springen

## Rules

contents = Inhalt
rule-file = Teil der Regeln
rules-found =
    { $count ->
        [one] { $count } Stelle gefunden
       *[other] { $count } Stellen gefunden
    }
the-table = Der Tisch

## Settings

habits = Gewohnheiten
reduced-motion-hint = Auf dem Bildschirm bewegt sich nichts. Wo das System es wünscht, gilt das ohnehin.
sound = Klänge
sound-hint = Leise Klänge für Karten, Plättchen, Münzen, Wertungen und deinen Zug.

## New versions

update-ready = Eine neue Version ist bereit.
update-now = Jetzt neu laden
update-later = Später
loading = Wird geladen …
load-failed = Das konnte nicht geladen werden. Besteht eine Verbindung?
load-again = Noch einmal versuchen
