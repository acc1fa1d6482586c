//! What a viewer knows of a game, or all of it for referees, as one JSON object.

use engine::vocab::{Card, Cell, Seat, Space, TileId, TileSet};
use engine::{Cards, Game, Goods, Module, Outcome, Palace, Purchase, Round, Rules, Secrets, View, Viewer};
use serde::{Serialize, Serializer};

use crate::form::Form;
use crate::modules;
use crate::red_palace::RedPalaceDto;
use crate::words::{CardWord, CellWord, PaymentWord, SeatWord, TileWord, WallsWord};

/// What one reader may know of a game.
pub(crate) struct Known<'g> {
    /// What is public, and the reader's own cards.
    pub view: View<'g>,
    /// Everything else; only for referees.
    secrets: Option<Secrets<'g>>,
}

impl<'g> Known<'g> {
    /// The cards of a seat, if the reader may know them.
    pub fn cards_of(&self, seat: Seat) -> Option<&'g Cards> {
        match self.secrets {
            Some(secrets) => Some(secrets.hand(seat)),
            None => self.view.hand().filter(|_| self.view.viewer() == Viewer::Seat(seat)),
        }
    }

    /// What a seat holds of something: the pieces if the reader may know them, else their number `size`.
    pub fn held<T>(&self, seat: Seat, size: usize, open: impl FnOnce(&Cards) -> Vec<T>) -> Pile<T> {
        self.cards_of(seat).map_or(Pile::Hidden { size }, |cards| Pile::Open(open(cards)))
    }

    /// A pile of `size` pieces that only referees may see.
    pub fn pile<T, I: Iterator<Item = T>>(
        &self,
        size: usize,
        open: impl FnOnce(Secrets<'g>) -> I,
    ) -> Pile<T> {
        self.secrets.map_or(Pile::Hidden { size }, |secrets| Pile::Open(open(secrets).collect()))
    }

    /// Like [`Known::pile`], for a pile that is shuffled in the deal: before the deal it has no order, even for a
    /// referee.
    pub fn dealt_pile<T, I: Iterator<Item = T>>(
        &self,
        size: usize,
        open: impl FnOnce(Secrets<'g>) -> I,
    ) -> Pile<T> {
        if self.view.is_setting_up() { Pile::Hidden { size } } else { self.pile(size, open) }
    }

    /// One value for each seat.
    pub fn by_seat<T>(&self, of: impl FnMut(Seat) -> T) -> Vec<T> {
        self.view.seats().map(of).collect()
    }
}

/// The state of a game for one reader. Of what the reader may not know, it only gives the size.
pub struct StateDto<'g>(Known<'g>);

impl<'g> StateDto<'g> {
    /// What the viewer of `view` may know (BASE-90 to BASE-92). Cards that everybody saw go to another hand are not
    /// listed: people may forget them.
    pub fn of_view(view: &View<'g>) -> StateDto<'g> {
        StateDto(Known { view: *view, secrets: None })
    }

    /// Everything, including secrets; only for referees.
    pub fn of_game(game: &'g Game) -> StateDto<'g> {
        StateDto(Known { view: game.view(Viewer::Public), secrets: Some(game.secrets()) })
    }
}

impl Serialize for StateDto<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let known = &self.0;
        let view = &known.view;
        let rules = view.rules();
        let slugs: Vec<_> = rules.modules().iter().map(Module::slug).collect();
        let scored = Round::ALL.into_iter().filter(|&round| view.is_scored(round));
        let row = view.money_row().iter().map(|&card| Card::from(card)).chain(modules::cards_in_row(view));
        let draw_pile = known.pile(view.draw_pile_len(), |secrets| secrets.draw_pile().map(CardWord));
        let supply = known.pile(view.supply_len(), |secrets| secrets.supply().map(TileWord));
        let hand = |seat: Seat| known.held(seat, view.hand_size(seat), cards);
        let palace = |seat: Seat| PalaceDto { rules, palace: view.palace(seat), reserve: view.reserve(seat) };
        let winners = match view.outcome() {
            Some(Outcome::Won(winners)) => Some(winners),
            Some(Outcome::Aborted) | None => None,
        };
        let form = Form::new(to)
            .field("game", rules.base().slug())
            .field("players", rules.players())
            .part("modules", &slugs)
            .field("step", view.awaited().name())
            .field("to_act", view.to_act())
            .field("turn_of", view.turn_of())
            .field("turn", view.turn())
            .field("over", view.outcome().is_some())
            .part("rounds_scored", &scored.map(Round::number).collect::<Vec<_>>())
            .part("scores", &known.by_seat(|seat| view.score(seat)))
            .field("dirk_score", view.dirk_score())
            .part("money_row", &row.map(CardWord).collect::<Vec<_>>())
            .part("draw_pile", &draw_pile)
            .part("discard", &cards(view.discard()))
            .part("market", &MarketDto(Space::ALL.map(|space| view.market(space))))
            .part("supply", &supply)
            .part("hands", &known.by_seat(hand))
            .part("palaces", &known.by_seat(palace))
            .part("set_aside", &tiles(view.set_aside()))
            .part("dirk", &view.dirk().map(tiles))
            .field("winners", winners);
        let red_palace = rules.is_red_palace().then(|| RedPalaceDto::new(view));
        // Present only while the buyer may add money to the payment.
        let form = form.optional_part("purchase", view.waiting_purchase().map(PurchaseDto::new));
        modules::write_states(form, known).optional_part("red-palace", red_palace).end()
    }
}

/// A purchase that waits for its buyer.
#[derive(Serialize)]
struct PurchaseDto {
    seat: SeatWord,
    /// The market space, if a tile is bought.
    space: Option<u8>,
    /// The card of a display, if one is bought.
    card: Option<&'static str>,
    price: u8,
    pay: PaymentWord,
}

impl PurchaseDto {
    fn new(Purchase { seat, goods, price, pay }: Purchase) -> PurchaseDto {
        let space = if let Goods::Market(space) = goods { Some(space.number()) } else { None };
        PurchaseDto {
            seat: SeatWord(seat),
            space,
            card: modules::bought_card(goods),
            price,
            pay: PaymentWord(pay),
        }
    }
}

/// Cards or tiles that the reader may see, or else their number.
#[derive(Serialize)]
#[serde(untagged)]
pub(crate) enum Pile<T> {
    Open(Vec<T>),
    Hidden { size: usize },
}

/// Money in the order of its faces, then the cards of modules.
fn cards(cards: &Cards) -> Vec<CardWord> {
    cards.money_cards().map(Card::from).chain(cards.module_cards()).map(CardWord).collect()
}

pub(crate) fn tiles(tiles: TileSet) -> Vec<TileWord> {
    tiles.iter().map(TileWord).collect()
}

/// `{"1": "tower-05", "2": null, ...}`.
struct MarketDto([Option<TileId>; 4]);

impl Serialize for MarketDto {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let tiles = self.0.iter().map(|tile| tile.map(TileWord));
        to.collect_map(["1", "2", "3", "4"].into_iter().zip(tiles))
    }
}

struct PalaceDto<'g> {
    rules: &'g Rules,
    palace: &'g Palace,
    reserve: TileSet,
}

#[derive(Serialize)]
struct PlacedDto {
    tile: TileWord,
    at: CellWord,
    /// Left out if there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    sticks: Option<WallsWord>,
}

impl Serialize for PalaceDto<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let palace = self.palace;
        let mut placed: Vec<(Cell, TileId)> = palace.tiles().collect();
        // The start tile first, then row by row, so that the order does not reveal how the palace was built.
        placed.sort_unstable_by_key(|&(cell, tile)| (tile != TileId::START, cell.y, cell.x));
        let sticks = |cell: Cell, tile: TileId| {
            let sticks = palace.walls_at(cell).unwrap_or_default().without(tile.walls());
            (!sticks.is_empty()).then_some(WallsWord(sticks))
        };
        let lies = |(cell, tile): (Cell, TileId)| PlacedDto {
            tile: TileWord(tile),
            at: CellWord(cell),
            sticks: sticks(cell, tile),
        };
        let placed: Vec<_> = placed.into_iter().map(lies).collect();
        let form = Form::new(to).part("tiles", &placed).part("reserve", &tiles(self.reserve));
        modules::write_palace(form, self.rules, palace).end()
    }
}
