### Los personajes.

module-characters = Los personajes
about-characters = Se subastan seis de los diez personajes; cada uno tiene un poder propio.
effect-characters = Gana personajes en subastas y usa sus poderes

## Losetas y piezas

about-abdul-karim = Paga una loseta del mercado, cueste lo que cueste, y cuenta como pago exacto. Después deja la partida.
about-abdul-knihstig = Tras comprar una loseta de precio 10 o más puedes tomar una carta de dinero a la vista.
about-ammar-elschauf = Al final de tu turno puedes reformar una vez tu Alhambra, gratis.
about-faruk-willhaben = Si tomas varias cartas de dinero, pueden sumar hasta 7.
about-fatima = Quédate con ella por 8 puntos al final de la partida, o cámbiala enseguida por un personaje apartado.
about-hakim-wahid = En cada puntuación nombras un tipo de edificio; de él cuentas medio edificio más.
about-laila-wundabah = Antes de tu turno puedes sustituir una loseta del mercado por una de la provisión.
about-machma-klain = Antes de tu turno puedes cambiar una carta de dinero por una a la vista que no valga más.
about-yammerad = Antes de tu turno puedes robar una carta de dinero si tienes como mucho dos en la mano.
about-yusuf-epassuff = En cada puntuación añade un tercio de tus puntos de muralla, redondeado hacia abajo.

## Lo que se pide

awaited-bid = Puja o pasa.
awaited-pay-bid = Paga el personaje que has ganado.
awaited-fatima = Quédate con Fatima o cámbiala.
awaited-knihstig = Puedes tomar una carta de dinero a la vista.
awaited-hakim = Nombra un tipo de edificio para Hakim Wahid.

## Lo que se puede hacer

bid = Pujar { $bid }
action-keep-fatima = Quedarse con { $character } (8 puntos)
action-exchange-fatima = Cambiar a { $character } por otro personaje
action-karim = { $character } paga { $tile }
action-knihstig = { $character }: tomar { $card }
action-ammar = { $character }: reformar
action-hakim = { $character }: medio edificio más, { $kind }
action-laila = { $character }: sustituir { $tile }
action-machma = { $character }: cambiar { $give } por { $take }
action-yammerad = { $character }: robar una carta

## Por qué no

refusal-not-your-character = Ese personaje no es tuyo.
refusal-lozenge-used = En este turno ya has usado un personaje con el rombo.
refusal-bid-too-low = Una puja debe superar a la anterior.
refusal-bid-too-high = No puedes pujar más de lo que tienes en una sola moneda.
refusal-worth-more = La carta que tomas no puede valer más que la que das.
refusal-supply-empty = La provisión está vacía.
refusal-too-many-cards = Tienes más de dos cartas de dinero en la mano.

## Lo que ha pasado

event-auction = A subasta: { $character }. Empieza { $name }.
event-bid = { $name } puja { $bid }.
event-bid-passed = { $name } pasa.
event-won = { $name } gana la subasta de { $character } con { $bid } y paga { $pay }.
event-unsold = Nadie puja por { $character }, que deja la partida.
event-fatima-kept = { $name } se queda con { $character }.
event-fatima-exchanged = { $name } cambia a { $character } por { $other }.
event-karim = { $character } paga { $tile } para { $name }.
event-knihstig = { $name } toma { $card } con { $character }.
event-used = { $name } usa { $character }.
event-hakim = { $name } nombra { $kind } para { $character }.
event-laila = { $name } sustituye { $old } en el mercado por { $new } ({ $character }).
event-machma = { $name } cambia { $give } por { $take } con { $character }.
event-yammerad = { $name } roba una carta con { $character }.
event-yammerad-card = { $name } roba { $card } con { $character }.
line-yusuf = { $character }: un tercio de la muralla de { $count }, { $points }
line-fatima = { $character }: { $points }

## Preparación

setup-characters = { $count } personajes
setup-characters-aside = { $count } personajes se quedan aparte, boca abajo en una pila.

## La mesa

characters = Personajes
auction-of = Subasta: { $name }
your-limit = Puedes pujar hasta { $limit }.
bidder-in = sigue pujando
bidder-out = ha pasado
characters-to-come =
    { $count ->
        [one] Falta { $count } personaje.
       *[other] Faltan { $count } personajes.
    }

## In the terminal

no-bid = Aún no hay pujas.
