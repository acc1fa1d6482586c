### Die Schatzkammer.

module-treasure-chamber = Die Schatzkammer
about-treasure-chamber = Kaufe Truhen, lagere sie in Gebäuden ihrer Art und hole Punkte für die meisten.
effect-treasure-chamber = Wer die meisten Truhen lagert, bekommt Punkte

## Was gefragt ist

awaited-pay-chests = Bezahle die Truhen, die höchste Karte zuerst.
awaited-place-chests = Stelle deine Truhen auf Gebäude ihrer Art.
awaited-chest-offer = Du darfst übrige Truhen auf deine Gebäude stellen.

## Was man tun kann

action-chests = Truhen aus Raum { $room } kaufen: { $chests }
action-put-chest = Eine Truhe auf { $tile } stellen

## Warum nicht

refusal-room-empty = Dieser Raum ist leer.
refusal-chests-unaffordable = Dein Geld reicht nicht für einen Raum.
refusal-payment-order = Bezahle von der höchsten Karte abwärts; der Rest muss für den Preis noch reichen.
refusal-no-such-chest = Es wird keine Truhe dieser Art verteilt.
refusal-no-place-for-chest = Eine Truhe braucht in deiner Alhambra ein Gebäude ihrer Art, auf dem noch keine steht.
refusal-holds-chest = Auf diesem Gebäude steht schon eine Truhe.
refusal-must-place-chest = Wer kauft, muss jede Truhe abstellen, die einen Platz hat, Art für Art.

## Was geschah

event-chests-paid = { $name } legt { $card } für Raum { $room } hin.
event-chests-bought = { $name } kauft die Truhen aus Raum { $room }: { $chests }.
event-chest-stored = { $name } stellt eine Truhe auf { $tile }.
event-chest-returned = Eine Truhe kommt zurück in den Beutel: { $kind }
event-room-filled = Neue Truhen in Raum { $room }: { $chests }
event-chamber-closed = Zu wenige Truhen übrig: Kein Raum wird mehr aufgefüllt.
line-chests = Truhen: { $count }, { $place }, { $points }

## Aufbau

setup-chests = Legt alle Truhen in den Beutel und zieht für jeden der 3 Räume 4.

## Der Tisch

chests = Truhen
room-number = Raum { $number }
chest-of = Truhe: { $kind }
chests-fit = { $count } von { $total } passen
buy-for = Für { $price } kaufen
chests-price = Geld beliebig gemischt, kein Wechselgeld, keine weitere Aktion. Eine Truhe je Gebäude ihrer Art.
chests-space = Platz für

## In the terminal

chests-stored = Eingelagert: { $stored }
chests-aside = Jetzt einzulagern: { $chests }
