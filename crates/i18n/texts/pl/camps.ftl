### Obozy.

module-camps = Obozy
about-camps = Obozy leżą na zewnątrz przy murach i dają punkt za każdy żeton w linii ich strzałek.
effect-camps = Obozy punktują za żetony w linii strzałek
effect-red-palace-camps = Obozy przy murach punktują za żetony w linii

## Żetony i figury

camp-name = Obóz { $price }

## Co się stało

line-camp = { $tile }: w linii { $count }, { $points }

## Przygotowanie

setup-camps = Wtasujcie do zapasu zakryte obozy ({ $camps }).

## Stół

camps-change = Obozy { $was } → { $now } pkt
