### Lo que se pide, lo que se puede hacer, y por qué no.

## Lo que se pide

awaited-before-turn = Puedes usar un personaje antes de tu turno.
awaited-action = Toma dinero, compra una loseta o reforma.
awaited-add-money = Añade dinero o termina.
awaited-place = Coloca tus losetas nuevas.
awaited-end-of-turn = Puedes reformar una vez más al final de tu turno.
awaited-redesign = Reforma tu Alhambra.
awaited-nothing = La partida ha terminado.

## Lo que se puede hacer

action-take = Tomar { $cards }
action-buy = Comprar { $tile } por { $pay }
action-buy-exact = Comprar { $tile } por { $pay } (exacto)
action-add = Añadir { $tile } en ({ $x }, { $y })
    .seen = Añadir { $tile }
action-remove = Llevar { $tile } de ({ $x }, { $y }) a la reserva
    .seen = Llevar { $tile } a la reserva
action-swap = Cambiar { $old } en ({ $x }, { $y }) por { $tile }
    .seen = Cambiar { $old } por { $tile }
action-place = Colocar { $tile } en ({ $x }, { $y })
    .seen = Colocar { $tile }
action-reserve = Poner { $tile } en la reserva
action-give = Dar { $tile } a Dirk
action-pay = Pagar { $pay }
action-pay-more = Añadir { $pay }
done-paying = Listo

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
refusal-other-currency = A un pago solo se puede añadir dinero de la misma moneda.
refusal-only-cards = A este pago solo se pueden añadir cartas.
refusal-not-in-reserve = Esa loseta no está en tu reserva.
refusal-not-set-aside = Esa loseta no está entre las que hay que colocar.
refusal-no-gift = Esa loseta no se puede dar a Dirk.
refusal-cell-taken = Ahí ya hay una loseta.
refusal-no-contact = Junto a ese lugar no hay ninguna loseta.
refusal-wall-mismatch = Una muralla tocaría un lado abierto.
refusal-out-of-reach = No se podría llegar a pie a esa loseta desde la inicial.
refusal-leaves-hole = Quedaría un hueco encerrado.
refusal-no-tile-there = Ahí no hay ninguna loseta.
refusal-start-tile-fixed = La loseta inicial se queda donde está.
refusal-start-tile-missing = En (0, 0) está la loseta inicial y ninguna otra.
refusal-removal-leaves-hole = Al quitar esa loseta quedaría un hueco.
refusal-removal-cuts-off = Otras losetas se quedarían sin camino hasta la loseta inicial.
refusal-too-many-tiles = Ninguna partida tiene tantas losetas.
refusal-fixed-by-gate = Una loseta junto a una puerta ya no se puede mover.
refusal-camp-mismatch = Un campamento solo puede tocar murallas, con sus baluartes, y otros campamentos, con sus lados verdes.
refusal-camp-without-wall = Un campamento necesita un baluarte contra una muralla.
refusal-camp-loses-contact = Un campamento perdería la muralla que necesita.
refusal-camp-for-camp = Un campamento solo se cambia por otro campamento.
