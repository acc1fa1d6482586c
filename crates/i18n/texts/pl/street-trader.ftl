### Wędrowny handlarz.

module-street-trader = Wędrowny handlarz
about-street-trader = Mieszczanie wprowadzają się do budynków kładzionych tam, gdzie stoi twój handlarz; serie różnych kolorów dają punkty w każdym punktowaniu.
effect-street-trader = Mieszczanie wprowadzają się i punktują seriami

## O co chodzi

awaited-choose-citizens = Wybierz w tajemnicy trzech mieszczan na swój krążek.
awaited-first-disc = Połóż krążek handlarza na polu obok żetonu startowego.
awaited-move-in = Mieszczanin z twojego krążka może wprowadzić się na nowy żeton.
awaited-new-citizen = Weź nowego mieszczanina na swój krążek.
awaited-exchange-citizen = Możesz wymienić mieszczanina ze swojego krążka.
awaited-put-disc-back = Połóż krążek handlarza z powrotem na pustym polu obok swojej Alhambry.

## Co można zrobić

action-choose-citizens = Wybierz mieszczan: { $kinds }
action-put-disc = Połóż krążek na polu ({ $x }, { $y })
    .seen = Połóż tutaj krążek
action-move-in = Wprowadź mieszczanina: { $tile }
action-take-citizen = Weź mieszczanina: { $kind }
action-exchange-citizen = Wymień mieszczanina: { $give } → { $take }

## Dlaczego nie

refusal-not-beside-start = Krążek zaczyna na polu obok żetonu startowego.
refusal-no-place-for-disc = Krążek potrzebuje pustego pola, które styka się bokiem z żetonem twojej Alhambry.
refusal-not-the-tile-laid = Mieszczanin wprowadza się tylko na żeton właśnie położony na polu krążka.
refusal-no-citizen-left = W zapasie nie ma mieszczanina tego koloru.
refusal-not-on-disc = Na twoim krążku nie ma mieszczanina tego koloru.
refusal-no-such-exchange = Mieszczanina wymienia się na mieszczanina innego koloru z zapasu.

## Co się stało

event-citizens-revealed = { $name } zaczyna z tymi mieszczanami: { $kinds }
event-disc-put = { $name } kładzie krążek handlarza na polu ({ $x }, { $y }).
    .seen = { $name } kładzie krążek handlarza.
event-disc-aside = { $name } zdejmuje krążek handlarza z pola.
event-moved-in = { $name }: mieszczanin wprowadza się na żeton { $tile }.
event-citizen-taken = { $name } bierze mieszczanina na krążek: { $kind }
event-citizen-exchanged = { $name } wymienia mieszczanina: { $give } → { $take }
event-citizen-lost = { $name }: do zapasu wraca mieszczanin ({ $kind })
line-citizens = Mieszczanie: { $count } w seriach, { $points }

## Przygotowanie

setup-citizens = Każdy bierze krążek handlarza i po jednym mieszczaninie każdego koloru, w tajemnicy wybiera trzech z nich na krążek i kładzie krążek obok żetonu startowego. Wszyscy inni mieszczanie to zapas: { $supply }.

## Stół

citizens = Mieszczanie
citizen-supply = Zapas mieszczan
citizen-name = Mieszczanin ({ $kind })
trader-disc = Krążek handlarza
trader-disc-aside = Krążek handlarza (odłożony)
citizens-chosen = Wybrano: { $count } z 3
choose-these-citizens = Wybierz tych trzech
citizens-change = Mieszczanie { $was } → { $now } pkt
nothing-dealt = Jeszcze nic nie rozdano: najpierw wszyscy wybierają.
your-citizens = Twoi mieszczanie

## In the terminal

citizens-of = { $name }: na krążku { $disc }; w budynkach { $housed }
