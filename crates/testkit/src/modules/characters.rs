//! Characters: ten cards, one of which may be up for auction.

use engine::modules::characters;
use engine::modules::characters::Character;
use engine::{Action, Game, Module, Rules, View, Viewer};

use crate::census::Census;
use crate::modules::{Kit, ThinAir};

pub(crate) struct Room;

impl Kit for Room {
    fn is_typical(&self, _: Module, _: &View<'_>, action: Action) -> bool {
        matches!(action, Action::Characters(characters::Action::Bid(_)))
    }

    fn stock(&self, game: &Game, count: &mut dyn FnMut(&str, usize)) {
        game.secrets().set_aside_characters().for_each(|character| count(character.id(), 1));
    }

    fn count(&self, game: &Game, count: &mut dyn FnMut(&str, usize)) {
        let view = game.view(Viewer::Public);
        for seat in view.seats() {
            view.characters(seat).iter().for_each(|character| count(character.id(), 1));
        }
        if view.is_setting_up() {
            return;
        }
        view.characters_gone().iter().for_each(|character| count(character.id(), 1));
        game.secrets().set_aside_characters().for_each(|character| count(character.id(), 1));
        if let Some(auction) = view.auction()
            && !view.seats().any(|seat| view.characters(seat).has(auction.character))
        {
            count(auction.character.id(), 1);
        }
    }

    fn expected(&self, _: &Rules, dealt: bool, census: &mut Census) {
        if dealt {
            census.extend(Character::ALL.iter().map(|character| (character.id().into(), 1)));
        }
    }

    fn thin_air(&self) -> Option<(usize, ThinAir)> {
        Some((3, |near| {
            Action::Characters(match near.below(11) {
                0 => characters::Action::Bid(near.below(40) as u8),
                1 => characters::Action::Pay(near.payment()),
                2 => characters::Action::KeepFatima,
                3 => characters::Action::ExchangeFatima,
                4 => characters::Action::Karim { space: near.space() },
                5 => characters::Action::Knihstig { card: near.card() },
                6 => characters::Action::Ammar,
                7 => characters::Action::Hakim { kind: near.kind() },
                8 => characters::Action::Laila { space: near.space() },
                9 => characters::Action::Machma { give: near.card(), take: near.card() },
                _ => characters::Action::Yammerad,
            })
        }))
    }
}
