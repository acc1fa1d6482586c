### Settings.

## Play

settings-sample = So sieht es am Tisch aus
settings-play = Spiel
pace-hint = tippe auf den Tisch, um zu deinem Zug zu springen
confirm-before = Nachfragen
confirm-before-hint = was du tust, wartet auf dein Ja
confirm-never = nie
confirm-final = Endgültiges
confirm-all = alles
patience = Angebote warten
patience-hint = zwischen zwei Zügen
patience-none = immer
patience-seconds = { $seconds } s
known-cards = Bekannte Karten
known-cards-hint = was andere offen genommen haben
purist = Puristisch
purist-hint = keine Zahlen auf Feldern, keine Vorschau

## Look and sound

settings-look = Bild und Klang
kind-marks = Kennbuchstaben
kind-marks-hint = zwei Buchstaben auf jedem Gebäude
theme = Farbschema
theme-hint = auto folgt deinem Gerät
theme-system = auto
theme-light = hell
theme-dark = dunkel
theme-contrast = Kontrast
language = Sprache
sound = Klänge
sound-hint = Karten, Plättchen, Münzen, Wertung, dein Zug
reduced-motion = Weniger Bewegung
reduced-motion-hint = nichts fliegt, nichts verblasst
