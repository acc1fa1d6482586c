### La preparación en una mesa real.

setup-start-tiles = Cada uno de los { $players } jugadores toma una loseta inicial y la coloca; todos empiezan con 0 puntos.
setup-supply = Mezclad las { $buildings } losetas de edificio boca abajo: son la provisión.
setup-dirk = Sacad { $tiles } losetas para Dirk y dejadlas a la vista junto al tablero.
setup-market = Sacad una loseta para cada espacio del mercado, del 1 al 4.
setup-money-removed = Con dos jugadores: retirad del juego una copia de cada carta de dinero, { $cards } cartas en total.
setup-money = Barajad las { $cards } cartas de dinero.
setup-starting-money = Dad a cada jugador cartas de dinero hasta que sumen 20 o más. Empieza quien tenga menos cartas; si hay empate, quien sume menos; si sigue el empate, la persona más joven. Descubrid otras 4 cartas: son las cartas de dinero a la vista.
setup-piles = Repartid el resto del dinero en cinco pilas más o menos iguales.
setup-add = Pila { $pile }: añadid { $cards }.
setup-scoring-card = la carta de puntuación { $round }
setup-stack = Barajad cada pila que haya recibido una carta y apiladlas: la pila 5 debajo, la pila 1 encima.
