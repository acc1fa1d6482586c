### El favor del visir.

module-viziers-favour = El favor del visir
about-viziers-favour = Con el visir puedes comprar una vez una loseta entre dos turnos, si el pago es exacto.
effect-viziers-favour = Compra una loseta entre turnos, con pago exacto

## Lo que se pide

awaited-interrupt = Puedes comprar una loseta con el visir.

## Lo que se puede hacer

action-vizier-buy = Comprar { $tile } por { $pay } con el visir
action-vizier-turn = Reactivar la piedra del visir

## Por qué no

refusal-stone-inactive = Tu piedra del visir está inactiva.
refusal-stone-active = Tu piedra del visir ya está activa.
refusal-not-exact = Con el visir el pago debe ser exacto.

## Lo que ha pasado

event-vizier-bought = { $name } usa el visir y compra { $tile } por { $pay }.
event-vizier-turned = { $name } reactiva la piedra del visir.

## Preparación

setup-vizier-stones = Cada jugador toma una piedra del visir y la coloca con la cara activa hacia arriba.

## La mesa

vizier-active = Piedra del visir: activa
vizier-inactive = Piedra del visir: inactiva

## In the terminal

viziers-active = Piedras del visir activas: { $names }
