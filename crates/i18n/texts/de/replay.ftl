### The story of a game and its replay.

story-set-up = Vor dem ersten Zug

## Replay

replay-start = Alles ist aufgebaut; noch niemand hat gehandelt.
jump-to-turn = Zu einem Zug oder einer Wertung springen
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-graph = Punkte bei sofortiger Wertung

## Whose hands are seen

eyes = Wessen Karten man sieht
eyes-nobody = Karten verdeckt
eyes-all = Alle Karten

## Turning points

turning-points = Wendepunkte
turning-none = Niemand hat jemanden überholt.
turning-lead = Zug { $turn }: { $name } geht in Führung
turning-swing = Auf die bisherige Spitze gutgemacht
hand-of = Handkarten von { $name }
