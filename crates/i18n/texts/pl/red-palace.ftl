### The Red Palace.

# Tiles, modules, abilities
terrain-name = Teren { $price }
medina-name = Medyna { $price }
square-name = Żeton placu
game-red-palace = Czerwony Pałac
module-medinas = Medyny
module-classic-scoring = Klasyczna punktacja
about-medinas = Medyny nie należą do żadnego rodzaju, a kto ma ich najmniej, traci punkty w każdym podliczaniu.
about-classic-scoring = Przewagi dają punkty jak w grze podstawowej, bez żetonów punktacji.
ability-swap-tokens = Zamiana znaczników
ability-wall-section = Odcinek muru
ability-take-money = Karta pieniędzy
ability-square-tile = Żeton placu
ability-half-building = Pół budynku
ability-buy-from-preview = Zakup z podglądu
ability-treat-as-exact = Nadpłata liczy się jak odliczona kwota
ability-redraw-token = Ponowne losowanie znacznika
ability-move-guard = Przesunięcie strażnika
guards = Strażnicy

# Decisions
awaited-choose-pile = Wybierz stos pieniędzy początkowych.
awaited-abilities = Użyj jeszcze zdolności albo zakończ akcje.
awaited-pay-card = Wybierz kartę pieniędzy za zdolność.
awaited-pay-guard = Wybierz strażnika, którym płacisz.
awaited-move-guard = Wybierz, dokąd idzie strażnik.
awaited-attach-wall = Dołącz odcinek muru do żetonu z tej tury.
awaited-post-guard = Wybierz wieżę strażniczą, która dostanie strażnika.
action-choose-pile = Stos o wartości { $total }, { $cards }
action-swap-tokens = Zamienić znaczniki na { $tile } i { $other }, zapłata { $card }
action-take-wall = Wziąć odcinek muru
action-take-card = Zdolność straży, wziąć { $card }
action-take-square = Wziąć żeton placu
action-take-half = Wziąć pół budynku ({ $kind })
action-buy-preview = Kupić { $tile } z podglądu za { $pay }
action-count-as-exact = Uznać zapłatę za odliczoną
action-redraw-token = Wylosować nowy znacznik na { $tile }
action-move-guard = Przesunąć strażnika z { $tile } ({ $side })
action-pay-guard = Zapłacić strażnikiem z { $tile } ({ $side })
action-post-guard = Postawić strażnika na { $tile } ({ $side })
action-attach-wall = Dołączyć odcinek muru do { $tile } ({ $side })

# What happened
event-pile-chosen = { $name } wybiera { $cards } jako pieniądze początkowe.
event-token = Znacznik na { $tile }, teraz to { $kind }.
event-preview = { $tile } trafia na pole { $space } podglądu.
event-preview-moved = { $tile } przesuwa się na pole { $space } podglądu.
event-ability = { $name } używa zdolności ({ $ability }).
event-card-paid = { $name } płaci { $card } za zdolność.
event-guard-paid = { $name } płaci strażnikiem z { $tile } ({ $side }).
event-points-paid = { $name } płaci zamiast strażnikami ({ $points }).
event-guards-placed = Strażnicy z żetonów Dirka na planszę straży, { $count }.
event-tokens-swapped = { $name } zamienia znaczniki, { $tile } to teraz { $kind }, a { $other } to { $other-kind }.
event-half-taken = { $name } bierze pół budynku ({ $kind }).
event-preview-bought = { $name } kupuje { $tile } z podglądu za { $pay }.
event-token-redrawn = { $name } losuje nowy znacznik na { $tile }, { $kind } zamiast { $old }.
event-guard-moved = { $name } przesuwa strażnika z { $from } ({ $from-side }) na { $tile } ({ $side }).
event-wall-attached = { $name } dołącza odcinek muru do { $tile } ({ $side }).
event-guard-posted = { $name } stawia strażnika na { $tile } ({ $side }).
line-medinas = Medyny: { $count }, { $place } od najmniejszej liczby, { $points }
line-guards = Strażnicy na najdłuższym murze: { $count }, { $points }

# Refusals
refusal-no-such-pile = Tego stosu pieniędzy już nie ma.
refusal-ability-not-in-game = Tej zdolności nie ma w tej grze.
refusal-ability-used = Ta zdolność została już użyta w tej turze.
refusal-too-late-for-ability = W tej turze nie można już używać zdolności.
refusal-guards-unaffordable = Brakuje na to strażników i punktów.
refusal-not-bought-now = Ten budynek nie został kupiony w tej turze.
refusal-no-token = Nie ma znacznika do zamiany.
refusal-same-token = Oba znaczniki są tego samego rodzaju, zamiana nic nie zmieni.
refusal-wrong-swap-card = Karta musi być w walucie pola targu.
refusal-no-wall-tile = Odcinek muru wymaga żetonu z tej tury o najwyżej dwóch murach.
refusal-no-wall-section = Nie ma już odcinków muru.
refusal-no-edge-for-wall = Odcinek muru trafia na otwarty bok żetonu z tej tury, nigdy jako czwarty mur.
refusal-no-such-row-card = Tej karty nie ma na giełdzie, żaden strażnik jej nie przyniesie.
refusal-no-square-left = Nie ma już żetonów placu.
refusal-half-taken = Pół budynku tego rodzaju jest już zajęte.
refusal-preview-empty = Na tym polu podglądu nie ma żetonu.
refusal-preview-not-exact = Za budynek z podglądu trzeba zapłacić odliczoną kwotę.
refusal-no-card-left = Jedna karta nie może służyć za zdolność i za budynek.
refusal-not-overpaid = Nie ma nadpłaty, którą można by uznać.
refusal-payment-past = Znacznik losuje się ponownie zaraz po zapłacie za budynek.
refusal-no-token-to-redraw = Nowy znacznik dostaje tylko budynek ze znacznikiem na targu albo właśnie kupiony.
refusal-bag-empty = W woreczku nie ma już znaczników.
refusal-no-such-guard = Nie stoi tam żaden twój strażnik.
refusal-only-guard = Przesuwany strażnik nie może być tym, którym się płaci.
refusal-no-place-for-guard = Strażnik trafia na twój mur bez strażnika.
refusal-no-watchtower = Strażnik staje na pustej wieży właśnie położonego żetonu.
refusal-square-to-dirk = Żetonu placu nie można oddać Dirkowi.
refusal-wall-to-dirk = Żetonu z odcinkiem muru nie można oddać Dirkowi.

# Set-up
setup-tower = Wtasujcie do wieży żetony terenu ({ $tiles }), razem z żetonami modułów.
setup-tokens = Włóżcie znaczniki budynków ({ $tokens }) do woreczka.
setup-preview = Dobierzcie po żetonie na pola targu od 1 do 4, potem na pola podglądu od 1 do 3, potem po znaczniku na każdy z nich. Bazary kładzie się obok planszy i zastępuje, medyny i obozy nie dostają znacznika.
setup-dirk-terrain = Dobierzcie dla Dirka żetony ({ $tiles }), każdy ze znacznikiem, i postawcie połowę strażników ich wież, w górę, na żetonach straży.
setup-guard-board-random = Plansza straży, strona losowa. Potasujcie żetony straży i połóżcie 8 na pozycjach, ostatni rewersem do góry; potasujcie zdolności i odkryjcie 4. Reszta wypada z gry.
setup-guard-board-fixed = Plansza straży, strona stała, z zaznaczonymi dla niej zdolnościami.
setup-guards = Przygotujcie strażników ({ $guards }).
setup-stocks = Przygotujcie żetony placu ({ $squares }), odcinki muru ({ $sections }) i pół budynki, jeśli ich zdolności są w grze.
setup-score-tiles = Dobierzcie 3 żetony punktacji na miejsca od 1 do 3. Reszta wypada z gry.
setup-start-score = Wszystkie osoby ({ $players }) biorą żeton startowy i zaczynają z { $points } punktami. Wylosujcie, kto zaczyna.
setup-money-piles = Odkryjcie dla każdej osoby stos pieniędzy, karta po karcie, aż będzie wart co najmniej 20. Wybiera najpierw ostatnia osoba, potem wstecz; pierwsza dostaje resztę. Potem odkryjcie cztery karty pieniędzy.
