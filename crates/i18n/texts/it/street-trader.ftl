### Il venditore ambulante.

module-street-trader = Il venditore ambulante
about-street-trader = I cittadini si trasferiscono negli edifici piazzati dove sta il tuo venditore; le serie di colori diversi danno punti a ogni valutazione.
effect-street-trader = I cittadini si insediano e danno punti in serie

## Che cosa è richiesto

awaited-choose-citizens = Scegli in segreto i tre cittadini per il tuo disco.
awaited-first-disc = Metti il disco del venditore su una casella accanto alla tessera di partenza.
awaited-move-in = Un cittadino del tuo disco può trasferirsi nella nuova tessera.
awaited-new-citizen = Prendi un nuovo cittadino per il tuo disco.
awaited-exchange-citizen = Puoi scambiare un cittadino del tuo disco.
awaited-put-disc-back = Rimetti il disco del venditore su una casella vuota accanto alla tua Alhambra.

## Che cosa si può fare

action-choose-citizens = Scegli i cittadini { $kinds }
action-put-disc = Metti il disco in ({ $x }, { $y })
    .seen = Metti qui il disco
action-move-in = Fai trasferire un cittadino: { $tile }
action-take-citizen = Prendi un cittadino: { $kind }
action-exchange-citizen = Scambia un cittadino: { $give } con { $take }

## Perché no

refusal-not-beside-start = Il disco comincia su una casella accanto alla tessera di partenza.
refusal-no-place-for-disc = Al disco serve una casella vuota che abbia un lato in comune con una tessera della tua Alhambra.
refusal-not-the-tile-laid = Un cittadino si trasferisce solo nella tessera appena piazzata sulla casella del disco.
refusal-no-citizen-left = Nella scorta non c’è nessun cittadino di quel colore.
refusal-not-on-disc = Sul tuo disco non c’è nessun cittadino di quel colore.
refusal-no-such-exchange = Un cittadino si scambia con uno di un altro colore che sia nella scorta.

## Che cosa è successo

event-citizens-revealed = { $name } comincia con questi cittadini: { $kinds }
event-disc-put = { $name } mette il disco del venditore in ({ $x }, { $y }).
    .seen = { $name } mette il disco del venditore.
event-disc-aside = { $name } toglie il disco del venditore dalla sua casella.
event-moved-in = Un cittadino di { $name } si trasferisce: { $tile }
event-citizen-taken = { $name } prende un cittadino sul disco: { $kind }
event-citizen-exchanged = { $name } scambia un cittadino: { $give } con { $take }
event-citizen-lost = { $name } perde un cittadino, che torna nella scorta: { $kind }
line-citizens = Cittadini: { $count } in serie, { $points }

## Preparazione

setup-citizens = Ognuno prende un disco del venditore e un cittadino di ogni colore, ne sceglie in segreto tre per il disco e lo mette accanto alla tessera di partenza. Tutti gli altri cittadini formano la scorta: { $supply }.

## Il tavolo

citizens = Cittadini
citizen-supply = Scorta di cittadini
citizen-name = Cittadino ({ $kind })
trader-disc = Disco del venditore
trader-disc-aside = Disco del venditore (da parte)
citizens-chosen = Scelti: { $count } su 3
choose-these-citizens = Scegli questi tre
citizens-change = Cittadini { $was } → { $now } punti
nothing-dealt = Non è ancora stato distribuito nulla: prima scelgono tutti.
your-citizens = I tuoi cittadini

## In the terminal

citizens-of = { $name }: sul disco { $disc }; negli edifici { $housed }
