### Das Terminal. Was man dort tippt (h, u, take dinar-3), ist in allen Sprachen gleich.

## The table

terminal-turn = Zug { $number }: { $name }
terminal-new = neu
terminal-total = Summe { $count }
terminal-cards = Karten
terminal-secret = Deine geheimen Karten: { $cards }

## Tiles: in an Alhambra they have six characters

terminal-start = Start
terminal-square = Platz
terminal-walls = Mauern: { $sides }
terminal-no-walls = ohne Mauer
terminal-watchtowers = Wachtürme: { $sides }
terminal-bastions = Bastionen: { $sides }
terminal-north = N
terminal-east = O
terminal-south = S
terminal-west = W

## The menu

terminal-buy = Kaufen
terminal-place = Legen
terminal-bid = Bieten
terminal-or = Oder
terminal-folded = Nummern { $first } bis { $last }: { $word } zeigt sie
terminal-prompt = { $name }, 1 bis { $count } (h: Hilfe)

## Help

terminal-help-number = die Wahl mit dieser Nummer treffen
terminal-help-action = dasselbe als Text; ebenso: { $examples }
terminal-help-groups = alle Möglichkeiten einer gekürzten Gruppe zeigen
terminal-help-list = alle Möglichkeiten zeigen
terminal-help-undo = einen Schritt deines Zuges zurücknehmen, solange nichts Verdecktes gezeigt wurde
terminal-help-palace = die Alhambra von Platz 2 zeigen; p zeigt alle
terminal-help-score = die Punkte erklären: die bisherigen Wertungen und die nächste, wenn sie jetzt käme
terminal-help-table = den Tisch noch einmal zeigen
terminal-help-rule = einen Regelentscheid zeigen (auf Englisch)
terminal-help-save = eine Kopie des Spiels speichern
terminal-help-quit = speichern und aufhören
terminal-help-cells = Eine dicke Linie ist eine Mauer, eine Lücke ist offen. x wächst nach Osten, y nach Süden; das Startplättchen liegt auf 0,0.
terminal-help-signs = Zeichen: * Truhe, + Bürger, (o) Händlerscheibe; in einer Mauer G Tor, & Wache; eine gestrichelte Linie ist eine Holzmauer.

## What is typed

terminal-no-choice = Nummer { $number } gibt es nicht; die Nummern gehen von 1 bis { $count }.
terminal-not-understood = Nicht verstanden: { $typed }. Tippe eine Nummer von 1 bis { $count }, eine Aktion wie „take dinar-3“ oder h für Hilfe.
terminal-garbled = Das ist kein Text in UTF-8. Tippe eine Nummer oder h für Hilfe.
terminal-refused = Abgelehnt: { $reason } (r { $rule } zeigt den Regelentscheid)
terminal-final = Das lässt sich nicht zurücknehmen: { $action }. Enter: tun, n: neu wählen
terminal-undone = Einen Schritt zurückgenommen.
terminal-no-undo = Es gibt nichts zurückzunehmen: Das geht nur, solange nichts Verdecktes gezeigt wurde.
terminal-seats = Die Plätze haben die Nummern 1 bis { $count }.
terminal-no-rule = Einen Regelentscheid „{ $rule }“ gibt es nicht. Regelentscheide heißen zum Beispiel BASE-42; sie beginnen mit { $prefixes }.

## Between decisions

terminal-hand-over = { $name } entscheidet jetzt. Drücke Enter, wenn sonst niemand zusieht.
terminal-go-on = Das Spiel ist gespeichert. Weiter geht es mit: { $command }
terminal-look-again = Das Spiel noch einmal ansehen: { $command }
terminal-projected = Wertung { $number }, wenn sie jetzt käme
terminal-no-points = niemand bekommt etwas
terminal-goes-on = Das Spiel geht weiter.

## Saved games

terminal-nothing-saved = Niemand hat etwas getan, also ist nichts gespeichert.
terminal-name-file = Nenne eine Datei: { $example }
terminal-saved-to = Gespeichert in { $file }.
terminal-not-saved = Nicht gespeichert: { $reason }
terminal-file-exists = { $file } gibt es schon, und ein Spiel ersetzt nur eine Datei, aus der es geladen oder in der es gespeichert wurde.
terminal-not-written = { $file } lässt sich nicht schreiben: { $reason }
terminal-no-folder = es gibt keinen Ordner für gespeicherte Spiele: { $reason }; --save FILE nennt eine Datei
terminal-no-saves = In { $folder } sind keine Spiele gespeichert.
terminal-no-unfinished = in { $folder } ist kein unbeendetes Spiel gespeichert (möglich: { $begin } beginnt eines, { $load } holt eines von woanders)
terminal-unreadable = nicht lesbar: { $reason }
terminal-serving = Alhambra läuft auf { $address } (Ende mit Strg-C)
terminal-hosting = Freunde spielen auf { $address } (Ende mit Strg-C)

## Records

terminal-actions =
    { $count ->
        [one] { $count } Aktion
       *[other] { $count } Aktionen
    }
terminal-part-set-up = Aufbau
terminal-part-actions = Aktionen
terminal-part-events = Ereignisse
terminal-part-result = Ergebnis
terminal-part-check-sum = Prüfsumme
terminal-part-commitment = Zusage
terminal-proof-set-up = nach den Regeln erlaubt
terminal-proof-actions = jede ist erlaubt, wenn sie kommt
terminal-proof-events = eine Aufzeichnung hat keine: Sie folgen aus Aufbau, Startwert und Aktionen
terminal-proof-result = Punkte und Sieger sind die, zu denen die Aktionen führen
terminal-proof-result-missing = die Aufzeichnung hat keines, obwohl das Spiel zu Ende ist
terminal-proof-result-open = die Aufzeichnung hat keines: Das Spiel geht weiter
terminal-proof-check-sum = stimmt: Seit dem Schreiben wurde nichts versehentlich geändert, auch kein Name
terminal-proof-commitment = Aufbau und Startwert sind die vor dem Spiel zugesagten
terminal-proof-no-check-sum = die Aufzeichnung hat keine: Eine Änderung zu einem anderen erlaubten Spiel fiele nicht auf
terminal-replay-keys = Enter: weiter, b: zurück, j 40: Sprung, q: Ende
