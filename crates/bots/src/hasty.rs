//! A player in a hurry: judges like the greedy bot, but overlooks things for a whole turn.

use engine::vocab::Cell;
use engine::{Action, Rng, Seed, View, Viewer};

use crate::{Bot, Greedy};

/// Greedy among what it notices: tiles of the market, exact payments, cells of the palace and whatever else can be done are
/// overlooked one by one.
#[derive(Clone, Debug)]
pub struct Hasty {
    greedy: Greedy,
    seed: u64,
    /// Of a hundred things so many are overlooked.
    overlooked: usize,
    /// Overwritten at every decision; kept so that it need not be made anew.
    noticed: Vec<Action>,
}

/// Something that can be overlooked, as a number of its own.
type Thing = u64;

impl Hasty {
    /// The bot that overlooks so many of a hundred things, which ones by `seed`.
    pub fn new(overlooked: usize, seed: u64) -> Hasty {
        Hasty { greedy: Greedy::default(), seed, overlooked, noticed: Vec::new() }
    }

    /// Whether that is noticed in that turn. The same answer throughout the turn: nobody sees at the second look what
    /// was overlooked a moment ago.
    fn notices(&self, turn: u32, thing: Thing) -> bool {
        let number = self.seed ^ u64::from(turn) << 40 ^ thing.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        Rng::new(Seed::from_number(number)).below(100) >= self.overlooked
    }

    fn notices_action(&self, view: &View<'_>, action: &Action, place: usize) -> bool {
        let turn = view.turn();
        match *action {
            Action::Buy { space, pay } => {
                let is_exact = view.market(space).is_some_and(|tile| pay.total() == tile.price().into());
                self.notices(turn, 100 + space as Thing)
                    && (!is_exact || self.notices(turn, 200 + space as Thing))
            }
            Action::Place { at, .. } | Action::Add { at, .. } | Action::Swap { at, .. } => {
                self.notices(turn, 1000 + cell_number(at))
            }
            // Money lies before everybody's eyes, and so does the way out.
            Action::TakeMoney(_) | Action::Stop | Action::Pass | Action::Reserve { .. } => true,
            _ => self.notices(turn, 100_000 + place as Thing),
        }
    }
}

fn cell_number(cell: Cell) -> Thing {
    Thing::from(cell.x as u8) << 8 | Thing::from(cell.y as u8)
}

impl Bot for Hasty {
    fn choose(&mut self, view: &View<'_>, legal: &[Action]) -> Action {
        if !matches!(view.viewer(), Viewer::Seat(_)) {
            return legal[0];
        }
        let mut noticed = std::mem::take(&mut self.noticed);
        noticed.clear();
        let seen =
            legal.iter().enumerate().filter(|(place, action)| self.notices_action(view, action, *place));
        noticed.extend(seen.map(|(_, action)| *action));
        // Nobody overlooks everything. A tile in hand is not put aside because a cell was not seen at once.
        let places = |actions: &[Action]| actions.iter().any(|action| matches!(action, Action::Place { .. }));
        let is_blind = noticed.is_empty() || places(legal) && !places(&noticed);
        let action = self.greedy.choose(view, if is_blind { legal } else { &noticed });
        self.noticed = noticed;
        action
    }
}
