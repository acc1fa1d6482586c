### Settings.

## Play

settings-sample = How it looks at the table
settings-play = Play
pace-hint = a tap on the table skips to your turn
confirm-before = Ask before
confirm-before-hint = moves wait until you confirm them
confirm-never = never
confirm-final = final
confirm-all = all
patience = Offers wait
patience-hint = between two turns
patience-none = always
patience-seconds = { $seconds } s
known-cards = Known cards
known-cards-hint = what others took openly
purist = Purist
purist-hint = no numbers on legal cells, no forecasts

## Look and sound

settings-look = Look and sound
kind-marks = Kind marks
kind-marks-hint = two letters on each building
theme = Theme
theme-hint = auto follows your device
theme-system = auto
theme-light = light
theme-dark = dark
theme-contrast = contrast
language = Language
sound = Sounds
sound-hint = cards, tiles, coins, scoring, your turn
reduced-motion = Less motion
reduced-motion-hint = nothing flies, nothing fades
