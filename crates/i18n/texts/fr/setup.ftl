### La mise en place à une vraie table.

setup-start-tiles = Chacun des { $players } joueurs prend une tuile de départ et la pose ; tous commencent à 0 point.
setup-supply = Mettez les { $buildings } tuiles bâtiment dans le sac et mélangez.
setup-dirk = Piochez { $tiles } tuiles pour Dirk et posez-les face visible à côté du plateau.
setup-market = Piochez une tuile pour chaque emplacement du chantier, de 1 à 4.
setup-money-removed = À deux : retirez de la partie un exemplaire de chaque carte argent, soit { $cards } cartes.
setup-money = Mélangez les { $cards } cartes argent.
setup-starting-money = Donnez des cartes argent à chacun jusqu’à une valeur d’au moins 20. La personne qui a le moins de cartes commence ; en cas d’égalité, celle dont les cartes valent le moins ; puis la plus jeune. Retournez 4 autres cartes : ce sont les cartes argent visibles.
setup-piles = Répartissez le reste de l’argent en cinq piles à peu près égales.
setup-add = Pile { $pile } : ajoutez { $cards }.
setup-scoring-card = la carte de décompte { $round }
setup-stack = Mélangez chaque pile qui a reçu une carte, puis empilez-les : la pile 5 tout en bas, la pile 1 au-dessus.
