### Choosing a game.

## The game

which-game = Która gra
alhambra-hint = Od 2 do 6 osób, 20 modułów
red-palace-hint = Losowe budynki, straż na murach
red-palace-intro = Osobna gra: to, co stoi na żetonie, losuje się z woreczka, strażnikami z murów płaci się za zdolności, a żetony punktacji mówią, ile wart jest każdy rodzaj.
options = Opcje
tab-seats = Miejsca · { $count }
tab-modules = Moduły · { $count }
start-game = Rozpocznij grę
done = Gotowe

## Seats

seats = Miejsca
seat-number = Miejsce { $number }
add-seat = Dodaj miejsce
remove-seat = Usuń miejsce { $number }
who-plays = Kto gra
who-is = Kto gra jako { $name }?
plays-here = Gra tutaj
bot = Bot
level-number = Poziom { $level }
level-1 = Nowicjusz
level-1-about = przeocza połowę możliwości
level-2 = Okazjonalny
level-2-about = przeocza co czwartą okazję
level-3 = Solidny
level-3-about = bierze to, co teraz daje najwięcej
level-4 = Wprawny
level-4-about = sprawdza najlepsze ruchy kilka tur naprzód
level-5 = Ekspert
level-5-about = liczy dokładniej
level-6 = Mistrz
level-6-about = myśli najdłużej i gra najlepiej
level-rating = (ranking { $rating })
colour = Kolor
colour-yellow = Żółty, gwiazda
colour-blue = Niebieski, koło
colour-red = Czerwony, romb
colour-green = Zielony, trójkąt
colour-violet = Fioletowy, sześciokąt
colour-white = Biały, kwadrat
third-seat = Trzeci przy stole
third-seat-bot = Bot zajmuje trzecie miejsce i gra jak wszyscy. Marek nie gra.
two-players-dirk = W grze dwuosobowej bierze udział Marek, neutralny trzeci gracz. Ma budynki i zdobywa punkty, ale nie ma swoich tur i nie może wygrać.

## Modules

mixes = Zestawy
presets = Zestawy modułów
preset-base = Gra podstawowa
preset-first = Pierwszy moduł
preset-builders = Mistrzowie i handlarz
preset-builders-hint = Jedyny zestaw, który zaleca sama instrukcja gry: mistrzowie budowlani z wędrownym handlarzem.
preset-court = Dworskie intrygi
preset-treasure = Bramy i skarby
all-modules = Wszystkie moduły
expansion = Rozszerzenie { $number }
expansion-some = { $on } z { $all }
expansion-all = wszystkie
module-count =
    { $count ->
        [one] { $count } moduł
        [few] { $count } moduły
        [many] { $count } modułów
       *[other] { $count } modułu
    }
module-weight = Waga { $weight } z 3
module-minutes = +{ $minutes } min
module-no-minutes = ±0 min
module-more = Więcej o module { $name }
module-rules-open = Otwórz zasady
wish-none = Bez życzenia
wish-favourite = ★ Ulubiony
wish-banned = ✕ Nigdy
wish-of = Twoje życzenie co do modułu { $name }
reroll = Inny
reroll-of = Inny moduł zamiast: { $name }
copy-mix = Kopiuj zestaw
mix-broken = Ten link zawiera nieznany tu moduł: { $name }

## Chance

surprise-me = Zaskocz mnie
surprise-how = Jak mnie zaskoczyć
surprise-count = Ile modułów
surprise-longest = Najdłuższa gra
surprise-longest-any = Dowolna długość
surprise-game = Losuj także grę
up-to-time = do { $time }

## How long and how hard

about = około
duration-minutes = { $minutes } min
duration-hours = { $hours } godz.
duration-both = { $hours } godz. { $minutes }
length-parts = podstawa { $base }, moduły { $modules }; 30 sekund na decyzję, boty są szybkie
complexity = Złożoność { $level } z 5
complexity-1 = Prosta
complexity-2 = Lekka
complexity-3 = Średnia
complexity-4 = Bogata
complexity-5 = Dla ekspertów

## Options

seed-random = losowe
seed-hint = to samo ziarno, to samo rozdanie
seed-guessable = Krótkie ziarno można odgadnąć, a kto je odgadnie, zna wszystkie karty, które nadejdą.
open-hands = Jawne karty na rękach
open-hands-hint = wszyscy widzą wszystkie karty, do nauki
more-options = Więcej opcji
more-options-hint = niektórych modułów i odcisk ziarna
only-with = tylko z modułem { $name }
refused-needs-module = Do tego potrzebny jest moduł { $name }.
refused-not-combined = Modułu { $name } nie ma w grze { $game }.
refused-players = W grze bierze udział od 2 do 6 osób.
refused-other = Tak nie można grać: { $reason }

## At a real table

real-table = Prawdziwy stół
real-table-hint = lista dla tego właśnie zestawu
setup-list = Przygotowanie przy prawdziwym stole
setup-list-hint = Wszystko, co trzeba zrobić przed pierwszą turą, dla tych graczy i modułów.
setup-steps = { $done } z { $all }
setup-next = Gotowe, dalej
setup-ready = Stół jest gotowy.
