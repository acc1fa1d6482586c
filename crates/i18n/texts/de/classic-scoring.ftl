### Klassische Wertung.

module-classic-scoring = Klassische Wertung
about-classic-scoring = Ohne Wertungsplättchen: Die Gebäudearten zählen so viel wie in Alhambra.
effect-classic-scoring = Die Arten sind so viel wert wie in Alhambra
