### Playing over a network.

## The tables of a server

online = Gra przez sieć
online-hint = Z przyjaciółmi, każdy przy swoim ekranie
online-your-turn = Twój ruch
online-your-tables = Twoje stoły
online-tab-mine = Twoje · { $count }
online-none-mine = Nie siedzisz jeszcze przy żadnym stole.
online-open-tables = Otwarte stoły
online-tab-open = Otwarte · { $count }
online-none-open = W tej chwili żaden stół nie jest otwarty dla wszystkich.
online-open-hint = Gra zaczyna się, gdy wszystkie miejsca są zajęte i wszyscy są gotowi. Wolne miejsca mogą zająć boty.
online-new-table = Nowy stół
online-new-table-hint = Wybierz miejsca, moduły, zegar i to, kto może przyjść.
online-create = Otwórz stół
online-join-code = Dołącz z kodem
online-join = Dołącz
online-watch = Oglądaj
online-go-on = Przejdź
online-gathering = Gracze zajmują miejsca
online-playing = Gra trwa
online-bots =
    { $count ->
        [one] { $count } bot
        [few] { $count } boty
        [many] { $count } botów
       *[other] { $count } bota
    }
online-seats-open =
    { $count ->
        [one] jedno wolne miejsce
        [few] { $count } wolne miejsca
        [many] { $count } wolnych miejsc
       *[other] { $count } wolnego miejsca
    }

## A table before its game

online-table = Stół
online-table-of = Stół gracza { $name }
online-table-code = Stół { $code }
online-connecting = Łączenie…
online-who = Kto siada?
online-your-name = Twoje imię
online-sit = Usiądź tutaj
online-open = wolne
online-open-seat = Wolne miejsce
online-open-seat-hint = dla każdego, kto ma link
online-you = Ty
online-ready = gotów
online-not-ready = jeszcze nie
online-be-ready = Jestem gotów
online-give-bot = Oddaj botowi
online-clear = Zwolnij miejsce
online-stand = Wstań
online-leave = Odejdź od stołu
online-change = Zmień
online-change-table = Zmień stół
online-colour = Twój kolor i kształt
online-invite = Zaproś
online-qr = Kod QR linku
online-the-game = Gra
online-the-table = Jak gracie
online-the-table-hint = zastępcy, cofanie, widzowie, rozmowa
online-all-ready = Wszyscy są gotowi
online-start-with =
    { $count ->
        [2] Zacznij we dwoje
        [3] Zacznij we troje
        [4] Zacznij we czworo
       *[other] Zacznij w pięcioro
    }
online-start-with-bots = Zacznij z botami
online-fixed-brought = Ustawienia zostają: tę grę zaczęto na jednym urządzeniu.
online-fixed-cards = Ustawienia zostają: przy innym stole są te same karty.
online-waits-for = Jeszcze nie: { $names }

## The options of a table

online-clock = Zegar
online-clock-none = Bez zegara
online-clock-move = { $seconds } sekund na każdą decyzję
online-clock-bank = { $minutes } minut na gracza i { $seconds } sekund na każdą decyzję
online-short-no-clock = Brak
online-short-move = { $seconds } s na ruch
online-short-bank = po { $minutes } min
online-time-left = pozostały czas
online-stand-in = Bot zastępuje
online-stand-in-hint = tego, kogo długo nie ma
online-stand-in-default = Za długo nieobecnego wykonywany jest najprostszy ruch
online-stand-in-bot = Nieobecnych zastępuje bot: { $level }
online-take-back = Cofanie za zgodą wszystkich
online-take-back-hint = także po odkryciu czegoś zakrytego
online-no-take-back = Ruchów się nie cofa
online-watchers = Inni mogą oglądać
online-watchers-hint = widzą to, co wszyscy przy stole
online-watchers-late = Inni mogą oglądać z opóźnieniem { $seconds } sekund
online-no-watchers = Nikt nie ogląda
online-delay = Widzowie widzą później
online-delay-hint = o trzy minuty
online-listed = Na liście otwartych stołów
online-listed-hint = inaczej wejdzie tylko ten, kto ma link
online-private = Tylko dla osób z linkiem
online-chat-free = Swobodna rozmowa
online-chat-phrases = Rozmowa tylko gotowymi zdaniami
online-chat-off = Bez rozmów
online-short-free = Swobodna
online-short-phrases = Zdania
online-short-off = Brak

## Talk

online-talk = Rozmowa przy stole
online-talk-short = Rozmowa
online-write = Napisz do stołu
online-send = Wyślij
online-phrases = Zdania, które każdy czyta w swoim języku
online-mute = Ukryj wypowiedzi gracza { $name }
online-unmute = Znów pokazuj wypowiedzi gracza { $name }
phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-well-played = Dobrze zagrane!
phrase-thanks = Dziękuję!
phrase-sorry = Przepraszam!
phrase-one-moment = Chwileczkę, proszę.
phrase-your-turn = Twoja kolej.
phrase-nice-palace = Co za pałac!
phrase-oh-no = O nie!
phrase-another-game = Jeszcze jedna gra?
phrase-have-to-go = Muszę iść.
phrase-goodbye = Do widzenia!

## At the table

presence-here = obecny
presence-away = nieobecny
presence-lost = utracone połączenie
online-watching =
    { $count ->
        [one] ogląda jedna osoba
        [few] oglądają { $count } osoby
        [many] ogląda { $count } osób
       *[other] ogląda { $count } osoby
    }
online-you-watch = Oglądasz
online-late = z opóźnieniem { $seconds } s
online-sending = Wysyłanie ruchu…
online-kept = Ruch jest zachowany i zostanie wysłany po powrocie połączenia.
online-lost = Brak połączenia.
online-lost-hint = Próba połączenia powtarza się sama.
online-try-now = Spróbuj teraz
online-elsewhere = Twoje miejsce przeszło na inne urządzenie.
online-watch-here = Oglądaj tutaj
online-is-lost = { $name }: utracone połączenie.
online-stands-in = { $name }: utracone połączenie; gra zastępca.
online-ask-stand-in = Poproś o zastępcę
online-replaced = Zastępca gra za ciebie.
online-return = Wróć na moje miejsce
online-reload = Wczytaj ponownie
online-ask-back = Poproś o cofnięcie
online-vote = { $name } prosi o cofnięcie
online-vote-own = Prosisz o cofnięcie
online-vote-count = Zgoda: { $count } z { $of }.
online-allow = Zgoda
online-refuse = Odmów
online-withdraw = Wycofaj
online-move-seat = Graj na innym urządzeniu
online-move-hint = Otwórz ten link na drugim urządzeniu. Działa raz i oddaje twoje miejsce: zachowaj go dla siebie.

## After the game

online-rematch = Jeszcze raz razem
online-rematch-count = (na razie { $count })
online-take-home = Zabierz grę do domu
online-bring = Przenieś tę grę do sieci
online-bring-hint = Pozostałe miejsca ludzi zwalniają się i zajmują je znajomi przy swoich ekranach.
online-bring-known = Dowiedzą się, że to urządzenie znało wszystkie karty.
online-proof = Obietnica uczciwego rozdania
online-proof-hint = Przed pierwszą kartą stół obiecał tę liczbę. Po grze pokazuje tekst: jego SHA-256 musi być tą liczbą.
online-kept-promise = dotrzymana
online-broken-promise = złamana
online-brought = Ta gra zaczęła się na jednym urządzeniu, które znało wszystkie karty. Nie ma obietnicy uczciwego rozdania.
online-same-deal = Te same karty przy drugim stole
online-same-deal-hint = Inna grupa gra tymi samymi kartami. Wyniki porównuje się, gdy obie gry się skończą.
online-compare = Te same karty gdzie indziej
online-this-table = Ten stół
online-not-over = jeszcze trwa

## Refusals

online-failed = Serwer nie mógł tego zrobić. Spróbuj ponownie.
online-other-version = Serwer jest nowszy niż ta strona. Wczytaj ją ponownie.
online-too-fast = Za dużo naraz. Poczekaj chwilę.
online-no-such-table = Nie ma takiego stołu albo już go nie ma.
online-old-link = Ten link jest już nieważny.
online-full = W tej chwili nie ma miejsca.
online-not-owner = Może to zrobić tylko właściciel stołu.
online-no-seat = Nie masz miejsca przy tym stole.
online-seat-taken = Miejsce jest zajęte.
online-bad-name = Wybierz inne imię: ktoś już je ma albo nic z niego nie widać.
online-bad-setup = Tak nie można grać.
online-not-now = Teraz nie można.
online-stale = Najpierw stało się coś innego. Twój ruch cofnięto.
online-illegal = Zasady nie pozwalają na ten ruch.
online-no-undo = Tego nie można już cofnąć.
online-not-said = Tego nie można tu powiedzieć.
