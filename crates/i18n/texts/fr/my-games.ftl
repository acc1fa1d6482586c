### Statistics over finished games.

my-games = Mes parties
my-games-hint = Statistiques, records, parties à emporter
my-games-count =
    { $count ->
        [one] { $count } partie terminée
       *[other] { $count } parties terminées
    }

## Figures

stats-games = Parties
stats-won = Victoires
stats-best = Meilleur score
stats-wall = Plus long mur
stats-exact = Paiements à l’appoint
stats-round = Meilleur décompte
stats-streak = Victoires de suite
stats-lead = Plus grande avance
stats-of-games = { $share } des parties
stats-average-is = { $points } en moyenne
stats-of-tiles = { $share } des achats
stats-streak-longest = plus longue série : { $count }

## Tables

stats-all = Toutes les parties
stats-people = Joueur
stats-chance = Attendu
stats-average = Moyenne
stats-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
stats-by-players = Victoires selon le nombre de joueurs
stats-by-level = Contre le plus fort à la table
stats-only-people = Entre humains
stats-by-module = Avec des modules
stats-no-modules = Sans modules
stats-by-game = Par jeu
stats-points = Points par source, par partie
stats-rest = Autres
stats-last = Dernières parties
stats-place = Place { $place } sur { $of }
stats-none = Aucune partie terminée
stats-none-hint = Dès qu’une partie est finie, elle compte ici : qui a gagné, d’où viennent les points, le plus long mur.

## Take along

take-along = À emporter
take-along-hint = Les parties dans un fichier, pour un autre appareil. Elles s’ajoutent à celles qui s’y trouvent déjà ; aucune n’est comptée deux fois.
export-games = Enregistrer un fichier
import-games = Ajouter un fichier
taken-nothing = Toutes les parties de ce fichier sont déjà là.
taken-in =
    { $count ->
        [one] { $count } partie ajoutée
       *[other] { $count } parties ajoutées
    }
taken-broken = Ce fichier n’a rien changé : { $reason }
