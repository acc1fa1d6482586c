### The screens around the table.

## Start

play-now = Play now
play-now-hint = You against two medium bots, the base game
new-game-hint = Choose seats, bots, colours and modules
how-to-play-hint = A first game that teaches as you play

## New game

level-easy = Easy bot
level-medium = Medium bot
level-strong = Strong bot
who-plays = Who plays
colour = Colour
colour-yellow = Yellow, star
colour-blue = Blue, disc
colour-red = Red, diamond
colour-green = Green, triangle
colour-violet = Violet, hexagon
colour-white = White, square
third-seat = The third at the table
third-seat-bot = A bot sits in a third seat and plays like everybody else. Dirk stays away.
presets = Mixes of modules
preset-base = Base game
preset-first = A first module
preset-court = Intrigue at court
preset-builders = Builders and trader
preset-builders-hint = The one mix that the rules of the game recommend themselves: the master builders with the street trader.
expansion = Expansion { $number }
preset-treasure = Gates and treasure
surprise-count = How many modules
module-count =
    { $count ->
        [one] { $count } module
       *[other] { $count } modules
    }
surprise-game = Pick the game, too
surprise-weight = How long a game
weight-any = Any length
weight-light = A quick mix
weight-heavy = A long mix
mix-minutes =
    { $minutes ->
        [one] These modules add about { $minutes } minute to the base game.
       *[other] These modules add about { $minutes } minutes to the base game.
    }
copy-mix = Copy the link to this mix
mix-broken = This link names a module that is not known here: { $name }
wish-none = No wish
wish-favourite = ★ Favourite
wish-banned = ✕ Never
wish-of = Your wish about { $name }
reroll = Another one
reroll-of = Another module instead of { $name }
adds-title = What it adds to the base game
adds-points = Points of a player
adds-decisions = Decisions of a game
adds-minutes = Minutes of a game
adds-hint = Measured with three strong bots, with each module alone; minutes at 30 seconds a decision.
adds-place = place { $place } of { $count }
rules-of = Rules of { $name }
deal = The deal

## Saved games

game-over-short = Over
delete-really = Delete this game for good?
store-failed = This browser cannot keep the game: its store is full or forbidden. You can play on; copy the record to keep it.

## Sharing

share = Share
copy-link = Copy the link
copy-failed = The browser did not allow copying. Select the text and copy it by hand.
share-hint = The game still runs: link and record hold all of it, also what is hidden.
link-broken = This link cannot be opened: { $reason }
choose-file = Choose a file
file-unreadable = This file cannot be read.
load-hint = A record, a saved game, a link or its code. A file can also be dropped anywhere on this screen.
drop-here = Drop the file to open the game

## Seed

fingerprint = Fingerprint of the seed
fingerprint-hint = The SHA-256 of the seed. The seed itself is shown after the game, so that everybody can check that the deal was fixed beforehand.
fingerprint-check = This is the SHA-256 of the seed as it stands above. It was shown before and during the game.

## Replay

replay-start = The table is set; nobody has acted yet.
jump-to-turn = Jump to a turn or scoring round

## Rules

contents = Contents
rule-file = Part of the rules
rules-found =
    { $count ->
        [one] { $count } passage found
       *[other] { $count } passages found
    }
the-table = The table

## Settings

habits = Habits
reduced-motion-hint = Nothing moves on the screen. Where the system asks for it, this holds anyway.
sound = Sounds
sound-hint = Soft sounds for cards, tiles, coins, scoring rounds and your turn.

## New versions

update-ready = A new version is ready.
update-now = Reload now
update-later = Later
loading = Loading …
load-failed = This could not be loaded. Is there a connection?
load-again = Try again
