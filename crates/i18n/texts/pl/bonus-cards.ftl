### Karty premii.

module-bonus-cards = Karty premii
about-bonus-cards = Tajna karta liczy się jak dodatkowy budynek, gdy zbudujesz dokładnie ten żeton, który przedstawia.
effect-bonus-cards = Tajna karta liczy się jak dodatkowy budynek

## Żetony i figury

bonus-card-name = Karta premii { $tile }
    .object = kartę premii { $tile }

## O co chodzi

awaited-show-bonus = Wybierz karty premii, które pokażesz w tym punktowaniu, potem spasuj.

## Co można zrobić

action-show-bonus = Pokaż { $card }

## Dlaczego nie

refusal-not-your-bonus-card = Nie masz takiej zakrytej karty premii.
refusal-bonus-tile-not-built = Żeton z tej karty premii nie leży w twojej Alhambrze.
refusal-counting-begun = Liczenie już się zaczęło: nie można teraz pokazać karty premii.

## Co się stało

event-bonus-shown = { $name } pokazuje { $card }.
event-bonus-taken-back = { $name } bierze z powrotem { $card }, bo jej żeton opuścił Alhambrę.

## Przygotowanie

setup-bonus-cards = Rozdajcie każdemu zakryte karty premii ({ $each }); pozostałe ({ $left }) odłóżcie bez oglądania.

## Stół

bonus-cards = Karty premii
on-bonus-card = Na twojej karcie premii
