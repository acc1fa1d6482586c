//! Actions out of thin air, most of them illegal, to check that the judge and the list of legal actions agree.

use engine::vocab::{
    Building, Cell, Currency, Dir, ExchangeCard, Money, MoneySet, Payment, Purse, Seat, Side, Space, TileId,
};
use engine::{Action, Cards, Game, Rng, Viewer};

use crate::modules::{self, ThinAir};
use crate::red_palace;

/// The weight of the base game's actions in the draw. Each module has a weight of its own.
const BASE_SHARE: usize = 22;

/// Draws random actions and parts of actions that have something to do with the game at hand.
#[derive(Debug)]
pub struct Mutator<'g> {
    rng: Rng,
    tiles: Vec<TileId>,
    cells: Vec<Cell>,
    money: Vec<Money>,
    game: &'g Game,
}

impl<'g> Mutator<'g> {
    /// A source of actions for this game.
    pub fn new(game: &'g Game, rng: Rng) -> Mutator<'g> {
        let view = game.view(Viewer::Public);
        let seat = game.to_act().unwrap_or(view.turn_of());
        let palace = view.palace(seat);
        let mut tiles: Vec<TileId> = view.set_aside().iter().chain(view.reserve(seat).iter()).collect();
        tiles.extend(palace.tiles().map(|(_, tile)| tile));
        tiles.extend(Space::ALL.into_iter().filter_map(|space| view.market(space)));
        let mut cells: Vec<Cell> = palace.tiles().map(|(cell, _)| cell).collect();
        cells.extend(palace.tiles().flat_map(|(cell, _)| cell.ring()));
        cells.push(Cell::new(100, -100));
        let hand = game.secrets().hand(seat);
        let mut money: Vec<Money> = Money::pieces().filter(|&piece| hand.has(piece)).collect();
        money.extend(view.money_row());
        money.extend(Money::pieces().step_by(7));
        Mutator { rng, tiles, cells, money, game }
    }

    /// The game at hand.
    pub(crate) fn game(&self) -> &'g Game {
        self.game
    }

    /// The hand of the player to act.
    pub(crate) fn hand(&self) -> &'g Cards {
        self.game.secrets().hand(self.game.to_act().unwrap_or(Seat::FIRST))
    }

    /// A random number below this one.
    pub(crate) fn below(&mut self, number: usize) -> usize {
        self.rng.below(number)
    }

    /// A random element of a slice.
    pub(crate) fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.rng.below(from.len())]
    }

    /// A tile of the player to act, or one from the market.
    pub(crate) fn tile(&mut self) -> TileId {
        self.tiles[self.rng.below(self.tiles.len())]
    }

    /// A cell in the palace or around it, or one far away.
    pub(crate) fn cell(&mut self) -> Cell {
        self.cells[self.rng.below(self.cells.len())]
    }

    /// A piece of money, most likely from the hand or the money row.
    pub(crate) fn card(&mut self) -> Money {
        self.money[self.rng.below(self.money.len())]
    }

    pub(crate) fn space(&mut self) -> Space {
        self.pick(&Space::ALL)
    }

    pub(crate) fn kind(&mut self) -> Building {
        self.pick(&Building::ALL)
    }

    pub(crate) fn dir(&mut self) -> Dir {
        self.pick(&Dir::ALL)
    }

    pub(crate) fn side(&mut self) -> Side {
        Side { cell: self.cell(), dir: self.dir() }
    }

    /// An exchange card from the hand or the money row, or another one.
    pub(crate) fn exchange(&mut self) -> ExchangeCard {
        let view = self.game.view(Viewer::Public);
        let seat = self.game.to_act().unwrap_or(view.turn_of());
        let near = self.game.secrets().hand(seat).exchange().iter().chain(view.exchange_row().iter());
        let cards: Vec<ExchangeCard> = near.chain([ExchangeCard::One, ExchangeCard::Six]).collect();
        self.pick(&cards)
    }

    /// A payment, mostly from the hand.
    pub(crate) fn payment(&mut self) -> Payment {
        let currency = self.pick(&Currency::ALL);
        let seat = self.game.to_act().unwrap_or(Seat::FIRST);
        let hand = self.game.secrets().hand(seat).money[currency];
        // Mostly money that the player holds.
        let cards = Some(self.part_of(currency, hand, 2)).filter(|purse| !purse.is_empty());
        let other = Purse::of(1 + self.rng.below(9) as u8);
        let cards = cards.unwrap_or(other);
        // Often with an exchange card, from the hand or not, and with money of its other currency.
        let exchange = self.exchange();
        let [first, second] = exchange.currencies();
        if self.rng.below(2) == 0 || ![first, second].contains(&currency) {
            return Payment::plain(currency, cards);
        }
        let other = if currency == first { second } else { first };
        let more = self.part_of(other, self.game.secrets().hand(seat).money[other], 3);
        Payment::mixed(exchange, if currency == first { [cards, more] } else { [more, cards] })
    }

    /// A random part of a purse: each piece is chosen with a probability of 1 in `share`.
    fn part_of(&mut self, currency: Currency, purse: Purse, share: usize) -> Purse {
        let pieces: Vec<Money> = Payment::plain(currency, purse).cards().collect();
        let chosen = pieces.into_iter().filter(|_| self.rng.below(share) == 0);
        Purse::from_pieces(chosen).unwrap_or(Purse::EMPTY)
    }

    /// A random action of any kind.
    pub fn action(&mut self) -> Action {
        // In The Red Palace every second action is one of its own.
        if self.game.rules().is_red_palace() && self.rng.below(2) == 0 {
            let (tile, card, pay, space) = (self.tile(), self.card(), self.payment(), self.space());
            return Action::RedPalace(red_palace::thin_air(self.game, &mut self.rng, tile, card, pay, space));
        }
        let of_modules: Vec<(usize, ThinAir)> = modules::rooms().filter_map(|room| room.thin_air()).collect();
        let all = BASE_SHARE + of_modules.iter().map(|(share, _)| share).sum::<usize>();
        let mut drawn = self.rng.below(all);
        for (share, action) in of_modules {
            if drawn < share {
                return action(self);
            }
            drawn -= share;
        }
        self.base_action(drawn)
    }

    /// The action of the base game for this draw, which is below [`BASE_SHARE`].
    fn base_action(&mut self, drawn: usize) -> Action {
        match drawn {
            0..=2 => {
                let count = 1 + self.rng.below(4);
                let cards: Vec<Money> = (0..count).map(|_| self.card()).collect();
                MoneySet::new(&cards).map_or(Action::Stop, Action::TakeMoney)
            }
            3..=5 => Action::Buy { space: self.space(), pay: self.payment() },
            6..=8 => Action::Add { tile: self.tile(), at: self.cell() },
            9 | 10 => Action::Remove { at: self.cell() },
            11..=13 => Action::Swap { tile: self.tile(), at: self.cell() },
            14 => Action::Stop,
            15 => Action::Pass,
            16..=18 => Action::Place { tile: self.tile(), at: self.cell() },
            19 => Action::Reserve { tile: self.tile() },
            20 => Action::AddMoney { piece: self.card() },
            _ => Action::GiveToDirk { tile: self.tile() },
        }
    }
}
