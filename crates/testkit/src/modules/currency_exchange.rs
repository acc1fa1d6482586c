//! Currency Exchange: six cards, in the money row or wherever other cards are.

use engine::editor::Editor;
use engine::modules::currency_exchange;
use engine::vocab::{Card, ExchangeCard, Seat};
use engine::{Action, Game, Module, Rules, View, Viewer};

use crate::census::Census;
use crate::modules::{Kit, ThinAir};

pub(crate) struct Room;

impl Kit for Room {
    fn is_typical(&self, _: Module, view: &View<'_>, action: Action) -> bool {
        action.describe(view).pay.is_some_and(|pay| pay.exchange().is_some())
    }

    fn add_to_hand(&self, editor: Editor, seat: Seat, cards: &[Card]) -> Editor {
        let exchange = cards.iter().filter_map(|&card| ExchangeCard::of(card));
        editor.exchange_cards(seat, exchange.collect())
    }

    fn count(&self, game: &Game, count: &mut dyn FnMut(&str, usize)) {
        let row = game.view(Viewer::Public).exchange_row();
        row.iter().for_each(|card| count(card.id(), 1));
    }

    fn expected(&self, _: &Rules, dealt: bool, census: &mut Census) {
        if dealt {
            census.extend((1..=6).map(|number| (format!("exchange-{number}"), 1)));
        }
    }

    fn thin_air(&self) -> Option<(usize, ThinAir)> {
        Some((2, |near| Action::CurrencyExchange(currency_exchange::Action::Take { card: near.exchange() })))
    }
}
