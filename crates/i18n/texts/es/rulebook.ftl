### The rulebook: its screen, search, and help over the table.

book-base-game = Juego base
book-modules =
    { $count ->
        [one] { $count } módulo
       *[other] { $count } módulos
    }
book-clear = Borrar la búsqueda
book-asked = Preguntas frecuentes
book-read-on = Seguir leyendo
book-turn = Pasar página
book-page-of = { $number } de { $count }
book-expansion = Expansión { $number }
book-minutes = { $amount } min
book-points = { $amount } puntos por jugador
book-add = Añadir a mi próxima partida
book-added = En tu próxima partida
book-with-others = Con otros módulos
book-in-mix = en tu partida
book-rulings = Todas las aclaraciones
book-rulings-of = Aclaraciones: { $name }
book-rulings-hint = El texto numerado en que se basa el reglamento, en inglés. En caso de duda, decide este texto.
book-ruling = Aclaración { $rule }
book-source-ruling = Aclaración
book-source-module = Módulo
book-print = Imprimir esta página
book-print-game = Imprimir las reglas de mi partida
live-try = Probar { $tile } en ({ $x }, { $y })
live-all = Mostrar todas las casillas
live-fits = Puede ir aquí.
live-refused = Aquí no.
live-round = Puntuación { $round } de una partida real
live-count = { $what }: { $count }
live-no-place = sin puesto
help-why = ¿Por qué? La regla
help-to-book = Abrir en el reglamento
help-scoring = Cómo funciona la puntuación
help-clock = Cuándo llega una puntuación
help-guards = Cómo funciona el tablero de guardias
help-abilities = Cómo funcionan las habilidades de los guardias
