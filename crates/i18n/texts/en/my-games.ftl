### Statistics over finished games.

my-games = My games
my-games-hint = Statistics, records, your games as a file
my-games-count =
    { $count ->
        [one] { $count } finished game
       *[other] { $count } finished games
    }

## Figures

stats-games = Games
stats-won = Won
stats-best = Best score
stats-wall = Longest wall
stats-exact = Exact payments
stats-round = Best scoring round
stats-streak = Wins in a row
stats-lead = Biggest lead
stats-of-games = { $share } of all games
stats-average-is = { $points } on average
stats-of-tiles = { $share } of all purchases
stats-streak-longest = longest run: { $count }

## Tables

stats-all = All games
stats-people = Player
stats-chance = Expected
stats-average = Average
stats-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
stats-by-players = Won by number of players
stats-by-level = Won by strongest opponent
stats-only-people = People only
stats-by-module = With modules
stats-no-modules = Without modules
stats-by-game = By game
stats-points = Points by source, per game
stats-rest = Other
stats-last = Last games
stats-place = Place { $place } of { $of }
stats-none = No finished game yet
stats-none-hint = As soon as a game is over, it is counted here: who won, where the points came from, the longest wall.

## Take along

take-along = Transfer
take-along-hint = Your games as a file, for another device. There they join the games it already has; no game is ever counted twice.
export-games = Save as a file
import-games = Add a file
taken-nothing = All the games in this file are there already.
taken-in =
    { $count ->
        [one] { $count } game added
       *[other] { $count } games added
    }
taken-broken = Nothing was added from this file: { $reason }
