### Czerwony Pałac.

red-palace = Czerwony Pałac
guard-board = Plansza straży
guard-board-random = Strona losowa
guard-board-fixed = Strona stała
guard-board-random-hint = Miejsca i zdolności losuje się na nowo w każdej grze.
guard-board-fixed-hint = Zawsze te same cztery zdolności: zalecane do pierwszej gry.

## Żetony i figury

terrain-name = Teren { $price }
square-name = Plac
wall-section-of = { $tile }, { $side }
guards = Strażnicy
guard-count =
    { $count ->
        [one] { $count } strażnik
        [few] { $count } strażników
        [many] { $count } strażników
       *[other] { $count } strażnika
    }
guards-on = strażnicy: { $sides }

## Zdolności

ability-swap-tokens = Zamiana znaczników
ability-wall-section = Odcinek muru
ability-take-money = Karta pieniędzy
ability-square-tile = Plac
ability-half-building = Pół budynku
ability-buy-from-preview = Zakup z podglądu
ability-treat-as-exact = Jak odliczona kwota
ability-redraw-token = Nowy znacznik
ability-move-guard = Przesunięcie strażnika

about-swap-tokens = Zamień budynek kupiony w tej turze z budynkiem z giełdy; żetony zostają na miejscu.
about-wall-section = Weź drewniany odcinek muru i dołącz go do żetonu z tej tury, zanim go ułożysz.
about-take-money = Weź dowolną odkrytą kartę pieniędzy. To nie jest akcja.
about-square-tile = Weź plac bez murów i ułóż go razem z nowymi żetonami.
about-half-building = Weź pół budynku: liczysz o pół budynku tego rodzaju więcej, jeśli masz choć jeden.
about-buy-from-preview = Kup budynek z podglądu za odliczoną kwotę w jednej dowolnej walucie. To daje kolejną akcję.
about-treat-as-exact = Zbyt wysoka zapłata liczy się jak odliczona kwota: masz kolejną akcję.
about-redraw-token = Zaraz po zapłacie wylosuj nowy budynek na żeton z giełdy albo na ten właśnie kupiony.
about-move-guard = Przesuń strażnika na inny swój mur, ze strażnicą albo bez.

abilities = Zdolności straży
ability-used = użyta w tej turze
cost-swap-card = { $guards } + karta w walucie pola giełdy
cost-any-card = { $guards } + dowolna karta pieniędzy
guards-missing = brakuje ci strażników, zamiast nich: { $points }
guards-missing-brief = zamiast tego { $points }
not-your-turn = Zdolności używa się we własnej turze, przed układaniem żetonów.

## Stół

preview = Podgląd
preview-space = Pole { $number } podglądu
preview-goes = → { $space }
preview-next = następny
preview-goes-long = Trafi na pole { $space } giełdy.
preview-waits = Czeka, aż zwolni się pole giełdy.
guard-position = Pozycja { $number }: strażnicy { $guards } z { $spaces }, punkty za każdego strażnika na murze: { $points }
guards-worth = Na koniec każdy strażnik na twoim najdłuższym murze daje według obecnego stanu { $points }.
guard-supply = Strażnicy w zapasie: { $count }
wall-sections-left = Pozostałe odcinki muru: { $count }
squares-left = Pozostałe place: { $count }
half-owned = Pół budynku ({ $kind }): { $name }
half-free = Pół budynku ({ $kind }): wolne
token-bag = Jeszcze w woreczku
score-tiles = Żetony punktacji
pile-number = Stos { $number }: { $total }
pile-taken = Stos { $number }: zabrany
start-score = Start
paid-for-abilities = Zdol­ności
sides = Mury do wyboru
sides-hint = Dotknij podświetlonego muru swojej Alhambry albo żetonu obok.

## O co chodzi

awaited-choose-pile = Wybierz stos pieniędzy początkowych.
awaited-abilities = Możesz jeszcze użyć zdolności straży albo spasować.
awaited-pay-card = Zapłać za zdolność dowolną kartą pieniędzy.
awaited-pay-guard = Wybierz strażnika, którym płacisz za zdolność.
awaited-move-guard = Wybierz mur, na który idzie strażnik.
awaited-attach-wall = Dołącz odcinek muru do żetonu z tej tury.
awaited-post-guard = Brakuje strażników: wybierz strażnicę, która dostanie jednego.

## Co można zrobić

action-pile = Wybierz stos { $pile } (wart { $total })
action-swap-tokens = Zamień: { $tile } i { $other }, płacąc: { $card }
action-take-wall = Weź odcinek muru
action-take-square = Weź plac
action-take-half = Weź pół budynku: { $kind }
action-buy-preview = Kup { $tile } z podglądu za: { $pay }
action-count-as-exact = Uznaj kwotę za odliczoną
action-redraw-token = Wylosuj nowy znacznik: { $tile }
action-move-guard = Przesuń tego strażnika: { $place }
action-pay-guard = Zapłać tym strażnikiem: { $place }
action-post-guard = Postaw strażnika tutaj: { $place }
action-attach-wall = Dołącz odcinek muru tutaj: { $place }

## Co się stało

event-pile = { $name } wybiera stos { $pile }: { $cards }.
event-token = { $tile } dostaje budynek: { $kind }
event-preview = Nowy żeton na polu { $space } podglądu: { $tile }
event-preview-moved = Żeton { $tile } przesuwa się na pole { $space } podglądu.
event-ability = { $name } używa zdolności: { $ability }.
event-card-paid = { $name } płaci za to: { $card }.
event-guard-paid = { $name } płaci strażnikiem: { $place }.
event-points-paid = { $name } płaci zamiast strażników: { $points }.
event-guards-placed =
    { $count ->
        [one] Żetony Marka dają { $count } strażnika na planszę straży.
        [few] Żetony Marka dają { $count } strażników na planszę straży.
        [many] Żetony Marka dają { $count } strażników na planszę straży.
       *[other] Żetony Marka dają { $count } strażnika na planszę straży.
    }
event-tokens-swapped = { $name } zamienia znaczniki; kupiony żeton: { $tile }, na giełdzie: { $other }.
event-square-taken = { $name } bierze plac.
event-half-taken = { $name } bierze pół budynku: { $kind }
event-preview-bought = { $name } kupuje z podglądu { $tile }, płaci: { $pay }.
event-token-redrawn = { $name } losuje nowy znacznik: { $old } → { $new }.
event-guard-moved = { $name } przesuwa strażnika: { $from } → { $to }.
event-wall-attached = { $name } dołącza odcinek muru: { $place }.
event-guard-posted = { $name } stawia strażnika: { $place }.

line-guards = Strażnicy na murze: { $count } × { $value }, { $points }

## Dlaczego nie

refusal-no-such-pile = Ten stos pieniędzy początkowych jest już zabrany.
refusal-ability-not-in-game = Tej zdolności nie ma w tej grze.
refusal-ability-used = Ta zdolność została już użyta w tej turze.
refusal-too-late-for-ability = W tej turze nie można już używać zdolności.
refusal-guards-unaffordable = Nie masz ani strażników, ani punktów na tę zdolność.
refusal-not-bought-now = Ten budynek nie został kupiony w tej turze.
refusal-no-token = Mediny, obozy i bazary nie mają znaczników.
refusal-same-token = Oba znaczniki są tego samego rodzaju: nic by się nie zmieniło.
refusal-wrong-swap-card = Karta, którą płacisz, musi być w walucie pola giełdy.
refusal-no-wall-tile = Odcinek muru wymaga żetonu z tej tury o najwyżej dwóch murach.
refusal-no-wall-section = Nie ma już odcinków muru.
refusal-no-edge-for-wall = Odcinek muru trafia na otwarty bok żetonu z tej tury; jeden bok zostaje otwarty.
refusal-no-such-row-card = Zdolność pozwala wziąć tylko odkrytą kartę pieniędzy.
refusal-no-square-left = Nie ma już placów.
refusal-half-taken = Pół budynku tego rodzaju jest już zabrane.
refusal-preview-empty = Na tym polu podglądu nie leży żaden budynek.
refusal-preview-not-exact = Za budynek z podglądu płaci się odliczoną kwotę w jednej walucie, a za zdolność jeszcze jedną kartą.
refusal-no-card-left = Jedną kartą nie można zapłacić i za zdolność, i za budynek.
refusal-not-overpaid = Nie ma nadpłaty, którą można by uznać za odliczoną kwotę.
refusal-payment-past = Nowy znacznik losuje się zaraz po zapłacie za budynek.
refusal-no-token-to-redraw = Nowy znacznik dostaje tylko budynek z giełdy albo ten właśnie kupiony.
refusal-bag-empty = W woreczku nie ma już znaczników.
refusal-no-such-guard = Nie stoi tam żaden twój strażnik.
refusal-only-guard = Przesuwany strażnik nie może być tym, którym płacisz: potrzeba dwóch.
refusal-no-place-for-guard = Strażnik idzie na twój mur bez strażnika, ale nie na żeton z tej tury.
refusal-no-watchtower = Strażnik staje na pustej strażnicy właśnie ułożonego żetonu.
refusal-square-to-dirk = Placu nie można oddać Markowi.
refusal-not-to-dirk = Markowi można oddać tylko budynek zdobyty w tej turze gry dwuosobowej.
refusal-wall-to-dirk = Żetonu z odcinkiem muru nie można oddać Markowi.

## Pierwsza gra


## Przygotowanie

setup-tower = Wtasujcie do wieży żetony terenu ({ $tiles }), razem z żetonami modułów.
setup-tokens = Włóżcie znaczniki budynków ({ $tokens }) do woreczka.
setup-preview = Dobierzcie po żetonie na pola giełdy od 1 do 4, potem na pola podglądu od 1 do 3, a następnie po znaczniku na każdy z nich. Bazary trafiają obok planszy, a na ich miejsce dobiera się dalej; mediny i obozy nie dostają znaczników.
setup-dirk-terrain = Dobierzcie dla Marka żetony ({ $tiles }), każdy ze znacznikiem.
setup-guard-board-random = Plansza straży, strona losowa: potasujcie żetony miejsc i połóżcie 8 na pozycjach, ostatni rewersem do góry; potasujcie zdolności i odkryjcie 4. Reszta wypada z gry.
setup-guard-board-fixed = Plansza straży, strona stała, z zaznaczonymi dla niej zdolnościami.
setup-guards = Przygotujcie strażników ({ $guards }).
setup-dirk-guards = Policzcie strażnice na żetonach Marka i postawcie połowę tej liczby strażników, zaokrągloną w górę, na planszy straży, od pozycji 1.
setup-stocks = Przygotujcie place ({ $squares }), odcinki muru ({ $sections }) i połówki budynków, jeśli ich zdolności są w grze.
setup-score-tiles = Dobierzcie 3 żetony punktacji na miejsca od 1 do 3. Reszta wypada z gry.
setup-start-score = Każdy z { $players } graczy bierze żeton startowy i zaczyna z { $points } punktami. Wylosujcie, kto zaczyna.
setup-money-piles = Odkryjcie dla każdego gracza stos pieniędzy, karta po karcie, aż będzie wart co najmniej 20. Najpierw wybiera gracz ostatni w kolejności, potem przedostatni i tak dalej; pierwszy dostaje to, co zostanie. Potem wyłóżcie odkryte karty pieniędzy.

## In the terminal

guard-substitute = Brakujący strażnik kosztuje { $points }
guards-on-tiles = Strażnicy na żetonach: { $guards }
