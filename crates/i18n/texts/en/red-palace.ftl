### The Red Palace.

red-palace = The Red Palace
guard-board = Guard board
guard-board-random = Random side
guard-board-fixed = Fixed side
guard-board-random-hint = Spaces and abilities are drawn anew in every game.
guard-board-fixed-hint = Always the same four abilities: recommended for a first game.

## Tiles and pieces

terrain-name = Terrain { $price }
square-name = Square
wall-section-of = { $tile }, { $side }
guards = Guards
guard-count =
    { $count ->
        [one] { $count } guard
       *[other] { $count } guards
    }
guards-on = guards: { $sides }

## Abilities

ability-swap-tokens = Swap tokens
ability-wall-section = Wall section
ability-take-money = Take a money card
ability-square-tile = Square tile
ability-half-building = Half building
ability-buy-from-preview = Buy from the preview
ability-treat-as-exact = Count as exact
ability-redraw-token = New token
ability-move-guard = Move a guard

about-swap-tokens = Exchange the token of a building bought in this turn for one on the market; the tiles stay where they are.
about-wall-section = Take a wooden wall section and attach it to a tile of this turn before you place it.
about-take-money = Take any one card from the money row. This is not an action.
about-square-tile = Take a square without walls and place it with your new tiles.
about-half-building = Take a half-building tile: you count half a building more of its kind, if you have at least one.
about-buy-from-preview = Buy a building from the preview, paid for exactly in one currency of your choice. It gives another action.
about-treat-as-exact = A payment that was too high counts as exact: you get another action.
about-redraw-token = Right after paying, draw a new token for a building on the market or for the one just bought.
about-move-guard = Move a guard to another of your walls, with or without a watchtower.

abilities = Guard abilities
ability-used = used in this turn
cost-swap-card = { $guards } + a money card of the market space’s currency
cost-any-card = { $guards } + any money card
guards-missing = you are short of guards: { $points } instead
guards-missing-brief = { $points } instead
not-your-turn = Abilities are used in your own turn, before you place tiles.

## The table

preview = Preview
preview-space = Space { $number } of the preview
preview-goes = → { $space }
preview-next = next
preview-goes-long = It goes to market space { $space } next.
preview-waits = It waits until a market space is free.
guard-position = Position { $number }: { $guards } of { $spaces } guards, { $points } points for each guard on the wall
guards-worth = At the end each guard on your longest wall brings { $points }, as things stand.
guard-supply = Guards in the supply: { $count }
wall-sections-left = Wall sections left: { $count }
squares-left = Squares left: { $count }
half-owned = Half { $kind }: { $name }
half-free = Half { $kind }: free
token-bag = Still in the bag
score-tiles = Score tiles
pile-number = Pile { $number }: { $total }
pile-taken = Pile { $number }: taken
start-score = Start
paid-for-abilities = Abili­ties
sides = Walls to choose from
sides-hint = Tap a lit wall of your Alhambra or of a tile beside it.

## What is asked

awaited-choose-pile = Choose a pile of starting money.
awaited-abilities = You may still use guard abilities, or pass.
awaited-pay-card = Pay a money card of any currency for the ability.
awaited-pay-guard = Choose the guard that pays for the ability.
awaited-move-guard = Choose the wall the guard moves to.
awaited-attach-wall = Attach the wall section to a tile of this turn.
awaited-post-guard = There are not enough guards: choose the watchtower that gets one.

## What may be done

action-pile = Choose pile { $pile } (worth { $total })
action-swap-tokens = Swap { $tile } and { $other }, paying { $card }
action-take-wall = Take a wall section
action-take-square = Take a square tile
action-take-half = Take the half building: { $kind }
action-buy-preview = Buy { $tile } from the preview for { $pay }
action-count-as-exact = Let the payment count as exact
action-redraw-token = Draw a new token: { $tile }
action-move-guard = Move this guard: { $place }
action-pay-guard = Pay with this guard: { $place }
action-post-guard = Put the guard here: { $place }
action-attach-wall = Attach the wall section here: { $place }

## What happened

event-pile = { $name } chooses pile { $pile }: { $cards }.
event-token = { $tile } gets its building: { $kind }
event-preview = New on space { $space } of the preview: { $tile }
event-preview-moved = { $tile } moves up to space { $space } of the preview.
event-ability = { $name } uses an ability: { $ability }.
event-card-paid = { $name } pays { $card } for it.
event-guard-paid = { $name } pays a guard: { $place }.
event-points-paid = { $name } pays { $points } in place of guards.
event-guards-placed =
    { $count ->
        [one] Dirk’s tiles bring { $count } guard to the guard board.
       *[other] Dirk’s tiles bring { $count } guards to the guard board.
    }
event-tokens-swapped = { $name } swaps tokens: { $tile } for the buyer, { $other } on the market.
event-square-taken = { $name } takes a square tile.
event-half-taken = { $name } takes the half building: { $kind }
event-preview-bought = { $name } buys { $tile } from the preview for { $pay }.
event-token-redrawn = { $name } draws a new token: { $old } becomes { $new }.
event-guard-moved = { $name } moves a guard: { $from } → { $to }.
event-wall-attached = { $name } attaches a wall section: { $place }.
event-guard-posted = { $name } posts a guard: { $place }.

line-guards = Guards on the wall: { $count } × { $value }, { $points }

## Why not

refusal-no-such-pile = That pile of starting money is taken.
refusal-ability-not-in-game = That ability is not in this game.
refusal-ability-used = That ability has already been used in this turn.
refusal-too-late-for-ability = Abilities can no longer be used in this turn.
refusal-guards-unaffordable = You have neither the guards nor the points for that ability.
refusal-not-bought-now = That building was not bought in this turn.
refusal-no-token = Medinas, camps and bazaars have no token.
refusal-same-token = Both tokens show the same kind: nothing would change.
refusal-wrong-swap-card = The card you pay must be in the currency of the market space.
refusal-no-wall-tile = A wall section needs a tile of this turn with at most two walls.
refusal-no-wall-section = No wall section is left.
refusal-no-edge-for-wall = A wall section goes on an open side of a tile of this turn; one side must stay open.
refusal-no-such-row-card = The ability takes a card that lies in the money row.
refusal-no-square-left = No square tile is left.
refusal-half-taken = The half building of that kind is taken.
refusal-preview-empty = No building lies on that space of the preview.
refusal-preview-not-exact = A building from the preview must be paid for exactly, in one currency, with one more card for the ability.
refusal-no-card-left = One card cannot pay for both the ability and the building.
refusal-not-overpaid = There is no overpayment that could count as exact.
refusal-payment-past = A new token is drawn right after paying for a building.
refusal-no-token-to-redraw = Only a building on the market, or the one just bought, gets a new token.
refusal-bag-empty = No token is left in the bag.
refusal-no-such-guard = No guard of yours stands there.
refusal-only-guard = The guard that moves cannot be the guard that pays: you need two.
refusal-no-place-for-guard = A guard moves to one of your walls that has no guard, but not on a tile of this turn.
refusal-no-watchtower = A guard is posted on an empty watchtower of the tile just placed.
refusal-square-to-dirk = A square tile cannot be given to Dirk.
refusal-not-to-dirk = In a game for two, only a building acquired in this turn can be given to Dirk.
refusal-wall-to-dirk = The tile with the wall section cannot be given to Dirk.

## A first game


## Set-up

setup-tower = Shuffle the { $tiles } terrain tiles, with those of the modules, into the tower.
setup-tokens = Put the { $tokens } building tokens into the bag.
setup-preview = Draw a tile for each market space from 1 to 4, then for each preview space from 1 to 3, then a token for each of these tiles. Bazaars go beside the board and are replaced; medinas and camps get no token.
setup-dirk-terrain = Draw { $tiles } tiles for Dirk, each with a token.
setup-guard-board-random = Guard board, random side: shuffle the placement tiles and lay 8 on the positions, the last one back up; shuffle the ability tiles and lay 4 face up. The others leave the game.
setup-guard-board-fixed = Guard board, fixed side, with the abilities marked for it.
setup-guards = Lay the { $guards } guards ready.
setup-dirk-guards = Count the watchtowers on Dirk’s tiles and put half as many guards, rounded up, on the guard board, from position 1 on.
setup-stocks = Lay { $squares } square tiles, { $sections } wall sections and the half buildings ready, where their abilities are in the game.
setup-score-tiles = Draw 3 score tiles for slots 1 to 3. The others leave the game.
setup-start-score = Each of the { $players } players takes a start tile and begins with { $points } points. Choose the first player at random.
setup-money-piles = Turn up a pile of money for each player, card by card until it is worth 20 or more. The last player in turn order chooses first, then the one before, and so on; the first player gets what is left. Then lay out the money row.

## In the terminal

guard-substitute = A missing guard costs { $points }
guards-on-tiles = Guards on tiles: { $guards }
