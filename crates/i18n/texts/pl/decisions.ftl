### O co gra pyta, co można zrobić i dlaczego nie.

## O co gra pyta

awaited-before-turn = Możesz użyć osobistości przed swoją turą.
awaited-action = Weź pieniądze, kup żeton albo przebuduj.
awaited-place = Ułóż swoje nowe żetony.
awaited-end-of-turn = Możesz użyć osobistości na końcu swojej tury.
awaited-redesign = Przebuduj swoją Alhambrę.
awaited-interrupt = Możesz kupić żeton dzięki wezyrowi.
awaited-bid = Licytuj albo spasuj.
awaited-pay-bid = Zapłać za wylicytowaną osobistość.
awaited-fatima = Zatrzymaj Fatimę albo ją wymień.
awaited-knihstig = Możesz wziąć odkrytą kartę pieniędzy.
awaited-hakim = Wskaż rodzaj budynku (Hakim Wahid).
awaited-pay-chests = Zapłać za skrzynie, najpierw najwyższą kartą.
awaited-place-chests = Postaw swoje skrzynie na budynkach ich rodzaju.
awaited-chest-offer = Możesz postawić pozostałe skrzynie na swoich budynkach.
awaited-nothing = Koniec gry.

## Co można zrobić

action-take = Weź { $cards }
action-buy = Kup { $tile } za { $pay }
action-buy-exact = Kup { $tile } za { $pay } (odliczona kwota)
action-add = Dodaj { $tile } na polu ({ $x }, { $y })
action-remove = Odłóż { $tile } z pola ({ $x }, { $y }) do rezerwy
action-swap = Zamień { $old } na polu ({ $x }, { $y }) na { $tile }
action-place = Połóż { $tile } na polu ({ $x }, { $y })
action-reserve = Odłóż { $tile } do rezerwy
action-give = Oddaj { $tile } Dirkowi
action-vizier-buy = Kup { $tile } za { $pay } dzięki wezyrowi
action-vizier-turn = Odwróć kamień wezyra na stronę aktywną
action-gate-take = Weź kartę bramy
action-place-gate = Połóż { $tile } na polu ({ $x }, { $y }), brama: { $side }
action-add-gate = Dodaj { $tile } na polu ({ $x }, { $y }), brama: { $side }
action-remove-gate = Odłóż { $tile } z pola ({ $x }, { $y }) do rezerwy, brama: { $sides }
action-pay = Zapłać { $pay }
action-keep-fatima = { $character }: zatrzymaj (8 punktów)
action-exchange-fatima = { $character }: wymień na inną osobistość
action-karim = { $character } płaci za { $tile }
action-knihstig = { $character }: weź { $card }
action-ammar = { $character }: przebuduj
action-hakim = { $character }: pół budynku więcej, { $kind }
action-laila = { $character }: wymień { $tile }
action-machma = { $character }: wymień { $give } na { $take }
action-yammerad = { $character }: dobierz kartę
action-chests = Kup skrzynie z sali { $room }: { $chests }
action-put-chest = Postaw skrzynię na żetonie { $tile }

## Dlaczego nie

refusal-game-over = Gra jest zakończona.
refusal-not-now = Nie teraz. { $awaited }
refusal-module-not-played = Tego modułu nie ma w tej grze.
refusal-must-act = Pierwsza akcja w turze jest obowiązkowa, dopóki jakaś jest możliwa.
refusal-not-in-row = Tych kart nie ma wśród odkrytych kart pieniędzy.
refusal-takes-too-much = Kilka kart naraz można wziąć tylko do sumy { $limit }.
refusal-empty-space = Na tym polu nie ma żetonu.
refusal-wrong-currency = Za to pole płaci się inną walutą.
refusal-not-in-hand = Nie masz tych kart na ręce.
refusal-underpaid = Te karty nie wystarczą na zapłatę ceny.
refusal-superfluous = Jedna z tych kart nie jest potrzebna do zapłaty ceny.
refusal-not-in-reserve = Tego żetonu nie ma w twojej rezerwie.
refusal-not-set-aside = Tego żetonu nie ma wśród żetonów do ułożenia.
refusal-no-gift = Tego żetonu nie można oddać Dirkowi.
refusal-cell-taken = Tam leży już żeton.
refusal-no-contact = Obok tego miejsca nie leży żaden żeton.
refusal-wall-mismatch = Mur zetknąłby się z otwartym bokiem.
refusal-out-of-reach = Do żetonu nie można by dojść pieszo od żetonu startowego.
refusal-leaves-hole = Puste miejsce zostałoby zamknięte.
refusal-no-tile-there = Tam nie ma żetonu.
refusal-start-tile-fixed = Żeton startowy zostaje na swoim miejscu.
refusal-start-tile-missing = Na polu (0, 0) leży żeton startowy i żaden inny.
refusal-removal-leaves-hole = Po usunięciu tego żetonu powstałaby dziura.
refusal-removal-cuts-off = Inne żetony straciłyby drogę do żetonu startowego.
refusal-too-many-tiles = W żadnej grze nie ma tylu żetonów.
refusal-stone-inactive = Twój kamień wezyra jest nieaktywny.
refusal-stone-active = Twój kamień wezyra jest już aktywny.
refusal-not-exact = Korzystając z wezyra, trzeba zapłacić odliczoną kwotę.
refusal-no-exchange-in-row = Tej karty wymiany nie ma wśród odkrytych kart.
refusal-wrong-exchange = Ta karta wymiany nie pokazuje waluty tego pola.
refusal-needless-exchange = Karta wymiany nie jest potrzebna do tej zapłaty.
refusal-no-exchange-for-bids = Oferty nie można opłacić kartą wymiany.
refusal-hut-limit = Masz już trzy baraki.
refusal-no-hut-left = Nie ma już baraku tego rodzaju.
refusal-hut-to-dirk = Baraku nie można oddać Dirkowi.
refusal-no-gate-card = Żadna karta bramy nie leży odkryta.
refusal-no-gate-in-hand = Masz za mało kart bramy.
refusal-no-double-wall = Brama może stać tylko tam, gdzie stykają się nadrukowane mury dwóch żetonów i nie ma jeszcze bramy.
refusal-needless-gate = Każda brama musi być konieczna.
refusal-fixed-by-gate = Żetonu przy bramie nie można już ruszyć.
refusal-not-your-character = Ta osobistość nie należy do ciebie.
refusal-lozenge-used = W tej turze użyto już osobistości z rombem.
refusal-bid-too-low = Oferta musi być wyższa od poprzedniej.
refusal-bid-too-high = Nie możesz licytować więcej, niż masz w jednej walucie.
refusal-worth-more = Karta wzięta nie może być warta więcej niż oddana.
refusal-supply-empty = Worek jest pusty.
refusal-too-many-cards = Masz na ręce więcej niż dwie karty pieniędzy.
refusal-room-empty = Ta sala jest pusta.
refusal-chests-unaffordable = Twoje pieniądze nie wystarczą na salę.
refusal-payment-order = Płać od najwyższej karty w dół; reszta musi jeszcze wystarczyć na cenę.
refusal-no-such-chest = Nie rozdziela się teraz skrzyni tego rodzaju.
refusal-no-place-for-chest = Skrzynia potrzebuje w twojej Alhambrze budynku swojego rodzaju, na którym żadna jeszcze nie stoi.
refusal-must-place-chest = Kupujący musi postawić każdą skrzynię, która ma miejsce, rodzaj po rodzaju.
