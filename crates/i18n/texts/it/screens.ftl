### The screens around the table.

## What a module adds

adds-title = Che cosa aggiunge al gioco base
adds-points = Punti di un giocatore
adds-decisions = Decisioni di una partita
adds-minutes = Minuti di una partita
adds-hint = Misurato con tre bot forti, ogni modulo da solo; minuti a 30 secondi per decisione.
adds-place = posto { $place } di { $count }

## Saved games

store-failed = Questo browser non può conservare la partita: la sua memoria è piena o vietata. Puoi continuare a giocare; copia la registrazione per tenerla.

## Sharing

share = Condividi
copy-link = Copia il link
copy-failed = Il browser non ha permesso la copia. Seleziona il testo e copialo a mano.
share-hint = La partita è in corso: link e registrazione contengono tutto, anche ciò che è nascosto.
link-broken = Questo link non può essere aperto: { $reason }
choose-file = Scegli un file
file-unreadable = Questo file non può essere letto.

## Seed

fingerprint = Impronta del seme
fingerprint-hint = Lo SHA-256 del seme. Il seme stesso è mostrato dopo la partita, così tutti possono verificare che la distribuzione era fissata prima.
fingerprint-check = Questo è lo SHA-256 del seme come scritto sopra. Era mostrato prima e durante la partita.

## Rules

contents = Indice
rules-found =
    { $count ->
        [one] { $count } passo trovato
       *[other] { $count } passi trovati
    }
the-table = Il tavolo

## New versions

update-ready = È pronta una nuova versione.
update-now = Ricarica ora
update-later = Più tardi
loading = Caricamento …
load-failed = Caricamento non riuscito. C’è connessione?
load-again = Riprova
