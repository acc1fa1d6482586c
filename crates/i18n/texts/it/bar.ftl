### The bar below the table: what is asked, what was done, and the buttons.

new-since = nuovo dal tuo turno
over = { $count } in più
short =
    { $count ->
        [one] manca { $count }
       *[other] mancano { $count }
    }
tiles-left = ancora { $count }
take-hint = una carta, o più fino a { $limit }
taken-of = { $total } su { $limit }
your-alhambra = La tua Alhambra
longest-wall-short = muro più lungo
zoom = Zoom
zoom-in = Avvicina
zoom-out = Allontana
zoom-fit = Mostra tutto
menu = Menu
home = Inizio
more-choices = Scegli ({ $count })
other-ways = Altri pagamenti ({ $count })
looking-at = Stai guardando { $name }
looking-hint = A ogni tua mossa si torna al tuo palazzo.
back-to-mine = Torna al tuo
next-palace = Prossimo palazzo
done-take = Hai preso { $cards }
done-place = Hai piazzato { $tile }
done-reserve = In riserva: { $tile }
done-cell = { $what }: casella scelta
end-turn = Fine turno
confirm = Conferma
to-reserve = In riserva
to-dirk = A Carlo
use-ability = Usa
place-title = Piazza { $tile }
fits-nowhere = Per ora questa tessera non entra da nessuna parte nel tuo palazzo.
choose-here = Scegli per questa casella
choose-tile = Scegli una tessera
pay-exactly = Paga esatto
pay-amount = Paga { $paid }
lay-out-hint = Tocca le carte della tua mano
act-again = Pagamento esatto: altra azione
between-turns = Tra due turni
let-it-pass = Lascia passare
change-palace = Modifica il palazzo
why-not-here = Perché non qui?
the-bar = Le tue azioni
