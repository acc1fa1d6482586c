### The Red Palace.

# Tiles, modules, abilities
terrain-name = Loseta de terreno { $price }
medina-name = Medina { $price }
square-name = Loseta de plaza
game-red-palace = El palacio rojo
module-medinas = Las medinas
module-classic-scoring = Puntuación clásica
about-medinas = Las medinas no son de ningún tipo, y quien menos tenga pierde puntos en cada puntuación.
about-classic-scoring = Las mayorías dan los puntos del juego básico, sin losetas de puntuación.
ability-swap-tokens = Cambiar fichas
ability-wall-section = Tramo de muralla
ability-take-money = Tomar una carta de dinero
ability-square-tile = Loseta de plaza
ability-half-building = Medio edificio
ability-buy-from-preview = Comprar de la vista previa
ability-treat-as-exact = El pago de más vale como exacto
ability-redraw-token = Sacar otra ficha
ability-move-guard = Mover un guardia
guards = Guardias

# Decisions
awaited-choose-pile = Elige un montón de dinero inicial.
awaited-abilities = Usa otra habilidad o termina tus acciones.
awaited-pay-card = Elige la carta de dinero para la habilidad.
awaited-pay-guard = Elige el guardia con el que pagas.
awaited-move-guard = Elige adónde va el guardia.
awaited-attach-wall = Coloca el tramo de muralla en una loseta de este turno.
awaited-post-guard = Elige la torre de vigilancia que recibe un guardia.
action-choose-pile = Montón de valor { $total }, { $cards }
action-swap-tokens = Cambiar las fichas de { $tile } y { $other }, pagando { $card }
action-take-wall = Tomar un tramo de muralla
action-take-card = Habilidad de guardia, tomar { $card }
action-take-square = Tomar una loseta de plaza
action-take-half = Tomar el medio edificio ({ $kind })
action-buy-preview = Comprar { $tile } de la vista previa por { $pay }
action-count-as-exact = Hacer que el pago valga como exacto
action-redraw-token = Sacar otra ficha para { $tile }
action-move-guard = Mover el guardia de { $tile } ({ $side })
action-pay-guard = Pagar con el guardia de { $tile } ({ $side })
action-post-guard = Apostar el guardia en { $tile } ({ $side })
action-attach-wall = Colocar el tramo de muralla en { $tile } ({ $side })

# What happened
event-pile-chosen = { $name } elige { $cards } como dinero inicial.
event-token = Ficha para { $tile }, ahora es { $kind }.
event-preview = { $tile } llega al espacio { $space } de la vista previa.
event-preview-moved = { $tile } avanza al espacio { $space } de la vista previa.
event-ability = { $name } usa una habilidad ({ $ability }).
event-card-paid = { $name } paga { $card } por la habilidad.
event-guard-paid = { $name } paga con el guardia de { $tile } ({ $side }).
event-points-paid = { $name } paga { $points } en lugar de guardias.
event-guards-placed = Guardias que van al tablero desde las losetas de Dirk, { $count }.
event-tokens-swapped = { $name } cambia fichas, { $tile } es ahora { $kind } y { $other } es { $other-kind }.
event-half-taken = { $name } toma el medio edificio ({ $kind }).
event-preview-bought = { $name } compra { $tile } de la vista previa por { $pay }.
event-token-redrawn = { $name } saca otra ficha para { $tile }, { $kind } en lugar de { $old }.
event-guard-moved = { $name } mueve un guardia de { $from } ({ $from-side }) a { $tile } ({ $side }).
event-wall-attached = { $name } coloca un tramo de muralla en { $tile } ({ $side }).
event-guard-posted = { $name } aposta un guardia en { $tile } ({ $side }).
line-medinas = Medinas: { $count }, { $place } desde quien menos tiene, { $points }
line-guards = Guardias en la muralla más larga: { $count }, { $points }

# Refusals
refusal-no-such-pile = Ese montón de dinero inicial ya no está.
refusal-ability-not-in-game = Esa habilidad no está en esta partida.
refusal-ability-used = Ya has usado esa habilidad en este turno.
refusal-too-late-for-ability = En este turno ya no se pueden usar habilidades.
refusal-guards-unaffordable = Te faltan guardias y puntos para eso.
refusal-not-bought-now = No has comprado ese edificio en este turno.
refusal-no-token = No hay ficha que cambiar.
refusal-same-token = Las dos fichas son del mismo tipo, el cambio no serviría de nada.
refusal-wrong-swap-card = La carta debe ser de la moneda del espacio del mercado.
refusal-no-wall-tile = Un tramo de muralla necesita una loseta de este turno con dos murallas como mucho.
refusal-no-wall-section = No quedan tramos de muralla.
refusal-no-edge-for-wall = El tramo de muralla va en un lado abierto de una loseta de este turno, nunca como cuarta muralla.
refusal-no-such-row-card = Esa carta no está a la vista, ningún guardia puede traerla.
refusal-no-square-left = No quedan losetas de plaza.
refusal-half-taken = El medio edificio de ese tipo ya tiene dueño.
refusal-preview-empty = No hay loseta en ese espacio de la vista previa.
refusal-preview-not-exact = Un edificio de la vista previa se paga con el importe exacto.
refusal-no-card-left = Una carta no sirve para la habilidad y el edificio a la vez.
refusal-not-overpaid = No hay ningún pago de más que pueda valer como exacto.
refusal-payment-past = Una ficha se vuelve a sacar justo después de pagar un edificio.
refusal-no-token-to-redraw = Solo recibe otra ficha un edificio con ficha del mercado o el recién comprado.
refusal-bag-empty = No queda ninguna ficha en la bolsa.
refusal-no-such-guard = Ahí no hay ningún guardia tuyo.
refusal-only-guard = El guardia que se mueve no puede ser el que se paga.
refusal-no-place-for-guard = Un guardia va a una muralla tuya sin guardia.
refusal-no-watchtower = Un guardia se aposta en una torre vacía de la loseta recién colocada.
refusal-square-to-dirk = Una loseta de plaza no se puede dar a Dirk.
refusal-wall-to-dirk = La loseta con el tramo de muralla no se puede dar a Dirk.

# Set-up
setup-tower = Mezclad en la torre las { $tiles } losetas de terreno, con las de los módulos.
setup-tokens = Meted las { $tokens } fichas de edificio en la bolsa.
setup-preview = Sacad una loseta para cada espacio del mercado, del 1 al 4, luego para cada espacio de la vista previa, del 1 al 3, y luego una ficha para cada una. Los bazares van junto al tablero y se reemplazan, las medinas y los campamentos no reciben ficha.
setup-dirk-terrain = Sacad { $tiles } losetas para Dirk, cada una con una ficha, y poned la mitad de los guardias de sus torres, redondeando hacia arriba, en las losetas de colocación.
setup-guard-board-random = Tablero de guardias, lado aleatorio. Mezclad las losetas de colocación y poned 8 en las posiciones, la última por el reverso; mezclad las habilidades y poned 4 a la vista. Las demás salen del juego.
setup-guard-board-fixed = Tablero de guardias, lado fijo, con las habilidades marcadas para él.
setup-guards = Preparad los { $guards } guardias.
setup-stocks = Preparad { $squares } losetas de plaza, { $sections } tramos de muralla y los medios edificios, si sus habilidades están en juego.
setup-score-tiles = Sacad 3 losetas de puntuación para los huecos 1 a 3. Las demás salen del juego.
setup-start-score = Las { $players } personas toman una loseta inicial y empiezan con { $points } puntos. Sortead quién empieza.
setup-money-piles = Formad un montón de dinero por persona, carta a carta hasta que valga 20 o más. Elige primero quien juega en último lugar, y así hacia atrás; la primera persona se queda el resto. Luego descubrid las cuatro cartas de dinero.
