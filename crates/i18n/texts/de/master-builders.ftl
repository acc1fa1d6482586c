### Die Baumeister.

module-master-builders = Die Baumeister
about-master-builders = Geldkarten vom Wert 3, die du stattdessen am Ende deines Zuges für einen Umbau ausspielen kannst.
effect-master-builders = Geld vom Wert 3 oder ein Umbau

## Plättchen und Figuren

builder-name = Baumeister ({ $currency })

## Was man tun kann

action-play-builder = { $card }: umbauen

## Warum nicht

refusal-builder-used = Du hast in diesem Zug schon einen Baumeister zum Umbauen ausgespielt.
refusal-no-builder = Eine solche Baumeisterkarte hast du nicht.

## Was geschah

event-builder-played = { $name } spielt { $card } für einen Umbau.

## Aufbau

setup-master-builders = Mischt die Baumeisterkarten und teilt allen { $each } verdeckt aus.
setup-builder-cards =
    { $count ->
        [one] { $count } Baumeisterkarte
       *[other] { $count } Baumeisterkarten
    }
setup-builders-left = { $count } Baumeisterkarten kommen ungesehen aus dem Spiel.

## In the terminal

builders-gone = Baumeister aus dem Spiel: { $count }
