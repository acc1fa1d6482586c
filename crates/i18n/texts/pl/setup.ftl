### Przygotowanie gry przy prawdziwym stole.

setup-start-tiles = Każdy z { $players } graczy bierze żeton startowy i kładzie go przed sobą; wszyscy zaczynają od 0 punktów.
setup-supply = Potasujcie zakryte żetony budynków ({ $buildings }): to zapas.
setup-dirk = Dobierzcie żetony dla Marka ({ $tiles }) i połóżcie je odkryte obok planszy.
setup-market = Dobierzcie po żetonie na każde pole giełdy, od pola 1 do pola 4.
setup-money-removed = Gra dwuosobowa: odłóżcie do pudełka po jednej karcie pieniędzy każdego rodzaju (razem { $cards }).
setup-money = Potasujcie karty pieniędzy ({ $cards }).
setup-starting-money = Rozdawajcie każdemu pieniądze, aż będą warte co najmniej 20. Zaczyna ten, kto ma najmniej kart; przy remisie ten, kto ma najniższą sumę; przy dalszym remisie najmłodsza osoba. Wyłóżcie 4 odkryte karty pieniędzy.
setup-piles = Podzielcie resztę pieniędzy na pięć mniej więcej równych stosów.
setup-add = Stos { $pile }: dodajcie { $cards }.
setup-scoring-card = kartę punktowania { $round }
setup-stack = Potasujcie każdy stos, do którego coś dodano, i ułóżcie stosy jeden na drugim: 5 na spodzie, 1 na wierzchu.
