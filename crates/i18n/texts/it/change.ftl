### Gli spiccioli.

module-change = Gli spiccioli
about-change = La metà di quanto paghi in più ti torna in monete, che puoi spendere come denaro.
effect-change = Metà di quanto paghi in più torna in monete

## Tessere e pezzi

coin-name = Moneta ({ $currency })

## Perché no

refusal-coins-stay = Le monete non si possono scambiare.

## Che cosa è successo

event-coins-drawn = { $name } pesca monete: { $coins }

## Preparazione

setup-coins = Mettete tutte le { $coins } monete nel sacchetto degli spiccioli.

## Il tavolo

coins = Monete
change-due =
    { $count ->
        [one] { $count } moneta di resto
       *[other] { $count } monete di resto
    }
