### Les portes de la ville.

module-city-gates = Les portes de la ville
about-city-gates = Une porte ouvre un mur double : les tuiles derrière lui deviennent accessibles à pied.
effect-city-gates = Une porte ouvre un mur double

## Tuiles et pièces

side-of-cell = { $side } de ({ $x }, { $y })
    .seen = { $side }

## Ce qu’on peut faire

action-gate-take = Prendre la carte porte
action-place-gate = Poser { $tile } en ({ $x }, { $y }), porte : { $side }
    .seen = Poser { $tile }, porte : { $side }
action-add-gate = Ajouter { $tile } en ({ $x }, { $y }), porte : { $side }
    .seen = Ajouter { $tile }, porte : { $side }
action-remove-gate = Retirer { $tile } de ({ $x }, { $y }) vers la réserve, porte : { $sides }
    .seen = Retirer { $tile } vers la réserve, porte : { $sides }

## Pourquoi pas

refusal-no-gate-card = Aucune carte porte n’est visible.
refusal-no-gate-in-hand = Vous n’avez pas assez de cartes porte.
refusal-no-double-wall = Une porte ne se place que là où les murs imprimés de deux tuiles se touchent, et où il n’y a pas encore de porte.
refusal-gate-at-camp = Aucune porte ne peut toucher un camp.
refusal-needless-gate = Chaque porte doit être nécessaire.

## Ce qui s’est passé

event-gate-opened = Une carte porte est visible.
event-gate-discarded = Une carte porte est défaussée, car une autre est déjà visible.
event-gate-taken = { $name } prend la carte porte.
event-gate-built = { $name } construit une porte : { $side }.

## Mise en place

setup-gates = Préparez { $gates } portes.
setup-gate-cards =
    { $count ->
        [one] { $count } carte porte
       *[other] { $count } cartes porte
    }

## La table

gate-card = Carte porte
gates = Portes
