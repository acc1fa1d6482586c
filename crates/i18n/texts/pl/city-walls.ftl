### Mury.

module-city-walls = Mury
about-city-walls = Karty murów pozwalają dodawać drewniane mury do własnych żetonów, by wydłużyć swój mur lub zamknąć w nim luki.
effect-city-walls = Dodawaj drewniane mury do swoich żetonów

## Żetony i figury

wall-card-name = Karta muru ({ $sides })

## Co można zrobić

action-build = Zbuduj mury na żetonie { $tile }: { $sides }
action-build-at = Zbuduj mury na żetonie { $tile } na polu ({ $x }, { $y }): { $sides }
    .seen = Zbuduj mury na żetonie { $tile }: { $sides }

## Dlaczego nie

refusal-no-wall-card = Ta karta muru nie jest odkryta.
refusal-not-your-tile = Mury buduje się na żetonie ze swojej Alhambry lub rezerwy albo kupionym w tej turze.
refusal-wall-there = Jeden z tych boków ma już mur.
refusal-stick-between-tiles = Jeden z tych boków styka się z innym żetonem.
refusal-walled-in = Żeton nie może mieć murów ze wszystkich czterech stron.
refusal-stick-on-camp = Na obozie nie buduje się murów.

## Co się stało

event-wall-card = Odkryto kartę muru: { $sides }
event-walls-built = { $name } buduje drewniane mury na żetonie { $tile }: { $sides }.

## Przygotowanie

setup-sticks = Przygotujcie obok giełdy drewniane mury ({ $sticks }) i miejsce na odkryte karty murów.
setup-wall-cards = karty murów ({ $count })

## Stół

sticks-left = Pozostałe drewniane mury: { $count }
sticks-on = drewniany mur: { $sides }
build-hint = Wybierz żeton z podświetlonymi bokami albo żeton ze swojej rezerwy.
build-tiles = Żetony dla tych murów
