### The screens around the table.

## What a module adds

adds-title = What it adds to the base game
adds-points = Points per player
adds-decisions = Decisions per game
adds-minutes = Minutes per game
adds-hint = Measured with three strong bots, with each module alone; minutes at 30 seconds a decision.
adds-place = place { $place } of { $count }

## Saved games

store-failed = This browser cannot keep the game: its storage is full or blocked. You can play on; copy the record to keep it.

## Sharing

share = Share
copy-link = Copy the link
copy-failed = The browser did not allow copying. Select the text and copy it by hand.
share-hint = The game is still running: link and record hold all of it, even what is hidden.
link-broken = This link cannot be opened: { $reason }
choose-file = Choose a file
file-unreadable = This file cannot be read.

## Seed

fingerprint = Fingerprint of the seed
fingerprint-hint = The SHA-256 of the seed. The seed itself is shown after the game, so that everybody can check that the deal was fixed beforehand.
fingerprint-check = This is the SHA-256 of the seed shown above. It was shown before and during the game.

## Rules

contents = Contents
rules-found =
    { $count ->
        [one] { $count } passage found
       *[other] { $count } passages found
    }
the-table = The table

## New versions

update-ready = A new version is ready.
update-now = Reload now
update-later = Later
loading = Loading …
load-failed = This could not be loaded. Is there a connection?
load-again = Try again
