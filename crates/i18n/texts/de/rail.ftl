### The rail beside the table: players, majorities, clock, story.

## Spieler

is-thinking = überlegt
known-hands = Karten der anderen
hand-unknown =
    { $count ->
        [one] { $count } unbekannte Karte
       *[other] { $count } unbekannte Karten
    }
beside-board = Vorräte und Wertungsplättchen
tab-race = Wettlauf
tab-palaces = Paläste

## Mehrheiten

majorities = Mehrheiten
race-rounds = Wertung { $next } → { $after }
race-last-round = Wertung { $next }
race-leads = führt
race-second = 2. Platz
race-unseen = Noch nicht gesehen
race-places =
    { $count ->
        [1] 1.
        [2] 1. · 2.
       *[other] 1. · 2. · 3.
    }
race-each-section = je Abschnitt
if-scored-now = jetzt gewertet

## Uhr

clock-round = Wertung { $round } von 3
clock-round-short = Wertung { $round }
clock-now = am Ende dieses Zuges
clock-next-card = mit der nächsten Karte
clock-any-card = jederzeit, spätestens in { $most } Karten
clock-any-card-short = spätestens in { $most } Karten
clock-cards = in { $least } bis { $most } Karten
clock-cards-short = in { $least } bis { $most } Karten
clock-tiles = am Ende: noch { $count } Plättchen

## Verlauf

story = Verlauf
story-all = alles
story-empty = Noch ist nichts geschehen.
story-exact = passend bezahlt
story-over = { $count } zu viel
story-took = nimmt { $cards }
story-bought = kauft { $tile }
story-reserved = legt { $tile } in die Reserve
story-given = gibt { $tile } an Dirk
story-added = baut { $tile } aus der Reserve
story-removed = nimmt { $tile } in die Reserve
story-swapped = tauscht { $old } gegen { $tile }
