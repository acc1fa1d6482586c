### Choosing a game.

## The game

which-game = Quale gioco
alhambra-hint = 2–6 giocatori, venti moduli
red-palace-hint = Edifici a sorte, guardie sui muri
red-palace-intro = Un gioco a sé: ciò che sorge su una tessera si pesca da un sacchetto, le guardie presidiano i muri e pagano le abilità, e le tessere valutazione dicono quanto vale ogni tipo.
options = Opzioni
tab-seats = Posti · { $count }
tab-modules = Moduli · { $count }
start-game = Inizia la partita
done = Fatto

## Seats

seats = Posti
seat-number = Posto { $number }
add-seat = Aggiungi un posto
remove-seat = Togli il posto { $number }
who-plays = Chi gioca
who-is = Chi gioca come { $name }?
plays-here = Gioca qui
bot = Bot
level-number = Livello { $level }
level-1 = Novizio
level-1-about = non vede metà di ciò che potrebbe fare
level-2 = Occasionale
level-2-about = perde un’occasione su quattro
level-3 = Costante
level-3-about = sceglie ciò che ora dà più punti
level-4 = Abile
level-4-about = prova le scelte migliori alcuni turni in anticipo
level-5 = Esperto
level-5-about = calcola con più cura
level-6 = Maestro
level-6-about = pensa più a lungo e gioca meglio di tutti
level-rating = (punteggio { $rating })
colour = Colore
colour-yellow = Giallo, stella
colour-blue = Blu, disco
colour-red = Rosso, rombo
colour-green = Verde, triangolo
colour-violet = Viola, esagono
colour-white = Bianco, quadrato
third-seat = Il terzo al tavolo
third-seat-bot = Un bot occupa un terzo posto e gioca come tutti gli altri. Carlo resta fuori.
two-players-dirk = In due si aggiunge Carlo, un terzo giocatore neutrale. Possiede edifici e fa punti, ma non ha turni e non può vincere.

## Modules

mixes = Combinazioni
presets = Combinazioni di moduli
preset-base = Gioco base
preset-first = Un primo modulo
preset-builders = Capomastri e venditore
preset-builders-hint = L’unica combinazione che il regolamento stesso consiglia: i capomastri con il venditore ambulante.
preset-court = Intrighi a corte
preset-treasure = Porte e tesori
all-modules = Tutti i moduli
expansion = Espansione { $number }
expansion-some = { $on } su { $all }
expansion-all = tutti
module-count =
    { $count ->
        [one] { $count } modulo
       *[other] { $count } moduli
    }
module-weight = Peso { $weight } su 3
module-minutes = +{ $minutes } min
module-no-minutes = ±0 min
module-more = Di più su «{ $name }»
module-rules-open = Apri le regole
wish-none = Indifferente
wish-favourite = ★ Preferito
wish-banned = ✕ Mai
wish-of = La tua preferenza per «{ $name }»
reroll = Un altro
reroll-of = Un altro modulo invece di «{ $name }»
copy-mix = Copia la combinazione
mix-broken = Questo link contiene un modulo sconosciuto: { $name }

## Chance

surprise-me = Sorprendimi
surprise-how = Come sorprendermi
surprise-count = Quanti moduli
surprise-longest = Durata massima
surprise-longest-any = Qualsiasi durata
surprise-game = Sorteggia anche il gioco
up-to-time = fino a { $time }

## How long and how hard

about = circa
duration-minutes = { $minutes } min
duration-hours = { $hours } h
duration-both = { $hours } h { $minutes }
length-parts = base { $base }, moduli { $modules }; 30 secondi a decisione, i bot sono rapidi
complexity = Complessità { $level } su 5
complexity-1 = Semplice
complexity-2 = Leggera
complexity-3 = Media
complexity-4 = Ricca
complexity-5 = Per esperti

## Options

seed-random = a caso
seed-hint = stesso seme, stessa distribuzione
seed-guessable = Un seme corto si può indovinare, e chi lo indovina conosce tutte le carte che verranno.
open-hands = Mani scoperte
open-hands-hint = tutti vedono tutte le mani: utile per imparare
more-options = Altre opzioni
more-options-hint = di alcuni moduli, e l’impronta del seme
only-with = solo con { $name }
refused-needs-module = Serve il modulo { $name }.
refused-not-combined = Modulo non previsto in «{ $game }»: { $name }.
refused-players = Una partita ha da 2 a 6 giocatori.
refused-other = Così non si può giocare: { $reason }

## At a real table

real-table = Prepara un tavolo vero
real-table-hint = l’elenco per questa combinazione
setup-list = Preparazione al tavolo vero
setup-list-hint = Tutto ciò che c’è da fare prima del primo turno, per questi giocatori e moduli.
setup-steps = { $done } su { $all }
setup-next = Fatto, avanti
setup-ready = Il tavolo è pronto.
