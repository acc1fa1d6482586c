### Die Bonuskarten.

module-bonus-cards = Die Bonuskarten
about-bonus-cards = Eine geheime Karte zählt als weiteres Gebäude, sobald genau das Plättchen darauf gebaut ist.
effect-bonus-cards = Eine geheime Karte zählt als weiteres Gebäude

## Plättchen und Figuren

bonus-card-name = Bonuskarte { $tile }

## Was gefragt ist

awaited-show-bonus = Wähle die Bonuskarten, die du in dieser Wertung zeigst, und passe dann.

## Was man tun kann

action-show-bonus = { $card } zeigen

## Warum nicht

refusal-not-your-bonus-card = Eine solche verdeckte Bonuskarte hast du nicht.
refusal-bonus-tile-not-built = Das Plättchen auf dieser Bonuskarte liegt nicht in deiner Alhambra.
refusal-counting-begun = Die Wertung hat begonnen: Jetzt kann keine Bonuskarte gezeigt werden.

## Was geschah

event-bonus-shown = { $name } zeigt { $card }.
event-bonus-taken-back = { $name } nimmt { $card } zurück, weil das Plättchen die Alhambra verlassen hat.

## Aufbau

setup-bonus-cards = Teilt die Bonuskarten verdeckt aus, { $each } pro Person; der Rest ({ $left }) kommt ungesehen aus dem Spiel.

## Der Tisch

bonus-cards = Bonuskarten
on-bonus-card = Auf deiner Bonuskarte
