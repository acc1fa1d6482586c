### I capomastri.

module-master-builders = I capomastri
about-master-builders = Carte denaro di valore 3 che alla fine del tuo turno puoi giocare invece per una modifica.
effect-master-builders = Denaro di valore 3, o una modifica

## Tessere e pezzi

builder-name = Capomastro ({ $currency })

## Che cosa si può fare

action-play-builder = { $card }: modifica

## Perché no

refusal-builder-used = In questo turno hai già giocato un capomastro per una modifica.
refusal-no-builder = Non hai questa carta capomastro.

## Che cosa è successo

event-builder-played = { $name } gioca { $card } per una modifica.

## Preparazione

setup-master-builders = Mescolate le carte capomastro e distribuitene { $each } coperte a ciascuno.
setup-builder-cards =
    { $count ->
        [one] { $count } carta capomastro
       *[other] { $count } carte capomastro
    }
setup-builders-left = { $count } carte capomastro si tolgono senza guardarle.

## In the terminal

builders-gone = Capomastri fuori dal gioco: { $count }
