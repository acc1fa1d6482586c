### Die Bildschirme.

## Start

app-title = Alhambra
tagline = Kaufe Gärten, errichte Türme, baue die längste Mauer von Granada.
new-game = Neues Spiel
continue-game = Weiterspielen
rules = Regeln
settings = Einstellungen
back = Zurück
close = Schließen
cancel = Abbrechen
delete = Löschen
saved = Gespeichert
offline-ready = Bereit zum Spielen ohne Internet.

## Vorbereitung

player-name = Name
default-name = Spieler { $number }
players = Spieler
modules = Module
seed = Startwert

## Der Tisch

market = Bauhof
space-number = Feld { $number } ({ $currency })
empty-space = Leeres Feld
money-row = Geldauslage
hand = Handkarten
hand-size =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
reserve = Reserve
reserve-empty = Die Reserve ist leer.
alhambra-of = Alhambra von { $name }
dirk = Dirk
wall = Mauer
open-side = Offene Seite
longest-wall = Längste Mauer: { $count }
set-aside-tiles = Zu legende Plättchen
supply-left = Noch { $count } Plättchen im Vorrat
draw-pile-left =
    { $count ->
        [one] Nachziehstapel: { $count } Karte
       *[other] Nachziehstapel: { $count } Karten
    }
discard-count =
    { $count ->
        [one] Ablagestapel: { $count } Karte
       *[other] Ablagestapel: { $count } Karten
    }

## Ein Zug

your-turn = Du bist am Zug
turn-of = { $name } ist am Zug
turn-number = Zug { $number }
thinking = { $name } denkt nach …
choose-action = Wähle eine Aktion
choose-tile-place = Wähle einen Platz für das Plättchen
selected-tile = Ausgewählt: { $tile }
place-here = { $tile } hierher legen ({ $x }, { $y })
put-in-reserve = In die Reserve legen
give-to-dirk = Dirk geben
take-money = Geld nehmen
take-selected = Ausgewählte Karten nehmen (Summe { $total })
buy-tile = { $tile } für { $price } kaufen
pay-with = Bezahlen mit
exact = Passend
exact-hint = Wer passend bezahlt, hat eine weitere Aktion.
overpay = { $excess } zu viel; es gibt kein Wechselgeld
other-actions = Weitere Aktionen
redesign = Umbauen
remove-tile = { $tile } in die Reserve nehmen
swap-tile = Gegen { $tile } tauschen
stop-turn = Keine weitere Aktion
pass-offer = Passen
undo = Rückgängig
redo = Wiederholen
not-legal-here = Hier nicht möglich.
since-your-turn = Seit deinem Zug
log = Verlauf

## Ein Gerät für mehrere Personen

hand-over = Gib das Gerät an { $name } weiter
hand-over-hint = Alle Handkarten bleiben verdeckt, bis die nächste Person bereit ist.
i-am = Ich bin { $name }

## Punkte

score = Punkte
round-number = Wertung { $number }
projected-score = Voraussichtliche Punkte
points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
final-score = Endstand
game-over = Das Spiel ist zu Ende.
winner = { $name } gewinnt!
winners = { $names } teilen sich den Sieg!
aborted = Die Höchstzahl an Zügen ist erreicht. Das Spiel endet ohne Ergebnis.
play-again = Noch einmal spielen

## Aufzeichnungen

replay = Nachspielen
replay-step = Schritt { $number } von { $total }
first-step = Erster Schritt
previous-step = Vorheriger Schritt
next-step = Nächster Schritt
last-step = Letzter Schritt
branch-here = Ab hier weiterspielen
share-link = Link zum Teilen
copy-record = Aufzeichnung kopieren
copied = Kopiert
download-record = Aufzeichnung herunterladen
record-broken = Diese Aufzeichnung ist nicht lesbar: { $reason }

## Regeln

search-rules = Regeln durchsuchen
no-rule-found = Keine Regel gefunden.

## Zugang

skip-to-content = Zum Inhalt springen
keys = Tasten
keyboard-hint = Pfeiltasten bewegen, Eingabe wählt, Escape führt zurück.

# The first game, taught by playing
