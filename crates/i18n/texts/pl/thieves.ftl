### Złodzieje.

module-thieves = Złodzieje
about-thieves = Między dwiema turami tajna karta zabiera jedną odkrytą kartę pieniędzy swojej waluty, ale nigdy tuż przed twoją turą.
effect-thieves = Złodziej zabiera kartę pieniędzy między turami

## Żetony i figury

thief-name = Złodziej { $currency }

## O co chodzi

awaited-thief = Możesz zagrać złodzieja i zabrać odkrytą kartę pieniędzy.
awaited-vizier-or-thief = Możesz kupić żeton dzięki wezyrowi albo zagrać złodzieja.

## Co można zrobić

action-steal = Złodziej zabiera: { $card }

## Dlaczego nie

refusal-next-may-not-steal = Tuż przed swoją turą nie można zagrać złodzieja.
refusal-no-such-thief = Nie masz złodzieja tej waluty.
refusal-nothing-to-steal = Tej karty nie ma wśród odkrytych kart pieniędzy.
refusal-too-late-to-steal = Gra się kończy: nie można już zagrać złodzieja.

## Co się stało

event-stolen = { $name } zagrywa złodzieja i zabiera: { $card }.

## Przygotowanie

setup-thieves = Rozdajcie każdemu zakrytych złodziei ({ $each }); pozostałych ({ $left }) odłóżcie bez oglądania.

## Stół

thieves = Złodzieje
