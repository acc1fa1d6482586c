### La preparazione a un tavolo vero.

setup-start-tiles = Ognuno dei { $players } giocatori prende una tessera iniziale e la posa; tutti cominciano da 0 punti.
setup-supply = Mescolate le { $buildings } tessere edificio coperte: sono la scorta.
setup-dirk = Pescate { $tiles } tessere per Carlo e posatele scoperte accanto al tabellone.
setup-market = Pescate una tessera per ogni casella del mercato, dalla 1 alla 4.
setup-money-removed = In due: togliete dal gioco una copia di ogni carta denaro, in tutto { $cards } carte.
setup-money = Mescolate le { $cards } carte denaro.
setup-starting-money = Date denaro a ciascuno fino a un valore di almeno 20. Comincia chi ha meno carte; in caso di parità, chi ha il valore più basso; altrimenti, la persona più giovane. Scoprite 4 carte: sono la fila del denaro.
setup-piles = Dividete il resto del denaro in cinque pile circa uguali.
setup-add = Pila { $pile }: aggiungete { $cards }.
setup-scoring-card = la carta punteggio { $round }
setup-stack = Mescolate ogni pila che ha ricevuto una carta, poi impilate: la pila 5 sotto, la pila 1 sopra.
