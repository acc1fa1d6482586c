### Les diamants.

module-diamonds = Les diamants
about-diamonds = Une cinquième monnaie, acceptée sur chaque emplacement du chantier, mais jamais mêlée à une autre.
effect-diamonds = Une cinquième monnaie, acceptée partout

## Mise en place

setup-diamonds = Mélangez-y aussi les { $diamonds } diamants.
