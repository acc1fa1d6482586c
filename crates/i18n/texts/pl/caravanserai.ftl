### Karawanseraj.

module-caravanserai = Karawanseraj
about-caravanserai = Karawanseraj to karta pieniędzy, która rośnie z tury na turę, może zmienić walutę, a po wydaniu zaczyna od nowa.
effect-caravanserai = Pieniądze, które rosną z tury na turę

## Żetony i figury

caravan-name = Karawanseraj ({ $currency } { $value })
caravanserai-name = Karawanseraj { $main } ({ $two } 2, { $three } 3, { $four } 4)
caravanserai-start = start

## O co chodzi

awaited-caravanserai-move = Możesz przesunąć znacznik karawanseraju o jedno pole.

## Co można zrobić

action-caravanserai-buy = Kup { $card } za: { $pay }
action-caravanserai-buy-exact = Kup { $card } za odliczoną kwotę: { $pay }
action-caravanserai-move = { $card }: przesuń znacznik na { $space }

## Dlaczego nie

refusal-caravanserai-taken = Ten karawanseraj nie leży już odkryty.
refusal-caravanserai-underpaid = Twoje pieniądze nie wystarczą na karawanseraj.
refusal-caravanserai-limit = Masz już dwa karawanseraje.
refusal-too-few-kinds = Ten karawanseraj wymaga { $kinds } różnych rodzajów budynków w twojej Alhambrze.
refusal-no-exchange-for-caravanserai = Za karawanseraj płaci się w jednej walucie, bez karty wymiany.
refusal-not-your-caravanserai = Ten karawanseraj nie jest twój.
refusal-no-such-step = Do tego pola nie prowadzi żaden pojedynczy krok.
refusal-caravanserai-stays = Karawanseraj to nie karta, którą można oddać.

## Co się stało

event-caravanserai-bought = { $name } kupuje { $card }, płaci: { $pay }.
event-caravanserai-bought-exact = { $name } kupuje { $card } za odliczoną kwotę: { $pay }.
event-caravanserai-moved = { $name } przesuwa znacznik: { $card } → { $space }.

## Przygotowanie

setup-caravanserais = Wyłóżcie odkryte karty karawanserajów ({ $cards }) i przygotujcie do każdej znacznik.
setup-second-caravanserai = Drugi karawanseraj wymaga { $kinds } rodzajów budynków zamiast czterech.
caravanserai-five-kinds = Pięć rodzajów
caravanserai-five-kinds-hint = na drugi karawanseraj, zamiast czterech

## Stół

caravanserai-price = Cena dla ciebie: { $price }
caravanserai-no-price = Potrzebujesz { $kinds } rodzajów budynków w swojej Alhambrze.
