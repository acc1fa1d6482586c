### Terminal. To, co się wpisuje (h, u, take dinar-3), jest takie samo we wszystkich językach.

## The table

terminal-turn = Tura { $number }: { $name }
terminal-new = nowe
terminal-total = razem { $count }
terminal-cards = Karty
terminal-secret = Twoje tajne karty: { $cards }

## Tiles: in an Alhambra they have six characters

terminal-start = start
terminal-square = plac
terminal-walls = mury: { $sides }
terminal-no-walls = bez murów
terminal-watchtowers = strażnice: { $sides }
terminal-bastions = bastiony: { $sides }
terminal-north = N
terminal-east = E
terminal-south = S
terminal-west = W

## The menu

terminal-buy = Kup
terminal-place = Połóż
terminal-bid = Licytuj
terminal-or = Albo
terminal-folded = Numery od { $first } do { $last }: wpisz { $word }, żeby je zobaczyć
terminal-prompt = { $name }, od 1 do { $count } (h: pomoc)

## Help

terminal-help-number = wybór o tym numerze
terminal-help-action = to samo jako tekst; podobnie: { $examples }
terminal-help-groups = pokaż wszystkie możliwości skróconej grupy
terminal-help-list = pokaż wszystkie możliwości
terminal-help-undo = cofnij jeden krok swojej tury, póki nie odsłonięto niczego zakrytego
terminal-help-palace = pokaż Alhambrę z miejsca 2; p pokazuje wszystkie
terminal-help-score = wyjaśnij punkty: dotychczasowe punktowania i następne, gdyby było teraz
terminal-help-table = pokaż stół jeszcze raz
terminal-help-rule = pokaż rozstrzygnięcie (po angielsku)
terminal-help-save = zapisz kopię gry
terminal-help-quit = zapisz i zakończ
terminal-help-cells = Gruba linia to mur, przerwa to otwarty bok. x rośnie na wschód, y na południe; żeton startowy leży na 0,0.
terminal-help-signs = Znaki: * skrzynia, + mieszczanin, (o) krążek handlarza; w murze G brama, & strażnik; linia przerywana to drewniany mur.

## What is typed

terminal-no-choice = Nie ma numeru { $number }; numery są od 1 do { $count }.
terminal-not-understood = Nie rozumiem: { $typed }. Wpisz numer od 1 do { $count }, akcję jak „take dinar-3” albo h po pomoc.
terminal-garbled = To nie jest tekst w UTF-8. Wpisz numer albo h po pomoc.
terminal-refused = Odmowa: { $reason } (r { $rule } pokazuje rozstrzygnięcie)
terminal-final = Tego nie da się cofnąć: { $action }. Enter: wykonaj, n: wybierz ponownie
terminal-undone = Cofnięto jeden krok.
terminal-no-undo = Nie ma czego cofnąć: można to zrobić tylko, póki nie odsłonięto niczego zakrytego.
terminal-seats = Miejsca mają numery od 1 do { $count }.
terminal-no-rule = Nie ma rozstrzygnięcia „{ $rule }”. Rozstrzygnięcia nazywają się na przykład BASE-42; zaczynają się od { $prefixes }.

## Between decisions

terminal-hand-over = Teraz decyduje { $name }. Naciśnij Enter, gdy nikt inny nie patrzy.
terminal-go-on = Gra jest zapisana. Dalej: { $command }
terminal-look-again = Obejrzyj grę jeszcze raz: { $command }
terminal-projected = Punktowanie { $number }, gdyby było teraz
terminal-no-points = nikt nic nie dostaje
terminal-goes-on = Gra toczy się dalej.

## Saved games

terminal-nothing-saved = Nikt nic nie zrobił, więc nic nie zapisano.
terminal-name-file = Podaj plik: { $example }
terminal-saved-to = Zapisano w { $file }.
terminal-not-saved = Nie zapisano: { $reason }
terminal-file-exists = { $file } już istnieje, a gra zastępuje tylko plik, z którego ją wczytano albo w którym ją zapisano.
terminal-not-written = nie można zapisać { $file }: { $reason }
terminal-no-folder = nie ma folderu na zapisane gry: { $reason }; --save FILE podaje plik
terminal-no-saves = W { $folder } nie ma zapisanych gier.
terminal-no-unfinished = w { $folder } nie ma niedokończonej gry (możliwe: { $begin } zaczyna nową, { $load } bierze inną)
terminal-unreadable = nie można odczytać: { $reason }
terminal-serving = Alhambra działa pod { $address } (koniec: Ctrl-C)
terminal-hosting = Znajomi grają pod { $address } (koniec: Ctrl-C)

## Records

terminal-actions =
    { $count ->
        [one] { $count } akcja
        [few] { $count } akcje
        [many] { $count } akcji
       *[other] { $count } akcji
    }
terminal-part-set-up = przygotowanie
terminal-part-actions = akcje
terminal-part-events = zdarzenia
terminal-part-result = wynik
terminal-part-check-sum = suma kontrolna
terminal-part-commitment = obietnica
terminal-proof-set-up = zgodne z zasadami
terminal-proof-actions = każda jest dozwolona w swojej chwili
terminal-proof-events = zapis ich nie ma: wynikają z przygotowania, ziarna losowania i akcji
terminal-proof-result = punkty i zwycięzcy są tacy, do jakich prowadzą akcje
terminal-proof-result-missing = zapis go nie ma, choć gra się skończyła
terminal-proof-result-open = zapis go nie ma: gra toczy się dalej
terminal-proof-check-sum = zgadza się: od zapisania nic przypadkiem nie zmieniono, także imion
terminal-proof-commitment = przygotowanie i ziarno są tymi, które obiecano przed grą
terminal-proof-no-check-sum = zapis jej nie ma: zmiany na inną dozwoloną grę nie byłoby widać
terminal-replay-keys = Enter: dalej, b: wstecz, j 40: skok, q: koniec
