### Les écrans.

## Accueil

app-title = Alhambra
tagline = Achetez des jardins, élevez des tours, bâtissez le plus long mur de Grenade.
new-game = Nouvelle partie
continue-game = Continuer
load-record = Ouvrir une partie enregistrée
how-to-play = Comment jouer
rules = Règles
settings = Réglages
back = Retour
close = Fermer
cancel = Annuler
start-game = Commencer la partie
saved-games = Parties sauvegardées
no-saved-games = Aucune partie sauvegardée.
delete = Supprimer
saved = Sauvegardé
offline-ready = Jouable hors connexion.

## Préparation

seats = Places
seat-number = Place { $number }
player-name = Nom
default-name = Joueur { $number }
human = Humain
remove-seat = Retirer cette place
add-seat = Ajouter une place
players = Joueurs
modules = Modules
all-modules = Tous les modules
surprise-me = Surprenez-moi
seed = Graine
seed-hint = La même graine donne la même partie. Laissez vide pour une partie au hasard.
seed-guessable = Une graine courte peut être devinée, et qui la devine connaît toutes les cartes à venir.
open-hands = Mains ouvertes
open-hands-hint = Tout le monde voit toutes les mains. Idéal pour apprendre.
two-players-dirk = À deux, Dirk se joint à la partie comme troisième joueur neutre. Il possède des bâtiments et marque des points, mais ne joue pas et ne peut pas gagner.

## La table

market = Chantier
space-number = Emplacement { $number } ({ $currency })
empty-space = Emplacement vide
money-row = Cartes argent visibles
hand = Main
hand-size =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
reserve = Réserve
reserve-empty = La réserve est vide.
alhambra-of = Alhambra : { $name }
dirk = Dirk
wall = Mur
open-side = Côté ouvert
longest-wall = Plus long mur : { $count }
set-aside-tiles = Tuiles à poser
supply-left =
    { $count ->
        [one] Encore { $count } tuile dans le sac
       *[other] Encore { $count } tuiles dans le sac
    }
draw-pile-left =
    { $count ->
        [one] Pioche : { $count } carte
       *[other] Pioche : { $count } cartes
    }
discard-count =
    { $count ->
        [one] Défausse : { $count } carte
       *[other] Défausse : { $count } cartes
    }

## Un tour

your-turn = À vous de jouer
turn-of = À { $name } de jouer
turn-number = Tour { $number }
thinking = { $name } réfléchit…
choose-action = Choisissez une action
choose-tile-place = Choisissez où poser la tuile
selected-tile = Sélection : { $tile }
place-here = Poser ici : { $tile } ({ $x }, { $y })
put-in-reserve = Mettre en réserve
give-to-dirk = Donner à Dirk
take-money = Prendre de l’argent
take-selected = Prendre les cartes choisies (total { $total })
buy-tile = Acheter { $tile } pour { $price }
pay-with = Payer avec
exact = Appoint
exact-hint = Faites l’appoint et vous avez une action de plus.
overpay = { $excess } de trop ; la monnaie n’est pas rendue
other-actions = Autres actions
redesign = Transformer
remove-tile = Reprendre { $tile } en réserve
swap-tile = Échanger avec { $tile }
stop-turn = Pas d’autre action
pass-offer = Passer
undo = Annuler l’étape
redo = Rétablir
confirm-turn-hint = Ensuite, plus rien de ce tour ne peut être annulé.
not-legal-here = Impossible ici.
since-your-turn = Depuis votre dernier tour
log = Journal

## Un appareil pour plusieurs personnes

hand-over = Passez l’appareil à { $name }
hand-over-hint = Toutes les mains restent cachées jusqu’à ce que la personne suivante soit prête.
i-am = Je suis { $name }

## Score

score = Score
round-number = Décompte { $number }
projected-score = Score prévu
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
final-score = Score final
game-over = La partie est terminée.
winner = Victoire : { $name } !
winners = Victoire partagée : { $names } !
aborted = Le nombre maximal de tours est atteint. La partie s’arrête sans résultat.
play-again = Rejouer

## Enregistrements

replay = Revoir la partie
replay-step = Étape { $number } sur { $total }
first-step = Première étape
previous-step = Étape précédente
next-step = Étape suivante
last-step = Dernière étape
branch-here = Reprendre le jeu à partir d’ici
share-link = Lien à partager
copy-record = Copier l’enregistrement
copied = Copié
download-record = Télécharger l’enregistrement
paste-record = Coller un enregistrement
record-broken = Cet enregistrement est illisible : { $reason }

## Réglages

language = Langue
theme = Thème
theme-system = Comme le système
theme-light = Clair
theme-dark = Sombre
theme-contrast = Contraste élevé
purist = Mode puriste
purist-hint = Cache le score prévu et toutes les autres aides, comme à la vraie table.
confirm-turns = Confirmer la fin de chaque tour
reduced-motion = Moins d’animations

## Règles

search-rules = Chercher dans les règles
no-rule-found = Aucune règle trouvée.
rule-link = Règle { $rule }

## Accès

skip-to-content = Aller au contenu
keyboard-hint = Flèches pour se déplacer, Entrée pour choisir, Échap pour revenir.

# The first game, taught by playing
lesson-title = Première partie
lesson-step = Étape {$number} sur {$total}
lesson-next = Suivant
lesson-stop = Arrêter la leçon
lesson-table = Voici votre table. Le chantier et les cartes argent sont d’un côté, votre Alhambra au milieu, les autres à côté. Chaque palais commence à la fontaine aux lions.
lesson-take = Prenez de l’argent : touchez une carte visible. Plusieurs petites cartes peuvent être prises ensemble, jusqu’à un total de 5.
lesson-market = Chaque case du chantier n’accepte qu’une monnaie : la pièce sous la tuile dit laquelle. Le nombre sur la tuile est son prix.
lesson-buy = Achetez une tuile dès que possible : touchez-la et choisissez comment payer. D’ici là, prenez de l’argent dans sa monnaie. On ne rend jamais la monnaie.
lesson-place = La tuile cherche une place. Touchez une case lumineuse : mur contre mur, côté ouvert contre côté ouvert, et tout doit être accessible à pied depuis la fontaine.
lesson-walls = Les murs comptent : à chaque décompte, un point par segment de votre plus long mur extérieur. Éclairez-le avec le bouton sous votre palais.
lesson-exact = Faites l’appoint et vous agissez encore une fois. Cherchez la marque « appoint ». Faites un achat exact.
lesson-redesign = Une tuile qui ne va nulle part part en réserve. Plus tard, une transformation la pose, en retire une ou en échange deux. C’est aussi une action.
lesson-scoring = La partie est décomptée trois fois : le plus de bâtiments d’une sorte, et les murs. Jouez jusqu’au premier décompte.
lesson-end = Ouvrez « Score » pour voir d’où vient chaque point. Vous savez tout : bonne partie.
