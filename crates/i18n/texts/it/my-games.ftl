### Statistics over finished games.

my-games = Le mie partite
my-games-hint = Statistiche, record, partite da portare con te
my-games-count =
    { $count ->
        [one] { $count } partita finita
       *[other] { $count } partite finite
    }

## Figures

stats-games = Partite
stats-won = Vinte
stats-best = Miglior punteggio
stats-wall = Muro più lungo
stats-exact = Pagamenti esatti
stats-round = Miglior valutazione
stats-streak = Vittorie di fila
stats-lead = Vantaggio massimo
stats-of-games = { $share } delle partite
stats-average-is = { $points } in media
stats-of-tiles = { $share } degli acquisti
stats-streak-longest = serie più lunga: { $count }

## Tables

stats-all = Tutte le partite
stats-people = Giocatore
stats-chance = Attese
stats-average = Media
stats-players =
    { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
stats-by-players = Vinte per numero di giocatori
stats-by-level = Contro il più forte al tavolo
stats-only-people = Solo persone
stats-by-module = Con moduli
stats-no-modules = Senza moduli
stats-by-game = Per gioco
stats-points = Punti per fonte, a partita
stats-rest = Altro
stats-last = Ultime partite
stats-place = { $place }º posto su { $of }
stats-none = Ancora nessuna partita finita
stats-none-hint = Ogni partita finita entra in queste statistiche: chi ha vinto, da dove vengono i punti, il muro più lungo.

## Take along

take-along = Da portare con te
take-along-hint = Le partite in un file, per un altro dispositivo. Lì si aggiungono a quelle già presenti; nessuna conta due volte.
export-games = Salva in un file
import-games = Aggiungi un file
taken-nothing = Tutte le partite di questo file ci sono già.
taken-in =
    { $count ->
        [one] { $count } partita aggiunta
       *[other] { $count } partite aggiunte
    }
taken-broken = Questo file non cambia nulla: { $reason }
