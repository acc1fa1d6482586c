### The rulebook: its screen, search, and help over the table.

book-base-game = Gioco base
book-modules =
    { $count ->
        [one] { $count } modulo
       *[other] { $count } moduli
    }
book-clear = Cancella la ricerca
book-asked = Domande frequenti
book-read-on = Continua a leggere
book-turn = Sfoglia
book-page-of = { $number } di { $count }
book-expansion = Espansione { $number }
book-minutes = { $amount } min
book-points = { $amount } punti a giocatore
book-add = Aggiungi alla prossima partita
book-added = Nella tua prossima partita
book-with-others = Con altri moduli
book-in-mix = nella tua partita
book-rulings = Tutte le precisazioni
book-rulings-of = Precisazioni: { $name }
book-rulings-hint = Il testo numerato su cui si basa il regolamento, in inglese. In caso di disaccordo fa fede questo.
book-ruling = Precisazione { $rule }
book-source-ruling = Precisazione
book-source-module = Modulo
book-print = Stampa questa pagina
book-print-game = Stampa le regole della mia partita
live-try = Prova { $tile } in ({ $x }, { $y })
live-all = Mostra tutte le caselle
live-fits = Può stare qui.
live-refused = Qui no.
live-round = Valutazione { $round } di una vera partita
live-count = { $what }: { $count }
live-no-place = nessun posto
help-why = Perché? La regola
help-to-book = Apri nel regolamento
help-scoring = Come funziona la valutazione
help-clock = Quando arriva una valutazione
help-guards = Come funziona il tabellone delle guardie
help-abilities = Come funzionano le abilità delle guardie
