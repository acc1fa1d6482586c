### Ekrany.

## Początek

app-title = Alhambra
tagline = Kupuj ogrody, wznoś wieże, zbuduj najdłuższy mur w Grenadzie.
new-game = Nowa gra
continue-game = Kontynuuj
load-record = Otwórz zapisaną partię
how-to-play = Jak grać
rules = Zasady
settings = Ustawienia
back = Wstecz
close = Zamknij
cancel = Anuluj
start-game = Rozpocznij grę
saved-games = Zapisane gry
no-saved-games = Nie ma jeszcze zapisanych gier.
delete = Usuń
saved = Zapisano
offline-ready = Można grać bez internetu.

## Przygotowanie

seats = Miejsca
seat-number = Miejsce { $number }
player-name = Imię
default-name = Gracz { $number }
human = Człowiek
remove-seat = Usuń to miejsce
add-seat = Dodaj miejsce
players = Gracze
modules = Moduły
all-modules = Wszystkie moduły
surprise-me = Zaskocz mnie
seed = Ziarno losowania
seed-hint = To samo ziarno daje tę samą grę. Pozostaw puste, aby wylosować.
seed-guessable = Krótkie ziarno można odgadnąć, a kto je odgadnie, zna wszystkie karty, które nadejdą.
open-hands = Odkryte karty na ręce
open-hands-hint = Wszyscy widzą wszystkie karty na rękach. Dobre do nauki.
two-players-dirk = W grze dwuosobowej bierze udział Marek, neutralny trzeci gracz. Ma budynki i zdobywa punkty, ale nie wykonuje tur i nie może wygrać.

## Stół

market = Giełda budynków
space-number = Pole { $number } ({ $currency })
empty-space = Puste pole
money-row = Odkryte karty pieniędzy
hand = Karty na ręce
hand-size =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
reserve = Rezerwa
reserve-empty = Rezerwa jest pusta.
alhambra-of = Alhambra: { $name }
dirk = Marek
wall = Mur
open-side = Otwarty bok
longest-wall = Najdłuższy mur: { $count }
set-aside-tiles = Żetony do ułożenia
supply-left =
    { $count ->
        [one] W worku został { $count } żeton
        [few] W worku zostały { $count } żetony
        [many] W worku zostało { $count } żetonów
       *[other] W worku zostało { $count } żetonu
    }
draw-pile-left =
    { $count ->
        [one] Stos dobierania: { $count } karta
        [few] Stos dobierania: { $count } karty
        [many] Stos dobierania: { $count } kart
       *[other] Stos dobierania: { $count } karty
    }
discard-count =
    { $count ->
        [one] Stos kart odrzuconych: { $count } karta
        [few] Stos kart odrzuconych: { $count } karty
        [many] Stos kart odrzuconych: { $count } kart
       *[other] Stos kart odrzuconych: { $count } karty
    }

## Tura

your-turn = Twoja tura
turn-of = Tura: { $name }
turn-number = Tura { $number }
thinking = { $name } myśli…
choose-action = Wybierz akcję
choose-tile-place = Wybierz miejsce dla żetonu
selected-tile = Wybrano: { $tile }
place-here = Połóż tutaj: { $tile } ({ $x }, { $y })
put-in-reserve = Odłóż do rezerwy
give-to-dirk = Oddaj Markowi
take-money = Weź pieniądze
take-selected = Weź wybrane karty (suma { $total })
buy-tile = Kup: { $tile } za { $price }
pay-with = Zapłać kartami
exact = Odliczona kwota
exact-hint = Za odliczoną kwotę masz jeszcze jedną akcję.
overpay = Nadpłata { $excess }; reszty się nie wydaje
other-actions = Inne akcje
redesign = Przebuduj
remove-tile = Odłóż do rezerwy: { $tile }
swap-tile = Zamień na: { $tile }
stop-turn = Bez kolejnej akcji
pass-offer = Pas
undo = Cofnij
redo = Ponów
confirm-turn-hint = Potem nie można już niczego cofnąć w tej turze.
not-legal-here = Tutaj nie można.
since-your-turn = Od twojej ostatniej tury
log = Przebieg gry

## Jedno urządzenie dla kilku osób

hand-over = Przekaż urządzenie: { $name }
hand-over-hint = Wszystkie karty na rękach są zakryte, dopóki następna osoba nie będzie gotowa.
i-am = To ja, { $name }

## Punkty

score = Punkty
round-number = Punktowanie { $number }
projected-score = Przewidywane punkty
points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }
final-score = Wynik końcowy
game-over = Koniec gry.
winner = Zwycięstwo: { $name }!
winners = Wspólne zwycięstwo: { $names }!
aborted = Osiągnięto limit tur. Gra kończy się bez wyniku.
play-again = Zagraj ponownie

## Zapisy gier

replay = Odtwórz grę
replay-step = Krok { $number } z { $total }
first-step = Pierwszy krok
previous-step = Poprzedni krok
next-step = Następny krok
last-step = Ostatni krok
branch-here = Graj dalej od tego miejsca
share-link = Link do udostępnienia
copy-record = Kopiuj zapis
copied = Skopiowano
download-record = Pobierz zapis
paste-record = Wklej zapis
record-broken = Nie można odczytać tego zapisu: { $reason }

## Ustawienia

language = Język
theme = Motyw
theme-system = Jak w systemie
theme-light = Jasny
theme-dark = Ciemny
theme-contrast = Wysoki kontrast
purist = Tryb purysty
purist-hint = Ukrywa przewidywane punkty i wszystkie inne podpowiedzi, jak przy prawdziwym stole.
confirm-turns = Potwierdzaj koniec każdej tury
reduced-motion = Mniej animacji

## Zasady

search-rules = Szukaj w zasadach
no-rule-found = Nie znaleziono zasady.
rule-link = Zasada { $rule }

## Dostępność

skip-to-content = Przejdź do treści
keyboard-hint = Strzałki przesuwają, Enter wybiera, Escape cofa.

# The first game, taught by playing
lesson-title = Pierwsza gra
lesson-step = Krok {$number} z {$total}
lesson-next = Dalej
lesson-stop = Zakończ lekcję
lesson-table = To jest twój stół. Giełda budynków i odkryte pieniądze leżą z jednej strony, twoja Alhambra pośrodku, pozostali obok. Każdy pałac zaczyna się od Fontanny Lwów.
lesson-take = Weź pieniądze: dotknij odkrytej karty. Kilka małych kart można wziąć razem, do sumy 5.
lesson-market = Każde pole giełdy przyjmuje tylko jedną walutę: moneta pod żetonem mówi którą. Liczba na żetonie to jego cena.
lesson-buy = Kup żeton, gdy tylko możesz: dotknij go i wybierz zapłatę. Do tego czasu zbieraj pieniądze w jego walucie. Reszty nigdy się nie wydaje.
lesson-place = Teraz żeton potrzebuje miejsca. Dotknij świecącego pola: mur do muru, otwarty bok do otwartego boku, a wszędzie trzeba dojść pieszo od fontanny.
lesson-walls = Mury punktują: w każdym punktowaniu dostajesz punkt za każdy odcinek najdłuższego zewnętrznego muru. Podświetl go przyciskiem pod pałacem.
lesson-exact = Zapłać dokładnie, a wykonasz jeszcze jedną akcję. Szukaj znaku odliczonej kwoty. Kup raz za odliczoną kwotę.
lesson-redesign = Żeton, który nigdzie nie pasuje, trafia do rezerwy. Później przebudowa wprowadzi go do gry, usunie inny albo zamieni dwa. To też jest akcja.
lesson-scoring = Gra jest punktowana trzy razy: za najwięcej budynków danego rodzaju i za mury. Graj do pierwszego punktowania.
lesson-end = Otwórz punktację, aby zobaczyć, skąd pochodzi każdy punkt. Wiesz już wszystko: miłej gry.
