### Was geschah, und wofür es Punkte gab.

## Züge und Plättchen

event-turn = Zug { $turn }: { $name }
event-money = { $name } nimmt { $cards }.
event-bought = { $name } kauft { $tile } für { $pay }.
event-bought-exact = { $name } kauft { $tile } für { $pay }, passend bezahlt.
event-placed = { $name } legt { $tile } auf ({ $x }, { $y }).
event-reserved = { $name } legt { $tile } in die Reserve.
event-given = { $name } gibt Dirk { $tile }.
event-added = { $name } baut um und legt { $tile } auf ({ $x }, { $y }).
event-removed = { $name } baut um und nimmt { $tile } von ({ $x }, { $y }) in die Reserve.
event-swapped = { $name } baut um und tauscht { $old } auf ({ $x }, { $y }) gegen { $tile }.
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

event-scoring-due = Wertungskarte { $round } ist aufgedeckt.
event-scored = Wertung { $round }: { $totals }

line-of = { $name } – { $line }
line-kind = { $kind }: { $built }, { $place }, { $points }
line-built = { $count } gebaut
line-built-half = { $count }½ gebaut
line-camp = { $tile }: in Pfeilrichtung { $count }, { $points }
line-citizens = Bürger: { $count } in Serien, { $points }
line-bazaar = { $tile }: Nachbarn { $count } × Arten { $kinds }, { $points }
line-chests = Truhen: { $count }, { $place }, { $points }
line-wall = Längste Mauer: Länge { $count }, { $points }
line-yusuf = { $character }: ein Drittel der Mauer von { $count }, { $points }
line-fatima = { $character }: { $points }
line-culture = Kulturplättchen { $price }: { $count } mit diesem Preis, { $points }
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

## Die Gunst des Wesirs

event-vizier-bought = { $name } nutzt den Wesir und kauft { $tile } für { $pay }.
event-vizier-turned = { $name } dreht den Wesirstein auf aktiv.

## Die Bonuskarten

event-bonus-shown = { $name } zeigt { $card }.
event-bonus-taken-back = { $name } nimmt { $card } zurück, weil das Plättchen die Alhambra verlassen hat.

## Die Stadttore

event-hut-up = Die nächste Bauhütte liegt offen aus: { $tile }
event-gate-opened = Eine Torkarte liegt offen aus.
event-gate-discarded = Eine Torkarte wird abgelegt, weil schon eine offen ausliegt.
event-gate-taken = { $name } nimmt die Torkarte.
event-gate-built = { $name } baut ein Tor: { $side }.
event-wall-card = Eine Mauerkarte liegt offen aus: { $sides }
event-walls-built = { $name } baut Holzmauern an { $tile }: { $sides }.

## Die Charaktere

event-auction = { $character } wird versteigert. { $name } bietet zuerst.
event-bid = { $name } bietet { $bid }.
event-bid-passed = { $name } passt.
event-won = { $name } ersteigert { $character } mit { $bid } und bezahlt { $pay }.
event-unsold = Niemand bietet: { $character } verlässt das Spiel.
event-fatima-kept = { $name } behält { $character }.
event-fatima-exchanged = { $name } tauscht { $character } gegen { $other }.
event-karim = { $character } bezahlt { $tile } für { $name }.
event-knihstig = { $name } nimmt { $card } mit { $character }.
event-used = { $name } nutzt { $character }.
event-hakim = { $name } nennt { $kind } für { $character }.
event-laila = { $name } ersetzt { $old } im Bauhof durch { $new } ({ $character }).
event-machma = { $name } tauscht { $give } gegen { $take } mit { $character }.
event-yammerad = { $name } zieht eine Karte mit { $character }.
event-yammerad-card = { $name } zieht { $card } mit { $character }.

## Die Diebe

event-stolen = { $name } spielt einen Dieb und nimmt { $card }.

## Der Straßenhändler

event-citizens-revealed = { $name } beginnt mit diesen Bürgern: { $kinds }
event-disc-put = { $name } legt die Händlerscheibe auf ({ $x }, { $y }).
event-disc-aside = { $name } nimmt die Händlerscheibe von ihrem Feld.
event-moved-in = Ein Bürger von { $name } zieht ein: { $tile }
event-citizen-taken = { $name } nimmt einen Bürger auf die Scheibe: { $kind }
event-citizen-exchanged = { $name } tauscht einen Bürger: { $give } gegen { $take }
event-citizen-lost = { $name } verliert einen Bürger an den Vorrat: { $kind }

## Die Schatzkammer

event-laid-down = { $name } legt { $pay } hin.
event-coins-drawn = { $name } zieht Münzen: { $coins }
event-chests-paid = { $name } bezahlt { $card } für Raum { $room }.
event-chests-bought = { $name } kauft die Truhen aus Raum { $room }: { $chests }.
event-chest-stored = { $name } stellt eine Truhe auf { $tile }.
event-chest-returned = Eine Truhe kommt zurück in den Beutel: { $kind }
event-room-filled = Neue Truhen in Raum { $room }: { $chests }
event-chamber-closed = Zu wenige Truhen übrig: Kein Raum wird mehr aufgefüllt.
event-builder-played = { $name } spielt { $card } für einen Umbau.
event-looked = { $name } sieht sich die nächste Angriffskarte an (Späher: { $kind }).
event-looked-seen = { $name } sieht sich die nächste Angriffskarte an (Späher: { $kind }): Der Angriff kommt { $from }.
event-attacked = Angreifer kommen { $from }.
event-lost = { $name }: − { $points } · offene Seiten: { $main }
event-lost-lateral = { $name }: − { $points } · offene Seiten: { $main }, an den Flanken: { $lateral }
event-new-scouts = Neue Späher: { $kinds }
event-announced = Der nächste Angriff kommt { $from }.

## Die Basare

event-bazaar = Neben dem Bauhof liegt ein Basar: { $tile }

## Die Kunst der Mauren

event-culture-taken = { $name } nimmt ein Kulturplättchen für den Preis { $price }: höchstens { $points }.
event-culture-marked = { $name } – Kulturplättchen { $price }: jetzt höchstens { $points }.
event-culture-returned = { $name } gibt das Kulturplättchen für den Preis { $price } zurück.
event-developed = { $name } entwickelt { $count } Kulturplättchen: { $points } in jeder Wertung.

## Die Macht des Sultans

event-sultan-opened = Eine Sultanskarte liegt offen aus: { $card }
event-sultan-bought = { $name } kauft { $card } für { $pay }.
event-sultan-bought-exact = { $name } kauft { $card } für { $pay }, passend bezahlt.
event-sultan-kept = { $name } behält die Markierung: { $kind }
event-sultan-rolled = { $name } würfelt: { $kind }
event-sultan-marked = { $name } markiert { $kind }.
event-sultan-offered = Für Feld { $space } gezogen und zuerst angeboten: { $tile }
event-sultan-declined = { $name } lehnt { $tile } ab.
event-sultan-claimed = { $name } nutzt eine Sultanskarte und nimmt { $tile }.

## Die Karawanserei

event-caravanserai-bought = { $name } kauft { $card } für { $pay }.
event-caravanserai-bought-exact = { $name } kauft { $card } für { $pay }, passend bezahlt.
event-caravanserai-moved = { $name } zieht den Marker: { $card } steht jetzt auf { $space }.
