### The bar below the table: what is asked, what was done, and the buttons.

new-since = nuevo desde tu turno
over = { $count } de más
short =
    { $count ->
        [one] falta { $count }
       *[other] faltan { $count }
    }
tiles-left =
    { $count ->
        [one] queda { $count }
       *[other] quedan { $count }
    }
take-hint = una carta, o varias hasta { $limit }
taken-of = { $total } de { $limit }
your-alhambra = Tu Alhambra
longest-wall-short = muralla más larga
zoom = Zoom
zoom-in = Acercar
zoom-out = Alejar
zoom-fit = Mostrar todo
menu = Menú
home = Inicio
more-choices = Elegir ({ $count })
other-ways = Otros pagos ({ $count })
looking-at = Estás mirando a { $name }
looking-hint = Con cualquier jugada vuelves a tu palacio.
back-to-mine = Volver al tuyo
next-palace = Siguiente palacio
done-take = Tomado: { $cards }
done-place = Colocada: { $tile }
done-reserve = A la reserva: { $tile }
done-cell = { $what }: casilla elegida
end-turn = Fin del turno
confirm = Confirmar
to-reserve = A la reserva
to-dirk = A Dirk
use-ability = Usar
place-title = Coloca { $tile }
fits-nowhere = Esta loseta no cabe ahora en ningún sitio de tu palacio.
choose-here = Elegir para esta casilla
choose-tile = Elige una loseta
pay-exactly = Pagar exacto
pay-amount = Pagar { $paid }
lay-out-hint = Toca cartas de tu mano
act-again = Pago exacto: otra acción
between-turns = Entre dos turnos
let-it-pass = Dejarlo pasar
change-palace = Reformar el palacio
why-not-here = ¿Por qué aquí no?
the-bar = Tus acciones
