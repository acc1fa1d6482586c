### Die Bauhütten.

module-workers-huts = Die Bauhütten
about-workers-huts = Eine kostenlose Bauhütte zählt für jedes Gebäude ihrer Art, das ohne Mauer dazwischen neben ihr liegt, als ein weiteres.
effect-workers-huts = Kostenlose Hütten zählen Gebäude daneben doppelt

## Plättchen und Figuren

hut-name = Bauhütte ({ $kind })

## Warum nicht

refusal-hut-limit = Du besitzt schon drei Bauhütten.
refusal-no-hut-left = Von dieser Art ist keine Bauhütte mehr da.
refusal-hut-to-dirk = Eine Bauhütte kannst du Dirk nicht geben.

## Was geschah

event-hut-up = Die nächste Bauhütte liegt offen aus: { $tile }

## Aufbau

setup-huts = Sortiert die Bauhütten nach Arten in sechs Stapel, mischt jeden verdeckt und deckt die oberste auf.

## Der Tisch

huts-left =
    { $count ->
        [one] noch { $count } Bauhütte
       *[other] noch { $count } Bauhütten
    }
