### La camera del tesoro.

module-treasure-chamber = La camera del tesoro
about-treasure-chamber = Compra forzieri, custodiscili in edifici del loro tipo e fai punti se ne hai più degli altri.
effect-treasure-chamber = Fa punti chi custodisce più forzieri

## Che cosa è richiesto

awaited-pay-chests = Paga i forzieri, prima la carta più alta.
awaited-place-chests = Metti i tuoi forzieri su edifici del loro tipo.
awaited-chest-offer = Puoi mettere i forzieri rimasti sui tuoi edifici.

## Che cosa si può fare

action-chests = Compra i forzieri della stanza { $room }: { $chests }
action-put-chest = Metti un forziere su { $tile }

## Perché no

refusal-room-empty = Questa stanza è vuota.
refusal-chests-unaffordable = Il tuo denaro non basta per una stanza.
refusal-payment-order = Paga dalla carta più alta in giù; con quel che resta devi ancora raggiungere il prezzo.
refusal-no-such-chest = Non si sta distribuendo nessun forziere di questo tipo.
refusal-no-place-for-chest = A un forziere serve un edificio del suo tipo nella tua Alhambra che non ne abbia ancora uno.
refusal-holds-chest = Questo edificio ha già un forziere.
refusal-must-place-chest = Chi compra deve mettere ogni forziere che ha un posto, tipo per tipo.

## Che cosa è successo

event-chests-paid = { $name } paga { $card } per la stanza { $room }.
event-chests-bought = { $name } compra i forzieri della stanza { $room }: { $chests }.
event-chest-stored = { $name } mette un forziere su { $tile }.
event-chest-returned = Un forziere torna nel sacchetto: { $kind }
event-room-filled = Nuovi forzieri nella stanza { $room }: { $chests }
event-chamber-closed = Restano troppo pochi forzieri: le stanze non si riempiono più.
line-chests = Forzieri: { $count }, { $place }, { $points }

## Preparazione

setup-chests = Mettete tutti i forzieri nel sacchetto e pescatene 4 per ciascuna delle 3 stanze.

## Il tavolo

chests = Forzieri
room-number = Stanza { $number }
chest-of = Forziere: { $kind }
chests-fit =
    { $count ->
        [one] { $count } su { $total } trova posto
       *[other] { $count } su { $total } trovano posto
    }
buy-for = Compra per { $price }
chests-price = Qualsiasi combinazione di denaro, senza resto né altra azione. Un forziere per edificio del suo tipo.
chests-space = Posto per

## In the terminal

chests-stored = Riposti: { $stored }
chests-aside = Da riporre ora: { $chests }
