### The tray of modules and its drawers.

tray-to-get = Da prendere
tray-to-get-where = sul tavolo
tray-mine = Mio
tray-mine-where = in mano, a corte e nel palazzo
tray-ahead = In arrivo
tray-ahead-where = ciò che deve ancora venire
tray-all = Tutti
tray-can = utilizzabile ora
module-cards =
    { $count ->
        [one] { $count } carta dei moduli
       *[other] { $count } carte dei moduli
    }
