### Les parties de la table.

take-together = Prendre ensemble
more-payments = Autres paiements
place-hint = Touchez une case marquée de votre Alhambra, ou faites-y glisser la tuile.
redesign-hint = Pour réaménager, touchez une tuile de votre Alhambra ou de votre réserve.
price-not-reached = Vous avez { $held } sur les { $price } { $currency } que coûte cette tuile.
not-now-bought = Vous avez assez de { $currency } ({ $held } pour { $price }), mais ce n’est pas le moment d’acheter.
wall-change = Plus longue muraille { $was } → { $now }
kind-change = { $kind } { $was } → { $now } (maximum à la table : { $most })
camps-change = Camps { $was } → { $now } points
bazaars-change = Bazars { $was } → { $now } points à la fin
bazaar-price = Prix actuel : { $price }
bazaar-no-price = Pas de prix tant que son emplacement est vide
caravanserai-price = Prix pour vous : { $price }
caravanserai-no-price = Il vous faut quatre types de bâtiments dans votre Alhambra, et personne ne peut avoir plus de deux cartes.
fold-choices = Replier ou déplier les choix
page-table = Table
page-others = Joueurs et journal

## Décomptes

sum = Total
line-by-line = Ligne par ligne
where-from = D’où viennent les points
see-table = Revoir la table

## Modules

module-rules = Règles de ce module
on-bonus-card = Sur votre carte Bonus
huts-left =
    { $count ->
        [one] { $count } abri restant
       *[other] { $count } abris restants
    }
gates-held =
    { $count ->
        [one] { $count } carte Porte en main
       *[other] { $count } cartes Porte en main
    }
next-invasion = Prochaine attaque
invasion-known = { $from } : { $points }
invasion-unknown = Vous ne savez pas encore d’où.
open-sides = { $side } : { $count } ouverts
looked-at = A regardé : { $names }
scout-of = Éclaireur : { $kind }
invasion = Attaque
sticks-left = Murs de bois restants : { $count }
sticks-on = mur de bois : { $sides }
build-hint = Choisissez une tuile aux côtés éclairés, ou une de votre réserve.
build-tiles = Tuiles pour ces murs
citizens = Citoyens
citizen-supply = Réserve de citoyens
citizen-name = Citoyen ({ $kind })
trader-disc = Disque de marchand
trader-disc-aside = Disque de marchand (de côté)
citizens-chosen = Choisis : { $count } sur 3
choose-these-citizens = Choisir ces trois
citizens-change = Citoyens { $was } → { $now } points
nothing-dealt = Rien n’est encore distribué : chacun choisit d’abord.
chests-fit = { $count } sur { $total } ont une place
chests-paid = { $paid } sur { $price } payés
coins = Pièces
change-due =
    { $count ->
        [one] { $count } pièce rendue
       *[other] { $count } pièces rendues
    }
done-paying = Terminé
round-next = prochain
round-done = compté
culture = Culture
culture-tile = Tuile de culture { $price } : { $points } maintenant, { $limit } au plus ; bâtiments : { $count }
culture-missing = Tuile de culture { $price } : aucune ; bâtiments : { $count } sur { $needed } ; restantes : { $left }
bidder-in = enchérit encore
bidder-out = a passé
offer-ends =
    { $seconds ->
        [one] Cette offre se termine dans { $seconds } seconde.
       *[other] Cette offre se termine dans { $seconds } secondes.
    }
patience = Durée d’une offre entre deux tours
patience-none = Jusqu’à ma réponse
patience-seconds = { $seconds } s
