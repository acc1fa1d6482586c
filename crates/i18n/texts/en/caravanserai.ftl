### Caravanserai.

module-caravanserai = Caravanserai
about-caravanserai = A caravanserai is a money card that fills turn by turn, can change its currency, and starts again once it is spent.
effect-caravanserai = Money that grows from turn to turn

## Tiles and pieces

caravan-name = Caravanserai ({ $currency } { $value })
caravanserai-name = Caravanserai { $main } ({ $two } 2, { $three } 3, { $four } 4)
    .object = the caravanserai { $main } ({ $two } 2, { $three } 3, { $four } 4)
caravanserai-start = start

## What is asked

awaited-caravanserai-move = You may move the marker of a caravanserai by one space.

## What may be done

action-caravanserai-buy = Buy { $card } for { $pay }
action-caravanserai-buy-exact = Buy { $card } for { $pay } (exact)
action-caravanserai-move = { $card }: move the marker to { $space }

## Why not

refusal-caravanserai-taken = That caravanserai is no longer on display.
refusal-caravanserai-underpaid = Your money is not enough for a caravanserai.
refusal-caravanserai-limit = You own two caravanserais already.
refusal-too-few-kinds = This caravanserai needs { $kinds } different kinds of building in your Alhambra.
refusal-no-exchange-for-caravanserai = A caravanserai is paid for in a single currency, without an exchange card.
refusal-not-your-caravanserai = That caravanserai is not yours.
refusal-no-such-step = No single step leads to that space.
refusal-caravanserai-stays = A caravanserai is not a card that can be given away.

## What happened

event-caravanserai-bought = { $name } buys { $card } for { $pay }.
event-caravanserai-bought-exact = { $name } buys { $card } for { $pay }, paid exactly.
event-caravanserai-moved = { $name } moves the marker: { $card } is on { $space } now.

## Set-up

setup-caravanserais = Lay out the { $cards } caravanserai cards face up, with a marker ready for each.
setup-second-caravanserai = A player who owns a caravanserai needs { $kinds } kinds of building for a second one, instead of four.
caravanserai-five-kinds = Five kinds
caravanserai-five-kinds-hint = for a second caravanserai, instead of four

## The table

caravanserai-price = Price for you: { $price }
caravanserai-no-price = You need { $kinds } kinds of building in your Alhambra.
