### The rulebook: its screen, search, and help over the table.

book-base-game = Jeu de base
book-modules =
    { $count ->
        [one] { $count } module
       *[other] { $count } modules
    }
book-clear = Effacer la recherche
book-asked = Questions fréquentes
book-read-on = Lire la suite
book-turn = Tourner la page
book-page-of = { $number } sur { $count }
book-expansion = Extension { $number }
book-minutes = { $amount } min
book-points = { $amount } points par joueur
book-add = Ajouter à ma prochaine partie
book-added = Dans votre prochaine partie
book-with-others = Avec d’autres modules
book-in-mix = dans votre partie
book-rulings = Toutes les précisions
book-rulings-of = Précisions : { $name }
book-rulings-hint = Le texte numéroté sur lequel repose ce livret, en anglais. En cas de désaccord, c’est lui qui tranche.
book-ruling = Précision { $rule }
book-source-ruling = Précision
book-source-module = Module
book-print = Imprimer cette page
book-print-game = Imprimer les règles de ma partie
live-try = Essayer { $tile } en ({ $x }, { $y })
live-all = Montrer toutes les cases
live-fits = Elle peut être posée ici.
live-refused = Pas ici.
live-round = Décompte { $round } d’une vraie partie
live-count = { $what } : { $count }
live-no-place = sans place
help-why = Pourquoi ? La règle
help-to-book = Ouvrir dans le livret de règles
help-scoring = Comment fonctionne le décompte
help-clock = Quand un décompte a lieu
help-guards = Comment fonctionne le plateau des gardes
help-abilities = Comment fonctionnent les capacités des gardes
