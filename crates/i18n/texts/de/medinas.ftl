### Die Medinas.

module-medinas = Die Medinas
about-medinas = Niemand will ein Handwerkerviertel, aber wer die wenigsten hat, verliert in jeder Wertung Punkte.
effect-medinas = Wer die wenigsten Medinas hat, verliert Punkte

## Plättchen und Figuren

medina-name = Medina { $price }

## Was geschah

line-medinas = Medinas: { $count }, { $place } von unten, { $points }
