### Che cosa si chiede, che cosa si può fare, e perché no.

## Che cosa si chiede

awaited-before-turn = Puoi usare un personaggio prima del tuo turno.
awaited-action = Prendi denaro, compra una tessera o modifica.
awaited-place = Piazza le tue nuove tessere.
awaited-end-of-turn = Puoi usare un personaggio alla fine del tuo turno.
awaited-redesign = Modifica la tua Alhambra.
awaited-interrupt = Puoi comprare una tessera con il visir.
awaited-bid = Fai un’offerta o passa.
awaited-pay-bid = Paga il personaggio che ti sei aggiudicato.
awaited-fatima = Tieni Fatima o scambiala.
awaited-knihstig = Puoi prendere una carta denaro scoperta.
awaited-hakim = Nomina un tipo di edificio per Hakim Wahid.
awaited-pay-chests = Paga i forzieri, prima la carta più alta.
awaited-place-chests = Metti i tuoi forzieri su edifici del loro tipo.
awaited-chest-offer = Puoi mettere i forzieri rimasti sui tuoi edifici.
awaited-nothing = La partita è finita.

## Che cosa si può fare

action-take = Prendi { $cards }
action-buy = Compra { $tile } per { $pay }
action-buy-exact = Compra { $tile } per { $pay } (esatto)
action-add = Aggiungi { $tile } in ({ $x }, { $y })
action-remove = Riprendi { $tile } da ({ $x }, { $y }) nella riserva
action-swap = Scambia { $old } in ({ $x }, { $y }) con { $tile }
action-place = Piazza { $tile } in ({ $x }, { $y })
action-reserve = Metti { $tile } nella riserva
action-give = Dai { $tile } a Dirk
action-vizier-buy = Compra { $tile } per { $pay } con il visir
action-vizier-turn = Riattiva la pietra del visir
action-gate-take = Prendi la carta porta
action-place-gate = Piazza { $tile } in ({ $x }, { $y }), porta: { $side }
action-add-gate = Aggiungi { $tile } in ({ $x }, { $y }), porta: { $side }
action-remove-gate = Riprendi { $tile } da ({ $x }, { $y }) nella riserva, porta: { $sides }
action-pay = Paga { $pay }
action-keep-fatima = Tieni { $character } (8 punti)
action-exchange-fatima = Scambia { $character } con un altro personaggio
action-karim = { $character } paga { $tile }
action-knihstig = { $character }: prendi { $card }
action-ammar = { $character }: modifica
action-hakim = { $character }: mezzo edificio in più, { $kind }
action-laila = { $character }: sostituisci { $tile }
action-machma = { $character }: dai { $give }, prendi { $take }
action-yammerad = { $character }: pesca una carta
action-chests = Compra i forzieri della stanza { $room }: { $chests }
action-put-chest = Metti un forziere su { $tile }

## Perché no

refusal-game-over = La partita è finita.
refusal-not-now = Non adesso. { $awaited }
refusal-module-not-played = Questo modulo non fa parte di questa partita.
refusal-must-act = La prima azione di un turno è obbligatoria, finché ce n’è una possibile.
refusal-not-in-row = Queste carte non sono tra le carte denaro scoperte.
refusal-takes-too-much = Più carte si possono prendere insieme solo fino a un totale di { $limit }.
refusal-empty-space = In questo spazio non c’è nessuna tessera.
refusal-wrong-currency = Questo spazio si paga in un’altra valuta.
refusal-not-in-hand = Non hai in mano queste carte.
refusal-underpaid = Queste carte non raggiungono il prezzo.
refusal-superfluous = Una di queste carte non serve per raggiungere il prezzo.
refusal-not-in-reserve = Questa tessera non è nella tua riserva.
refusal-not-set-aside = Questa tessera non è tra quelle da piazzare.
refusal-no-gift = Questa tessera non si può dare a Dirk.
refusal-cell-taken = Lì c’è già una tessera.
refusal-no-contact = Accanto a questo posto non c’è nessuna tessera.
refusal-wall-mismatch = Un muro toccherebbe un lato aperto.
refusal-out-of-reach = La tessera non sarebbe raggiungibile a piedi dalla tessera di partenza.
refusal-leaves-hole = Resterebbe chiuso uno spazio vuoto.
refusal-no-tile-there = Lì non c’è nessuna tessera.
refusal-start-tile-fixed = La tessera di partenza resta dov’è.
refusal-start-tile-missing = In (0, 0) c’è la tessera di partenza e nessun’altra.
refusal-removal-leaves-hole = Togliendo questa tessera resterebbe un buco.
refusal-removal-cuts-off = Altre tessere perderebbero la via verso la tessera di partenza.
refusal-too-many-tiles = Nessuna partita ha così tante tessere.
refusal-stone-inactive = La tua pietra del visir è inattiva.
refusal-stone-active = La tua pietra del visir è già attiva.
refusal-not-exact = Con il visir il pagamento deve essere esatto.
refusal-no-exchange-in-row = Questa carta di cambio non è tra le carte scoperte.
refusal-wrong-exchange = Questa carta di cambio non mostra la valuta dello spazio.
refusal-needless-exchange = La carta di cambio non serve per questo pagamento.
refusal-no-exchange-for-bids = Un’offerta non si può pagare con una carta di cambio.
refusal-hut-limit = Hai già tre baracche.
refusal-no-hut-left = Non ci sono più baracche di quel tipo.
refusal-hut-to-dirk = Una baracca non si può dare a Dirk.
refusal-no-gate-card = Non c’è nessuna carta porta scoperta.
refusal-no-gate-in-hand = Non hai abbastanza carte porta.
refusal-no-double-wall = Una porta può stare solo dove si toccano i muri stampati di due tessere e non c’è ancora una porta.
refusal-needless-gate = Ogni porta deve essere necessaria.
refusal-fixed-by-gate = Una tessera che tocca una porta non si può più spostare.
refusal-not-your-character = Questo personaggio non è tuo.
refusal-lozenge-used = In questo turno hai già usato un personaggio con il rombo.
refusal-bid-too-low = Un’offerta deve superare la precedente.
refusal-bid-too-high = Non puoi offrire più di quanto hai in una sola valuta.
refusal-worth-more = La carta presa non può valere più di quella data.
refusal-supply-empty = Il sacchetto è vuoto.
refusal-too-many-cards = Hai in mano più di due carte denaro.
refusal-room-empty = Questa stanza è vuota.
refusal-chests-unaffordable = Il tuo denaro non basta per una stanza.
refusal-payment-order = Paga dalla carta più alta in giù; il resto deve ancora bastare per il prezzo.
refusal-no-such-chest = Non si sta distribuendo nessun forziere di questo tipo.
refusal-no-place-for-chest = Un forziere ha bisogno di un edificio del suo tipo nella tua Alhambra che non ne abbia ancora uno.
refusal-must-place-chest = Chi compra deve mettere ogni forziere che ha un posto, tipo per tipo.
