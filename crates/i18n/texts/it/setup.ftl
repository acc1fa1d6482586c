### La preparazione a un tavolo vero.

setup-list = Preparazione a un tavolo vero
setup-list-hint = Tutto ciò che serve prima del primo turno, per questi giocatori e moduli.
setup-start-tiles = Ognuno dei { $players } giocatori prende una tessera iniziale e la posa; tutti cominciano da 0 punti.
setup-vizier-stones = Ogni giocatore prende una pietra del visir e la posa con il lato attivo in alto.
setup-supply = Mescolate le { $buildings } tessere edificio coperte: sono la scorta.
setup-supply-camps = Mescolate insieme le { $buildings } tessere edificio e i { $camps } accampamenti coperti: sono la scorta.
setup-supply-bazaars = Mescolate coperte le { $buildings } tessere edificio e i { $bazaars } bazar: sono la riserva comune.
setup-supply-both = Mescolate coperte le { $buildings } tessere edificio, i { $camps } accampamenti e i { $bazaars } bazar: sono la riserva comune.
setup-citizens = Ognuno prende un disco del venditore e un cittadino di ogni colore, ne sceglie in segreto tre per il disco e lo mette accanto alla tessera iniziale. Tutti gli altri cittadini formano la riserva: { $supply }.
setup-dirk = Pescate { $tiles } tessere per Dirk e posatele scoperte accanto al tabellone.
setup-market = Pescate una tessera per ogni casella del mercato, dalla 1 alla 4.
setup-huts = Dividete le baracche per tipo in sei pile, mescolate ognuna coperta e scoprite la prima.
setup-bonus-cards = Distribuite { $each } carte bonus coperte a ciascuno; { $left } si tolgono senza guardarle.
setup-thieves = Distribuite { $each } ladri coperti a ciascuno; { $left } si tolgono senza guardarli.
setup-coins = Mettete tutte le { $coins } monete nel sacchetto degli spiccioli.
setup-chests = Mettete tutti i forzieri nel sacchetto e pescatene 4 per ciascuna delle 3 stanze.
setup-invaders = Mescolate coperte le { $cards } carte invasione. Mescolate coperti i { $scouts } esploratori e scopritene { $open }.
setup-invaders-open = Mescolate coperte le { $cards } carte invasione e scoprite la prima. Gli esploratori non si usano.
setup-score-cards = Mescolate le nuove carte valutazione e mettetene una per ciascuna delle tre valutazioni; { $left } si tolgono.
setup-culture-tiles = Dividete le tessere cultura per prezzo in sette pile scoperte.
setup-gates = Preparate { $gates } porte.
setup-sticks = Preparate i { $sticks } muri di legno accanto al cortile, con spazio per le carte muro scoperte.
setup-master-builders = Mescolate le carte capomastro e distribuitene { $each } coperte a ciascuno.
setup-sultan-markers = Preparate i { $markers } segnalini e il dado degli edifici delle carte del sultano.
setup-caravanserais = Disponete scoperte le { $cards } carte caravanserraglio, con un segnalino pronto per ciascuna.
setup-money = Mescolate le { $cards } carte denaro.
setup-money-diamonds = Mescolate le { $cards } carte denaro insieme ai { $diamonds } diamanti.
setup-starting-money = Date denaro a ciascuno fino a un valore di almeno 20. Comincia chi ha meno carte, poi il valore più basso. Scoprite 4 carte: sono la fila del denaro.
setup-piles = Dividete il resto del denaro in cinque pile circa uguali.
setup-add = Pila { $pile }: aggiungete { $cards }.
setup-scoring-card = la carta punteggio { $round }
setup-exchange-cards = { $count } carte cambio
setup-gate-cards =
    { $count ->
        [one] { $count } carta porta
       *[other] { $count } carte porta
    }
setup-characters = { $count } personaggi
setup-wall-cards = { $count } carte muro
setup-sultan-cards = { $count } carte del sultano
setup-characters-aside = { $count } personaggi restano da parte, coperti in una pila.
setup-builder-cards =
    { $count ->
        [one] { $count } carta capomastro
       *[other] { $count } carte capomastro
    }
setup-builders-left = { $count } carte capomastro si tolgono senza guardarle.
setup-stack = Mescolate ogni pila che ha ricevuto una carta, poi impilate: la pila 5 sotto, la pila 1 sopra.
