### Le schermate.

## Inizio

app-title = Alhambra
tagline = Compra giardini, innalza torri, costruisci il muro più lungo di Granada.
new-game = Nuova partita
continue-game = Continua
rules = Regole
settings = Impostazioni
back = Indietro
close = Chiudi
cancel = Annulla
delete = Elimina
saved = Salvato
offline-ready = Pronto per giocare senza connessione.

## Preparazione

player-name = Nome
default-name = Giocatore { $number }
players = Giocatori
modules = Moduli
seed = Seme

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
        [one] Ancora { $count } tessera nella scorta
       *[other] Ancora { $count } tessere nella scorta
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
buy-tile = Compra { $tile } con { $price }
pay-with = Paga con
exact = Esatto
exact-hint = Con un pagamento esatto hai un’azione in più.
overpay = { $excess } di troppo; senza resto
other-actions = Altre azioni
redesign = Modifica
remove-tile = Sposta { $tile } nella riserva
swap-tile = Scambia con { $tile }
stop-turn = Nessun’altra azione
pass-offer = Passa
undo = Annulla mossa
redo = Ripeti
not-legal-here = Qui non è possibile.
since-your-turn = Dal tuo turno
log = Cronaca

## Un dispositivo per più persone

hand-over = Passa il dispositivo a { $name }
hand-over-hint = Tutte le mani restano coperte finché non è pronto chi gioca dopo.
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
record-broken = Questa registrazione non è leggibile: { $reason }

## Regole

search-rules = Cerca nelle regole
no-rule-found = Nessuna regola trovata.

## Accesso

skip-to-content = Vai al contenuto
keys = Tasti
keyboard-hint = Frecce per muoverti, Invio per scegliere, Esc per tornare.

# The first game, taught by playing
