### Części stołu.

take-together = Weź razem
more-payments = Inne płatności
place-hint = Dotknij zaznaczonego pola swojej Alhambry albo przeciągnij tam żeton.
redesign-hint = Aby przebudować, dotknij żetonu w swojej Alhambrze lub rezerwie.
price-not-reached = Masz { $held } z { $price } ({ $currency }), które kosztuje ten żeton.
not-now-bought = Pieniędzy wystarczy ({ $currency }: { $held } na { $price }), ale teraz nie można kupować.
wall-change = Najdłuższy mur { $was } → { $now }
kind-change = { $kind } { $was } → { $now } (najwięcej przy stole: { $most })
camps-change = Obozy { $was } → { $now } pkt
bazaars-change = Bazary { $was } → { $now } pkt na końcu
bazaar-price = Cena teraz: { $price }
bazaar-no-price = Brak ceny, dopóki pole jest puste
caravanserai-price = Cena dla ciebie: { $price }
caravanserai-no-price = Potrzebujesz czterech rodzajów budynków w swojej Alhambrze, a nikt nie może mieć więcej niż dwóch kart.
fold-choices = Zwiń lub rozwiń wybór
page-table = Stół
page-others = Gracze i przebieg gry

## Punktowanie

sum = Suma
line-by-line = Wiersz po wierszu
where-from = Skąd są punkty
see-table = Obejrzyj stół

## Moduły

module-rules = Zasady tego modułu
on-bonus-card = Na twojej karcie bonusowej
huts-left =
    { $count ->
        [one] został { $count } barak
        [few] zostały { $count } baraki
        [many] zostało { $count } baraków
       *[other] zostało { $count } baraku
    }
gates-held =
    { $count ->
        [one] { $count } karta bramy na ręce
        [few] { $count } karty bramy na ręce
        [many] { $count } kart bramy na ręce
       *[other] { $count } karty bramy na ręce
    }
next-invasion = Następny atak
invasion-known = { $from }: { $points }
invasion-unknown = Nie wiesz jeszcze skąd.
open-sides = { $side }: { $count } otwarte
looked-at = Zobaczył(a): { $names }
scout-of = Zwiadowca: { $kind }
invasion = Najazd
sticks-left = Pozostałe drewniane mury: { $count }
sticks-on = drewniany mur: { $sides }
build-hint = Wybierz żeton z podświetlonymi bokami lub jeden ze swojej rezerwy.
build-tiles = Żetony dla tych murów
citizens = Mieszczanie
citizen-supply = Zapas mieszczan
citizen-name = Mieszczanin ({ $kind })
trader-disc = Krążek handlarza
trader-disc-aside = Krążek handlarza (odłożony)
citizens-chosen = Wybrano: { $count } z 3
choose-these-citizens = Wybierz tych trzech
citizens-change = Mieszczanie { $was } → { $now } pkt
nothing-dealt = Jeszcze nic nie rozdano: najpierw wybierają wszyscy.
chests-fit = pasuje { $count } z { $total }
chests-paid = Zapłacono { $paid } z { $price }
coins = Monety
change-due =
    { $count ->
        [one] { $count } moneta reszty
        [few] { $count } monety reszty
        [many] { $count } monet reszty
       *[other] { $count } monety reszty
    }
done-paying = Gotowe
round-next = następne
round-done = policzone
culture = Kultura
culture-tile = Żeton kultury { $price }: teraz { $points }, najwyżej { $limit }; budynki: { $count }
culture-missing = Żeton kultury { $price }: jeszcze żaden; budynki: { $count } z { $needed }; zostało: { $left }
bidder-in = nadal licytuje
bidder-out = spasował(a)
offer-ends =
    { $seconds ->
        [one] Ta oferta kończy się za { $seconds } sekundę.
        [few] Ta oferta kończy się za { $seconds } sekundy.
        [many] Ta oferta kończy się za { $seconds } sekund.
       *[other] Ta oferta kończy się za { $seconds } sekundy.
    }
patience = Jak długo czeka oferta między dwiema turami
patience-none = Aż odpowiem
patience-seconds = { $seconds } s
