### The screens around the table.

## Start

play-now = Zagraj od razu
play-now-hint = Ty przeciwko dwóm średnim botom, gra podstawowa
new-game-hint = Wybierz miejsca, boty, kolory i moduły
how-to-play-hint = Pierwsza partia, która uczy w trakcie gry

## New game

level-easy = Łatwy bot
level-medium = Średni bot
level-strong = Silny bot
who-plays = Kto gra
colour = Kolor
colour-yellow = Żółty, gwiazda
colour-blue = Niebieski, koło
colour-red = Czerwony, romb
colour-green = Zielony, trójkąt
colour-violet = Fioletowy, sześciokąt
colour-white = Biały, kwadrat
third-seat = Trzeci przy stole
third-seat-bot = Bot zajmuje trzecie miejsce i gra jak wszyscy. Marka nie ma.
presets = Zestawy modułów
preset-base = Gra podstawowa
preset-first = Pierwszy moduł
preset-court = Dworskie intrygi
preset-builders = Mistrzowie i handlarz
preset-builders-hint = Jedyny zestaw, który zaleca sama instrukcja gry: mistrzowie budowlani z wędrownym handlarzem.
expansion = Rozszerzenie { $number }
preset-treasure = Bramy i skarby
surprise-count = Ile modułów
module-count =
    { $count ->
        [one] { $count } moduł
        [few] { $count } moduły
        [many] { $count } modułów
       *[other] { $count } modułu
    }
surprise-game = Losuj także grę
surprise-weight = Jak długa gra
weight-any = Dowolna długość
weight-light = Szybka mieszanka
weight-heavy = Długa mieszanka
mix-minutes = Te moduły wydłużają grę podstawową o około { $minutes } min.
copy-mix = Kopiuj link do tej mieszanki
mix-broken = Ten link zawiera moduł, który nie jest tu znany: { $name }
wish-none = Bez życzenia
wish-favourite = ★ Ulubiony
wish-banned = ✕ Nigdy
wish-of = Twoje życzenie co do modułu { $name }
reroll = Inny
reroll-of = Inny moduł zamiast { $name }
adds-title = Co dodaje do gry podstawowej
adds-points = Punkty gracza
adds-decisions = Decyzje w grze
adds-minutes = Minuty gry
adds-hint = Zmierzone z trzema silnymi botami, każdy moduł osobno; minuty przy 30 sekundach na decyzję.
adds-place = miejsce { $place } z { $count }
rules-of = Zasady modułu { $name }
deal = Rozdanie

## Saved games

game-over-short = Zakończona
delete-really = Usunąć tę grę na zawsze?
store-failed = Ta przeglądarka nie może przechować gry: jej pamięć jest pełna lub zablokowana. Możesz grać dalej; skopiuj zapis, aby go zachować.

## Sharing

share = Udostępnij
copy-link = Skopiuj link
copy-failed = Przeglądarka nie pozwoliła na kopiowanie. Zaznacz tekst i skopiuj go ręcznie.
share-hint = Gra jeszcze trwa: link i zapis zawierają wszystko, także to, co ukryte.
link-broken = Tego linku nie można otworzyć: { $reason }
choose-file = Wybierz plik
file-unreadable = Tego pliku nie można odczytać.
load-hint = Zapis, zapisana gra, link lub jego kod. Plik można też upuścić w dowolnym miejscu tego ekranu.
drop-here = Upuść plik, aby otworzyć grę

## Seed

fingerprint = Odcisk ziarna
fingerprint-hint = SHA-256 ziarna. Samo ziarno jest pokazywane po grze, aby każdy mógł sprawdzić, że rozdanie było ustalone wcześniej.
fingerprint-check = To SHA-256 ziarna w postaci podanej wyżej. Był widoczny przed grą i w jej trakcie.

## Replay

replay-start = Stół jest przygotowany; nikt jeszcze nic nie zrobił.
jump-to-turn = Przejdź do tury lub punktacji

## Rules

contents = Spis treści
rule-file = Część zasad
rules-found =
    { $count ->
        [one] Znaleziono { $count } miejsce
        [few] Znaleziono { $count } miejsca
        [many] Znaleziono { $count } miejsc
       *[other] Znaleziono { $count } miejsca
    }
the-table = Stół

## Settings

habits = Przyzwyczajenia
reduced-motion-hint = Na ekranie nic się nie porusza. Jeśli system o to prosi, obowiązuje to i tak.
sound = Dźwięki
sound-hint = Ciche dźwięki kart, płytek, monet, punktacji i twojej tury.

## New versions

update-ready = Nowa wersja jest gotowa.
update-now = Wczytaj teraz
update-later = Później
loading = Wczytywanie …
load-failed = Nie udało się wczytać. Czy jest połączenie?
load-again = Spróbuj ponownie
