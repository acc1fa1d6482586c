### Was geschah, und wofür es Punkte gab.

## Züge und Plättchen

event-turn = Zug { $turn }: { $name }
event-money = { $name } nimmt { $cards }.
event-laid-down = { $name } legt { $pay } hin.
event-bought = { $name } kauft { $tile } für { $pay }.
event-bought-exact = { $name } kauft { $tile } für { $pay }, passend bezahlt.
event-placed = { $name } legt { $tile } auf ({ $x }, { $y }).
    .seen = { $name } legt { $tile }.
event-reserved = { $name } legt { $tile } in die Reserve.
event-given = { $name } gibt { $tile } an Dirk.
event-added = { $name } baut um und legt { $tile } auf ({ $x }, { $y }).
    .seen = { $name } baut um und legt { $tile } an.
event-removed = { $name } baut um und nimmt { $tile } von ({ $x }, { $y }) in die Reserve.
    .seen = { $name } baut um und nimmt { $tile } in die Reserve.
event-swapped = { $name } baut um und tauscht { $old } auf ({ $x }, { $y }) gegen { $tile }.
    .seen = { $name } baut um und tauscht { $old } gegen { $tile }.
event-stopped = { $name } macht keine weitere Aktion.
event-reshuffled =
    { $count ->
        [one] Der Ablagestapel wird zum neuen Nachziehstapel: { $count } Karte.
       *[other] Der Ablagestapel wird zum neuen Nachziehstapel: { $count } Karten.
    }
event-row = Neu in der Geldauslage: { $card }
event-market = Neu auf Feld { $space }: { $tile }
event-market-short = Der Bauhof kann nicht aufgefüllt werden: Das Spiel endet.
event-dirk-drew = Dirk erhält { $tile }.
event-left-over = { $name } hat das meiste Geld und erhält das übrige Plättchen { $tile } ({ $currency }: { $totals }).
event-left-over-nobody = Niemand erhält das übrige Plättchen { $tile } ({ $currency }: { $totals }).

## Wertung

event-scoring-due = Wertungskarte { $round } taucht auf.
event-scored = Wertung { $round }: { $totals }

line-of = { $name } – { $line }
line-kind = { $kind }: { $built }, { $place }, { $points }
line-built = { $count } gebaut
line-built-half = { $count }½ gebaut
line-wall = Längste Mauer: Länge { $count }, { $points }
place-alone = { $place }. Platz
place-tied = { $place }. Platz zu { $tied ->
        [2] zweit
        [3] dritt
        [4] viert
        [5] fünft
       *[other] sechst
    }
points-shared = ({ $sum }) / { $tied } = { $points }
points-shared-rounded = ({ $sum }) / { $tied } = { $points }, abgerundet
