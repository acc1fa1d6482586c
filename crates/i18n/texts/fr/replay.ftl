### The story of a game and its replay.

story-set-up = Avant le premier tour

## Replay

replay-start = La table est prête ; personne n’a encore joué.
jump-to-turn = Aller à un tour ou à un décompte
replay-play = Lancer
replay-pause = Pause
replay-speed = Vitesse
replay-graph = Points si l’on décomptait maintenant

## Whose hands are seen

eyes = Mains visibles
eyes-nobody = Mains cachées
eyes-all = Toutes les mains

## Turning points

turning-points = Tournants
turning-none = Personne n’a dépassé personne.
turning-lead = Tour { $turn } : { $name } prend la tête
turning-swing = Points repris à qui menait avant
hand-of = Main : { $name }
