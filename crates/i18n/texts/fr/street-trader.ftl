### Le marchand ambulant.

module-street-trader = Le marchand ambulant
about-street-trader = Des citoyens emménagent dans les bâtiments posés là où se tient votre marchand ; les séries de couleurs différentes rapportent des points à chaque décompte.
effect-street-trader = Des citoyens emménagent et forment des séries

## Ce qui est demandé

awaited-choose-citizens = Choisissez en secret les trois citoyens de votre disque.
awaited-first-disc = Posez votre disque de marchand sur une case à côté de la tuile de départ.
awaited-move-in = Un citoyen de votre disque peut emménager dans la nouvelle tuile.
awaited-new-citizen = Prenez un nouveau citoyen pour votre disque.
awaited-exchange-citizen = Vous pouvez échanger un citoyen de votre disque.
awaited-put-disc-back = Reposez votre disque de marchand sur une case vide à côté de votre Alhambra.

## Ce qu’on peut faire

action-choose-citizens = Choisir les citoyens : { $kinds }
action-put-disc = Poser le disque en ({ $x }, { $y })
    .seen = Poser le disque ici
action-move-in = Faire emménager un citoyen : { $tile }
action-take-citizen = Prendre un citoyen : { $kind }
action-exchange-citizen = Échanger un citoyen : { $give } contre { $take }

## Pourquoi pas

refusal-not-beside-start = Le disque commence sur une case à côté de la tuile de départ.
refusal-no-place-for-disc = Il faut au disque une case vide qui partage un côté avec une tuile de votre Alhambra.
refusal-not-the-tile-laid = Un citoyen n’emménage que dans la tuile qui vient d’être posée sur la case du disque.
refusal-no-citizen-left = Il n’y a pas de citoyen de cette couleur en réserve.
refusal-not-on-disc = Aucun citoyen de cette couleur n’est sur votre disque.
refusal-no-such-exchange = Un citoyen s’échange contre un citoyen de la réserve, d’une autre couleur.

## Ce qui s’est passé

event-citizens-revealed = { $name } commence avec ces citoyens : { $kinds }
event-disc-put = { $name } pose le disque de marchand en ({ $x }, { $y }).
    .seen = { $name } pose le disque de marchand.
event-disc-aside = { $name } retire le disque de marchand de sa case.
event-moved-in = { $name } fait emménager un citoyen : { $tile }
event-citizen-taken = { $name } met un nouveau citoyen sur le disque : { $kind }
event-citizen-exchanged = { $name } échange un citoyen : { $give } contre { $take }
event-citizen-lost = { $name } perd un citoyen, qui rejoint la réserve : { $kind }
line-citizens = Citoyens : { $count } en séries, { $points }

## Mise en place

setup-citizens = Chacun prend un disque de marchand et un citoyen de chaque couleur, en choisit trois en secret pour le disque et pose celui-ci à côté de la tuile de départ. Tous les autres citoyens forment la réserve : { $supply }.

## La table

citizens = Citoyens
citizen-supply = Réserve de citoyens
citizen-name = Citoyen ({ $kind })
trader-disc = Disque de marchand
trader-disc-aside = Disque de marchand (de côté)
citizens-chosen = Choisis : { $count } sur 3
choose-these-citizens = Choisir ces trois
citizens-change = Citoyens { $was } → { $now } points
nothing-dealt = Rien n’est encore distribué : chacun choisit d’abord.
your-citizens = Vos citoyens

## In the terminal

citizens-of = { $name } : sur le disque { $disc } ; dans les bâtiments { $housed }
