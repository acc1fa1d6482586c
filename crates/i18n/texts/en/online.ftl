### Playing over a network.

## The tables of a server

online = Play online
online-hint = With friends, each at their own screen
online-your-turn = Your turn
online-your-tables = Your tables
online-tab-mine = Yours · { $count }
online-none-mine = You are at no table yet.
online-open-tables = Open tables
online-tab-open = Open · { $count }
online-none-open = No table is open to everybody at the moment.
online-open-hint = A game begins when all seats are taken and everybody is ready. Bots can take open seats.
online-new-table = New table
online-new-table-hint = Choose seats, modules, clock, and who may come.
online-create = Open the table
online-join-code = Join with a code
online-join = Join
online-watch = Watch
online-go-on = Go there
online-gathering = People are taking their seats
online-playing = The game is running
online-bots =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
online-seats-open =
    { $count ->
        [one] one open seat
       *[other] { $count } open seats
    }

## A table before its game

online-table = The table
online-table-of = The table of { $name }
online-table-code = Table { $code }
online-connecting = Connecting …
online-who = Who sits down?
online-your-name = Your name
online-sit = Sit here
online-open = open
online-open-seat = Open seat
online-open-seat-hint = for whoever has the link
online-you = You
online-ready = ready
online-not-ready = not yet
online-be-ready = I am ready
online-give-bot = Give to a bot
online-clear = Clear the seat
online-stand = Stand up
online-leave = Leave the table
online-change = Change
online-change-table = Change the table
online-colour = Your colour and shape
online-invite = Invite
online-qr = QR code of the link
online-the-game = The game
online-the-table = How you play
online-the-table-hint = stand-ins, taking back, watching, talk
online-all-ready = Everybody is ready
online-start-with =
    { $count ->
        [2] Start with two
        [3] Start with three
        [4] Start with four
       *[other] Start with five
    }
online-start-with-bots = Start with bots
online-fixed-brought = The set-up stays: this game was begun on a device.
online-fixed-cards = The set-up stays: another table has the same cards.
online-waits-for = Waiting for { $names }

## The options of a table

online-clock = Clock
online-clock-none = No clock
online-clock-move = { $seconds } seconds for each decision
online-clock-bank = { $minutes } minutes each, and { $seconds } seconds for each decision
online-short-no-clock = None
online-short-move = { $seconds } s a move
online-short-bank = { $minutes } min each
online-time-left = time left
online-stand-in = A bot stands in
online-stand-in-hint = for whoever is away too long
online-stand-in-default = Whoever is away too long plays the simplest action
online-stand-in-bot = A bot stands in for whoever is away: { $level }
online-take-back = Take back if all agree
online-take-back-hint = also after something hidden was revealed
online-no-take-back = Actions stand
online-watchers = Others may watch
online-watchers-hint = they see what everybody at the table sees
online-watchers-late = Others may watch, { $seconds } seconds late
online-no-watchers = Nobody watches
online-delay = Watchers see it later
online-delay-hint = by three minutes
online-listed = In the list of open tables
online-listed-hint = otherwise only whoever has the link comes in
online-private = Only for those with the link
online-chat-free = Free talk
online-chat-phrases = Talk in phrases only
online-chat-off = No talk
online-short-free = Free
online-short-phrases = Phrases
online-short-off = None

## Talk

online-talk = Table talk
online-talk-short = Talk
online-write = Write to the table
online-send = Send
online-phrases = Phrases that everybody reads in their own language
online-mute = Do not show what { $name } says
online-unmute = Show again what { $name } says
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-one-moment = One moment, please.
phrase-your-turn = It is your turn.
phrase-nice-palace = What a palace!
phrase-oh-no = Oh no!
phrase-another-game = Another game?
phrase-have-to-go = I have to go.
phrase-goodbye = Goodbye!

## At the table

presence-here = here
presence-away = away
presence-lost = connection lost
online-watching =
    { $count ->
        [one] one watches
       *[other] { $count } watch
    }
online-you-watch = You are watching
online-late = { $seconds } seconds late
online-sending = Your action is being sent …
online-kept = Your action is kept and sent when the line is back.
online-lost = You are offline.
online-lost-hint = The connection is tried again by itself.
online-try-now = Try now
online-elsewhere = Your seat has moved to another device.
online-watch-here = Watch here
online-is-lost = { $name } has lost the connection.
online-stands-in = { $name } has lost the connection; a stand-in plays.
online-ask-stand-in = Ask for a stand-in
online-replaced = A stand-in plays for you.
online-return = Take my seat back
online-reload = Load again
online-ask-back = Ask to take back
online-vote = { $name } asks to take back
online-vote-own = You ask to take back
online-vote-count = { $count } of { $of } agree.
online-allow = Allow
online-refuse = Refuse
online-withdraw = Withdraw
online-move-seat = Play on another device
online-move-hint = Open this link on the other device. It works once and gives your seat away: keep it to yourself.

## After the game

online-rematch = Play again together
online-rematch-count = ({ $count } so far)
online-take-home = Take the game home
online-bring = Put this game online
online-bring-hint = The other seats of people become open, and friends take them from their own screens.
online-bring-known = They are told that this device has known all cards.
online-proof = Promise of a fair deal
online-proof-hint = Before the first card the table promised this number. After the game it shows the text behind it: its SHA-256 must be the number.
online-kept-promise = kept
online-broken-promise = broken
online-brought = This game was begun on one device, which has known all cards. There is no promise of a fair deal.
online-same-deal = Same cards at a second table
online-same-deal-hint = Another group plays the same cards. The results are compared when both games are over.
online-compare = The same cards elsewhere
online-this-table = This table
online-not-over = not over yet

## Refusals

online-failed = The server could not do that. Try again.
online-other-version = The server is newer than this page. Load the page again.
online-too-fast = That was too much at once. Wait a moment.
online-no-such-table = There is no such table, or no more.
online-old-link = This link is not valid any more.
online-full = There is no room at the moment.
online-not-owner = Only the owner of the table may do this.
online-no-seat = You have no seat at this table.
online-seat-taken = The seat is taken.
online-bad-name = Choose another name: somebody has it, or nothing can be seen of it.
online-bad-setup = This game cannot be played like that.
online-not-now = That is not possible now.
online-stale = Something else happened first. Your action was taken back.
online-illegal = The rules do not allow this action.
online-no-undo = This can no longer be undone.
online-not-said = This cannot be said here.
