### Le carte bonus.

module-bonus-cards = Le carte bonus
about-bonus-cards = Una carta segreta conta come un edificio in più, se hai costruito proprio la tessera che mostra.
effect-bonus-cards = Una carta segreta conta come edificio in più

## Tessere e pezzi

bonus-card-name = Carta bonus { $tile }
    .object = la carta bonus { $tile }

## Che cosa è richiesto

awaited-show-bonus = Scegli le carte bonus da mostrare in questa valutazione, poi passa.

## Che cosa si può fare

action-show-bonus = Mostra { $card }

## Perché no

refusal-not-your-bonus-card = Non hai questa carta bonus coperta.
refusal-bonus-tile-not-built = La tessera di questa carta bonus non è nella tua Alhambra.
refusal-counting-begun = Il conteggio è iniziato: ora non si può mostrare nessuna carta bonus.

## Che cosa è successo

event-bonus-shown = { $name } mostra { $card }.
event-bonus-taken-back = { $name } riprende { $card }, perché la sua tessera ha lasciato l’Alhambra.

## Preparazione

setup-bonus-cards =
    { $left ->
        [0] Distribuite le carte bonus coperte: { $each } a testa, non ne avanza nessuna.
        [one] Distribuite le carte bonus coperte: { $each } a testa; { $left } si toglie senza guardarla.
       *[other] Distribuite le carte bonus coperte: { $each } a testa; { $left } si tolgono senza guardarle.
    }

## Il tavolo

bonus-cards = Carte bonus
on-bonus-card = Sulla tua carta bonus
