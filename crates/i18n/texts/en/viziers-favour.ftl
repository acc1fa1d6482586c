### Vizier’s Favour.

module-viziers-favour = Vizier’s Favour
about-viziers-favour = Between two turns you may buy one tile out of turn, if you can pay exactly.
effect-viziers-favour = Buy a tile between turns, paid exactly

## What is asked

awaited-interrupt = You may buy a tile with the vizier.

## What may be done

action-vizier-buy = Buy { $tile } for { $pay } with the vizier
action-vizier-turn = Turn the vizier stone back

## Why not

refusal-stone-inactive = Your vizier stone is inactive.
refusal-stone-active = Your vizier stone is active already.
refusal-not-exact = With the vizier you must pay exactly.

## What happened

event-vizier-bought = { $name } uses the vizier and buys { $tile } for { $pay }.
event-vizier-turned = { $name } turns the vizier stone to active.

## Set-up

setup-vizier-stones = Each player takes a vizier stone and puts it down with its active side up.

## The table

vizier-active = Vizier stone: active
vizier-inactive = Vizier stone: inactive

## In the terminal

viziers-active = Active vizier stones: { $names }
