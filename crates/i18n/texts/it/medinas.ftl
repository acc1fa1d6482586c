### Le medine.

module-medinas = Le medine
about-medinas = Nessuno vuole un quartiere di artigiani, ma chi ne ha meno perde punti a ogni valutazione.
effect-medinas = Chi ha meno medine perde punti

## Tessere e pezzi

medina-name = Medina { $price }

## Che cosa è successo

line-medinas = Medine: { $count }, { $place } contando da chi ne ha meno, { $points }
