### Przygotowanie gry przy prawdziwym stole.

setup-list = Przygotowanie przy prawdziwym stole
setup-list-hint = Wszystko, co trzeba zrobić przed pierwszą turą, dla tych graczy i modułów.
setup-start-tiles = Każdy z graczy (razem { $players }) bierze żeton startowy i kładzie go przed sobą; wszyscy zaczynają od 0 punktów.
setup-vizier-stones = Każdy bierze kamień wezyra i kładzie go aktywną stroną do góry.
setup-supply = Potasujcie zakryte żetony budynków ({ $buildings }): to zapas.
setup-supply-camps = Potasujcie razem zakryte żetony budynków ({ $buildings }) i obozy ({ $camps }): to zapas.
setup-supply-bazaars = Wymieszajcie zakryte żetony budynków ({ $buildings }) i bazary ({ $bazaars }): to pula.
setup-supply-both = Wymieszajcie zakryte żetony budynków ({ $buildings }), obozy ({ $camps }) i bazary ({ $bazaars }): to pula.
setup-citizens = Każdy bierze krążek handlarza i po jednym mieszczaninie każdego koloru, w tajemnicy wybiera trzech z nich na krążek i kładzie go obok żetonu startowego. Wszyscy inni mieszczanie to zapas: { $supply }.
setup-dirk = Dobierzcie żetony dla Dirka ({ $tiles }) i połóżcie je odkryte obok planszy.
setup-market = Dobierzcie po żetonie na każde pole targu, od pola 1 do pola 4.
setup-huts = Podzielcie baraki według rodzaju na sześć stosów, potasujcie każdy zakryty i odkryjcie wierzchni barak.
setup-bonus-cards = Rozdajcie każdemu zakryte karty bonusowe ({ $each }); pozostałe ({ $left }) odłóżcie bez oglądania.
setup-thieves = Rozdajcie każdemu zakrytych złodziei ({ $each }); pozostałych ({ $left }) odłóżcie bez oglądania.
setup-coins = Włóżcie wszystkie monety ({ $coins }) do worka na drobne.
setup-chests = Włóżcie wszystkie skrzynie do worka i dobierzcie po 4 do każdej z 3 komnat.
setup-invaders = Potasujcie zakryte karty najazdu ({ $cards }). Potasujcie zakrytych zwiadowców ({ $scouts }) i odkryjcie { $open } z nich.
setup-invaders-open = Potasujcie zakryte karty najazdu ({ $cards }) i odkryjcie wierzchnią. Zwiadowcy nie są używani.
setup-score-cards = Potasujcie nowe karty punktacji i wyłóżcie po jednej na każde z trzech punktowań; pozostałe ({ $left }) odłóżcie.
setup-culture-tiles = Podzielcie żetony kultury według ceny na siedem odkrytych stosów.
setup-gates = Przygotujcie bramy ({ $gates }).
setup-sticks = Przygotujcie obok giełdy drewniane mury ({ $sticks }) i miejsce na odkryte karty murów.
setup-master-builders = Potasujcie karty mistrzów budowlanych i rozdajcie każdemu zakryte ({ $each }).
setup-sultan-markers = Przygotujcie znaczniki ({ $markers }) i kość budynków do kart sułtana.
setup-caravanserais = Wyłóżcie odkryte karty karawanserajów ({ $cards }) i przygotujcie do każdej znacznik.
setup-money = Potasujcie karty pieniędzy ({ $cards }).
setup-money-diamonds = Potasujcie razem karty pieniędzy ({ $cards }) i diamenty ({ $diamonds }).
setup-starting-money = Dajcie każdemu pieniądze, aż będą warte co najmniej 20. Zaczyna ten, kto ma najmniej kart, potem najniższą wartość. Wyłóżcie 4 odkryte karty: to rząd pieniędzy.
setup-piles = Podzielcie resztę pieniędzy na pięć mniej więcej równych stosów.
setup-add = Stos { $pile }: dodajcie { $cards }.
setup-scoring-card = kartę punktowania { $round }
setup-exchange-cards = karty wymiany ({ $count })
setup-gate-cards =
    { $count ->
        [one] { $count } kartę bramy
        [few] { $count } karty bramy
        [many] { $count } kart bramy
       *[other] { $count } karty bramy
    }
setup-characters = postacie ({ $count })
setup-wall-cards = karty murów ({ $count })
setup-sultan-cards = karty sułtana ({ $count })
setup-characters-aside = Pozostałe postacie ({ $count }) leżą obok, zakryte w stosie.
setup-builder-cards = karty mistrzów budowlanych ({ $count })
setup-builders-left = Pozostałe karty mistrzów budowlanych ({ $count }) odłóżcie bez oglądania.
setup-stack = Potasujcie każdy stos, do którego coś dodano, i ułóżcie: stos 5 na spodzie, stos 1 na wierzchu.
