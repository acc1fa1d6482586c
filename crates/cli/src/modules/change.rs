//! Change: coins.

use std::io::{self, Write};

use engine::View;
use engine::modules::change::{Coins, Event};
use engine::vocab::{Currency, Money, Seat};

use super::{EventWords, ModuleDisplay};
use crate::style::Style;
use crate::table;
use crate::words::{self, Names};

pub(crate) struct Room;

/// `2 dinar and 1 florin coins`.
fn coins(coins: Coins) -> String {
    let held = Currency::ALL.into_iter().zip(coins).filter(|&(_, count)| count > 0);
    let only_one = coins.iter().sum::<u8>() == 1;
    words::and(held.map(|(currency, count)| format!("{count} {}", currency.name())))
        + if only_one { " coin" } else { " coins" }
}

impl ModuleDisplay for Room {
    fn rank(&self, _: u8) -> u8 {
        39
    }

    fn write(&self, out: &mut dyn Write, view: &View<'_>, names: &Names, _: Style) -> io::Result<()> {
        let has_coins = |seat: &Seat| view.coins(*seat).iter().any(|&count| count > 0);
        let of = |seat: Seat| format!("{} {}", names.whom(seat), coins(view.coins(seat)));
        let owned = view.seats().filter(has_coins).map(of);
        table::line(out, "Coins", words::join_or(owned, ", ", "nobody has any"))
    }

    fn piece(&self, piece: Money) -> Option<String> {
        piece.is_coin().then(|| "coin".to_string())
    }
}

impl EventWords for Event {
    fn sentence(self, names: &Names) -> String {
        match self {
            Event::Drawn { seat, coins: drawn } => {
                format!("{} got {} as change.", names.who(seat), coins(drawn))
            }
        }
    }
}
