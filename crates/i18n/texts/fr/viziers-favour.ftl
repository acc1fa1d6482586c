### La faveur du vizir.

module-viziers-favour = La faveur du vizir
about-viziers-favour = Entre deux tours, vous pouvez acheter une tuile, une seule, si vous faites l’appoint.
effect-viziers-favour = Une tuile entre deux tours, avec l’appoint

## Ce qui est demandé

awaited-interrupt = Vous pouvez acheter une tuile grâce au vizir.

## Ce qu’on peut faire

action-vizier-buy = Acheter { $tile } avec { $pay } grâce au vizir
action-vizier-turn = Réactiver la pierre du vizir

## Pourquoi pas

refusal-stone-inactive = Votre pierre du vizir est inactive.
refusal-stone-active = Votre pierre du vizir est déjà active.
refusal-not-exact = Avec le vizir, il faut faire l’appoint.

## Ce qui s’est passé

event-vizier-bought = { $name } fait appel au vizir et achète { $tile } avec { $pay }.
event-vizier-turned = { $name } réactive la pierre du vizir.

## Mise en place

setup-vizier-stones = Chaque joueur prend une pierre du vizir et la pose, face active visible.

## La table

vizier-active = Pierre du vizir : active
vizier-inactive = Pierre du vizir : inactive

## In the terminal

viziers-active = Pierres du vizir actives : { $names }
