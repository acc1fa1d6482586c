### Klasyczna punktacja.

module-classic-scoring = Klasyczna punktacja
about-classic-scoring = Bez żetonów punktacji: rodzaje budynków są warte tyle, co w Alhambrze.
effect-classic-scoring = Rodzaje są warte tyle, co w Alhambrze
