### The words of the game.

kind-pavilion = Pavilion
kind-seraglio = Seraglio
kind-arcades = Arcades
kind-chambers = Chambers
kind-garden = Garden
kind-tower = Tower

currency-dinar = Dinar
currency-dirham = Dirham
currency-ducat = Ducat
currency-florin = Florin
currency-diamond = Diamond

card-name = { $currency } { $value }
builder-name = Master builder ({ $currency })
coin-name = Coin ({ $currency })
exchange-card-name = Exchange card { $first }/{ $second }
    .object = the exchange card { $first }/{ $second }
thief-name = Thief { $currency }
bonus-card-name = Bonus card { $tile }
    .object = the bonus card { $tile }
wall-card-name = Wall card ({ $sides })
sultan-card-name = Sultan card { $currency } ({ $kind })
    .object = the sultan card { $currency } ({ $kind })
caravan-name = Caravanserai ({ $currency } { $value })
caravanserai-name = Caravanserai { $main } ({ $two } 2, { $three } 3, { $four } 4)
    .object = the caravanserai { $main } ({ $two } 2, { $three } 3, { $four } 4)
caravanserai-start = start
tile-name = { $kind } { $price }
hut-name = Hut ({ $kind })
camp-name = Camp { $price }
bazaar-name = Bazaar { $currency } ({ $kinds })
start-tile = Start tile (lion fountain)

list-and = { $first } and { $last }

side-north = north side
side-east = east side
side-south = south side
side-west = west side
side-of-cell = { $side } of ({ $x }, { $y })
from-north = from the north
from-east = from the east
from-south = from the south
from-west = from the west

## Modules

module-viziers-favour = Vizier’s Favour
module-currency-exchange = Currency Exchange
module-bonus-cards = Bonus Cards
module-workers-huts = Workers’ Huts
module-city-gates = City Gates
module-diamonds = Diamonds
module-characters = Characters
module-camps = Camps
module-city-walls = City Walls
module-thieves = Thieves
module-street-trader = Street Trader
module-change = Change
module-treasure-chamber = Treasure Chamber
module-master-builders = Master Builders
module-invaders = Invaders
module-bazaars = Bazaars
module-new-score-cards = New Score Cards
module-power-of-the-sultan = Power of the Sultan
module-caravanserai = Caravanserai
module-art-of-the-moors = Art of the Moors

about-viziers-favour = Between two turns you may once buy a tile out of turn, if you can pay exactly.
about-currency-exchange = An exchange card lets you pay one tile with a mix of two currencies.
about-bonus-cards = A secret card counts as one more building once you have built the very tile on it.
about-workers-huts = A free hut counts as one more building of its kind for every such building that lies openly beside it.
about-city-gates = A gate opens a double wall, so that tiles behind it can be reached on foot.
about-diamonds = A fifth currency that pays on every market space, but never together with another one.
about-characters = Six of ten characters are auctioned; each has a power of its own.
about-camps = Camps lie outside against the walls and score every tile in line with their arrows.
about-city-walls = Wall cards let you add wooden walls to your own tiles, to lengthen your wall or to close gaps in it.
about-thieves = Between two turns a secret card takes one money card of its currency from the row, but never just before your own turn.
about-street-trader = Citizens move into buildings laid where your trader stands; series of different colours score in every round.
about-change = Half of what you overpay comes back as coins that you can spend like money.
about-treasure-chamber = Buy chests, store them in buildings of their kind, and score for having the most.
about-master-builders = Money cards of value 3 that you can instead play for a redesign at the end of your turn.
about-invaders = After each scoring round an attack from one direction costs points for every open outer side there; scouts show the direction before.
about-bazaars = Bazaars cost what the tile on the market space of their currency costs, must be paid exactly, and score at the end for the buildings around them.
about-new-score-cards = A random card for each scoring round says which kind of building is worth how much.
about-power-of-the-sultan = A sultan card lets you take a building of the marked kind for nothing, the moment it is drawn for the market.
about-caravanserai = A caravanserai is a money card that fills turn by turn, can change its currency, and starts again once it is spent.
about-art-of-the-moors = Two or more buildings of the same price bring a culture tile; developed step by step, it scores in every round.

## Characters

about-abdul-karim = Pays for one tile of the market, whatever it costs, and it counts as paid exactly. Then he leaves the game.
about-abdul-knihstig = After buying a tile of price 10 or more, you may take one card from the money row.
about-ammar-elschauf = At the end of your turn you may redesign once, free of charge.
about-faruk-willhaben = When you take several money cards, they may total up to 7.
about-fatima = Keep her for 8 points at the end of the game, or exchange her at once for a character that was set aside.
about-hakim-wahid = In every scoring round you name a kind; you count half a building more of it.
about-laila-wundabah = Before your turn you may replace one tile of the market with a tile from the supply.
about-machma-klain = Before your turn you may exchange a money card for one of the money row that is worth no more.
about-yammerad = Before your turn you may draw a money card if you hold no more than two.
about-yusuf-epassuff = In every scoring round he adds a third of your wall points, rounded down.
