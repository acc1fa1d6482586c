### I ladri.

module-thieves = I ladri
about-thieves = Tra due turni una carta segreta prende una carta denaro scoperta della sua valuta, ma mai subito prima del tuo turno.
effect-thieves = Un ladro prende denaro tra due turni

## Tessere e pezzi

thief-name = Ladro { $currency }

## Che cosa è richiesto

awaited-thief = Puoi giocare un ladro e prendere una carta denaro scoperta.
awaited-vizier-or-thief = Puoi comprare una tessera con il visir o giocare un ladro.

## Che cosa si può fare

action-steal = Prendi { $card } con un ladro

## Perché no

refusal-next-may-not-steal = Chi sta per giocare non può usare un ladro.
refusal-no-such-thief = Non hai un ladro di questa valuta.
refusal-nothing-to-steal = Questa carta non è tra le carte denaro scoperte.
refusal-too-late-to-steal = La partita sta finendo: non si possono più giocare ladri.

## Che cosa è successo

event-stolen = { $name } gioca un ladro e prende { $card }.

## Preparazione

setup-thieves =
    { $left ->
        [0] Distribuite i ladri coperti: { $each } a testa, non ne avanza nessuno.
       *[other] Distribuite i ladri coperti: { $each } a testa; { $left } si tolgono senza guardarli.
    }

## Il tavolo

thieves = Ladri
