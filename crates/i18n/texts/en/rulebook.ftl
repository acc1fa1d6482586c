### The rulebook: its screen, search, and help over the table.

book-base-game = Base game
book-modules =
    { $count ->
        [one] { $count } module
       *[other] { $count } modules
    }
book-clear = Clear the search
book-asked = Often asked
book-read-on = Read more
book-turn = Turn the page
book-page-of = { $number } of { $count }
book-expansion = Expansion { $number }
book-minutes = { $amount } min
book-points = { $amount } points a player
book-add = Add to my next game
book-added = In your next game
book-with-others = With other modules
book-in-mix = in your game
book-rulings = All rulings
book-rulings-of = Rulings: { $name }
book-rulings-hint = The numbered text behind the rulebook, in English. When people disagree, it decides.
book-ruling = Ruling { $rule }
book-source-ruling = Ruling
book-source-module = Module
book-print = Print this page
book-print-game = Print the rules of my game
live-try = Try { $tile } at ({ $x }, { $y })
live-all = Show all cells
live-fits = It fits here.
live-refused = Not here.
live-round = Scoring round { $round } of a real game
live-count = { $what }: { $count }
live-no-place = no place
help-why = Why? The rule
help-to-book = Open in the rulebook
help-scoring = How scoring works
help-clock = When a scoring round comes
help-guards = How the guard board works
help-abilities = How guard abilities work
