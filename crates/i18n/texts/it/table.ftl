### Le parti del tavolo.

take-together = Prendi insieme
more-payments = Altri pagamenti
place-hint = Tocca una casella segnata della tua Alhambra o trascina lì la tessera.
redesign-hint = Per ristrutturare, tocca una tessera della tua Alhambra o della tua riserva.
price-not-reached = Hai { $held } dei { $price } { $currency } che costa questa tessera.
not-now-bought = Hai abbastanza { $currency } ({ $held } per { $price }), ma non è il momento di comprare.
wall-change = Muro più lungo { $was } → { $now }
kind-change = { $kind } { $was } → { $now } (massimo al tavolo: { $most })
camps-change = Accampamenti { $was } → { $now } punti
bazaars-change = Bazar { $was } → { $now } punti alla fine
bazaar-price = Prezzo ora: { $price }
bazaar-no-price = Nessun prezzo finché il suo spazio è vuoto
caravanserai-price = Prezzo per te: { $price }
caravanserai-no-price = Ti servono quattro tipi di edificio nella tua Alhambra, e nessuno può avere più di due carte.
fold-choices = Chiudi o apri le scelte
page-table = Tavolo
page-others = Giocatori e diario

## Punteggi

sum = Totale
line-by-line = Riga per riga
where-from = Da dove vengono i punti
see-table = Rivedi il tavolo

## Moduli

module-rules = Regole di questo modulo
on-bonus-card = Sulla tua carta bonus
huts-left =
    { $count ->
        [one] { $count } baracca rimasta
       *[other] { $count } baracche rimaste
    }
gates-held =
    { $count ->
        [one] { $count } carta porta in mano
       *[other] { $count } carte porta in mano
    }
next-invasion = Prossimo attacco
invasion-known = { $from }: { $points }
invasion-unknown = Non sai ancora da dove.
open-sides = { $side }: { $count } aperti
looked-at = Ha guardato: { $names }
scout-of = Esploratore: { $kind }
invasion = Invasione
sticks-left = Muri di legno rimasti: { $count }
sticks-on = muro di legno: { $sides }
build-hint = Scegli una tessera con i lati illuminati, o una della tua riserva.
build-tiles = Tessere per questi muri
citizens = Cittadini
citizen-supply = Riserva di cittadini
citizen-name = Cittadino ({ $kind })
trader-disc = Disco del venditore
trader-disc-aside = Disco del venditore (da parte)
citizens-chosen = Scelti: { $count } di 3
choose-these-citizens = Scegli questi tre
citizens-change = Cittadini { $was } → { $now } punti
nothing-dealt = Non è ancora stato distribuito nulla: prima scelgono tutti.
chests-fit = { $count } su { $total } trovano posto
chests-paid = Pagati { $paid } su { $price }
coins = Monete
change-due =
    { $count ->
        [one] { $count } moneta di resto
       *[other] { $count } monete di resto
    }
done-paying = Fatto
round-next = prossima
round-done = fatta
culture = Cultura
culture-tile = Tessera cultura { $price }: ora { $points }, al massimo { $limit }; edifici: { $count }
culture-missing = Tessera cultura { $price }: ancora nessuna; edifici: { $count } su { $needed }; rimaste: { $left }
bidder-in = ancora in gara
bidder-out = ha passato
offer-ends =
    { $seconds ->
        [one] Questa offerta scade tra { $seconds } secondo.
       *[other] Questa offerta scade tra { $seconds } secondi.
    }
patience = Quanto aspetta un’offerta tra due turni
patience-none = Finché non rispondo
patience-seconds = { $seconds } s
