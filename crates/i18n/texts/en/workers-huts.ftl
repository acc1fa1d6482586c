### Workers’ Huts.

module-workers-huts = Workers’ Huts
about-workers-huts = A free hut counts as one more building of its kind for every such building beside it with no wall between.
effect-workers-huts = Free huts add to the buildings beside them

## Tiles and pieces

hut-name = Hut ({ $kind })

## Why not

refusal-hut-limit = You own three huts already.
refusal-no-hut-left = No hut of that kind is left.
refusal-hut-to-dirk = A hut cannot be given to Dirk.

## What happened

event-hut-up = The next hut is turned up: { $tile }

## Set-up

setup-huts = Sort the huts by kind into six stacks, shuffle each face down and turn its top hut up.

## The table

huts-left =
    { $count ->
        [one] { $count } hut left
       *[other] { $count } huts left
    }
