### Playing over a network.

## The tables of a server

online = Gioca online
online-hint = Con gli amici, ognuno al proprio schermo
online-your-turn = Tocca a te
online-your-tables = I tuoi tavoli
online-tab-mine = I tuoi · { $count }
online-none-mine = Non sei ancora a nessun tavolo.
online-open-tables = Tavoli aperti
online-tab-open = Aperti · { $count }
online-none-open = Al momento nessun tavolo è aperto a tutti.
online-open-hint = Una partita inizia quando tutti i posti sono occupati e tutti sono pronti. I posti liberi possono andare ai bot.
online-new-table = Nuovo tavolo
online-new-table-hint = Scegli posti, moduli, orologio e chi può venire.
online-create = Apri il tavolo
online-join-code = Entra con un codice
online-join = Entra
online-watch = Guarda
online-go-on = Vai
online-gathering = Ci si sta sedendo
online-playing = La partita è in corso
online-bots = { $count } bot
online-seats-open =
    { $count ->
        [one] un posto libero
       *[other] { $count } posti liberi
    }

## A table before its game

online-table = Il tavolo
online-table-of = Il tavolo di { $name }
online-table-code = Tavolo { $code }
online-connecting = Connessione…
online-who = Chi si siede?
online-your-name = Il tuo nome
online-sit = Siediti qui
online-open = libero
online-open-seat = Posto libero
online-open-seat-hint = per chi ha il link
online-you = Tu
online-ready = pronto
online-not-ready = non ancora
online-be-ready = Sono pronto
online-give-bot = Dai a un bot
online-clear = Libera il posto
online-stand = Alzati
online-leave = Lascia il tavolo
online-change = Modifica
online-change-table = Modifica il tavolo
online-colour = Il tuo colore e la tua forma
online-invite = Invita
online-qr = Codice QR del link
online-the-game = La partita
online-the-table = Come si gioca
online-the-table-hint = sostituti, annullare, spettatori, conversazione
online-all-ready = Sono tutti pronti
online-start-with =
    { $count ->
        [2] Inizia in due
        [3] Inizia in tre
        [4] Inizia in quattro
       *[other] Inizia in cinque
    }
online-start-with-bots = Inizia con i bot
online-fixed-brought = La preparazione resta: la partita è iniziata su un dispositivo.
online-fixed-cards = La preparazione resta: un altro tavolo ha le stesse carte.
online-waits-for = Si aspetta { $names }

## The options of a table

online-clock = Orologio
online-clock-none = Senza orologio
online-clock-move = { $seconds } secondi per ogni decisione
online-clock-bank = { $minutes } minuti a testa, più { $seconds } secondi per ogni decisione
online-short-no-clock = Nessuno
online-short-move = { $seconds } s a mossa
online-short-bank = { $minutes } min a testa
online-time-left = tempo rimasto
online-stand-in = Un bot sostituisce
online-stand-in-hint = chi manca troppo a lungo
online-stand-in-default = Chi manca troppo a lungo fa la mossa più semplice
online-stand-in-bot = Un bot sostituisce gli assenti: { $level }
online-take-back = Annullare se tutti sono d’accordo
online-take-back-hint = anche dopo che qualcosa è stato rivelato
online-no-take-back = Le mosse restano
online-watchers = Altri possono guardare
online-watchers-hint = vedono ciò che vede tutto il tavolo
online-watchers-late = Altri possono guardare, con { $seconds } secondi di ritardo
online-no-watchers = Nessuno guarda
online-delay = Chi guarda vede dopo
online-delay-hint = di tre minuti
online-listed = Nell’elenco dei tavoli aperti
online-listed-hint = altrimenti entra solo chi ha il link
online-private = Solo per chi ha il link
online-chat-free = Si parla liberamente
online-chat-phrases = Si parla solo con frasi pronte
online-chat-off = Non si parla
online-short-free = Libera
online-short-phrases = Frasi
online-short-off = Nessuna

## Talk

online-talk = Chiacchiere al tavolo
online-talk-short = Chat
online-write = Scrivi al tavolo
online-send = Invia
online-phrases = Frasi che ognuno legge nella propria lingua
online-mute = Nascondi ciò che dice { $name }
online-unmute = Mostra di nuovo ciò che dice { $name }
phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-well-played = Ben giocato!
phrase-thanks = Grazie!
phrase-sorry = Scusate!
phrase-one-moment = Un momento, per favore.
phrase-your-turn = Tocca a te.
phrase-nice-palace = Che palazzo!
phrase-oh-no = Oh no!
phrase-another-game = Un’altra partita?
phrase-have-to-go = Devo andare.
phrase-goodbye = Arrivederci!

## At the table

presence-here = presente
presence-away = via
presence-lost = connessione persa
online-watching =
    { $count ->
        [one] una persona guarda
       *[other] { $count } guardano
    }
online-you-watch = Stai guardando
online-late = { $seconds } secondi dopo
online-sending = La tua mossa viene inviata…
online-kept = La tua mossa è conservata e sarà inviata quando torna la connessione.
online-lost = Sei offline.
online-lost-hint = La connessione viene ritentata da sola.
online-try-now = Prova ora
online-elsewhere = Il tuo posto è passato a un altro dispositivo.
online-watch-here = Guarda qui
online-is-lost = { $name } ha perso la connessione.
online-stands-in = { $name } ha perso la connessione; gioca un sostituto.
online-ask-stand-in = Chiedi un sostituto
online-replaced = Un sostituto gioca per te.
online-return = Riprendi il mio posto
online-reload = Ricarica
online-ask-back = Chiedi di annullare
online-vote = { $name } chiede di annullare
online-vote-own = Chiedi di annullare
online-vote-count = { $count } su { $of } d’accordo.
online-allow = Consenti
online-refuse = Rifiuta
online-withdraw = Ritira
online-move-seat = Gioca su un altro dispositivo
online-move-hint = Apri questo link sull’altro dispositivo. Vale una volta e cede il tuo posto: tienilo per te.

## After the game

online-rematch = Di nuovo insieme
online-rematch-count = ({ $count } finora)
online-take-home = Porta a casa la partita
online-bring = Porta questa partita online
online-bring-hint = Gli altri posti delle persone si liberano e gli amici li occupano dal proprio schermo.
online-bring-known = Sapranno che questo dispositivo conosceva tutte le carte.
online-proof = Promessa di una distribuzione onesta
online-proof-hint = Prima della prima carta il tavolo ha promesso questo numero. Dopo la partita mostra il testo: il suo SHA-256 deve essere il numero.
online-kept-promise = mantenuta
online-broken-promise = infranta
online-brought = Questa partita è iniziata su un solo dispositivo, che conosceva tutte le carte. Non c’è promessa di una distribuzione equa.
online-same-deal = Stesse carte a un altro tavolo
online-same-deal-hint = Un altro gruppo gioca con le stesse carte. I risultati si confrontano quando entrambe le partite sono finite.
online-compare = Le stesse carte altrove
online-this-table = Questo tavolo
online-not-over = non ancora finita

## Refusals

online-failed = Il server non ci è riuscito. Riprova.
online-other-version = Il server è più recente di questa pagina. Ricaricala.
online-too-fast = Troppo in una volta. Aspetta un momento.
online-no-such-table = Questo tavolo non esiste, o non più.
online-old-link = Questo link non è più valido.
online-full = Al momento non c’è posto.
online-not-owner = Può farlo solo chi ha aperto il tavolo.
online-no-seat = Non hai un posto a questo tavolo.
online-seat-taken = Il posto è occupato.
online-bad-name = Scegli un altro nome: qualcuno l’ha già, o non se ne vede nulla.
online-bad-setup = Questa partita non si può giocare così.
online-not-now = Ora non è possibile.
online-stale = È successo prima qualcos’altro. La tua mossa è stata annullata.
online-illegal = Le regole non permettono questa mossa.
online-no-undo = Non si può più annullare.
online-not-said = Qui non si può dire.
