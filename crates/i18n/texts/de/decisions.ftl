### Was gefragt ist, was möglich ist, und warum etwas nicht geht.

## Was gefragt ist

awaited-before-turn = Du darfst vor deinem Zug einen Charakter nutzen.
awaited-action = Nimm Geld, kaufe ein Plättchen oder baue um.
awaited-add-money = Lege noch Geld dazu oder tippe auf „Fertig“.
awaited-place = Lege deine neuen Plättchen.
awaited-end-of-turn = Du darfst am Ende deines Zuges noch einmal umbauen.
awaited-redesign = Baue deine Alhambra um.
awaited-nothing = Das Spiel ist zu Ende.

## Was möglich ist

action-take = { $cards } nehmen
action-buy = { $tile } für { $pay } kaufen
action-buy-exact = { $tile } für { $pay } kaufen (passend)
action-add = { $tile } auf ({ $x }, { $y }) anbauen
    .seen = { $tile } anbauen
action-remove = { $tile } von ({ $x }, { $y }) in die Reserve nehmen
    .seen = { $tile } in die Reserve nehmen
action-swap = { $old } auf ({ $x }, { $y }) gegen { $tile } tauschen
    .seen = { $old } gegen { $tile } tauschen
action-place = { $tile } auf ({ $x }, { $y }) legen
    .seen = { $tile } legen
action-reserve = { $tile } in die Reserve legen
action-give = { $tile } an Dirk geben
action-pay = { $pay } bezahlen
action-pay-more = { $pay } dazulegen
done-paying = Fertig

## Warum etwas nicht geht

refusal-game-over = Das Spiel ist zu Ende.
refusal-not-now = Das geht jetzt nicht. { $awaited }
refusal-module-not-played = Dieses Modul gehört nicht zu diesem Spiel.
refusal-must-act = Die erste Aktion eines Zuges ist Pflicht, solange eine möglich ist.
refusal-not-in-row = Diese Karten liegen nicht in der Geldauslage.
refusal-takes-too-much = Mehrere Karten darfst du nur nehmen, wenn sie zusammen höchstens { $limit } wert sind.
refusal-empty-space = Auf diesem Feld liegt kein Plättchen.
refusal-wrong-currency = Auf diesem Feld gilt eine andere Währung.
refusal-not-in-hand = Du hast diese Karten nicht auf der Hand.
refusal-underpaid = Diese Karten erreichen den Preis nicht.
refusal-superfluous = Eine dieser Karten ist für den Preis nicht nötig.
refusal-other-currency = Dazulegen darfst du nur Geld derselben Währung.
refusal-only-cards = Bei dieser Zahlung darfst du nur Karten dazulegen.
refusal-not-in-reserve = Dieses Plättchen liegt nicht in deiner Reserve.
refusal-not-set-aside = Dieses Plättchen gehört nicht zu denen, die du jetzt legst.
refusal-no-gift = Dieses Plättchen kannst du Dirk nicht geben.
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
refusal-fixed-by-gate = Ein Plättchen an einem Tor lässt sich nicht mehr bewegen.
refusal-camp-mismatch = Ein Feldlager darf nur mit Bastionen an Mauern und mit grünen Seiten an andere Feldlager stoßen.
refusal-camp-without-wall = Ein Feldlager braucht eine Bastion an einer Mauer.
refusal-camp-loses-contact = Ein Feldlager würde die Mauer verlieren, die es braucht.
refusal-camp-for-camp = Ein Feldlager lässt sich nur gegen ein Feldlager tauschen.
