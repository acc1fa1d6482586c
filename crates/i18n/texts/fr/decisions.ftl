### Ce qui est demandé, ce qui est possible, et pourquoi pas.

## Ce qui est demandé

awaited-before-turn = Vous pouvez utiliser une personnalité avant votre tour.
awaited-action = Prenez de l’argent, achetez une tuile ou transformez.
awaited-place = Posez vos nouvelles tuiles.
awaited-end-of-turn = Vous pouvez utiliser une personnalité à la fin de votre tour.
awaited-redesign = Transformez votre Alhambra.
awaited-interrupt = Vous pouvez acheter une tuile grâce au vizir.
awaited-bid = Faites une offre ou passez.
awaited-pay-bid = Payez la personnalité remportée.
awaited-fatima = Gardez Fatima ou échangez-la.
awaited-knihstig = Vous pouvez prendre une carte argent visible.
awaited-hakim = Nommez un type de bâtiment pour Hakim Wahid.
awaited-pay-chests = Payez les coffres, la plus forte carte d’abord.
awaited-place-chests = Placez vos coffres sur des bâtiments de leur type.
awaited-chest-offer = Vous pouvez placer les coffres restants sur vos bâtiments.
awaited-nothing = La partie est terminée.

## Ce qui est possible

action-take = Prendre { $cards }
action-buy = Acheter { $tile } pour { $pay }
action-buy-exact = Acheter { $tile } pour { $pay } (appoint)
action-add = Ajouter { $tile } en ({ $x }, { $y })
action-remove = Reprendre { $tile } de ({ $x }, { $y }) en réserve
action-swap = Échanger { $old } en ({ $x }, { $y }) contre { $tile }
action-place = Poser { $tile } en ({ $x }, { $y })
action-reserve = Mettre { $tile } en réserve
action-give = Donner { $tile } à Dirk
action-vizier-buy = Acheter { $tile } pour { $pay } grâce au vizir
action-vizier-turn = Réactiver la pierre du vizir
action-gate-take = Prendre la carte porte
action-place-gate = Poser { $tile } en ({ $x }, { $y }), porte : { $side }
action-add-gate = Ajouter { $tile } en ({ $x }, { $y }), porte : { $side }
action-remove-gate = Reprendre { $tile } de ({ $x }, { $y }) en réserve, porte : { $sides }
action-pay = Payer { $pay }
action-keep-fatima = Garder { $character } (8 points)
action-exchange-fatima = Échanger { $character } contre une autre personnalité
action-karim = { $character } paie { $tile }
action-knihstig = { $character } : prendre { $card }
action-ammar = { $character } : transformer
action-hakim = { $character } : un demi-bâtiment de plus, { $kind }
action-laila = { $character } : remplacer { $tile }
action-machma = { $character } : échanger { $give } contre { $take }
action-yammerad = { $character } : piocher une carte
action-chests = Acheter les coffres de la salle { $room } : { $chests }
action-put-chest = Placer un coffre sur { $tile }

## Pourquoi pas

refusal-game-over = La partie est terminée.
refusal-not-now = Pas maintenant. { $awaited }
refusal-module-not-played = Ce module n’est pas joué dans cette partie.
refusal-must-act = La première action d’un tour est obligatoire tant qu’il y en a une de possible.
refusal-not-in-row = Ces cartes ne sont pas parmi les cartes argent visibles.
refusal-takes-too-much = On ne peut prendre plusieurs cartes ensemble que jusqu’à un total de { $limit }.
refusal-empty-space = Il n’y a pas de tuile à cet emplacement.
refusal-wrong-currency = Cet emplacement se paie dans une autre monnaie.
refusal-not-in-hand = Vous n’avez pas ces cartes en main.
refusal-underpaid = Ces cartes n’atteignent pas le prix.
refusal-superfluous = Une de ces cartes n’est pas nécessaire pour atteindre le prix.
refusal-not-in-reserve = Cette tuile n’est pas dans votre réserve.
refusal-not-set-aside = Cette tuile n’est pas de celles à poser.
refusal-no-gift = Cette tuile ne peut pas être donnée à Dirk.
refusal-cell-taken = Il y a déjà une tuile à cet endroit.
refusal-no-contact = Aucune tuile ne touche cet endroit par un côté.
refusal-wall-mismatch = Un mur toucherait un côté ouvert.
refusal-out-of-reach = La tuile ne serait pas accessible à pied depuis la tuile de départ.
refusal-leaves-hole = Un espace vide serait enfermé.
refusal-no-tile-there = Il n’y a pas de tuile à cet endroit.
refusal-start-tile-fixed = La tuile de départ reste à sa place.
refusal-start-tile-missing = La tuile de départ, et nulle autre, se trouve en (0, 0).
refusal-removal-leaves-hole = Retirer cette tuile laisserait un trou.
refusal-removal-cuts-off = D’autres tuiles perdraient leur chemin vers la tuile de départ.
refusal-too-many-tiles = Aucune partie n’a autant de tuiles.
refusal-stone-inactive = Votre pierre du vizir est inactive.
refusal-stone-active = Votre pierre du vizir est déjà active.
refusal-not-exact = Avec le vizir, il faut faire l’appoint.
refusal-no-exchange-in-row = Cette carte de change n’est pas parmi les cartes visibles.
refusal-wrong-exchange = Cette carte de change ne montre pas la monnaie de cet emplacement.
refusal-needless-exchange = La carte de change n’est pas nécessaire à ce paiement.
refusal-no-exchange-for-bids = Une enchère ne se paie pas avec une carte de change.
refusal-hut-limit = Vous avez déjà trois abris de chantier.
refusal-no-hut-left = Il ne reste pas d’abri de chantier de ce type.
refusal-hut-to-dirk = On ne peut pas donner un abri de chantier à Dirk.
refusal-no-gate-card = Aucune carte porte n’est visible.
refusal-no-gate-in-hand = Vous n’avez pas assez de cartes porte.
refusal-no-double-wall = Une porte ne se place que là où les murs imprimés de deux tuiles se touchent, et où il n’y a pas encore de porte.
refusal-needless-gate = Chaque porte doit être nécessaire.
refusal-fixed-by-gate = Une tuile qui touche une porte ne peut plus bouger.
refusal-not-your-character = Cette personnalité n’est pas à vous.
refusal-lozenge-used = Vous avez déjà utilisé une personnalité au losange pendant ce tour.
refusal-bid-too-low = Une offre doit dépasser la précédente.
refusal-bid-too-high = Vous ne pouvez pas offrir plus que ce que vous avez dans une même monnaie.
refusal-worth-more = La carte prise ne peut pas valoir plus que la carte donnée.
refusal-supply-empty = Le sac est vide.
refusal-too-many-cards = Vous avez plus de deux cartes argent en main.
refusal-room-empty = Cette salle est vide.
refusal-chests-unaffordable = Votre argent n’atteint pas le prix d’une salle.
refusal-payment-order = Payez de la plus forte carte à la plus faible ; le reste doit encore suffire pour le prix.
refusal-no-such-chest = Aucun coffre de ce type n’est à distribuer.
refusal-no-place-for-chest = Il faut au coffre un bâtiment de son type dans votre Alhambra qui n’en porte pas encore.
refusal-must-place-chest = L’acheteur doit placer chaque coffre qui a une place, type par type.
