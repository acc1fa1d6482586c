### Der Aufbau am echten Tisch.

setup-start-tiles = Alle { $players } Spieler nehmen ein Startplättchen und legen es aus; alle beginnen mit 0 Punkten.
setup-supply = Mischt die { $buildings } Gebäudeplättchen verdeckt: Sie sind der Vorrat.
setup-dirk = Zieht { $tiles } Plättchen für Dirk und legt sie offen neben den Plan.
setup-market = Zieht für jedes Feld des Bauhofs ein Plättchen, von Feld 1 bis Feld 4.
setup-money-removed = Zu zweit: Nehmt von jeder Geldkarte eine aus dem Spiel, zusammen { $cards } Karten.
setup-money = Mischt die { $cards } Geldkarten.
setup-starting-money = Gebt allen Geldkarten, bis sie mindestens 20 wert sind. Es beginnt, wer die wenigsten Karten hat; bei Gleichstand, wer den kleinsten Wert hat; dann die jüngste Person. Legt 4 Karten offen als Geldauslage aus.
setup-piles = Teilt das übrige Geld in fünf etwa gleich große Stapel auf.
setup-add = Stapel { $pile }: { $cards } dazu.
setup-scoring-card = Wertungskarte { $round }
setup-stack = Mischt jeden Stapel, der Karten bekommen hat, und stapelt sie aufeinander: Stapel 5 nach unten, Stapel 1 nach oben.
