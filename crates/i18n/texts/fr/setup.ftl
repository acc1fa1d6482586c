### La mise en place à une vraie table.

setup-list = Mise en place à une vraie table
setup-list-hint = Tout ce qu’il faut faire avant le premier tour, pour ces joueurs et ces modules.
setup-start-tiles = Chacun des { $players } joueurs prend une tuile de départ et la pose ; tous commencent à 0 point.
setup-vizier-stones = Chaque joueur prend une pierre du vizir et la pose, face active visible.
setup-supply = Mélangez les { $buildings } tuiles Bâtiment face cachée : c’est la réserve générale.
setup-supply-camps = Mélangez les { $buildings } tuiles Bâtiment et les { $camps } camps ensemble face cachée : c’est la réserve générale.
setup-supply-bazaars = Mélangez face cachée les { $buildings } tuiles bâtiment et les { $bazaars } bazars : c’est la réserve générale.
setup-supply-both = Mélangez face cachée les { $buildings } tuiles bâtiment, les { $camps } camps et les { $bazaars } bazars : c’est la réserve générale.
setup-citizens = Chacun prend un disque de marchand et un citoyen de chaque couleur, en choisit trois en secret pour le disque et pose celui-ci à côté de la tuile de départ. Tous les autres citoyens forment la réserve : { $supply }.
setup-dirk = Piochez { $tiles } tuiles pour Dirk et posez-les face visible à côté du plateau.
setup-market = Piochez une tuile pour chaque case du marché, de la case 1 à la case 4.
setup-huts = Triez les abris de chantier par sorte en six piles, mélangez chacune face cachée et retournez le premier abri.
setup-bonus-cards = Distribuez { $each } cartes Bonus à chacun, face cachée ; { $left } sont écartées sans être vues.
setup-thieves = Distribuez { $each } voleurs à chacun, face cachée ; { $left } sont écartés sans être vus.
setup-coins = Mettez les { $coins } pièces dans le sac de pièces.
setup-chests = Mettez tous les coffres dans le sac et piochez-en 4 pour chacune des 3 salles.
setup-invaders = Mélangez les { $cards } cartes d’attaque face cachée. Mélangez les { $scouts } éclaireurs face cachée et retournez-en { $open }.
setup-invaders-open = Mélangez les { $cards } cartes d’attaque face cachée et retournez la première. Les éclaireurs ne servent pas.
setup-score-cards = Mélangez les nouvelles cartes de décompte et posez-en une pour chacun des trois décomptes ; { $left } sont écartées.
setup-culture-tiles = Triez les tuiles de culture par prix en sept piles visibles.
setup-gates = Préparez { $gates } portes.
setup-sticks = Préparez les { $sticks } murs de bois à côté du chantier, avec de la place pour les cartes Mur visibles.
setup-master-builders = Mélangez les cartes Architecte et distribuez-en { $each } à chacun, face cachée.
setup-sultan-markers = Préparez les { $markers } marqueurs et le dé des bâtiments des cartes du sultan.
setup-caravanserais = Étalez les { $cards } cartes Caravansérail face visible, avec un marqueur pour chacune.
setup-money = Mélangez les { $cards } cartes Argent.
setup-money-diamonds = Mélangez les { $cards } cartes Argent avec les { $diamonds } diamants.
setup-starting-money = Donnez de l’argent à chacun jusqu’à une valeur d’au moins 20. Le moins de cartes, puis la plus petite valeur, commence. Posez 4 cartes visibles : c’est la rangée d’argent.
setup-piles = Répartissez le reste de l’argent en cinq piles à peu près égales.
setup-add = Pile { $pile } : ajoutez { $cards }.
setup-scoring-card = la carte Décompte { $round }
setup-exchange-cards = { $count } cartes de change
setup-gate-cards =
    { $count ->
        [one] { $count } carte Porte
       *[other] { $count } cartes Porte
    }
setup-characters = { $count } personnages
setup-wall-cards = { $count } cartes Mur
setup-sultan-cards = { $count } cartes du sultan
setup-characters-aside = { $count } personnages restent de côté, en pile face cachée.
setup-builder-cards =
    { $count ->
        [one] { $count } carte Architecte
       *[other] { $count } cartes Architecte
    }
setup-builders-left = { $count } cartes Architecte sont écartées sans être vues.
setup-stack = Mélangez chaque pile qui a reçu une carte, puis empilez : la pile 5 en dessous, la pile 1 au-dessus.
