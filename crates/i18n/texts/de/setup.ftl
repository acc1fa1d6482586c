### Der Aufbau am echten Tisch.

setup-list = Aufbau am echten Tisch
setup-list-hint = Alles, was vor dem ersten Zug zu tun ist, für diese Spieler und Module.
setup-start-tiles = Alle { $players } Spieler nehmen ein Startplättchen und legen es aus; alle beginnen mit 0 Punkten.
setup-vizier-stones = Alle nehmen einen Wesirstein und legen ihn mit der aktiven Seite nach oben.
setup-supply = Mischt die { $buildings } Gebäudeplättchen verdeckt: Sie sind der Vorrat.
setup-supply-camps = Mischt die { $buildings } Gebäudeplättchen und die { $camps } Feldlager zusammen verdeckt: Sie sind der Vorrat.
setup-supply-bazaars = Mischt die { $buildings } Gebäudeplättchen und die { $bazaars } Basare verdeckt: Sie sind der Vorrat.
setup-supply-both = Mischt die { $buildings } Gebäudeplättchen, die { $camps } Feldlager und die { $bazaars } Basare verdeckt: Sie sind der Vorrat.
setup-citizens = Alle nehmen eine Händlerscheibe und je einen Bürger jeder Farbe, wählen geheim drei davon für die Scheibe und legen sie neben das Startplättchen. Alle anderen Bürger sind der Vorrat: { $supply }.
setup-dirk = Zieht { $tiles } Plättchen für Dirk und legt sie offen neben den Plan.
setup-market = Zieht für jedes Marktfeld ein Plättchen, von Feld 1 bis Feld 4.
setup-huts = Sortiert die Bauhütten nach Arten in sechs Stapel, mischt jeden verdeckt und deckt die oberste auf.
setup-bonus-cards = Teilt allen { $each } Bonuskarten verdeckt aus; { $left } kommen ungesehen weg.
setup-thieves = Teilt allen { $each } Diebe verdeckt aus; { $left } kommen ungesehen weg.
setup-coins = Legt alle { $coins } Münzen in den Münzbeutel.
setup-chests = Legt alle Truhen in den Beutel und zieht für jeden der 3 Räume 4.
setup-invaders = Mischt die { $cards } Angriffskarten verdeckt. Mischt die { $scouts } Späher verdeckt und deckt { $open } davon auf.
setup-invaders-open = Mischt die { $cards } Angriffskarten verdeckt und deckt die oberste auf. Die Späher werden nicht gebraucht.
setup-score-cards = Mischt die Wertungskarten des Moduls und legt für jede der drei Wertungen eine aus; { $left } kommen weg.
setup-culture-tiles = Sortiert die Kulturplättchen nach Preis in sieben offene Stapel.
setup-gates = Legt { $gates } Tore bereit.
setup-sticks = Legt die { $sticks } Holzmauern neben dem Bauhof bereit und lasst Platz für offene Mauerkarten.
setup-master-builders = Mischt die Baumeisterkarten und teilt allen { $each } verdeckt aus.
setup-sultan-markers = Legt die { $markers } Marker und den Gebäudewürfel der Sultanskarten bereit.
setup-caravanserais = Legt die { $cards } Karawansereien offen aus und für jede einen Marker bereit.
setup-money = Mischt die { $cards } Geldkarten.
setup-money-diamonds = Mischt die { $cards } Geldkarten zusammen mit den { $diamonds } Diamanten.
setup-starting-money = Gebt allen Geldkarten, bis sie mindestens 20 wert sind. Wer die wenigsten Karten hat, dann den kleinsten Wert, beginnt. Legt 4 Karten offen als Geldreihe aus.
setup-piles = Teilt das übrige Geld in fünf etwa gleich große Stapel.
setup-add = Stapel { $pile }: { $cards } dazu.
setup-scoring-card = Wertungskarte { $round }
setup-exchange-cards = { $count } Wechselkarten
setup-gate-cards =
    { $count ->
        [one] { $count } Torkarte
       *[other] { $count } Torkarten
    }
setup-characters = { $count } Charaktere
setup-wall-cards = { $count } Mauerkarten
setup-sultan-cards = { $count } Sultanskarten
setup-characters-aside = { $count } Charaktere bleiben verdeckt als Stapel beiseite.
setup-builder-cards =
    { $count ->
        [one] { $count } Baumeisterkarte
       *[other] { $count } Baumeisterkarten
    }
setup-builders-left = { $count } Baumeisterkarten kommen ungesehen weg.
setup-stack = Mischt jeden Stapel, der Karten bekommen hat, und stapelt sie aufeinander: Stapel 5 nach unten, Stapel 1 nach oben.
