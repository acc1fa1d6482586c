### What happened, and how points were earned.

## Turns and tiles

event-turn = Turn { $turn }: { $name }
event-money = { $name } takes { $cards }.
event-bought = { $name } buys { $tile } for { $pay }.
event-bought-exact = { $name } buys { $tile } for { $pay }, paid exactly.
event-placed = { $name } places { $tile } at ({ $x }, { $y }).
event-reserved = { $name } puts { $tile } into the reserve.
event-given = { $name } gives { $tile } to Dirk.
event-added = { $name } redesigns and adds { $tile } at ({ $x }, { $y }).
event-removed = { $name } redesigns and takes { $tile } from ({ $x }, { $y }) into the reserve.
event-swapped = { $name } redesigns and swaps { $old } at ({ $x }, { $y }) for { $tile }.
event-stopped = { $name } takes no further action.
event-reshuffled =
    { $count ->
        [one] The discard pile becomes the new draw pile: { $count } card.
       *[other] The discard pile becomes the new draw pile: { $count } cards.
    }
event-row = New in the money row: { $card }
event-market = New on space { $space }: { $tile }
event-market-short = The market cannot be refilled: the game ends.
event-dirk-drew = Dirk gets { $tile }.
event-left-over = { $name } has most money and gets the left-over tile { $tile } ({ $currency }: { $totals }).
event-left-over-nobody = Nobody gets the left-over tile { $tile } ({ $currency }: { $totals }).

## Scoring

event-scoring-due = Scoring card { $round } comes up.
event-scored = Scoring round { $round }: { $totals }

line-of = { $name } – { $line }
line-kind = { $kind }: { $built }, { $place }, { $points }
line-built = { $count } built
line-built-half = { $count }½ built
line-camp = { $tile }: in line { $count }, { $points }
line-citizens = Citizens: { $count } in series, { $points }
line-bazaar = { $tile }: neighbours { $count } × kinds { $kinds }, { $points }
line-chests = Chests: { $count }, { $place }, { $points }
line-wall = Longest wall: length { $count }, { $points }
line-yusuf = { $character }: a third of the wall of { $count }, { $points }
line-fatima = { $character }: { $points }
line-culture = Culture tile { $price }: { $count } of this price, { $points }
place-alone =
    { $place ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $place }th place
    }
place-tied =
    { $place ->
        [1] 1st place shared by { $tied }
        [2] 2nd place shared by { $tied }
        [3] 3rd place shared by { $tied }
       *[other] { $place }th place shared by { $tied }
    }
points-shared = ({ $sum }) / { $tied } = { $points }
points-shared-rounded = ({ $sum }) / { $tied } = { $points }, rounded down

## Vizier’s Favour

event-vizier-bought = { $name } uses the vizier and buys { $tile } for { $pay }.
event-vizier-turned = { $name } turns the vizier stone to active.

## Bonus Cards

event-bonus-shown = { $name } shows { $card }.
event-bonus-taken-back = { $name } takes { $card } back, as its tile has left the Alhambra.

## City Gates

event-hut-up = The next hut lies open: { $tile }
event-gate-opened = A gate card lies open.
event-gate-discarded = A gate card is discarded, because another one lies open.
event-gate-taken = { $name } takes the gate card.
event-gate-built = { $name } builds a gate: { $side }.
event-wall-card = A wall card lies open: { $sides }
event-walls-built = { $name } builds wooden walls on { $tile }: { $sides }.

## Characters

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

## Thieves

event-stolen = { $name } plays a thief and takes { $card }.

## Street Trader

event-citizens-revealed = { $name } begins with these citizens: { $kinds }
event-disc-put = { $name } puts the trader disc on ({ $x }, { $y }).
event-disc-aside = { $name } takes the trader disc off its cell.
event-moved-in = A citizen of { $name } moves into { $tile }.
event-citizen-taken = { $name } takes a citizen onto the disc: { $kind }
event-citizen-exchanged = { $name } exchanges a citizen: { $give } for { $take }
event-citizen-lost = { $name } loses a citizen to the supply: { $kind }

## Treasure Chamber

event-laid-down = { $name } lays down { $pay }.
event-coins-drawn = { $name } draws coins: { $coins }
event-chests-paid = { $name } lays down { $card } for room { $room }.
event-chests-bought = { $name } buys the chests of room { $room }: { $chests }.
event-chest-stored = { $name } puts a chest on { $tile }.
event-chest-returned = A chest goes back to the bag: { $kind }
event-room-filled = New chests in room { $room }: { $chests }
event-chamber-closed = Too few chests are left: no room is refilled any more.
event-builder-played = { $name } plays { $card } for a redesign.
event-looked = { $name } looks at the next invasion card (scout: { $kind }).
event-looked-seen = { $name } looks at the next invasion card (scout: { $kind }): the attack will come { $from }.
event-attacked = Invaders attack { $from }.
event-lost = { $name }: − { $points } · open sides: { $main }
event-lost-lateral = { $name }: − { $points } · open sides: { $main }, beside the attack: { $lateral }
event-new-scouts = New scouts: { $kinds }
event-announced = The next attack will come { $from }.

## Bazaars

event-bazaar = A bazaar lies beside the market: { $tile }

## Art of the Moors

event-culture-taken = { $name } takes a culture tile for price { $price }: { $points } at most.
event-culture-marked = { $name } – culture tile { $price }: now { $points } at most.
event-culture-returned = { $name } gives back the culture tile for price { $price }.
event-developed =
    { $count ->
        [one] { $name } develops { $count } culture tile: { $points } in each scoring round.
       *[other] { $name } develops { $count } culture tiles: { $points } in each scoring round.
    }

## Power of the Sultan

event-sultan-opened = A sultan card lies open: { $card }
event-sultan-bought = { $name } buys { $card } for { $pay }.
event-sultan-bought-exact = { $name } buys { $card } for { $pay }, paid exactly.
event-sultan-kept = { $name } keeps the mark: { $kind }
event-sultan-rolled = { $name } rolls the die: { $kind }
event-sultan-marked = { $name } marks { $kind }.
event-sultan-offered = Drawn for space { $space } and offered first: { $tile }
event-sultan-declined = { $name } declines { $tile }.
event-sultan-claimed = { $name } uses a sultan card and takes { $tile }.

## Caravanserai

event-caravanserai-bought = { $name } buys { $card } for { $pay }.
event-caravanserai-bought-exact = { $name } buys { $card } for { $pay }, paid exactly.
event-caravanserai-moved = { $name } moves the marker: { $card } is on { $space } now.
