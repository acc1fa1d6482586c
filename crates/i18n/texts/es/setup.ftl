### La preparación en una mesa real.

setup-start-tiles = Cada uno de los { $players } jugadores toma una loseta inicial y la coloca; todos empiezan con 0 puntos.
setup-supply = Mezclad las { $buildings } losetas de edificio boca abajo: son la provisión.
setup-dirk = Sacad { $tiles } losetas para Dirk y dejadlas a la vista junto al tablero.
setup-market = Sacad una loseta para cada espacio del mercado, del 1 al 4.
setup-money-removed = Con dos jugadores: retirad del juego una copia de cada carta de dinero, { $cards } cartas en total.
setup-money = Mezclad las { $cards } cartas de dinero.
setup-starting-money = Dad dinero a cada uno hasta que valga 20 o más. Empieza quien tenga menos cartas; en caso de empate, quien tenga el menor valor; si persiste, la persona más joven. Descubrid 4 cartas: son la fila de dinero.
setup-piles = Repartid el resto del dinero en cinco pilas más o menos iguales.
setup-add = Pila { $pile }: añadid { $cards }.
setup-scoring-card = la carta de puntuación { $round }
setup-stack = Mezclad cada pila que haya recibido una carta y apilad: la pila 5 debajo, la pila 1 encima.
