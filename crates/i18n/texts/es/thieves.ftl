### Los ladrones.

module-thieves = Los ladrones
about-thieves = Entre dos turnos, una carta secreta toma una carta de dinero a la vista de su moneda, pero nunca justo antes de tu turno.
effect-thieves = Un ladrón toma una carta de dinero entre turnos

## Losetas y piezas

thief-name = Ladrón { $currency }

## Lo que se pide

awaited-thief = Puedes jugar un ladrón y tomar una carta de dinero a la vista.
awaited-vizier-or-thief = Puedes comprar una loseta con el visir o jugar un ladrón.

## Lo que se puede hacer

action-steal = Tomar { $card } con un ladrón

## Por qué no

refusal-next-may-not-steal = Quien juega a continuación no puede usar un ladrón.
refusal-no-such-thief = No tienes ningún ladrón de esa moneda.
refusal-nothing-to-steal = Esa carta no está entre las cartas de dinero a la vista.
refusal-too-late-to-steal = La partida está terminando: ya no se pueden jugar ladrones.

## Lo que ha pasado

event-stolen = { $name } juega un ladrón y toma { $card }.

## Preparación

setup-thieves = Repartid { $each } ladrones boca abajo a cada uno; { $left } se apartan sin mirarlos.

## La mesa

thieves = Ladrones
