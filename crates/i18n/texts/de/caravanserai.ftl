### Die Karawanserei.

module-caravanserai = Die Karawanserei
about-caravanserai = Eine Karawanserei ist eine Geldkarte, die sich Zug um Zug füllt, ihre Währung wechseln kann und nach dem Bezahlen von vorn beginnt.
effect-caravanserai = Geld, das Zug um Zug wächst

## Plättchen und Figuren

caravan-name = Karawanserei ({ $currency } { $value })
caravanserai-name = Karawanserei { $main } ({ $two } 2, { $three } 3, { $four } 4)
caravanserai-start = Start

## Was gefragt ist

awaited-caravanserai-move = Du darfst den Marker einer Karawanserei um ein Feld weiterziehen.

## Was man tun kann

action-caravanserai-buy = { $card } für { $pay } kaufen
action-caravanserai-buy-exact = { $card } für { $pay } kaufen (passend)
action-caravanserai-move = { $card }: Marker auf { $space } ziehen

## Warum nicht

refusal-caravanserai-taken = Diese Karawanserei liegt nicht mehr aus.
refusal-caravanserai-underpaid = Dein Geld reicht nicht für eine Karawanserei.
refusal-caravanserai-limit = Du hast schon zwei Karawansereien.
refusal-too-few-kinds = Für diese Karawanserei brauchst du { $kinds } verschiedene Gebäudearten in deiner Alhambra.
refusal-no-exchange-for-caravanserai = Eine Karawanserei wird in einer einzigen Währung bezahlt, ohne Wechselkarte.
refusal-not-your-caravanserai = Diese Karawanserei gehört dir nicht.
refusal-no-such-step = Zu diesem Feld führt kein einzelner Schritt.
refusal-caravanserai-stays = Eine Karawanserei ist keine Karte, die man abgeben kann.

## Was geschah

event-caravanserai-bought = { $name } kauft { $card } für { $pay }.
event-caravanserai-bought-exact = { $name } kauft { $card } für { $pay }, passend bezahlt.
event-caravanserai-moved = { $name } zieht den Marker: { $card } steht jetzt auf { $space }.

## Aufbau

setup-caravanserais = Legt die { $cards } Karawansereien offen aus und für jede einen Marker bereit.
setup-second-caravanserai = Wer schon eine Karawanserei hat, braucht für die zweite { $kinds } Gebäudearten statt vier.
caravanserai-five-kinds = Fünf Arten
caravanserai-five-kinds-hint = für die zweite Karawanserei, statt vier

## Der Tisch

caravanserai-price = Preis für dich: { $price }
caravanserai-no-price = Du brauchst { $kinds } Gebäudearten in deiner Alhambra.
