### Los invasores.

module-invaders = Los invasores
about-invaders = Tras cada puntuación, un ataque desde una dirección cuesta puntos por cada lado exterior abierto hacia ella; los exploradores la muestran antes.
effect-invaders = Lados abiertos restan; los exploradores avisan

## Losetas y piezas

from-north = desde el norte
from-east = desde el este
from-south = desde el sur
from-west = desde el oeste

## Lo que se pide

awaited-look = Mira la próxima carta de invasión, o deja al explorador donde está.

## Lo que se puede hacer

action-look = Mirar la próxima carta de invasión

## Lo que ha pasado

event-looked = { $name } mira la próxima carta de invasión (explorador: { $kind }).
event-looked-seen = { $name } mira la próxima carta de invasión (explorador: { $kind }): el ataque vendrá { $from }.
event-attacked = Los invasores atacan { $from }.
event-lost = { $name }: − { $points } · lados abiertos: { $main }
event-lost-lateral = { $name }: − { $points } · lados abiertos: { $main }, en los flancos: { $lateral }
event-new-scouts = Nuevos exploradores: { $kinds }
event-announced = El próximo ataque vendrá { $from }.
line-invasion = Ataque: lados abiertos { $count } × { $each }, { $points }
line-invasion-lateral = En los flancos: lados abiertos { $count } × { $each }, { $points }

## Preparación

setup-invaders = Barajad boca abajo las { $cards } cartas de invasión. Mezclad boca abajo los { $scouts } exploradores y poned { $open } a la vista.
setup-invaders-open = Barajad boca abajo las { $cards } cartas de invasión y poned la primera a la vista. Los exploradores no se usan.
open-invasion = Invasión abierta
open-invasion-hint = todos conocen el próximo ataque, sin exploradores

## La mesa

next-invasion = Próximo ataque
invasion-known = { $from }: { $points }
invasion-unknown = Aún no sabes desde dónde.
open-sides =
    { $count ->
        [one] { $side }: { $count } abierto
       *[other] { $side }: { $count } abiertos
    }
looked-at = Vista por: { $names }
scout-of = Explorador: { $kind }
invasion = Invasión

## In the terminal

open-sides-of = Lados abiertos de { $name }: { $sides }
