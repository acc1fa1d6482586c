### El terminal. Lo que se escribe (h, u, take dinar-3) es igual en todos los idiomas.

## The table

terminal-turn = Turno { $number }: { $name }
terminal-new = nueva
terminal-total = total { $count }
terminal-cards = Cartas
terminal-secret = Tus cartas secretas: { $cards }

## Tiles: in an Alhambra they have six characters

terminal-start = inicio
terminal-square = plaza
terminal-walls = murallas: { $sides }
terminal-no-walls = sin murallas
terminal-watchtowers = torres de vigilancia: { $sides }
terminal-bastions = bastiones: { $sides }
terminal-north = N
terminal-east = E
terminal-south = S
terminal-west = O

## The menu

terminal-buy = Comprar
terminal-place = Colocar
terminal-bid = Pujar
terminal-or = O bien
terminal-folded = Números { $first } a { $last }: escribe { $word } para verlos
terminal-prompt = { $name }, 1 a { $count } (h: ayuda)

## Help

terminal-help-number = hacer la elección con ese número
terminal-help-action = lo mismo como texto; del mismo modo: { $examples }
terminal-help-groups = mostrar todas las opciones de un grupo abreviado
terminal-help-list = mostrar todas las opciones
terminal-help-undo = deshacer un paso de tu turno, mientras no se haya mostrado nada oculto
terminal-help-palace = mostrar la Alhambra del asiento 2; p las muestra todas
terminal-help-score = explicar los puntos: las puntuaciones hechas y la próxima si fuera ahora
terminal-help-table = mostrar la mesa otra vez
terminal-help-rule = mostrar una aclaración (en inglés)
terminal-help-save = guardar una copia de la partida
terminal-help-quit = guardar y salir
terminal-help-cells = Una línea gruesa es una muralla, un hueco está abierto. x crece hacia el este, y hacia el sur; la loseta inicial está en 0,0.
terminal-help-signs = Signos: * cofre, + ciudadano, (o) disco de vendedor; en una muralla G puerta, & guardia; una línea discontinua es una muralla de madera.

## What is typed

terminal-no-choice = No hay opción { $number }; los números van del 1 al { $count }.
terminal-not-understood = No se entiende: { $typed }. Escribe un número del 1 al { $count }, una acción como «take dinar-3» o h para la ayuda.
terminal-garbled = Eso no es texto en UTF-8. Escribe un número o h para la ayuda.
terminal-refused = Rechazado: { $reason } (r { $rule } muestra la aclaración)
terminal-final = Esto no se puede deshacer: { $action }. Intro: hacerlo, n: elegir otra vez
terminal-undone = Un paso deshecho.
terminal-no-undo = No hay nada que deshacer: solo se puede mientras no se haya mostrado nada oculto.
terminal-seats = Los asientos van del 1 al { $count }.
terminal-no-rule = No hay aclaración «{ $rule }». Las aclaraciones se llaman por ejemplo BASE-42; empiezan por { $prefixes }.

## Between decisions

terminal-hand-over = Ahora decide { $name }. Pulsa Intro cuando nadie más mire.
terminal-go-on = La partida está guardada. Para seguir: { $command }
terminal-look-again = Para ver la partida otra vez: { $command }
terminal-projected = Puntuación { $number }, si fuera ahora
terminal-no-points = nadie recibe nada
terminal-goes-on = La partida sigue.

## Saved games

terminal-nothing-saved = Nadie ha jugado, así que no se guarda nada.
terminal-name-file = Indica un archivo: { $example }
terminal-saved-to = Guardado en { $file }.
terminal-not-saved = No se ha guardado: { $reason }
terminal-file-exists = { $file } ya existe, y una partida solo reemplaza un archivo del que se cargó o en el que se guardó.
terminal-not-written = no se puede escribir { $file }: { $reason }
terminal-no-folder = no hay carpeta para las partidas: { $reason }; --save FILE indica un archivo
terminal-no-saves = No hay partidas guardadas en { $folder }.
terminal-no-unfinished = no hay partidas sin terminar en { $folder } (posible: { $begin } empieza una, { $load } toma otra)
terminal-unreadable = no se puede leer: { $reason }
terminal-serving = Alhambra está en { $address } (Ctrl-C para terminar)
terminal-hosting = Los amigos juegan en { $address } (Ctrl-C para terminar)

## Records

terminal-actions =
    { $count ->
        [one] { $count } acción
       *[other] { $count } acciones
    }
terminal-part-set-up = preparación
terminal-part-actions = acciones
terminal-part-events = sucesos
terminal-part-result = resultado
terminal-part-check-sum = suma de control
terminal-part-commitment = promesa
terminal-proof-set-up = las reglas la permiten
terminal-proof-actions = cada una es legal en su momento
terminal-proof-events = una grabación no los tiene: resultan de la preparación, la semilla y las acciones
terminal-proof-result = los puntos y los ganadores son los que dan las acciones
terminal-proof-result-missing = la grabación no lo tiene, aunque la partida ha terminado
terminal-proof-result-open = la grabación no lo tiene: la partida sigue
terminal-proof-check-sum = coincide: nada ha cambiado por accidente desde que se escribió, nombres incluidos
terminal-proof-commitment = la preparación y la semilla son las prometidas antes de la partida
terminal-proof-no-check-sum = la grabación no la tiene: no se vería un cambio a otra partida permitida
terminal-replay-keys = Intro: siguiente, b: atrás, j 40: salto, q: salir
