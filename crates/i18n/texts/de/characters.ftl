### Die Charaktere.

module-characters = Die Charaktere
about-characters = Sechs von zehn Charakteren werden versteigert; jeder hat eine eigene Fähigkeit.
effect-characters = Ersteigere Charaktere, nutze ihre Fähigkeiten

## Plättchen und Figuren

about-abdul-karim = Er bezahlt ein Plättchen vom Bauhof, was immer es kostet, und es gilt als passend bezahlt. Danach verlässt er das Spiel.
about-abdul-knihstig = Nach dem Kauf eines Plättchens mit Preis 10 oder mehr darfst du eine Karte aus der Geldauslage nehmen.
about-ammar-elschauf = Am Ende deines Zuges darfst du einmal kostenlos umbauen.
about-faruk-willhaben = Nimmst du mehrere Geldkarten, dürfen sie zusammen bis zu 7 wert sein.
about-fatima = Behalte sie für 8 Punkte am Spielende oder tausche sie sofort gegen einen beiseitegelegten Charakter.
about-hakim-wahid = In jeder Wertung nennst du eine Gebäudeart; davon zählst du ein halbes Gebäude mehr.
about-laila-wundabah = Vor deinem Zug darfst du ein Plättchen des Bauhofs durch eines aus dem Vorrat ersetzen.
about-machma-klain = Vor deinem Zug darfst du eine Geldkarte gegen eine aus der Geldauslage tauschen, die höchstens ebenso viel wert ist.
about-yammerad = Vor deinem Zug darfst du eine Geldkarte ziehen, wenn du höchstens zwei auf der Hand hast.
about-yusuf-epassuff = In jeder Wertung bringt er ein Drittel deiner Mauerpunkte dazu, abgerundet.

## Was gefragt ist

awaited-bid = Biete oder passe.
awaited-pay-bid = Bezahle den ersteigerten Charakter.
awaited-fatima = Behalte Fatima oder tausche sie.
awaited-knihstig = Du darfst eine Karte aus der Geldauslage nehmen.
awaited-hakim = Nenne eine Gebäudeart für Hakim Wahid.

## Was man tun kann

bid = { $bid } bieten
action-keep-fatima = { $character } behalten (8 Punkte)
action-exchange-fatima = { $character } gegen einen anderen Charakter tauschen
action-karim = { $character } bezahlt { $tile }
action-knihstig = { $character }: { $card } nehmen
action-ammar = { $character }: umbauen
action-hakim = { $character }: ein halbes Gebäude mehr, { $kind }
action-laila = { $character }: { $tile } ersetzen
action-machma = { $character }: { $give } gegen { $take } tauschen
action-yammerad = { $character }: eine Karte ziehen

## Warum nicht

refusal-not-your-character = Dieser Charakter gehört dir nicht.
refusal-lozenge-used = Du hast in diesem Zug schon einen Charakter mit der Raute genutzt.
refusal-bid-too-low = Ein Gebot muss höher sein als das vorige.
refusal-bid-too-high = Du kannst nicht mehr bieten, als du in einer Währung hast.
refusal-worth-more = Die genommene Karte darf nicht mehr wert sein als die abgegebene.
refusal-supply-empty = Der Vorrat ist leer.
refusal-too-many-cards = Du hast mehr als zwei Geldkarten auf der Hand.

## Was geschah

event-auction = { $character } wird versteigert. { $name } bietet zuerst.
event-bid = { $name } bietet { $bid }.
event-bid-passed = { $name } passt.
event-won = { $name } ersteigert { $character } mit { $bid } und bezahlt { $pay }.
event-unsold = Niemand bietet: { $character } verlässt das Spiel.
event-fatima-kept = { $name } behält { $character }.
event-fatima-exchanged = { $name } tauscht { $character } gegen { $other }.
event-karim = { $character } bezahlt { $tile } für { $name }.
event-knihstig = { $name } nimmt { $card } mit { $character }.
event-used = { $name } nutzt { $character }.
event-hakim = { $name } nennt { $kind } für { $character }.
event-laila = { $name } ersetzt { $old } auf dem Bauhof durch { $new } ({ $character }).
event-machma = { $name } tauscht { $give } gegen { $take } mit { $character }.
event-yammerad = { $name } zieht eine Karte mit { $character }.
event-yammerad-card = { $name } zieht { $card } mit { $character }.
line-yusuf = { $character }: ein Drittel der Mauer ({ $count }), { $points }
line-fatima = { $character }: { $points }

## Aufbau

setup-characters = { $count } Charaktere
setup-characters-aside = { $count } Charaktere bleiben verdeckt als Stapel beiseite.

## Der Tisch

characters = Charaktere
auction-of = Versteigerung: { $name }
your-limit = Du kannst bis { $limit } bieten.
bidder-in = bietet noch mit
bidder-out = hat gepasst
characters-to-come =
    { $count ->
        [one] { $count } Charakter kommt noch.
       *[other] { $count } Charaktere kommen noch.
    }

## In the terminal

no-bid = Noch kein Gebot.
