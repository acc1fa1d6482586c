### Le pouvoir du sultan.

module-power-of-the-sultan = Le pouvoir du sultan
about-power-of-the-sultan = Une carte du sultan permet de prendre gratuitement un bâtiment du type marqué, au moment où il est pioché pour le chantier.
effect-power-of-the-sultan = Un bâtiment tout juste pioché, gratuitement

## Tuiles et pièces

sultan-card-name = Carte du sultan { $currency } ({ $kind })
    .object = la carte du sultan { $currency } ({ $kind })

## Ce qui est demandé

awaited-sultan-mark = Gardez la marque de votre carte du sultan ou lancez le dé.
awaited-sultan-roll = Marquez le type obtenu ou celui de la face opposée.
awaited-sultan-offer = Vous pouvez prendre le bâtiment pioché contre une carte du sultan.

## Ce qu’on peut faire

action-sultan-buy = Acheter { $card } avec { $pay }
action-sultan-buy-exact = Acheter { $card } avec { $pay } (appoint)
action-sultan-keep = Garder la marque : { $kind }
action-sultan-roll = Retirer la marque et lancer le dé
action-sultan-mark = Marquer { $kind }
action-sultan-claim = Prendre { $tile } contre une carte du sultan

## Pourquoi pas

refusal-sultan-not-in-display = Cette carte du sultan n’est pas visible.
refusal-sultan-currency = Une carte du sultan se paie dans sa propre monnaie.
refusal-sultan-underpaid = Votre argent ne suffit pas pour une carte du sultan.
refusal-not-rolled = Seul le type obtenu ou celui de la face opposée peut être marqué.
refusal-not-offered = C’est un autre bâtiment qui est proposé.

## Ce qui s’est passé

event-sultan-opened = Une carte du sultan est visible : { $card }
event-sultan-bought = { $name } achète { $card } avec { $pay }.
event-sultan-bought-exact = { $name } achète { $card } avec { $pay } et fait l’appoint.
event-sultan-kept = { $name } garde la marque : { $kind }
event-sultan-rolled = { $name } lance le dé : { $kind }
event-sultan-marked = { $name } marque { $kind }.
event-sultan-offered = Pioché pour l’emplacement { $space } et d’abord proposé : { $tile }
event-sultan-declined = { $name } refuse { $tile }.
event-sultan-claimed = { $name } utilise une carte du sultan et prend { $tile }.

## Mise en place

setup-sultan-markers = Préparez les { $markers } marqueurs et le dé des bâtiments pour les cartes du sultan.
setup-sultan-cards = { $count } cartes du sultan
