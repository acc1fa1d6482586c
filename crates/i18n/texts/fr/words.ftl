### Les mots du jeu.

kind-pavilion = Pavillon
kind-seraglio = Sérail
kind-arcades = Arcades
kind-chambers = Appartements
kind-garden = Jardin
kind-tower = Tour

currency-dinar = Dinar
currency-dirham = Dirham
currency-ducat = Ducat
currency-florin = Florin
currency-diamond = Diamant

card-name = { $currency } { $value }
builder-name = Architecte ({ $currency })
coin-name = Pièce ({ $currency })
exchange-card-name = Carte de change { $first }/{ $second }
    .object = la carte de change { $first }/{ $second }
thief-name = Voleur { $currency }
bonus-card-name = Carte de prime { $tile }
    .object = la carte de prime { $tile }
wall-card-name = Carte Mur ({ $sides })
sultan-card-name = Carte du sultan { $currency } ({ $kind })
    .object = la carte du sultan { $currency } ({ $kind })
caravan-name = Caravansérail ({ $currency } { $value })
caravanserai-name = Caravansérail { $main } ({ $two } 2, { $three } 3, { $four } 4)
    .object = le caravansérail { $main } ({ $two } 2, { $three } 3, { $four } 4)
caravanserai-start = départ
tile-name = { $kind } { $price }
hut-name = Abri de chantier ({ $kind })
camp-name = Camp { $price }
bazaar-name = Bazar { $currency } ({ $kinds })
start-tile = Tuile de départ (fontaine aux lions)

list-and = { $first } et { $last }

side-north = côté nord
side-east = côté est
side-south = côté sud
side-west = côté ouest
side-of-cell = { $side } de ({ $x }, { $y })
from-north = depuis le nord
from-east = depuis l’est
from-south = depuis le sud
from-west = depuis l’ouest

## Modules

module-viziers-favour = La faveur du vizir
module-currency-exchange = Le bureau de change
module-bonus-cards = Les cartes de prime
module-workers-huts = Les abris de chantier
module-city-gates = Les portes de la ville
module-diamonds = Les diamants
module-characters = Les personnalités
module-camps = Les camps
module-city-walls = Les murs
module-thieves = Les voleurs
module-street-trader = Le marchand ambulant
module-change = La petite monnaie
module-treasure-chamber = La chambre aux trésors
module-master-builders = Les architectes
module-invaders = Les attaquants
module-bazaars = Les bazars
module-new-score-cards = Les nouvelles cartes de décompte
module-power-of-the-sultan = Le pouvoir du sultan
module-caravanserai = Le caravansérail
module-art-of-the-moors = L’art mauresque

about-viziers-favour = Entre deux tours, vous pouvez une fois acheter une tuile hors de votre tour, si vous faites l’appoint.
about-currency-exchange = Une carte de change permet de payer une tuile en mêlant deux monnaies.
about-bonus-cards = Une carte secrète compte comme un bâtiment de plus, une fois construite la tuile qu’elle montre.
about-workers-huts = Un abri gratuit compte comme un bâtiment de plus de son type pour chaque bâtiment de ce type qui le touche sans mur.
about-city-gates = Une porte ouvre un mur double : les tuiles derrière lui deviennent accessibles à pied.
about-diamonds = Une cinquième monnaie, acceptée sur chaque emplacement du chantier, mais jamais mêlée à une autre.
about-characters = Six personnalités sur dix sont mises aux enchères ; chacune a son propre pouvoir.
about-camps = Les camps se placent à l’extérieur contre les murs et rapportent un point par tuile dans l’axe de leurs flèches.
about-city-walls = Les cartes Mur permettent d’ajouter des murs de bois à vos propres tuiles, pour allonger votre mur ou en combler les brèches.
about-thieves = Entre deux tours, une carte secrète prend une carte argent visible de sa monnaie, mais jamais juste avant votre tour.
about-street-trader = Des citoyens emménagent dans les bâtiments posés là où se tient votre marchand ; les séries de couleurs différentes rapportent des points à chaque décompte.
about-change = La moitié de ce que vous payez en trop vous revient en pièces, qui servent comme de l’argent.
about-treasure-chamber = Achetez des coffres, rangez-les dans des bâtiments de leur type et marquez des points en ayant le plus de coffres.
about-master-builders = Des cartes argent de valeur 3 que vous pouvez jouer plutôt pour une transformation à la fin de votre tour.
about-invaders = Après chaque décompte, une attaque venue d’une direction coûte des points pour chaque côté extérieur ouvert ; les éclaireurs révèlent la direction à l’avance.
about-bazaars = Un bazar coûte le prix de la tuile sur l’emplacement de sa monnaie, se paie au prix exact et rapporte à la fin pour les bâtiments qui l’entourent.
about-new-score-cards = Pour chaque décompte, une carte tirée au hasard dit combien vaut chaque type de bâtiment.
about-power-of-the-sultan = Une carte du sultan vous donne gratuitement un bâtiment du type marqué, dès qu’il est pioché pour le chantier.
about-caravanserai = Un caravansérail est une carte Argent qui se remplit tour après tour, peut changer de monnaie et repart de zéro une fois dépensée.
about-art-of-the-moors = Deux bâtiments ou plus au même prix donnent une tuile de culture ; développée pas à pas, elle compte à chaque décompte.

## Personnalités

about-abdul-karim = Il paie une tuile du chantier, quel que soit son prix, et cela compte comme un appoint. Puis il quitte la partie.
about-abdul-knihstig = Après l’achat d’une tuile de prix 10 ou plus, vous pouvez prendre une carte argent visible.
about-ammar-elschauf = À la fin de votre tour, vous pouvez transformer votre Alhambra une fois, gratuitement.
about-faruk-willhaben = Si vous prenez plusieurs cartes argent, leur total peut aller jusqu’à 7.
about-fatima = Gardez-la pour 8 points en fin de partie, ou échangez-la aussitôt contre une personnalité mise de côté.
about-hakim-wahid = À chaque décompte, vous nommez un type de bâtiment ; vous y comptez un demi-bâtiment de plus.
about-laila-wundabah = Avant votre tour, vous pouvez remplacer une tuile du chantier par une tuile du sac.
about-machma-klain = Avant votre tour, vous pouvez échanger une carte argent contre une carte visible de valeur égale ou inférieure.
about-yammerad = Avant votre tour, vous pouvez piocher une carte argent si vous en avez deux au plus en main.
about-yusuf-epassuff = À chaque décompte, il ajoute un tiers de vos points de mur, arrondi vers le bas.
