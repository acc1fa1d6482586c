### Le parole del gioco.

kind-pavilion = Padiglione
kind-seraglio = Serraglio
kind-arcades = Porticati
kind-chambers = Appartamenti
kind-garden = Giardino
kind-tower = Torre

currency-dinar = Dinaro
currency-dirham = Dirham
currency-ducat = Ducato
currency-florin = Fiorino
currency-diamond = Diamante

card-name = { $currency } { $value }
builder-name = Capomastro ({ $currency })
coin-name = Moneta ({ $currency })
exchange-card-name = Carta di cambio { $first }/{ $second }
    .object = la carta di cambio { $first }/{ $second }
thief-name = Ladro { $currency }
bonus-card-name = Carta bonus { $tile }
    .object = la carta bonus { $tile }
wall-card-name = Carta muro ({ $sides })
sultan-card-name = Carta del sultano { $currency } ({ $kind })
    .object = la carta del sultano { $currency } ({ $kind })
caravan-name = Caravanserraglio ({ $currency } { $value })
caravanserai-name = Caravanserraglio { $main } ({ $two } 2, { $three } 3, { $four } 4)
    .object = il caravanserraglio { $main } ({ $two } 2, { $three } 3, { $four } 4)
caravanserai-start = partenza
tile-name = { $kind } { $price }
hut-name = Baracca ({ $kind })
camp-name = Accampamento { $price }
bazaar-name = Bazar { $currency } ({ $kinds })
start-tile = Tessera di partenza (fontana dei leoni)

list-and = { $first } e { $last }

side-north = lato nord
side-east = lato est
side-south = lato sud
side-west = lato ovest
side-of-cell = { $side } di ({ $x }, { $y })
from-north = da nord
from-east = da est
from-south = da sud
from-west = da ovest

## Moduli

module-viziers-favour = Il favore del visir
module-currency-exchange = L’ufficio di cambio
module-bonus-cards = Le carte bonus
module-workers-huts = Le baracche
module-city-gates = Le porte della città
module-diamonds = I diamanti
module-characters = I personaggi
module-camps = Gli accampamenti
module-city-walls = Le mura
module-thieves = I ladri
module-street-trader = Il venditore ambulante
module-change = Gli spiccioli
module-treasure-chamber = La camera del tesoro
module-master-builders = I capomastri
module-invaders = Gli invasori
module-bazaars = I bazar
module-new-score-cards = Le nuove carte valutazione
module-power-of-the-sultan = Il potere del sultano
module-caravanserai = Il caravanserraglio
module-art-of-the-moors = L’arte dei Mori

about-viziers-favour = Tra due turni puoi comprare una volta una tessera fuori turno, se il pagamento è esatto.
about-currency-exchange = Con una carta di cambio paghi una tessera mescolando due valute.
about-bonus-cards = Una carta segreta conta come un edificio in più, quando hai costruito proprio la tessera che mostra.
about-workers-huts = Una baracca gratuita conta come un edificio in più del suo tipo per ogni edificio di quel tipo che le sta accanto senza muro.
about-city-gates = Una porta apre un muro doppio, così le tessere dietro di esso si raggiungono a piedi.
about-diamonds = Una quinta valuta che vale su ogni spazio del cortile, ma mai insieme a un’altra.
about-characters = Sei personaggi su dieci vanno all’asta; ognuno ha un potere proprio.
about-camps = Gli accampamenti stanno all’esterno contro i muri e fanno punti per ogni tessera in linea con le loro frecce.
about-city-walls = Con le carte muro aggiungi muri di legno alle tue tessere, per allungare il tuo muro o chiuderne le brecce.
about-thieves = Tra due turni una carta segreta prende una carta denaro scoperta della sua valuta, ma mai subito prima del tuo turno.
about-street-trader = I cittadini si trasferiscono negli edifici messi dove sta il tuo venditore; le serie di colori diversi danno punti a ogni conteggio.
about-change = La metà di quanto paghi in più ti torna in monete, che valgono come denaro.
about-treasure-chamber = Compra forzieri, custodiscili in edifici del loro tipo e fai punti se ne hai di più.
about-master-builders = Carte denaro di valore 3 che puoi giocare invece per una modifica alla fine del tuo turno.
about-invaders = Dopo ogni valutazione un attacco da una direzione costa punti per ogni lato esterno aperto; gli esploratori mostrano prima la direzione.
about-bazaars = Un bazar costa quanto la tessera sullo spazio della sua valuta, si paga esattamente e alla fine dà punti per gli edifici intorno.
about-new-score-cards = Per ogni valutazione una carta a caso dice quanto vale ciascun tipo di edificio.
about-power-of-the-sultan = Una carta del sultano ti dà gratis un edificio del tipo segnato, appena viene pescato per il cortile.
about-caravanserai = Un caravanserraglio è una carta denaro che si riempie turno dopo turno, può cambiare valuta e riparte da capo quando la spendi.
about-art-of-the-moors = Due o più edifici dello stesso prezzo danno una tessera cultura; sviluppata passo dopo passo, fa punti a ogni valutazione.

## Personaggi

about-abdul-karim = Paga una tessera del cortile, qualunque sia il prezzo, e vale come pagamento esatto. Poi lascia la partita.
about-abdul-knihstig = Dopo l’acquisto di una tessera di prezzo 10 o più puoi prendere una carta denaro scoperta.
about-ammar-elschauf = Alla fine del tuo turno puoi modificare la tua Alhambra una volta, gratis.
about-faruk-willhaben = Se prendi più carte denaro, il loro totale può arrivare a 7.
about-fatima = Tienila per 8 punti alla fine della partita, o scambiala subito con un personaggio messo da parte.
about-hakim-wahid = A ogni valutazione nomini un tipo di edificio; ne conti mezzo edificio in più.
about-laila-wundabah = Prima del tuo turno puoi sostituire una tessera del cortile con una del sacchetto.
about-machma-klain = Prima del tuo turno puoi scambiare una carta denaro con una scoperta di valore non superiore.
about-yammerad = Prima del tuo turno puoi pescare una carta denaro, se ne hai in mano al massimo due.
about-yusuf-epassuff = A ogni valutazione aggiunge un terzo dei tuoi punti muro, arrotondato per difetto.
