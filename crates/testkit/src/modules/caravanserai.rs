//! Caravanserai: eight cards that are money in a hand.

use engine::modules::caravanserai;
use engine::modules::caravanserai::{Caravanserai, Track};
use engine::vocab::{Currency, Money};
use engine::{Action, Game, Module, Rules, View, Viewer};

use crate::census::Census;
use crate::modules::{Kit, ThinAir};

pub(crate) struct Room;

impl Kit for Room {
    fn is_typical(&self, _: Module, view: &View<'_>, action: Action) -> bool {
        let is_grown = |card: Money| card.caravan_place().is_some();
        action.describe(view).pay.is_some_and(|pay| pay.cards().any(is_grown))
    }

    fn count(&self, game: &Game, count: &mut dyn FnMut(&str, usize)) {
        let (view, secrets) = (game.view(Viewer::Public), game.secrets());
        view.caravanserai_display().for_each(|card| count(card.id(), 1));
        for seat in view.seats() {
            for (place, owned) in view.caravanserais(seat).enumerate() {
                count(owned.card.id(), 1);
                // CAR-40: its value is in the purse of its currency and in no other.
                for currency in Currency::ALL {
                    let worth = owned.money().filter(|&(of, _)| of == currency).map_or(0, |(_, value)| value);
                    let held = secrets.hand(seat).money[currency].caravan_value(place);
                    assert_eq!(held, worth, "{} of {seat:?} in {}", owned.card, currency.name());
                }
            }
        }
    }

    fn expected(&self, _: &Rules, _: bool, census: &mut Census) {
        census.extend((1..=8).map(|number| (format!("CAR{number:02}"), 1)));
    }

    fn thin_air(&self) -> Option<(usize, ThinAir)> {
        Some((3, |near| {
            let view = near.game().view(Viewer::Public);
            let owned = view.seats().flat_map(|seat| view.caravanserais(seat)).map(|owned| owned.card);
            let cards: Vec<Caravanserai> = owned.chain(Caravanserai::ALL.into_iter().step_by(3)).collect();
            let card = near.pick(&cards);
            Action::Caravanserai(match near.below(2) {
                0 => caravanserai::Action::Move { card, to: near.pick(&Track::ALL) },
                _ => caravanserai::Action::Buy { card, pay: near.payment() },
            })
        }))
    }
}
