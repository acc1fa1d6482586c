### Die Wechselstuben.

module-currency-exchange = Die Wechselstuben
about-currency-exchange = Mit einer Wechselkarte bezahlst du ein Plättchen in zwei Währungen gemischt.
effect-currency-exchange = Eine Karte lässt dich in zwei Währungen zahlen

## Plättchen und Figuren

exchange-card-name = Wechselkarte { $first }/{ $second }

## Warum nicht

refusal-no-exchange-in-row = Diese Wechselkarte liegt nicht in der Geldauslage.
refusal-wrong-exchange = Diese Wechselkarte zeigt die Währung des Feldes nicht.
refusal-needless-exchange = Die Wechselkarte ist für diese Zahlung nicht nötig.
refusal-no-exchange-for-bids = Ein Gebot lässt sich nicht mit einer Wechselkarte bezahlen.

## Aufbau

setup-exchange-cards = { $count } Wechselkarten
