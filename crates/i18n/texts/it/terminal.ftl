### Il terminale. Ciò che si digita (h, u, take dinar-3) è uguale in tutte le lingue.

## The table

terminal-turn = Turno { $number }: { $name }
terminal-new = nuova
terminal-total = totale { $count }
terminal-cards = Carte
terminal-secret = Le tue carte segrete: { $cards }

## Tiles: in an Alhambra they have six characters

terminal-start = inizio
terminal-square = piazza
terminal-walls = muri: { $sides }
terminal-no-walls = senza muri
terminal-watchtowers = torri di guardia: { $sides }
terminal-bastions = bastioni: { $sides }
terminal-north = N
terminal-east = E
terminal-south = S
terminal-west = O

## The menu

terminal-buy = Compra
terminal-place = Piazza
terminal-bid = Offri
terminal-or = Oppure
terminal-folded = Numeri da { $first } a { $last }: scrivi { $word } per vederli
terminal-prompt = { $name }, da 1 a { $count } (h: aiuto)

## Help

terminal-help-number = fai la scelta con quel numero
terminal-help-action = lo stesso come testo; allo stesso modo: { $examples }
terminal-help-groups = mostra tutte le scelte di un gruppo abbreviato
terminal-help-list = mostra tutte le scelte
terminal-help-undo = annulla una mossa del tuo turno, finché non si è visto nulla di nascosto
terminal-help-palace = mostra l’Alhambra del posto 2; p le mostra tutte
terminal-help-score = spiega il punteggio: le valutazioni fatte, e la prossima se fosse adesso
terminal-help-table = mostra di nuovo il tavolo
terminal-help-rule = mostra una precisazione (in inglese)
terminal-help-save = salva una copia della partita
terminal-help-quit = salva ed esci
terminal-help-cells = Una linea spessa è un muro, un vuoto è aperto. x cresce verso est, y verso sud; la tessera di partenza è in 0,0.
terminal-help-signs = Segni: * forziere, + cittadino, (o) disco del venditore; in un muro G porta, & guardia; una linea spezzata è un muro di legno.

## What is typed

terminal-no-choice = Il numero { $number } non c’è; i numeri vanno da 1 a { $count }.
terminal-not-understood = Non ho capito: { $typed }. Scrivi un numero da 1 a { $count }, un’azione come «take dinar-3» oppure h per l’aiuto.
terminal-garbled = Non è testo in UTF-8. Scrivi un numero, oppure h per l’aiuto.
terminal-refused = Rifiutato: { $reason } (r { $rule } mostra la precisazione)
terminal-final = Questo non si annulla: { $action }. Invio: fallo, n: scegli di nuovo
terminal-undone = Una mossa annullata.
terminal-no-undo = Non c’è nulla da annullare: si può solo finché non si è visto nulla di nascosto.
terminal-seats = I posti vanno da 1 a { $count }.
terminal-no-rule = Non c’è una precisazione «{ $rule }». Le precisazioni si chiamano per esempio BASE-42; iniziano con { $prefixes }.

## Between decisions

terminal-hand-over = Ora decide { $name }. Premi Invio quando nessun altro guarda.
terminal-go-on = La partita è salvata. Per continuare: { $command }
terminal-look-again = Per rivedere la partita: { $command }
terminal-projected = Valutazione { $number }, se fosse adesso
terminal-no-points = nessuno riceve niente
terminal-goes-on = La partita continua.

## Saved games

terminal-nothing-saved = Nessuno ha giocato, quindi non si salva nulla.
terminal-name-file = Indica un file: { $example }
terminal-saved-to = Salvato in { $file }.
terminal-not-saved = Non salvato: { $reason }
terminal-file-exists = { $file } c’è già, e una partita sostituisce solo un file da cui è stata caricata o in cui è stata salvata.
terminal-not-written = impossibile scrivere { $file }: { $reason }
terminal-no-folder = non c’è una cartella per le partite: { $reason }; --save FILE indica un file
terminal-no-saves = In { $folder } non ci sono partite salvate.
terminal-no-unfinished = in { $folder } non ci sono partite non finite (possibile: { $begin } ne inizia una, { $load } ne prende una da altrove)
terminal-unreadable = non si può leggere: { $reason }
terminal-serving = Alhambra è su { $address } (Ctrl-C per terminare)
terminal-hosting = Gli amici giocano su { $address } (Ctrl-C per terminare)

## Records

terminal-actions =
    { $count ->
        [one] { $count } azione
       *[other] { $count } azioni
    }
terminal-part-set-up = preparazione
terminal-part-actions = azioni
terminal-part-events = eventi
terminal-part-result = risultato
terminal-part-check-sum = somma di controllo
terminal-part-commitment = promessa
terminal-proof-set-up = le regole la permettono
terminal-proof-actions = ognuna è permessa quando arriva
terminal-proof-events = una registrazione non ne ha: derivano da preparazione, seme e azioni
terminal-proof-result = punteggi e vincitori sono quelli a cui portano le azioni
terminal-proof-result-missing = la registrazione non ne ha, benché la partita sia finita
terminal-proof-result-open = la registrazione non ne ha: la partita continua
terminal-proof-check-sum = torna: niente è cambiato per errore da quando è stata scritta, nomi compresi
terminal-proof-commitment = la preparazione e il seme sono quelli promessi prima della partita
terminal-proof-no-check-sum = la registrazione non ne ha: un cambio in un’altra partita permessa non si vedrebbe
terminal-replay-keys = Invio: avanti, b: indietro, j 40: salta, q: esci
