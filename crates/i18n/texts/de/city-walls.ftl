### Die Mauern.

module-city-walls = Die Mauern
about-city-walls = Mit Mauerkarten ergänzt du deine eigenen Plättchen um Holzmauern: Deine Mauer wird länger, oder ihre Lücken schließen sich.
effect-city-walls = Baue Holzmauern an deine eigenen Plättchen

## Plättchen und Figuren

wall-card-name = Mauerkarte ({ $sides })

## Was man tun kann

action-build = Mauern bauen an { $tile }: { $sides }
action-build-at = Mauern bauen an { $tile } auf ({ $x }, { $y }): { $sides }
    .seen = Mauern bauen an { $tile }: { $sides }

## Warum nicht

refusal-no-wall-card = Diese Mauerkarte liegt nicht offen aus.
refusal-not-your-tile = Mauern werden an einem Plättchen deiner Alhambra oder Reserve gebaut, oder an einem in diesem Zug gekauften.
refusal-wall-there = Eine dieser Seiten hat schon eine Mauer.
refusal-stick-between-tiles = Eine dieser Seiten berührt ein anderes Plättchen.
refusal-walled-in = Ein Plättchen kann nicht an allen vier Seiten Mauern haben.
refusal-stick-on-camp = An einem Feldlager wird keine Mauer gebaut.

## Was geschah

event-wall-card = Eine Mauerkarte liegt offen aus: { $sides }
event-walls-built = { $name } baut Holzmauern an { $tile }: { $sides }.

## Aufbau

setup-sticks = Legt die { $sticks } Holzmauern neben dem Bauhof bereit und lasst Platz für offene Mauerkarten.
setup-wall-cards = { $count } Mauerkarten

## Der Tisch

sticks-left = Holzmauern übrig: { $count }
sticks-on = Holzmauer: { $sides }
build-hint = Wähle ein Plättchen mit leuchtenden Seiten oder eines deiner Reserve.
build-tiles = Plättchen für diese Mauern
