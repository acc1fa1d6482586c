### The Red Palace.

# Tiles, modules, abilities
terrain-name = Tessera terreno { $price }
medina-name = Medina { $price }
square-name = Tessera piazza
game-red-palace = Il Palazzo Rosso
module-medinas = Le medine
module-classic-scoring = Punteggio classico
about-medinas = Le medine non sono di alcun tipo, e chi ne ha di meno perde punti a ogni conteggio.
about-classic-scoring = Le maggioranze danno i punti del gioco base, senza tessere punteggio.
ability-swap-tokens = Scambiare gettoni
ability-wall-section = Tratto di muro
ability-take-money = Prendere una carta denaro
ability-square-tile = Tessera piazza
ability-half-building = Mezzo edificio
ability-buy-from-preview = Comprare dall’anteprima
ability-treat-as-exact = Il pagamento in eccesso vale come esatto
ability-redraw-token = Ripescare un gettone
ability-move-guard = Spostare una guardia
guards = Guardie

# Decisions
awaited-choose-pile = Scegli una pila di denaro iniziale.
awaited-abilities = Usa un’altra abilità o termina le tue azioni.
awaited-pay-card = Scegli la carta denaro per l’abilità.
awaited-pay-guard = Scegli la guardia che paghi.
awaited-move-guard = Scegli dove va la guardia.
awaited-attach-wall = Attacca il tratto di muro a una tessera di questo turno.
awaited-post-guard = Scegli la torre di guardia che riceve una guardia.
action-choose-pile = Pila dal valore di { $total }, { $cards }
action-swap-tokens = Scambiare i gettoni di { $tile } e { $other } pagando { $card }
action-take-wall = Prendere un tratto di muro
action-take-card = Abilità della guardia, prendere { $card }
action-take-square = Prendere una tessera piazza
action-take-half = Prendere il mezzo edificio ({ $kind })
action-buy-preview = Comprare { $tile } dall’anteprima per { $pay }
action-count-as-exact = Far valere il pagamento come esatto
action-redraw-token = Ripescare un gettone per { $tile }
action-move-guard = Spostare la guardia di { $tile } ({ $side })
action-pay-guard = Pagare con la guardia di { $tile } ({ $side })
action-post-guard = Mettere la guardia su { $tile } ({ $side })
action-attach-wall = Attaccare il tratto di muro a { $tile } ({ $side })

# What happened
event-pile-chosen = { $name } sceglie { $cards } come denaro iniziale.
event-token = Gettone per { $tile }, che diventa { $kind }.
event-preview = { $tile } arriva sulla casella { $space } dell’anteprima.
event-preview-moved = { $tile } avanza sulla casella { $space } dell’anteprima.
event-ability = { $name } usa un’abilità ({ $ability }).
event-card-paid = { $name } paga { $card } per l’abilità.
event-guard-paid = { $name } paga con la guardia di { $tile } ({ $side }).
event-points-paid = { $name } paga { $points } al posto delle guardie.
event-guards-placed = Guardie che vanno sul tabellone dalle tessere di Dirk, { $count }.
event-tokens-swapped = { $name } scambia gettoni, { $tile } ora è { $kind } e { $other } è { $other-kind }.
event-half-taken = { $name } prende il mezzo edificio ({ $kind }).
event-preview-bought = { $name } compra { $tile } dall’anteprima per { $pay }.
event-token-redrawn = { $name } ripesca un gettone per { $tile }, { $kind } invece di { $old }.
event-guard-moved = { $name } sposta una guardia da { $from } ({ $from-side }) a { $tile } ({ $side }).
event-wall-attached = { $name } attacca un tratto di muro a { $tile } ({ $side }).
event-guard-posted = { $name } mette una guardia su { $tile } ({ $side }).
line-medinas = Medine: { $count }, { $place } a partire da chi ne ha meno, { $points }
line-guards = Guardie sul muro più lungo: { $count }, { $points }

# Refusals
refusal-no-such-pile = Quella pila di denaro iniziale non c’è più.
refusal-ability-not-in-game = Quell’abilità non è in questa partita.
refusal-ability-used = Hai già usato quell’abilità in questo turno.
refusal-too-late-for-ability = In questo turno non si possono più usare abilità.
refusal-guards-unaffordable = Ti mancano guardie e punti per farlo.
refusal-not-bought-now = Non hai comprato quell’edificio in questo turno.
refusal-no-token = Non c’è un gettone da scambiare.
refusal-same-token = I due gettoni sono dello stesso tipo, lo scambio non cambierebbe nulla.
refusal-wrong-swap-card = La carta deve essere della valuta della casella del mercato.
refusal-no-wall-tile = Un tratto di muro richiede una tessera di questo turno con al massimo due muri.
refusal-no-wall-section = Non restano tratti di muro.
refusal-no-edge-for-wall = Il tratto di muro va su un lato aperto di una tessera di questo turno, mai come quarto muro.
refusal-no-such-row-card = Quella carta non è disponibile, nessuna guardia può prenderla.
refusal-no-square-left = Non restano tessere piazza.
refusal-half-taken = Il mezzo edificio di quel tipo è già preso.
refusal-preview-empty = Non c’è una tessera su quella casella dell’anteprima.
refusal-preview-not-exact = Un edificio dell’anteprima va pagato esattamente.
refusal-no-card-left = Una carta non può servire per l’abilità e per l’edificio.
refusal-not-overpaid = Non c’è un pagamento in eccesso da far valere.
refusal-payment-past = Un gettone si ripesca subito dopo il pagamento di un edificio.
refusal-no-token-to-redraw = Solo un edificio del mercato con gettone, o quello appena comprato, riceve un nuovo gettone.
refusal-bag-empty = Nel sacchetto non restano gettoni.
refusal-no-such-guard = Là non c’è nessuna tua guardia.
refusal-only-guard = La guardia spostata non può essere quella pagata.
refusal-no-place-for-guard = Una guardia va su un tuo muro senza guardia.
refusal-no-watchtower = Una guardia va su una torre vuota della tessera appena piazzata.
refusal-square-to-dirk = Una tessera piazza non si può dare a Dirk.
refusal-wall-to-dirk = La tessera con il tratto di muro non si può dare a Dirk.

# Set-up
setup-tower = Mescolate nella torre le { $tiles } tessere terreno, con quelle dei moduli.
setup-tokens = Mettete i { $tokens } gettoni edificio nel sacchetto.
setup-preview = Pescate una tessera per ogni casella del mercato, da 1 a 4, poi per ogni casella dell’anteprima, da 1 a 3, poi un gettone per ciascuna. I bazar vanno accanto al tabellone e si sostituiscono, medine e accampamenti non ricevono gettone.
setup-dirk-terrain = Pescate { $tiles } tessere per Dirk, ciascuna con un gettone, e mettete metà delle guardie delle loro torri, arrotondata per eccesso, sulle tessere di collocazione.
setup-guard-board-random = Tabellone delle guardie, lato casuale. Mescolate le tessere di collocazione e mettetene 8 sulle posizioni, l’ultima sul retro; mescolate le abilità e mettetene 4 scoperte. Le altre escono dal gioco.
setup-guard-board-fixed = Tabellone delle guardie, lato fisso, con le abilità segnate per esso.
setup-guards = Preparate le { $guards } guardie.
setup-stocks = Preparate { $squares } tessere piazza, { $sections } tratti di muro e i mezzi edifici, se le loro abilità sono in gioco.
setup-score-tiles = Pescate 3 tessere punteggio per gli spazi da 1 a 3. Le altre escono dal gioco.
setup-start-score = Le { $players } persone prendono una tessera iniziale e cominciano con { $points } punti. Sorteggiate chi inizia.
setup-money-piles = Scoprite una pila di denaro per persona, carta dopo carta finché vale 20 o più. Sceglie prima chi gioca per ultimo, poi a ritroso; alla prima persona va il resto. Poi scoprite le quattro carte denaro.
