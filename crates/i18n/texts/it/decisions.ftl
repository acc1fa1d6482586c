### Che cosa si chiede, che cosa si può fare, e perché no.

## Che cosa si chiede

awaited-before-turn = Puoi usare un personaggio prima del tuo turno.
awaited-action = Prendi denaro, compra o modifica l’Alhambra.
awaited-add-money = Aggiungi denaro, o concludi.
awaited-place = Piazza le tue nuove tessere.
awaited-end-of-turn = Alla fine del turno puoi fare ancora una modifica.
awaited-redesign = Modifica la tua Alhambra.
awaited-nothing = La partita è finita.

## Che cosa si può fare

action-take = Prendi { $cards }
action-buy = Compra { $tile } con { $pay }
action-buy-exact = Compra { $tile } con { $pay } (esatto)
action-add = Aggiungi { $tile } in ({ $x }, { $y })
    .seen = Aggiungi { $tile }
action-remove = Sposta { $tile } da ({ $x }, { $y }) nella riserva
    .seen = Sposta { $tile } nella riserva
action-swap = Scambia { $old } in ({ $x }, { $y }) con { $tile }
    .seen = Scambia { $old } con { $tile }
action-place = Piazza { $tile } in ({ $x }, { $y })
    .seen = Piazza { $tile }
action-reserve = Metti { $tile } nella riserva
action-give = Dai { $tile } a Carlo
action-pay = Paga { $pay }
action-pay-more = Aggiungi { $pay }
done-paying = Fatto

## Perché no

refusal-game-over = La partita è finita.
refusal-not-now = Non adesso. { $awaited }
refusal-module-not-played = Questo modulo non fa parte di questa partita.
refusal-must-act = La prima azione di un turno è obbligatoria, se ce n’è una possibile.
refusal-not-in-row = Queste carte non sono tra quelle scoperte.
refusal-takes-too-much = Puoi prendere più carte insieme solo fino a un totale di { $limit }.
refusal-empty-space = In questo spazio non c’è nessuna tessera.
refusal-wrong-currency = Questo spazio si paga in un’altra valuta.
refusal-not-in-hand = Non hai in mano queste carte.
refusal-underpaid = Queste carte non raggiungono il prezzo.
refusal-superfluous = Una di queste carte non serve per raggiungere il prezzo.
refusal-other-currency = A un pagamento si può aggiungere solo denaro della stessa valuta.
refusal-only-cards = A questo pagamento si possono aggiungere solo carte.
refusal-not-in-reserve = Questa tessera non è nella tua riserva.
refusal-not-set-aside = Questa tessera non è tra quelle da piazzare.
refusal-no-gift = Questa tessera non si può dare a Carlo.
refusal-cell-taken = Lì c’è già una tessera.
refusal-no-contact = Lì accanto non c’è nessuna tessera.
refusal-wall-mismatch = Un muro toccherebbe un lato aperto.
refusal-out-of-reach = La tessera non sarebbe raggiungibile a piedi dalla tessera di partenza.
refusal-leaves-hole = Si chiuderebbe uno spazio vuoto.
refusal-no-tile-there = Lì non c’è nessuna tessera.
refusal-start-tile-fixed = La tessera di partenza resta dov’è.
refusal-start-tile-missing = In (0, 0) sta la tessera di partenza e nessun’altra.
refusal-removal-leaves-hole = Togliendo questa tessera resterebbe un buco.
refusal-removal-cuts-off = Altre tessere perderebbero la via verso la tessera di partenza.
refusal-too-many-tiles = Nessuna partita ha così tante tessere.
refusal-fixed-by-gate = Una tessera che tocca una porta non si può più spostare.
refusal-camp-mismatch = Un accampamento tocca solo muri (con i bastioni) e altri accampamenti (con i lati verdi).
refusal-camp-without-wall = A un accampamento serve un bastione contro un muro.
refusal-camp-loses-contact = Un accampamento perderebbe il muro di cui ha bisogno.
refusal-camp-for-camp = Un accampamento si scambia solo con un accampamento.
