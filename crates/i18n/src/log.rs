//! Events as sentences.

use engine::vocab::{BySeat, Cell, Payment, Seat, SeatSet, Space, TileId};
use engine::{Event, Points, Round};

use crate::modules::ModuleEvent;
use crate::score::minus;
use crate::texts::{Arg, Texts};

macro_rules! events {
    ($($module:ident $room:ident $slug:literal $file:literal $prefix:literal,)*) => {
        impl Texts {
            /// A sentence for the log, or `None` for an event too small to mention, which at present none is. `names`
            /// are those of the seats, in order.
            pub fn event(&self, event: &Event, names: &[String]) -> Option<String> {
                let event = *event;
                Some(match event {
                    Event::TurnStarted { seat, turn } => {
                        let name = self.name(names, seat);
                        self.with("event-turn", &[("turn", turn.into()), ("name", (&name).into())])
                    }
                    Event::MoneyTaken { seat, cards } => {
                        let cards: Vec<String> =
                            cards.as_slice().iter().map(|&card| self.card(card)).collect();
                        self.told_taken(names, seat, &self.list(&cards))
                    }
                    Event::Paid { seat, pay } => self.laid_down(names, seat, &self.payment(pay)),
                    Event::MoneyAdded { seat, piece } => self.laid_down(names, seat, &self.card(piece)),
                    Event::TileBought { seat, tile, pay, exact, .. } => {
                        let key = if exact { "event-bought-exact" } else { "event-bought" };
                        self.told_purchase(key, names, seat, tile, pay)
                    }
                    Event::TilePlaced { seat, tile, at } => {
                        self.tile_at("event-placed", names, seat, tile, at)
                    }
                    Event::TileReserved { seat, tile } => self.told_tile("event-reserved", names, seat, tile),
                    Event::TileGiven { seat, tile } => self.told_tile("event-given", names, seat, tile),
                    Event::TileAdded { seat, tile, at } => {
                        self.tile_at("event-added", names, seat, tile, at)
                    }
                    Event::TileRemoved { seat, tile, at } => {
                        self.tile_at("event-removed", names, seat, tile, at)
                    }
                    Event::TileSwapped { seat, tile, old, at } => {
                        let (tile, old) = (self.tile_object(tile), self.tile_object(old));
                        let (x, y) = (at.x.into(), at.y.into());
                        let args = [("tile", (&tile).into()), ("old", (&old).into()), ("x", x), ("y", y)];
                        self.told("event-swapped", names, seat, &args)
                    }
                    Event::Stopped { seat } => self.told("event-stopped", names, seat, &[]),
                    Event::Reshuffled { cards } => self.with("event-reshuffled", &[("count", cards.into())]),
                    Event::RowFilled { card } => self.in_row(&self.card(card)),
                    Event::ScoringDue { round } => {
                        self.with("event-scoring-due", &[("round", round.number().into())])
                    }
                    Event::Points { line, .. } => self.line_of(&line, names),
                    Event::Scored { round, points, dirk } => self.scored(round, &points, dirk, names),
                    Event::DirkDrew { tile } => self.with_tile("event-dirk-drew", tile),
                    Event::MarketFilled { space, tile } => {
                        let tile = self.tile(tile);
                        let space = Arg::from(space.number());
                        self.with("event-market", &[("space", space), ("tile", (&tile).into())])
                    }
                    Event::MarketShort => self.get("event-market-short"),
                    Event::LeftOver { space, tile, totals, to } => {
                        self.left_over(space, tile, &totals, to, names)
                    }
                    Event::GameOver { winners } => self.winners(winners, names),
                    Event::Aborted => self.get("aborted"),
                    $(Event::$module(event) => event.sentence(self, names),)*
                    Event::RedPalace(event) => event.sentence(self, names),
                })
            }
        }
    };
}
engine::for_each_module!(events);

impl Texts {
    /// A sentence that names the winner or winners.
    pub fn winners(&self, winners: SeatSet, names: &[String]) -> String {
        let winners: Vec<String> = winners.iter().map(|seat| self.name(names, seat)).collect();
        match winners.as_slice() {
            [] => self.get("game-over"),
            [one] => self.with("winner", &[("name", one.into())]),
            several => self.with("winners", &[("names", (&self.list(several)).into())]),
        }
    }

    /// A sentence about a seat, with its name as `$name`.
    pub(crate) fn told(&self, key: &str, names: &[String], seat: Seat, args: &[(&str, Arg<'_>)]) -> String {
        let name = self.name(names, seat);
        let mut all = vec![("name", Arg::from(&name))];
        all.extend_from_slice(args);
        self.with(key, &all)
    }

    /// A sentence about a seat and the tile it acts on.
    pub(crate) fn told_tile(&self, key: &str, names: &[String], seat: Seat, tile: TileId) -> String {
        self.told(key, names, seat, &[("tile", (&self.tile_object(tile)).into())])
    }

    /// A sentence about a seat that bought a tile with a payment.
    pub(crate) fn told_purchase(
        &self,
        key: &str,
        names: &[String],
        seat: Seat,
        tile: TileId,
        pay: Payment,
    ) -> String {
        let (tile, pay) = (self.tile_object(tile), self.payment(pay));
        self.told(key, names, seat, &[("tile", (&tile).into()), ("pay", (&pay).into())])
    }

    /// A sentence about a seat that took something public.
    pub(crate) fn told_taken(&self, names: &[String], seat: Seat, taken: &str) -> String {
        self.told("event-money", names, seat, &[("cards", taken.into())])
    }

    /// A sentence about a seat that paid money.
    fn laid_down(&self, names: &[String], seat: Seat, pay: &str) -> String {
        self.told("event-laid-down", names, seat, &[("pay", pay.into())])
    }

    /// A sentence about a card that was added to the money row.
    pub(crate) fn in_row(&self, card: &str) -> String {
        self.with("event-row", &[("card", card.into())])
    }

    fn tile_at(&self, key: &str, names: &[String], seat: Seat, tile: TileId, at: Cell) -> String {
        let tile = self.tile_object(tile);
        self.told(key, names, seat, &[("tile", (&tile).into()), ("x", at.x.into()), ("y", at.y.into())])
    }

    /// Every name with its points: `Anna 12, Ben 8`.
    fn totals(&self, points: &BySeat<Points>, names: &[String]) -> Vec<String> {
        let seats = Seat::all(names.len());
        seats.map(|seat| format!("{} {}", self.name(names, seat), minus(points[seat]))).collect()
    }

    fn scored(
        &self,
        round: Round,
        points: &BySeat<Points>,
        dirk: Option<Points>,
        names: &[String],
    ) -> String {
        let mut totals = self.totals(points, names);
        totals.extend(dirk.map(|points| format!("{} {}", self.get("dirk"), minus(points))));
        let totals = totals.join(", ");
        let round = Arg::from(round.number());
        self.with("event-scored", &[("round", round), ("totals", (&totals).into())])
    }

    fn left_over(
        &self,
        space: Space,
        tile: TileId,
        totals: &BySeat<Points>,
        to: Option<Seat>,
        names: &[String],
    ) -> String {
        let (tile, currency) = (self.tile(tile), self.currency(space.currency()));
        let totals = self.totals(totals, names).join(", ");
        let args =
            [("tile", Arg::from(&tile)), ("currency", Arg::from(&currency)), ("totals", Arg::from(&totals))];
        match to {
            Some(seat) => self.told("event-left-over", names, seat, &args),
            None => self.with("event-left-over-nobody", &args),
        }
    }
}
