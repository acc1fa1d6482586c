### Moments: pace, flights, a scoring, the end.

## Pace

pace = Ritmo dei bot
pace-is = Ritmo dei bot: { $pace }
pace-calm = Calmo
pace-quick = Veloce
pace-instant = Immediato
bots-pause = Metti in pausa i bot
bots-go-on = Fai proseguire i bot
bots-step = Un’azione di un bot
hurry-bot = Gioca subito

## An exact payment

exact-seal = Pagamento esatto
exact-seal-more = ancora un’azione

## A scoring

scoring-title =
    { $number ->
        [1] Prima valutazione
        [2] Seconda valutazione
       *[other] Ultima valutazione
    }
scoring-short = Valutazione { $number }
scoring-about = La maggioranza per ogni tipo di edificio, poi i muri.
scoring-points = Punti
scoring-next = Avanti
scoring-pause = Pausa
scoring-go-on = Riprendi
scoring-skip = Vai ai totali
scored-walls = Muri
scored-leads = { $what }: { $names } in testa con { $count }
scored-tie = { $what }: { $names } in testa con { $count } ciascuno
scored-nobody = { $what }: nessuno ne ha
scored-place = { $place }: { $names }, { $points }.
scored-unpaid = Niente per { $names }.
scored-walls-why = Ogni segmento del muro più lungo vale un punto.
standing-leads = { $names } in testa con { $points }
standing-tie = { $names } in testa con { $points } ciascuno

## The end

wins-by =
    { $count ->
        [one] { $name } vince di { $count } punto
       *[other] { $name } vince di { $count } punti
    }
your-place = Il tuo posto: { $place }º su { $of }, { $points }
end-exact =
    { $count ->
        [one] { $count } esatto
       *[other] { $count } esatti
    }
end-race = La corsa
end-moments = Momenti
end-home = Inizio
moment-exact = Più pagamenti esatti: { $names }, { $count }
moment-wall = Muro più lungo: { $names }, { $count }
moment-majority = { $kind }: { $to } supera { $from } prima della valutazione { $number }
moment-most = Miglior valutazione: { $names }, { $count } nella { $number }ª
