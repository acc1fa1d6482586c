### Osobistości.

module-characters = Osobistości
about-characters = Sześć z dziesięciu osobistości trafia na licytację; każda ma własną zdolność.
effect-characters = Licytuj osobistości i używaj ich zdolności

## Żetony i figury

about-abdul-karim = Płaci za jeden żeton z giełdy, bez względu na cenę, i liczy się to jak odliczona kwota. Potem opuszcza grę.
about-abdul-knihstig = Po zakupie żetonu o cenie 10 lub wyższej możesz wziąć jedną odkrytą kartę pieniędzy.
about-ammar-elschauf = Na końcu swojej tury możesz raz bezpłatnie przebudować Alhambrę.
about-faruk-willhaben = Gdy bierzesz kilka kart pieniędzy, ich suma może wynosić do 7.
about-fatima = Zatrzymaj ją za 8 punktów na koniec gry albo od razu wymień na odłożoną osobistość.
about-hakim-wahid = W każdym punktowaniu wskazujesz rodzaj budynku; liczysz w nim o pół budynku więcej.
about-laila-wundabah = Przed swoją turą możesz wymienić jeden żeton na giełdzie na żeton z zapasu.
about-machma-klain = Przed swoją turą możesz wymienić kartę pieniędzy na odkrytą kartę o tej samej lub niższej wartości.
about-yammerad = Przed swoją turą możesz dobrać kartę pieniędzy, jeśli masz na ręce najwyżej dwie.
about-yusuf-epassuff = W każdym punktowaniu dodaje jedną trzecią twoich punktów za mur, zaokrągloną w dół.

## O co chodzi

awaited-bid = Licytuj albo spasuj.
awaited-pay-bid = Zapłać za wylicytowaną osobistość.
awaited-fatima = Zatrzymaj Fatimę albo ją wymień.
awaited-knihstig = Możesz wziąć odkrytą kartę pieniędzy.
awaited-hakim = Wskaż rodzaj budynku (Hakim Wahid).

## Co można zrobić

bid = Licytuj { $bid }
action-keep-fatima = { $character }: zatrzymaj (8 punktów)
action-exchange-fatima = { $character }: wymień na inną osobistość
action-karim = { $character } płaci za { $tile }
action-knihstig = { $character } bierze: { $card }
action-ammar = { $character }: przebuduj
action-hakim = { $character }: pół budynku więcej ({ $kind })
action-laila = { $character }: wymień { $tile }
action-machma = { $character }: wymień { $give } → { $take }
action-yammerad = { $character }: dobierz kartę

## Dlaczego nie

refusal-not-your-character = Ta osobistość nie należy do ciebie.
refusal-lozenge-used = W tej turze użyto już osobistości z rombem.
refusal-bid-too-low = Oferta musi być wyższa od poprzedniej.
refusal-bid-too-high = Nie możesz licytować więcej, niż masz w jednej walucie.
refusal-worth-more = Wzięta karta nie może być warta więcej niż oddana.
refusal-supply-empty = Zapas jest pusty.
refusal-too-many-cards = Masz na ręce więcej niż dwie karty pieniędzy.

## Co się stało

event-auction = Na licytacji: { $character }. Zaczyna { $name }.
event-bid = { $name } licytuje { $bid }.
event-bid-passed = { $name } pasuje.
event-won = { $name } wygrywa licytację ({ $character }) ofertą { $bid } i płaci: { $pay }.
event-unsold = Nikt nie licytuje: { $character } opuszcza grę.
event-fatima-kept = { $name } zatrzymuje osobistość: { $character }.
event-fatima-exchanged = { $name } wymienia osobistość: { $character } → { $other }.
event-karim = { $name }: { $character } płaci za { $tile }.
event-knihstig = { $name } bierze: { $card } ({ $character }).
event-used = { $name } używa zdolności: { $character }.
event-hakim = { $name } wskazuje rodzaj: { $kind } ({ $character }).
event-laila = { $name } wymienia na giełdzie { $old } na { $new } ({ $character }).
event-machma = { $name } wymienia: { $give } → { $take } ({ $character }).
event-yammerad = { $name } dobiera kartę ({ $character }).
event-yammerad-card = { $name } dobiera: { $card } ({ $character }).
line-yusuf = { $character }: jedna trzecia muru o długości { $count }, { $points }
line-fatima = { $character }: { $points }

## Przygotowanie

setup-characters = osobistości ({ $count })
setup-characters-aside = Pozostałe osobistości ({ $count }) leżą obok, zakryte w stosie.

## Stół

characters = Osobistości
auction-of = Licytacja: { $name }
your-limit = Możesz licytować do { $limit }.
bidder-in = nadal licytuje
bidder-out = pas
characters-to-come =
    { $count ->
        [one] Nadejdzie jeszcze { $count } osobistość.
        [few] Nadejdą jeszcze { $count } osobistości.
        [many] Nadejdzie jeszcze { $count } osobistości.
       *[other] Nadejdzie jeszcze { $count } osobistości.
    }

## In the terminal

no-bid = Nie ma jeszcze oferty.
