### Le mura.

module-city-walls = Le mura
about-city-walls = Con le carte muro aggiungi muri di legno alle tue tessere, per allungare il tuo muro o chiuderne le brecce.
effect-city-walls = Aggiungi muri di legno alle tue tessere

## Tessere e pezzi

wall-card-name = Carta muro ({ $sides })

## Che cosa si può fare

action-build = Costruisci muri su { $tile }: { $sides }
action-build-at = Costruisci muri su { $tile } in ({ $x }, { $y }): { $sides }
    .seen = Costruisci muri su { $tile }: { $sides }

## Perché no

refusal-no-wall-card = Questa carta muro non è scoperta.
refusal-not-your-tile = I muri si costruiscono su una tessera della tua Alhambra o riserva, oppure comprata in questo turno.
refusal-wall-there = Uno di questi lati ha già un muro.
refusal-stick-between-tiles = Uno di questi lati tocca un’altra tessera.
refusal-walled-in = Una tessera non può avere muri su tutti e quattro i lati.
refusal-stick-on-camp = Su un accampamento non si costruiscono muri.

## Che cosa è successo

event-wall-card = Viene scoperta una carta muro: { $sides }
event-walls-built = { $name } costruisce muri di legno su { $tile }: { $sides }.

## Preparazione

setup-sticks = Preparate i { $sticks } muri di legno accanto al cortile, con spazio per le carte muro scoperte.
setup-wall-cards = { $count } carte muro

## Il tavolo

sticks-left = Muri di legno rimasti: { $count }
sticks-on = muro di legno: { $sides }
build-hint = Scegli una tessera con i lati illuminati, o una della tua riserva.
build-tiles = Tessere per questi muri
