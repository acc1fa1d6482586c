### The tray of modules and its drawers.

tray-to-get = Zu haben
tray-to-get-where = auf dem Tisch
tray-mine = Meins
tray-mine-where = auf der Hand, am Hof und im Palast
tray-ahead = Es kommt
tray-ahead-where = was noch bevorsteht
tray-all = Alle
tray-can = jetzt einsetzbar
module-cards =
    { $count ->
        [one] { $count } Modulkarte
       *[other] { $count } Modulkarten
    }
