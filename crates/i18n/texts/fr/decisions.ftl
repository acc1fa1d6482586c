### Ce qui est demandé, ce qui est possible, et pourquoi pas.

## Ce qui est demandé

awaited-before-turn = Vous pouvez utiliser une personnalité avant votre tour.
awaited-action = Prenez de l’argent, achetez ou transformez votre palais.
awaited-add-money = Ajoutez de l’argent, ou terminez.
awaited-place = Posez vos nouvelles tuiles.
awaited-end-of-turn = Vous pouvez encore faire une transformation à la fin du tour.
awaited-redesign = Transformez votre Alhambra.
awaited-nothing = La partie est terminée.

## Ce qui est possible

action-take = Prendre { $cards }
action-buy = Acheter { $tile } avec { $pay }
action-buy-exact = Acheter { $tile } avec { $pay } (appoint)
action-add = Ajouter { $tile } en ({ $x }, { $y })
    .seen = Ajouter { $tile }
action-remove = Retirer { $tile } de ({ $x }, { $y }) vers la réserve
    .seen = Retirer { $tile } vers la réserve
action-swap = Échanger { $old } en ({ $x }, { $y }) contre { $tile }
    .seen = Échanger { $old } contre { $tile }
action-place = Poser { $tile } en ({ $x }, { $y })
    .seen = Poser { $tile }
action-reserve = Mettre { $tile } en réserve
action-give = Donner { $tile } à Dirk
action-pay = Payer { $pay }
action-pay-more = Ajouter { $pay }
done-paying = Terminé

## Pourquoi pas

refusal-game-over = La partie est terminée.
refusal-not-now = Pas maintenant. { $awaited }
refusal-module-not-played = Ce module n’est pas joué dans cette partie.
refusal-must-act = La première action d’un tour est obligatoire tant qu’il y en a une de possible.
refusal-not-in-row = Ces cartes ne sont pas parmi les cartes argent visibles.
refusal-takes-too-much = Plusieurs cartes prises ensemble ne peuvent pas dépasser { $limit } au total.
refusal-empty-space = Il n’y a pas de tuile à cet emplacement.
refusal-wrong-currency = Cet emplacement se paie dans une autre monnaie.
refusal-not-in-hand = Vous n’avez pas ces cartes en main.
refusal-underpaid = Ces cartes n’atteignent pas le prix.
refusal-superfluous = Une de ces cartes n’est pas nécessaire pour atteindre le prix.
refusal-other-currency = On ne peut ajouter à un paiement que de l’argent de la même monnaie.
refusal-only-cards = On ne peut ajouter que des cartes à ce paiement.
refusal-not-in-reserve = Cette tuile n’est pas dans votre réserve.
refusal-not-set-aside = Cette tuile n’est pas parmi celles à poser.
refusal-no-gift = Cette tuile ne peut pas être donnée à Dirk.
refusal-cell-taken = Il y a déjà une tuile à cet endroit.
refusal-no-contact = Aucune tuile ne touche cet endroit par un côté.
refusal-wall-mismatch = Un mur toucherait un côté ouvert.
refusal-out-of-reach = La tuile ne serait pas accessible à pied depuis la tuile de départ.
refusal-leaves-hole = Un espace vide serait enfermé.
refusal-no-tile-there = Il n’y a pas de tuile à cet endroit.
refusal-start-tile-fixed = La tuile de départ reste à sa place.
refusal-start-tile-missing = La tuile de départ, et elle seule, se trouve en (0, 0).
refusal-removal-leaves-hole = Retirer cette tuile laisserait un trou.
refusal-removal-cuts-off = D’autres tuiles perdraient leur chemin vers la tuile de départ.
refusal-too-many-tiles = Aucune partie ne compte autant de tuiles.
refusal-fixed-by-gate = Une tuile qui touche une porte ne peut plus bouger.
refusal-camp-mismatch = Un camp ne touche que des murs, par ses bastions, et d’autres camps, par ses côtés verts.
refusal-camp-without-wall = Un camp a besoin d’un bastion contre un mur.
refusal-camp-loses-contact = Un camp perdrait le mur dont il a besoin.
refusal-camp-for-camp = Un camp ne s’échange que contre un camp.
