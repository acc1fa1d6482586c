### Street Trader.

module-street-trader = Street Trader
about-street-trader = Citizens move into buildings laid where your trader stands; series of different colours score in every round.
effect-street-trader = Citizens move in and score in series

## What is asked

awaited-choose-citizens = Secretly choose the three citizens for your disc.
awaited-first-disc = Put your trader disc on a cell beside the start tile.
awaited-move-in = A citizen of your disc may move into the new tile.
awaited-new-citizen = Take a new citizen for your disc.
awaited-exchange-citizen = You may exchange a citizen of your disc.
awaited-put-disc-back = Put your trader disc back on an empty cell beside your Alhambra.

## What may be done

action-choose-citizens = Choose the citizens { $kinds }
action-put-disc = Put the disc on ({ $x }, { $y })
    .seen = Put the disc here
action-move-in = Let a citizen move into { $tile }
action-take-citizen = Take a citizen: { $kind }
action-exchange-citizen = Exchange a citizen: { $give } for { $take }

## Why not

refusal-not-beside-start = The disc begins on a cell beside the start tile.
refusal-no-place-for-disc = The disc needs an empty cell that shares a side with a tile of your Alhambra.
refusal-not-the-tile-laid = A citizen moves only into the tile just laid on the cell of the disc.
refusal-no-citizen-left = The supply holds no citizen of that colour.
refusal-not-on-disc = No citizen of that colour stands on your disc.
refusal-no-such-exchange = A citizen is exchanged for one of another colour from the supply.

## What happened

event-citizens-revealed = { $name } begins with these citizens: { $kinds }
event-disc-put = { $name } puts the trader disc on ({ $x }, { $y }).
    .seen = { $name } places the trader disc.
event-disc-aside = { $name } takes the trader disc off its cell.
event-moved-in = A citizen of { $name } moves into { $tile }.
event-citizen-taken = { $name } takes a citizen onto the disc: { $kind }
event-citizen-exchanged = { $name } exchanges a citizen: { $give } for { $take }
event-citizen-lost = { $name } loses a citizen to the supply: { $kind }
line-citizens = Citizens: { $count } in series, { $points }

## Set-up

setup-citizens = Each player takes a trader disc and a citizen of each colour, secretly chooses three of them for the disc and puts it beside the start tile. All other citizens are the supply: { $supply }.

## The table

citizens = Citizens
citizen-supply = Supply of citizens
citizen-name = Citizen ({ $kind })
trader-disc = Trader disc
trader-disc-aside = Trader disc (set aside)
citizens-chosen = Chosen: { $count } of 3
choose-these-citizens = Choose these three
citizens-change = Citizens { $was } → { $now } points
nothing-dealt = Nothing has been dealt yet: everybody chooses first.
your-citizens = Your citizens

## In the terminal

citizens-of = { $name }: on the disc { $disc }; in buildings { $housed }
