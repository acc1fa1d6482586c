### What is asked, what may be done, and why not.

## What is asked

awaited-before-turn = You may use a character before your turn.
awaited-action = Take money, buy a tile or redesign.
awaited-place = Place your new tiles.
awaited-end-of-turn = You may use a character at the end of your turn.
awaited-redesign = Redesign your Alhambra.
awaited-interrupt = You may buy a tile with the vizier.
awaited-bid = Bid or pass.
awaited-pay-bid = Pay for the character you have won.
awaited-fatima = Keep Fatima or exchange her.
awaited-knihstig = You may take a card from the money row.
awaited-hakim = Name a kind for Hakim Wahid.
awaited-pay-chests = Pay for the chests, highest card first.
awaited-place-chests = Put your chests on buildings of their kind.
awaited-chest-offer = You may put left-over chests on your buildings.
awaited-nothing = The game is over.

## What may be done

action-take = Take { $cards }
action-buy = Buy { $tile } for { $pay }
action-buy-exact = Buy { $tile } for { $pay } (exact)
action-add = Add { $tile } at ({ $x }, { $y })
action-remove = Take { $tile } at ({ $x }, { $y }) into the reserve
action-swap = Swap { $old } at ({ $x }, { $y }) for { $tile }
action-place = Place { $tile } at ({ $x }, { $y })
action-reserve = Put { $tile } into the reserve
action-give = Give { $tile } to Dirk
action-vizier-buy = Buy { $tile } for { $pay } with the vizier
action-vizier-turn = Turn the vizier stone to active
action-gate-take = Take the gate card
action-place-gate = Place { $tile } at ({ $x }, { $y }), gate on the { $side }
action-add-gate = Add { $tile } at ({ $x }, { $y }), gate on the { $side }
action-remove-gate = Take { $tile } at ({ $x }, { $y }) into the reserve, gate: { $sides }
action-pay = Pay { $pay }
action-keep-fatima = Keep { $character } (8 points)
action-exchange-fatima = Exchange { $character } for another character
action-karim = { $character } pays for { $tile }
action-knihstig = { $character }: take { $card }
action-ammar = { $character }: redesign
action-hakim = { $character }: half a building more, { $kind }
action-laila = { $character }: replace { $tile }
action-machma = { $character }: exchange { $give } for { $take }
action-yammerad = { $character }: draw a card
action-chests = Buy the chests of room { $room }: { $chests }
action-put-chest = Put a chest on { $tile }

## Why not

refusal-game-over = The game is over.
refusal-not-now = Not now. { $awaited }
refusal-module-not-played = That module is not part of this game.
refusal-must-act = The first action of a turn is a duty as long as one is possible.
refusal-not-in-row = These cards are not in the money row.
refusal-takes-too-much = Several cards may be taken together only up to a total of { $limit }.
refusal-empty-space = There is no tile on that space.
refusal-wrong-currency = That space is paid in another currency.
refusal-not-in-hand = You do not hold these cards.
refusal-underpaid = These cards do not reach the price.
refusal-superfluous = One of these cards is not needed to reach the price.
refusal-not-in-reserve = That tile is not in your reserve.
refusal-not-set-aside = That tile is not among those to be placed.
refusal-no-gift = That tile cannot be given to Dirk.
refusal-cell-taken = A tile lies there already.
refusal-no-contact = No tile lies beside that place.
refusal-wall-mismatch = A wall would meet an open side.
refusal-out-of-reach = The tile could not be reached on foot from the start tile.
refusal-leaves-hole = An empty area would be enclosed.
refusal-no-tile-there = There is no tile.
refusal-start-tile-fixed = The start tile stays where it is.
refusal-start-tile-missing = The start tile, and no other, lies at (0, 0).
refusal-removal-leaves-hole = Taking that tile out would leave a hole.
refusal-removal-cuts-off = Other tiles would lose their way to the start tile.
refusal-too-many-tiles = No game has so many tiles.
refusal-stone-inactive = Your vizier stone is inactive.
refusal-stone-active = Your vizier stone is active already.
refusal-not-exact = With the vizier you must pay exactly.
refusal-no-exchange-in-row = That exchange card is not in the money row.
refusal-wrong-exchange = That exchange card does not show the currency of the space.
refusal-needless-exchange = The exchange card is not needed for that payment.
refusal-no-exchange-for-bids = A bid cannot be paid with an exchange card.
refusal-hut-limit = You own three huts already.
refusal-no-hut-left = No hut of that kind is left.
refusal-hut-to-dirk = A hut cannot be given to Dirk.
refusal-no-gate-card = No gate card lies open.
refusal-no-gate-in-hand = You hold too few gate cards.
refusal-no-double-wall = A gate can stand only where the printed walls of two tiles meet and no gate stands yet.
refusal-needless-gate = Each gate must be necessary.
refusal-fixed-by-gate = A tile at a gate can no longer be moved.
refusal-not-your-character = You do not own that character.
refusal-lozenge-used = You have already used a character with the lozenge in this turn.
refusal-bid-too-low = A bid must be higher than the one before.
refusal-bid-too-high = You cannot bid more than you hold in one currency.
refusal-worth-more = The card you take may not be worth more than the one you give.
refusal-supply-empty = The supply is empty.
refusal-too-many-cards = You hold more than two money cards.
refusal-room-empty = That room is empty.
refusal-chests-unaffordable = Your money does not reach the price of a room.
refusal-payment-order = Pay from the highest card down; what is left must still reach the price.
refusal-no-such-chest = No chest of that kind is being distributed.
refusal-no-place-for-chest = A chest needs a building of its own kind in your Alhambra that holds none yet.
refusal-must-place-chest = As the buyer you must place every chest that has a place, kind by kind.
