### Le baracche.

module-workers-huts = Le baracche
about-workers-huts = Una baracca gratuita conta come un edificio in più del suo tipo per ogni edificio di quel tipo che le sta accanto senza un muro in mezzo.
effect-workers-huts = Accanto a una baracca un edificio conta doppio

## Tessere e pezzi

hut-name = Baracca ({ $kind })

## Perché no

refusal-hut-limit = Hai già tre baracche.
refusal-no-hut-left = Non ci sono più baracche di quel tipo.
refusal-hut-to-dirk = Una baracca non si può dare a Carlo.

## Che cosa è successo

event-hut-up = Prossima baracca scoperta: { $tile }

## Preparazione

setup-huts = Dividete le baracche per tipo in sei pile, mescolate ognuna coperta e scoprite la prima.

## Il tavolo

huts-left =
    { $count ->
        [one] { $count } baracca rimasta
       *[other] { $count } baracche rimaste
    }
