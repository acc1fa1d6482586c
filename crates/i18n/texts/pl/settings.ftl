### Settings.

## Play

settings-sample = Tak to wygląda przy stole
settings-play = Gra
pace-hint = dotknij stołu, by przejść do swojej tury
confirm-before = Potwierdzaj
confirm-before-hint = twój ruch czeka na potwierdzenie
confirm-never = nigdy
confirm-final = ostateczne
confirm-all = wszystko
patience = Oferty czekają
patience-hint = między dwiema turami
patience-none = zawsze
patience-seconds = { $seconds } s
known-cards = Znane karty
known-cards-hint = co inni wzięli jawnie
purist = Purysta
purist-hint = bez liczb na polach, bez prognoz

## Look and sound

settings-look = Obraz i dźwięk
kind-marks = Litery rodzajów
kind-marks-hint = dwie litery na każdym budynku
theme = Motyw
theme-hint = auto jak w urządzeniu
theme-system = auto
theme-light = jasny
theme-dark = ciemny
theme-contrast = kontrast
language = Język
sound = Dźwięki
sound-hint = karty, żetony, monety, punktowanie, twoja tura
reduced-motion = Mniej animacji
reduced-motion-hint = nic nie lata, nic nie miga
