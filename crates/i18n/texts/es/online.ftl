### Playing over a network.

## The tables of a server

online = Jugar en línea
online-hint = Con amigos, cada cual en su pantalla
online-your-turn = Te toca
online-your-tables = Tus mesas
online-tab-mine = Tuyas · { $count }
online-none-mine = Aún no estás en ninguna mesa.
online-open-tables = Mesas abiertas
online-tab-open = Abiertas · { $count }
online-none-open = Ahora mismo no hay mesas abiertas a todos.
online-open-hint = La partida empieza cuando todos los asientos están ocupados y todos están listos. Los bots pueden ocupar los libres.
online-new-table = Mesa nueva
online-new-table-hint = Elige asientos, módulos, reloj y quién puede venir.
online-create = Abrir la mesa
online-join-code = Entrar con un código
online-join = Entrar
online-watch = Mirar
online-go-on = Ir
online-gathering = Se están sentando
online-playing = La partida está en marcha
online-bots =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
online-seats-open =
    { $count ->
        [one] un asiento libre
       *[other] { $count } asientos libres
    }

## A table before its game

online-table = La mesa
online-table-of = La mesa de { $name }
online-table-code = Mesa { $code }
online-connecting = Conectando…
online-who = ¿Quién se sienta?
online-your-name = Tu nombre
online-sit = Sentarse aquí
online-open = libre
online-open-seat = Asiento libre
online-open-seat-hint = para quien tenga el enlace
online-you = Tú
online-ready = listo
online-not-ready = aún no
online-be-ready = Estoy listo
online-give-bot = Dar a un bot
online-clear = Dejar libre el asiento
online-stand = Levantarse
online-leave = Dejar la mesa
online-change = Cambiar
online-change-table = Cambiar la mesa
online-colour = Tu color y tu forma
online-invite = Invitar
online-qr = Código QR del enlace
online-the-game = La partida
online-the-table = Cómo se juega
online-the-table-hint = sustitutos, deshacer, público, conversación
online-all-ready = Todos están listos
online-start-with =
    { $count ->
        [2] Empezar con dos
        [3] Empezar con tres
        [4] Empezar con cuatro
       *[other] Empezar con cinco
    }
online-start-with-bots = Empezar con bots
online-fixed-brought = La preparación no cambia: la partida empezó en un dispositivo.
online-fixed-cards = La preparación no cambia: otra mesa tiene las mismas cartas.
online-waits-for = Falta: { $names }

## The options of a table

online-clock = Reloj
online-clock-none = Sin reloj
online-clock-move = { $seconds } segundos por decisión
online-clock-bank = { $minutes } minutos para cada uno y { $seconds } segundos por decisión
online-short-no-clock = Ninguno
online-short-move = { $seconds } s por jugada
online-short-bank = { $minutes } min cada uno
online-time-left = tiempo restante
online-stand-in = Un bot sustituye
online-stand-in-hint = a quien falta demasiado tiempo
online-stand-in-default = Quien falta demasiado hace la jugada más sencilla
online-stand-in-bot = Un bot sustituye a los ausentes: { $level }
online-take-back = Deshacer si todos están de acuerdo
online-take-back-hint = también tras revelarse algo oculto
online-no-take-back = Las jugadas no se deshacen
online-watchers = Otros pueden mirar
online-watchers-hint = ven lo que ve toda la mesa
online-watchers-late = Otros pueden mirar con { $seconds } segundos de retraso
online-no-watchers = Nadie mira
online-delay = Los que miran ven más tarde
online-delay-hint = tres minutos después
online-listed = En la lista de mesas abiertas
online-listed-hint = si no, solo entra quien tiene el enlace
online-private = Solo para quien tenga el enlace
online-chat-free = Charla libre
online-chat-phrases = Charla solo con frases hechas
online-chat-off = Sin charla
online-short-free = Libre
online-short-phrases = Frases
online-short-off = Ninguna

## Talk

online-talk = Charla de la mesa
online-talk-short = Charla
online-write = Escribir a la mesa
online-send = Enviar
online-phrases = Frases que cada cual lee en su idioma
online-mute = Ocultar lo que dice { $name }
online-unmute = Volver a mostrar lo que dice { $name }
phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte!
phrase-well-played = ¡Bien jugado!
phrase-thanks = ¡Gracias!
phrase-sorry = ¡Perdón!
phrase-one-moment = Un momento, por favor.
phrase-your-turn = Te toca.
phrase-nice-palace = ¡Qué palacio!
phrase-oh-no = ¡Oh, no!
phrase-another-game = ¿Otra partida?
phrase-have-to-go = Me tengo que ir.
phrase-goodbye = ¡Adiós!

## At the table

presence-here = aquí
presence-away = ausente
presence-lost = sin conexión
online-watching =
    { $count ->
        [one] mira una persona
       *[other] miran { $count }
    }
online-you-watch = Estás mirando
online-late = { $seconds } segundos después
online-sending = Se envía tu jugada…
online-kept = Tu jugada se guarda y se enviará cuando vuelva la conexión.
online-lost = Estás sin conexión.
online-lost-hint = La conexión se reintenta sola.
online-try-now = Probar ahora
online-elsewhere = Tu asiento ha pasado a otro dispositivo.
online-watch-here = Mirar aquí
online-is-lost = { $name } ha perdido la conexión.
online-stands-in = { $name } ha perdido la conexión; juega un sustituto.
online-ask-stand-in = Pedir un sustituto
online-replaced = Un sustituto juega por ti.
online-return = Recuperar mi asiento
online-reload = Recargar
online-ask-back = Pedir deshacer
online-vote = { $name } pide deshacer
online-vote-own = Pides deshacer
online-vote-count = De acuerdo: { $count } de { $of }.
online-allow = Permitir
online-refuse = Rechazar
online-withdraw = Retirar
online-move-seat = Jugar en otro dispositivo
online-move-hint = Abre este enlace en el otro dispositivo. Sirve una vez y cede tu asiento: guárdalo para ti.

## After the game

online-rematch = Otra vez juntos
online-rematch-count = ({ $count } por ahora)
online-take-home = Llevarse la partida
online-bring = Llevar esta partida en línea
online-bring-hint = Los demás asientos de personas quedan libres y tus amigos los ocupan desde su pantalla.
online-bring-known = Sabrán que este dispositivo conocía todas las cartas.
online-proof = Promesa de un reparto limpio
online-proof-hint = Antes de la primera carta, la mesa prometió este número. Tras la partida muestra el texto: su SHA-256 debe ser el número.
online-kept-promise = cumplida
online-broken-promise = rota
online-brought = Esta partida empezó en un solo dispositivo, que conocía todas las cartas. No hay promesa de un reparto justo.
online-same-deal = Las mismas cartas en otra mesa
online-same-deal-hint = Otro grupo juega con las mismas cartas. Los resultados se comparan cuando acaban ambas partidas.
online-compare = Las mismas cartas en otras mesas
online-this-table = Esta mesa
online-not-over = aún no ha acabado

## Refusals

online-failed = El servidor no pudo hacerlo. Inténtalo de nuevo.
online-other-version = El servidor es más nuevo que esta página. Recárgala.
online-too-fast = Demasiado de una vez. Espera un momento.
online-no-such-table = Esa mesa no existe, o ya no.
online-old-link = Este enlace ya no vale.
online-full = Ahora mismo no hay sitio.
online-not-owner = Solo puede hacerlo quien abrió la mesa.
online-no-seat = No tienes asiento en esta mesa.
online-seat-taken = El asiento está ocupado.
online-bad-name = Elige otro nombre: alguien ya lo tiene o no se ve nada.
online-bad-setup = Esta partida no se puede jugar así.
online-not-now = Ahora no es posible.
online-stale = Antes pasó otra cosa. Tu jugada se ha deshecho.
online-illegal = Las reglas no permiten esta jugada.
online-no-undo = Ya no se puede deshacer.
online-not-said = Eso no se puede decir aquí.
