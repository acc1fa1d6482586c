//! What happened, one sentence for each event.

use engine::vocab::Seat;
use engine::{Event, for_each_module};

use super::{Names, and, card, cards, how_paid, payment, points, space, tile};
use crate::modules::EventWords;
use crate::score;

macro_rules! sentences {
    ($($module:ident $room:ident $slug:literal $file:literal $prefix:literal,)*) => {
        /// One sentence for one event.
        pub fn sentence(event: Event, names: &Names) -> String {
            let who = |seat| names.who(seat);
            match event {
                Event::TurnStarted { seat, turn } => format!("Turn {turn} began: {}.", names.whom(seat)),
                Event::MoneyTaken { seat, cards: taken } => {
                    format!("{} took {} from the money row.", who(seat), cards(taken.as_slice()))
                }
                Event::Paid { seat, pay } => format!("{} laid down {}.", who(seat), payment(pay)),
                Event::MoneyAdded { seat, piece } => format!("{} added {}.", who(seat), card(piece)),
                Event::TileBought { seat, space: from, tile: bought, pay, exact } => {
                    let (paid, how) = (payment(pay), how_paid(pay, bought.price().into(), exact));
                    format!("{} bought {} from {} for {paid}, {how}.", who(seat), tile(bought), space(from))
                }
                Event::TilePlaced { seat, tile, at } => format!("{} placed {} at {at}.", who(seat), names.tile(tile)),
                Event::TileReserved { seat, tile } => {
                    format!("{} put {} into the reserve.", who(seat), names.tile(tile))
                }
                Event::TileGiven { seat, tile } => format!("{} gave {} to Dirk.", who(seat), names.tile(tile)),
                Event::TileAdded { seat, tile, at } => {
                    format!("{} moved {} from the reserve to {at}.", who(seat), names.tile(tile))
                }
                Event::TileRemoved { seat, tile, at } => {
                    format!("{} took {} from {at} into the reserve.", who(seat), names.tile(tile))
                }
                Event::TileSwapped { seat, tile, old, at } => {
                    let (tile, old) = (names.tile(tile), names.tile(old));
                    format!("{} put {tile} from the reserve in the place of {old} at {at}.", who(seat))
                }
                Event::Stopped { seat } => format!("{} took no further action.", who(seat)),
                Event::Reshuffled { cards } => {
                    format!("The discard pile of {cards} cards was shuffled into a new draw pile.")
                }
                Event::RowFilled { card: new } => format!("The money row got {}.", card(new)),
                Event::ScoringDue { round } => format!("Scoring card {} came up.", round.number()),
                Event::Points { round, line } => {
                    let who = score::scorer(line.who, names);
                    format!(
                        "{who} got {} in round {}: {}.",
                        points(line.points),
                        round.number(),
                        score::reason(&line)
                    )
                }
                Event::Scored { round, points: sums, dirk } => {
                    let seat_sum = |seat: Seat| format!("{} {}", names.whom(seat), sums[seat]);
                    let seats = Seat::all(names.names.len()).map(seat_sum);
                    let all = seats.chain(dirk.map(|points| format!("Dirk {points}")));
                    format!("Scoring round {} was held: {}.", round.number(), and(all))
                }
                Event::DirkDrew { tile: drawn } => format!("Dirk drew {}.", tile(drawn)),
                Event::MarketFilled { space: to, tile: new } => format!("{} came to {}.", tile(new), space(to)),
                Event::MarketShort => "The market could not be refilled: the game ended.".to_string(),
                Event::LeftOver { space: from, tile: left, totals, to } => {
                    let currency = from.currency().name();
                    let total = |seat: Seat| format!("{} {}", names.whom(seat), totals[seat]);
                    let totals = and(Seat::all(names.names.len()).map(total));
                    let to = to.map_or("nobody", |seat| names.whom(seat));
                    let left = names.tile(left);
                    format!("The left-over {left} of {} went to {to} ({currency} in hand: {totals}).", space(from))
                }
                Event::GameOver { winners } => {
                    let shared = if winners.len() > 1 { "The victory is shared by" } else { "The game was won by" };
                    format!("{shared} {}.", names.list(winners))
                }
                Event::Aborted => "The limit of turns was reached: the game ended without a result.".to_string(),
                $(Event::$module(event) => event.sentence(names),)*
                Event::RedPalace(event) => event.sentence(names),
            }
        }
    };
}
for_each_module!(sentences);
