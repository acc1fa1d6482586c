### The first screen.

## What comes first

play-now = Zagraj od razu
play-now-hint = Ty przeciwko dwóm botom poziomu 2, gra podstawowa
how-to-play = Naucz się grać
how-to-play-hint = Pierwsza partia, która uczy w trakcie gry
new-game-hint = Wybierz miejsca, boty, kolory i moduły
rules-hint = Krótkie strony z obrazkami i wyszukiwarką

## Saved games

saved-games = Zapisane gry
no-saved-games = Nie ma jeszcze zapisanych gier.
game-over-short = Zakończona
delete-really = Usunąć tę grę na zawsze?
see-end = Zobacz koniec

## A game from elsewhere

load-record = Otwórz zapisaną partię
paste-record = Wklej zapis
load-hint = Zapis, zapisana gra, link lub jego kod. Plik można też upuścić w dowolnym miejscu tego ekranu.
drop-here = Upuść plik, aby otworzyć grę
