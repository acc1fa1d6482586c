### The set-up at a real table.

setup-list = Set-up at a real table
setup-list-hint = Everything to do before the first turn, for these players and modules.
setup-start-tiles = Each of the { $players } players takes a start tile and puts it down; all scores begin at 0.
setup-vizier-stones = Each player takes a vizier stone and puts it down with its active side up.
setup-supply = Shuffle the { $buildings } building tiles face down: they are the supply.
setup-supply-camps = Shuffle the { $buildings } building tiles and the { $camps } camps together face down: they are the supply.
setup-supply-bazaars = Shuffle the { $buildings } building tiles and the { $bazaars } bazaars together face down: they are the supply.
setup-supply-both = Shuffle the { $buildings } building tiles, the { $camps } camps and the { $bazaars } bazaars together face down: they are the supply.
setup-citizens = Each player takes a trader disc and a citizen of each colour, secretly chooses three of them for the disc and puts it beside the start tile. All other citizens are the supply: { $supply }.
setup-dirk = Draw { $tiles } tiles for Dirk and lay them open beside the board.
setup-market = Draw a tile for each market space, from space 1 to space 4.
setup-huts = Sort the huts by kind into six stacks, shuffle each face down and turn its top hut up.
setup-bonus-cards = Deal { $each } bonus cards to each player face down; { $left } are put away unseen.
setup-thieves = Deal { $each } thieves to each player face down; { $left } are put away unseen.
setup-coins = Put all { $coins } coins into the coin bag.
setup-chests = Put all chests into the bag and draw 4 for each of the 3 rooms.
setup-invaders = Shuffle the { $cards } invasion cards face down. Shuffle the { $scouts } scouts face down and turn { $open } of them up.
setup-invaders-open = Shuffle the { $cards } invasion cards face down and turn the top one up. The scouts are not used.
setup-score-cards = Shuffle the score cards and lay one for each of the three scoring rounds; { $left } are put away.
setup-culture-tiles = Sort the culture tiles by price into seven open piles.
setup-gates = Lay { $gates } gates ready.
setup-sticks = Lay the { $sticks } wooden walls ready beside the market, with room for open wall cards.
setup-master-builders = Shuffle the master builder cards and deal { $each } to each player face down.
setup-sultan-markers = Lay the { $markers } markers and the building die of the sultan cards ready.
setup-caravanserais = Lay out the { $cards } caravanserai cards face up, with a marker ready for each.
setup-money = Shuffle the { $cards } money cards.
setup-money-diamonds = Shuffle the { $cards } money cards together with the { $diamonds } diamonds.
setup-starting-money = Deal each player money until it is worth 20 or more. Fewest cards, then the lowest value, begins. Lay 4 cards open as the money row.
setup-piles = Deal the rest of the money into five piles of about the same size.
setup-add = Pile { $pile }: add { $cards }.
setup-scoring-card = scoring card { $round }
setup-exchange-cards = { $count } exchange cards
setup-gate-cards =
    { $count ->
        [one] { $count } gate card
       *[other] { $count } gate cards
    }
setup-characters = { $count } characters
setup-wall-cards = { $count } wall cards
setup-sultan-cards = { $count } sultan cards
setup-characters-aside = { $count } characters stay aside, face down in a stack.
setup-builder-cards =
    { $count ->
        [one] { $count } master builder card
       *[other] { $count } master builder cards
    }
setup-builders-left = { $count } master builder cards are put away unseen.
setup-stack = Shuffle each pile that got a card, then stack them: pile 5 at the bottom, pile 1 on top.
