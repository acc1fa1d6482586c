### Gli spiccioli.

module-change = Gli spiccioli
about-change = La metà di quanto paghi in più ti torna in monete, che valgono come denaro.

## Tessere e pezzi

coin-name = Moneta ({ $currency })

## Che cosa è richiesto

awaited-add-money = Aggiungi denaro per avere spiccioli, o concludi.

## Che cosa si può fare

action-pay-more = Aggiungi { $pay }
done-paying = Fatto

## Perché no

refusal-other-currency = A un pagamento si può aggiungere solo denaro della stessa valuta.
refusal-coins-stay = Le monete non si possono scambiare.

## Che cosa è successo

event-laid-down = { $name } mette { $pay }.
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
