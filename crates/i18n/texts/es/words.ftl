### Las palabras del juego.

kind-pavilion = Pabellón
kind-seraglio = Serrallo
kind-arcades = Arcadas
kind-chambers = Aposentos
kind-garden = Jardín
kind-tower = Torre

currency-dinar = Dinar
currency-dirham = Dírham
currency-ducat = Ducado
currency-florin = Florín
currency-diamond = Diamante

card-name = { $currency } { $value }
builder-name = Maestro de obra ({ $currency })
coin-name = Moneda suelta ({ $currency })
exchange-card-name = Carta de cambio { $first }/{ $second }
    .object = la carta de cambio { $first }/{ $second }
thief-name = Ladrón { $currency }
bonus-card-name = Carta de bonificación { $tile }
    .object = la carta de bonificación { $tile }
wall-card-name = Carta de muralla ({ $sides })
sultan-card-name = Carta del sultán { $currency } ({ $kind })
    .object = la carta del sultán { $currency } ({ $kind })
caravan-name = Caravasar ({ $currency } { $value })
caravanserai-name = Caravasar { $main } ({ $two } 2, { $three } 3, { $four } 4)
    .object = el caravasar { $main } ({ $two } 2, { $three } 3, { $four } 4)
caravanserai-start = inicio
tile-name = { $kind } { $price }
hut-name = Caseta de obra ({ $kind })
camp-name = Campamento { $price }
bazaar-name = Bazar { $currency } ({ $kinds })
start-tile = Loseta inicial (fuente de los leones)

list-and = { $first } y { $last }

side-north = lado norte
side-east = lado este
side-south = lado sur
side-west = lado oeste
side-of-cell = { $side } de ({ $x }, { $y })
from-north = desde el norte
from-east = desde el este
from-south = desde el sur
from-west = desde el oeste

## Módulos

module-viziers-favour = El favor del visir
module-currency-exchange = La oficina de cambio
module-bonus-cards = Las cartas de bonificación
module-workers-huts = Las casetas de obra
module-city-gates = Las puertas de la ciudad
module-diamonds = Los diamantes
module-characters = Los personajes
module-camps = Los campamentos
module-city-walls = Las murallas
module-thieves = Los ladrones
module-street-trader = El vendedor ambulante
module-change = La calderilla
module-treasure-chamber = La cámara del tesoro
module-master-builders = Los maestros de obra
module-invaders = Los invasores
module-bazaars = Los bazares
module-new-score-cards = Las nuevas cartas de puntuación
module-power-of-the-sultan = El poder del sultán
module-caravanserai = El caravasar
module-art-of-the-moors = El arte de los moros

about-viziers-favour = Entre dos turnos puedes comprar una vez una loseta fuera de tu turno, si el pago es exacto.
about-currency-exchange = Con una carta de cambio pagas una loseta mezclando dos monedas.
about-bonus-cards = Una carta secreta cuenta como un edificio más cuando has construido justo la loseta que muestra.
about-workers-huts = Una caseta gratuita cuenta como un edificio más de su tipo por cada edificio de ese tipo que linda con ella sin muralla.
about-city-gates = Una puerta abre una muralla doble, y así se llega a pie a las losetas que hay detrás.
about-diamonds = Una quinta moneda que sirve en cualquier espacio del mercado, pero nunca junto con otra.
about-characters = Seis de diez personajes se subastan; cada uno tiene un poder propio.
about-camps = Los campamentos se colocan fuera, contra las murallas, y puntúan cada loseta en la línea de sus flechas.
about-city-walls = Las cartas de muralla añaden murallas de madera a tus propias losetas, para alargar tu muralla o cerrar sus huecos.
about-thieves = Entre dos turnos, una carta secreta toma una carta de dinero a la vista de su moneda, pero nunca justo antes de tu turno.
about-street-trader = Los ciudadanos se instalan en los edificios que pones donde está tu vendedor; las series de colores distintos puntúan en cada ronda.
about-change = La mitad de lo que pagas de más vuelve en monedas sueltas, que sirven como dinero.
about-treasure-chamber = Compra cofres, guárdalos en edificios de su tipo y puntúa por tener más que nadie.
about-master-builders = Cartas de dinero de valor 3 que puedes jugar en cambio para una reforma al final de tu turno.
about-invaders = Tras cada puntuación, un ataque desde una dirección cuesta puntos por cada lado exterior abierto; los exploradores muestran antes la dirección.
about-bazaars = Un bazar cuesta lo que la loseta del espacio de su moneda, se paga con el importe exacto y al final puntúa por los edificios que lo rodean.
about-new-score-cards = En cada puntuación una carta al azar dice cuánto vale cada tipo de edificio.
about-power-of-the-sultan = Una carta del sultán te da gratis un edificio del tipo marcado en cuanto se roba para el mercado.
about-caravanserai = Un caravasar es una carta de dinero que crece turno a turno, puede cambiar de moneda y vuelve a empezar cuando se gasta.
about-art-of-the-moors = Dos o más edificios del mismo precio dan una loseta de cultura; desarrollada paso a paso, puntúa en cada puntuación.

## Personajes

about-abdul-karim = Paga una loseta del mercado, cueste lo que cueste, y cuenta como pago exacto. Después deja la partida.
about-abdul-knihstig = Tras comprar una loseta de precio 10 o más puedes tomar una carta de dinero a la vista.
about-ammar-elschauf = Al final de tu turno puedes reformar una vez tu Alhambra, gratis.
about-faruk-willhaben = Si tomas varias cartas de dinero, pueden sumar hasta 7.
about-fatima = Quédate con ella por 8 puntos al final de la partida, o cámbiala enseguida por un personaje apartado.
about-hakim-wahid = En cada puntuación nombras un tipo de edificio; de él cuentas medio edificio más.
about-laila-wundabah = Antes de tu turno puedes sustituir una loseta del mercado por una de la bolsa.
about-machma-klain = Antes de tu turno puedes cambiar una carta de dinero por una a la vista que no valga más.
about-yammerad = Antes de tu turno puedes robar una carta de dinero si tienes como mucho dos en la mano.
about-yusuf-epassuff = En cada puntuación añade un tercio de tus puntos de muralla, redondeado hacia abajo.
