### Valutazione classica.

module-classic-scoring = Valutazione classica
about-classic-scoring = Senza tessere valutazione: i tipi valgono quanto in Alhambra.
effect-classic-scoring = I tipi valgono quanto in Alhambra
