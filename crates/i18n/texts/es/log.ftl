### Lo que ha pasado, y de dónde vienen los puntos.

## Turnos y losetas

event-turn = Turno { $turn }: { $name }
event-money = { $name } toma { $cards }.
event-bought = { $name } compra { $tile } por { $pay }.
event-bought-exact = { $name } compra { $tile } por { $pay }, pago exacto.
event-placed = { $name } coloca { $tile } en ({ $x }, { $y }).
event-reserved = { $name } pone { $tile } en la reserva.
event-given = { $name } da { $tile } a Dirk.
event-added = { $name } reforma y añade { $tile } en ({ $x }, { $y }).
event-removed = { $name } reforma y lleva { $tile } de ({ $x }, { $y }) a la reserva.
event-swapped = { $name } reforma y cambia { $old } en ({ $x }, { $y }) por { $tile }.
event-stopped = { $name } no hace más acciones.
event-reshuffled =
    { $count ->
        [one] Los descartes forman el nuevo mazo: { $count } carta.
       *[other] Los descartes forman el nuevo mazo: { $count } cartas.
    }
event-row = Nueva carta de dinero a la vista: { $card }
event-market = Nueva loseta en el espacio { $space }: { $tile }
event-market-short = El mercado no se puede completar: la partida termina.
event-dirk-drew = Dirk recibe { $tile }.
event-left-over = { $name } tiene más dinero que nadie y recibe la loseta sobrante { $tile } ({ $currency }: { $totals }).
event-left-over-nobody = Nadie recibe la loseta sobrante { $tile } ({ $currency }: { $totals }).

## Puntuación

event-scoring-due = Sale la carta de puntuación { $round }.
event-scored = Puntuación { $round }: { $totals }

line-of = { $name } – { $line }
line-kind = { $kind }: { $built }, { $place }, { $points }
line-built =
    { $count ->
        [one] { $count } edificio
       *[other] { $count } edificios
    }
line-built-half = { $count }½ edificios
line-camp = { $tile }: en línea { $count }, { $points }
line-citizens = Ciudadanos: { $count } en series, { $points }
line-bazaar = { $tile }: vecinos { $count } × tipos { $kinds }, { $points }
line-chests = Cofres: { $count }, { $place }, { $points }
line-wall = Muralla más larga: longitud { $count }, { $points }
line-yusuf = { $character }: un tercio de la muralla de { $count }, { $points }
line-fatima = { $character }: { $points }
line-culture = Loseta de cultura { $price }: { $count } de este precio, { $points }
place-alone =
    { $place ->
        [1] 1.er puesto
        [3] 3.er puesto
       *[other] { $place }.º puesto
    }
place-tied =
    { $place ->
        [1] 1.er puesto compartido entre { $tied }
        [3] 3.er puesto compartido entre { $tied }
       *[other] { $place }.º puesto compartido entre { $tied }
    }
points-shared = ({ $sum }) / { $tied } = { $points }
points-shared-rounded = ({ $sum }) / { $tied } = { $points }, redondeado hacia abajo

## El favor del visir

event-vizier-bought = { $name } usa el visir y compra { $tile } por { $pay }.
event-vizier-turned = { $name } reactiva la piedra del visir.

## Las cartas de bonificación

event-bonus-shown = { $name } muestra { $card }.
event-bonus-taken-back = { $name } recupera { $card }, porque su loseta ha salido de la Alhambra.

## Las puertas de la ciudad

event-hut-up = La siguiente caseta de obra queda a la vista: { $tile }
event-gate-opened = Hay una carta de puerta a la vista.
event-gate-discarded = Se descarta una carta de puerta, porque ya hay otra a la vista.
event-gate-taken = { $name } toma la carta de puerta.
event-gate-built = { $name } construye una puerta: { $side }.
event-wall-card = Hay una carta de muralla a la vista: { $sides }
event-walls-built = { $name } construye murallas de madera en { $tile }: { $sides }.

## Los personajes

event-auction = A subasta: { $character }. Empieza { $name }.
event-bid = { $name } puja { $bid }.
event-bid-passed = { $name } pasa.
event-won = { $name } gana la subasta de { $character } con { $bid } y paga { $pay }.
event-unsold = Nadie puja por { $character }, que deja la partida.
event-fatima-kept = { $name } se queda con { $character }.
event-fatima-exchanged = { $name } cambia { $character } por { $other }.
event-karim = { $character } paga { $tile } para { $name }.
event-knihstig = { $name } toma { $card } con { $character }.
event-used = { $name } usa { $character }.
event-hakim = { $name } nombra { $kind } para { $character }.
event-laila = { $name } sustituye { $old } en el mercado por { $new } ({ $character }).
event-machma = { $name } cambia { $give } por { $take } con { $character }.
event-yammerad = { $name } roba una carta con { $character }.
event-yammerad-card = { $name } roba { $card } con { $character }.

## Los ladrones

event-stolen = { $name } juega un ladrón y toma { $card }.

## El vendedor ambulante

event-citizens-revealed = { $name } empieza con estos ciudadanos: { $kinds }
event-disc-put = { $name } pone el disco de vendedor en ({ $x }, { $y }).
event-disc-aside = { $name } quita el disco de vendedor de su casilla.
event-moved-in = Un ciudadano de { $name } se instala: { $tile }
event-citizen-taken = { $name } toma un ciudadano para el disco: { $kind }
event-citizen-exchanged = { $name } cambia un ciudadano: { $give } por { $take }
event-citizen-lost = { $name } pierde un ciudadano, que vuelve a la provisión: { $kind }

## La cámara del tesoro

event-laid-down = { $name } pone { $pay }.
event-coins-drawn = { $name } saca monedas sueltas: { $coins }
event-chests-paid = { $name } paga { $card } por la sala { $room }.
event-chests-bought = { $name } compra los cofres de la sala { $room }: { $chests }.
event-chest-stored = { $name } pone un cofre en { $tile }.
event-chest-returned = Un cofre vuelve a la bolsa: { $kind }
event-room-filled = Nuevos cofres en la sala { $room }: { $chests }
event-chamber-closed = Quedan muy pocos cofres: ya no se rellena ninguna sala.
event-builder-played = { $name } juega { $card } para una reforma.
event-looked = { $name } mira la próxima carta de invasión (explorador: { $kind }).
event-looked-seen = { $name } mira la próxima carta de invasión (explorador: { $kind }): el ataque vendrá { $from }.
event-attacked = Los invasores atacan { $from }.
event-lost = { $name }: − { $points } · lados abiertos: { $main }
event-lost-lateral = { $name }: − { $points } · lados abiertos: { $main }, en los flancos: { $lateral }
event-new-scouts = Nuevos exploradores: { $kinds }
event-announced = El próximo ataque vendrá { $from }.

## Los bazares

event-bazaar = Junto al mercado hay un bazar: { $tile }

## El arte de los moros

event-culture-taken = { $name } toma una loseta de cultura del precio { $price }: { $points } como máximo.
event-culture-marked = { $name } – loseta de cultura { $price }: ahora { $points } como máximo.
event-culture-returned = { $name } devuelve la loseta de cultura del precio { $price }.
event-developed =
    { $count ->
        [one] { $name } desarrolla { $count } loseta de cultura: { $points } en cada puntuación.
       *[other] { $name } desarrolla { $count } losetas de cultura: { $points } en cada puntuación.
    }

## El poder del sultán

event-sultan-opened = Hay una carta del sultán a la vista: { $card }
event-sultan-bought = { $name } compra { $card } por { $pay }.
event-sultan-bought-exact = { $name } compra { $card } por { $pay }, pago exacto.
event-sultan-kept = { $name } conserva la marca: { $kind }
event-sultan-rolled = { $name } tira el dado: { $kind }
event-sultan-marked = { $name } marca { $kind }.
event-sultan-offered = Robado para el espacio { $space } y ofrecido antes: { $tile }
event-sultan-declined = { $name } rechaza { $tile }.
event-sultan-claimed = { $name } usa una carta del sultán y toma { $tile }.

## El caravasar

event-caravanserai-bought = { $name } compra { $card } por { $pay }.
event-caravanserai-bought-exact = { $name } compra { $card } por { $pay }, pago exacto.
event-caravanserai-moved = { $name } mueve el marcador: { $card } está ahora en { $space }.
