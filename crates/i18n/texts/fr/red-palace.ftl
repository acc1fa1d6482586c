### The Red Palace.

# Tiles, modules, abilities
terrain-name = Tuile de terrain { $price }
medina-name = Médina { $price }
square-name = Tuile de place
game-red-palace = Le Palais rouge
module-medinas = Les médinas
module-classic-scoring = Décompte classique
about-medinas = Les médinas ne sont d’aucun type, et qui en a le moins perd des points à chaque décompte.
about-classic-scoring = Les majorités rapportent les points du jeu de base, sans tuiles de décompte.
ability-swap-tokens = Échanger des jetons
ability-wall-section = Pan de mur
ability-take-money = Prendre une carte monnaie
ability-square-tile = Tuile de place
ability-half-building = Demi-bâtiment
ability-buy-from-preview = Acheter dans l’aperçu
ability-treat-as-exact = Le trop-payé vaut l’appoint
ability-redraw-token = Repiocher un jeton
ability-move-guard = Déplacer un garde
guards = Gardes

# Decisions
awaited-choose-pile = Choisissez une pile d’argent de départ.
awaited-abilities = Utilisez une autre capacité ou terminez vos actions.
awaited-pay-card = Choisissez la carte monnaie pour la capacité.
awaited-pay-guard = Choisissez le garde que vous payez.
awaited-move-guard = Choisissez où va le garde.
awaited-attach-wall = Posez le pan de mur sur une tuile de ce tour.
awaited-post-guard = Choisissez la tour de guet qui reçoit un garde.
action-choose-pile = Pile d’une valeur de { $total }, { $cards }
action-swap-tokens = Échanger les jetons de { $tile } et { $other } en payant { $card }
action-take-wall = Prendre un pan de mur
action-take-card = Capacité de garde, prendre { $card }
action-take-square = Prendre une tuile de place
action-take-half = Prendre le demi-bâtiment ({ $kind })
action-buy-preview = Acheter { $tile } dans l’aperçu pour { $pay }
action-count-as-exact = Faire valoir le paiement comme l’appoint
action-redraw-token = Repiocher un jeton pour { $tile }
action-move-guard = Déplacer le garde de { $tile } ({ $side })
action-pay-guard = Payer avec le garde de { $tile } ({ $side })
action-post-guard = Poster le garde sur { $tile } ({ $side })
action-attach-wall = Poser le pan de mur sur { $tile } ({ $side })

# What happened
event-pile-chosen = { $name } choisit { $cards } comme argent de départ.
event-token = Jeton pour { $tile }, qui devient { $kind }.
event-preview = { $tile } arrive sur la case { $space } de l’aperçu.
event-preview-moved = { $tile } avance sur la case { $space } de l’aperçu.
event-ability = { $name } utilise une capacité ({ $ability }).
event-card-paid = { $name } paie { $card } pour la capacité.
event-guard-paid = { $name } paie avec le garde de { $tile } ({ $side }).
event-points-paid = { $name } paie { $points } à la place de gardes.
event-guards-placed = Gardes qui vont sur le plateau depuis les tuiles de Dirk, { $count }.
event-tokens-swapped = { $name } échange des jetons, { $tile } devient { $kind } et { $other } devient { $other-kind }.
event-half-taken = { $name } prend le demi-bâtiment ({ $kind }).
event-preview-bought = { $name } achète { $tile } dans l’aperçu pour { $pay }.
event-token-redrawn = { $name } repioche un jeton pour { $tile }, { $kind } au lieu de { $old }.
event-guard-moved = { $name } déplace un garde de { $from } ({ $from-side }) sur { $tile } ({ $side }).
event-wall-attached = { $name } pose un pan de mur sur { $tile } ({ $side }).
event-guard-posted = { $name } poste un garde sur { $tile } ({ $side }).
line-medinas = Médinas : { $count }, { $place } à partir du plus petit nombre, { $points }
line-guards = Gardes sur le mur le plus long : { $count }, { $points }

# Refusals
refusal-no-such-pile = Cette pile d’argent de départ n’est plus là.
refusal-ability-not-in-game = Cette capacité n’est pas dans cette partie.
refusal-ability-used = Vous avez déjà utilisé cette capacité ce tour-ci.
refusal-too-late-for-ability = Les capacités ne peuvent plus être utilisées ce tour-ci.
refusal-guards-unaffordable = Il vous manque des gardes et des points pour cela.
refusal-not-bought-now = Vous n’avez pas acheté ce bâtiment ce tour-ci.
refusal-no-token = Il n’y a pas de jeton à échanger.
refusal-same-token = Les deux jetons sont du même type, l’échange ne changerait rien.
refusal-wrong-swap-card = La carte doit être de la monnaie de la case du marché.
refusal-no-wall-tile = Un pan de mur demande une tuile de ce tour avec deux murs au plus.
refusal-no-wall-section = Il ne reste plus de pan de mur.
refusal-no-edge-for-wall = Le pan de mur va sur un côté ouvert d’une tuile de ce tour, jamais comme quatrième mur.
refusal-no-such-row-card = Cette carte n’est pas disponible, aucun garde ne peut la chercher.
refusal-no-square-left = Il ne reste plus de tuile de place.
refusal-half-taken = Le demi-bâtiment de ce type est déjà pris.
refusal-preview-empty = Il n’y a pas de tuile sur cette case de l’aperçu.
refusal-preview-not-exact = Un bâtiment de l’aperçu se paie avec l’appoint.
refusal-no-card-left = Une carte ne peut pas servir pour la capacité et le bâtiment.
refusal-not-overpaid = Il n’y a pas de trop-payé à faire valoir.
refusal-payment-past = Un jeton se repioche juste après le paiement d’un bâtiment.
refusal-no-token-to-redraw = Seul un bâtiment du marché avec un jeton, ou celui qui vient d’être acheté, reçoit un nouveau jeton.
refusal-bag-empty = Il ne reste plus de jeton dans le sac.
refusal-no-such-guard = Aucun de vos gardes ne se trouve là.
refusal-only-guard = Le garde déplacé ne peut pas être le garde payé.
refusal-no-place-for-guard = Un garde va sur un de vos murs sans garde.
refusal-no-watchtower = Un garde se poste sur une tour vide de la tuile qui vient d’être posée.
refusal-square-to-dirk = Une tuile de place ne peut pas être donnée à Dirk.
refusal-wall-to-dirk = La tuile avec le pan de mur ne peut pas être donnée à Dirk.

# Set-up
setup-tower = Mélangez dans la tour les { $tiles } tuiles de terrain, avec celles des modules.
setup-tokens = Mettez les { $tokens } jetons de bâtiment dans le sac.
setup-preview = Piochez une tuile pour chaque case du marché, de 1 à 4, puis pour chaque case de l’aperçu, de 1 à 3, puis un jeton pour chacune. Les bazars vont à côté du plateau et sont remplacés, les médinas et les camps ne reçoivent pas de jeton.
setup-dirk-terrain = Piochez { $tiles } tuiles pour Dirk, chacune avec un jeton, et placez la moitié des gardes de leurs tours, arrondie au supérieur, sur les tuiles de placement.
setup-guard-board-random = Plateau des gardes, côté aléatoire. Mélangez les tuiles de placement et posez-en 8, la dernière côté verso ; mélangez les capacités et posez-en 4 visibles. Les autres quittent le jeu.
setup-guard-board-fixed = Plateau des gardes, côté fixe, avec les capacités marquées pour lui.
setup-guards = Préparez les { $guards } gardes.
setup-stocks = Préparez { $squares } tuiles de place, { $sections } pans de mur et les demi-bâtiments, si leurs capacités sont en jeu.
setup-score-tiles = Piochez 3 tuiles de décompte pour les emplacements 1 à 3. Les autres quittent le jeu.
setup-start-score = Les { $players } personnes prennent une tuile de départ et commencent avec { $points } points. Tirez au sort qui commence.
setup-money-piles = Retournez une pile d’argent par personne, carte par carte jusqu’à une valeur de 20 ou plus. La dernière personne choisit d’abord, puis en remontant ; la première reçoit le reste. Puis dévoilez les quatre cartes monnaie.
