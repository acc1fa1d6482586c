### Nowe karty punktacji.

module-new-score-cards = Nowe karty punktacji
about-new-score-cards = Na każde punktowanie losowa karta mówi, ile wart jest każdy rodzaj budynków.
effect-new-score-cards = Karta na każde punktowanie wycenia rodzaje

## Przygotowanie

setup-score-cards = Potasujcie karty punktacji i wyłóżcie po jednej na każde z trzech punktowań; pozostałe ({ $left }) odłóżcie.

## Stół

round-next = następne
round-done = policzone
