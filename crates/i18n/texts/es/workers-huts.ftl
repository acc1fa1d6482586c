### Las casetas de obra.

module-workers-huts = Las casetas de obra
about-workers-huts = Una caseta gratuita cuenta como un edificio más de su tipo por cada edificio de ese tipo que tenga al lado sin muralla de por medio.
effect-workers-huts = Casetas gratis que suman a los edificios vecinos

## Losetas y piezas

hut-name = Caseta de obra ({ $kind })

## Por qué no

refusal-hut-limit = Ya tienes tres casetas de obra.
refusal-no-hut-left = No quedan casetas de obra de ese tipo.
refusal-hut-to-dirk = No se puede dar una caseta de obra a Dirk.

## Lo que ha pasado

event-hut-up = La siguiente caseta de obra queda a la vista: { $tile }

## Preparación

setup-huts = Ordenad las casetas de obra por tipo en seis pilas, mezclad cada una boca abajo y descubrid la primera.

## La mesa

huts-left =
    { $count ->
        [one] queda { $count } caseta
       *[other] quedan { $count } casetas
    }
