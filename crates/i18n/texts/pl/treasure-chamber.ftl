### Skarbiec.

module-treasure-chamber = Skarbiec
about-treasure-chamber = Kupuj skrzynie, stawiaj je na budynkach ich rodzaju i zdobywaj punkty za największą ich liczbę.
effect-treasure-chamber = Punktuje ten, kto zgromadzi najwięcej skrzyń

## O co chodzi

awaited-pay-chests = Zapłać za skrzynie, najpierw najwyższą kartą.
awaited-place-chests = Postaw swoje skrzynie na budynkach ich rodzaju.
awaited-chest-offer = Możesz postawić pozostałe skrzynie na swoich budynkach.

## Co można zrobić

action-chests = Kup skrzynie z sali { $room }: { $chests }
action-put-chest = Postaw skrzynię na żetonie { $tile }

## Dlaczego nie

refusal-room-empty = Ta sala jest pusta.
refusal-chests-unaffordable = Twoje pieniądze nie wystarczą na salę.
refusal-payment-order = Płać od najwyższej karty w dół; pozostałe muszą jeszcze wystarczyć na salę.
refusal-no-such-chest = Nie rozdziela się teraz skrzyni tego rodzaju.
refusal-no-place-for-chest = Skrzynia potrzebuje w twojej Alhambrze budynku swojego rodzaju, na którym żadna jeszcze nie stoi.
refusal-holds-chest = Na tym budynku stoi już skrzynia.
refusal-must-place-chest = Kto kupił skrzynie, musi postawić każdą, dla której jest miejsce, rodzaj po rodzaju.

## Co się stało

event-chests-paid = { $name } płaci za salę { $room }: { $card }.
event-chests-bought = { $name } kupuje skrzynie z sali { $room }: { $chests }.
event-chest-stored = { $name } stawia skrzynię na żetonie { $tile }.
event-chest-returned = Skrzynia wraca do worka: { $kind }
event-room-filled = Nowe skrzynie w sali { $room }: { $chests }
event-chamber-closed = Zostało za mało skrzyń: żadna sala nie będzie już uzupełniana.
line-chests = Skrzynie: { $count }, { $place }, { $points }

## Przygotowanie

setup-chests = Włóżcie wszystkie skrzynie do worka i dobierzcie po 4 do każdej z 3 sal.

## Stół

chests = Skrzynie
room-number = Sala { $number }
chest-of = Skrzynia: { $kind }
chests-fit = pasuje { $count } z { $total }
buy-for = Kup za { $price }
chests-price = Dowolne waluty razem, bez reszty i bez kolejnej akcji. Jedna skrzynia na budynek jej rodzaju.
chests-space = Miejsce na

## In the terminal

chests-stored = Złożone: { $stored }
chests-aside = Teraz składane: { $chests }
