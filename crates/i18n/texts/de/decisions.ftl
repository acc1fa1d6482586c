### Was gefragt ist, was möglich ist, und warum etwas nicht geht.

## Was gefragt ist

awaited-before-turn = Du darfst vor deinem Zug einen Charakter nutzen.
awaited-action = Nimm Geld, kaufe ein Plättchen oder baue um.
awaited-place = Lege deine neuen Plättchen.
awaited-end-of-turn = Du darfst am Ende deines Zuges einen Charakter nutzen.
awaited-redesign = Baue deine Alhambra um.
awaited-interrupt = Du darfst mit dem Wesir ein Plättchen kaufen.
awaited-bid = Biete oder passe.
awaited-pay-bid = Bezahle den ersteigerten Charakter.
awaited-fatima = Behalte Fatima oder tausche sie.
awaited-knihstig = Du darfst eine Karte aus der Geldauslage nehmen.
awaited-hakim = Nenne eine Gebäudeart für Hakim Wahid.
awaited-pay-chests = Bezahle die Truhen, die höchste Karte zuerst.
awaited-place-chests = Stelle deine Truhen auf Gebäude ihrer Art.
awaited-chest-offer = Du darfst übrige Truhen auf deine Gebäude stellen.
awaited-nothing = Das Spiel ist zu Ende.

## Was möglich ist

action-take = { $cards } nehmen
action-buy = { $tile } für { $pay } kaufen
action-buy-exact = { $tile } für { $pay } kaufen (passend)
action-add = { $tile } auf ({ $x }, { $y }) anbauen
action-remove = { $tile } von ({ $x }, { $y }) in die Reserve nehmen
action-swap = { $old } auf ({ $x }, { $y }) gegen { $tile } tauschen
action-place = { $tile } auf ({ $x }, { $y }) legen
action-reserve = { $tile } in die Reserve legen
action-give = Dirk { $tile } geben
action-vizier-buy = { $tile } für { $pay } mit dem Wesir kaufen
action-vizier-turn = Wesirstein auf aktiv drehen
action-gate-take = Torkarte nehmen
action-place-gate = { $tile } auf ({ $x }, { $y }) legen, Tor: { $side }
action-add-gate = { $tile } auf ({ $x }, { $y }) anbauen, Tor: { $side }
action-remove-gate = { $tile } von ({ $x }, { $y }) in die Reserve nehmen, Tor: { $sides }
action-pay = { $pay } bezahlen
action-keep-fatima = { $character } behalten (8 Punkte)
action-exchange-fatima = { $character } gegen einen anderen Charakter tauschen
action-karim = { $character } bezahlt { $tile }
action-knihstig = { $character }: { $card } nehmen
action-ammar = { $character }: umbauen
action-hakim = { $character }: ein halbes Gebäude mehr, { $kind }
action-laila = { $character }: { $tile } ersetzen
action-machma = { $character }: { $give } gegen { $take } tauschen
action-yammerad = { $character }: eine Karte ziehen
action-chests = Truhen aus Raum { $room } kaufen: { $chests }
action-put-chest = Eine Truhe auf { $tile } stellen

## Warum etwas nicht geht

refusal-game-over = Das Spiel ist zu Ende.
refusal-not-now = Das geht jetzt nicht. { $awaited }
refusal-module-not-played = Dieses Modul gehört nicht zu diesem Spiel.
refusal-must-act = Die erste Aktion eines Zuges ist Pflicht, solange eine möglich ist.
refusal-not-in-row = Diese Karten liegen nicht in der Geldauslage.
refusal-takes-too-much = Mehrere Karten darf man nur bis zur Summe { $limit } zusammen nehmen.
refusal-empty-space = Auf diesem Feld liegt kein Plättchen.
refusal-wrong-currency = Dieses Feld wird in einer anderen Währung bezahlt.
refusal-not-in-hand = Du hast diese Karten nicht auf der Hand.
refusal-underpaid = Diese Karten erreichen den Preis nicht.
refusal-superfluous = Eine dieser Karten ist für den Preis nicht nötig.
refusal-not-in-reserve = Dieses Plättchen liegt nicht in deiner Reserve.
refusal-not-set-aside = Dieses Plättchen gehört nicht zu denen, die zu legen sind.
refusal-no-gift = Dieses Plättchen kann Dirk nicht gegeben werden.
refusal-cell-taken = Dort liegt schon ein Plättchen.
refusal-no-contact = Neben diesem Platz liegt kein Plättchen.
refusal-wall-mismatch = Eine Mauer träfe auf eine offene Seite.
refusal-out-of-reach = Das Plättchen wäre vom Startplättchen aus nicht zu Fuß erreichbar.
refusal-leaves-hole = Eine leere Fläche würde eingeschlossen.
refusal-no-tile-there = Dort liegt kein Plättchen.
refusal-start-tile-fixed = Das Startplättchen bleibt, wo es ist.
refusal-start-tile-missing = Auf (0, 0) liegt das Startplättchen und kein anderes.
refusal-removal-leaves-hole = Ohne dieses Plättchen entstünde ein Loch.
refusal-removal-cuts-off = Andere Plättchen verlören ihren Weg zum Startplättchen.
refusal-too-many-tiles = So viele Plättchen hat kein Spiel.
refusal-stone-inactive = Dein Wesirstein ist inaktiv.
refusal-stone-active = Dein Wesirstein ist schon aktiv.
refusal-not-exact = Mit dem Wesir musst du passend bezahlen.
refusal-no-exchange-in-row = Diese Wechselkarte liegt nicht in der Geldauslage.
refusal-wrong-exchange = Diese Wechselkarte zeigt die Währung des Feldes nicht.
refusal-needless-exchange = Die Wechselkarte ist für diese Zahlung nicht nötig.
refusal-no-exchange-for-bids = Ein Gebot lässt sich nicht mit einer Wechselkarte bezahlen.
refusal-hut-limit = Du besitzt schon drei Bauhütten.
refusal-no-hut-left = Von dieser Art ist keine Bauhütte mehr da.
refusal-hut-to-dirk = Eine Bauhütte kannst du Dirk nicht geben.
refusal-no-gate-card = Es liegt keine Torkarte offen aus.
refusal-no-gate-in-hand = Du hast zu wenige Torkarten auf der Hand.
refusal-no-double-wall = Ein Tor steht nur dort, wo die gedruckten Mauern zweier Plättchen aneinanderstoßen und noch kein Tor steht.
refusal-needless-gate = Jedes Tor muss nötig sein.
refusal-fixed-by-gate = Ein Plättchen an einem Tor lässt sich nicht mehr bewegen.
refusal-not-your-character = Dieser Charakter gehört dir nicht.
refusal-lozenge-used = Du hast in diesem Zug schon einen Charakter mit der Raute genutzt.
refusal-bid-too-low = Ein Gebot muss höher sein als das vorige.
refusal-bid-too-high = Du kannst nicht mehr bieten, als du in einer Währung hast.
refusal-worth-more = Die genommene Karte darf nicht mehr wert sein als die abgegebene.
refusal-supply-empty = Der Vorrat ist leer.
refusal-too-many-cards = Du hast mehr als zwei Geldkarten auf der Hand.
refusal-room-empty = Dieser Raum ist leer.
refusal-chests-unaffordable = Dein Geld reicht nicht für einen Raum.
refusal-payment-order = Bezahle von der höchsten Karte abwärts; der Rest muss für den Preis noch reichen.
refusal-no-such-chest = Es wird keine Truhe dieser Art verteilt.
refusal-no-place-for-chest = Eine Truhe braucht in deiner Alhambra ein Gebäude ihrer Art, auf dem noch keine steht.
refusal-must-place-chest = Wer kauft, muss jede Truhe abstellen, die einen Platz hat, Art für Art.
