### The story of a game and its replay.

story-set-up = Przed pierwszą turą

## Replay

replay-start = Stół jest przygotowany; nikt jeszcze nic nie zrobił.
jump-to-turn = Przejdź do tury lub punktowania
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-speed = Tempo
replay-graph = Punkty, gdyby punktować teraz

## Whose hands are seen

eyes = Czyje karty widać
eyes-nobody = Karty zakryte
eyes-all = Wszystkie karty

## Turning points

turning-points = Punkty zwrotne
turning-none = Nikt nikogo nie wyprzedził.
turning-lead = Tura { $turn }: { $name } obejmuje prowadzenie
turning-swing = Zysk wobec dotychczasowego lidera
hand-of = Karty na ręce: { $name }
