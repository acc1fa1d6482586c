//! Change: coins in hands and in the bag.

use engine::vocab::Currency;
use engine::{Action, Event, Game, Module, Rules, View, Viewer};

use crate::census::Census;
use crate::examples::Shown;
use crate::modules::Kit;

pub(crate) struct Room;

impl Kit for Room {
    fn is_typical(&self, _: Module, view: &View<'_>, action: Action) -> bool {
        action.describe(view).excess() >= 2
    }

    fn is_shown(&self, shown: &Shown<'_>) -> bool {
        shown.events.iter().any(|event| matches!(event, Event::Change(_)))
    }

    fn count(&self, game: &Game, count: &mut dyn FnMut(&str, usize)) {
        let (view, secrets) = (game.view(Viewer::Public), game.secrets());
        for (currency, left) in Currency::ALL.into_iter().zip(view.coin_bag()) {
            let held: u8 = view.seats().map(|seat| secrets.hand(seat).money[currency].coins()).sum();
            count(&format!("coin {}", currency.name()), usize::from(held + left));
            assert_eq!(view.discard().money[currency].coins(), 0, "coins go to the bag");
        }
    }

    fn expected(&self, _: &Rules, _: bool, census: &mut Census) {
        let currencies = ["dinar", "dirham", "ducat", "florin"];
        census.extend(currencies.map(|currency| (format!("coin {currency}"), 6)));
    }
}
