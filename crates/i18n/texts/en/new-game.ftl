### Choosing a game.

## The game

which-game = Which game
alhambra-hint = 2 to 6 players, twenty modules
red-palace-hint = Drawn buildings, guards on the walls
red-palace-intro = A game of its own: what stands on a tile is drawn from a bag, guards walk the walls and pay for abilities, and score tiles say what each kind is worth.
options = Options
tab-seats = Seats · { $count }
tab-modules = Modules · { $count }
start-game = Start game
done = Done

## Seats

seats = Seats
seat-number = Seat { $number }
add-seat = Add a seat
remove-seat = Remove seat { $number }
who-plays = Who plays
who-is = Who plays as { $name }?
plays-here = Plays here
bot = Bot
level-number = Level { $level }
level-1 = Newcomer
level-1-about = overlooks half of what it could do
level-2 = Casual
level-2-about = overlooks every fourth thing
level-3 = Steady
level-3-about = takes what brings the most points now
level-4 = Skilled
level-4-about = tries its best options some turns ahead
level-5 = Expert
level-5-about = looks ahead with more care
level-6 = Master
level-6-about = thinks longest and plays best
level-rating = (rating { $rating })
colour = Colour
colour-yellow = Yellow, star
colour-blue = Blue, disc
colour-red = Red, diamond
colour-green = Green, triangle
colour-violet = Violet, hexagon
colour-white = White, square
third-seat = The third player
third-seat-bot = A bot sits in a third seat and plays like everybody else. Dirk stays away.
two-players-dirk = With two players, Dirk joins in as a neutral third. He owns buildings and scores, but takes no turns and cannot win.

## Modules

mixes = Mixes
presets = Mixes of modules
preset-base = Base game
preset-first = A first module
preset-builders = Builders and trader
preset-builders-hint = The one mix that the rules themselves recommend: the master builders with the street trader.
preset-court = Intrigue at court
preset-treasure = Gates and treasure
all-modules = All modules
expansion = Expansion { $number }
expansion-some = { $on } of { $all }
expansion-all = all
module-count =
    { $count ->
        [one] { $count } module
       *[other] { $count } modules
    }
module-weight = Weight { $weight } of 3
module-minutes = +{ $minutes } min
module-no-minutes = ±0 min
module-more = More about { $name }
module-rules-open = Open the rules
wish-none = No wish
wish-favourite = ★ Favourite
wish-banned = ✕ Never
wish-of = Your wish about { $name }
reroll = Another one
reroll-of = Another module instead of { $name }
copy-mix = Copy this mix
mix-broken = This link names an unknown module: { $name }

## Chance

surprise-me = Surprise me
surprise-how = How to surprise me
surprise-count = How many modules
surprise-longest = Longest game
surprise-longest-any = Any length
surprise-game = Pick the game, too
up-to-time = up to { $time }

## How long and how hard

about = about
duration-minutes = { $minutes } min
duration-hours = { $hours } h
duration-both = { $hours } h { $minutes }
length-parts = base { $base }, modules { $modules }; 30 seconds a decision, bots are quick
complexity = Complexity { $level } of 5
complexity-1 = Simple
complexity-2 = Light
complexity-3 = Medium
complexity-4 = Rich
complexity-5 = For experts

## Options

seed-random = random
seed-hint = same seed, same deal
seed-guessable = A short seed can be guessed, and whoever guesses it knows every card to come.
open-hands = Open hands
open-hands-hint = everybody sees all hands: good for learning
more-options = More options
more-options-hint = for some modules, and the fingerprint of the seed
only-with = only with { $name }
refused-needs-module = This needs the module { $name }.
refused-not-combined = { $name } is not played in { $game }.
refused-players = A game has 2 to 6 players.
refused-other = These rules cannot be played: { $reason }

## At a real table

real-table = Set up a real table
real-table-hint = a list for this very mix
setup-list = Set-up at a real table
setup-list-hint = Everything to do before the first turn, for these players and modules.
setup-steps = { $done } of { $all }
setup-next = Done, next
setup-ready = The table is ready.
