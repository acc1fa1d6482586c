### The tray of modules and its drawers.

tray-to-get = To get
tray-to-get-where = on the table
tray-mine = Mine
tray-mine-where = in hand, court and palace
tray-ahead = Ahead
tray-ahead-where = what is still to come
tray-all = All
tray-can = can be used now
module-cards =
    { $count ->
        [one] { $count } module card
       *[other] { $count } module cards
    }
