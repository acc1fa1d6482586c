### The screens around the table.

## Start

play-now = Jouer tout de suite
play-now-hint = Vous contre deux robots moyens, jeu de base
new-game-hint = Choisir les places, les robots, les couleurs et les modules
how-to-play-hint = Une première partie qui enseigne en jouant

## New game

level-easy = Robot facile
level-medium = Robot moyen
level-strong = Robot fort
who-plays = Qui joue
colour = Couleur
colour-yellow = Jaune, étoile
colour-blue = Bleu, disque
colour-red = Rouge, losange
colour-green = Vert, triangle
colour-violet = Violet, hexagone
colour-white = Blanc, carré
third-seat = Le troisième à la table
third-seat-bot = Un robot prend une troisième place et joue comme tout le monde. Dirk reste absent.
presets = Mélanges de modules
preset-base = Jeu de base
preset-first = Un premier module
preset-court = Intrigues à la cour
preset-builders = Architectes et marchand
preset-builders-hint = Le seul mélange que la règle du jeu recommande elle-même : les architectes avec le marchand ambulant.
expansion = Extension { $number }
preset-treasure = Portes et trésors
surprise-count = Combien de modules
module-count =
    { $count ->
        [one] { $count } module
       *[other] { $count } modules
    }
surprise-game = Tirer aussi le jeu au sort
surprise-weight = Durée de la partie
weight-any = Durée quelconque
weight-light = Un mélange rapide
weight-heavy = Un mélange long
mix-minutes =
    { $minutes ->
        [one] Ces modules ajoutent environ { $minutes } minute au jeu de base.
       *[other] Ces modules ajoutent environ { $minutes } minutes au jeu de base.
    }
copy-mix = Copier le lien de ce mélange
mix-broken = Ce lien nomme un module inconnu ici : { $name }
wish-none = Aucun souhait
wish-favourite = ★ Favori
wish-banned = ✕ Jamais
wish-of = Votre souhait pour { $name }
reroll = Un autre
reroll-of = Un autre module à la place de { $name }
adds-title = Ce qu’il ajoute au jeu de base
adds-points = Points d’un joueur
adds-decisions = Décisions d’une partie
adds-minutes = Minutes d’une partie
adds-hint = Mesuré avec trois robots forts, chaque module seul ; minutes à 30 secondes par décision.
adds-place = place { $place } sur { $count }
rules-of = Règles de { $name }
deal = La donne

## Saved games

game-over-short = Terminée
delete-really = Supprimer définitivement cette partie ?
store-failed = Ce navigateur ne peut pas conserver la partie : son stockage est plein ou interdit. Vous pouvez continuer ; copiez l’enregistrement pour le garder.

## Sharing

share = Partager
copy-link = Copier le lien
copy-failed = Le navigateur n’a pas permis la copie. Sélectionnez le texte et copiez-le à la main.
share-hint = La partie est en cours : le lien et l’enregistrement contiennent tout, même ce qui est caché.
link-broken = Ce lien ne peut pas être ouvert : { $reason }
choose-file = Choisir un fichier
file-unreadable = Ce fichier ne peut pas être lu.
load-hint = Un enregistrement, une partie sauvegardée, un lien ou son code. Un fichier peut aussi être déposé n’importe où sur cet écran.
drop-here = Déposez le fichier pour ouvrir la partie

## Seed

fingerprint = Empreinte de la graine
fingerprint-hint = Le SHA-256 de la graine. La graine elle-même est montrée après la partie : chacun peut vérifier que la donne était fixée d’avance.
fingerprint-check = C’est le SHA-256 de la graine telle qu’elle figure ci-dessus. Il était affiché avant et pendant la partie.

## Replay

replay-start = La table est mise ; personne n’a encore joué.
jump-to-turn = Aller à un tour ou à un décompte

## Rules

contents = Sommaire
rule-file = Partie des règles
rules-found =
    { $count ->
        [one] { $count } passage trouvé
       *[other] { $count } passages trouvés
    }
the-table = La table

## Settings

habits = Habitudes
reduced-motion-hint = Rien ne bouge à l’écran. Si le système le demande, c’est le cas de toute façon.
sound = Sons
sound-hint = Des sons doux pour les cartes, les tuiles, les pièces, les décomptes et votre tour.

## New versions

update-ready = Une nouvelle version est prête.
update-now = Recharger maintenant
update-later = Plus tard
loading = Chargement …
load-failed = Chargement impossible. La connexion fonctionne-t-elle ?
load-again = Réessayer
