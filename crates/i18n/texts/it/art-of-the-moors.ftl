### L’arte dei Mori.

module-art-of-the-moors = L’arte dei Mori
about-art-of-the-moors = Due o più edifici dello stesso prezzo danno una tessera cultura; sviluppata passo dopo passo, fa punti a ogni valutazione.
effect-art-of-the-moors = Edifici di prezzo uguale danno tessere cultura

## Che cosa si può fare

action-develop = Sviluppa la cultura: { $points } per valutazione

## Perché no

refusal-nothing-to-develop = Non hai tessere cultura da girare.

## Che cosa è successo

event-culture-taken = { $name } prende la tessera cultura del prezzo { $price }: al massimo { $points }.
event-culture-marked = { $name } – tessera cultura { $price }: ora al massimo { $points }.
event-culture-returned = { $name } restituisce la tessera cultura del prezzo { $price }.
event-developed =
    { $count ->
        [one] { $name } sviluppa { $count } tessera cultura: { $points } a ogni valutazione.
       *[other] { $name } sviluppa { $count } tessere cultura: { $points } a ogni valutazione.
    }
line-culture = Tessera cultura { $price }: { $count } con questo prezzo, { $points }

## Preparazione

setup-culture-tiles = Dividete le tessere cultura per prezzo in sette pile scoperte.

## Il tavolo

culture = Cultura
culture-tile = Tessera cultura { $price }: ora { $points }, al massimo { $limit }; edifici: { $count }
culture-missing = Tessera cultura { $price }: ancora nessuna; edifici: { $count } su { $needed }; rimaste: { $left }

## In the terminal

culture-short = prezzo { $price }: { $now } di { $most }
