### Co się wydarzyło i skąd wzięły się punkty.

## Tury i żetony

event-turn = Tura { $turn }: { $name }
event-money = { $name } bierze: { $cards }.
event-laid-down = { $name } wykłada: { $pay }.
event-bought = { $name } kupuje { $tile }, płaci: { $pay }.
event-bought-exact = { $name } kupuje { $tile } za odliczoną kwotę: { $pay }.
event-placed = { $name } kładzie { $tile } na polu ({ $x }, { $y }).
    .seen = { $name } kładzie { $tile }.
event-reserved = { $name } odkłada { $tile } do rezerwy.
event-given = { $name } oddaje { $tile } Markowi.
event-added = { $name } przebudowuje: dodaje { $tile } na polu ({ $x }, { $y }).
    .seen = { $name } przebudowuje: dodaje { $tile }.
event-removed = { $name } przebudowuje: odkłada { $tile } z pola ({ $x }, { $y }) do rezerwy.
    .seen = { $name } przebudowuje: odkłada { $tile } do rezerwy.
event-swapped = { $name } przebudowuje: zamienia { $old } na polu ({ $x }, { $y }) na { $tile }.
    .seen = { $name } przebudowuje: zamienia { $old } na { $tile }.
event-stopped = { $name } nie wykonuje kolejnej akcji.
event-reshuffled =
    { $count ->
        [one] Odrzucone karty tworzą nowy stos dobierania: { $count } karta.
        [few] Odrzucone karty tworzą nowy stos dobierania: { $count } karty.
        [many] Odrzucone karty tworzą nowy stos dobierania: { $count } kart.
       *[other] Odrzucone karty tworzą nowy stos dobierania: { $count } karty.
    }
event-row = Nowa odkryta karta pieniędzy: { $card }
event-market = Nowy żeton na polu { $space }: { $tile }
event-market-short = Nie można uzupełnić giełdy budynków: gra się kończy.
event-dirk-drew = Marek otrzymuje { $tile }.
event-left-over = { $name } ma najwięcej pieniędzy i otrzymuje pozostały żeton: { $tile } ({ $currency }: { $totals }).
event-left-over-nobody = Nikt nie otrzymuje pozostałego żetonu: { $tile } ({ $currency }: { $totals }).

## Punktowanie

event-scoring-due = Odkryto kartę punktowania { $round }.
event-scored = Punktowanie { $round }: { $totals }

line-of = { $name } – { $line }
line-kind = { $kind }: { $built }, { $place }, { $points }
line-built =
    { $count ->
        [one] { $count } budynek
        [few] { $count } budynki
        [many] { $count } budynków
       *[other] { $count } budynku
    }
line-built-half = { $count }½ budynku
line-wall = Najdłuższy mur: długość { $count }, { $points }
place-alone = { $place }. miejsce
place-tied = { $place }. miejsce dzielone przez { $tied } graczy
points-shared = ({ $sum }) / { $tied } = { $points }
points-shared-rounded = ({ $sum }) / { $tied } = { $points }, zaokrąglone w dół
