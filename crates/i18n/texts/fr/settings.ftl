### Settings.

## Play

settings-sample = À quoi cela ressemble à la table
settings-play = Jeu
pace-hint = touchez la table pour passer à votre tour
confirm-before = Demander avant
confirm-before-hint = ce que vous faites attend votre accord
confirm-never = jamais
confirm-final = définitif
confirm-all = tout
patience = Les offres attendent
patience-hint = entre deux tours
patience-none = toujours
patience-seconds = { $seconds } s
known-cards = Cartes connues
known-cards-hint = ce que les autres ont pris à la vue de tous
purist = Puriste
purist-hint = pas de chiffres sur les cases, pas de prévision

## Look and sound

settings-look = Image et son
kind-marks = Lettres des types
kind-marks-hint = deux lettres sur chaque bâtiment
theme = Thème
theme-hint = auto suit votre appareil
theme-system = auto
theme-light = clair
theme-dark = sombre
theme-contrast = contraste
language = Langue
sound = Sons
sound-hint = cartes, tuiles, pièces, décompte, votre tour
reduced-motion = Moins d’animations
reduced-motion-hint = rien ne vole, rien ne s’estompe
