### Die Bildschirme.

## Start

app-title = Alhambra
tagline = Kaufe Gärten, errichte Türme, baue die längste Mauer von Granada.
new-game = Neues Spiel
continue-game = Weiterspielen
load-record = Aufgezeichnetes Spiel öffnen
how-to-play = So wird gespielt
rules = Regeln
settings = Einstellungen
back = Zurück
close = Schließen
cancel = Abbrechen
start-game = Spiel starten
saved-games = Gespeicherte Spiele
no-saved-games = Noch keine gespeicherten Spiele.
delete = Löschen
saved = Gespeichert
offline-ready = Bereit zum Spielen ohne Internet.

## Vorbereitung

seats = Plätze
seat-number = Platz { $number }
player-name = Name
default-name = Spieler { $number }
human = Mensch
remove-seat = Diesen Platz entfernen
add-seat = Platz hinzufügen
players = Spieler
modules = Module
all-modules = Alle Module
surprise-me = Überrasche mich
seed = Startwert
seed-hint = Gleicher Startwert, gleiches Spiel. Leer lassen für ein zufälliges.
seed-guessable = Ein kurzer Startwert lässt sich erraten, und wer ihn errät, kennt alle kommenden Karten.
open-hands = Offene Karten
open-hands-hint = Alle sehen alle Handkarten. Gut zum Lernen.
two-players-dirk = Zu zweit spielt Dirk als neutraler Dritter mit. Er besitzt Gebäude und bekommt Punkte, ist aber nie am Zug und kann nicht gewinnen.

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
confirm-turn-hint = Danach lässt sich nichts mehr zurücknehmen.
not-legal-here = Hier nicht möglich.
since-your-turn = Seit deinem letzten Zug
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
paste-record = Aufzeichnung einfügen
record-broken = Diese Aufzeichnung ist nicht lesbar: { $reason }

## Einstellungen

language = Sprache
theme = Farbschema
theme-system = Wie das System
theme-light = Hell
theme-dark = Dunkel
theme-contrast = Hoher Kontrast
purist = Puristischer Modus
purist-hint = Verbirgt voraussichtliche Punkte und alle anderen Hilfen, wie am echten Tisch.
confirm-turns = Ende jedes Zuges bestätigen
reduced-motion = Weniger Bewegung

## Regeln

search-rules = Regeln durchsuchen
no-rule-found = Keine Regel gefunden.
rule-link = Regel { $rule }

## Zugang

skip-to-content = Zum Inhalt springen
keyboard-hint = Pfeiltasten bewegen, Eingabe wählt, Escape führt zurück.

# The first game, taught by playing
lesson-title = Erste Partie
lesson-step = Schritt {$number} von {$total}
lesson-next = Weiter
lesson-stop = Lektion beenden
lesson-table = Das ist dein Tisch. Bauhof und Geldauslage liegen auf einer Seite, deine Alhambra in der Mitte, die anderen daneben. Am Löwenbrunnen beginnt jeder Palast.
lesson-take = Nimm Geld: Tippe auf eine Karte der Geldauslage. Mehrere kleine Karten darfst du zusammen nehmen, bis zu einer Summe von 5.
lesson-market = Jedes Feld des Bauhofs nimmt nur eine Währung: Die Münze unter dem Plättchen sagt, welche. Die Zahl auf dem Plättchen ist sein Preis.
lesson-buy = Kaufe ein Plättchen, sobald du kannst: Tippe darauf und wähle, wie du zahlst. Bis dahin nimm Geld seiner Währung. Wechselgeld gibt es nie.
lesson-place = Nun braucht das Plättchen einen Platz. Tippe auf ein leuchtendes Feld: Mauer an Mauer, offene Seite an offene Seite, und alles muss vom Brunnen aus zu Fuß erreichbar sein.
lesson-walls = Mauern zählen: In jeder Wertung gibt es einen Punkt für jedes Stück deiner längsten Außenmauer. Beleuchte sie mit dem Knopf unter deinem Palast.
lesson-exact = Zahlst du passend, darfst du noch einmal handeln. Achte auf die Marke „passend“. Kaufe einmal passend ein.
lesson-redesign = Ein Plättchen, das nirgends passt, kommt in die Reserve. Später bringt ein Umbau es ins Spiel, nimmt eines heraus oder tauscht zwei. Auch das ist eine Aktion.
lesson-scoring = Dreimal wird gewertet: die meisten Gebäude einer Art und die Mauern. Spiele bis zur ersten Wertung.
lesson-end = Öffne „Wertung“, um zu sehen, woher jeder Punkt kommt. Mehr musst du nicht wissen: Viel Vergnügen.
