### Słowa gry. Atrybut object to biernik, gdy różni się od mianownika.

kind-pavilion = Pawilon
kind-seraglio = Seraj
kind-arcades = Arkady
kind-chambers = Komnaty
kind-garden = Ogród
kind-tower = Wieża
    .object = Wieżę

currency-dinar = Dinar
currency-dirham = Dirham
currency-ducat = Dukat
currency-florin = Floren
currency-diamond = Diament

card-name = { $currency } { $value }
builder-name = Mistrz budowlany ({ $currency })
coin-name = Moneta ({ $currency })
exchange-card-name = Karta wymiany { $first }/{ $second }
    .object = kartę wymiany { $first }/{ $second }
thief-name = Złodziej { $currency }
bonus-card-name = Karta premii { $tile }
    .object = kartę premii { $tile }
wall-card-name = Karta muru ({ $sides })
sultan-card-name = Karta sułtana { $currency } ({ $kind })
    .object = kartę sułtana { $currency } ({ $kind })
caravan-name = Karawanseraj ({ $currency } { $value })
caravanserai-name = Karawanseraj { $main } ({ $two } 2, { $three } 3, { $four } 4)
caravanserai-start = start
tile-name = { $kind } { $price }
hut-name = Barak ({ $kind })
camp-name = Obóz { $price }
bazaar-name = Bazar { $currency } ({ $kinds })
start-tile = Żeton startowy (Fontanna Lwów)

list-and = { $first } i { $last }

side-north = bok północny
side-east = bok wschodni
side-south = bok południowy
side-west = bok zachodni
side-of-cell = { $side } pola ({ $x }, { $y })
from-north = z północy
from-east = ze wschodu
from-south = z południa
from-west = z zachodu

## Moduły

module-viziers-favour = Łaska wezyra
module-currency-exchange = Kantor wymiany
module-bonus-cards = Karty premii
module-workers-huts = Baraki budowlane
module-city-gates = Bramy miasta
module-diamonds = Diamenty
module-characters = Osobistości
module-camps = Obozy
module-city-walls = Mury
module-thieves = Złodzieje
module-street-trader = Wędrowny handlarz
module-change = Drobne
module-treasure-chamber = Skarbiec
module-master-builders = Mistrzowie budowlani
module-invaders = Najeźdźcy
module-bazaars = Bazary
module-new-score-cards = Nowe karty punktacji
module-power-of-the-sultan = Potęga sułtana
module-caravanserai = Karawanseraj
module-art-of-the-moors = Sztuka Maurów

about-viziers-favour = Między dwiema turami możesz raz kupić żeton poza kolejnością, jeśli zapłacisz odliczoną kwotę.
about-currency-exchange = Karta wymiany pozwala zapłacić za jeden żeton dwiema walutami naraz.
about-bonus-cards = Tajna karta liczy się jak dodatkowy budynek, gdy zbudujesz dokładnie ten żeton, który przedstawia.
about-workers-huts = Darmowy barak liczy się jak dodatkowy budynek swojego rodzaju za każdy taki budynek, który leży obok bez muru.
about-city-gates = Brama otwiera podwójny mur, dzięki czemu do żetonów za nim można dojść pieszo.
about-diamonds = Piąta waluta, którą płaci się na każdym polu giełdy, ale nigdy razem z inną.
about-characters = Sześć z dziesięciu osobistości trafia na licytację; każda ma własną zdolność.
about-camps = Obozy leżą na zewnątrz przy murach i dają punkt za każdy żeton w linii ich strzałek.
about-city-walls = Karty murów pozwalają dodawać drewniane mury do własnych żetonów, by wydłużyć swój mur lub zamknąć w nim luki.
about-thieves = Między dwiema turami tajna karta zabiera jedną odkrytą kartę pieniędzy swojej waluty, ale nie tuż przed własną turą.
about-street-trader = Mieszczanie wprowadzają się do budynków kładzionych tam, gdzie stoi twój handlarz; serie różnych kolorów punktują w każdej rundzie.
about-change = Połowa nadpłaty wraca do ciebie w monetach, którymi płaci się jak pieniędzmi.
about-treasure-chamber = Kupuj skrzynie, składaj je w budynkach ich rodzaju i zdobywaj punkty za największą ich liczbę.
about-master-builders = Karty pieniędzy o wartości 3, które możesz też zagrać, by przebudować na końcu swojej tury.
about-invaders = Po każdym punktowaniu atak z jednej strony świata kosztuje punkty za każdy otwarty bok zewnętrzny; zwiadowcy pokazują kierunek wcześniej.
about-bazaars = Bazar kosztuje tyle, ile żeton na polu jego waluty, trzeba zapłacić dokładnie, a na końcu daje punkty za budynki wokół niego.
about-new-score-cards = W każdym punktowaniu losowa karta mówi, ile wart jest każdy rodzaj budynków.
about-power-of-the-sultan = Karta sułtana pozwala wziąć za darmo budynek zaznaczonego rodzaju, gdy tylko zostanie dobrany na giełdę.
about-caravanserai = Karawanseraj to karta pieniędzy, która rośnie z tury na turę, może zmienić walutę, a po wydaniu zaczyna od nowa.
about-art-of-the-moors = Dwa lub więcej budynków o tej samej cenie dają żeton kultury; rozwijany krok po kroku, punktuje w każdym punktowaniu.

## Osobistości

about-abdul-karim = Płaci za jeden żeton z giełdy, bez względu na cenę, i liczy się to jak odliczona kwota. Potem opuszcza grę.
about-abdul-knihstig = Po zakupie żetonu o cenie 10 lub wyższej możesz wziąć jedną odkrytą kartę pieniędzy.
about-ammar-elschauf = Na końcu swojej tury możesz raz bezpłatnie przebudować Alhambrę.
about-faruk-willhaben = Gdy bierzesz kilka kart pieniędzy, ich suma może wynosić do 7.
about-fatima = Zatrzymaj ją za 8 punktów na koniec gry albo od razu wymień na odłożoną osobistość.
about-hakim-wahid = W każdym punktowaniu wskazujesz rodzaj budynku; liczysz w nim o pół budynku więcej.
about-laila-wundabah = Przed swoją turą możesz wymienić jeden żeton na giełdzie na żeton z worka.
about-machma-klain = Przed swoją turą możesz wymienić kartę pieniędzy na odkrytą kartę o wartości nie wyższej.
about-yammerad = Przed swoją turą możesz dobrać kartę pieniędzy, jeśli masz na ręce najwyżej dwie.
about-yusuf-epassuff = W każdym punktowaniu dodaje jedną trzecią twoich punktów za mur, zaokrągloną w dół.
