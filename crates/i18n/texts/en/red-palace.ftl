### The Red Palace.

# Tiles, modules, abilities
terrain-name = Terrain tile { $price }
medina-name = Medina { $price }
square-name = Square tile
game-red-palace = The Red Palace
module-medinas = Medinas
module-classic-scoring = Classic scoring
about-medinas = Medinas belong to no kind, and whoever has the fewest of them loses points in every scoring round.
about-classic-scoring = The majorities bring the points of the base game, without score tiles.
ability-swap-tokens = Swap tokens
ability-wall-section = Wall section
ability-take-money = Take a money card
ability-square-tile = Square tile
ability-half-building = Half building
ability-buy-from-preview = Buy from the preview
ability-treat-as-exact = Overpayment counts as exact
ability-redraw-token = Redraw a token
ability-move-guard = Move a guard
guards = Guards

# Decisions
awaited-choose-pile = Choose a pile of starting money.
awaited-abilities = Use another ability, or end your actions.
awaited-pay-card = Choose the money card for the ability.
awaited-pay-guard = Choose the guard that you pay.
awaited-move-guard = Choose where the guard goes.
awaited-attach-wall = Attach the wall section to a tile of this turn.
awaited-post-guard = Choose the watchtower that gets a guard.
action-choose-pile = Pile worth { $total }, { $cards }
action-swap-tokens = Swap the tokens of { $tile } and { $other }, paying { $card }
action-take-wall = Take a wall section
action-take-card = Guard ability, take { $card }
action-take-square = Take a square tile
action-take-half = Take the half building ({ $kind })
action-buy-preview = Buy { $tile } from the preview for { $pay }
action-count-as-exact = Let the payment count as exact
action-redraw-token = Draw a new token for { $tile }
action-move-guard = Move the guard of { $tile } ({ $side })
action-pay-guard = Pay the guard of { $tile } ({ $side })
action-post-guard = Post the guard on { $tile } ({ $side })
action-attach-wall = Attach the wall section to { $tile } ({ $side })

# What happened
event-pile-chosen = { $name } chooses { $cards } as starting money.
event-token = Token for { $tile }, it becomes { $kind }.
event-preview = { $tile } comes to space { $space } of the preview.
event-preview-moved = { $tile } moves up to space { $space } of the preview.
event-ability = { $name } uses an ability ({ $ability }).
event-card-paid = { $name } pays { $card } for the ability.
event-guard-paid = { $name } pays the guard of { $tile } ({ $side }).
event-points-paid = { $name } pays { $points } in place of guards.
event-guards-placed = Guards that go to the guard board from Dirk’s tiles, { $count }.
event-tokens-swapped = { $name } swaps tokens, { $tile } is now { $kind } and { $other } is { $other-kind }.
event-half-taken = { $name } takes the half building ({ $kind }).
event-preview-bought = { $name } buys { $tile } from the preview for { $pay }.
event-token-redrawn = { $name } draws a new token for { $tile }, { $kind } instead of { $old }.
event-guard-moved = { $name } moves a guard from { $from } ({ $from-side }) to { $tile } ({ $side }).
event-wall-attached = { $name } attaches a wall section to { $tile } ({ $side }).
event-guard-posted = { $name } posts a guard on { $tile } ({ $side }).
line-medinas = Medinas: { $count }, { $place } from the fewest, { $points }
line-guards = Guards on the longest wall: { $count }, { $points }

# Refusals
refusal-no-such-pile = That pile of starting money is not there any more.
refusal-ability-not-in-game = That ability is not in this game.
refusal-ability-used = You have used that ability in this turn.
refusal-too-late-for-ability = Abilities can no longer be used in this turn.
refusal-guards-unaffordable = You have neither the guards nor the points for that.
refusal-not-bought-now = You did not buy that building in this turn.
refusal-no-token = There is no token to swap.
refusal-same-token = Both tokens show the same kind, so the swap would change nothing.
refusal-wrong-swap-card = The card must have the currency of the market space.
refusal-no-wall-tile = A wall section needs a tile of this turn with at most two walls.
refusal-no-wall-section = No wall section is left.
refusal-no-edge-for-wall = The wall section goes to an open edge of a tile of this turn, and never as a fourth wall.
refusal-no-such-row-card = That card is not in the money row, so no guard can fetch it.
refusal-no-square-left = No square tile is left.
refusal-half-taken = The half building of that kind is taken.
refusal-preview-empty = There is no tile on that space of the preview.
refusal-preview-not-exact = A building of the preview must be paid exactly.
refusal-no-card-left = One card cannot serve for the ability and for the building.
refusal-not-overpaid = There is no payment above the price to make up for.
refusal-payment-past = A token is redrawn right after the payment for a building.
refusal-no-token-to-redraw = Only a building with a token on the market, or the one just bought, gets a new token.
refusal-bag-empty = No token is left in the bag.
refusal-no-such-guard = No guard of yours stands there.
refusal-only-guard = The guard moved cannot be the guard paid.
refusal-no-place-for-guard = A guard goes to one of your walls that has no guard.
refusal-no-watchtower = A guard is posted on an empty watchtower of the tile just placed.
refusal-square-to-dirk = A square tile cannot be given to Dirk.
refusal-wall-to-dirk = The tile with the wall section cannot be given to Dirk.

# Set-up
setup-tower = Shuffle the { $tiles } terrain tiles, with those of the modules, into the tower.
setup-tokens = Put the { $tokens } building tokens into the bag.
setup-preview = Draw a tile for each market space from 1 to 4, then for each preview space from 1 to 3, then a token for each of these tiles. Bazaars go beside the board and are replaced, medinas and camps get no token.
setup-dirk-terrain = Draw { $tiles } tiles for Dirk, each with a token, and put half of the guards of their watchtowers, rounded up, on the placement tiles.
setup-guard-board-random = Guard board, random side. Shuffle the placement tiles and lay 8 on the positions, the last one back up; shuffle the ability tiles and lay 4 face up. The others leave the game.
setup-guard-board-fixed = Guard board, fixed side, with the abilities marked for it.
setup-guards = Lay the { $guards } guards ready.
setup-stocks = Lay { $squares } square tiles, { $sections } wall sections and the half buildings ready, where their abilities are in the game.
setup-score-tiles = Draw 3 score tiles for slots 1 to 3. The others leave the game.
setup-start-score = Each of the { $players } players takes a start tile and begins with { $points } points. Determine a first player at random.
setup-money-piles = Turn up a pile of money for each player, card by card until it is worth 20 or more. The last player in turn order chooses first, then backwards; the first player gets the rest. Then lay out the money row.
