### Statistics over finished games.

my-games = Moje gry
my-games-hint = Statystyki, rekordy, gry do zabrania ze sobą
my-games-count =
    { $count ->
        [one] { $count } zakończona gra
        [few] { $count } zakończone gry
        [many] { $count } zakończonych gier
       *[other] { $count } zakończonej gry
    }

## Figures

stats-games = Gry
stats-won = Wygrane
stats-best = Najlepszy wynik
stats-wall = Najdłuższy mur
stats-exact = Odliczone kwoty
stats-round = Najlepsze punktowanie
stats-streak = Wygrane z rzędu
stats-lead = Największa przewaga
stats-of-games = { $share } wszystkich gier
stats-average-is = średnio { $points }
stats-of-tiles = { $share } wszystkich zakupów
stats-streak-longest = najdłuższa seria: { $count }

## Tables

stats-all = Wszystkie gry
stats-people = Gracz
stats-chance = Oczekiwane
stats-average = Średnia
stats-players =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }
stats-by-players = Wygrane według liczby graczy
stats-by-level = Przeciw najsilniejszemu przy stole
stats-only-people = Tylko ludzie
stats-by-module = Z modułami
stats-no-modules = Bez modułów
stats-by-game = Według gry
stats-points = Punkty według źródła, na grę
stats-rest = Inne
stats-last = Ostatnie gry
stats-place = Miejsce { $place } z { $of }
stats-none = Nie ma jeszcze zakończonej gry
stats-none-hint = Każda skończona gra trafia tutaj: kto wygrał, skąd wzięły się punkty, jaki był najdłuższy mur.

## Take along

take-along = Zabierz ze sobą
take-along-hint = Gry w pliku, do przeniesienia na inne urządzenie. Tam dołączą do tych, które już są; żadna gra nie policzy się dwa razy.
export-games = Zapisz plik
import-games = Dodaj plik
taken-nothing = Wszystkie gry z tego pliku już tu są.
taken-in =
    { $count ->
        [one] Dodano { $count } grę
        [few] Dodano { $count } gry
        [many] Dodano { $count } gier
       *[other] Dodano { $count } gry
    }
taken-broken = Ten plik niczego nie zmienia: { $reason }
