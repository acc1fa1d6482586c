//! Thieves: cards that nobody else sees.

use engine::editor::Editor;
use engine::modules::thieves;
use engine::modules::thieves::Thieves;
use engine::vocab::{Currency, Seat};
use engine::{Action, Game, Rules, Viewer};

use crate::census::Census;
use crate::modules::{Kit, ThinAir};
use crate::{Position, seat};

pub(crate) struct Room;

impl Kit for Room {
    fn empty_hand(&self, editor: Editor, seat: Seat) -> Editor {
        editor.thieves(seat, Thieves::NONE)
    }

    /// Thieves that nobody was dealt are out of the game; the others are in hands or have been played.
    fn count(&self, game: &Game, count: &mut dyn FnMut(&str, usize)) {
        let (view, secrets) = (game.view(Viewer::Public), game.secrets());
        for currency in Thieves::CURRENCIES {
            let hands = view.seats().map(|seat| secrets.hand(seat).thieves().count(currency)).sum::<u8>();
            let found = hands + view.thieves_played().count(currency);
            count("thieves", found as usize);
            count("thieves too many", found.saturating_sub(3) as usize);
        }
        let held = view.seats().filter(|&seat| view.thieves_held(seat) != secrets.hand(seat).thieves().len());
        count("thieves miscounted", held.count());
    }

    fn expected(&self, rules: &Rules, dealt: bool, census: &mut Census) {
        if dealt {
            census.insert("thieves".into(), [8, 12, 12, 10, 12][rules.players() - 2]);
        }
    }

    fn thin_air(&self) -> Option<(usize, ThinAir)> {
        Some((2, |near| Action::Thieves(thieves::Action::Steal { card: near.card() })))
    }
}

impl Position {
    /// Sets the thieves in a hand, given by their currencies.
    ///
    /// # Panics
    ///
    /// If a currency is unknown.
    pub fn thieves(self, index: usize, currencies: &str) -> Position {
        let currency = |name: &str| Currency::from_name(name).unwrap_or_else(|| panic!("no currency {name}"));
        let thieves = currencies.split_whitespace().map(currency).collect();
        self.edit(|editor| editor.thieves(seat(index), thieves))
    }
}
