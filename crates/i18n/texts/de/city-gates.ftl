### Die Stadttore.

module-city-gates = Die Stadttore
about-city-gates = Ein Tor öffnet eine doppelte Mauer, sodass Plättchen dahinter zu Fuß erreichbar sind.
effect-city-gates = Ein Tor öffnet eine doppelte Mauer

## Plättchen und Figuren

side-of-cell = { $side } von ({ $x }, { $y })
    .seen = { $side }

## Was man tun kann

action-gate-take = Torkarte nehmen
action-place-gate = { $tile } auf ({ $x }, { $y }) legen, Tor: { $side }
    .seen = { $tile } legen, Tor: { $side }
action-add-gate = { $tile } auf ({ $x }, { $y }) anbauen, Tor: { $side }
    .seen = { $tile } anbauen, Tor: { $side }
action-remove-gate = { $tile } von ({ $x }, { $y }) in die Reserve nehmen, Tor: { $sides }
    .seen = { $tile } in die Reserve nehmen, Tor: { $sides }

## Warum nicht

refusal-no-gate-card = Es liegt keine Torkarte offen aus.
refusal-no-gate-in-hand = Du hast zu wenige Torkarten auf der Hand.
refusal-no-double-wall = Ein Tor kann nur dort stehen, wo die gedruckten Mauern zweier Plättchen aneinanderstoßen und noch kein Tor steht.
refusal-gate-at-camp = An einem Feldlager kann kein Tor stehen.
refusal-needless-gate = Jedes Tor muss nötig sein.

## Was geschah

event-gate-opened = Eine Torkarte liegt offen aus.
event-gate-discarded = Eine Torkarte wird abgelegt, weil schon eine offen ausliegt.
event-gate-taken = { $name } nimmt die Torkarte.
event-gate-built = { $name } baut ein Tor: { $side }.

## Aufbau

setup-gates = Legt { $gates } Tore bereit.
setup-gate-cards =
    { $count ->
        [one] { $count } Torkarte
       *[other] { $count } Torkarten
    }

## Der Tisch

gate-card = Torkarte
gates = Tore
