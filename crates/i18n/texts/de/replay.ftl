### The story of a game and its replay.

story-set-up = Vor dem ersten Zug

## Replay

replay-start = Der Tisch ist gedeckt; noch niemand hat gehandelt.
jump-to-turn = Zu einem Zug oder einer Wertung springen
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-graph = Punkte, würde jetzt gewertet

## Whose hands are seen

eyes = Wessen Hand man sieht
eyes-nobody = Hände verdeckt
eyes-all = Alle Hände

## Turning points

turning-points = Wendepunkte
turning-none = Niemand hat jemanden überholt.
turning-lead = Zug { $turn }: { $name } geht in Führung
turning-swing = Gewonnen gegenüber der bisherigen Spitze
hand-of = Handkarten von { $name }
