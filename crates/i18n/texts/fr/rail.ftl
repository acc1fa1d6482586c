### The rail beside the table: players, majorities, clock, story.

## Joueurs

is-thinking = réfléchit
known-hands = Cartes des autres
hand-unknown =
    { $count ->
        [one] { $count } carte inconnue
       *[other] { $count } cartes inconnues
    }
beside-board = Réserves et tuiles de décompte
tab-race = Course
tab-palaces = Palais

## Majorités

majorities = Majorités
race-rounds = décompte { $next } → { $after }
race-last-round = décompte { $next }
race-leads = en tête
race-second = deuxième
race-unseen = Pas encore vus
race-places =
    { $count ->
        [1] 1er
        [2] 1er · 2e
       *[other] 1er · 2e · 3e
    }
race-each-section = par segment
if-scored-now = à ce stade

## Horloge

clock-round = Décompte { $round } sur 3
clock-round-short = Décompte { $round }
clock-now = à la fin de ce tour
clock-next-card = avec la prochaine carte
clock-any-card = à tout moment, d’ici { $most } cartes
clock-any-card-short = d’ici { $most } cartes
clock-cards = dans { $least } à { $most } cartes
clock-cards-short = dans { $least } à { $most } cartes
clock-tiles =
    { $count ->
        [one] à la fin : encore { $count } tuile
       *[other] à la fin : encore { $count } tuiles
    }

## Récit

story = Récit
story-all = tout
story-empty = Il ne s’est encore rien passé.
story-exact = avec l’appoint
story-over = { $count } de trop
story-took = prend { $cards }
story-bought = achète { $tile }
story-reserved = met { $tile } en réserve
story-given = donne { $tile } à Dirk
story-added = construit { $tile } de la réserve
story-removed = retire { $tile } vers la réserve
story-swapped = échange { $old } contre { $tile }
