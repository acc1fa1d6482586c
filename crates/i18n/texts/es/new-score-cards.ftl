### Las nuevas cartas de puntuación.

module-new-score-cards = Las nuevas cartas de puntuación
about-new-score-cards = En cada puntuación una carta al azar dice cuánto vale cada tipo de edificio.
effect-new-score-cards = Una carta por puntuación dice qué vale cada tipo

## Preparación

setup-score-cards = Barajad las nuevas cartas de puntuación y poned una para cada una de las tres puntuaciones; { $left } se apartan.

## La mesa

round-next = próxima
round-done = hecha
