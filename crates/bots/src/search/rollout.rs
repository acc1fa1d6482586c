//! Short games on a sample: what follows an action if everybody goes on like the greedy bot.

use engine::vocab::Seat;
use engine::{Action, Game, Seed, View, Viewer};

use super::{Settings, leaf};
use crate::{Bot, Greedy};

/// A sample of a view and a copy of it to play on, both kept so that nothing is allocated on the way.
#[derive(Clone, Debug)]
pub(super) struct Rollouts {
    sample: Game,
    game: Game,
    greedy: Greedy,
    legal: Vec<Action>,
    /// The net, if positions are judged by one.
    reader: Option<Box<leaf::Reader>>,
}

/// The longest list of actions that was seen is far below this.
const MANY_ACTIONS: usize = 1024;

impl Rollouts {
    /// Room for games such as the one that is seen.
    pub fn new(view: &View<'_>, settings: &Settings) -> Rollouts {
        let sample = view.sample(Seed::from_number(0));
        let game = sample.clone();
        let reader = if settings.uses_net { leaf::Reader::new() } else { None };
        Rollouts { sample, game, greedy: Greedy::default(), legal: Vec::with_capacity(MANY_ACTIONS), reader }
    }

    /// Whether positions are judged by a net.
    pub fn has_net(&self) -> bool {
        self.reader.is_some()
    }

    /// Takes another game that agrees with the view.
    pub fn sample(&mut self, view: &View<'_>, seed: u64) {
        view.sample_into(&mut self.sample, Seed::from_number(seed));
    }

    /// The value for `seat` of playing that action in the sample, the planned ones after it, and going on until that
    /// turn. Every seat sees its own view of the game and no more.
    pub fn value(
        &mut self,
        action: Action,
        plan: &[Action],
        seat: Seat,
        until: u32,
        settings: &Settings,
    ) -> f32 {
        let mut plan = plan.iter();
        self.game.clone_from(&self.sample);
        self.game.play_unchecked(action, &mut ());
        while let Some(actor) = self.game.to_act() {
            let view = self.game.view(Viewer::Seat(actor));
            if view.turn() >= until {
                break;
            }
            self.game.legal_actions(&mut self.legal);
            let planned = if actor == seat { plan.next() } else { None };
            let action = match planned {
                Some(action) if self.legal.contains(action) => *action,
                _ => self.greedy.choose(&view, &self.legal),
            };
            self.game.play_unchecked(action, &mut ());
        }
        leaf::value(self.reader.as_deref_mut(), &mut self.greedy, &self.game, seat, settings)
    }
}

/// Single rollouts as the levels make them, to measure what one costs.
pub struct Trial {
    rollouts: Rollouts,
    settings: Settings,
    legal: Vec<Action>,
}

impl Trial {
    /// Room for games such as this one.
    pub fn new(game: &Game) -> Trial {
        let settings = Settings::with_net(1, 4.0);
        let rollouts = Rollouts::new(&game.view(Viewer::Public), &settings);
        Trial { rollouts, settings, legal: Vec::with_capacity(MANY_ACTIONS) }
    }

    /// The value for a seat of its first legal action on one sample.
    pub fn rollout(&mut self, game: &Game, seat: Seat, seed: u64) -> f32 {
        let view = game.view(Viewer::Seat(seat));
        view.legal_actions(&mut self.legal);
        let Some(&action) = self.legal.first() else { return 0.0 };
        self.rollouts.sample(&view, seed);
        let until = view.turn() + self.settings.turns(view.rules().players());
        self.rollouts.value(action, &[], seat, until, &self.settings)
    }
}
