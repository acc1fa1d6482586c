### Characters.

module-characters = Characters
about-characters = Six of ten characters are auctioned; each has a power of its own.
effect-characters = Win characters at auction and use their powers

## Tiles and pieces

about-abdul-karim = Pays for one tile from the market, whatever it costs; it counts as paid exactly. Then he leaves the game.
about-abdul-knihstig = After buying a tile of price 10 or more, you may take one card from the money row.
about-ammar-elschauf = At the end of your turn you may redesign once, free of charge.
about-faruk-willhaben = When you take several money cards, they may total up to 7.
about-fatima = Keep her for 8 points at the end of the game, or exchange her at once for a character that was set aside.
about-hakim-wahid = In every scoring round you name a kind; you count half a building more of it.
about-laila-wundabah = Before your turn you may replace one tile of the market with a tile from the supply.
about-machma-klain = Before your turn you may exchange a money card for one in the money row that is worth no more.
about-yammerad = Before your turn you may draw a money card if you hold no more than two.
about-yusuf-epassuff = In every scoring round he adds a third of your wall points, rounded down.

## What is asked

awaited-bid = Bid or pass.
awaited-pay-bid = Pay for the character you have won.
awaited-fatima = Keep Fatima or exchange her.
awaited-knihstig = You may take a card from the money row.
awaited-hakim = Name a kind for Hakim Wahid.

## What may be done

bid = Bid { $bid }
action-keep-fatima = Keep { $character } (8 points)
action-exchange-fatima = Exchange { $character } for another character
action-karim = { $character } pays for { $tile }
action-knihstig = { $character }: take { $card }
action-ammar = { $character }: redesign
action-hakim = { $character }: half a building more, { $kind }
action-laila = { $character }: replace { $tile }
action-machma = { $character }: exchange { $give } for { $take }
action-yammerad = { $character }: draw a card

## Why not

refusal-not-your-character = You do not own that character.
refusal-lozenge-used = You have already used a character with the lozenge in this turn.
refusal-bid-too-low = A bid must be higher than the one before.
refusal-bid-too-high = You cannot bid more than you hold in one currency.
refusal-worth-more = The card you take may not be worth more than the one you give.
refusal-supply-empty = The supply is empty.
refusal-too-many-cards = You hold more than two money cards.

## What happened

event-auction = { $character } is auctioned. { $name } bids first.
event-bid = { $name } bids { $bid }.
event-bid-passed = { $name } passes.
event-won = { $name } wins { $character } with { $bid } and pays { $pay }.
event-unsold = Nobody bids for { $character }, who leaves the game.
event-fatima-kept = { $name } keeps { $character }.
event-fatima-exchanged = { $name } exchanges { $character } for { $other }.
event-karim = { $character } buys { $tile } for { $name }.
event-knihstig = { $name } takes { $card } with { $character }.
event-used = { $name } uses { $character }.
event-hakim = { $name } names { $kind } for { $character }.
event-laila = { $name } replaces { $old } on the market with { $new } ({ $character }).
event-machma = { $name } exchanges { $give } for { $take } with { $character }.
event-yammerad = { $name } draws a card with { $character }.
event-yammerad-card = { $name } draws { $card } with { $character }.
line-yusuf = { $character }: a third of the wall of { $count }, { $points }
line-fatima = { $character }: { $points }

## Set-up

setup-characters = { $count } characters
setup-characters-aside = { $count } characters are set aside, face down in a stack.

## The table

characters = Characters
auction-of = Auction: { $name }
your-limit = You can bid up to { $limit }.
bidder-in = still bidding
bidder-out = has passed
characters-to-come =
    { $count ->
        [one] { $count } character is still to come.
       *[other] { $count } characters are still to come.
    }

## In the terminal

no-bid = No bid yet.
