### The rail beside the table: players, majorities, clock, story.

## Players

is-thinking = is thinking
known-hands = Other players’ hands
hand-unknown =
    { $count ->
        [one] { $count } unknown card
       *[other] { $count } unknown cards
    }
beside-board = Supplies and score tiles
tab-race = Race
tab-palaces = Palaces

## Majorities

majorities = Majorities
race-rounds = scoring { $next } → { $after }
race-last-round = scoring { $next }
race-leads = leads
race-second = second
race-unseen = Not seen yet
race-places =
    { $count ->
        [1] 1st
        [2] 1st · 2nd
       *[other] 1st · 2nd · 3rd
    }
race-each-section = each segment
if-scored-now = if scored now

## Clock

clock-round = Scoring { $round } of 3
clock-round-short = Scoring { $round }
clock-now = at the end of this turn
clock-next-card = with the next card
clock-any-card = any card now, within the next { $most }
clock-any-card-short = now, within { $most } cards
clock-cards = in the next { $least } to { $most } cards
clock-cards-short = in { $least } to { $most } cards
clock-tiles =
    { $count ->
        [one] at the end: { $count } tile left
       *[other] at the end: { $count } tiles left
    }

## Story

story = Story
story-all = all
story-empty = Nothing has happened yet.
story-exact = paid exactly
story-over = { $count } over
story-took = took { $cards }
story-bought = bought { $tile }
story-reserved = put { $tile } into the reserve
story-given = gave { $tile } to Dirk
story-added = built { $tile } from the reserve
story-removed = took { $tile } into the reserve
story-swapped = swapped { $old } for { $tile }
