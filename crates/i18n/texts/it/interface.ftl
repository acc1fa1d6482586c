### Le schermate.

## Inizio

app-title = Alhambra
tagline = Compra giardini, innalza torri, costruisci il muro più lungo di Granada.
new-game = Nuova partita
continue-game = Continua
load-record = Apri una partita registrata
how-to-play = Come si gioca
rules = Regole
settings = Impostazioni
back = Indietro
close = Chiudi
cancel = Annulla
start-game = Inizia la partita
saved-games = Partite salvate
no-saved-games = Ancora nessuna partita salvata.
delete = Elimina
saved = Salvato
offline-ready = Pronto per giocare senza connessione.

## Preparazione

seats = Posti
seat-number = Posto { $number }
player-name = Nome
default-name = Giocatore { $number }
human = Umano
remove-seat = Togli questo posto
add-seat = Aggiungi un posto
players = Giocatori
modules = Moduli
all-modules = Tutti i moduli
surprise-me = Sorprendimi
seed = Seme
seed-hint = Lo stesso seme dà la stessa partita. Lascia vuoto per una partita a caso.
seed-guessable = Un seme corto si può indovinare, e chi lo indovina conosce tutte le carte che verranno.
open-hands = Mani scoperte
open-hands-hint = Tutti vedono tutte le mani. Utile per imparare.
two-players-dirk = In due partecipa Carlo come terzo giocatore neutrale. Possiede edifici e segna punti, ma non ha turni e non può vincere.

## Il tavolo

market = Cortile
space-number = Spazio { $number } ({ $currency })
empty-space = Spazio vuoto
money-row = Carte denaro scoperte
hand = Mano
hand-size =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
reserve = Riserva
reserve-empty = La riserva è vuota.
alhambra-of = Alhambra di { $name }
dirk = Carlo
wall = Muro
open-side = Lato aperto
longest-wall = Muro più lungo: { $count }
set-aside-tiles = Tessere da piazzare
supply-left =
    { $count ->
        [one] Ancora { $count } tessera nel sacchetto
       *[other] Ancora { $count } tessere nel sacchetto
    }
draw-pile-left =
    { $count ->
        [one] Mazzo: { $count } carta
       *[other] Mazzo: { $count } carte
    }
discard-count =
    { $count ->
        [one] Scarti: { $count } carta
       *[other] Scarti: { $count } carte
    }

## Un turno

your-turn = Tocca a te
turn-of = Tocca a { $name }
turn-number = Turno { $number }
thinking = { $name } sta pensando…
choose-action = Scegli un’azione
choose-tile-place = Scegli dove piazzare la tessera
selected-tile = Selezionata: { $tile }
place-here = Piazza { $tile } qui ({ $x }, { $y })
put-in-reserve = Metti nella riserva
give-to-dirk = Dai a Carlo
take-money = Prendi denaro
take-selected = Prendi le carte scelte (totale { $total })
buy-tile = Compra { $tile } per { $price }
pay-with = Paga con
exact = Esatto
exact-hint = Con un pagamento esatto hai un’azione in più.
overpay = { $excess } di troppo; non si dà resto
other-actions = Altre azioni
redesign = Modifica
remove-tile = Riprendi { $tile } nella riserva
swap-tile = Scambia con { $tile }
stop-turn = Nessun’altra azione
pass-offer = Passa
undo = Annulla mossa
redo = Ripeti
confirm-turn-hint = Dopo, nulla di questo turno si può più annullare.
not-legal-here = Qui non è possibile.
since-your-turn = Dal tuo ultimo turno
log = Cronaca

## Un dispositivo per più persone

hand-over = Passa il dispositivo a { $name }
hand-over-hint = Tutte le mani restano coperte finché la persona seguente non è pronta.
i-am = Sono { $name }

## Punteggio

score = Punteggio
round-number = Valutazione { $number }
projected-score = Punteggio previsto
points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
final-score = Punteggio finale
game-over = La partita è finita.
winner = Vince { $name }!
winners = { $names } vincono a pari merito!
aborted = È stato raggiunto il limite di turni. La partita finisce senza risultato.
play-again = Gioca ancora

## Registrazioni

replay = Rivedi la partita
replay-step = Passo { $number } di { $total }
first-step = Primo passo
previous-step = Passo precedente
next-step = Passo seguente
last-step = Ultimo passo
branch-here = Continua a giocare da qui
share-link = Link da condividere
copy-record = Copia la registrazione
copied = Copiato
download-record = Scarica la registrazione
paste-record = Incolla una registrazione
record-broken = Questa registrazione non è leggibile: { $reason }

## Impostazioni

language = Lingua
theme = Tema
theme-system = Come il sistema
theme-light = Chiaro
theme-dark = Scuro
theme-contrast = Contrasto elevato
purist = Modalità purista
purist-hint = Nasconde il punteggio previsto e ogni altro aiuto, come al tavolo vero.
confirm-turns = Conferma la fine di ogni turno
reduced-motion = Meno animazioni

## Regole

search-rules = Cerca nelle regole
no-rule-found = Nessuna regola trovata.
rule-link = Regola { $rule }

## Accesso

skip-to-content = Vai al contenuto
keyboard-hint = Le frecce muovono, Invio sceglie, Esc torna indietro.

# The first game, taught by playing
lesson-title = Prima partita
lesson-step = Passo {$number} di {$total}
lesson-next = Avanti
lesson-stop = Termina la lezione
lesson-table = Questo è il tuo tavolo. Il cortile e le carte denaro sono da un lato, la tua Alhambra al centro, gli altri accanto. Ogni palazzo comincia dalla fontana dei leoni.
lesson-take = Prendi denaro: tocca una carta scoperta. Più carte piccole si possono prendere insieme, fino a un totale di 5.
lesson-market = Ogni spazio del cortile accetta una sola valuta: la moneta sotto la tessera dice quale. Il numero sulla tessera è il suo prezzo.
lesson-buy = Compra una tessera appena puoi: toccala e scegli come pagare. Fino ad allora prendi denaro nella sua valuta. Non si riceve mai resto.
lesson-place = Ora la tessera vuole un posto. Tocca una casella luminosa: muro contro muro, lato aperto contro lato aperto, e tutto dev’essere raggiungibile a piedi dalla fontana.
lesson-walls = I muri contano: a ogni valutazione ricevi un punto per ogni segmento del tuo muro esterno più lungo. Illuminalo con il pulsante sotto il palazzo.
lesson-exact = Se paghi esattamente puoi agire ancora. Cerca il segno del pagamento esatto. Fai un acquisto esatto.
lesson-redesign = Una tessera che non trova posto va in riserva. Più tardi una modifica la porta in gioco, ne toglie una o ne scambia due. Anche questa è un’azione.
lesson-scoring = La partita si valuta tre volte: chi ha più edifici di un tipo, e i muri. Gioca fino alla prima valutazione.
lesson-end = Apri il punteggio per vedere da dove viene ogni punto. Ora sai tutto: buon divertimento.
