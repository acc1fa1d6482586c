### Łaska wezyra.

module-viziers-favour = Łaska wezyra
about-viziers-favour = Między dwiema turami możesz raz kupić żeton poza kolejnością, jeśli zapłacisz odliczoną kwotę.
effect-viziers-favour = Kup żeton między turami za odliczoną kwotę

## O co chodzi

awaited-interrupt = Możesz kupić żeton dzięki wezyrowi.

## Co można zrobić

action-vizier-buy = Wezyr: kup { $tile } za: { $pay }
action-vizier-turn = Odwróć kamień wezyra

## Dlaczego nie

refusal-stone-inactive = Twój kamień wezyra jest nieaktywny.
refusal-stone-active = Twój kamień wezyra jest już aktywny.
refusal-not-exact = Z wezyrem trzeba zapłacić odliczoną kwotę.

## Co się stało

event-vizier-bought = { $name } korzysta z wezyra i kupuje { $tile }, płaci: { $pay }.
event-vizier-turned = { $name } odwraca kamień wezyra na stronę aktywną.

## Przygotowanie

setup-vizier-stones = Każdy bierze kamień wezyra i kładzie go aktywną stroną do góry.

## Stół

vizier-active = Kamień wezyra: aktywny
vizier-inactive = Kamień wezyra: nieaktywny

## In the terminal

viziers-active = Aktywne kamienie wezyra: { $names }
