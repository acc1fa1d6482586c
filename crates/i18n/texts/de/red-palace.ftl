### Der Rote Palast.

red-palace = Der Rote Palast
guard-board = Wachtafel
guard-board-random = Zufällige Seite
guard-board-fixed = Feste Seite
guard-board-random-hint = Plätze und Fähigkeiten werden in jedem Spiel neu gezogen.
guard-board-fixed-hint = Immer dieselben vier Fähigkeiten: empfohlen für das erste Spiel.

## Plättchen und Figuren

terrain-name = Gelände { $price }
square-name = Platz
wall-section-of = { $tile }, { $side }
guards = Wachen
guard-count =
    { $count ->
        [one] { $count } Wache
       *[other] { $count } Wachen
    }
guards-on = Wachen: { $sides }

## Fähigkeiten

ability-swap-tokens = Marken tauschen
ability-wall-section = Mauerstück
ability-take-money = Geldkarte nehmen
ability-square-tile = Platz
ability-half-building = Halbes Gebäude
ability-buy-from-preview = Vorschaukauf
ability-treat-as-exact = Gilt als passend
ability-redraw-token = Neue Marke
ability-move-guard = Wache versetzen

about-swap-tokens = Tausche die Marke eines in diesem Zug gekauften Gebäudes gegen eine auf dem Bauhof; die Plättchen bleiben liegen.
about-wall-section = Nimm ein Mauerstück aus Holz und setze es an ein Plättchen dieses Zuges, bevor du es legst.
about-take-money = Nimm eine beliebige Karte aus der Geldauslage. Das ist keine Aktion.
about-square-tile = Nimm einen Platz ohne Mauern und lege ihn mit deinen neuen Plättchen.
about-half-building = Nimm ein halbes Gebäude: Du zählst ein halbes Gebäude dieser Art mehr, wenn du mindestens eines hast.
about-buy-from-preview = Kaufe ein Gebäude der Vorschau, passend bezahlt in einer Währung deiner Wahl. Das gibt eine weitere Aktion.
about-treat-as-exact = Eine zu hohe Zahlung gilt als passend: Du bekommst eine weitere Aktion.
about-redraw-token = Ziehe gleich nach dem Bezahlen eine neue Marke für ein Gebäude auf dem Bauhof oder für das eben gekaufte.
about-move-guard = Versetze eine Wache auf eine andere deiner Mauern, mit oder ohne Wachturm.

abilities = Fähigkeiten der Wachen
ability-used = in diesem Zug genutzt
cost-swap-card = { $guards } + eine Geldkarte in der Währung des Feldes
cost-any-card = { $guards } + eine beliebige Geldkarte
guards-missing = dir fehlen Wachen: stattdessen { $points }
guards-missing-brief = stattdessen { $points }
not-your-turn = Fähigkeiten nutzt du im eigenen Zug, bevor du Plättchen legst.

## Der Tisch

preview = Vorschau
preview-space = Feld { $number } der Vorschau
preview-goes = → { $space }
preview-next = als Nächstes
preview-goes-long = Es kommt als Nächstes auf Feld { $space } des Bauhofs.
preview-waits = Es wartet, bis ein Feld des Bauhofs frei wird.
guard-position = Position { $number }: { $guards } von { $spaces } Wachen, { $points } Punkte für jede Wache auf der Mauer
guards-worth = Am Ende bringt jede Wache auf deiner längsten Mauer nach jetzigem Stand { $points }.
guard-supply = Wachen im Vorrat: { $count }
wall-sections-left = Mauerstücke übrig: { $count }
squares-left = Plätze übrig: { $count }
half-owned = Halbes Gebäude { $kind }: { $name }
half-free = Halbes Gebäude { $kind }: frei
token-bag = Noch im Beutel
score-tiles = Wertungsplättchen
pile-number = Stapel { $number }: { $total }
pile-taken = Stapel { $number }: vergeben
start-score = Start
paid-for-abilities = Fähig­keiten
sides = Mauern zur Auswahl
sides-hint = Tippe auf eine leuchtende Mauer deiner Alhambra oder eines Plättchens daneben.

## Was gefragt ist

awaited-choose-pile = Wähle einen Stapel Startgeld.
awaited-abilities = Du darfst noch Fähigkeiten der Wachen nutzen oder passen.
awaited-pay-card = Bezahle die Fähigkeit mit einer beliebigen Geldkarte.
awaited-pay-guard = Wähle die Wache, mit der du die Fähigkeit bezahlst.
awaited-move-guard = Wähle die Mauer, auf die die Wache geht.
awaited-attach-wall = Setze das Mauerstück an ein Plättchen dieses Zuges.
awaited-post-guard = Es gibt zu wenige Wachen: Wähle den Wachturm, der eine bekommt.

## Was man tun kann

action-pile = Stapel { $pile } wählen (Wert { $total })
action-swap-tokens = { $tile } und { $other } tauschen, bezahlt mit { $card }
action-take-wall = Ein Mauerstück nehmen
action-take-square = Einen Platz nehmen
action-take-half = Das halbe Gebäude nehmen: { $kind }
action-buy-preview = { $tile } aus der Vorschau für { $pay } kaufen
action-count-as-exact = Die Zahlung als passend gelten lassen
action-redraw-token = Eine neue Marke ziehen: { $tile }
action-move-guard = Diese Wache versetzen: { $place }
action-pay-guard = Mit dieser Wache bezahlen: { $place }
action-post-guard = Die Wache hierher stellen: { $place }
action-attach-wall = Das Mauerstück hier ansetzen: { $place }

## Was geschah

event-pile = { $name } wählt Stapel { $pile }: { $cards }.
event-token = { $tile } bekommt sein Gebäude: { $kind }
event-preview = Neu auf Feld { $space } der Vorschau: { $tile }
event-preview-moved = { $tile } rückt auf Feld { $space } der Vorschau vor.
event-ability = { $name } nutzt eine Fähigkeit: { $ability }.
event-card-paid = { $name } zahlt dafür { $card }.
event-guard-paid = { $name } zahlt eine Wache: { $place }.
event-points-paid = { $name } zahlt { $points } anstelle von Wachen.
event-guards-placed =
    { $count ->
        [one] Dirks Plättchen bringen { $count } Wache auf die Wachtafel.
       *[other] Dirks Plättchen bringen { $count } Wachen auf die Wachtafel.
    }
event-tokens-swapped = { $name } tauscht Marken: gekauft { $tile }, auf dem Bauhof { $other }.
event-square-taken = { $name } nimmt einen Platz.
event-half-taken = { $name } nimmt das halbe Gebäude: { $kind }
event-preview-bought = { $name } kauft { $tile } aus der Vorschau für { $pay }.
event-token-redrawn = { $name } zieht eine neue Marke: Aus { $old } wird { $new }.
event-guard-moved = { $name } versetzt eine Wache: { $from } → { $to }.
event-wall-attached = { $name } setzt ein Mauerstück an: { $place }.
event-guard-posted = { $name } stellt eine Wache auf: { $place }.

line-guards = Wachen auf der Mauer: { $count } × { $value }, { $points }

## Warum nicht

refusal-no-such-pile = Dieser Stapel Startgeld ist vergeben.
refusal-ability-not-in-game = Diese Fähigkeit gibt es in diesem Spiel nicht.
refusal-ability-used = Diese Fähigkeit wurde in diesem Zug schon genutzt.
refusal-too-late-for-ability = In diesem Zug kann keine Fähigkeit mehr genutzt werden.
refusal-guards-unaffordable = Für diese Fähigkeit hast du weder genug Wachen noch genug Punkte.
refusal-not-bought-now = Dieses Gebäude wurde nicht in diesem Zug gekauft.
refusal-no-token = Medinas, Feldlager und Basare haben keine Marke.
refusal-same-token = Beide Marken zeigen dieselbe Art: Der Tausch würde nichts ändern.
refusal-wrong-swap-card = Die Karte, mit der du bezahlst, muss die Währung des Feldes haben.
refusal-no-wall-tile = Ein Mauerstück braucht ein Plättchen dieses Zuges mit höchstens zwei Mauern.
refusal-no-wall-section = Es ist kein Mauerstück mehr da.
refusal-no-edge-for-wall = Ein Mauerstück kommt an eine offene Seite eines Plättchens dieses Zuges; eine Seite muss offen bleiben.
refusal-no-such-row-card = Mit dieser Fähigkeit nimmst du eine Karte aus der Geldauslage.
refusal-no-square-left = Es ist kein Platz mehr da.
refusal-half-taken = Das halbe Gebäude dieser Art ist vergeben.
refusal-preview-empty = Auf diesem Feld der Vorschau liegt kein Gebäude.
refusal-preview-not-exact = Ein Gebäude der Vorschau muss passend in einer Währung bezahlt werden, dazu kommt eine Karte für die Fähigkeit.
refusal-no-card-left = Eine Karte kann nicht die Fähigkeit und das Gebäude zugleich bezahlen.
refusal-not-overpaid = Es gibt keine zu hohe Zahlung, die als passend gelten könnte.
refusal-payment-past = Eine neue Marke wird gleich nach dem Bezahlen eines Gebäudes gezogen.
refusal-no-token-to-redraw = Nur ein Gebäude auf dem Bauhof oder das eben gekaufte bekommt eine neue Marke.
refusal-bag-empty = Im Beutel ist keine Marke mehr.
refusal-no-such-guard = Dort steht keine deiner Wachen.
refusal-only-guard = Die Wache, die du versetzt, kann nicht auch bezahlen: Du brauchst zwei.
refusal-no-place-for-guard = Eine Wache kommt auf eine deiner Mauern, auf der keine steht, aber nicht auf ein Plättchen dieses Zuges.
refusal-no-watchtower = Eine Wache kommt auf einen leeren Wachturm des eben gelegten Plättchens.
refusal-square-to-dirk = Ein Platz kann nicht an Dirk gehen.
refusal-not-to-dirk = Dirk kannst du nur im Spiel zu zweit etwas geben, und nur ein in diesem Zug erworbenes Gebäude.
refusal-wall-to-dirk = Das Plättchen mit dem Mauerstück kann nicht an Dirk gehen.

## Ein erstes Spiel


## Aufbau

setup-tower = Mischt die { $tiles } Geländeplättchen, samt denen der Module, in den Turm.
setup-tokens = Legt die { $tokens } Gebäudemarken in den Beutel.
setup-preview = Zieht ein Plättchen für jedes Feld des Bauhofs von 1 bis 4, dann für jedes Feld der Vorschau von 1 bis 3, dann eine Marke für jedes dieser Plättchen. Basare kommen neben den Plan und werden ersetzt; Medinas und Feldlager bekommen keine Marke.
setup-dirk-terrain = Zieht { $tiles } Plättchen für Dirk, jedes mit einer Marke.
setup-guard-board-random = Wachtafel, zufällige Seite: Mischt die Ablageplättchen und legt 8 auf die Positionen, das letzte mit der Rückseite nach oben; mischt die Fähigkeiten und legt 4 offen aus. Die anderen sind aus dem Spiel.
setup-guard-board-fixed = Wachtafel, feste Seite, mit den dafür markierten Fähigkeiten.
setup-guards = Legt die { $guards } Wachen bereit.
setup-dirk-guards = Zählt die Wachtürme auf Dirks Plättchen und stellt halb so viele Wachen, aufgerundet, auf die Wachtafel, von Position 1 an.
setup-stocks = Legt { $squares } Plätze, { $sections } Mauerstücke und die halben Gebäude bereit, soweit ihre Fähigkeiten im Spiel sind.
setup-score-tiles = Zieht 3 Wertungsplättchen für die Felder 1 bis 3. Die anderen sind aus dem Spiel.
setup-start-score = Alle { $players } nehmen ein Startplättchen und beginnen mit { $points } Punkten. Lost aus, wer anfängt.
setup-money-piles = Deckt für jede Person einen Stapel Geld auf, Karte für Karte, bis er 20 oder mehr wert ist. Wer als Letztes an der Reihe ist, wählt zuerst, dann geht es rückwärts; wer beginnt, bekommt den Rest. Legt dann die Geldauslage aus.

## In the terminal

guard-substitute = Eine fehlende Wache kostet { $points }
guards-on-tiles = Wachen auf Plättchen: { $guards }
