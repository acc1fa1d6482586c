### Il Palazzo Rosso.

red-palace = Il Palazzo Rosso
guard-board = Tabellone delle guardie
guard-board-random = Lato casuale
guard-board-fixed = Lato fisso
guard-board-random-hint = Gli spazi e le abilità si sorteggiano a ogni partita.
guard-board-fixed-hint = Sempre le stesse quattro abilità: consigliato per la prima partita.

## Tessere e pezzi

terrain-name = Terreno { $price }
square-name = Tessera piazza
wall-section-of = { $tile }, { $side }
guards = Guardie
guard-count =
    { $count ->
        [one] { $count } guardia
       *[other] { $count } guardie
    }
guards-on = guardie: { $sides }

## Abilità

ability-swap-tokens = Scambiare i segnalini
ability-wall-section = Tratto di muro
ability-take-money = Prendere una carta
ability-square-tile = Piazza
ability-half-building = Mezzo edificio
ability-buy-from-preview = Comprare dall’anteprima
ability-treat-as-exact = Vale come esatto
ability-redraw-token = Nuovo segnalino
ability-move-guard = Spostare una guardia

about-swap-tokens = Scambia l’edificio comprato in questo turno con uno del cortile; le tessere restano dove sono.
about-wall-section = Prendi un tratto di muro di legno e fissalo a una tessera di questo turno prima di piazzarla.
about-take-money = Prendi una carta denaro scoperta qualsiasi. Non è un’azione.
about-square-tile = Prendi una piazza senza muri e piazzala con le tue nuove tessere.
about-half-building = Prendi un mezzo edificio: conti mezzo edificio in più di quel tipo, se ne hai almeno uno.
about-buy-from-preview = Compra un edificio dell’anteprima con pagamento esatto in una sola valuta a scelta. Dà un’altra azione.
about-treat-as-exact = Un pagamento troppo alto vale come esatto: ottieni un’altra azione.
about-redraw-token = Subito dopo aver pagato, pesca un nuovo edificio per una tessera del cortile o per quella appena comprata.
about-move-guard = Sposta una guardia su un altro dei tuoi muri, con o senza torre di guardia.

abilities = Abilità delle guardie
ability-used = usata in questo turno
cost-swap-card = { $guards } + una carta denaro nella valuta dello spazio
cost-any-card = { $guards } + una carta denaro qualsiasi
guards-missing = ti mancano guardie: { $points } al loro posto
guards-missing-brief = invece { $points }
not-your-turn = Le abilità si usano nel proprio turno, prima di piazzare le tessere.

## Il tavolo

preview = Anteprima
preview-space = Spazio { $number } dell’anteprima
preview-goes = → { $space }
preview-next = prossimo
preview-goes-long = Andrà nello spazio { $space } del cortile.
preview-waits = Aspetta che si liberi uno spazio del cortile.
guard-position = Posizione { $number }: { $guards ->
        [one] { $guards } guardia
       *[other] { $guards } guardie
    } su { $spaces }, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } per ogni guardia sul muro
guards-worth = Allo stato attuale, alla fine ogni guardia sul tuo muro più lungo porta { $points }.
guard-supply = Guardie nella scorta: { $count }
wall-sections-left = Tratti di muro rimasti: { $count }
squares-left = Piazze rimaste: { $count }
half-owned = Mezzo edificio { $kind }: { $name }
half-free = Mezzo edificio { $kind }: libero
token-bag = Ancora nel sacchetto
score-tiles = Tessere valutazione
pile-number = Pila { $number }: { $total }
pile-taken = Pila { $number }: presa
start-score = Inizio
paid-for-abilities = Abi­lità
sides = Muri a scelta
sides-hint = Tocca un muro illuminato della tua Alhambra o di una tessera accanto.

## Che cosa è richiesto

awaited-choose-pile = Scegli una pila di denaro iniziale.
awaited-abilities = Puoi ancora usare abilità delle guardie, oppure passare.
awaited-pay-card = Paga una carta denaro qualsiasi per l’abilità.
awaited-pay-guard = Scegli la guardia che paga l’abilità.
awaited-move-guard = Scegli il muro dove va la guardia.
awaited-attach-wall = Fissa il tratto di muro a una tessera di questo turno.
awaited-post-guard = Non ci sono abbastanza guardie: scegli la torre di guardia che ne riceve una.

## Che cosa si può fare

action-pile = Scegli la pila { $pile } (valore { $total })
action-swap-tokens = Scambia { $tile } e { $other } pagando { $card }
action-take-wall = Prendi un tratto di muro
action-take-square = Prendi una piazza
action-take-half = Prendi il mezzo edificio: { $kind }
action-buy-preview = Compra { $tile } dall’anteprima con { $pay }
action-count-as-exact = Fai valere il pagamento come esatto
action-redraw-token = Pesca un nuovo segnalino: { $tile }
action-move-guard = Sposta questa guardia: { $place }
action-pay-guard = Paga con questa guardia: { $place }
action-post-guard = Metti la guardia qui: { $place }
action-attach-wall = Fissa il tratto di muro qui: { $place }

## Che cosa è successo

event-pile = { $name } sceglie la pila { $pile }: { $cards }.
event-token = { $tile } riceve il suo edificio: { $kind }
event-preview = Nuova tessera nello spazio { $space } dell’anteprima: { $tile }
event-preview-moved = { $tile } avanza allo spazio { $space } dell’anteprima.
event-ability = { $name } usa un’abilità: { $ability }.
event-card-paid = { $name } paga inoltre { $card }.
event-guard-paid = { $name } paga una guardia: { $place }.
event-points-paid = { $name } paga { $points } al posto delle guardie.
event-guards-placed =
    { $count ->
        [one] Le tessere di Carlo portano { $count } guardia sul tabellone delle guardie.
       *[other] Le tessere di Carlo portano { $count } guardie sul tabellone delle guardie.
    }
event-tokens-swapped = { $name } scambia i segnalini: { $tile } a chi compra, { $other } nel cortile.
event-square-taken = { $name } prende una piazza.
event-half-taken = { $name } prende il mezzo edificio: { $kind }
event-preview-bought = { $name } compra { $tile } dall’anteprima con { $pay }.
event-token-redrawn = { $name } pesca un nuovo segnalino: { $old } diventa { $new }.
event-guard-moved = { $name } sposta una guardia: { $from } → { $to }.
event-wall-attached = { $name } fissa un tratto di muro: { $place }.
event-guard-posted = { $name } schiera una guardia: { $place }.

line-guards = Guardie sul muro: { $count } × { $value }, { $points }

## Perché no

refusal-no-such-pile = Quella pila di denaro iniziale è già presa.
refusal-ability-not-in-game = Quell’abilità non è in gioco in questa partita.
refusal-ability-used = Quell’abilità è già stata usata in questo turno.
refusal-too-late-for-ability = In questo turno non si possono più usare abilità.
refusal-guards-unaffordable = Non hai né le guardie né i punti per quell’abilità.
refusal-not-bought-now = Quell’edificio non è stato comprato in questo turno.
refusal-no-token = Medine, accampamenti e bazar non hanno segnalino.
refusal-same-token = I due segnalini sono dello stesso tipo: non cambierebbe nulla.
refusal-wrong-swap-card = La carta che paghi deve essere nella valuta dello spazio.
refusal-no-wall-tile = Un tratto di muro richiede una tessera di questo turno con al massimo due muri.
refusal-no-wall-section = Non ci sono più tratti di muro.
refusal-no-edge-for-wall = Un tratto di muro va su un lato aperto di una tessera di questo turno; un lato resta aperto.
refusal-no-such-row-card = L’abilità prende una delle carte denaro scoperte.
refusal-no-square-left = Non ci sono più piazze.
refusal-half-taken = Il mezzo edificio di quel tipo è già preso.
refusal-preview-empty = Non c’è alcun edificio in quello spazio dell’anteprima.
refusal-preview-not-exact = Un edificio dell’anteprima richiede il pagamento esatto in una sola valuta, più una carta per l’abilità.
refusal-no-card-left = Una carta non può pagare sia l’abilità sia l’edificio.
refusal-not-overpaid = Non c’è alcun pagamento troppo alto da far valere come esatto.
refusal-payment-past = Un nuovo segnalino si pesca subito dopo aver pagato un edificio.
refusal-no-token-to-redraw = Solo un edificio del cortile, o quello appena comprato, riceve un nuovo segnalino.
refusal-bag-empty = Non ci sono più segnalini nel sacchetto.
refusal-no-such-guard = Lì non c’è nessuna tua guardia.
refusal-only-guard = La guardia spostata non può essere quella pagata: ne servono due.
refusal-no-place-for-guard = Una guardia va su un tuo muro che non ne ha, ma non su una tessera di questo turno.
refusal-no-watchtower = Una guardia si schiera su una torre di guardia vuota della tessera appena piazzata.
refusal-square-to-dirk = Una piazza non si può dare a Carlo.
refusal-not-to-dirk = A Carlo, in due, si può dare solo un edificio acquisito in questo turno.
refusal-wall-to-dirk = La tessera con il tratto di muro non si può dare a Carlo.

## Una prima partita


## Preparazione

setup-tower = Mescolate nella torre le { $tiles } tessere terreno, con quelle dei moduli.
setup-tokens = Mettete i { $tokens } segnalini edificio nel sacchetto.
setup-preview = Pescate una tessera per ogni spazio del cortile da 1 a 4, poi per ogni spazio dell’anteprima da 1 a 3, poi un segnalino per ognuna. I bazar vanno accanto al tabellone e si sostituiscono; medine e accampamenti non ricevono segnalini.
setup-dirk-terrain = Pescate { $tiles } tessere per Carlo, ognuna con un segnalino.
setup-guard-board-random = Tabellone delle guardie, lato casuale: mescolate le tessere di piazzamento e mettetene 8 sulle posizioni, l’ultima con il retro in alto; mescolate le tessere abilità e mettetene 4 scoperte. Le altre escono dal gioco.
setup-guard-board-fixed = Tabellone delle guardie, lato fisso, con le abilità che vi sono indicate.
setup-guards = Preparate le { $guards } guardie.
setup-dirk-guards = Contate le torri di guardia sulle tessere di Carlo e mettete la metà di quel numero di guardie, arrotondata per eccesso, sul tabellone delle guardie, dalla posizione 1.
setup-stocks = Preparate { $squares } piazze, { $sections } tratti di muro e i mezzi edifici, se le loro abilità sono in gioco.
setup-score-tiles = Pescate 3 tessere valutazione per gli spazi da 1 a 3. Le altre escono dal gioco.
setup-start-score = Ognuno dei { $players } giocatori prende una tessera di partenza e comincia con { $points } punti. Sorteggiate chi inizia.
setup-money-piles = Scoprite una pila di denaro per giocatore, carta per carta, finché non vale 20 o più. Sceglie per primo chi gioca per ultimo, poi si va a ritroso; chi inizia riceve la pila che resta. Poi scoprite le carte denaro.

## In the terminal

guard-substitute = Una guardia mancante costa { $points }
guards-on-tiles = Guardie sulle tessere: { $guards }
