### The set-up at a real table.

setup-start-tiles = Each of the { $players } players takes a start tile and puts it down; all scores start at 0.
setup-supply = Shuffle the { $buildings } building tiles face down: they are the supply.
setup-dirk = Draw { $tiles } tiles for Dirk and lay them face up beside the board.
setup-market = Draw a tile for each market space, from space 1 to space 4.
setup-money-removed = Two players: take one of each money card out of the game, { $cards } cards in all.
setup-money = Shuffle the { $cards } money cards.
setup-starting-money = Deal each player money until it is worth 20 or more. Whoever has the fewest cards starts; if tied, the lowest value; if still tied, the youngest. Lay 4 cards face up as the money row.
setup-piles = Deal the rest of the money into five piles of about the same size.
setup-add = Pile { $pile }: add { $cards }.
setup-scoring-card = scoring card { $round }
setup-stack = Shuffle each pile that got a card, then stack them: pile 5 at the bottom, pile 1 on top.
