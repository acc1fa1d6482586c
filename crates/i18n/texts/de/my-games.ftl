### Statistics over finished games.

my-games = Meine Spiele
my-games-hint = Statistik, Rekorde, Spiele zum Mitnehmen
my-games-count =
    { $count ->
        [one] { $count } beendetes Spiel
       *[other] { $count } beendete Spiele
    }

## Figures

stats-games = Spiele
stats-won = Gewonnen
stats-best = Bestes Ergebnis
stats-wall = Längste Mauer
stats-exact = Passend bezahlt
stats-round = Beste Wertung
stats-streak = Siege in Folge
stats-lead = Größter Vorsprung
stats-of-games = { $share } aller Spiele
stats-average-is = im Schnitt { $points }
stats-of-tiles = { $share } aller Käufe
stats-streak-longest = längste Serie: { $count }

## Tables

stats-all = Alle Spiele
stats-people = Wer
stats-chance = Erwartet
stats-average = Schnitt
stats-players = { $count } Spieler
stats-by-players = Gewonnen nach Spielerzahl
stats-by-level = Gewonnen nach stärkstem Gegner
stats-only-people = Nur Menschen
stats-by-module = Mit Modulen
stats-no-modules = Ohne Module
stats-by-game = Nach Spiel
stats-points = Punkte nach Quelle, pro Spiel
stats-rest = Sonstiges
stats-last = Letzte Spiele
stats-place = Platz { $place } von { $of }
stats-none = Noch kein beendetes Spiel
stats-none-hint = Sobald ein Spiel zu Ende ist, zählt es hier: wer gewann, woher die Punkte kamen, die längste Mauer.

## Take along

take-along = Mitnehmen
take-along-hint = Die Spiele als Datei, für ein anderes Gerät. Dort kommen sie zu denen, die schon da sind; kein Spiel zählt doppelt.
export-games = Als Datei speichern
import-games = Datei hinzufügen
taken-nothing = Alle Spiele dieser Datei sind schon da.
taken-in =
    { $count ->
        [one] { $count } Spiel hinzugefügt
       *[other] { $count } Spiele hinzugefügt
    }
taken-broken = Aus dieser Datei kam nichts hinzu: { $reason }
