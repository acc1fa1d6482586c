### The screens.

## Start

app-title = Alhambra
tagline = Buy gardens, raise towers, build the longest wall in Granada.
new-game = New game
continue-game = Continue
rules = Rules
settings = Settings
back = Back
close = Close
cancel = Cancel
delete = Delete
saved = Saved
offline-ready = Ready to play offline.

## Set-up

player-name = Name
default-name = Player { $number }
players = Players
modules = Modules
seed = Seed

## The table

market = Building market
space-number = Space { $number } ({ $currency })
empty-space = Empty space
money-row = Money row
hand = Hand
hand-size =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
reserve = Reserve
reserve-empty = The reserve is empty.
alhambra-of = { $name }’s Alhambra
dirk = Dirk
wall = Wall
open-side = Open side
longest-wall = Longest wall: { $count }
set-aside-tiles = Tiles to be placed
supply-left =
    { $count ->
        [one] { $count } tile left in the supply
       *[other] { $count } tiles left in the supply
    }
draw-pile-left =
    { $count ->
        [one] Draw pile: { $count } card
       *[other] Draw pile: { $count } cards
    }
discard-count =
    { $count ->
        [one] Discard pile: { $count } card
       *[other] Discard pile: { $count } cards
    }

## A turn

your-turn = Your turn
turn-of = { $name }’s turn
turn-number = Turn { $number }
thinking = { $name } is thinking …
choose-action = Choose an action
choose-tile-place = Choose a place for the tile
selected-tile = Selected: { $tile }
place-here = Place { $tile } here ({ $x }, { $y })
put-in-reserve = Put into the reserve
give-to-dirk = Give to Dirk
take-money = Take money
take-selected = Take the selected cards (total { $total })
buy-tile = Buy { $tile } for { $price }
pay-with = Pay with
exact = Exact
exact-hint = Pay exactly and you get one more action.
overpay = { $excess } too much; no change is given
other-actions = Other actions
redesign = Redesign
remove-tile = Take { $tile } into the reserve
swap-tile = Swap for { $tile }
stop-turn = No further action
pass-offer = Pass
undo = Undo
redo = Redo
not-legal-here = Not possible here.
since-your-turn = Since your turn
log = Log

## One device for several people

hand-over = Hand the device to { $name }
hand-over-hint = All hands stay hidden until the next player is ready.
i-am = I am { $name }

## Score

score = Score
round-number = Scoring round { $number }
projected-score = Projected score
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
final-score = Final score
game-over = The game is over.
winner = { $name } wins!
winners = { $names } share the victory!
aborted = The turn limit was reached. The game ends without a result.
play-again = Play again

## Records

replay = Replay
replay-step = Step { $number } of { $total }
first-step = First step
previous-step = Previous step
next-step = Next step
last-step = Last step
branch-here = Play on from here
share-link = Link to share
copy-record = Copy the record
copied = Copied
download-record = Download the record
record-broken = This record cannot be read: { $reason }

## Rules

search-rules = Search the rules
no-rule-found = No rule found.

## Access

skip-to-content = Skip to the content
keys = Keys
keyboard-hint = Arrow keys move, Enter chooses, Escape goes back.

# The first game, taught by playing
