### Treasure Chamber.

module-treasure-chamber = Treasure Chamber
about-treasure-chamber = Buy chests, store them in buildings of their kind, and score for having the most.
effect-treasure-chamber = Whoever stores the most chests scores

## What is asked

awaited-pay-chests = Pay for the chests, highest card first.
awaited-place-chests = Put your chests on buildings of their kind.
awaited-chest-offer = You may put left-over chests on your buildings.

## What may be done

action-chests = Buy the chests of room { $room }: { $chests }
action-put-chest = Put a chest on { $tile }

## Why not

refusal-room-empty = That room is empty.
refusal-chests-unaffordable = Your money is not enough for a room.
refusal-payment-order = Pay from the highest card down; what is left must still reach the price.
refusal-no-such-chest = No chest of that kind is being distributed.
refusal-no-place-for-chest = A chest needs a building of its own kind in your Alhambra that holds none yet.
refusal-holds-chest = That building holds a chest already.
refusal-must-place-chest = As the buyer you must place every chest that has a place, kind by kind.

## What happened

event-chests-paid = { $name } lays down { $card } for room { $room }.
event-chests-bought = { $name } buys the chests of room { $room }: { $chests }.
event-chest-stored = { $name } puts a chest on { $tile }.
event-chest-returned = A chest goes back to the bag: { $kind }
event-room-filled = New chests in room { $room }: { $chests }
event-chamber-closed = Too few chests are left: no room is refilled any more.
line-chests = Chests: { $count }, { $place }, { $points }

## Set-up

setup-chests = Put all chests into the bag and draw 4 for each of the 3 rooms.

## The table

chests = Chests
room-number = Room { $number }
chest-of = Chest: { $kind }
chests-fit = { $count } of { $total } fit
buy-for = Buy for { $price }
chests-price = Any mix of money, no change, no further action. One chest per building of its kind.
chests-space = Room for

## In the terminal

chests-stored = Stored: { $stored }
chests-aside = Being stored now: { $chests }
