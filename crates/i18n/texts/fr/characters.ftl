### Les personnalités.

module-characters = Les personnalités
about-characters = Six personnalités sur dix sont mises aux enchères ; chacune a son propre pouvoir.
effect-characters = Des personnalités aux enchères, avec un pouvoir

## Tuiles et pièces

about-abdul-karim = Il paie une tuile du chantier, quel que soit son prix, et cela compte comme un appoint. Puis il quitte la partie.
about-abdul-knihstig = Après l’achat d’une tuile qui coûte 10 ou plus, vous pouvez prendre une carte argent visible.
about-ammar-elschauf = À la fin de votre tour, vous pouvez transformer votre Alhambra une fois, gratuitement.
about-faruk-willhaben = Si vous prenez plusieurs cartes argent, leur total peut aller jusqu’à 7.
about-fatima = Gardez-la pour 8 points en fin de partie, ou échangez-la aussitôt contre une personnalité mise de côté.
about-hakim-wahid = À chaque décompte, vous nommez un type de bâtiment et y comptez un demi-bâtiment de plus.
about-laila-wundabah = Avant votre tour, vous pouvez remplacer une tuile du chantier par une tuile du sac.
about-machma-klain = Avant votre tour, vous pouvez échanger une carte argent contre une carte visible de valeur égale ou inférieure.
about-yammerad = Avant votre tour, vous pouvez piocher une carte argent si vous en avez deux au plus en main.
about-yusuf-epassuff = À chaque décompte, il ajoute un tiers de vos points de mur, arrondi vers le bas.

## Ce qui est demandé

awaited-bid = Faites une offre ou passez.
awaited-pay-bid = Payez la personnalité remportée.
awaited-fatima = Gardez Fatima ou échangez-la.
awaited-knihstig = Vous pouvez prendre une carte argent visible.
awaited-hakim = Nommez un type de bâtiment pour Hakim Wahid.

## Ce qu’on peut faire

bid = Offrir { $bid }
action-keep-fatima = Garder { $character } (8 points)
action-exchange-fatima = Échanger { $character } contre une autre personnalité
action-karim = { $character } paie { $tile }
action-knihstig = { $character } : prendre { $card }
action-ammar = { $character } : transformer
action-hakim = { $character } : un demi-bâtiment de plus, { $kind }
action-laila = { $character } : remplacer { $tile }
action-machma = { $character } : échanger { $give } contre { $take }
action-yammerad = { $character } : piocher une carte

## Pourquoi pas

refusal-not-your-character = Cette personnalité n’est pas à vous.
refusal-lozenge-used = Vous avez déjà utilisé une personnalité au losange pendant ce tour.
refusal-bid-too-low = Une offre doit dépasser la précédente.
refusal-bid-too-high = Vous ne pouvez pas offrir plus que ce que vous avez dans une même monnaie.
refusal-worth-more = La carte prise ne peut pas valoir plus que la carte donnée.
refusal-supply-empty = Le sac est vide.
refusal-too-many-cards = Vous avez plus de deux cartes argent en main.

## Ce qui s’est passé

event-auction = Aux enchères : { $character }. { $name } commence.
event-bid = { $name } offre { $bid }.
event-bid-passed = { $name } passe.
event-won = { $name } remporte { $character } pour { $bid } et paie { $pay }.
event-unsold = Sans offre, { $character } quitte la partie.
event-fatima-kept = { $name } garde { $character }.
event-fatima-exchanged = { $name } échange { $character } contre { $other }.
event-karim = { $character } paie { $tile } pour { $name }.
event-knihstig = { $name } prend { $card } avec { $character }.
event-used = { $name } utilise { $character }.
event-hakim = { $name } nomme { $kind } pour { $character }.
event-laila = { $name } remplace { $old } sur le chantier par { $new } ({ $character }).
event-machma = { $name } échange { $give } contre { $take } avec { $character }.
event-yammerad = { $name } pioche une carte avec { $character }.
event-yammerad-card = { $name } pioche { $card } avec { $character }.
line-yusuf = { $character } : un tiers du mur de { $count }, { $points }
line-fatima = { $character } : { $points }

## Mise en place

setup-characters = { $count } personnalités
setup-characters-aside = { $count } personnalités restent de côté, en pile face cachée.

## La table

characters = Personnalités
auction-of = Enchère : { $name }
your-limit = Vous pouvez offrir jusqu’à { $limit }.
bidder-in = enchérit encore
bidder-out = a passé
characters-to-come =
    { $count ->
        [one] { $count } personnalité est encore à venir.
       *[other] { $count } personnalités sont encore à venir.
    }

## In the terminal

no-bid = Pas encore d’enchère.
