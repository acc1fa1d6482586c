### Change.

module-change = Change
about-change = Half of what you overpay comes back as coins that you can spend like money.

## Tiles and pieces

coin-name = Coin ({ $currency })

## What is asked

awaited-add-money = Add more money for change, or be done.

## What may be done

action-pay-more = Add { $pay }
done-paying = Done

## Why not

refusal-other-currency = Only money of the same currency may be added to a payment.
refusal-coins-stay = Coins cannot be exchanged.

## What happened

event-laid-down = { $name } lays down { $pay }.
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
