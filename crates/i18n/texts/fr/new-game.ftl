### Choosing a game.

## The game

which-game = Quel jeu
alhambra-hint = De 2 à 6, vingt modules
red-palace-hint = Bâtiments au sort, gardes aux murs
red-palace-intro = Un jeu à part entière : le bâtiment de chaque tuile est tiré du sac, des gardes arpentent les murs et paient des capacités, et des tuiles de décompte disent ce que vaut chaque type.
options = Options
tab-seats = Places · { $count }
tab-modules = Modules · { $count }
start-game = Commencer
done = Terminé

## Seats

seats = Places
seat-number = Place { $number }
add-seat = Ajouter une place
remove-seat = Retirer la place { $number }
who-plays = Qui joue
who-is = Qui joue { $name } ?
plays-here = Joue ici
bot = Bot
level-number = Niveau { $level }
level-1 = Novice
level-1-about = ne voit que la moitié des possibilités
level-2 = Amateur
level-2-about = laisse passer une occasion sur quatre
level-3 = Régulier
level-3-about = prend ce qui rapporte le plus sur le moment
level-4 = Habile
level-4-about = essaie ses meilleurs choix quelques tours à l’avance
level-5 = Expert
level-5-about = calcule plus à fond
level-6 = Maître
level-6-about = réfléchit le plus longtemps et joue le mieux
level-rating = (cote { $rating })
colour = Couleur
colour-yellow = Jaune, étoile
colour-blue = Bleu, disque
colour-red = Rouge, losange
colour-green = Vert, triangle
colour-violet = Violet, hexagone
colour-white = Blanc, carré
third-seat = Le troisième à la table
third-seat-bot = Un bot prend une troisième place et joue comme tout le monde. Dirk reste absent.
two-players-dirk = À deux, Dirk se joint à la partie comme troisième joueur neutre. Il possède des bâtiments et marque des points, mais ne joue pas et ne peut pas gagner.

## Modules

mixes = Mélanges
presets = Mélanges de modules
preset-base = Jeu de base
preset-first = Un premier module
preset-builders = Architectes et marchand
preset-builders-hint = Le seul mélange que la règle du jeu recommande elle-même : les architectes avec le marchand ambulant.
preset-court = Intrigues à la cour
preset-treasure = Portes et trésors
all-modules = Tous les modules
expansion = Extension { $number }
expansion-some = { $on } sur { $all }
expansion-all = tous
module-count =
    { $count ->
        [one] { $count } module
       *[other] { $count } modules
    }
module-weight = Poids { $weight } sur 3
module-minutes = +{ $minutes } min
module-no-minutes = ±0 min
module-more = En savoir plus : { $name }
module-rules-open = Ouvrir les règles
wish-none = Aucun souhait
wish-favourite = ★ Favori
wish-banned = ✕ Jamais
wish-of = Votre souhait pour « { $name } »
reroll = Un autre
reroll-of = Un autre module à la place de « { $name } »
copy-mix = Copier ce mélange
mix-broken = Ce lien nomme un module inconnu ici : { $name }

## Chance

surprise-me = Surprenez-moi
surprise-how = Comment me surprendre
surprise-count = Combien de modules
surprise-longest = Partie la plus longue
surprise-longest-any = Toute durée
surprise-game = Tirer aussi le jeu au sort
up-to-time = jusqu’à { $time }

## How long and how hard

about = environ
duration-minutes = { $minutes } min
duration-hours = { $hours } h
duration-both = { $hours } h { $minutes }
length-parts = base { $base }, modules { $modules } ; 30 secondes par décision, les bots sont rapides
complexity = Complexité { $level } sur 5
complexity-1 = Simple
complexity-2 = Légère
complexity-3 = Moyenne
complexity-4 = Riche
complexity-5 = Pour experts

## Options

seed-random = au hasard
seed-hint = même graine, même donne
seed-guessable = Une graine courte peut être devinée, et qui la devine connaît toutes les cartes à venir.
open-hands = Mains ouvertes
open-hands-hint = tout le monde voit toutes les mains, pour apprendre
more-options = Autres options
more-options-hint = pour quelques modules, et l’empreinte de la graine
only-with = seulement avec « { $name } »
refused-needs-module = Il faut pour cela le module « { $name } ».
refused-not-combined = « { $name } » ne se joue pas dans « { $game } ».
refused-players = Une partie se joue de 2 à 6.
refused-other = On ne peut pas jouer avec ces règles : { $reason }

## At a real table

real-table = Préparer une vraie table
real-table-hint = une liste pour ce mélange-ci
setup-list = Mise en place à une vraie table
setup-list-hint = Tout ce qu’il faut faire avant le premier tour, pour ces joueurs et ces modules.
setup-steps = { $done } sur { $all }
setup-next = Fait, suivant
setup-ready = La table est prête.
