### Co się wydarzyło i skąd wzięły się punkty.

## Tury i żetony

event-turn = Tura { $turn }: { $name }
event-money = { $name } bierze { $cards }.
event-bought = { $name } kupuje { $tile } za { $pay }.
event-bought-exact = { $name } kupuje { $tile } za { $pay }, odliczona kwota.
event-placed = { $name } kładzie { $tile } na polu ({ $x }, { $y }).
event-reserved = { $name } odkłada { $tile } do rezerwy.
event-given = { $name } oddaje { $tile } Dirkowi.
event-added = { $name } przebudowuje: dodaje { $tile } na polu ({ $x }, { $y }).
event-removed = { $name } przebudowuje: odkłada { $tile } z pola ({ $x }, { $y }) do rezerwy.
event-swapped = { $name } przebudowuje: zamienia { $old } na polu ({ $x }, { $y }) na { $tile }.
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
event-dirk-drew = Dirk otrzymuje { $tile }.
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
line-camp = { $tile }: w linii { $count }, { $points }
line-citizens = Mieszczanie: { $count } w seriach, { $points }
line-bazaar = { $tile }: sąsiedzi { $count } × rodzaje { $kinds }, { $points }
line-chests = Skrzynie: { $count }, { $place }, { $points }
line-wall = Najdłuższy mur: długość { $count }, { $points }
line-yusuf = { $character }: jedna trzecia muru o długości { $count }, { $points }
line-fatima = { $character }: { $points }
line-culture = Żeton kultury { $price }: z tą ceną { $count }, { $points }
place-alone = { $place }. miejsce
place-tied = { $place }. miejsce dzielone przez { $tied } graczy
points-shared = ({ $sum }) / { $tied } = { $points }
points-shared-rounded = ({ $sum }) / { $tied } = { $points }, zaokrąglone w dół

## Łaska wezyra

event-vizier-bought = { $name } korzysta z wezyra i kupuje { $tile } za { $pay }.
event-vizier-turned = { $name } odwraca kamień wezyra na stronę aktywną.

## Karty premii

event-bonus-shown = { $name } pokazuje { $card }.
event-bonus-taken-back = { $name } bierze z powrotem { $card }, bo jej żeton opuścił Alhambrę.

## Bramy miasta

event-hut-up = Odkryto następny barak: { $tile }
event-gate-opened = Odkryto kartę bramy.
event-gate-discarded = Karta bramy zostaje odrzucona, bo inna już leży odkryta.
event-gate-taken = { $name } bierze kartę bramy.
event-gate-built = { $name } buduje bramę: { $side }.
event-wall-card = Odkryto kartę muru: { $sides }
event-walls-built = { $name } buduje drewniane mury na żetonie { $tile }: { $sides }.

## Osobistości

event-auction = Na licytacji: { $character }. Zaczyna { $name }.
event-bid = { $name } licytuje { $bid }.
event-bid-passed = { $name } pasuje.
event-won = { $name } wygrywa licytację ({ $character }) ofertą { $bid } i płaci { $pay }.
event-unsold = Nikt nie licytuje: { $character } opuszcza grę.
event-fatima-kept = { $name } zatrzymuje osobistość: { $character }.
event-fatima-exchanged = { $name } wymienia osobistość: { $character } na { $other }.
event-karim = { $name }: { $character } płaci za { $tile }.
event-knihstig = { $name } bierze { $card } ({ $character }).
event-used = { $name } używa zdolności: { $character }.
event-hakim = { $name } wskazuje rodzaj: { $kind } ({ $character }).
event-laila = { $name } wymienia na giełdzie { $old } na { $new } ({ $character }).
event-machma = { $name } wymienia { $give } na { $take } ({ $character }).
event-yammerad = { $name } dobiera kartę ({ $character }).
event-yammerad-card = { $name } dobiera { $card } ({ $character }).

## Złodzieje

event-stolen = { $name } gra złodzieja i zabiera { $card }.

## Wędrowny handlarz

event-citizens-revealed = { $name } zaczyna z tymi mieszczanami: { $kinds }
event-disc-put = { $name } kładzie krążek handlarza na ({ $x }, { $y }).
event-disc-aside = { $name } zdejmuje krążek handlarza z pola.
event-moved-in = Mieszczanin gracza { $name } wprowadza się: { $tile }
event-citizen-taken = { $name } bierze mieszczanina na krążek: { $kind }
event-citizen-exchanged = { $name } wymienia mieszczanina: { $give } na { $take }
event-citizen-lost = { $name } traci mieszczanina, który wraca do zapasu: { $kind }

## Skarbiec

event-laid-down = { $name } kładzie: { $pay }
event-coins-drawn = { $name } dobiera monety: { $coins }
event-chests-paid = { $name } płaci { $card } za salę { $room }.
event-chests-bought = { $name } kupuje skrzynie z sali { $room }: { $chests }.
event-chest-stored = { $name } stawia skrzynię na żetonie { $tile }.
event-chest-returned = Skrzynia wraca do worka: { $kind }
event-room-filled = Nowe skrzynie w sali { $room }: { $chests }
event-chamber-closed = Zostało za mało skrzyń: żadna sala nie będzie już uzupełniana.
event-builder-played = { $name } przebudowuje, zagrywając kartę: { $card }
event-looked = { $name } ogląda następną kartę najazdu (zwiadowca: { $kind }).
event-looked-seen = { $name } ogląda następną kartę najazdu (zwiadowca: { $kind }): atak nadejdzie { $from }.
event-attacked = Najeźdźcy atakują { $from }.
event-lost = { $name }: − { $points } · otwarte boki: { $main }
event-lost-lateral = { $name }: − { $points } · otwarte boki: { $main }, na flankach: { $lateral }
event-new-scouts = Nowi zwiadowcy: { $kinds }
event-announced = Następny atak nadejdzie { $from }.

## Bazary

event-bazaar = Obok rynku leży bazar: { $tile }

## Sztuka Maurów

event-culture-taken = { $name } bierze żeton kultury za cenę { $price }: najwyżej { $points }.
event-culture-marked = { $name } – żeton kultury { $price }: teraz najwyżej { $points }.
event-culture-returned = { $name } oddaje żeton kultury za cenę { $price }.
event-developed =
    { $count ->
        [one] { $name } rozwija { $count } żeton kultury: { $points } w każdym punktowaniu.
        [few] { $name } rozwija { $count } żetony kultury: { $points } w każdym punktowaniu.
        [many] { $name } rozwija { $count } żetonów kultury: { $points } w każdym punktowaniu.
       *[other] { $name } rozwija { $count } żetonu kultury: { $points } w każdym punktowaniu.
    }

## Potęga sułtana

event-sultan-opened = Odkryto kartę sułtana: { $card }
event-sultan-bought = { $name } kupuje { $card } za { $pay }.
event-sultan-bought-exact = { $name } kupuje { $card } za { $pay }, odliczona kwota.
event-sultan-kept = { $name } zostawia znacznik: { $kind }
event-sultan-rolled = { $name } rzuca kością: { $kind }
event-sultan-marked = { $name } zaznacza: { $kind }
event-sultan-offered = Dobrano na pole { $space }, najpierw do wzięcia: { $tile }
event-sultan-declined = { $name } rezygnuje: { $tile }
event-sultan-claimed = { $name } używa karty sułtana i bierze { $tile }.

## Karawanseraj

event-caravanserai-bought = { $name } kupuje { $card } za { $pay }.
event-caravanserai-bought-exact = { $name } kupuje { $card } za { $pay }, odliczona kwota.
event-caravanserai-moved = { $name } przesuwa znacznik: { $card } stoi teraz na { $space }.
