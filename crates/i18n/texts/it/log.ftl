### Che cosa è successo, e da dove vengono i punti.

## Turni e tessere

event-turn = Turno { $turn }: { $name }
event-money = { $name } prende { $cards }.
event-bought = { $name } compra { $tile } per { $pay }.
event-bought-exact = { $name } compra { $tile } per { $pay }, pagamento esatto.
event-placed = { $name } piazza { $tile } in ({ $x }, { $y }).
event-reserved = { $name } mette { $tile } nella riserva.
event-given = { $name } dà { $tile } a Dirk.
event-added = { $name } modifica e aggiunge { $tile } in ({ $x }, { $y }).
event-removed = { $name } modifica e riprende { $tile } da ({ $x }, { $y }) nella riserva.
event-swapped = { $name } modifica e scambia { $old } in ({ $x }, { $y }) con { $tile }.
event-stopped = { $name } non fa altre azioni.
event-reshuffled =
    { $count ->
        [one] Gli scarti diventano il nuovo mazzo: { $count } carta.
       *[other] Gli scarti diventano il nuovo mazzo: { $count } carte.
    }
event-row = Nuova carta denaro scoperta: { $card }
event-market = Nuova tessera nello spazio { $space }: { $tile }
event-market-short = Il cortile non si può più completare: la partita finisce.
event-dirk-drew = Dirk riceve { $tile }.
event-left-over = { $name } ha più denaro di tutti e riceve la tessera rimasta { $tile } ({ $currency }: { $totals }).
event-left-over-nobody = Nessuno riceve la tessera rimasta { $tile } ({ $currency }: { $totals }).

## Valutazione

event-scoring-due = Esce la carta valutazione { $round }.
event-scored = Valutazione { $round }: { $totals }

line-of = { $name } – { $line }
line-kind = { $kind }: { $built }, { $place }, { $points }
line-built =
    { $count ->
        [one] { $count } edificio
       *[other] { $count } edifici
    }
line-built-half = { $count }½ edifici
line-camp = { $tile }: in linea { $count }, { $points }
line-citizens = Cittadini: { $count } in serie, { $points }
line-bazaar = { $tile }: vicini { $count } × tipi { $kinds }, { $points }
line-chests = Forzieri: { $count }, { $place }, { $points }
line-wall = Muro più lungo: lunghezza { $count }, { $points }
line-yusuf = { $character }: un terzo del muro di { $count }, { $points }
line-fatima = { $character }: { $points }
line-culture = Tessera cultura { $price }: { $count } con questo prezzo, { $points }
place-alone = { $place }º posto
place-tied = { $place }º posto condiviso in { $tied }
points-shared = ({ $sum }) / { $tied } = { $points }
points-shared-rounded = ({ $sum }) / { $tied } = { $points }, arrotondato per difetto

## Il favore del visir

event-vizier-bought = { $name } usa il visir e compra { $tile } per { $pay }.
event-vizier-turned = { $name } riattiva la pietra del visir.

## Le carte bonus

event-bonus-shown = { $name } mostra { $card }.
event-bonus-taken-back = { $name } riprende { $card }, perché la sua tessera ha lasciato l’Alhambra.

## Le porte della città

event-hut-up = La prossima baracca è scoperta: { $tile }
event-gate-opened = È scoperta una carta porta.
event-gate-discarded = Una carta porta viene scartata, perché ce n’è già una scoperta.
event-gate-taken = { $name } prende la carta porta.
event-gate-built = { $name } costruisce una porta: { $side }.
event-wall-card = È scoperta una carta muro: { $sides }
event-walls-built = { $name } costruisce muri di legno su { $tile }: { $sides }.

## I personaggi

event-auction = All’asta: { $character }. Comincia { $name }.
event-bid = { $name } offre { $bid }.
event-bid-passed = { $name } passa.
event-won = { $name } si aggiudica { $character } con { $bid } e paga { $pay }.
event-unsold = Nessuno offre per { $character }, che lascia la partita.
event-fatima-kept = { $name } tiene { $character }.
event-fatima-exchanged = { $name } scambia { $character } con { $other }.
event-karim = { $character } paga { $tile } per { $name }.
event-knihstig = { $name } prende { $card } con { $character }.
event-used = { $name } usa { $character }.
event-hakim = { $name } nomina { $kind } per { $character }.
event-laila = { $name } sostituisce { $old } nel cortile con { $new } ({ $character }).
event-machma = { $name } dà { $give } e prende { $take } con { $character }.
event-yammerad = { $name } pesca una carta con { $character }.
event-yammerad-card = { $name } pesca { $card } con { $character }.

## I ladri

event-stolen = { $name } gioca un ladro e prende { $card }.

## Il venditore ambulante

event-citizens-revealed = { $name } comincia con questi cittadini: { $kinds }
event-disc-put = { $name } mette il disco del venditore in ({ $x }, { $y }).
event-disc-aside = { $name } toglie il disco del venditore dalla sua casella.
event-moved-in = Un cittadino di { $name } si trasferisce: { $tile }
event-citizen-taken = { $name } prende un cittadino sul disco: { $kind }
event-citizen-exchanged = { $name } scambia un cittadino: { $give } con { $take }
event-citizen-lost = { $name } perde un cittadino, che torna nella riserva: { $kind }

## La camera del tesoro

event-laid-down = { $name } mette { $pay }.
event-coins-drawn = { $name } pesca monete: { $coins }
event-chests-paid = { $name } paga { $card } per la stanza { $room }.
event-chests-bought = { $name } compra i forzieri della stanza { $room }: { $chests }.
event-chest-stored = { $name } mette un forziere su { $tile }.
event-chest-returned = Un forziere torna nel sacchetto: { $kind }
event-room-filled = Nuovi forzieri nella stanza { $room }: { $chests }
event-chamber-closed = Restano troppo pochi forzieri: nessuna stanza viene più riempita.
event-builder-played = { $name } gioca { $card } per una modifica.
event-looked = { $name } guarda la prossima carta invasione (esploratore: { $kind }).
event-looked-seen = { $name } guarda la prossima carta invasione (esploratore: { $kind }): l’attacco verrà { $from }.
event-attacked = Gli invasori attaccano { $from }.
event-lost = { $name }: − { $points } · lati aperti: { $main }
event-lost-lateral = { $name }: − { $points } · lati aperti: { $main }, sui fianchi: { $lateral }
event-new-scouts = Nuovi esploratori: { $kinds }
event-announced = Il prossimo attacco verrà { $from }.

## I bazar

event-bazaar = Accanto al mercato c’è un bazar: { $tile }

## L’arte dei Mori

event-culture-taken = { $name } prende una tessera cultura per il prezzo { $price }: al massimo { $points }.
event-culture-marked = { $name } – tessera cultura { $price }: ora al massimo { $points }.
event-culture-returned = { $name } restituisce la tessera cultura del prezzo { $price }.
event-developed =
    { $count ->
        [one] { $name } sviluppa { $count } tessera cultura: { $points } a ogni valutazione.
       *[other] { $name } sviluppa { $count } tessere cultura: { $points } a ogni valutazione.
    }

## Il potere del sultano

event-sultan-opened = È scoperta una carta del sultano: { $card }
event-sultan-bought = { $name } compra { $card } per { $pay }.
event-sultan-bought-exact = { $name } compra { $card } per { $pay }, pagamento esatto.
event-sultan-kept = { $name } tiene il segno: { $kind }
event-sultan-rolled = { $name } lancia il dado: { $kind }
event-sultan-marked = { $name } segna { $kind }.
event-sultan-offered = Pescato per lo spazio { $space } e prima offerto: { $tile }
event-sultan-declined = { $name } rifiuta { $tile }.
event-sultan-claimed = { $name } usa una carta del sultano e prende { $tile }.

## Il caravanserraglio

event-caravanserai-bought = { $name } compra { $card } per { $pay }.
event-caravanserai-bought-exact = { $name } compra { $card } per { $pay }, pagamento esatto.
event-caravanserai-moved = { $name } sposta il segnalino: { $card } è ora su { $space }.
