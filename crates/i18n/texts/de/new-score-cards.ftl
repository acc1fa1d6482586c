### Die neuen Wertungskarten.

module-new-score-cards = Die neuen Wertungskarten
about-new-score-cards = Für jede Wertung sagt eine zufällige Karte, welche Gebäudeart wie viel wert ist.
effect-new-score-cards = Karten sagen je Wertung, was jede Art wert ist

## Aufbau

setup-score-cards = Mischt die Wertungskarten des Moduls und legt für jede der drei Wertungen eine aus; { $left } kommen aus dem Spiel.

## Der Tisch

round-next = als Nächstes
round-done = gewertet
