### Change.

module-change = Change
about-change = Half of what you overpay comes back as coins that you can spend like money.
effect-change = Half of what you overpay comes back as coins

## Tiles and pieces

coin-name = Coin ({ $currency })

## Why not

refusal-coins-stay = Coins cannot be exchanged.

## What happened

event-coins-drawn = { $name } draws coins: { $coins }

## Set-up

setup-coins = Put all { $coins } coins into the coin bag.

## The table

coins = Coins
change-due =
    { $count ->
        [one] { $count } coin as change
       *[other] { $count } coins as change
    }
