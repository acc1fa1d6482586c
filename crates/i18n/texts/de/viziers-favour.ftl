### Die Gunst des Wesirs.

module-viziers-favour = Die Gunst des Wesirs
about-viziers-favour = Zwischen zwei Zügen darfst du außer der Reihe ein Plättchen kaufen, wenn du passend bezahlst.
effect-viziers-favour = Kauf zwischen zwei Zügen, passend bezahlt

## Was gefragt ist

awaited-interrupt = Du darfst mit dem Wesir ein Plättchen kaufen.

## Was man tun kann

action-vizier-buy = { $tile } für { $pay } mit dem Wesir kaufen
action-vizier-turn = Wesirstein auf aktiv drehen

## Warum nicht

refusal-stone-inactive = Dein Wesirstein ist inaktiv.
refusal-stone-active = Dein Wesirstein ist schon aktiv.
refusal-not-exact = Mit dem Wesir musst du passend bezahlen.

## Was geschah

event-vizier-bought = { $name } nutzt den Wesir und kauft { $tile } für { $pay }.
event-vizier-turned = { $name } dreht den Wesirstein auf aktiv.

## Aufbau

setup-vizier-stones = Alle nehmen einen Wesirstein und legen ihn mit der aktiven Seite nach oben.

## Der Tisch

vizier-active = Wesirstein: aktiv
vizier-inactive = Wesirstein: inaktiv

## In the terminal

viziers-active = Aktive Wesirsteine: { $names }
