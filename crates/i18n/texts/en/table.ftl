### The parts of the table.

more-payments = Other payments
place-hint = Tap a marked cell in your Alhambra, or drag the tile there.
redesign-hint = To redesign, tap a tile in your Alhambra or in your reserve.
price-not-reached = You hold { $held } of the { $price } { $currency } that this tile costs.
not-now-bought = You hold enough { $currency } ({ $held } for { $price }), but you cannot buy right now.
wall-change = Longest wall { $was } → { $now }
kind-change = { $kind } { $was } → { $now } (most at the table: { $most })

## Scores

sum = Total
line-by-line = Line by line
where-from = Where the points come from
see-table = Look at the table

## Modules

module-rules = Rules of this module
paid-of = Paid { $paid } of { $price }
offer-ends =
    { $seconds ->
        [one] This offer ends in { $seconds } second.
       *[other] This offer ends in { $seconds } seconds.
    }
