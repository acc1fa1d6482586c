### Camps.

module-camps = Camps
about-camps = Camps lie outside, against your walls, and score every tile in line with their arrows.
effect-camps = Camps score the tiles in line with their arrows
effect-red-palace-camps = Camps at your walls score tiles in line

## Tiles and pieces

camp-name = Camp { $price }

## What happened

line-camp = { $tile }: in line { $count }, { $points }

## Set-up

setup-camps = Shuffle the { $camps } camps face down into the supply.

## The table

camps-change = Camps { $was } → { $now } points
