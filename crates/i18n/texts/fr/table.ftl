### Les parties de la table.

more-payments = Autres paiements
place-hint = Touchez une case marquée de votre Alhambra, ou faites-y glisser la tuile.
redesign-hint = Pour transformer, touchez une tuile de votre Alhambra ou de votre réserve.
price-not-reached = { $currency } : vous avez { $held } sur les { $price } que coûte cette tuile.
not-now-bought = { $currency } : vous en avez assez ({ $held } pour { $price }), mais ce n’est pas le moment d’acheter.
wall-change = Plus long mur { $was } → { $now }
kind-change = { $kind } { $was } → { $now } (maximum à la table : { $most })

## Décomptes

sum = Total
line-by-line = Ligne par ligne
where-from = D’où viennent les points
see-table = Revoir la table

## Modules

module-rules = Règles de ce module
paid-of = { $paid } sur { $price } payés
offer-ends =
    { $seconds ->
        [one] Cette offre se termine dans { $seconds } seconde.
       *[other] Cette offre se termine dans { $seconds } secondes.
    }
