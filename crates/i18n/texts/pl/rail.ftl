### The rail beside the table: players, majorities, clock, story.

## Gracze

is-thinking = myśli
known-hands = Karty pozostałych
hand-unknown =
    { $count ->
        [one] { $count } nieznana karta
        [few] { $count } nieznane karty
        [many] { $count } nieznanych kart
       *[other] { $count } nieznanej karty
    }
beside-board = Zapasy i żetony punktacji
tab-race = Wyścig
tab-palaces = Pałace

## Przewagi

majorities = Przewagi
race-rounds = punktowanie { $next } → { $after }
race-last-round = punktowanie { $next }
race-leads = prowadzi
race-second = na drugim miejscu
race-unseen = Jeszcze nieodkryte
race-places =
    { $count ->
        [1] 1.
        [2] 1. · 2.
       *[other] 1. · 2. · 3.
    }
race-each-section = za odcinek
if-scored-now = gdyby teraz

## Zegar

clock-round = Punktowanie { $round } z 3
clock-round-short = Punktowanie { $round }
clock-now = na końcu tej tury
clock-next-card = z następną kartą
clock-any-card = w każdej chwili, najpóźniej { $most }. karta
clock-any-card-short = najpóźniej { $most }. karta
clock-cards = od { $least }. do { $most }. karty
clock-cards-short = od { $least }. do { $most }. karty
clock-tiles =
    { $count ->
        [one] na końcu gry: jeszcze { $count } żeton
        [few] na końcu gry: jeszcze { $count } żetony
        [many] na końcu gry: jeszcze { $count } żetonów
       *[other] na końcu gry: jeszcze { $count } żetonu
    }

## Przebieg

story = Przebieg
story-all = wszystko
story-empty = Jeszcze nic się nie wydarzyło.
story-exact = odliczona kwota
story-over = { $count } za dużo
story-took = bierze: { $cards }
story-bought = kupuje: { $tile }
story-reserved = do rezerwy: { $tile }
story-given = dla Marka: { $tile }
story-added = buduje z rezerwy: { $tile }
story-removed = wraca do rezerwy: { $tile }
story-swapped = zamienia: { $old } → { $tile }
