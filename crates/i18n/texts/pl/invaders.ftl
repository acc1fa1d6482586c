### Najeźdźcy.

module-invaders = Najeźdźcy
about-invaders = Po każdym punktowaniu atak z jednej strony świata kosztuje punkty za każdy otwarty bok zewnętrzny z tej strony; zwiadowcy pokazują kierunek wcześniej.
effect-invaders = Otwarte boki kosztują; zwiadowcy ostrzegają

## Żetony i figury

from-north = z północy
from-east = ze wschodu
from-south = z południa
from-west = z zachodu

## O co chodzi

awaited-look = Obejrzyj następną kartę najazdu albo zostaw zwiadowcę.

## Co można zrobić

action-look = Obejrzyj następną kartę najazdu

## Co się stało

event-looked = { $name } ogląda następną kartę najazdu (zwiadowca: { $kind }).
event-looked-seen = { $name } ogląda następną kartę najazdu (zwiadowca: { $kind }): atak nadejdzie { $from }.
event-attacked = Najeźdźcy atakują { $from }.
event-lost = { $name }: − { $points } · otwarte boki: { $main }
event-lost-lateral = { $name }: − { $points } · otwarte boki: { $main }, na flankach: { $lateral }
event-new-scouts = Nowi zwiadowcy: { $kinds }
event-announced = Następny atak nadejdzie { $from }.
line-invasion = Atak: otwarte boki { $count } × { $each }, { $points }
line-invasion-lateral = Atak na flankach: otwarte boki { $count } × { $each }, { $points }

## Przygotowanie

setup-invaders = Potasujcie zakryte karty najazdu ({ $cards }). Potasujcie zakrytych zwiadowców ({ $scouts }) i odkryjcie { $open } z nich.
setup-invaders-open = Potasujcie zakryte karty najazdu ({ $cards }) i odkryjcie wierzchnią. Zwiadowcy nie są używani.
open-invasion = Jawny najazd
open-invasion-hint = wszyscy znają następny atak, bez zwiadowców

## Stół

next-invasion = Następny atak
invasion-known = { $from }: { $points }
invasion-unknown = Nie wiesz jeszcze skąd.
open-sides = { $side }: otwarte { $count }
looked-at = Widzieli: { $names }
scout-of = Zwiadowca: { $kind }
invasion = Najazd

## In the terminal

open-sides-of = Otwarte boki ({ $name }): { $sides }
