### Puntuación clásica.

module-classic-scoring = Puntuación clásica
about-classic-scoring = Sin losetas de puntuación: los tipos valen lo mismo que en Alhambra.
effect-classic-scoring = Los tipos valen lo mismo que en Alhambra
