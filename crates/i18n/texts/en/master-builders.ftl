### Master Builders.

module-master-builders = Master Builders
about-master-builders = Money cards of value 3 that you can play instead for a redesign at the end of your turn.
effect-master-builders = Money of value 3, or a redesign

## Tiles and pieces

builder-name = Master builder ({ $currency })

## What may be done

action-play-builder = { $card }: redesign

## Why not

refusal-builder-used = You have already played a master builder as a builder in this turn.
refusal-no-builder = You hold no such master builder card.

## What happened

event-builder-played = { $name } plays { $card } for a redesign.

## Set-up

setup-master-builders = Shuffle the master builder cards and deal { $each } to each player face down.
setup-builder-cards =
    { $count ->
        [one] { $count } master builder card
       *[other] { $count } master builder cards
    }
setup-builders-left = { $count } master builder cards are put away unseen.

## In the terminal

builders-gone = Master builders out of the game: { $count }
