### Lo que se pide, lo que se puede hacer, y por qué no.

## Lo que se pide

awaited-before-turn = Puedes usar un personaje antes de tu turno.
awaited-action = Toma dinero, compra una loseta o reforma.
awaited-place = Coloca tus losetas nuevas.
awaited-end-of-turn = Puedes usar un personaje al final de tu turno.
awaited-redesign = Reforma tu Alhambra.
awaited-interrupt = Puedes comprar una loseta con el visir.
awaited-bid = Puja o pasa.
awaited-pay-bid = Paga el personaje que has ganado.
awaited-fatima = Quédate con Fatima o cámbiala.
awaited-knihstig = Puedes tomar una carta de dinero a la vista.
awaited-hakim = Nombra un tipo de edificio para Hakim Wahid.
awaited-pay-chests = Paga los cofres, primero la carta más alta.
awaited-place-chests = Pon tus cofres en edificios de su tipo.
awaited-chest-offer = Puedes poner los cofres sobrantes en tus edificios.
awaited-nothing = La partida ha terminado.

## Lo que se puede hacer

action-take = Tomar { $cards }
action-buy = Comprar { $tile } por { $pay }
action-buy-exact = Comprar { $tile } por { $pay } (exacto)
action-add = Añadir { $tile } en ({ $x }, { $y })
action-remove = Llevar { $tile } de ({ $x }, { $y }) a la reserva
action-swap = Cambiar { $old } en ({ $x }, { $y }) por { $tile }
action-place = Colocar { $tile } en ({ $x }, { $y })
action-reserve = Poner { $tile } en la reserva
action-give = Dar { $tile } a Dirk
action-vizier-buy = Comprar { $tile } por { $pay } con el visir
action-vizier-turn = Reactivar la piedra del visir
action-gate-take = Tomar la carta de puerta
action-place-gate = Colocar { $tile } en ({ $x }, { $y }), puerta: { $side }
action-add-gate = Añadir { $tile } en ({ $x }, { $y }), puerta: { $side }
action-remove-gate = Llevar { $tile } de ({ $x }, { $y }) a la reserva, puerta: { $sides }
action-pay = Pagar { $pay }
action-keep-fatima = Quedarse con { $character } (8 puntos)
action-exchange-fatima = Cambiar { $character } por otro personaje
action-karim = { $character } paga { $tile }
action-knihstig = { $character }: tomar { $card }
action-ammar = { $character }: reformar
action-hakim = { $character }: medio edificio más, { $kind }
action-laila = { $character }: sustituir { $tile }
action-machma = { $character }: cambiar { $give } por { $take }
action-yammerad = { $character }: robar una carta
action-chests = Comprar los cofres de la sala { $room }: { $chests }
action-put-chest = Poner un cofre en { $tile }

## Por qué no

refusal-game-over = La partida ha terminado.
refusal-not-now = Ahora no. { $awaited }
refusal-module-not-played = Ese módulo no forma parte de esta partida.
refusal-must-act = La primera acción de un turno es obligatoria mientras haya alguna posible.
refusal-not-in-row = Esas cartas no están entre las cartas de dinero a la vista.
refusal-takes-too-much = Varias cartas solo se pueden tomar juntas hasta un total de { $limit }.
refusal-empty-space = En ese espacio no hay ninguna loseta.
refusal-wrong-currency = Ese espacio se paga en otra moneda.
refusal-not-in-hand = No tienes esas cartas en la mano.
refusal-underpaid = Esas cartas no alcanzan el precio.
refusal-superfluous = Una de esas cartas no hace falta para alcanzar el precio.
refusal-not-in-reserve = Esa loseta no está en tu reserva.
refusal-not-set-aside = Esa loseta no está entre las que hay que colocar.
refusal-no-gift = Esa loseta no se puede dar a Dirk.
refusal-cell-taken = Ahí ya hay una loseta.
refusal-no-contact = Junto a ese lugar no hay ninguna loseta.
refusal-wall-mismatch = Una muralla tocaría un lado abierto.
refusal-out-of-reach = No se podría llegar a pie a la loseta desde la loseta inicial.
refusal-leaves-hole = Quedaría encerrado un hueco.
refusal-no-tile-there = Ahí no hay ninguna loseta.
refusal-start-tile-fixed = La loseta inicial se queda donde está.
refusal-start-tile-missing = En (0, 0) está la loseta inicial y ninguna otra.
refusal-removal-leaves-hole = Al quitar esa loseta quedaría un hueco.
refusal-removal-cuts-off = Otras losetas perderían su camino hasta la loseta inicial.
refusal-too-many-tiles = Ninguna partida tiene tantas losetas.
refusal-stone-inactive = Tu piedra del visir está inactiva.
refusal-stone-active = Tu piedra del visir ya está activa.
refusal-not-exact = Con el visir el pago debe ser exacto.
refusal-no-exchange-in-row = Esa carta de cambio no está entre las cartas a la vista.
refusal-wrong-exchange = Esa carta de cambio no muestra la moneda del espacio.
refusal-needless-exchange = La carta de cambio no hace falta para ese pago.
refusal-no-exchange-for-bids = Una puja no se puede pagar con una carta de cambio.
refusal-hut-limit = Ya tienes tres casetas de obra.
refusal-no-hut-left = No quedan casetas de obra de ese tipo.
refusal-hut-to-dirk = No se puede dar una caseta de obra a Dirk.
refusal-no-gate-card = No hay ninguna carta de puerta a la vista.
refusal-no-gate-in-hand = No tienes bastantes cartas de puerta.
refusal-no-double-wall = Una puerta solo puede estar donde se tocan las murallas impresas de dos losetas y aún no hay puerta.
refusal-needless-gate = Cada puerta debe ser necesaria.
refusal-fixed-by-gate = Una loseta junto a una puerta ya no se puede mover.
refusal-not-your-character = Ese personaje no es tuyo.
refusal-lozenge-used = En este turno ya has usado un personaje con el rombo.
refusal-bid-too-low = Una puja debe superar a la anterior.
refusal-bid-too-high = No puedes pujar más de lo que tienes en una sola moneda.
refusal-worth-more = La carta que tomas no puede valer más que la que das.
refusal-supply-empty = La bolsa está vacía.
refusal-too-many-cards = Tienes más de dos cartas de dinero en la mano.
refusal-room-empty = Esa sala está vacía.
refusal-chests-unaffordable = Tu dinero no alcanza para una sala.
refusal-payment-order = Paga de la carta más alta hacia abajo; el resto aún debe alcanzar para el precio.
refusal-no-such-chest = No se está repartiendo ningún cofre de ese tipo.
refusal-no-place-for-chest = Un cofre necesita en tu Alhambra un edificio de su tipo que aún no tenga ninguno.
refusal-must-place-chest = Quien compra debe poner cada cofre que tenga sitio, tipo por tipo.
