### Baraki budowlane.

module-workers-huts = Baraki budowlane
about-workers-huts = Darmowy barak liczy się jak dodatkowy budynek swojego rodzaju za każdy taki budynek, który leży obok bez muru.
effect-workers-huts = Darmowe baraki liczą się z budynkami obok

## Żetony i figury

hut-name = Barak ({ $kind })

## Dlaczego nie

refusal-hut-limit = Masz już trzy baraki.
refusal-no-hut-left = Nie ma już baraku tego rodzaju.
refusal-hut-to-dirk = Baraku nie można oddać Markowi.

## Co się stało

event-hut-up = Odkryto następny barak: { $tile }

## Przygotowanie

setup-huts = Podzielcie baraki według rodzaju na sześć zakrytych stosów, potasujcie każdy i odkryjcie jego wierzchni barak.

## Stół

huts-left =
    { $count ->
        [one] został { $count } barak
        [few] zostały { $count } baraki
        [many] zostało { $count } baraków
       *[other] zostało { $count } baraku
    }
