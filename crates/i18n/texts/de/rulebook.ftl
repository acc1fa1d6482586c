### The rulebook: its screen, search, and help over the table.

book-base-game = Grundspiel
book-modules =
    { $count ->
        [one] { $count } Modul
       *[other] { $count } Module
    }
book-clear = Suche leeren
book-asked = Häufige Fragen
book-read-on = Weiterlesen
book-turn = Blättern
book-page-of = { $number } von { $count }
book-expansion = Erweiterung { $number }
book-minutes = { $amount } Min.
book-points = { $amount } Punkte je Spieler
book-add = In mein nächstes Spiel
book-added = In deinem nächsten Spiel
book-with-others = Mit anderen Modulen
book-in-mix = in deinem Spiel
book-rulings = Alle Regelentscheide
book-rulings-of = Regelentscheide: { $name }
book-rulings-hint = Der nummerierte Text hinter dem Regelheft, auf Englisch. Im Streitfall entscheidet er.
book-ruling = Regelentscheid { $rule }
book-source-ruling = Regelentscheid
book-source-module = Modul
book-print = Diese Seite drucken
book-print-game = Regeln meines Spiels drucken
live-try = { $tile } auf ({ $x }, { $y }) versuchen
live-all = Alle Felder zeigen
live-fits = Hier darf es liegen.
live-refused = Hier nicht.
live-round = Wertung { $round } einer echten Partie
live-count = { $what }: { $count }
live-no-place = kein Platz
help-why = Warum? Zur Regel
help-to-book = Im Regelheft öffnen
help-scoring = Wie gewertet wird
help-clock = Wann eine Wertung kommt
help-guards = Wie die Wachtafel funktioniert
help-abilities = Wie die Fähigkeiten der Wachen wirken
