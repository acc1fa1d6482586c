### Bazary.

module-bazaars = Bazary
about-bazaars = Bazar kosztuje tyle, ile żeton na polu giełdy jego waluty; płaci się odliczoną kwotę, a na końcu bazar daje punkty za budynki wokół niego.
effect-bazaars = Żetony, które punktują za budynki wokół nich
effect-red-palace-bazaars = Żetony, które punktują za budynki wokół nich

## Żetony i figury

bazaar-name = Bazar { $currency } ({ $kinds })

## Dlaczego nie

refusal-not-in-display = Ten bazar nie leży obok giełdy.
refusal-bazaar-currency = Za bazar płaci się jego własną walutą.
refusal-no-bazaar-price = Bazar nie ma teraz ceny: pole giełdy jego waluty jest puste.
refusal-bazaar-not-exact = Za bazar trzeba zapłacić odliczoną kwotę.

## Co się stało

event-bazaar = Obok giełdy leży bazar: { $tile }
line-bazaar = { $tile }: sąsiedzi { $count } × rodzaje { $kinds }, { $points }

## Przygotowanie

setup-bazaars = Wtasujcie do zapasu zakryte bazary ({ $bazaars }).

## Stół

bazaars-change = Bazary { $was } → { $now } pkt na końcu
bazaar-price = Cena teraz: { $price }
bazaar-no-price = Brak ceny, dopóki pole jest puste
