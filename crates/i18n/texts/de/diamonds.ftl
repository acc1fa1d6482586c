### Die Diamanten.

module-diamonds = Die Diamanten
about-diamonds = Eine fünfte Währung, die auf jedem Feld des Bauhofs gilt, aber nie zusammen mit einer anderen.
effect-diamonds = Eine fünfte Währung, die auf jedem Feld gilt

## Aufbau

setup-diamonds = Mischt die { $diamonds } Diamanten darunter.
