### Ekrany.

## Początek

app-title = Alhambra
tagline = Kupuj ogrody, wznoś wieże, zbuduj najdłuższy mur w Grenadzie.
new-game = Nowa gra
continue-game = Kontynuuj
rules = Zasady
settings = Ustawienia
back = Wstecz
close = Zamknij
cancel = Anuluj
delete = Usuń
saved = Zapisano
offline-ready = Można grać bez internetu.

## Przygotowanie

player-name = Imię
default-name = Gracz { $number }
players = Gracze
modules = Moduły
seed = Ziarno losowania

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
        [one] W zapasie został { $count } żeton
        [few] W zapasie zostały { $count } żetony
        [many] W zapasie zostało { $count } żetonów
       *[other] W zapasie zostało { $count } żetonu
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
buy-tile = Kup: { $tile } ({ $price })
pay-with = Zapłać kartami
exact = Równo
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
not-legal-here = Tutaj nie można.
since-your-turn = Od twojej tury
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
record-broken = Nie można odczytać tego zapisu: { $reason }

## Zasady

search-rules = Szukaj w zasadach
no-rule-found = Nie znaleziono zasady.

## Dostępność

skip-to-content = Przejdź do treści
keys = Klawisze
keyboard-hint = Strzałki przesuwają, Enter wybiera, Escape cofa.

# The first game, taught by playing
