### Bazaars.

module-bazaars = Bazaars
about-bazaars = Bazaars cost what the tile on the market space of their currency costs, must be paid for exactly, and score at the end for the buildings around them.
effect-bazaars = Tiles that score for the buildings around them
effect-red-palace-bazaars = Tiles that score for the buildings around them

## Tiles and pieces

bazaar-name = Bazaar { $currency } ({ $kinds })

## Why not

refusal-not-in-display = That bazaar does not lie beside the market.
refusal-bazaar-currency = A bazaar is paid for in its own currency.
refusal-no-bazaar-price = The bazaar has no price now: the market space of its currency is empty.
refusal-bazaar-not-exact = A bazaar must be paid for exactly.

## What happened

event-bazaar = A bazaar goes beside the market: { $tile }
line-bazaar = { $tile }: neighbours { $count } × kinds { $kinds }, { $points }

## Set-up

setup-bazaars = Shuffle the { $bazaars } bazaars face down into the supply.

## The table

bazaars-change = Bazaars { $was } → { $now } points at the end
bazaar-price = Price now: { $price }
bazaar-no-price = No price while its market space is empty
