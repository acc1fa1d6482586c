### Moments: pace, flights, a scoring, the end.

## Pace

pace = Pace of the bots
pace-is = Pace of the bots: { $pace }
pace-calm = Calm
pace-quick = Quick
pace-instant = Instant
bots-pause = Pause the bots
bots-go-on = Let the bots go on
bots-step = One action of a bot
hurry-bot = Play now

## An exact payment

exact-seal = Paid exactly
exact-seal-more = one more action

## A scoring

scoring-title =
    { $number ->
        [1] First scoring
        [2] Second scoring
       *[other] Last scoring
    }
scoring-short = Scoring { $number }
scoring-about = The most buildings of each kind, then the walls.
scoring-points = Points
scoring-next = Next
scoring-pause = Pause
scoring-go-on = Go on
scoring-skip = Skip to totals
scored-walls = Walls
scored-leads = { $what }: { $names } leads with { $count }
scored-tie = { $what }: { $names } lead with { $count } each
scored-nobody = { $what }: nobody has any
scored-place = { $place }: { $names }, { $points }.
scored-unpaid = Nothing for { $names }.
scored-walls-why = Every segment of a longest wall brings one point.
standing-leads = { $names } leads with { $points }
standing-tie = { $names } lead with { $points } each

## The end

wins-by = { $name } wins by { $count }
your-place = Your place: { $place } of { $of }, { $points }
end-exact = { $count } exact
end-race = The race
end-moments = Moments
end-home = Home
moment-exact = Most exact payments: { $names }, { $count }
moment-wall = Longest wall: { $names }, { $count }
moment-majority = { $kind }: { $to } overtakes { $from } before scoring { $number }
moment-most = Best scoring: { $names }, { $count } in scoring { $number }
