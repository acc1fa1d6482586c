//! A game to try things on: where a turn leads before anything is drawn.

use engine::vocab::Space;
use engine::{Action, Game, View, Viewer};

use crate::{Bot, Greedy};

/// Whether a turn can end the game (BASE-65): it empties the four spaces at most, which four tiles would fill again.
pub(super) fn is_near(view: &View<'_>) -> bool {
    view.supply_len() < Space::ALL.len() && !view.is_setting_up()
}

/// Whether more spaces are empty than the supply can fill.
pub(super) fn is_short(view: &View<'_>) -> bool {
    Space::ALL.into_iter().filter(|&space| view.market(space).is_none()).count() > view.supply_len()
}

/// The longest list of actions that was seen is far below this.
const MANY_ACTIONS: usize = 1024;

/// A copy of a game that is known as a whole, kept so that nothing is allocated on the way.
#[derive(Clone, Debug)]
pub(super) struct Sandbox {
    /// The game as it stands.
    pub game: Game,
    /// The game before the last action, if that may end it.
    before: Game,
    /// Whoever plays what nobody else decides.
    pub greedy: Greedy,
    /// What can be done.
    pub legal: Vec<Action>,
}

impl Sandbox {
    /// Room for games such as this one.
    pub fn new(game: &Game) -> Sandbox {
        let legal = Vec::with_capacity(MANY_ACTIONS);
        Sandbox { game: game.clone(), before: game.clone(), greedy: Greedy::default(), legal }
    }

    /// Plays an action and stops before anything is drawn. If the turn ends the game, the rest of the game is played:
    /// nothing is drawn any more. Returns whether somebody decides in the same turn.
    pub fn play_before_drawing(&mut self, action: Action) -> bool {
        let is_near = is_near(&self.game.view(Viewer::Public));
        if is_near {
            self.before.clone_from(&self.game);
        }
        if self.game.play_until_chance(action, &mut ()) {
            return true;
        }
        if is_near && is_short(&self.game.view(Viewer::Public)) {
            self.game.clone_from(&self.before);
            self.game.play_unchecked(action, &mut ());
            while self.game.to_act().is_some() {
                let action = self.greedy_choice();
                self.game.play_unchecked(action, &mut ());
            }
        }
        false
    }

    /// Plays an action and, like the greedy bot, what is left of the turn, and stops before anything is drawn.
    pub fn finish_turn(&mut self, mut action: Action) {
        while self.play_before_drawing(action) {
            action = self.greedy_choice();
        }
    }

    /// What the greedy bot does for whoever is to act.
    pub fn greedy_choice(&mut self) -> Action {
        self.list();
        self.listed_choice()
    }

    /// Lists what can be done.
    pub fn list(&mut self) {
        self.game.legal_actions(&mut self.legal);
    }

    /// What the greedy bot does of what is listed.
    pub fn listed_choice(&mut self) -> Action {
        let viewer = self.game.to_act().map_or(Viewer::Public, Viewer::Seat);
        self.greedy.choose(&self.game.view(viewer), &self.legal)
    }
}

#[cfg(test)]
mod tests {
    use engine::{Rules, Seed};

    use super::*;
    use crate::net::Inputs;

    /// However the hidden cards and tiles lie, the end of a turn looks the same to the net, or the game is over in the
    /// same way.
    #[test]
    fn the_end_of_a_turn_does_not_depend_on_what_is_hidden() {
        let (mut over, mut compared) = (0, 0);
        for players in 2..=6 {
            let mut game = Game::new(Rules::new(players).expect("2 to 6"), Seed::from_number(players as u64));
            let (mut greedy, mut legal) = (Greedy::default(), Vec::new());
            while let Some(seat) = game.to_act() {
                game.legal_actions(&mut legal);
                let view = game.view(Viewer::Seat(seat));
                for &action in legal.iter().take(3) {
                    let ends = [1, 2].map(|seed| {
                        let mut sandbox = Sandbox::new(&view.sample(Seed::from_number(seed)));
                        sandbox.finish_turn(action);
                        let mut inputs = Inputs::default();
                        if sandbox.game.outcome().is_none() {
                            inputs.write(&mut greedy, &sandbox.game, seat);
                        }
                        let public = sandbox.game.view(Viewer::Public);
                        let scores: Vec<_> = public.seats().map(|seat| public.score(seat)).collect();
                        (sandbox.game.outcome(), scores, inputs)
                    });
                    assert!(ends[0] == ends[1], "{players} players, turn {}, {action}", view.turn());
                    compared += 1;
                    over += u32::from(ends[0].0.is_some());
                }
                let action = greedy.choose(&view, &legal);
                game.play_unchecked(action, &mut ());
            }
        }
        assert!(compared > 500 && over > 5, "{compared} turns, {over} of which end the game, are too few");
    }
}
