### Thieves.

module-thieves = Thieves
about-thieves = Between two turns a secret card takes one money card of its currency from the row, but never just before your own turn.
effect-thieves = A thief takes a money card between two turns

## Tiles and pieces

thief-name = Thief { $currency }

## What is asked

awaited-thief = You may play a thief and take a card from the money row.
awaited-vizier-or-thief = You may buy a tile with the vizier or play a thief.

## What may be done

action-steal = Take { $card } with a thief

## Why not

refusal-next-may-not-steal = Whoever plays next may not play a thief.
refusal-no-such-thief = You hold no thief of that currency.
refusal-nothing-to-steal = That card is not in the money row.
refusal-too-late-to-steal = The game is ending: no thief can be played any more.

## What happened

event-stolen = { $name } plays a thief and takes { $card }.

## Set-up

setup-thieves =
    { $each ->
        [one] Deal { $each } thief to each player face down
       *[other] Deal { $each } thieves to each player face down
    }{ $left ->
        [0] .
       *[other] . Put the other { $left } away unseen.
    }

## The table

thieves = Thieves
