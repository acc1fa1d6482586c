### The screens around the table.

## What a module adds

adds-title = Ce qu’il ajoute au jeu de base
adds-points = Points par joueur
adds-decisions = Décisions par partie
adds-minutes = Minutes par partie
adds-hint = Mesuré avec trois bots forts, chaque module seul ; minutes à raison de 30 secondes par décision.
adds-place = place { $place } sur { $count }

## Saved games

store-failed = Ce navigateur ne peut pas conserver la partie : son stockage est plein ou interdit. Vous pouvez continuer à jouer ; pour garder la partie, copiez l’enregistrement.

## Sharing

share = Partager
copy-link = Copier le lien
copy-failed = Le navigateur n’a pas permis la copie. Sélectionnez le texte et copiez-le à la main.
share-hint = La partie est en cours : le lien et l’enregistrement contiennent tout, même ce qui est caché.
link-broken = Ce lien ne peut pas être ouvert : { $reason }
choose-file = Choisir un fichier
file-unreadable = Ce fichier est illisible.

## Seed

fingerprint = Empreinte de la graine
fingerprint-hint = Le SHA-256 de la graine. La graine elle-même est montrée après la partie : chacun peut vérifier que la donne était fixée d’avance.
fingerprint-check = C’est le SHA-256 de la graine telle qu’elle figure ci-dessus. Il était affiché avant et pendant la partie.

## Rules

contents = Sommaire
rules-found =
    { $count ->
        [one] { $count } passage trouvé
       *[other] { $count } passages trouvés
    }
the-table = La table

## New versions

update-ready = Une nouvelle version est prête.
update-now = Recharger maintenant
update-later = Plus tard
loading = Chargement…
load-failed = Chargement impossible. La connexion fonctionne-t-elle ?
load-again = Réessayer
