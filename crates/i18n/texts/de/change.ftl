### Das Wechselgeld.

module-change = Das Wechselgeld
about-change = Die Hälfte dessen, was du zu viel bezahlst, bekommst du als Münzen zurück, die wie Geld gelten.
effect-change = Zu viel bezahlt? Die Hälfte gibt es als Münzen

## Plättchen und Figuren

coin-name = Münze ({ $currency })

## Warum nicht

refusal-coins-stay = Münzen lassen sich nicht tauschen.

## Was geschah

event-coins-drawn = { $name } zieht Münzen: { $coins }

## Aufbau

setup-coins = Legt alle { $coins } Münzen in den Münzbeutel.

## Der Tisch

coins = Münzen
change-due =
    { $count ->
        [one] { $count } Münze zurück
       *[other] { $count } Münzen zurück
    }
