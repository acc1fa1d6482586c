### El Palacio Rojo.

red-palace = El Palacio Rojo
guard-board = Tablero de guardias
guard-board-random = Lado aleatorio
guard-board-fixed = Lado fijo
guard-board-random-hint = Los espacios y las habilidades se sortean en cada partida.
guard-board-fixed-hint = Siempre las mismas cuatro habilidades: recomendado para la primera partida.

## Losetas y piezas

terrain-name = Terreno { $price }
square-name = Plaza
wall-section-of = { $tile }, { $side }
guards = Guardias
guard-count =
    { $count ->
        [one] { $count } guardia
       *[other] { $count } guardias
    }
guards-on = guardias: { $sides }

## Habilidades

ability-swap-tokens = Cambiar fichas
ability-wall-section = Tramo de muralla
ability-take-money = Tomar una carta
ability-square-tile = Plaza
ability-half-building = Medio edificio
ability-buy-from-preview = Comprar en la vista previa
ability-treat-as-exact = Vale como exacto
ability-redraw-token = Nueva ficha
ability-move-guard = Mover un guardia

about-swap-tokens = Cambia el edificio que has comprado en este turno por uno del mercado; las losetas se quedan donde están.
about-wall-section = Toma un tramo de muralla de madera y fíjalo a una loseta de este turno antes de colocarla.
about-take-money = Toma una carta de dinero a la vista, la que quieras. No es una acción.
about-square-tile = Toma una plaza sin murallas y colócala con tus losetas nuevas.
about-half-building = Toma un medio edificio: cuentas medio edificio más de ese tipo, si tienes al menos uno.
about-buy-from-preview = Compra un edificio de la vista previa con pago exacto en una sola moneda, la que quieras. Da otra acción.
about-treat-as-exact = Un pago demasiado alto vale como exacto: obtienes otra acción.
about-redraw-token = Justo después de pagar, saca un edificio nuevo para una loseta del mercado o para la que acabas de comprar.
about-move-guard = Mueve un guardia a otra de tus murallas, con o sin torre de vigilancia.

abilities = Habilidades de los guardias
ability-used = usada en este turno
cost-swap-card = { $guards } + una carta de la moneda del espacio
cost-any-card = { $guards } + una carta de dinero cualquiera
guards-missing = te faltan guardias: { $points } en su lugar
guards-missing-brief = { $points } en su lugar
not-your-turn = Las habilidades se usan en tu propio turno, antes de colocar losetas.

## La mesa

preview = Vista previa
preview-space = Espacio { $number } de la vista previa
preview-goes = → { $space }
preview-next = siguiente
preview-goes-long = Irá al espacio { $space } del mercado.
preview-waits = Espera a que quede libre un espacio del mercado.
guard-position =
    { $points ->
        [one] Posición { $number }: { $guards } de { $spaces } guardias, { $points } punto por cada guardia en la muralla
       *[other] Posición { $number }: { $guards } de { $spaces } guardias, { $points } puntos por cada guardia en la muralla
    }
guards-worth = Al final, cada guardia en tu muralla más larga da { $points }, tal como está ahora.
guard-supply = Guardias disponibles: { $count }
wall-sections-left = Tramos de muralla restantes: { $count }
squares-left = Plazas restantes: { $count }
half-owned = Medio edificio ({ $kind }): { $name }
half-free = Medio edificio ({ $kind }): libre
token-bag = Quedan en la bolsa
score-tiles = Losetas de puntuación
pile-number = Montón { $number }: { $total }
pile-taken = Montón { $number }: tomado
start-score = Inicio
paid-for-abilities = Habili­dades
sides = Murallas a elegir
sides-hint = Toca una muralla iluminada de tu Alhambra o de una loseta de al lado.

## Lo que se pide

awaited-choose-pile = Elige un montón de dinero inicial.
awaited-abilities = Aún puedes usar habilidades de los guardias, o pasar.
awaited-pay-card = Paga una carta de dinero cualquiera por la habilidad.
awaited-pay-guard = Elige el guardia que paga la habilidad.
awaited-move-guard = Elige la muralla a la que va el guardia.
awaited-attach-wall = Fija el tramo de muralla a una loseta de este turno.
awaited-post-guard = No hay guardias suficientes: elige la torre de vigilancia que recibe uno.

## Lo que se puede hacer

action-pile = Elegir el montón { $pile } (valor { $total })
action-swap-tokens = Cambiar { $tile } por { $other } pagando { $card }
action-take-wall = Tomar un tramo de muralla
action-take-square = Tomar una plaza
action-take-half = Tomar el medio edificio: { $kind }
action-buy-preview = Comprar { $tile } de la vista previa por { $pay }
action-count-as-exact = Contar el pago como exacto
action-redraw-token = Sacar una ficha nueva: { $tile }
action-move-guard = Mover este guardia: { $place }
action-pay-guard = Pagar con este guardia: { $place }
action-post-guard = Poner el guardia aquí: { $place }
action-attach-wall = Fijar el tramo de muralla aquí: { $place }

## Lo que ha pasado

event-pile = { $name } elige el montón { $pile }: { $cards }.
event-token = { $tile } recibe su edificio: { $kind }
event-preview = Nueva loseta en el espacio { $space } de la vista previa: { $tile }
event-preview-moved = { $tile } avanza al espacio { $space } de la vista previa.
event-ability = { $name } usa una habilidad: { $ability }.
event-card-paid = { $name } paga { $card } por ello.
event-guard-paid = { $name } paga un guardia: { $place }.
event-points-paid = { $name } paga { $points } en lugar de guardias.
event-guards-placed =
    { $count ->
        [one] Las losetas de Dirk llevan { $count } guardia al tablero de guardias.
       *[other] Las losetas de Dirk llevan { $count } guardias al tablero de guardias.
    }
event-tokens-swapped = { $name } cambia fichas: { $tile } para quien compra, { $other } en el mercado.
event-square-taken = { $name } toma una plaza.
event-half-taken = { $name } toma el medio edificio: { $kind }
event-preview-bought = { $name } compra { $tile } de la vista previa por { $pay }.
event-token-redrawn = { $name } saca una ficha nueva: { $old } pasa a ser { $new }.
event-guard-moved = { $name } mueve un guardia: { $from } → { $to }.
event-wall-attached = { $name } fija un tramo de muralla: { $place }.
event-guard-posted = { $name } pone un guardia: { $place }.

line-guards = Guardias en la muralla: { $count } × { $value }, { $points }

## Por qué no

refusal-no-such-pile = Ese montón de dinero inicial ya está tomado.
refusal-ability-not-in-game = Esa habilidad no está en esta partida.
refusal-ability-used = Esa habilidad ya se ha usado en este turno.
refusal-too-late-for-ability = Ya no se pueden usar habilidades en este turno.
refusal-guards-unaffordable = No tienes ni los guardias ni los puntos para esa habilidad.
refusal-not-bought-now = Ese edificio no se ha comprado en este turno.
refusal-no-token = Las medinas, los campamentos y los bazares no tienen ficha.
refusal-same-token = Las dos fichas son del mismo tipo: no cambiaría nada.
refusal-wrong-swap-card = La carta que pagas debe ser de la moneda del espacio.
refusal-no-wall-tile = Un tramo de muralla necesita una loseta de este turno con dos murallas como mucho.
refusal-no-wall-section = No quedan tramos de muralla.
refusal-no-edge-for-wall = Un tramo de muralla va en un lado abierto de una loseta de este turno, y otro lado debe quedar abierto.
refusal-no-such-row-card = Con la habilidad se toma una de las cartas de dinero a la vista.
refusal-no-square-left = No quedan plazas.
refusal-half-taken = El medio edificio de ese tipo ya está tomado.
refusal-preview-empty = No hay ningún edificio en ese espacio de la vista previa.
refusal-preview-not-exact = Un edificio de la vista previa se paga con el importe exacto, en una sola moneda, y con una carta más por la habilidad.
refusal-no-card-left = Una carta no puede pagar a la vez la habilidad y el edificio.
refusal-not-overpaid = No has pagado de más: no hay nada que contar como exacto.
refusal-payment-past = La ficha nueva se saca justo después de pagar un edificio.
refusal-no-token-to-redraw = Solo un edificio del mercado, o el que acabas de comprar, recibe una ficha nueva.
refusal-bag-empty = No quedan fichas en la bolsa.
refusal-no-such-guard = Ahí no hay ningún guardia tuyo.
refusal-only-guard = El guardia que se mueve no puede ser el que paga: necesitas dos.
refusal-no-place-for-guard = Un guardia va a una muralla tuya sin guardia que no sea de una loseta de este turno.
refusal-no-watchtower = Un guardia se pone en una torre de vigilancia vacía de la loseta recién colocada.
refusal-square-to-dirk = Una plaza no se puede dar a Dirk.
refusal-not-to-dirk = A Dirk solo se le da, en partidas de dos, un edificio adquirido en este turno.
refusal-wall-to-dirk = La loseta con el tramo de muralla no se puede dar a Dirk.

## Una primera partida


## Preparación

setup-tower = Mezclad las { $tiles } losetas de terreno, con las de los módulos, y metedlas en la torre.
setup-tokens = Meted las { $tokens } fichas de edificio en la bolsa.
setup-preview = Sacad una loseta para cada espacio del mercado del 1 al 4, luego para cada espacio de la vista previa del 1 al 3, y luego una ficha para cada una. Los bazares van junto al tablero y se sustituyen; las medinas y los campamentos no reciben ficha.
setup-dirk-terrain = Sacad { $tiles } losetas para Dirk, cada una con una ficha.
setup-guard-board-random = Tablero de guardias, lado aleatorio: mezclad las losetas de colocación y poned 8 en las posiciones, la última por el reverso; mezclad las habilidades y poned 4 a la vista. Las demás salen del juego.
setup-guard-board-fixed = Tablero de guardias, lado fijo, con las habilidades marcadas para él.
setup-guards = Preparad los { $guards } guardias.
setup-dirk-guards = Contad las torres de vigilancia de las losetas de Dirk y poned la mitad de ese número de guardias, redondeando hacia arriba, en el tablero de guardias, desde la posición 1.
setup-stocks = Preparad { $squares } plazas, { $sections } tramos de muralla y los medios edificios, si sus habilidades están en la partida.
setup-score-tiles = Sacad 3 losetas de puntuación para los huecos del 1 al 3. Las demás salen del juego.
setup-start-score = Cada uno de los { $players } jugadores toma una loseta inicial y empieza con { $points } puntos. Sortead quién empieza.
setup-money-piles = Poned a la vista un montón de dinero por jugador, carta a carta, hasta que valga 20 o más. Elige primero quien va último en el orden de turno, y así hacia atrás; quien va primero recibe lo que queda. Después poned las cartas de dinero a la vista.

## In the terminal

guard-substitute = Un guardia que falta cuesta { $points }
guards-on-tiles = Guardias en las losetas: { $guards }
