### Gli invasori.

module-invaders = Gli invasori
about-invaders = Dopo ogni valutazione un attacco da una direzione costa punti per ogni lato esterno aperto da quella parte; gli esploratori la rivelano prima.
effect-invaders = I lati aperti costano; gli esploratori avvisano

## Tessere e pezzi

from-north = da nord
from-east = da est
from-south = da sud
from-west = da ovest

## Che cosa è richiesto

awaited-look = Guarda la prossima carta invasione, o lascia dov’è l’esploratore.

## Che cosa si può fare

action-look = Guarda la prossima carta invasione

## Che cosa è successo

event-looked = { $name } guarda la prossima carta invasione (esploratore: { $kind }).
event-looked-seen = { $name } guarda la prossima carta invasione (esploratore: { $kind }): l’attacco verrà { $from }.
event-attacked = Gli invasori attaccano { $from }.
event-lost = { $name }: − { $points } · lati aperti: { $main }
event-lost-lateral = { $name }: − { $points } · lati aperti: { $main }, sui fianchi: { $lateral }
event-new-scouts = Nuovi esploratori: { $kinds }
event-announced = Il prossimo attacco verrà { $from }.
line-invasion = Attacco: lati aperti { $count } × { $each }, { $points }
line-invasion-lateral = Sui fianchi: lati aperti { $count } × { $each }, { $points }

## Preparazione

setup-invaders = Mescolate coperte le { $cards } carte invasione. Mescolate coperti i { $scouts } esploratori e scopritene { $open }.
setup-invaders-open = Mescolate coperte le { $cards } carte invasione e scoprite la prima. Gli esploratori non si usano.
open-invasion = Invasione aperta
open-invasion-hint = tutti conoscono il prossimo attacco, senza esploratori

## Il tavolo

next-invasion = Prossimo attacco
invasion-known = { $from }: { $points }
invasion-unknown = Non sai ancora da dove.
open-sides =
    { $count ->
        [one] { $side }: { $count } aperto
       *[other] { $side }: { $count } aperti
    }
looked-at = Già vista da: { $names }
scout-of = Esploratore: { $kind }
invasion = Invasione

## In the terminal

open-sides-of = Lati aperti di { $name }: { $sides }
