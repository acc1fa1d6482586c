### Gli accampamenti.

module-camps = Gli accampamenti
about-camps = Gli accampamenti stanno all’esterno contro i muri e fanno punti per ogni tessera in linea con le loro frecce.
effect-camps = Punti per le tessere in linea con le frecce
effect-red-palace-camps = Contro i muri, punti per le tessere in linea

## Tessere e pezzi

camp-name = Accampamento { $price }

## Che cosa è successo

line-camp = { $tile }: in linea { $count }, { $points }

## Preparazione

setup-camps = Mescolate nella scorta anche gli accampamenti coperti ({ $camps }).

## Il tavolo

camps-change = Accampamenti { $was } → { $now } punti
