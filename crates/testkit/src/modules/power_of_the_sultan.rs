//! Power of the Sultan: eight cards, and a building on offer.

use engine::modules::power_of_the_sultan;
use engine::modules::power_of_the_sultan::SultanCard;
use engine::{Action, Event, Game, Module, Rules, View, Viewer};
use protocol::Record;

use crate::census::Census;
use crate::golden::{ModuleEnd, Policy, is_last_drawn};
use crate::modules::{Kit, ThinAir};

pub(crate) struct Room;

impl Kit for Room {
    fn is_typical(&self, _: Module, _: &View<'_>, action: Action) -> bool {
        matches!(action, Action::PowerOfTheSultan(power_of_the_sultan::Action::Claim { .. }))
    }

    fn count(&self, game: &Game, count: &mut dyn FnMut(&str, usize)) {
        let view = game.view(Viewer::Public);
        view.sultan_display().for_each(|(card, _)| count(card.id(), 1));
        view.sultan_cards_gone().for_each(|card| count(card.id(), 1));
        for seat in view.seats() {
            view.sultan_cards(seat).for_each(|(card, _)| count(card.id(), 1));
        }
        view.sultan_offer().iter().for_each(|offer| count(offer.tile.name(), 1));
    }

    fn expected(&self, _: &Rules, dealt: bool, census: &mut Census) {
        if dealt {
            census.extend((1..=8).map(|number| (format!("SUL{number:02}"), 1)));
        }
    }

    fn thin_air(&self) -> Option<(usize, ThinAir)> {
        Some((3, |near| {
            Action::PowerOfTheSultan(match near.below(8) {
                0 => power_of_the_sultan::Action::Keep,
                1 => power_of_the_sultan::Action::Roll,
                2 | 3 => power_of_the_sultan::Action::Mark { kind: near.kind() },
                4 => {
                    let offered = near.game().view(Viewer::Public).sultan_offer().map(|offer| offer.tile);
                    power_of_the_sultan::Action::Claim { tile: offered.unwrap_or_else(|| near.tile()) }
                }
                5 => power_of_the_sultan::Action::Claim { tile: near.tile() },
                _ => power_of_the_sultan::Action::Buy {
                    card: near.pick(&SultanCard::ALL),
                    pay: near.payment(),
                },
            })
        }))
    }

    /// SUL-29: a sultan card took the last tile of the supply, so its space stayed empty.
    fn end(&self) -> Option<ModuleEnd> {
        let is_of = |_: &Record, events: &[Event]| {
            is_last_drawn(events, |event| {
                matches!(event, Event::PowerOfTheSultan(power_of_the_sultan::Event::Claimed { .. }))
            })
        };
        Some(ModuleEnd { slug: "by-sultan", players: 3, policy: Policy::Greedy, is_of })
    }
}
