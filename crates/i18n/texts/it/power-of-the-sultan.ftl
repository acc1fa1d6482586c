### Il potere del sultano.

module-power-of-the-sultan = Il potere del sultano
about-power-of-the-sultan = Una carta del sultano ti dà gratis un edificio del tipo segnato, appena viene pescato per il cortile.
effect-power-of-the-sultan = Prendi gratis un edificio appena pescato

## Tessere e pezzi

sultan-card-name = Carta del sultano { $currency } ({ $kind })
    .object = la carta del sultano { $currency } ({ $kind })

## Che cosa è richiesto

awaited-sultan-mark = Tieni il segno della tua carta del sultano o lancia il dado.
awaited-sultan-roll = Segna il tipo uscito o quello della faccia opposta.
awaited-sultan-offer = Puoi prendere l’edificio pescato con una carta del sultano.

## Che cosa si può fare

action-sultan-buy = Compra { $card } con { $pay }
action-sultan-buy-exact = Compra { $card } con { $pay } (esatto)
action-sultan-keep = Tieni il segno: { $kind }
action-sultan-roll = Togli il segno e lancia il dado
action-sultan-mark = Segna { $kind }
action-sultan-claim = Prendi { $tile } con una carta del sultano

## Perché no

refusal-sultan-not-in-display = Questa carta del sultano non è scoperta.
refusal-sultan-currency = Una carta del sultano si paga nella sua valuta.
refusal-sultan-underpaid = Il tuo denaro non basta per una carta del sultano.
refusal-not-rolled = Si può segnare solo il tipo uscito o quello della faccia opposta.
refusal-not-offered = L’edificio offerto è un altro.

## Che cosa è successo

event-sultan-opened = Viene scoperta una carta del sultano: { $card }
event-sultan-bought = { $name } compra { $card } con { $pay }.
event-sultan-bought-exact = { $name } compra { $card } con { $pay }, pagamento esatto.
event-sultan-kept = { $name } tiene il segno: { $kind }
event-sultan-rolled = { $name } lancia il dado: { $kind }
event-sultan-marked = { $name } segna { $kind }.
event-sultan-offered = Pescato per lo spazio { $space } e offerto ai giocatori: { $tile }
event-sultan-declined = { $name } rifiuta { $tile }.
event-sultan-claimed = { $name } usa una carta del sultano e prende { $tile }.

## Preparazione

setup-sultan-markers = Preparate i { $markers } segnalini e il dado degli edifici delle carte del sultano.
setup-sultan-cards = { $count } carte del sultano
