### City Walls.

module-city-walls = City Walls
about-city-walls = Wall cards let you add wooden walls to your own tiles, to lengthen your wall or to close gaps in it.
effect-city-walls = Add wooden walls to your own tiles

## Tiles and pieces

wall-card-name = Wall card ({ $sides })

## What may be done

action-build = Build walls on { $tile }: { $sides }
action-build-at = Build walls on { $tile } at ({ $x }, { $y }): { $sides }
    .seen = Build walls on { $tile }: { $sides }

## Why not

refusal-no-wall-card = That wall card does not lie face up.
refusal-not-your-tile = Walls are built on a tile of your Alhambra or reserve, or on one bought in this turn.
refusal-wall-there = One of those sides has a wall already.
refusal-stick-between-tiles = One of those sides touches another tile.
refusal-walled-in = A tile cannot have walls on all four sides.
refusal-stick-on-camp = No wall is built on a camp.

## What happened

event-wall-card = A wall card is turned up: { $sides }
event-walls-built = { $name } builds wooden walls on { $tile }: { $sides }.

## Set-up

setup-sticks = Lay the { $sticks } wooden walls ready beside the market, with room for face-up wall cards.
setup-wall-cards = { $count } wall cards

## The table

sticks-left = Wooden walls left: { $count }
sticks-on = wooden wall: { $sides }
build-hint = Choose a tile with lit sides, or one of your reserve.
build-tiles = Tiles for these walls
