### Settings.

## Play

settings-sample = Come appare al tavolo
settings-play = Gioco
pace-hint = tocca il tavolo per saltare al tuo turno
confirm-before = Chiedi conferma
confirm-before-hint = ciò che fai attende il tuo assenso
confirm-never = mai
confirm-final = definitivo
confirm-all = sempre
patience = Le offerte attendono
patience-hint = tra due turni
patience-none = sempre
patience-seconds = { $seconds } s
known-cards = Carte note
known-cards-hint = le carte scoperte prese dagli altri
purist = Purista
purist-hint = niente numeri sulle caselle, niente previsioni

## Look and sound

settings-look = Aspetto e suono
kind-marks = Lettere dei tipi
kind-marks-hint = due lettere su ogni edificio
theme = Tema
theme-hint = auto segue il dispositivo
theme-system = auto
theme-light = chiaro
theme-dark = scuro
theme-contrast = contrasto
language = Lingua
sound = Suoni
sound-hint = carte, tessere, monete, valutazione, il tuo turno
reduced-motion = Meno animazioni
reduced-motion-hint = niente vola, niente sfuma
