### L’ufficio di cambio.

module-currency-exchange = L’ufficio di cambio
about-currency-exchange = Con una carta di cambio paghi una tessera mescolando due valute.
effect-currency-exchange = Con una carta paghi in due valute

## Tessere e pezzi

exchange-card-name = Carta di cambio { $first }/{ $second }
    .object = la carta di cambio { $first }/{ $second }

## Perché no

refusal-no-exchange-in-row = Questa carta di cambio non è tra le carte scoperte.
refusal-wrong-exchange = Questa carta di cambio non mostra la valuta dello spazio.
refusal-needless-exchange = La carta di cambio non serve per questo pagamento.
refusal-no-exchange-for-bids = Un’offerta non si può pagare con una carta di cambio.

## Preparazione

setup-exchange-cards = { $count } carte di cambio
