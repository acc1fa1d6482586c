### La mise en place à une vraie table.

setup-start-tiles = Chacun des { $players } joueurs prend une tuile de départ et la pose ; tous commencent à 0 point.
setup-supply = Mélangez les { $buildings } tuiles Bâtiment face cachée : c’est la réserve générale.
setup-dirk = Piochez { $tiles } tuiles pour Dirk et posez-les face visible à côté du plateau.
setup-market = Piochez une tuile pour chaque case du marché, de la case 1 à la case 4.
setup-money-removed = À deux : retirez du jeu un exemplaire de chaque carte Argent, soit { $cards } cartes.
setup-money = Mélangez les { $cards } cartes Argent.
setup-starting-money = Donnez de l’argent à chacun jusqu’à une valeur d’au moins 20. La personne qui a le moins de cartes commence ; en cas d’égalité, celle dont la valeur est la plus petite ; puis la plus jeune. Posez 4 cartes visibles : c’est la rangée d’argent.
setup-piles = Répartissez le reste de l’argent en cinq piles à peu près égales.
setup-add = Pile { $pile } : ajoutez { $cards }.
setup-scoring-card = la carte Décompte { $round }
setup-stack = Mélangez chaque pile qui a reçu une carte, puis empilez : la pile 5 en dessous, la pile 1 au-dessus.
