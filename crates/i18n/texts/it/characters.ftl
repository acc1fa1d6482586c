### I personaggi.

module-characters = I personaggi
about-characters = Sei personaggi su dieci vanno all’asta; ognuno ha un potere proprio.
effect-characters = Vinci personaggi all’asta e usa i loro poteri

## Tessere e pezzi

about-abdul-karim = Paga una tessera del cortile, qualunque sia il prezzo, e vale come pagamento esatto. Poi esce dal gioco.
about-abdul-knihstig = Dopo l’acquisto di una tessera di prezzo 10 o più puoi prendere una carta denaro scoperta.
about-ammar-elschauf = Alla fine del tuo turno puoi modificare la tua Alhambra una volta, gratis.
about-faruk-willhaben = Se prendi più carte denaro, il loro totale può arrivare a 7.
about-fatima = Tienila per 8 punti alla fine della partita, o scambiala subito con un personaggio messo da parte.
about-hakim-wahid = A ogni valutazione nomini un tipo di edificio; ne conti mezzo in più.
about-laila-wundabah = Prima del tuo turno puoi sostituire una tessera del cortile con una della scorta.
about-machma-klain = Prima del tuo turno puoi scambiare una carta denaro con una scoperta di valore non superiore.
about-yammerad = Prima del tuo turno puoi pescare una carta denaro, se ne hai in mano al massimo due.
about-yusuf-epassuff = A ogni valutazione aggiunge un terzo dei tuoi punti muro, arrotondato per difetto.

## Che cosa è richiesto

awaited-bid = Fai un’offerta o passa.
awaited-pay-bid = Paga il personaggio che ti sei aggiudicato.
awaited-fatima = Tieni Fatima o scambiala.
awaited-knihstig = Puoi prendere una carta denaro scoperta.
awaited-hakim = Nomina un tipo di edificio per Hakim Wahid.

## Che cosa si può fare

bid = Offri { $bid }
action-keep-fatima = Tieni { $character } (8 punti)
action-exchange-fatima = Scambia { $character } con un altro personaggio
action-karim = { $character } paga { $tile }
action-knihstig = { $character }: prendi { $card }
action-ammar = { $character }: modifica
action-hakim = { $character }: mezzo edificio in più, { $kind }
action-laila = { $character }: sostituisci { $tile }
action-machma = { $character }: dai { $give }, prendi { $take }
action-yammerad = { $character }: pesca una carta

## Perché no

refusal-not-your-character = Questo personaggio non è tuo.
refusal-lozenge-used = In questo turno hai già usato un personaggio con il rombo.
refusal-bid-too-low = Un’offerta deve superare la precedente.
refusal-bid-too-high = Non puoi offrire più di quanto hai in una sola valuta.
refusal-worth-more = La carta presa non può valere più di quella data.
refusal-supply-empty = La scorta è vuota.
refusal-too-many-cards = Hai in mano più di due carte denaro.

## Che cosa è successo

event-auction = All’asta: { $character }. Comincia { $name }.
event-bid = { $name } offre { $bid }.
event-bid-passed = { $name } passa.
event-won = { $name } si aggiudica { $character } con { $bid } e paga { $pay }.
event-unsold = Nessuno offre per { $character }: la carta esce dal gioco.
event-fatima-kept = { $name } tiene { $character }.
event-fatima-exchanged = { $name } scambia { $character } con { $other }.
event-karim = { $character } paga { $tile } per { $name }.
event-knihstig = { $name } prende { $card } con { $character }.
event-used = { $name } usa { $character }.
event-hakim = { $name } nomina { $kind } per { $character }.
event-laila = { $name } sostituisce { $old } nel cortile con { $new } ({ $character }).
event-machma = { $name } dà { $give } e prende { $take } con { $character }.
event-yammerad = { $name } pesca una carta con { $character }.
event-yammerad-card = { $name } pesca { $card } con { $character }.
line-yusuf = { $character }: un terzo dei punti muro ({ $count }), { $points }
line-fatima = { $character }: { $points }

## Preparazione

setup-characters = { $count } personaggi
setup-characters-aside = { $count } personaggi restano da parte, coperti in una pila.

## Il tavolo

characters = Personaggi
auction-of = Asta: { $name }
your-limit = Puoi offrire fino a { $limit }.
bidder-in = ancora in gara
bidder-out = ha passato
characters-to-come =
    { $count ->
        [one] Deve ancora arrivare { $count } personaggio.
       *[other] Devono ancora arrivare { $count } personaggi.
    }

## In the terminal

no-bid = Ancora nessuna offerta.
