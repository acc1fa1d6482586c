### Die Feldlager.

module-camps = Die Feldlager
about-camps = Feldlager liegen außen an den Mauern und bringen Punkte für jedes Plättchen in Richtung ihrer Pfeile.
effect-camps = Punkte für Plättchen in Richtung der Pfeile
effect-red-palace-camps = Feldlager an Mauern werten Plättchen in Linie

## Plättchen und Figuren

camp-name = Feldlager { $price }

## Was geschah

line-camp = { $tile }: in Pfeilrichtung { $count }, { $points }

## Aufbau

setup-camps = Mischt die { $camps } Feldlager verdeckt unter den Vorrat.

## Der Tisch

camps-change = Feldlager { $was } → { $now } Punkte
