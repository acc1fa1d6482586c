### Settings.

## Play

settings-sample = Así se ve en la mesa
settings-play = Juego
pace-hint = toca la mesa para saltar a tu turno
confirm-before = Preguntar antes
confirm-before-hint = lo que haces espera tu visto bueno
confirm-never = nunca
confirm-final = lo definitivo
confirm-all = todo
patience = Las ofertas esperan
patience-hint = entre dos turnos
patience-none = siempre
patience-seconds = { $seconds } s
known-cards = Cartas conocidas
known-cards-hint = lo que otros tomaron a la vista
purist = Purista
purist-hint = sin números en las casillas ni previsiones

## Look and sound

settings-look = Imagen y sonido
kind-marks = Letras de los tipos
kind-marks-hint = dos letras en cada edificio
theme = Tema
theme-hint = auto: como tu dispositivo
theme-system = auto
theme-light = claro
theme-dark = oscuro
theme-contrast = contraste
language = Idioma
sound = Sonidos
sound-hint = cartas, losetas, monedas, puntuación, tu turno
reduced-motion = Menos animaciones
reduced-motion-hint = nada vuela, nada se desvanece
