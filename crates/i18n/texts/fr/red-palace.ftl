### Le Palais rouge.

red-palace = Le Palais rouge
guard-board = Plateau des gardes
guard-board-random = Côté aléatoire
guard-board-fixed = Côté fixe
guard-board-random-hint = Emplacements et capacités sont tirés au sort à chaque partie.
guard-board-fixed-hint = Toujours les quatre mêmes capacités : conseillé pour une première partie.

## Tuiles et pièces

terrain-name = Terrain { $price }
square-name = Place
wall-section-of = { $tile }, { $side }
guards = Gardes
guard-count =
    { $count ->
        [one] { $count } garde
       *[other] { $count } gardes
    }
guards-on = gardes : { $sides }

## Capacités

ability-swap-tokens = Échanger des jetons
ability-wall-section = Pan de mur
ability-take-money = Prendre une carte argent
ability-square-tile = Place
ability-half-building = Demi-bâtiment
ability-buy-from-preview = Acheter dans l’aperçu
ability-treat-as-exact = Vaut l’appoint
ability-redraw-token = Nouveau jeton
ability-move-guard = Déplacer un garde

about-swap-tokens = Échangez le bâtiment acheté pendant ce tour avec un bâtiment du chantier ; les tuiles restent où elles sont.
about-wall-section = Prenez un pan de mur en bois et fixez-le à une tuile de ce tour avant de la poser.
about-take-money = Prenez une carte argent visible de votre choix. Ce n’est pas une action.
about-square-tile = Prenez une tuile place, sans murs, et posez-la avec vos nouvelles tuiles.
about-half-building = Prenez un demi-bâtiment : vous comptez un demi-bâtiment de plus de ce type, si vous en avez au moins un.
about-buy-from-preview = Achetez un bâtiment de l’aperçu en faisant l’appoint dans une seule monnaie de votre choix. Cela donne une action de plus.
about-treat-as-exact = Un paiement trop élevé compte comme l’appoint : vous avez une action de plus.
about-redraw-token = Juste après avoir payé, tirez un nouveau bâtiment pour une tuile du chantier ou pour celle que vous venez d’acheter.
about-move-guard = Déplacez un garde vers un autre de vos murs, avec ou sans tour de garde.

abilities = Capacités des gardes
ability-used = utilisée pendant ce tour
cost-swap-card = { $guards } + une carte argent dans la monnaie de l’emplacement
cost-any-card = { $guards } + une carte argent quelconque
guards-missing = il vous manque des gardes : { $points } à la place
guards-missing-brief = { $points } à la place
not-your-turn = Les capacités s’utilisent pendant votre tour, avant de poser vos tuiles.

## La table

preview = Aperçu
preview-space = Emplacement { $number } de l’aperçu
preview-goes = → { $space }
preview-next = ensuite
preview-goes-long = Il ira à l’emplacement { $space } du chantier.
preview-waits = Il attend qu’un emplacement du chantier se libère.
guard-position = Position { $number } : gardes { $guards } sur { $spaces }, points par garde sur le mur : { $points }
guards-worth = À la fin, chaque garde sur votre plus long mur rapporte { $points }, en l’état actuel.
guard-supply = Gardes en réserve : { $count }
wall-sections-left = Pans de mur restants : { $count }
squares-left = Tuiles place restantes : { $count }
half-owned = Demi-bâtiment { $kind } : { $name }
half-free = Demi-bâtiment { $kind } : libre
token-bag = Encore dans le sac
score-tiles = Tuiles de décompte
pile-number = Pile { $number } : { $total }
pile-taken = Pile { $number } : prise
start-score = Départ
paid-for-abilities = Capa­cités
sides = Murs au choix
sides-hint = Touchez un mur éclairé de votre Alhambra ou d’une tuile à côté.

## Ce qui est demandé

awaited-choose-pile = Choisissez une pile d’argent de départ.
awaited-abilities = Vous pouvez encore utiliser des capacités des gardes, ou passer.
awaited-pay-card = Payez la capacité avec une carte argent quelconque.
awaited-pay-guard = Choisissez le garde qui paie la capacité.
awaited-move-guard = Choisissez le mur où va le garde.
awaited-attach-wall = Fixez le pan de mur à une tuile de ce tour.
awaited-post-guard = Il n’y a pas assez de gardes : choisissez la tour de garde qui en reçoit un.

## Ce qu’on peut faire

action-pile = Choisir la pile { $pile } (valeur { $total })
action-swap-tokens = Échanger { $tile } et { $other } en payant { $card }
action-take-wall = Prendre un pan de mur
action-take-square = Prendre une tuile place
action-take-half = Prendre le demi-bâtiment : { $kind }
action-buy-preview = Acheter { $tile } dans l’aperçu avec { $pay }
action-count-as-exact = Faire compter le paiement comme l’appoint
action-redraw-token = Tirer un nouveau jeton : { $tile }
action-move-guard = Déplacer ce garde : { $place }
action-pay-guard = Payer avec ce garde : { $place }
action-post-guard = Mettre le garde ici : { $place }
action-attach-wall = Fixer le pan de mur ici : { $place }

## Ce qui s’est passé

event-pile = { $name } choisit la pile { $pile } : { $cards }.
event-token = { $tile } reçoit son bâtiment : { $kind }
event-preview = Nouvelle tuile à l’emplacement { $space } de l’aperçu : { $tile }
event-preview-moved = { $tile } avance à l’emplacement { $space } de l’aperçu.
event-ability = { $name } utilise une capacité : { $ability }.
event-card-paid = { $name } paie { $card } pour cela.
event-guard-paid = { $name } paie un garde : { $place }.
event-points-paid = { $name } paie { $points } à la place de gardes.
event-guards-placed =
    { $count ->
        [one] Les tuiles de Dirk apportent { $count } garde au plateau des gardes.
       *[other] Les tuiles de Dirk apportent { $count } gardes au plateau des gardes.
    }
event-tokens-swapped = { $name } échange des jetons : { $tile } à l’achat, { $other } sur le chantier.
event-square-taken = { $name } prend une tuile place.
event-half-taken = { $name } prend le demi-bâtiment : { $kind }
event-preview-bought = { $name } achète { $tile } dans l’aperçu avec { $pay }.
event-token-redrawn = { $name } tire un nouveau jeton : { $old } devient { $new }.
event-guard-moved = { $name } déplace un garde : { $from } → { $to }.
event-wall-attached = { $name } fixe un pan de mur : { $place }.
event-guard-posted = { $name } poste un garde : { $place }.

line-guards = Gardes sur le mur : { $count } × { $value }, { $points }

## Pourquoi pas

refusal-no-such-pile = Cette pile d’argent de départ est prise.
refusal-ability-not-in-game = Cette capacité n’est pas en jeu dans cette partie.
refusal-ability-used = Cette capacité a déjà été utilisée pendant ce tour.
refusal-too-late-for-ability = Les capacités ne peuvent plus être utilisées pendant ce tour.
refusal-guards-unaffordable = Vous n’avez ni les gardes ni les points pour cette capacité.
refusal-not-bought-now = Ce bâtiment n’a pas été acheté pendant ce tour.
refusal-no-token = Les médinas, les camps et les bazars n’ont pas de jeton.
refusal-same-token = Les deux jetons sont du même type : rien ne changerait.
refusal-wrong-swap-card = La carte payée doit être dans la monnaie de l’emplacement.
refusal-no-wall-tile = Un pan de mur demande une tuile de ce tour avec deux murs au plus.
refusal-no-wall-section = Il ne reste plus de pan de mur.
refusal-no-edge-for-wall = Un pan de mur va sur un côté ouvert d’une tuile de ce tour ; un côté reste ouvert.
refusal-no-such-row-card = La carte à prendre doit être une carte argent visible.
refusal-no-square-left = Il ne reste plus de tuile place.
refusal-half-taken = Le demi-bâtiment de ce type est pris.
refusal-preview-empty = Il n’y a pas de bâtiment à cet emplacement de l’aperçu.
refusal-preview-not-exact = Pour un bâtiment de l’aperçu, il faut faire l’appoint dans une seule monnaie, et payer une carte de plus pour la capacité.
refusal-no-card-left = Une carte ne peut pas payer à la fois la capacité et le bâtiment.
refusal-not-overpaid = Il n’y a pas de paiement trop élevé qui puisse valoir l’appoint.
refusal-payment-past = Un nouveau jeton se tire juste après avoir payé un bâtiment.
refusal-no-token-to-redraw = Seul un bâtiment du chantier, ou celui qui vient d’être acheté, reçoit un nouveau jeton.
refusal-bag-empty = Il ne reste plus de jeton dans le sac.
refusal-no-such-guard = Aucun de vos gardes ne se trouve là.
refusal-only-guard = Le garde déplacé ne peut pas être le garde payé : il en faut deux.
refusal-no-place-for-guard = Un garde va sur un de vos murs sans garde, mais pas sur une tuile de ce tour.
refusal-no-watchtower = Un garde se poste sur une tour de garde vide de la tuile qui vient d’être posée.
refusal-square-to-dirk = Une tuile place ne peut pas être donnée à Dirk.
refusal-not-to-dirk = Seul un bâtiment acquis pendant ce tour d’une partie à deux peut être donné à Dirk.
refusal-wall-to-dirk = La tuile avec le pan de mur ne peut pas être donnée à Dirk.

## Une première partie


## Mise en place

setup-tower = Mélangez dans la tour les { $tiles } tuiles de terrain, avec celles des modules.
setup-tokens = Mettez les { $tokens } jetons de bâtiment dans le sac.
setup-preview = Piochez une tuile pour chaque emplacement du chantier, de 1 à 4, puis pour chaque emplacement de l’aperçu, de 1 à 3, puis un jeton pour chacune. Les bazars vont à côté du plateau et sont remplacés ; les médinas et les camps ne reçoivent pas de jeton.
setup-dirk-terrain = Piochez { $tiles } tuiles pour Dirk, chacune avec un jeton.
setup-guard-board-random = Plateau des gardes, côté aléatoire : mélangez les tuiles de placement et posez-en 8 sur les positions, la dernière verso visible ; mélangez les capacités et posez-en 4 face visible. Les autres quittent la partie.
setup-guard-board-fixed = Plateau des gardes, côté fixe, avec les capacités marquées pour lui.
setup-guards = Préparez les { $guards } gardes.
setup-dirk-guards = Comptez les tours de garde des tuiles de Dirk et placez la moitié de ce nombre de gardes, arrondie vers le haut, sur le plateau des gardes, à partir de la position 1.
setup-stocks = Préparez { $squares } tuiles place, { $sections } pans de mur et les demi-bâtiments, si leurs capacités sont en jeu.
setup-score-tiles = Piochez 3 tuiles de décompte pour les emplacements 1 à 3. Les autres quittent la partie.
setup-start-score = Chacun des { $players } joueurs prend une tuile de départ et commence avec { $points } points. Tirez au sort le premier joueur.
setup-money-piles = Dévoilez une pile d’argent par joueur, carte par carte, jusqu’à une valeur de 20 ou plus. Le dernier joueur dans l’ordre du tour choisit en premier, puis on remonte ; le premier joueur reçoit la pile qui reste. Retournez ensuite les cartes argent visibles.

## In the terminal

guard-substitute = Un garde manquant coûte { $points }
guards-on-tiles = Gardes sur les tuiles : { $guards }
