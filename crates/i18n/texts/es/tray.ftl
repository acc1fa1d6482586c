### The tray of modules and its drawers.

tray-to-get = Por obtener
tray-to-get-where = en la mesa
tray-mine = Lo mío
tray-mine-where = en la mano, la corte y el palacio
tray-ahead = Por venir
tray-ahead-where = lo que aún falta
tray-all = Todos
tray-can = se puede usar ahora
module-cards =
    { $count ->
        [one] { $count } carta de módulos
       *[other] { $count } cartas de módulos
    }
