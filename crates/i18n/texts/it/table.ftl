### Le parti del tavolo.

more-payments = Altri pagamenti
place-hint = Tocca una casella segnata della tua Alhambra o trascina lì la tessera.
redesign-hint = Per fare una modifica, tocca una tessera della tua Alhambra o della tua riserva.
price-not-reached = { $currency }: hai { $held }, ma questa tessera costa { $price }.
not-now-bought = { $currency }: hai abbastanza ({ $held } per { $price }), ma ora non è il momento di comprare.
wall-change = Muro più lungo { $was } → { $now }
kind-change = { $kind } { $was } → { $now } (massimo al tavolo: { $most })

## Punteggi

sum = Totale
line-by-line = Riga per riga
where-from = Da dove vengono i punti
see-table = Rivedi il tavolo

## Moduli

module-rules = Regole di questo modulo
paid-of = Pagati { $paid } su { $price }
offer-ends =
    { $seconds ->
        [one] Questa offerta scade tra { $seconds } secondo.
       *[other] Questa offerta scade tra { $seconds } secondi.
    }
