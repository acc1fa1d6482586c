### What happened, and how points were earned.

## Turns and tiles

event-turn = Turn { $turn }: { $name }
event-money = { $name } takes { $cards }.
event-laid-down = { $name } lays down { $pay }.
event-bought = { $name } buys { $tile } for { $pay }.
event-bought-exact = { $name } buys { $tile } for { $pay }, paid exactly.
event-placed = { $name } places { $tile } at ({ $x }, { $y }).
    .seen = { $name } places { $tile }.
event-reserved = { $name } puts { $tile } into the reserve.
event-given = { $name } gives { $tile } to Dirk.
event-added = { $name } redesigns and adds { $tile } at ({ $x }, { $y }).
    .seen = { $name } redesigns and adds { $tile }.
event-removed = { $name } redesigns and takes { $tile } from ({ $x }, { $y }) into the reserve.
    .seen = { $name } redesigns and takes { $tile } into the reserve.
event-swapped = { $name } redesigns and swaps { $old } at ({ $x }, { $y }) for { $tile }.
    .seen = { $name } redesigns and swaps { $old } for { $tile }.
event-stopped = { $name } takes no further action.
event-reshuffled =
    { $count ->
        [one] The discard pile becomes the new draw pile: { $count } card.
       *[other] The discard pile becomes the new draw pile: { $count } cards.
    }
event-row = New in the money row: { $card }
event-market = New on space { $space }: { $tile }
event-market-short = The market cannot be refilled: the game ends.
event-dirk-drew = Dirk gets { $tile }.
event-left-over = { $name } has the most money and gets the left-over tile { $tile } ({ $currency }: { $totals }).
event-left-over-nobody = Nobody gets the left-over tile { $tile } ({ $currency }: { $totals }).

## Scoring

event-scoring-due = Scoring card { $round } comes up.
event-scored = Scoring round { $round }: { $totals }

line-of = { $name } – { $line }
line-kind = { $kind }: { $built }, { $place }, { $points }
line-built = { $count } built
line-built-half = { $count }½ built
line-wall = Longest wall: length { $count }, { $points }
place-alone =
    { $place ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $place }th place
    }
place-tied =
    { $place ->
        [1] 1st place shared by { $tied }
        [2] 2nd place shared by { $tied }
        [3] 3rd place shared by { $tied }
       *[other] { $place }th place shared by { $tied }
    }
points-shared = ({ $sum }) / { $tied } = { $points }
points-shared-rounded = ({ $sum }) / { $tied } = { $points }, rounded down
