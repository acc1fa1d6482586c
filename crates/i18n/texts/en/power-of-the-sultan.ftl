### Power of the Sultan.

module-power-of-the-sultan = Power of the Sultan
about-power-of-the-sultan = A sultan card lets you take a building of the marked kind for nothing, the moment it is drawn for the market.
effect-power-of-the-sultan = Take a drawn building for nothing

## Tiles and pieces

sultan-card-name = Sultan card { $currency } ({ $kind })
    .object = the sultan card { $currency } ({ $kind })

## What is asked

awaited-sultan-mark = Keep the mark of your sultan card or roll the die.
awaited-sultan-roll = Mark the rolled kind or the one on the opposite face.
awaited-sultan-offer = You may take the drawn building for a sultan card.

## What may be done

action-sultan-buy = Buy { $card } for { $pay }
action-sultan-buy-exact = Buy { $card } for { $pay } (exact)
action-sultan-keep = Keep the mark: { $kind }
action-sultan-roll = Take the mark off and roll the die
action-sultan-mark = Mark { $kind }
action-sultan-claim = Take { $tile } for a sultan card

## Why not

refusal-sultan-not-in-display = That sultan card is not on display.
refusal-sultan-currency = A sultan card is paid for in its own currency.
refusal-sultan-underpaid = Your money is not enough for a sultan card.
refusal-not-rolled = Only the rolled kind or the one on the opposite face can be marked.
refusal-not-offered = Another building is on offer.

## What happened

event-sultan-opened = A sultan card is turned up: { $card }
event-sultan-bought = { $name } buys { $card } for { $pay }.
event-sultan-bought-exact = { $name } buys { $card } for { $pay }, paid exactly.
event-sultan-kept = { $name } keeps the mark: { $kind }
event-sultan-rolled = { $name } rolls the die: { $kind }
event-sultan-marked = { $name } marks { $kind }.
event-sultan-offered = Drawn for space { $space } and offered first: { $tile }
event-sultan-declined = { $name } declines { $tile }.
event-sultan-claimed = { $name } uses a sultan card and takes { $tile }.

## Set-up

setup-sultan-markers = Lay the { $markers } markers and the building die of the sultan cards ready.
setup-sultan-cards = { $count } sultan cards
