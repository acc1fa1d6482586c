### Moments: pace, flights, a scoring, the end.

## Pace

pace = Tempo botów
pace-is = Tempo botów: { $pace }
pace-calm = Spokojne
pace-quick = Szybkie
pace-instant = Natychmiast
bots-pause = Wstrzymaj boty
bots-go-on = Wznów boty
bots-step = Jedna akcja bota
hurry-bot = Zagraj od razu

## An exact payment

exact-seal = Odliczona kwota
exact-seal-more = jeszcze jedna akcja

## A scoring

scoring-title =
    { $number ->
        [1] Pierwsze punktowanie
        [2] Drugie punktowanie
       *[other] Ostatnie punktowanie
    }
scoring-short = Punktowanie { $number }
scoring-about = Najwięcej budynków każdego rodzaju, potem mury.
scoring-points = Punkty
scoring-next = Dalej
scoring-pause = Pauza
scoring-go-on = Wznów
scoring-skip = Do wyniku
scored-walls = Mury
scored-leads = { $what }: { $names } prowadzi, { $count }
scored-tie = { $what }: { $names } prowadzą, po { $count }
scored-nobody = { $what }: nikt nic nie ma
scored-place = { $place }: { $names }, { $points }.
scored-unpaid = Bez punktów: { $names }.
scored-walls-why = Każdy odcinek najdłuższego muru daje jeden punkt.
standing-leads = { $names } prowadzi: { $points }
standing-tie = { $names } prowadzą: po { $points }

## The end

wins-by = { $name } wygrywa z przewagą { $count }
your-place = Twoje miejsce: { $place } z { $of }, { $points }
end-exact = odliczone: { $count }
end-race = Wyścig
end-moments = Chwile
end-home = Strona główna
moment-exact = Najwięcej odliczonych kwot: { $names }, { $count }
moment-wall = Najdłuższy mur: { $names }, { $count }
moment-majority = { $kind }: przed punktowaniem { $number } prowadzi { $to }, wcześniej { $from }
moment-most = Najlepszy wynik: { $names }, { $count } w punktowaniu { $number }
