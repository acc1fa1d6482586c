### Die Kunst der Mauren.

module-art-of-the-moors = Die Kunst der Mauren
about-art-of-the-moors = Zwei oder mehr Gebäude mit demselben Preis bringen ein Kulturplättchen; Schritt für Schritt entwickelt, zählt es in jeder Wertung.
effect-art-of-the-moors = Gleich teure Gebäude bringen Kulturplättchen

## Was man tun kann

action-develop = Kulturplättchen entwickeln: { $points } je Wertung

## Warum nicht

refusal-nothing-to-develop = Du hast kein Kulturplättchen, das sich drehen lässt.

## Was geschah

event-culture-taken = { $name } nimmt ein Kulturplättchen für den Preis { $price }: höchstens { $points }.
event-culture-marked = { $name } – Kulturplättchen { $price }: jetzt höchstens { $points }.
event-culture-returned = { $name } gibt das Kulturplättchen für den Preis { $price } zurück.
event-developed = { $name } entwickelt { $count } Kulturplättchen: { $points } in jeder Wertung.
line-culture = Kulturplättchen { $price }: { $count } mit diesem Preis, { $points }

## Aufbau

setup-culture-tiles = Sortiert die Kulturplättchen nach Preis in sieben offene Stapel.

## Der Tisch

culture = Kultur
culture-tile = Kulturplättchen { $price }: jetzt { $points }, höchstens { $limit }; Gebäude: { $count }
culture-missing = Kulturplättchen { $price }: noch keines; Gebäude: { $count } von { $needed }; übrig: { $left }

## In the terminal

culture-short = Preis { $price }: { $now } von { $most }
