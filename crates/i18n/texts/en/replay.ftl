### The story of a game and its replay.

story-set-up = Before the first turn

## Replay

replay-start = The table is set; nobody has acted yet.
jump-to-turn = Jump to a turn or scoring round
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-graph = Points if scored now

## Whose hands are seen

eyes = Whose hands to show
eyes-nobody = Hands hidden
eyes-all = All hands

## Turning points

turning-points = Turning points
turning-none = Nobody overtook anybody.
turning-lead = Turn { $turn }: { $name } takes the lead
turning-swing = Gained on the previous leader
hand-of = { $name }’s hand
