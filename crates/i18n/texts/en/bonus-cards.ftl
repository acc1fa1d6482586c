### Bonus Cards.

module-bonus-cards = Bonus Cards
about-bonus-cards = A secret card counts as one more building once you have built the very tile it shows.
effect-bonus-cards = A secret card counts as one more building

## Tiles and pieces

bonus-card-name = Bonus card { $tile }
    .object = the bonus card { $tile }

## What is asked

awaited-show-bonus = Choose the bonus cards to show in this scoring round, then pass.

## What may be done

action-show-bonus = Show { $card }

## Why not

refusal-not-your-bonus-card = You hold no such hidden bonus card.
refusal-bonus-tile-not-built = The tile on this bonus card does not lie in your Alhambra.
refusal-counting-begun = The counting has begun: no bonus card can be shown now.

## What happened

event-bonus-shown = { $name } shows { $card }.
event-bonus-taken-back = { $name } takes { $card } back, as its tile has left the Alhambra.

## Set-up

setup-bonus-cards =
    { $each ->
        [one] Deal { $each } bonus card to each player face down
       *[other] Deal { $each } bonus cards to each player face down
    }{ $left ->
        [0] .
       *[other] . Put the other { $left } away unseen.
    }

## The table

bonus-cards = Bonus cards
on-bonus-card = On your bonus card
