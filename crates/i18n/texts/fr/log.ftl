### Ce qui s’est passé, et d’où viennent les points.

## Tours et tuiles

event-turn = Tour { $turn } : { $name }
event-money = { $name } prend { $cards }.
event-bought = { $name } achète { $tile } pour { $pay }.
event-bought-exact = { $name } achète { $tile } pour { $pay } et fait l’appoint.
event-placed = { $name } pose { $tile } en ({ $x }, { $y }).
event-reserved = { $name } met { $tile } en réserve.
event-given = { $name } donne { $tile } à Dirk.
event-added = { $name } transforme et ajoute { $tile } en ({ $x }, { $y }).
event-removed = { $name } transforme et reprend { $tile } de ({ $x }, { $y }) en réserve.
event-swapped = { $name } transforme et échange { $old } en ({ $x }, { $y }) contre { $tile }.
event-stopped = { $name } ne fait pas d’autre action.
event-reshuffled =
    { $count ->
        [one] La défausse devient la nouvelle pioche : { $count } carte.
       *[other] La défausse devient la nouvelle pioche : { $count } cartes.
    }
event-row = Nouvelle carte argent visible : { $card }
event-market = Nouvelle tuile à l’emplacement { $space } : { $tile }
event-market-short = Le chantier ne peut plus être complété : la partie se termine.
event-dirk-drew = Dirk reçoit { $tile }.
event-left-over = { $name } a le plus d’argent et reçoit la tuile restante { $tile } ({ $currency } : { $totals }).
event-left-over-nobody = Personne ne reçoit la tuile restante { $tile } ({ $currency } : { $totals }).

## Décompte

event-scoring-due = La carte de décompte { $round } apparaît.
event-scored = Décompte { $round } : { $totals }

line-of = { $name } – { $line }
line-kind = { $kind } : { $built }, { $place }, { $points }
line-built =
    { $count ->
        [one] { $count } bâtiment
       *[other] { $count } bâtiments
    }
line-built-half =
    { $count ->
        [one] { $count }½ bâtiment
       *[other] { $count }½ bâtiments
    }
line-camp = { $tile } : dans l’axe { $count }, { $points }
line-citizens = Citoyens : { $count } en séries, { $points }
line-bazaar = { $tile } : voisins { $count } × types { $kinds }, { $points }
line-chests = Coffres : { $count }, { $place }, { $points }
line-wall = Plus long mur : longueur { $count }, { $points }
line-yusuf = { $character } : un tiers du mur de { $count }, { $points }
line-fatima = { $character } : { $points }
line-culture = Tuile de culture { $price } : { $count } à ce prix, { $points }
place-alone =
    { $place ->
        [1] 1re place
       *[other] { $place }e place
    }
place-tied =
    { $place ->
        [1] 1re place partagée à { $tied }
       *[other] { $place }e place partagée à { $tied }
    }
points-shared = ({ $sum }) / { $tied } = { $points }
points-shared-rounded = ({ $sum }) / { $tied } = { $points }, arrondi vers le bas

## La faveur du vizir

event-vizier-bought = { $name } fait appel au vizir et achète { $tile } pour { $pay }.
event-vizier-turned = { $name } retourne la pierre du vizir : elle est active.

## Les cartes de prime

event-bonus-shown = { $name } montre { $card }.
event-bonus-taken-back = { $name } reprend { $card }, car sa tuile a quitté l’Alhambra.

## Les portes de la ville

event-hut-up = L’abri de chantier suivant est visible : { $tile }
event-gate-opened = Une carte porte est visible.
event-gate-discarded = Une carte porte est défaussée, car une autre est déjà visible.
event-gate-taken = { $name } prend la carte porte.
event-gate-built = { $name } construit une porte : { $side }.
event-wall-card = Une carte Mur est visible : { $sides }
event-walls-built = { $name } construit des murs de bois sur { $tile } : { $sides }.

## Les personnalités

event-auction = Aux enchères : { $character }. { $name } commence.
event-bid = { $name } offre { $bid }.
event-bid-passed = { $name } passe.
event-won = { $name } remporte { $character } pour { $bid } et paie { $pay }.
event-unsold = Personne ne veut { $character }, qui quitte la partie.
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

## Les voleurs

event-stolen = { $name } joue un voleur et prend { $card }.

## Le marchand ambulant

event-citizens-revealed = { $name } commence avec ces citoyens : { $kinds }
event-disc-put = { $name } pose le disque de marchand en ({ $x }, { $y }).
event-disc-aside = { $name } retire le disque de marchand de sa case.
event-moved-in = Un citoyen de { $name } emménage : { $tile }
event-citizen-taken = { $name } prend un citoyen sur le disque : { $kind }
event-citizen-exchanged = { $name } échange un citoyen : { $give } contre { $take }
event-citizen-lost = { $name } perd un citoyen, qui rejoint la réserve : { $kind }

## La chambre aux trésors

event-laid-down = { $name } pose { $pay }.
event-coins-drawn = { $name } pioche des pièces : { $coins }
event-chests-paid = { $name } paie { $card } pour la salle { $room }.
event-chests-bought = { $name } achète les coffres de la salle { $room } : { $chests }.
event-chest-stored = { $name } place un coffre sur { $tile }.
event-chest-returned = Un coffre retourne dans le sac : { $kind }
event-room-filled = Nouveaux coffres dans la salle { $room } : { $chests }
event-chamber-closed = Il reste trop peu de coffres : aucune salle ne sera plus remplie.
event-builder-played = { $name } joue { $card } pour une transformation.
event-looked = { $name } regarde la prochaine carte d’attaque (éclaireur : { $kind }).
event-looked-seen = { $name } regarde la prochaine carte d’attaque (éclaireur : { $kind }) : l’attaque viendra { $from }.
event-attacked = Les attaquants arrivent { $from }.
event-lost = { $name } : − { $points } · côtés ouverts : { $main }
event-lost-lateral = { $name } : − { $points } · côtés ouverts : { $main }, sur les flancs : { $lateral }
event-new-scouts = Nouveaux éclaireurs : { $kinds }
event-announced = La prochaine attaque viendra { $from }.

## Les bazars

event-bazaar = Un bazar est posé à côté du marché : { $tile }

## L’art mauresque

event-culture-taken = { $name } prend une tuile de culture pour le prix { $price } : { $points } au plus.
event-culture-marked = { $name } – tuile de culture { $price } : maintenant { $points } au plus.
event-culture-returned = { $name } rend la tuile de culture du prix { $price }.
event-developed =
    { $count ->
        [one] { $name } développe { $count } tuile de culture : { $points } à chaque décompte.
       *[other] { $name } développe { $count } tuiles de culture : { $points } à chaque décompte.
    }

## Le pouvoir du sultan

event-sultan-opened = Une carte du sultan est visible : { $card }
event-sultan-bought = { $name } achète { $card } pour { $pay }.
event-sultan-bought-exact = { $name } achète { $card } pour { $pay } et fait l’appoint.
event-sultan-kept = { $name } garde la marque : { $kind }
event-sultan-rolled = { $name } lance le dé : { $kind }
event-sultan-marked = { $name } marque { $kind }.
event-sultan-offered = Pioché pour l’emplacement { $space } et d’abord proposé : { $tile }
event-sultan-declined = { $name } refuse { $tile }.
event-sultan-claimed = { $name } utilise une carte du sultan et prend { $tile }.

## Le caravansérail

event-caravanserai-bought = { $name } achète { $card } pour { $pay }.
event-caravanserai-bought-exact = { $name } achète { $card } pour { $pay } et fait l’appoint.
event-caravanserai-moved = { $name } avance le marqueur : { $card } est maintenant sur { $space }.
