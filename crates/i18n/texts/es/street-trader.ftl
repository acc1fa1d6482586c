### El vendedor ambulante.

module-street-trader = El vendedor ambulante
about-street-trader = Los ciudadanos se instalan en los edificios que colocas donde está tu vendedor; las series de colores distintos dan puntos en cada puntuación.
effect-street-trader = Los ciudadanos se instalan y puntúan en series

## Lo que se pide

awaited-choose-citizens = Elige en secreto los tres ciudadanos de tu disco.
awaited-first-disc = Pon tu disco de vendedor en una casilla junto a la loseta inicial.
awaited-move-in = Un ciudadano de tu disco puede instalarse en la nueva loseta.
awaited-new-citizen = Toma un nuevo ciudadano para tu disco.
awaited-exchange-citizen = Puedes cambiar un ciudadano de tu disco.
awaited-put-disc-back = Vuelve a poner tu disco de vendedor en una casilla vacía junto a tu Alhambra.

## Lo que se puede hacer

action-choose-citizens = Elegir los ciudadanos { $kinds }
action-put-disc = Poner el disco en ({ $x }, { $y })
    .seen = Poner aquí el disco
action-move-in = Instalar un ciudadano: { $tile }
action-take-citizen = Tomar un ciudadano: { $kind }
action-exchange-citizen = Cambiar un ciudadano: { $give } por { $take }

## Por qué no

refusal-not-beside-start = El disco empieza en una casilla junto a la loseta inicial.
refusal-no-place-for-disc = El disco necesita una casilla vacía que comparta un lado con una loseta de tu Alhambra.
refusal-not-the-tile-laid = Un ciudadano solo se instala en la loseta recién puesta en la casilla del disco.
refusal-no-citizen-left = En la provisión no hay ciudadanos de ese color.
refusal-not-on-disc = En tu disco no hay ningún ciudadano de ese color.
refusal-no-such-exchange = Un ciudadano se cambia por otro de distinto color que haya en la provisión.

## Lo que ha pasado

event-citizens-revealed = { $name } empieza con estos ciudadanos: { $kinds }
event-disc-put = { $name } pone el disco de vendedor en ({ $x }, { $y }).
    .seen = { $name } coloca el disco de vendedor.
event-disc-aside = { $name } quita el disco de vendedor de su casilla.
event-moved-in = Un ciudadano de { $name } se instala: { $tile }
event-citizen-taken = { $name } toma un ciudadano para el disco: { $kind }
event-citizen-exchanged = { $name } cambia un ciudadano: { $give } por { $take }
event-citizen-lost = { $name } pierde un ciudadano, que vuelve a la provisión: { $kind }
line-citizens = Ciudadanos: { $count } en series, { $points }

## Preparación

setup-citizens = Cada uno toma un disco de vendedor y un ciudadano de cada color, elige en secreto tres de ellos para el disco y lo pone junto a la loseta inicial. Los demás ciudadanos forman la provisión: { $supply }.

## La mesa

citizens = Ciudadanos
citizen-supply = Provisión de ciudadanos
citizen-name = Ciudadano ({ $kind })
trader-disc = Disco de vendedor
trader-disc-aside = Disco de vendedor (apartado)
citizens-chosen = Elegidos: { $count } de 3
choose-these-citizens = Elegir estos tres
citizens-change = Ciudadanos { $was } → { $now } puntos
nothing-dealt = Aún no se ha repartido nada: primero eligen todos.
your-citizens = Tus ciudadanos

## In the terminal

citizens-of = { $name }: en el disco { $disc }; en edificios { $housed }
