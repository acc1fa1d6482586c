### Nowe karty punktacji.

module-new-score-cards = Nowe karty punktacji
about-new-score-cards = W każdym punktowaniu losowa karta mówi, ile wart jest każdy rodzaj budynków.
effect-new-score-cards = Karta na każde punktowanie wycenia rodzaje

## Przygotowanie

setup-score-cards = Potasujcie nowe karty punktacji i wyłóżcie po jednej na każde z trzech punktowań; pozostałe ({ $left }) odłóżcie.

## Stół

round-next = następne
round-done = policzone
