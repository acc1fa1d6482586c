### Las cartas de bonificación.

module-bonus-cards = Las cartas de bonificación
about-bonus-cards = Una carta secreta cuenta como un edificio más cuando has construido justo la loseta que muestra.
effect-bonus-cards = Una carta secreta cuenta como un edificio más

## Losetas y piezas

bonus-card-name = Carta de bonificación { $tile }
    .object = la carta de bonificación { $tile }

## Lo que se pide

awaited-show-bonus = Elige las cartas de bonificación que muestras en esta puntuación y luego pasa.

## Lo que se puede hacer

action-show-bonus = Mostrar { $card }

## Por qué no

refusal-not-your-bonus-card = No tienes esa carta de bonificación oculta.
refusal-bonus-tile-not-built = La loseta de esa carta de bonificación no está en tu Alhambra.
refusal-counting-begun = El recuento ha empezado: ahora no se puede mostrar ninguna carta de bonificación.

## Lo que ha pasado

event-bonus-shown = { $name } muestra { $card }.
event-bonus-taken-back = { $name } recupera { $card }, porque su loseta ha salido de la Alhambra.

## Preparación

setup-bonus-cards =
    { $each ->
        [one] Repartid { $each } carta de bonificación boca abajo a cada uno; { $left } se apartan sin mirarlas.
       *[other] Repartid { $each } cartas de bonificación boca abajo a cada uno; { $left } se apartan sin mirarlas.
    }

## La mesa

bonus-cards = Cartas de bonificación
on-bonus-card = En tu carta de bonificación
