### Mediny.

module-medinas = Mediny
about-medinas = Nikt nie chce dzielnicy rzemieślników, ale kto ma najmniej medin, traci punkty w każdym punktowaniu.
effect-medinas = Kto ma najmniej medin, traci punkty

## Żetony i figury

medina-name = Medina { $price }
    .object = Medinę { $price }

## Co się stało

line-medinas = Mediny: { $count }, od końca: { $place }, { $points }
