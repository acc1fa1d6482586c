### La preparación en una mesa real.

setup-list = Preparación en una mesa real
setup-list-hint = Todo lo que hay que hacer antes del primer turno, para estos jugadores y módulos.
setup-start-tiles = Cada uno de los { $players } jugadores toma una loseta inicial y la coloca; todos empiezan con 0 puntos.
setup-vizier-stones = Cada jugador toma una piedra del visir y la coloca con la cara activa hacia arriba.
setup-supply = Mezclad las { $buildings } losetas de edificio boca abajo: son la provisión.
setup-supply-camps = Mezclad juntas las { $buildings } losetas de edificio y los { $camps } campamentos boca abajo: son la provisión.
setup-supply-bazaars = Mezclad boca abajo las { $buildings } losetas de edificio y los { $bazaars } bazares: son la reserva general.
setup-supply-both = Mezclad boca abajo las { $buildings } losetas de edificio, los { $camps } campamentos y los { $bazaars } bazares: son la reserva general.
setup-citizens = Cada uno toma un disco de vendedor y un ciudadano de cada color, elige en secreto tres de ellos para el disco y lo pone junto a la loseta inicial. Todos los demás ciudadanos son la provisión: { $supply }.
setup-dirk = Sacad { $tiles } losetas para Dirk y dejadlas a la vista junto al tablero.
setup-market = Sacad una loseta para cada espacio del mercado, del 1 al 4.
setup-huts = Ordenad las casetas de obra por tipo en seis pilas, mezclad cada una boca abajo y descubrid la primera.
setup-bonus-cards = Repartid { $each } cartas de bonificación boca abajo a cada uno; { $left } se apartan sin mirarlas.
setup-thieves = Repartid { $each } ladrones boca abajo a cada uno; { $left } se apartan sin mirarlos.
setup-coins = Meted las { $coins } monedas sueltas en la bolsa de calderilla.
setup-chests = Meted todos los cofres en la bolsa y sacad 4 para cada una de las 3 salas.
setup-invaders = Mezclad boca abajo las { $cards } cartas de invasión. Mezclad boca abajo los { $scouts } exploradores y poned { $open } a la vista.
setup-invaders-open = Mezclad boca abajo las { $cards } cartas de invasión y poned la primera a la vista. Los exploradores no se usan.
setup-score-cards = Barajad las nuevas cartas de puntuación y poned una para cada una de las tres puntuaciones; { $left } se apartan.
setup-culture-tiles = Ordenad las losetas de cultura por precio en siete montones a la vista.
setup-gates = Preparad { $gates } puertas.
setup-sticks = Preparad las { $sticks } murallas de madera junto al mercado, con sitio para las cartas de muralla a la vista.
setup-master-builders = Mezclad las cartas de maestro de obra y repartid { $each } boca abajo a cada uno.
setup-sultan-markers = Preparad los { $markers } marcadores y el dado de edificios de las cartas del sultán.
setup-caravanserais = Poned a la vista las { $cards } cartas de caravasar, con un marcador para cada una.
setup-money = Mezclad las { $cards } cartas de dinero.
setup-money-diamonds = Mezclad las { $cards } cartas de dinero con los { $diamonds } diamantes.
setup-starting-money = Dad dinero a cada uno hasta que valga 20 o más. Empieza quien tenga menos cartas, después el menor valor. Descubrid 4 cartas: son la fila de dinero.
setup-piles = Repartid el resto del dinero en cinco pilas más o menos iguales.
setup-add = Pila { $pile }: añadid { $cards }.
setup-scoring-card = la carta de puntuación { $round }
setup-exchange-cards = { $count } cartas de cambio
setup-gate-cards =
    { $count ->
        [one] { $count } carta de puerta
       *[other] { $count } cartas de puerta
    }
setup-characters = { $count } personajes
setup-wall-cards = { $count } cartas de muralla
setup-sultan-cards = { $count } cartas del sultán
setup-characters-aside = { $count } personajes se quedan aparte, boca abajo en una pila.
setup-builder-cards =
    { $count ->
        [one] { $count } carta de maestro de obra
       *[other] { $count } cartas de maestro de obra
    }
setup-builders-left = { $count } cartas de maestro de obra se apartan sin mirarlas.
setup-stack = Mezclad cada pila que haya recibido una carta y apilad: la pila 5 debajo, la pila 1 encima.
