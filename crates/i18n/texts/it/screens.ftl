### The screens around the table.

## Start

play-now = Gioca subito
play-now-hint = Tu contro due bot medi, gioco base
new-game-hint = Scegli posti, bot, colori e moduli
how-to-play-hint = Una prima partita che insegna giocando

## New game

level-easy = Bot facile
level-medium = Bot medio
level-strong = Bot forte
who-plays = Chi gioca
colour = Colore
colour-yellow = Giallo, stella
colour-blue = Blu, disco
colour-red = Rosso, rombo
colour-green = Verde, triangolo
colour-violet = Viola, esagono
colour-white = Bianco, quadrato
third-seat = Il terzo al tavolo
third-seat-bot = Un bot occupa un terzo posto e gioca come tutti gli altri. Carlo resta fuori.
presets = Combinazioni di moduli
preset-base = Gioco base
preset-first = Un primo modulo
preset-court = Intrighi a corte
preset-builders = Capomastri e venditore
preset-builders-hint = L’unica combinazione che il regolamento stesso consiglia: i capomastri con il venditore ambulante.
expansion = Espansione { $number }
preset-treasure = Porte e tesori
surprise-count = Quanti moduli
module-count =
    { $count ->
        [one] { $count } modulo
       *[other] { $count } moduli
    }
surprise-game = Sorteggiare anche il gioco
surprise-weight = Durata della partita
weight-any = Durata qualsiasi
weight-light = Una combinazione rapida
weight-heavy = Una combinazione lunga
mix-minutes =
    { $minutes ->
        [one] Questi moduli aggiungono circa { $minutes } minuto al gioco base.
       *[other] Questi moduli aggiungono circa { $minutes } minuti al gioco base.
    }
copy-mix = Copia il link di questa combinazione
mix-broken = Questo link nomina un modulo qui sconosciuto: { $name }
wish-none = Nessun desiderio
wish-favourite = ★ Preferito
wish-banned = ✕ Mai
wish-of = Il tuo desiderio su { $name }
reroll = Un altro
reroll-of = Un altro modulo al posto di { $name }
adds-title = Che cosa aggiunge al gioco base
adds-points = Punti di un giocatore
adds-decisions = Decisioni di una partita
adds-minutes = Minuti di una partita
adds-hint = Misurato con tre bot forti, ogni modulo da solo; minuti a 30 secondi per decisione.
adds-place = posto { $place } di { $count }
rules-of = Regole di { $name }
deal = La distribuzione

## Saved games

game-over-short = Finita
delete-really = Eliminare definitivamente questa partita?
store-failed = Questo browser non può conservare la partita: la sua memoria è piena o vietata. Puoi continuare a giocare; copia la registrazione per tenerla.

## Sharing

share = Condividi
copy-link = Copia il link
copy-failed = Il browser non ha permesso la copia. Seleziona il testo e copialo a mano.
share-hint = La partita è in corso: link e registrazione contengono tutto, anche ciò che è nascosto.
link-broken = Questo link non può essere aperto: { $reason }
choose-file = Scegli un file
file-unreadable = Questo file non può essere letto.
load-hint = Una registrazione, una partita salvata, un link o il suo codice. Un file può anche essere trascinato in qualsiasi punto di questa schermata.
drop-here = Rilascia il file per aprire la partita

## Seed

fingerprint = Impronta del seme
fingerprint-hint = Lo SHA-256 del seme. Il seme stesso è mostrato dopo la partita, così tutti possono verificare che la distribuzione era fissata prima.
fingerprint-check = Questo è lo SHA-256 del seme come scritto sopra. Era mostrato prima e durante la partita.

## Replay

replay-start = Il tavolo è pronto; nessuno ha ancora agito.
jump-to-turn = Vai a un turno o a un conteggio

## Rules

contents = Indice
rule-file = Parte delle regole
rules-found =
    { $count ->
        [one] { $count } passo trovato
       *[other] { $count } passi trovati
    }
the-table = Il tavolo

## Settings

habits = Abitudini
reduced-motion-hint = Sullo schermo non si muove nulla. Se il sistema lo chiede, vale comunque.
sound = Suoni
sound-hint = Suoni leggeri per carte, tessere, monete, conteggi e il tuo turno.

## New versions

update-ready = È pronta una nuova versione.
update-now = Ricarica ora
update-later = Più tardi
loading = Caricamento …
load-failed = Caricamento non riuscito. C’è connessione?
load-again = Riprova
