### Les écrans.

## Accueil

app-title = Alhambra
tagline = Achetez des jardins, élevez des tours, bâtissez le plus long mur de Grenade.
new-game = Nouvelle partie
continue-game = Continuer
rules = Règles
settings = Réglages
back = Retour
close = Fermer
cancel = Annuler
delete = Supprimer
saved = Sauvegardé
offline-ready = Jouable hors connexion.

## Préparation

player-name = Nom
default-name = Joueur { $number }
players = Joueurs
modules = Modules
seed = Graine

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
        [one] Encore { $count } tuile à piocher
       *[other] Encore { $count } tuiles à piocher
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
exact-hint = Faites l’appoint : vous gagnez une action de plus.
overpay = { $excess } de trop ; la monnaie n’est pas rendue
other-actions = Autres actions
redesign = Transformer
remove-tile = Retirer { $tile } vers la réserve
swap-tile = Échanger avec { $tile }
stop-turn = Pas d’autre action
pass-offer = Passer
undo = Annuler l’étape
redo = Rétablir
not-legal-here = Impossible ici.
since-your-turn = Depuis votre tour
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
record-broken = Cet enregistrement est illisible : { $reason }

## Règles

search-rules = Chercher dans les règles
no-rule-found = Aucune règle trouvée.

## Accès

skip-to-content = Aller au contenu
keys = Touches
keyboard-hint = Flèches pour se déplacer, Entrée pour choisir, Échap pour revenir.

# The first game, taught by playing
