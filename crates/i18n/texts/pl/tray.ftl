### The tray of modules and its drawers.

tray-to-get = Do wzięcia
tray-to-get-where = na stole
tray-mine = Moje
tray-mine-where = na ręce, na dworze i w pałacu
tray-ahead = Przed nami
tray-ahead-where = co jeszcze nadejdzie
tray-all = Wszystkie
tray-can = można teraz użyć
module-cards =
    { $count ->
        [one] { $count } karta modułów
        [few] { $count } karty modułów
        [many] { $count } kart modułów
       *[other] { $count } karty modułów
    }
