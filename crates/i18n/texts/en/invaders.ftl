### Invaders.

module-invaders = Invaders
about-invaders = After each scoring round an attack from one direction costs points for every open outer side there; scouts reveal the direction beforehand.
effect-invaders = Open sides cost points; scouts give warning

## Tiles and pieces

from-north = from the north
from-east = from the east
from-south = from the south
from-west = from the west

## What is asked

awaited-look = Look at the next invasion card, or let the scout stay.

## What may be done

action-look = Look at the next invasion card

## What happened

event-looked = { $name } looks at the next invasion card (scout: { $kind }).
event-looked-seen = { $name } looks at the next invasion card (scout: { $kind }): the attack will come { $from }.
event-attacked = Invaders attack { $from }.
event-lost = { $name }: − { $points } · open sides: { $main }
event-lost-lateral = { $name }: − { $points } · open sides: { $main }, beside the attack: { $lateral }
event-new-scouts = New scouts: { $kinds }
event-announced = The next attack will come { $from }.
line-invasion = Attack: open sides { $count } × { $each }, { $points }
line-invasion-lateral = Beside the attack: open sides { $count } × { $each }, { $points }

## Set-up

setup-invaders = Shuffle the { $cards } invasion cards face down. Shuffle the { $scouts } scouts face down and turn { $open } of them up.
setup-invaders-open = Shuffle the { $cards } invasion cards face down and turn the top one up. The scouts are not used.
open-invasion = Open invasion
open-invasion-hint = everybody knows the next attack, no scouts

## The table

next-invasion = Next attack
invasion-known = { $from }: { $points }
invasion-unknown = You do not know the direction yet.
open-sides = { $side }: { $count } open
looked-at = Has looked: { $names }
scout-of = Scout: { $kind }
invasion = Invasion

## In the terminal

open-sides-of = Open sides of { $name }: { $sides }
