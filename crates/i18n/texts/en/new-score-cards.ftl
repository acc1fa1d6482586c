### New Score Cards.

module-new-score-cards = New Score Cards
about-new-score-cards = A random card for each scoring round says which kind of building is worth how much.
effect-new-score-cards = A card a round says what each kind is worth

## Set-up

setup-score-cards = Shuffle the score cards and lay one for each of the three scoring rounds; { $left } are put away.

## The table

round-next = next
round-done = scored
