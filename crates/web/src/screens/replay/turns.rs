//! Places in a game to jump to: turns and scoring rounds.

use engine::vocab::Seat;
use engine::{Event, Round, Viewer};

use crate::play::Play;

/// What begins or happens at a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    /// Somebody's turn begins.
    Turn { number: u32, seat: Seat },
    /// A round was scored.
    Scored(Round),
}

/// All turns and scoring rounds, each with the number of actions before it.
pub fn stops(play: &Play) -> Vec<(usize, Stop)> {
    let record = play.game().record();
    let start = engine::Game::new(record.setup.rules(), record.seed.seed());
    let start = start.view(Viewer::Public);
    // Where players choose before the deal, the first turn is told like the others.
    let first =
        (!start.is_setting_up()).then(|| (0, Stop::Turn { number: start.turn(), seat: start.turn_of() }));
    let later = play.log().iter().filter_map(|(action, event)| match *event {
        Event::TurnStarted { seat, turn } => Some((action + 1, Stop::Turn { number: turn, seat })),
        Event::Scored { round, .. } => Some((action + 1, Stop::Scored(round))),
        _ => None,
    });
    first.into_iter().chain(later).collect()
}

#[cfg(test)]
mod tests {
    use engine::Rules;
    use protocol::{SeedText, Setup};

    use super::*;
    use crate::art::SeatColour;
    use crate::play::{Place, Player};

    #[test]
    fn every_turn_and_round_of_a_game_can_be_jumped_to() {
        let place = |index| Place {
            name: String::new(),
            player: Player::Bot("greedy".to_string()),
            colour: SeatColour::of_seat(index),
        };
        let setup = Setup::new(Rules::new(3).expect("2 to 6 players"));
        let seed = SeedText::from_number(1).expect("a small number");
        let mut play = Play::new(String::new(), setup, seed, (0..3).map(place).collect(), false);
        while play.answer_here() {}
        let stops = stops(&play);
        let turns = stops.iter().filter_map(|(_, stop)| match stop {
            Stop::Turn { number, .. } => Some(*number),
            Stop::Scored(_) => None,
        });
        let last = play.view().turn();
        assert!(turns.eq(1..=last), "every turn once, in order");
        let rounds = stops.iter().filter(|(_, stop)| matches!(stop, Stop::Scored(_))).count();
        assert_eq!(rounds, 3);
        assert!(stops.is_sorted_by_key(|(step, _)| *step));
    }
}
