### El arte de los moros.

module-art-of-the-moors = El arte de los moros
about-art-of-the-moors = Dos o más edificios del mismo precio dan una loseta de cultura, que se desarrolla paso a paso y da puntos en cada puntuación.
effect-art-of-the-moors = Edificios de igual precio dan losetas de cultura

## Lo que se puede hacer

action-develop = Desarrollar cultura: { $points } por puntuación

## Por qué no

refusal-nothing-to-develop = No tienes ninguna loseta de cultura que se pueda girar.

## Lo que ha pasado

event-culture-taken = { $name } toma una loseta de cultura de precio { $price }: { $points } como máximo.
event-culture-marked = { $name } – loseta de cultura { $price }: ahora { $points } como máximo.
event-culture-returned = { $name } devuelve la loseta de cultura de precio { $price }.
event-developed =
    { $count ->
        [one] { $name } desarrolla { $count } loseta de cultura: { $points } en cada puntuación.
       *[other] { $name } desarrolla { $count } losetas de cultura: { $points } en cada puntuación.
    }
line-culture = Loseta de cultura { $price }: { $count } de este precio, { $points }

## Preparación

setup-culture-tiles = Ordenad las losetas de cultura por precio en siete montones a la vista.

## La mesa

culture = Cultura
culture-tile = Loseta de cultura { $price }: ahora { $points }, como máximo { $limit }; edificios: { $count }
culture-missing = Loseta de cultura { $price }: ninguna aún; edificios: { $count } de { $needed }; quedan: { $left }

## In the terminal

culture-short = precio { $price }: { $now } de { $most }
