### The screens.

## Start

app-title = Alhambra
tagline = Buy gardens, raise towers, build the longest wall of Granada.
new-game = New game
continue-game = Continue
load-record = Open a recorded game
how-to-play = How to play
rules = Rules
settings = Settings
back = Back
close = Close
cancel = Cancel
start-game = Start the game
saved-games = Saved games
no-saved-games = No saved games yet.
delete = Delete
saved = Saved
offline-ready = Ready to be played offline.

## Set-up

seats = Seats
seat-number = Seat { $number }
player-name = Name
default-name = Player { $number }
human = Human
remove-seat = Remove this seat
add-seat = Add a seat
players = Players
modules = Modules
all-modules = All modules
surprise-me = Surprise me
seed = Seed
seed-hint = The same seed deals the same game. Leave it empty for a random one.
seed-guessable = A short seed can be guessed, and whoever guesses it knows every card to come.
open-hands = Open hands
open-hands-hint = Everybody sees all hands. Good for learning.
two-players-dirk = With two players, Dirk joins in as a neutral third. He owns buildings and scores, but takes no turns and cannot win.

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
swap-tile = Swap with { $tile }
stop-turn = No further action
pass-offer = Pass
undo = Undo
redo = Redo
confirm-turn-hint = After that, nothing of this turn can be taken back.
not-legal-here = Not possible here.
since-your-turn = Since your last turn
log = Log

## One device for several people

hand-over = Hand the device to { $name }
hand-over-hint = All hands stay covered until the next player is ready.
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
aborted = The limit of turns was reached. The game ends without a result.
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
paste-record = Paste a record
record-broken = This record cannot be read: { $reason }

## Settings

language = Language
theme = Theme
theme-system = As the system
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast
purist = Purist mode
purist-hint = Hides projected scores and all other help, as at the real table.
confirm-turns = Confirm the end of every turn
reduced-motion = Less motion

## Rules

search-rules = Search the rules
no-rule-found = No rule found.
rule-link = Rule { $rule }

## Access

skip-to-content = Skip to the content
keyboard-hint = Arrow keys move, Enter chooses, Escape goes back.

# The first game, taught by playing
lesson-title = First game
lesson-step = Step {$number} of {$total}
lesson-next = Next
lesson-stop = Stop the lesson
lesson-table = This is your table. Market and money row are on one side, your Alhambra in the middle, the others beside it. The lion fountain is where every palace begins.
lesson-take = Take money: tap one card of the money row. Several small cards may be taken together, up to a total of 5.
lesson-market = Each market space takes one currency only: the coin below the tile says which. The number on the tile is its price.
lesson-buy = Buy a tile as soon as you can: tap it and choose how to pay. Until then, take money in its currency. You never get change.
lesson-place = Now the tile wants a place. Tap a glowing cell: walls must meet walls, open sides must meet open sides, and everything must be reached on foot from the fountain.
lesson-walls = Walls score: in each scoring round you get one point for every segment of your longest outer wall. Light it up with the button below your palace.
lesson-exact = Pay a price exactly and you may act once more. Look for the mark “exact”. Make one exact purchase.
lesson-redesign = A tile that fits nowhere goes to the reserve. Later a redesign brings it in, takes a tile out, or swaps two. That is an action too.
lesson-scoring = Three times the game is scored: most buildings of a kind, and the walls. Play on until the first scoring round.
lesson-end = Open “Score” to see where every point came from. You know all you need: enjoy the game.
