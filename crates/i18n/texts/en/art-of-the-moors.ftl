### Art of the Moors.

module-art-of-the-moors = Art of the Moors
about-art-of-the-moors = Two or more buildings of the same price bring a culture tile; developed step by step, it scores in every round.
effect-art-of-the-moors = Buildings of equal price bring culture tiles

## What may be done

action-develop = Develop culture tiles: { $points } per scoring

## Why not

refusal-nothing-to-develop = You have no culture tile that can be turned.

## What happened

event-culture-taken = { $name } takes a culture tile for price { $price }: { $points } at most.
event-culture-marked = { $name } – culture tile { $price }: now { $points } at most.
event-culture-returned = { $name } gives back the culture tile for price { $price }.
event-developed =
    { $count ->
        [one] { $name } develops { $count } culture tile: { $points } in each scoring round.
       *[other] { $name } develops { $count } culture tiles: { $points } in each scoring round.
    }
line-culture = Culture tile { $price }: { $count } of this price, { $points }

## Set-up

setup-culture-tiles = Sort the culture tiles by price into seven face-up piles.

## The table

culture = Culture
culture-tile = Culture tile { $price }: { $points } now, at most { $limit }; buildings: { $count }
culture-missing = Culture tile { $price }: none yet; buildings: { $count } of { $needed }; left: { $left }

## In the terminal

culture-short = price { $price }: { $now } of { $most }
