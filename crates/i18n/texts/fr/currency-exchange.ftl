### Le bureau de change.

module-currency-exchange = Le bureau de change
about-currency-exchange = Une carte de change permet de payer une tuile en mêlant deux monnaies.
effect-currency-exchange = Une carte pour payer en deux monnaies

## Tuiles et pièces

exchange-card-name = Carte de change { $first }/{ $second }
    .object = la carte de change { $first }/{ $second }

## Pourquoi pas

refusal-no-exchange-in-row = Cette carte de change n’est pas parmi les cartes visibles.
refusal-wrong-exchange = Cette carte de change ne montre pas la monnaie de cet emplacement.
refusal-needless-exchange = La carte de change n’est pas nécessaire à ce paiement.
refusal-no-exchange-for-bids = Une enchère ne se paie pas avec une carte de change.

## Mise en place

setup-exchange-cards = { $count } cartes de change
