### Mistrzowie budowlani.

module-master-builders = Mistrzowie budowlani
about-master-builders = Karty pieniędzy o wartości 3, które możesz też zagrać, by przebudować na końcu swojej tury.
effect-master-builders = Pieniądze o wartości 3 albo przebudowa

## Żetony i figury

builder-name = Mistrz budowlany ({ $currency })

## Co można zrobić

action-play-builder = { $card }: przebuduj

## Dlaczego nie

refusal-builder-used = W tej turze zagrano już mistrza budowlanego, by przebudować.
refusal-no-builder = Nie masz takiej karty mistrza budowlanego.

## Co się stało

event-builder-played = { $name } przebudowuje, zagrywając kartę: { $card }.

## Przygotowanie

setup-master-builders = Potasujcie karty mistrzów budowlanych i rozdajcie każdemu po { $each }, zakryte.
setup-builder-cards = karty mistrzów budowlanych ({ $count })
setup-builders-left = Pozostałe karty mistrzów budowlanych ({ $count }) odłóżcie bez oglądania.

## In the terminal

builders-gone = Mistrzowie poza grą: { $count }
