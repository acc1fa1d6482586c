### The parts of the table.

take-together = Take together
more-payments = Other payments
place-hint = Tap a marked cell of your Alhambra, or drag the tile there.
redesign-hint = To redesign, tap a tile of your Alhambra or of your reserve.
price-not-reached = You hold { $held } of the { $price } { $currency } that this tile costs.
not-now-bought = You hold enough { $currency } ({ $held } for { $price }), but now is not the time to buy.
wall-change = Longest wall { $was } → { $now }
kind-change = { $kind } { $was } → { $now } (most at the table: { $most })
camps-change = Camps { $was } → { $now } points
bazaars-change = Bazaars { $was } → { $now } points at the end
bazaar-price = Price now: { $price }
bazaar-no-price = No price while its market space is empty
caravanserai-price = Price for you: { $price }
caravanserai-no-price = You need four kinds of building in your Alhambra, and nobody may own more than two cards.
fold-choices = Fold the choices away or open them
page-table = Table
page-others = Players and log

## Scores

sum = Total
line-by-line = Line by line
where-from = Where the points come from
see-table = Look at the table

## Modules

module-rules = Rules of this module
on-bonus-card = On your bonus card
huts-left =
    { $count ->
        [one] { $count } hut left
       *[other] { $count } huts left
    }
gates-held =
    { $count ->
        [one] { $count } gate card in hand
       *[other] { $count } gate cards in hand
    }
next-invasion = Next attack
invasion-known = { $from }: { $points }
invasion-unknown = You do not know yet from where.
open-sides = { $side }: { $count } open
looked-at = Has looked: { $names }
scout-of = Scout: { $kind }
invasion = Invasion
sticks-left = Wooden walls left: { $count }
sticks-on = wooden wall: { $sides }
build-hint = Choose a tile with lit sides, or one of your reserve.
build-tiles = Tiles for these walls
citizens = Citizens
citizen-supply = Supply of citizens
citizen-name = Citizen ({ $kind })
trader-disc = Trader disc
trader-disc-aside = Trader disc (set aside)
citizens-chosen = Chosen: { $count } of 3
choose-these-citizens = Choose these three
citizens-change = Citizens { $was } → { $now } points
nothing-dealt = Nothing is dealt yet: everybody chooses first.
chests-fit = { $count } of { $total } fit
chests-paid = Paid { $paid } of { $price }
coins = Coins
change-due =
    { $count ->
        [one] { $count } coin as change
       *[other] { $count } coins as change
    }
done-paying = Done
round-next = next
round-done = scored
culture = Culture
culture-tile = Culture tile { $price }: { $points } now, at most { $limit }; buildings: { $count }
culture-missing = Culture tile { $price }: none yet; buildings: { $count } of { $needed }; left: { $left }
bidder-in = still bidding
bidder-out = has passed
offer-ends =
    { $seconds ->
        [one] This offer ends in { $seconds } second.
       *[other] This offer ends in { $seconds } seconds.
    }
patience = How long an offer between two turns waits
patience-none = Until I answer
patience-seconds = { $seconds } s
