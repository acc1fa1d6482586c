### Die Wörter des Spiels.

kind-pavilion = Pavillon
kind-seraglio = Serail
kind-arcades = Arkaden
kind-chambers = Gemächer
kind-garden = Garten
kind-tower = Turm

currency-dinar = Dinar
currency-dirham = Dirham
currency-ducat = Dukat
currency-florin = Gulden
currency-diamond = Diamant

card-name = { $currency } { $value }
builder-name = Baumeister ({ $currency })
coin-name = Münze ({ $currency })
exchange-card-name = Wechselkarte { $first }/{ $second }
thief-name = Dieb { $currency }
bonus-card-name = Bonuskarte { $tile }
wall-card-name = Mauerkarte ({ $sides })
sultan-card-name = Sultanskarte { $currency } ({ $kind })
caravan-name = Karawanserei ({ $currency } { $value })
caravanserai-name = Karawanserei { $main } ({ $two } 2, { $three } 3, { $four } 4)
caravanserai-start = Start
tile-name = { $kind } { $price }
hut-name = Bauhütte ({ $kind })
camp-name = Feldlager { $price }
bazaar-name = Basar { $currency } ({ $kinds })
start-tile = Startplättchen (Löwenbrunnen)

list-and = { $first } und { $last }

side-north = Nordseite
side-east = Ostseite
side-south = Südseite
side-west = Westseite
side-of-cell = { $side } von ({ $x }, { $y })
from-north = von Norden
from-east = von Osten
from-south = von Süden
from-west = von Westen

## Module

module-viziers-favour = Die Gunst des Wesirs
module-currency-exchange = Die Wechselstuben
module-bonus-cards = Die Bonuskarten
module-workers-huts = Die Bauhütten
module-city-gates = Die Stadttore
module-diamonds = Die Diamanten
module-characters = Die Charaktere
module-camps = Die Feldlager
module-city-walls = Die Mauern
module-thieves = Die Diebe
module-street-trader = Der Straßenhändler
module-change = Das Wechselgeld
module-treasure-chamber = Die Schatzkammer
module-master-builders = Die Baumeister
module-invaders = Die Angreifer
module-bazaars = Die Basare
module-new-score-cards = Die neuen Wertungskarten
module-power-of-the-sultan = Die Macht des Sultans
module-caravanserai = Die Karawanserei
module-art-of-the-moors = Die Kunst der Mauren

about-viziers-favour = Zwischen zwei Zügen darfst du einmal außer der Reihe ein Plättchen kaufen, wenn du passend bezahlst.
about-currency-exchange = Mit einer Wechselkarte bezahlst du ein Plättchen in zwei Währungen gemischt.
about-bonus-cards = Eine geheime Karte zählt als weiteres Gebäude, sobald genau das Plättchen darauf gebaut ist.
about-workers-huts = Eine kostenlose Bauhütte zählt für jedes Gebäude ihrer Art, das offen daneben liegt, als ein weiteres.
about-city-gates = Ein Tor öffnet eine doppelte Mauer, sodass Plättchen dahinter zu Fuß erreichbar sind.
about-diamonds = Eine fünfte Währung, die auf jedem Feld des Bauhofs gilt, aber nie zusammen mit einer anderen.
about-characters = Sechs von zehn Charakteren werden versteigert; jeder hat eine eigene Fähigkeit.
about-camps = Feldlager liegen außen an den Mauern und bringen Punkte für jedes Plättchen in Richtung ihrer Pfeile.
about-city-walls = Mit Mauerkarten ergänzt du deine eigenen Plättchen um Holzmauern: Deine Mauer wird länger, oder ihre Lücken schließen sich.
about-thieves = Zwischen zwei Zügen nimmt eine geheime Karte eine Geldkarte ihrer Währung aus der Geldauslage, nur nicht direkt vor dem eigenen Zug.
about-street-trader = Bürger ziehen in Gebäude ein, die dort gelegt werden, wo dein Händler steht; Serien verschiedener Farben bringen in jeder Wertung Punkte.
about-change = Die Hälfte dessen, was du zu viel bezahlst, bekommst du als Münzen zurück, die wie Geld gelten.
about-treasure-chamber = Kaufe Truhen, lagere sie in Gebäuden ihrer Art und werde für die meisten belohnt.
about-master-builders = Geldkarten vom Wert 3, die du stattdessen am Ende deines Zuges für einen Umbau ausspielen kannst.
about-invaders = Nach jeder Wertung kostet ein Angriff aus einer Richtung Punkte für jede offene Außenseite; Späher zeigen die Richtung vorher.
about-bazaars = Basare kosten so viel wie das Plättchen auf dem Feld ihrer Währung, müssen passend bezahlt werden und zählen am Ende die Gebäude um sich herum.
about-new-score-cards = Für jede Wertung sagt eine zufällige Karte, welche Gebäudeart wie viel wert ist.
about-power-of-the-sultan = Mit einer Sultanskarte nimmst du ein Gebäude der markierten Art kostenlos, sobald es für den Bauhof gezogen wird.
about-caravanserai = Eine Karawanserei ist eine Geldkarte, die sich Zug um Zug füllt, ihre Währung wechseln kann und nach dem Bezahlen von vorn beginnt.
about-art-of-the-moors = Zwei oder mehr Gebäude mit demselben Preis bringen ein Kulturplättchen; Schritt für Schritt entwickelt, zählt es in jeder Wertung.

## Charaktere

about-abdul-karim = Er bezahlt ein Plättchen vom Bauhof, was immer es kostet, und es gilt als passend bezahlt. Danach verlässt er das Spiel.
about-abdul-knihstig = Nach dem Kauf eines Plättchens mit Preis 10 oder mehr darfst du eine Karte aus der Geldauslage nehmen.
about-ammar-elschauf = Am Ende deines Zuges darfst du einmal kostenlos umbauen.
about-faruk-willhaben = Nimmst du mehrere Geldkarten, dürfen sie zusammen bis zu 7 wert sein.
about-fatima = Behalte sie für 8 Punkte am Spielende oder tausche sie sofort gegen einen beiseitegelegten Charakter.
about-hakim-wahid = In jeder Wertung nennst du eine Gebäudeart; davon zählst du ein halbes Gebäude mehr.
about-laila-wundabah = Vor deinem Zug darfst du ein Plättchen des Bauhofs durch eines aus dem Vorrat ersetzen.
about-machma-klain = Vor deinem Zug darfst du eine Geldkarte gegen eine höchstens gleich hohe aus der Geldauslage tauschen.
about-yammerad = Vor deinem Zug darfst du eine Geldkarte ziehen, wenn du höchstens zwei auf der Hand hast.
about-yusuf-epassuff = In jeder Wertung bringt er ein Drittel deiner Mauerpunkte dazu, abgerundet.
