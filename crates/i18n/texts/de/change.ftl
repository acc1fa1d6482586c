### Das Wechselgeld.

module-change = Das Wechselgeld
about-change = Die Hälfte dessen, was du zu viel bezahlst, bekommst du als Münzen zurück, die wie Geld gelten.

## Plättchen und Figuren

coin-name = Münze ({ $currency })

## Was gefragt ist

awaited-add-money = Lege für Wechselgeld noch etwas dazu oder schließe ab.

## Was man tun kann

action-pay-more = { $pay } dazulegen
done-paying = Fertig

## Warum nicht

refusal-other-currency = Zu einer Bezahlung darf nur Geld derselben Währung kommen.
refusal-coins-stay = Münzen können nicht getauscht werden.

## Was geschah

event-laid-down = { $name } legt { $pay } hin.
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
