### La preparazione a un tavolo vero.

setup-start-tiles = Ognuno dei { $players } giocatori prende una tessera di partenza e la mette davanti a sé; tutti cominciano da 0 punti.
setup-supply = Mescolate le { $buildings } tessere edificio coperte: sono la scorta.
setup-dirk = Pescate { $tiles } tessere per Carlo e mettetele scoperte accanto al tabellone.
setup-market = Pescate una tessera per ogni spazio del cortile, dall’1 al 4.
setup-money-removed = In due: togliete dal gioco una copia di ogni carta denaro, in tutto { $cards } carte.
setup-money = Mescolate le { $cards } carte denaro.
setup-starting-money = Date denaro a ciascuno fino a un valore di almeno 20. Comincia chi ha meno carte; in caso di parità, chi ha il valore più basso; se c’è ancora parità, il più giovane. Poi scoprite 4 carte denaro.
setup-piles = Dividete il resto del denaro in cinque pile più o meno uguali.
setup-add = Pila { $pile }: aggiungete { $cards }.
setup-scoring-card = la carta valutazione { $round }
setup-stack = Mescolate ogni pila che ha ricevuto una carta, poi mettetele una sull’altra: la pila 5 sotto, la pila 1 in cima.
