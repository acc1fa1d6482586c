### Currency Exchange.

module-currency-exchange = Currency Exchange
about-currency-exchange = An exchange card lets you pay for one tile with a mix of two currencies.
effect-currency-exchange = One card lets you pay in two currencies

## Tiles and pieces

exchange-card-name = Exchange card { $first }/{ $second }
    .object = the exchange card { $first }/{ $second }

## Why not

refusal-no-exchange-in-row = That exchange card is not in the money row.
refusal-wrong-exchange = That exchange card does not show the currency of the space.
refusal-needless-exchange = The exchange card is not needed for that payment.
refusal-no-exchange-for-bids = A bid cannot be paid with an exchange card.

## Set-up

setup-exchange-cards = { $count } exchange cards
