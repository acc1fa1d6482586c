### The screens around the table.

## What a module adds

adds-title = Che cosa aggiunge al gioco base
adds-points = Punti di un giocatore
adds-decisions = Decisioni di una partita
adds-minutes = Minuti di una partita
adds-hint = Misurato con tre bot forti e un solo modulo alla volta; minuti a 30 secondi per decisione.
adds-place = { $place }º posto su { $count }

## Saved games

store-failed = Questo browser non può conservare la partita: la memoria è piena o non consentita. Puoi continuare a giocare; per conservarla copia la registrazione.

## Sharing

share = Condividi
copy-link = Copia il link
copy-failed = Il browser non ha permesso la copia. Seleziona il testo e copialo a mano.
share-hint = La partita è ancora in corso: link e registrazione contengono tutto, anche ciò che è nascosto.
link-broken = Questo link non può essere aperto: { $reason }
choose-file = Scegli un file
file-unreadable = Questo file non può essere letto.

## Seed

fingerprint = Impronta del seme
fingerprint-hint = Lo SHA-256 del seme. Il seme compare a fine partita: così tutti possono verificare che la distribuzione era già decisa prima.
fingerprint-check = Questo è lo SHA-256 del seme scritto qui sopra. Si vedeva già prima della partita e durante.

## Rules

contents = Indice
rules-found =
    { $count ->
        [one] { $count } risultato
       *[other] { $count } risultati
    }
the-table = Il tavolo

## New versions

update-ready = È pronta una nuova versione.
update-now = Ricarica ora
update-later = Più tardi
loading = Caricamento…
load-failed = Caricamento non riuscito. C’è connessione?
load-again = Riprova
