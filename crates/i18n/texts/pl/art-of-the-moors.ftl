### Sztuka Maurów.

module-art-of-the-moors = Sztuka Maurów
about-art-of-the-moors = Dwa lub więcej budynków o tej samej cenie dają żeton kultury; rozwijany krok po kroku, punktuje w każdym punktowaniu.
effect-art-of-the-moors = Budynki o równej cenie dają żetony kultury

## Co można zrobić

action-develop = Rozwiń kulturę: { $points } na punktowanie

## Dlaczego nie

refusal-nothing-to-develop = Nie masz żetonu kultury, który można obrócić.

## Co się stało

event-culture-taken = { $name } bierze żeton kultury { $price }: najwyżej { $points }.
event-culture-marked = { $name } – żeton kultury { $price }: teraz najwyżej { $points }.
event-culture-returned = { $name } oddaje żeton kultury { $price }.
event-developed =
    { $count ->
        [one] { $name } rozwija { $count } żeton kultury: { $points } w każdym punktowaniu.
        [few] { $name } rozwija { $count } żetony kultury: { $points } w każdym punktowaniu.
        [many] { $name } rozwija { $count } żetonów kultury: { $points } w każdym punktowaniu.
       *[other] { $name } rozwija { $count } żetonu kultury: { $points } w każdym punktowaniu.
    }
line-culture = Żeton kultury { $price }: budynki { $count }, { $points }

## Przygotowanie

setup-culture-tiles = Podzielcie żetony kultury według ceny na siedem odkrytych stosów.

## Stół

culture = Kultura
culture-tile = Żeton kultury { $price }: teraz { $points }, najwyżej { $limit }; budynki: { $count }
culture-missing = Żeton kultury { $price }: jeszcze brak; budynki: { $count } z { $needed }; zostało: { $left }

## In the terminal

culture-short = cena { $price }: { $now } z { $most }
