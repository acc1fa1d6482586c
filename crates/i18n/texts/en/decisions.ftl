### What is asked, what may be done, and why not.

## What is asked

awaited-before-turn = You may use a character before your turn.
awaited-action = Take money, buy a tile or redesign.
awaited-add-money = Add more money, or tap “Done”.
awaited-place = Place your new tiles.
awaited-end-of-turn = You may redesign once more at the end of your turn.
awaited-redesign = Redesign your Alhambra.
awaited-nothing = The game is over.

## What may be done

action-take = Take { $cards }
action-buy = Buy { $tile } for { $pay }
action-buy-exact = Buy { $tile } for { $pay } (exact)
action-add = Add { $tile } at ({ $x }, { $y })
    .seen = Add { $tile }
action-remove = Take { $tile } at ({ $x }, { $y }) into the reserve
    .seen = Take { $tile } into the reserve
action-swap = Swap { $old } at ({ $x }, { $y }) for { $tile }
    .seen = Swap { $old } for { $tile }
action-place = Place { $tile } at ({ $x }, { $y })
    .seen = Place { $tile }
action-reserve = Put { $tile } into the reserve
action-give = Give { $tile } to Dirk
action-pay = Pay { $pay }
action-pay-more = Add { $pay }
done-paying = Done

## Why not

refusal-game-over = The game is over.
refusal-not-now = Not now. { $awaited }
refusal-module-not-played = That module is not part of this game.
refusal-must-act = You must take at least one action, as long as one is possible.
refusal-not-in-row = These cards are not in the money row.
refusal-takes-too-much = You may take several cards only if they total { $limit } or less.
refusal-empty-space = There is no tile on that space.
refusal-wrong-currency = That space takes another currency.
refusal-not-in-hand = You do not hold these cards.
refusal-underpaid = These cards do not add up to the price.
refusal-superfluous = One of these cards is not needed to reach the price.
refusal-other-currency = Only money of the same currency may be added to a payment.
refusal-only-cards = Only cards may be added to that payment.
refusal-not-in-reserve = That tile is not in your reserve.
refusal-not-set-aside = That tile is not among those to be placed.
refusal-no-gift = That tile cannot be given to Dirk.
refusal-cell-taken = A tile lies there already.
refusal-no-contact = That cell has no tile beside it.
refusal-wall-mismatch = A wall would meet an open side.
refusal-out-of-reach = The tile could not be reached on foot from the start tile.
refusal-leaves-hole = An empty area would be enclosed.
refusal-no-tile-there = There is no tile there.
refusal-start-tile-fixed = The start tile stays where it is.
refusal-start-tile-missing = The start tile, and no other, lies at (0, 0).
refusal-removal-leaves-hole = Taking that tile out would leave a hole.
refusal-removal-cuts-off = Other tiles would lose their way to the start tile.
refusal-too-many-tiles = No game has that many tiles.
refusal-fixed-by-gate = A tile at a gate can no longer be moved.
refusal-camp-mismatch = A camp’s bastions may touch only walls, its green sides only those of other camps.
refusal-camp-without-wall = A camp needs a bastion against a wall.
refusal-camp-loses-contact = A camp would lose the wall it needs.
refusal-camp-for-camp = A camp can only be swapped for another camp.
