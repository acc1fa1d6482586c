### The rail beside the table: players, majorities, clock, story.

## Giocatori

is-thinking = sta pensando
known-hands = Carte degli altri
hand-unknown =
    { $count ->
        [one] { $count } carta ignota
       *[other] { $count } carte ignote
    }
beside-board = Scorte e tessere valutazione
tab-race = Corsa
tab-palaces = Palazzi

## Maggioranze

majorities = Maggioranze
race-rounds = valutazione { $next } → { $after }
race-last-round = valutazione { $next }
race-leads = in testa
race-second = al secondo posto
race-unseen = Non ancora visti
race-places =
    { $count ->
        [1] 1º
        [2] 1º · 2º
       *[other] 1º · 2º · 3º
    }
race-each-section = a segmento
if-scored-now = valutando ora

## Orologio

clock-round = Valutazione { $round } di 3
clock-round-short = Valutazione { $round }
clock-now = alla fine di questo turno
clock-next-card = con la prossima carta
clock-any-card = da subito, entro { $most } carte
clock-any-card-short = entro { $most } carte
clock-cards = fra { $least } e { $most } carte
clock-cards-short = fra { $least } e { $most } carte
clock-tiles =
    { $count ->
        [one] alla fine: resta { $count } tessera
       *[other] alla fine: restano { $count } tessere
    }

## Racconto

story = Racconto
story-all = tutto
story-empty = Non è ancora successo nulla.
story-exact = importo esatto
story-over = { $count } in più
story-took = prende { $cards }
story-bought = compra { $tile }
story-reserved = mette { $tile } nella riserva
story-given = dà { $tile } a Carlo
story-added = costruisce { $tile } dalla riserva
story-removed = sposta { $tile } nella riserva
story-swapped = scambia { $old } con { $tile }
