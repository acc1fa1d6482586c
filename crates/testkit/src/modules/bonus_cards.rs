//! Bonus Cards: those of the hands and those shown.

use engine::modules::bonus_cards;
use engine::modules::bonus_cards::BonusCard;
use engine::{Action, Game, Rules, Viewer};

use crate::census::Census;
use crate::modules::{Kit, ThinAir};

pub(crate) struct Room;

impl Kit for Room {
    /// Cards that nobody got are out of the game, so only their number is known.
    fn count(&self, game: &Game, count: &mut dyn FnMut(&str, usize)) {
        let (view, secrets) = (game.view(Viewer::Public), game.secrets());
        let mut cards: Vec<BonusCard> = Vec::new();
        for seat in view.seats() {
            cards.extend(secrets.hand(seat).bonus().iter().chain(view.bonus_shown(seat).iter()));
        }
        count("bonus cards", cards.len());
        cards.sort();
        count("bonus cards twice", cards.windows(2).filter(|pair| pair[0] == pair[1]).count());
    }

    fn expected(&self, rules: &Rules, dealt: bool, census: &mut Census) {
        if dealt {
            census.insert("bonus cards".into(), [6, 9, 8, 10, 6][rules.players() - 2]);
        }
    }

    fn thin_air(&self) -> Option<(usize, ThinAir)> {
        Some((2, |near| {
            let held = near.hand().bonus();
            let cards: Vec<BonusCard> = held.iter().chain(BonusCard::all().step_by(3)).collect();
            Action::BonusCards(bonus_cards::Action::Show { card: near.pick(&cards) })
        }))
    }
}
