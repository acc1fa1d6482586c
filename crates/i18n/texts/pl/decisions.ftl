### O co gra pyta, co można zrobić i dlaczego nie.

## O co gra pyta

awaited-before-turn = Możesz użyć osobistości przed swoją turą.
awaited-action = Weź pieniądze, kup żeton albo przebuduj.
awaited-add-money = Dołóż pieniędzy albo zakończ.
awaited-place = Ułóż swoje nowe żetony.
awaited-end-of-turn = Możesz jeszcze raz przebudować na końcu swojej tury.
awaited-redesign = Przebuduj swoją Alhambrę.
awaited-nothing = Koniec gry.

## Co można zrobić

action-take = Weź: { $cards }
action-buy = Kup { $tile } za: { $pay }
action-buy-exact = Kup { $tile } za odliczoną kwotę: { $pay }
action-add = Dodaj { $tile } na polu ({ $x }, { $y })
    .seen = Dodaj { $tile }
action-remove = Odłóż { $tile } z pola ({ $x }, { $y }) do rezerwy
    .seen = Odłóż { $tile } do rezerwy
action-swap = Zamień { $old } na polu ({ $x }, { $y }) na { $tile }
    .seen = Zamień { $old } na { $tile }
action-place = Połóż { $tile } na polu ({ $x }, { $y })
    .seen = Połóż { $tile }
action-reserve = Odłóż { $tile } do rezerwy
action-give = Oddaj { $tile } Markowi
action-pay = Zapłać: { $pay }
action-pay-more = Dołóż: { $pay }
done-paying = Gotowe

## Dlaczego nie

refusal-game-over = Gra jest zakończona.
refusal-not-now = Nie teraz. { $awaited }
refusal-module-not-played = Tego modułu nie ma w tej grze.
refusal-must-act = Pierwsza akcja w turze jest obowiązkowa, dopóki jakaś jest możliwa.
refusal-not-in-row = Tych kart nie ma wśród odkrytych kart pieniędzy.
refusal-takes-too-much = Kilka kart branych naraz może być wartych najwyżej { $limit }.
refusal-empty-space = Na tym polu nie ma żetonu.
refusal-wrong-currency = Na tym polu płaci się inną walutą.
refusal-not-in-hand = Nie masz tych kart na ręce.
refusal-underpaid = Te karty nie pokrywają ceny.
refusal-superfluous = Jedna z tych kart jest zbędna: bez niej też pokrywasz cenę.
refusal-other-currency = Do zapłaty można dołożyć tylko pieniądze tej samej waluty.
refusal-only-cards = Do tej zapłaty można dołożyć tylko karty.
refusal-not-in-reserve = Tego żetonu nie ma w twojej rezerwie.
refusal-not-set-aside = Tego żetonu nie ma wśród żetonów do ułożenia.
refusal-no-gift = Tego żetonu nie można oddać Markowi.
refusal-cell-taken = Tam leży już żeton.
refusal-no-contact = Obok tego miejsca nie leży żaden żeton.
refusal-wall-mismatch = Mur zetknąłby się z otwartym bokiem.
refusal-out-of-reach = Do żetonu nie można by dojść pieszo od żetonu startowego.
refusal-leaves-hole = Powstałby zamknięty pusty obszar.
refusal-no-tile-there = Tam nie ma żetonu.
refusal-start-tile-fixed = Żeton startowy zostaje na swoim miejscu.
refusal-start-tile-missing = Na polu (0, 0) leży żeton startowy i żaden inny.
refusal-removal-leaves-hole = Po usunięciu tego żetonu powstałaby dziura.
refusal-removal-cuts-off = Inne żetony straciłyby drogę do żetonu startowego.
refusal-too-many-tiles = W żadnej grze nie ma tylu żetonów.
refusal-fixed-by-gate = Żetonu przy bramie nie można już ruszyć.
refusal-camp-mismatch = Obóz może stykać się tylko bastionem z murem i zielonym bokiem z zielonym bokiem innego obozu.
refusal-camp-without-wall = Obóz musi przylegać bastionem do muru.
refusal-camp-loses-contact = Obóz straciłby mur, którego potrzebuje.
refusal-camp-for-camp = Obóz można zamienić tylko na obóz.
