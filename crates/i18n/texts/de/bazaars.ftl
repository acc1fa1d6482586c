### Die Basare.

module-bazaars = Die Basare
about-bazaars = Basare kosten so viel wie das Plättchen auf dem Feld ihrer Währung, müssen passend bezahlt werden und bringen am Ende Punkte für die Gebäude ringsum.
effect-bazaars = Plättchen, die Gebäude ringsum werten
effect-red-palace-bazaars = Plättchen, die Gebäude ringsum werten

## Plättchen und Figuren

bazaar-name = Basar { $currency } ({ $kinds })

## Warum nicht

refusal-not-in-display = Dieser Basar liegt nicht aus.
refusal-bazaar-currency = Ein Basar wird in seiner eigenen Währung bezahlt.
refusal-no-bazaar-price = Der Basar hat gerade keinen Preis: Das Feld seiner Währung ist leer.
refusal-bazaar-not-exact = Ein Basar muss passend bezahlt werden.

## Was geschah

event-bazaar = Neben dem Bauhof liegt ein Basar: { $tile }
line-bazaar = { $tile }: Nachbarn { $count } × Arten { $kinds }, { $points }

## Aufbau

setup-bazaars = Mischt die { $bazaars } Basare verdeckt unter den Vorrat.

## Der Tisch

bazaars-change = Basare { $was } → { $now } Punkte am Ende
bazaar-price = Preis jetzt: { $price }
bazaar-no-price = Kein Preis, solange das Feld leer ist
