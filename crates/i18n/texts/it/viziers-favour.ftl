### Il favore del visir.

module-viziers-favour = Il favore del visir
about-viziers-favour = Tra due turni puoi comprare una volta una tessera fuori turno, se il pagamento è esatto.
effect-viziers-favour = Compra tra due turni con pagamento esatto

## Che cosa è richiesto

awaited-interrupt = Puoi comprare una tessera con il visir.

## Che cosa si può fare

action-vizier-buy = Compra { $tile } con il visir: { $pay }
action-vizier-turn = Riattiva la pietra del visir

## Perché no

refusal-stone-inactive = La tua pietra del visir è inattiva.
refusal-stone-active = La tua pietra del visir è già attiva.
refusal-not-exact = Con il visir il pagamento deve essere esatto.

## Che cosa è successo

event-vizier-bought = { $name } usa il visir e compra { $tile } con { $pay }.
event-vizier-turned = { $name } riattiva la pietra del visir.

## Preparazione

setup-vizier-stones = Ogni giocatore prende una pietra del visir e la mette davanti a sé con il lato attivo in alto.

## Il tavolo

vizier-active = Pietra del visir: attiva
vizier-inactive = Pietra del visir: inattiva

## In the terminal

viziers-active = Pietre del visir attive: { $names }
