### Il caravanserraglio.

module-caravanserai = Il caravanserraglio
about-caravanserai = Un caravanserraglio è una carta denaro che si riempie turno dopo turno, può cambiare valuta e riparte da capo quando la spendi.
effect-caravanserai = Denaro che cresce turno dopo turno

## Tessere e pezzi

caravan-name = Caravanserraglio ({ $currency } { $value })
caravanserai-name = Caravanserraglio { $main } ({ $two } 2, { $three } 3, { $four } 4)
    .object = il caravanserraglio { $main } ({ $two } 2, { $three } 3, { $four } 4)
caravanserai-start = partenza

## Che cosa è richiesto

awaited-caravanserai-move = Puoi spostare di uno spazio il segnalino di un caravanserraglio.

## Che cosa si può fare

action-caravanserai-buy = Compra { $card } con { $pay }
action-caravanserai-buy-exact = Compra { $card } con { $pay } (esatto)
action-caravanserai-move = { $card }: sposta il segnalino su { $space }

## Perché no

refusal-caravanserai-taken = Questo caravanserraglio non è più disponibile.
refusal-caravanserai-underpaid = Il tuo denaro non basta per un caravanserraglio.
refusal-caravanserai-limit = Hai già due caravanserragli.
refusal-too-few-kinds = Questo caravanserraglio richiede { $kinds } tipi di edificio diversi nella tua Alhambra.
refusal-no-exchange-for-caravanserai = Un caravanserraglio si paga in una sola valuta, senza carta di cambio.
refusal-not-your-caravanserai = Questo caravanserraglio non è tuo.
refusal-no-such-step = Con un solo passo non si arriva a quello spazio.
refusal-caravanserai-stays = Un caravanserraglio non si può dare via.

## Che cosa è successo

event-caravanserai-bought = { $name } compra { $card } con { $pay }.
event-caravanserai-bought-exact = { $name } compra { $card } con { $pay }, pagamento esatto.
event-caravanserai-moved = { $name } sposta il segnalino: { $card } è ora su { $space }.

## Preparazione

setup-caravanserais = Disponete scoperte le { $cards } carte caravanserraglio, con un segnalino pronto per ciascuna.
setup-second-caravanserai = Per un secondo caravanserraglio servono { $kinds } tipi di edificio invece di quattro.
caravanserai-five-kinds = Cinque tipi
caravanserai-five-kinds-hint = per un secondo caravanserraglio, invece di quattro

## Il tavolo

caravanserai-price = Prezzo per te: { $price }
caravanserai-no-price = Ti servono { $kinds } tipi di edificio nella tua Alhambra.
