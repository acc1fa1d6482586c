### City Gates.

module-city-gates = City Gates
about-city-gates = A gate opens a double wall, so that tiles behind it can be reached on foot.
effect-city-gates = A gate opens a double wall

## Tiles and pieces

side-of-cell = { $side } of ({ $x }, { $y })
    .seen = { $side }

## What may be done

action-gate-take = Take the gate card
action-place-gate = Place { $tile } at ({ $x }, { $y }), gate on the { $side }
    .seen = Place { $tile }, gate on the { $side }
action-add-gate = Add { $tile } at ({ $x }, { $y }), gate on the { $side }
    .seen = Add { $tile }, gate on the { $side }
action-remove-gate = Take { $tile } at ({ $x }, { $y }) into the reserve, gate: { $sides }
    .seen = Take { $tile } into the reserve, gate: { $sides }

## Why not

refusal-no-gate-card = No gate card lies face up.
refusal-no-gate-in-hand = You hold too few gate cards.
refusal-no-double-wall = A gate can stand only where the printed walls of two tiles meet and no gate stands yet.
refusal-gate-at-camp = No gate can stand at a camp.
refusal-needless-gate = Every gate you build must be needed.

## What happened

event-gate-opened = A gate card is turned up.
event-gate-discarded = A gate card is discarded, because another one already lies face up.
event-gate-taken = { $name } takes the gate card.
event-gate-built = { $name } builds a gate: { $side }.

## Set-up

setup-gates = Lay { $gates } gates ready.
setup-gate-cards =
    { $count ->
        [one] { $count } gate card
       *[other] { $count } gate cards
    }

## The table

gate-card = Gate card
gates = Gates
