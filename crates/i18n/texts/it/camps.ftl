### Gli accampamenti.

module-camps = Gli accampamenti
about-camps = Gli accampamenti stanno all’esterno contro i muri e fanno punti per ogni tessera in linea con le loro frecce.

## Tessere e pezzi

camp-name = Accampamento { $price }

## Che cosa è successo

line-camp = { $tile }: in linea { $count }, { $points }

## Preparazione

setup-camps = Mescolate nella scorta anche gli accampamenti coperti ({ $camps }).

## Il tavolo

camps-change = Accampamenti { $was } → { $now } punti
