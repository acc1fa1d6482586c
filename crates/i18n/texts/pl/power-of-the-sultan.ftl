### Potęga sułtana.

module-power-of-the-sultan = Potęga sułtana
about-power-of-the-sultan = Karta sułtana pozwala wziąć za darmo budynek zaznaczonego rodzaju, gdy tylko zostanie dobrany na giełdę.
effect-power-of-the-sultan = Weź za darmo dobrany budynek

## Żetony i figury

sultan-card-name = Karta sułtana { $currency } ({ $kind })
    .object = kartę sułtana { $currency } ({ $kind })

## O co chodzi

awaited-sultan-mark = Zostaw znacznik na swojej karcie sułtana albo rzuć kością.
awaited-sultan-roll = Zaznacz wyrzucony rodzaj albo ten na przeciwnej ściance.
awaited-sultan-offer = Możesz wziąć dobrany budynek za kartę sułtana.

## Co można zrobić

action-sultan-buy = Kup { $card } za: { $pay }
action-sultan-buy-exact = Kup { $card } za odliczoną kwotę: { $pay }
action-sultan-keep = Zostaw znacznik: { $kind }
action-sultan-roll = Zdejmij znacznik i rzuć kością
action-sultan-mark = Zaznacz: { $kind }
action-sultan-claim = Weź { $tile } za kartę sułtana

## Dlaczego nie

refusal-sultan-not-in-display = Ta karta sułtana nie leży odkryta.
refusal-sultan-currency = Za kartę sułtana płaci się jej walutą.
refusal-sultan-underpaid = Twoje pieniądze nie wystarczą na kartę sułtana.
refusal-not-rolled = Można zaznaczyć tylko wyrzucony rodzaj albo ten na przeciwnej ściance.
refusal-not-offered = Oferowany jest inny budynek.

## Co się stało

event-sultan-opened = Odkryto kartę sułtana: { $card }
event-sultan-bought = { $name } kupuje { $card }, płaci: { $pay }.
event-sultan-bought-exact = { $name } kupuje { $card } za odliczoną kwotę: { $pay }.
event-sultan-kept = { $name } zostawia znacznik: { $kind }
event-sultan-rolled = { $name } rzuca kością: { $kind }
event-sultan-marked = { $name } zaznacza: { $kind }
event-sultan-offered = Dobrano na pole { $space }, najpierw do wzięcia: { $tile }
event-sultan-declined = { $name } nie bierze: { $tile }
event-sultan-claimed = { $name } używa karty sułtana i bierze { $tile }.

## Przygotowanie

setup-sultan-markers = Przygotujcie znaczniki ({ $markers }) i kość budynków do kart sułtana.
setup-sultan-cards = karty sułtana ({ $count })
