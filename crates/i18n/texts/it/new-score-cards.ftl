### Le nuove carte valutazione.

module-new-score-cards = Le nuove carte valutazione
about-new-score-cards = Per ogni valutazione una carta a caso dice quanto vale ciascun tipo di edificio.
effect-new-score-cards = Ogni volta una carta dice quanto vale ogni tipo

## Preparazione

setup-score-cards = Mescolate le nuove carte valutazione e mettetene una per ciascuna delle tre valutazioni; { $left } si tolgono.

## Il tavolo

round-next = prossima
round-done = fatta
