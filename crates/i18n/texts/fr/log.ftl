### Ce qui s’est passé, et d’où viennent les points.

## Tours et tuiles

event-turn = Tour { $turn } : { $name }
event-money = { $name } prend { $cards }.
event-laid-down = { $name } dépose { $pay }.
event-bought = { $name } achète { $tile } avec { $pay }.
event-bought-exact = { $name } achète { $tile } avec { $pay } et fait l’appoint.
event-placed = { $name } pose { $tile } en ({ $x }, { $y }).
    .seen = { $name } pose { $tile }.
event-reserved = { $name } met { $tile } en réserve.
event-given = { $name } donne { $tile } à Dirk.
event-added = { $name } transforme et ajoute { $tile } en ({ $x }, { $y }).
    .seen = { $name } transforme et ajoute { $tile }.
event-removed = { $name } transforme et retire { $tile } de ({ $x }, { $y }) vers la réserve.
    .seen = { $name } transforme et retire { $tile } vers la réserve.
event-swapped = { $name } transforme et échange { $old } en ({ $x }, { $y }) contre { $tile }.
    .seen = { $name } transforme et échange { $old } contre { $tile }.
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
line-wall = Plus long mur : longueur { $count }, { $points }
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
