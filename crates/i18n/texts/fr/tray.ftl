### The tray of modules and its drawers.

tray-to-get = À prendre
tray-to-get-where = sur la table
tray-mine = À moi
tray-mine-where = en main, à la cour et au palais
tray-ahead = À venir
tray-ahead-where = ce qui reste à venir
tray-all = Tous
tray-can = utilisable maintenant
module-cards =
    { $count ->
        [one] { $count } carte de module
       *[other] { $count } cartes de modules
    }
