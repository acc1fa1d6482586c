### Obozy.

module-camps = Obozy
about-camps = Obozy leżą na zewnątrz przy murach i dają punkt za każdy żeton w linii ich strzałek.

## Żetony i figury

camp-name = Obóz { $price }

## Co się stało

line-camp = { $tile }: w linii { $count }, { $points }

## Przygotowanie

setup-camps = Wtasujcie do zapasu zakryte obozy ({ $camps }).

## Stół

camps-change = Obozy { $was } → { $now } pkt
