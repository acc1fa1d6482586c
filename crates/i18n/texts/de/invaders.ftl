### Die Angreifer.

module-invaders = Die Angreifer
about-invaders = Nach jeder Wertung kostet ein Angriff aus einer Richtung Punkte für jede offene Außenseite dort; Späher zeigen die Richtung vorher.
effect-invaders = Offene Seiten kosten Punkte; Späher warnen

## Plättchen und Figuren

from-north = von Norden
from-east = von Osten
from-south = von Süden
from-west = von Westen

## Was gefragt ist

awaited-look = Sieh dir die nächste Angriffskarte an oder lass den Späher liegen.

## Was man tun kann

action-look = Die nächste Angriffskarte ansehen

## Was geschah

event-looked = { $name } sieht sich die nächste Angriffskarte an (Späher: { $kind }).
event-looked-seen = { $name } sieht sich die nächste Angriffskarte an (Späher: { $kind }): Der Angriff kommt { $from }.
event-attacked = Angreifer kommen { $from }.
event-lost = { $name }: − { $points } · offene Seiten: { $main }
event-lost-lateral = { $name }: − { $points } · offene Seiten: { $main }, an den Flanken: { $lateral }
event-new-scouts = Neue Späher: { $kinds }
event-announced = Der nächste Angriff kommt { $from }.
line-invasion = Angriff: offene Seiten { $count } × { $each }, { $points }
line-invasion-lateral = An den Flanken: offene Seiten { $count } × { $each }, { $points }

## Aufbau

setup-invaders = Mischt die { $cards } Angriffskarten verdeckt. Mischt die { $scouts } Späher verdeckt und deckt { $open } davon auf.
setup-invaders-open = Mischt die { $cards } Angriffskarten verdeckt und deckt die oberste auf. Die Späher werden nicht gebraucht.
open-invasion = Offener Angriff
open-invasion-hint = alle kennen den nächsten Angriff, keine Späher

## Der Tisch

next-invasion = Nächster Angriff
invasion-known = { $from }: { $points }
invasion-unknown = Du weißt noch nicht, woher.
open-sides = { $side }: { $count } offen
looked-at = Nachgesehen: { $names }
scout-of = Späher: { $kind }
invasion = Angriff

## In the terminal

open-sides-of = Offene Seiten von { $name }: { $sides }
