### The Red Palace.

# Tiles, modules, abilities
terrain-name = Geländeplättchen { $price }
medina-name = Medina { $price }
square-name = Platzplättchen
game-red-palace = Der rote Palast
module-medinas = Die Medinas
module-classic-scoring = Klassische Wertung
about-medinas = Medinas gehören zu keiner Gebäudeart, und wer die wenigsten hat, verliert in jeder Wertung Punkte.
about-classic-scoring = Die Mehrheiten bringen die Punkte des Grundspiels, ohne Wertungsplättchen.
ability-swap-tokens = Marken tauschen
ability-wall-section = Mauerstück
ability-take-money = Geldkarte nehmen
ability-square-tile = Platzplättchen
ability-half-building = Halbes Gebäude
ability-buy-from-preview = Aus der Vorschau kaufen
ability-treat-as-exact = Überzahlung gilt als passend
ability-redraw-token = Marke neu ziehen
ability-move-guard = Wache versetzen
guards = Wachen

# Decisions
awaited-choose-pile = Wähle einen Stapel Startgeld.
awaited-abilities = Nutze noch eine Fähigkeit, oder beende deine Aktionen.
awaited-pay-card = Wähle die Geldkarte für die Fähigkeit.
awaited-pay-guard = Wähle die Wache, die du abgibst.
awaited-move-guard = Wähle, wohin die Wache geht.
awaited-attach-wall = Setze das Mauerstück an ein Plättchen dieses Zuges.
awaited-post-guard = Wähle den Wachturm, der eine Wache bekommt.
action-choose-pile = Stapel im Wert von { $total }, { $cards }
action-swap-tokens = Die Marken von { $tile } und { $other } tauschen, bezahlt mit { $card }
action-take-wall = Ein Mauerstück nehmen
action-take-card = Wachenfähigkeit, { $card } nehmen
action-take-square = Ein Platzplättchen nehmen
action-take-half = Das halbe Gebäude nehmen ({ $kind })
action-buy-preview = { $tile } aus der Vorschau kaufen für { $pay }
action-count-as-exact = Die Zahlung als passend gelten lassen
action-redraw-token = Eine neue Marke ziehen für { $tile }
action-move-guard = Die Wache von { $tile } versetzen ({ $side })
action-pay-guard = Die Wache von { $tile } abgeben ({ $side })
action-post-guard = Die Wache auf { $tile } stellen ({ $side })
action-attach-wall = Das Mauerstück an { $tile } setzen ({ $side })

# What happened
event-pile-chosen = { $name } wählt { $cards } als Startgeld.
event-token = Marke für { $tile }, daraus wird { $kind }.
event-preview = { $tile } kommt auf Feld { $space } der Vorschau.
event-preview-moved = { $tile } rückt auf Feld { $space } der Vorschau vor.
event-ability = { $name } nutzt eine Fähigkeit ({ $ability }).
event-card-paid = { $name } zahlt { $card } für die Fähigkeit.
event-guard-paid = { $name } gibt die Wache von { $tile } ab ({ $side }).
event-points-paid = { $name } zahlt { $points } anstelle von Wachen.
event-guards-placed = Wachen, die von Dirks Plättchen auf die Wachtafel kommen, { $count }.
event-tokens-swapped = { $name } tauscht Marken, { $tile } ist nun { $kind } und { $other } ist { $other-kind }.
event-half-taken = { $name } nimmt das halbe Gebäude ({ $kind }).
event-preview-bought = { $name } kauft { $tile } aus der Vorschau für { $pay }.
event-token-redrawn = { $name } zieht eine neue Marke für { $tile }, { $kind } statt { $old }.
event-guard-moved = { $name } versetzt eine Wache von { $from } ({ $from-side }) auf { $tile } ({ $side }).
event-wall-attached = { $name } setzt ein Mauerstück an { $tile } ({ $side }).
event-guard-posted = { $name } stellt eine Wache auf { $tile } ({ $side }).
line-medinas = Medinas: { $count }, { $place } von hinten, { $points }
line-guards = Wachen auf der längsten Mauer: { $count }, { $points }

# Refusals
refusal-no-such-pile = Dieser Stapel Startgeld ist nicht mehr da.
refusal-ability-not-in-game = Diese Fähigkeit ist in dieser Partie nicht dabei.
refusal-ability-used = Diese Fähigkeit hast du in diesem Zug schon genutzt.
refusal-too-late-for-ability = In diesem Zug kann keine Fähigkeit mehr genutzt werden.
refusal-guards-unaffordable = Dafür fehlen dir Wachen und Punkte.
refusal-not-bought-now = Dieses Gebäude hast du nicht in diesem Zug gekauft.
refusal-no-token = Es gibt keine Marke zu tauschen.
refusal-same-token = Beide Marken zeigen dieselbe Art, der Tausch würde nichts ändern.
refusal-wrong-swap-card = Die Karte muss die Währung des Marktfelds haben.
refusal-no-wall-tile = Ein Mauerstück braucht ein Plättchen dieses Zuges mit höchstens zwei Mauern.
refusal-no-wall-section = Es ist kein Mauerstück mehr da.
refusal-no-edge-for-wall = Das Mauerstück kommt an eine offene Kante eines Plättchens dieses Zuges, nie als vierte Mauer.
refusal-no-such-row-card = Diese Karte liegt nicht aus, keine Wache kann sie holen.
refusal-no-square-left = Es ist kein Platzplättchen mehr da.
refusal-half-taken = Das halbe Gebäude dieser Art ist vergeben.
refusal-preview-empty = Auf diesem Feld der Vorschau liegt kein Plättchen.
refusal-preview-not-exact = Ein Gebäude der Vorschau muss passend bezahlt werden.
refusal-no-card-left = Eine Karte kann nicht für Fähigkeit und Gebäude zugleich dienen.
refusal-not-overpaid = Es gibt keine Überzahlung, die als passend gelten könnte.
refusal-payment-past = Eine Marke wird gleich nach der Bezahlung eines Gebäudes neu gezogen.
refusal-no-token-to-redraw = Nur ein Gebäude mit Marke auf dem Markt oder das eben gekaufte bekommt eine neue Marke.
refusal-bag-empty = Im Beutel ist keine Marke mehr.
refusal-no-such-guard = Dort steht keine deiner Wachen.
refusal-only-guard = Die versetzte Wache kann nicht die bezahlte sein.
refusal-no-place-for-guard = Eine Wache kommt auf eine deiner Mauern ohne Wache.
refusal-no-watchtower = Eine Wache kommt auf einen leeren Wachturm des gerade gelegten Plättchens.
refusal-square-to-dirk = Ein Platzplättchen kann Dirk nicht bekommen.
refusal-wall-to-dirk = Das Plättchen mit dem Mauerstück kann Dirk nicht bekommen.

# Set-up
setup-tower = Mischt die { $tiles } Geländeplättchen, mit denen der Module, in den Turm.
setup-tokens = Legt die { $tokens } Gebäudemarken in den Beutel.
setup-preview = Zieht ein Plättchen für jedes Marktfeld von 1 bis 4, dann für jedes Feld der Vorschau von 1 bis 3, dann eine Marke für jedes dieser Plättchen. Basare kommen neben den Plan und werden ersetzt, Medinas und Feldlager bekommen keine Marke.
setup-dirk-terrain = Zieht { $tiles } Plättchen für Dirk, jedes mit einer Marke, und stellt die Hälfte der Wachen ihrer Wachtürme, aufgerundet, auf die Ablageplättchen.
setup-guard-board-random = Wachtafel, Zufallsseite. Mischt die Ablageplättchen und legt 8 auf die Plätze, das letzte mit der Rückseite nach oben; mischt die Fähigkeiten und legt 4 offen aus. Die anderen sind aus dem Spiel.
setup-guard-board-fixed = Wachtafel, feste Seite, mit den dafür markierten Fähigkeiten.
setup-guards = Legt die { $guards } Wachen bereit.
setup-stocks = Legt { $squares } Platzplättchen, { $sections } Mauerstücke und die halben Gebäude bereit, soweit ihre Fähigkeiten dabei sind.
setup-score-tiles = Zieht 3 Wertungsplättchen für die Felder 1 bis 3. Die anderen sind aus dem Spiel.
setup-start-score = Alle { $players } nehmen ein Startplättchen und beginnen mit { $points } Punkten. Lost aus, wer anfängt.
setup-money-piles = Deckt für jede Person einen Stapel Geld auf, Karte für Karte, bis er 20 oder mehr wert ist. Wer zuletzt an der Reihe ist, wählt zuerst, dann rückwärts; die erste Person bekommt den Rest. Dann legt die vier offenen Geldkarten aus.
