//! Events as JSON objects.

use engine::vocab::BySeat;
use engine::{Event, Points, Viewer, for_each_module};
use serde::{Serialize, Serializer};

use crate::explain::with_line;
use crate::form::Typed;
use crate::modules::ModuleEvent;
use crate::red_palace;

/// An event as the protocol writes it: `{"type": "row_filled", "card": "dinar-7"}`.
///
/// Nothing is hidden here: a caller that writes for one viewer must apply [`Event::seen_by`] first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EventDto {
    event: Event,
    players: usize,
}

impl EventDto {
    /// The event of a game with that many players.
    pub fn new(event: Event, players: usize) -> EventDto {
        EventDto { event, players }
    }

    /// One number for each player.
    fn by_seat(self, points: &BySeat<Points>) -> &[Points] {
        &points.0[..self.players]
    }
}

/// A list of events, written as an array.
#[derive(Clone, Copy)]
pub(crate) struct EventList<'a> {
    pub events: &'a [Event],
    pub players: usize,
    /// Who may read them; `None` sees everything.
    pub viewer: Option<Viewer>,
}

impl Serialize for EventList<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let seen = |event: &Event| self.viewer.map_or(*event, |viewer| event.seen_by(viewer));
        to.collect_seq(self.events.iter().map(|event| EventDto::new(seen(event), self.players)))
    }
}

macro_rules! write_events {
    ($($module:ident $room:ident $slug:literal $file:literal $prefix:literal,)*) => {
        impl Serialize for EventDto {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                let event = self.event;
                let base = Typed::base;
                let form = match event {
                    Event::TurnStarted { seat, turn } => {
                        base(to).named("turn_started").field("seat", seat).field("turn", turn)
                    }
                    Event::MoneyTaken { seat, cards } => {
                        base(to).named("money_taken").field("seat", seat).field("cards", cards)
                    }
                    Event::Paid { seat, pay } => base(to).named("paid").field("seat", seat).field("pay", pay),
                    Event::MoneyAdded { seat, piece } => {
                        base(to).named("money_added").field("seat", seat).field("piece", piece)
                    }
                    Event::TileBought { seat, space, tile, pay, exact } => {
                        let form = base(to).named("tile_bought").field("seat", seat).field("space", space);
                        form.field("tile", tile).field("pay", pay).field("exact", exact)
                    }
                    Event::TilePlaced { seat, tile, at } => {
                        base(to).named("tile_placed").field("seat", seat).field("tile", tile).field("at", at)
                    }
                    Event::TileReserved { seat, tile } => {
                        base(to).named("tile_reserved").field("seat", seat).field("tile", tile)
                    }
                    Event::TileGiven { seat, tile } => {
                        base(to).named("tile_given").field("seat", seat).field("tile", tile)
                    }
                    Event::TileAdded { seat, tile, at } => {
                        base(to).named("tile_added").field("seat", seat).field("tile", tile).field("at", at)
                    }
                    Event::TileRemoved { seat, tile, at } => {
                        base(to).named("tile_removed").field("seat", seat).field("tile", tile).field("at", at)
                    }
                    Event::TileSwapped { seat, tile, old, at } => {
                        let form = base(to).named("tile_swapped").field("seat", seat).field("tile", tile);
                        form.field("old", old).field("at", at)
                    }
                    Event::Stopped { seat } => base(to).named("stopped").field("seat", seat),
                    Event::Reshuffled { cards } => base(to).named("reshuffled").field("cards", cards),
                    Event::RowFilled { card } => base(to).named("row_filled").field("card", card),
                    Event::ScoringDue { round } => base(to).named("scoring_due").field("round", round),
                    Event::Points { round, line } => {
                        let form = base(to).named("points").field("round", round).field("seat", line.who);
                        with_line(form, &line).field("points", line.points)
                    }
                    Event::Scored { round, points, dirk } => {
                        let form = base(to).named("scored").field("round", round);
                        form.part("points", self.by_seat(&points)).field("dirk", dirk)
                    }
                    Event::DirkDrew { tile } => base(to).named("dirk_drew").field("tile", tile),
                    Event::MarketFilled { space, tile } => {
                        base(to).named("market_filled").field("space", space).field("tile", tile)
                    }
                    Event::MarketShort => base(to).named("market_short"),
                    Event::LeftOver { space, tile, totals, to: taker } => {
                        let form = base(to).named("left_over").field("space", space).field("tile", tile);
                        form.part("totals", self.by_seat(&totals)).field("to", taker)
                    }
                    Event::GameOver { winners } => base(to).named("game_over").field("winners", winners),
                    Event::Aborted => base(to).named("aborted"),
                    $(Event::$module(event) => event.write(Typed::of($slug, to)),)*
                    Event::RedPalace(event) => event.write(Typed::of(red_palace::SLUG, to)),
                };
                form.end()
            }
        }
    };
}
for_each_module!(write_events);
