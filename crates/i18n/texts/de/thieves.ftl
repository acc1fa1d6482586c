### Die Diebe.

module-thieves = Die Diebe
about-thieves = Zwischen zwei Zügen nimmt eine geheime Karte eine Geldkarte ihrer Währung aus der Geldauslage, nur nicht direkt vor dem eigenen Zug.
effect-thieves = Ein Dieb nimmt zwischen zwei Zügen eine Karte

## Plättchen und Figuren

thief-name = Dieb { $currency }

## Was gefragt ist

awaited-thief = Du darfst einen Dieb spielen und eine Karte aus der Geldauslage nehmen.
awaited-vizier-or-thief = Du darfst mit dem Wesir ein Plättchen kaufen oder einen Dieb spielen.

## Was man tun kann

action-steal = { $card } mit einem Dieb nehmen

## Warum nicht

refusal-next-may-not-steal = Wer als Nächstes am Zug ist, darf keinen Dieb spielen.
refusal-no-such-thief = Du hast keinen Dieb dieser Währung.
refusal-nothing-to-steal = Diese Karte liegt nicht in der Geldauslage.
refusal-too-late-to-steal = Das Spiel geht zu Ende: Es kann kein Dieb mehr gespielt werden.

## Was geschah

event-stolen = { $name } spielt einen Dieb und nimmt { $card }.

## Aufbau

setup-thieves = Teilt die Diebe verdeckt aus, { $each } pro Person; der Rest ({ $left }) kommt ungesehen aus dem Spiel.

## Der Tisch

thieves = Diebe
