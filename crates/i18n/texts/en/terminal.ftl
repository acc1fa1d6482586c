### The terminal. What is typed there (h, u, take dinar-3) is the same in every language.

## The table

terminal-turn = Turn { $number }: { $name }
terminal-new = new
terminal-total = total { $count }
terminal-cards = Cards
terminal-secret = Your secret cards: { $cards }

## Tiles: in an Alhambra they have six characters

terminal-start = start
terminal-square = square
terminal-walls = walls: { $sides }
terminal-no-walls = no walls
terminal-watchtowers = watchtowers: { $sides }
terminal-bastions = bastions: { $sides }
terminal-north = N
terminal-east = E
terminal-south = S
terminal-west = W

## The menu

terminal-buy = Buy
terminal-place = Place
terminal-bid = Bid
terminal-or = Or
terminal-folded = Numbers { $first } to { $last }: type { $word } to see them
terminal-prompt = { $name }, 1 to { $count } (h: help)

## Help

terminal-help-number = make the choice with that number
terminal-help-action = the same as text; in the same way: { $examples }
terminal-help-groups = list all choices of a group that is folded
terminal-help-list = list all choices
terminal-help-undo = take one step of your turn back, until something hidden has been shown
terminal-help-palace = show the Alhambra of seat 2; p shows all
terminal-help-score = explain the score: the scorings held, and the next one if it were held now
terminal-help-table = show the table again
terminal-help-rule = print a ruling (in English)
terminal-help-save = save a copy of the game
terminal-help-quit = save and quit
terminal-help-cells = A thick line is a wall, a gap is open. x grows to the east, y to the south; the start tile lies at 0,0.
terminal-help-signs = Signs: * chest, + citizen, (o) trader disc; in a wall G gate, & guard; a broken line is a wooden wall.

## What is typed

terminal-no-choice = There is no choice { $number }; the numbers go from 1 to { $count }.
terminal-not-understood = That is not understood: { $typed }. Type a number from 1 to { $count }, an action such as “take dinar-3”, or h for help.
terminal-garbled = That is no text in UTF-8. Type a number, or h for help.
terminal-refused = Refused: { $reason } (r { $rule } prints the ruling)
terminal-final = This cannot be taken back: { $action }. Enter: do it, n: choose again
terminal-undone = One step taken back.
terminal-no-undo = There is nothing to take back: a turn can be taken back only until something hidden is shown.
terminal-seats = The seats are numbered from 1 to { $count }.
terminal-no-rule = There is no ruling “{ $rule }”. Rulings are named like BASE-42; they begin with { $prefixes }.

## Between decisions

terminal-hand-over = { $name } decides now. Press Enter when nobody else looks.
terminal-go-on = The game is saved. Go on with: { $command }
terminal-look-again = Look at the game again with: { $command }
terminal-projected = Scoring round { $number }, if it were held now
terminal-no-points = nobody gets anything
terminal-goes-on = The game goes on.

## Saved games

terminal-nothing-saved = Nobody has acted, so nothing is saved.
terminal-name-file = Name a file: { $example }
terminal-saved-to = Saved to { $file }.
terminal-not-saved = Not saved: { $reason }
terminal-file-exists = { $file } is there already, and a game replaces only a file that it was loaded from or saved to.
terminal-not-written = cannot write { $file }: { $reason }
terminal-no-folder = there is no folder for saved games: { $reason }; --save FILE names a file
terminal-no-saves = No games are saved in { $folder }.
terminal-no-unfinished = no unfinished game is saved in { $folder } (allowed: { $begin } begins one, { $load } takes one from elsewhere)
terminal-unreadable = cannot be read: { $reason }
terminal-serving = Alhambra is at { $address } (stop with Ctrl-C)
terminal-hosting = Friends play at { $address } (stop with Ctrl-C)

## Records

terminal-actions =
    { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
terminal-part-set-up = set-up
terminal-part-actions = actions
terminal-part-events = events
terminal-part-result = result
terminal-part-check-sum = check sum
terminal-part-commitment = promise
terminal-proof-set-up = the rules allow it
terminal-proof-actions = each is legal when it comes
terminal-proof-events = a record has none: they follow from set-up, seed and actions
terminal-proof-result = scores and winners are those that the actions lead to
terminal-proof-result-missing = the record has none, though the game is over
terminal-proof-result-open = the record has none: the game goes on
terminal-proof-check-sum = fits: nothing was changed by accident since it was written, names of players included
terminal-proof-commitment = set-up and seed are those that were promised before the game
terminal-proof-no-check-sum = the record has none: a change to another game that the rules allow would not be seen
terminal-replay-keys = Enter: next, b: back, j 40: jump, q: quit
