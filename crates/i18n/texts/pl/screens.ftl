### The screens around the table.

## What a module adds

adds-title = Co dodaje do gry podstawowej
adds-points = Punkty gracza
adds-decisions = Decyzje w grze
adds-minutes = Minuty gry
adds-hint = Zmierzone w grach trzech silnych botów, każdy moduł osobno; minuty przy 30 sekundach na decyzję.
adds-place = miejsce { $place } z { $count }

## Saved games

store-failed = Ta przeglądarka nie może przechować gry: jej pamięć jest pełna lub zablokowana. Możesz grać dalej; skopiuj zapis, aby zachować grę.

## Sharing

share = Udostępnij
copy-link = Skopiuj link
copy-failed = Przeglądarka nie pozwoliła na kopiowanie. Zaznacz tekst i skopiuj go ręcznie.
share-hint = Gra jeszcze trwa: link i zapis zawierają wszystko, także to, co ukryte.
link-broken = Tego linku nie można otworzyć: { $reason }
choose-file = Wybierz plik
file-unreadable = Tego pliku nie można odczytać.

## Seed

fingerprint = Odcisk ziarna
fingerprint-hint = SHA-256 ziarna. Samo ziarno widać dopiero po grze, aby każdy mógł sprawdzić, że rozdanie było ustalone z góry.
fingerprint-check = To SHA-256 ziarna w postaci podanej wyżej. Był widoczny przed grą i w jej trakcie.

## Rules

contents = Spis treści
rules-found =
    { $count ->
        [one] Znaleziono { $count } miejsce
        [few] Znaleziono { $count } miejsca
        [many] Znaleziono { $count } miejsc
       *[other] Znaleziono { $count } miejsca
    }
the-table = Stół

## New versions

update-ready = Nowa wersja jest gotowa.
update-now = Wczytaj teraz
update-later = Później
loading = Wczytywanie…
load-failed = Nie udało się wczytać. Czy jest połączenie?
load-again = Spróbuj ponownie
