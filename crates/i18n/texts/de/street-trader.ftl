### Der Straßenhändler.

module-street-trader = Der Straßenhändler
about-street-trader = Bürger ziehen in Gebäude ein, die dort gelegt werden, wo dein Händler steht; Serien verschiedener Farben bringen in jeder Wertung Punkte.
effect-street-trader = Bürger ziehen ein und zählen in Serien

## Was gefragt ist

awaited-choose-citizens = Wähle geheim die drei Bürger für deine Scheibe.
awaited-first-disc = Lege deine Händlerscheibe auf ein Feld neben dem Startplättchen.
awaited-move-in = Ein Bürger deiner Scheibe darf in das neue Plättchen einziehen.
awaited-new-citizen = Nimm einen neuen Bürger auf deine Scheibe.
awaited-exchange-citizen = Du darfst einen Bürger deiner Scheibe tauschen.
awaited-put-disc-back = Lege deine Händlerscheibe wieder auf ein leeres Feld neben deiner Alhambra.

## Was man tun kann

action-choose-citizens = Bürger wählen: { $kinds }
action-put-disc = Scheibe auf ({ $x }, { $y }) legen
    .seen = Scheibe hierher legen
action-move-in = Einen Bürger einziehen lassen: { $tile }
action-take-citizen = Einen Bürger nehmen: { $kind }
action-exchange-citizen = Einen Bürger tauschen: { $give } gegen { $take }

## Warum nicht

refusal-not-beside-start = Die Scheibe beginnt auf einem Feld neben dem Startplättchen.
refusal-no-place-for-disc = Die Scheibe braucht ein leeres Feld, das eine Seite mit einem Plättchen deiner Alhambra teilt.
refusal-not-the-tile-laid = Ein Bürger zieht nur in das Plättchen ein, das eben auf das Feld der Scheibe gelegt wurde.
refusal-no-citizen-left = Im Vorrat ist kein Bürger dieser Farbe.
refusal-not-on-disc = Auf deiner Scheibe steht kein Bürger dieser Farbe.
refusal-no-such-exchange = Einen Bürger tauschst du nur gegen einen anderer Farbe, der im Vorrat ist.

## Was geschah

event-citizens-revealed = { $name } beginnt mit diesen Bürgern: { $kinds }
event-disc-put = { $name } legt die Händlerscheibe auf ({ $x }, { $y }).
    .seen = { $name } legt die Händlerscheibe aus.
event-disc-aside = { $name } nimmt die Händlerscheibe von ihrem Feld.
event-moved-in = Ein Bürger von { $name } zieht ein: { $tile }
event-citizen-taken = { $name } nimmt einen Bürger auf die Scheibe: { $kind }
event-citizen-exchanged = { $name } tauscht einen Bürger: { $give } gegen { $take }
event-citizen-lost = { $name } verliert einen Bürger an den Vorrat: { $kind }
line-citizens = Bürger: { $count } in Serien, { $points }

## Aufbau

setup-citizens = Alle nehmen eine Händlerscheibe und je einen Bürger jeder Farbe, wählen geheim drei davon für die Scheibe und legen sie neben das Startplättchen. Alle anderen Bürger sind der Vorrat: { $supply }.

## Der Tisch

citizens = Bürger
citizen-supply = Vorrat an Bürgern
citizen-name = Bürger ({ $kind })
trader-disc = Händlerscheibe
trader-disc-aside = Händlerscheibe (beiseite)
citizens-chosen = Gewählt: { $count } von 3
choose-these-citizens = Diese drei wählen
citizens-change = Bürger { $was } → { $now } Punkte
nothing-dealt = Noch ist nichts ausgeteilt: Zuerst wählen alle.
your-citizens = Deine Bürger

## In the terminal

citizens-of = { $name }: auf der Scheibe { $disc }; in Gebäuden { $housed }
