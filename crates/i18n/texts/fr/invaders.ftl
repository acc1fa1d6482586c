### Les attaquants.

module-invaders = Les attaquants
about-invaders = Après chaque décompte, une attaque venue d’une direction coûte des points pour chaque côté extérieur ouvert qui lui fait face ; les éclaireurs révèlent la direction à l’avance.
effect-invaders = Les côtés ouverts coûtent ; l’éclaireur prévient

## Tuiles et pièces

from-north = du nord
from-east = de l’est
from-south = du sud
from-west = de l’ouest

## Ce qui est demandé

awaited-look = Regardez la prochaine carte d’attaque, ou laissez l’éclaireur en place.

## Ce qu’on peut faire

action-look = Regarder la prochaine carte d’attaque

## Ce qui s’est passé

event-looked = { $name } regarde la prochaine carte d’attaque (éclaireur : { $kind }).
event-looked-seen = { $name } regarde la prochaine carte d’attaque (éclaireur : { $kind }) : l’attaque viendra { $from }.
event-attacked = Les attaquants viennent { $from }.
event-lost = { $name } : − { $points } · côtés ouverts : { $main }
event-lost-lateral = { $name } : − { $points } · côtés ouverts : { $main }, sur les flancs : { $lateral }
event-new-scouts = Nouveaux éclaireurs : { $kinds }
event-announced = La prochaine attaque viendra { $from }.
line-invasion = Attaque : côtés ouverts { $count } × { $each }, { $points }
line-invasion-lateral = Sur les flancs : côtés ouverts { $count } × { $each }, { $points }

## Mise en place

setup-invaders = Mélangez les { $cards } cartes d’attaque face cachée. Mélangez les { $scouts } éclaireurs face cachée et retournez-en { $open }.
setup-invaders-open = Mélangez les { $cards } cartes d’attaque face cachée et retournez la première. Les éclaireurs ne servent pas.
open-invasion = Attaque ouverte
open-invasion-hint = chacun connaît la prochaine attaque, sans éclaireurs

## La table

next-invasion = Prochaine attaque
invasion-known = { $from } : { $points }
invasion-unknown = Vous ne savez pas encore d’où.
open-sides =
    { $count ->
        [one] { $side } : { $count } ouvert
       *[other] { $side } : { $count } ouverts
    }
looked-at = Vue par : { $names }
scout-of = Éclaireur : { $kind }
invasion = Attaque

## In the terminal

open-sides-of = Côtés ouverts de { $name } : { $sides }
