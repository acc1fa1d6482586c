### Die Macht des Sultans.

module-power-of-the-sultan = Die Macht des Sultans
about-power-of-the-sultan = Mit einer Sultanskarte nimmst du ein Gebäude der markierten Art kostenlos, sobald es für den Bauhof gezogen wird.
effect-power-of-the-sultan = Nimm ein gezogenes Gebäude kostenlos

## Plättchen und Figuren

sultan-card-name = Sultanskarte { $currency } ({ $kind })

## Was gefragt ist

awaited-sultan-mark = Behalte die Markierung deiner Sultanskarte oder würfle.
awaited-sultan-roll = Markiere die gewürfelte Gebäudeart oder die auf der Gegenseite des Würfels.
awaited-sultan-offer = Du darfst das gezogene Gebäude für eine Sultanskarte nehmen.

## Was man tun kann

action-sultan-buy = { $card } für { $pay } kaufen
action-sultan-buy-exact = { $card } für { $pay } kaufen (passend)
action-sultan-keep = Markierung behalten: { $kind }
action-sultan-roll = Markierung abnehmen und würfeln
action-sultan-mark = { $kind } markieren
action-sultan-claim = { $tile } für eine Sultanskarte nehmen

## Warum nicht

refusal-sultan-not-in-display = Diese Sultanskarte liegt nicht aus.
refusal-sultan-currency = Eine Sultanskarte wird in ihrer eigenen Währung bezahlt.
refusal-sultan-underpaid = Dein Geld reicht nicht für eine Sultanskarte.
refusal-not-rolled = Markieren kannst du nur die gewürfelte Gebäudeart oder die auf der Gegenseite des Würfels.
refusal-not-offered = Ein anderes Gebäude steht zur Wahl.

## Was geschah

event-sultan-opened = Eine Sultanskarte liegt offen aus: { $card }
event-sultan-bought = { $name } kauft { $card } für { $pay }.
event-sultan-bought-exact = { $name } kauft { $card } für { $pay }, passend bezahlt.
event-sultan-kept = { $name } behält die Markierung: { $kind }
event-sultan-rolled = { $name } würfelt: { $kind }
event-sultan-marked = { $name } markiert { $kind }.
event-sultan-offered = Für Feld { $space } gezogen und zuerst angeboten: { $tile }
event-sultan-declined = { $name } lehnt { $tile } ab.
event-sultan-claimed = { $name } nutzt eine Sultanskarte und nimmt { $tile }.

## Aufbau

setup-sultan-markers = Legt die { $markers } Marker und den Gebäudewürfel der Sultanskarten bereit.
setup-sultan-cards = { $count } Sultanskarten
