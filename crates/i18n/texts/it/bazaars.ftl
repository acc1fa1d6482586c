### I bazar.

module-bazaars = I bazar
about-bazaars = Un bazar costa quanto la tessera nello spazio della sua valuta, richiede il pagamento esatto e alla fine dà punti per gli edifici intorno.
effect-bazaars = Tessere che danno punti per gli edifici intorno
effect-red-palace-bazaars = Tessere che danno punti per gli edifici intorno

## Tessere e pezzi

bazaar-name = Bazar { $currency } ({ $kinds })

## Perché no

refusal-not-in-display = Questo bazar non è accanto al cortile.
refusal-bazaar-currency = Un bazar si paga nella sua valuta.
refusal-no-bazaar-price = Il bazar ora non ha prezzo: lo spazio della sua valuta è vuoto.
refusal-bazaar-not-exact = Un bazar richiede il pagamento esatto.

## Che cosa è successo

event-bazaar = Accanto al cortile arriva un bazar: { $tile }
line-bazaar = { $tile }: vicini { $count } × tipi { $kinds }, { $points }

## Preparazione

setup-bazaars = Mescolate nella scorta anche i bazar coperti ({ $bazaars }).

## Il tavolo

bazaars-change = Bazar { $was } → { $now } punti alla fine
bazaar-price = Prezzo ora: { $price }
bazaar-no-price = Nessun prezzo finché il suo spazio è vuoto
