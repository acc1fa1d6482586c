### The story of a game and its replay.

story-set-up = Prima del primo turno

## Replay

replay-start = Il tavolo è pronto; nessuno ha ancora giocato.
jump-to-turn = Vai a un turno o a una valutazione
replay-play = Avvia
replay-pause = Pausa
replay-speed = Velocità
replay-graph = Punti se si valutasse ora

## Whose hands are seen

eyes = Mani visibili
eyes-nobody = Mani coperte
eyes-all = Tutte le mani

## Turning points

turning-points = Svolte
turning-none = Nessuno ha superato nessuno.
turning-lead = Turno { $turn }: { $name } passa in testa
turning-swing = Recuperati su chi era in testa prima
hand-of = Mano di { $name }
