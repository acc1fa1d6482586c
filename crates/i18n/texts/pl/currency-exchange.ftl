### Kantor wymiany.

module-currency-exchange = Kantor wymiany
about-currency-exchange = Karta wymiany pozwala zapłacić za jeden żeton dwiema walutami naraz.
effect-currency-exchange = Jedna karta pozwala płacić dwiema walutami

## Żetony i figury

exchange-card-name = Karta wymiany { $first }/{ $second }
    .object = kartę wymiany { $first }/{ $second }

## Dlaczego nie

refusal-no-exchange-in-row = Tej karty wymiany nie ma wśród odkrytych kart.
refusal-wrong-exchange = Ta karta wymiany nie pokazuje waluty tego pola.
refusal-needless-exchange = Karta wymiany nie jest potrzebna do tej zapłaty.
refusal-no-exchange-for-bids = Oferty nie można opłacić kartą wymiany.

## Przygotowanie

setup-exchange-cards = karty wymiany ({ $count })
