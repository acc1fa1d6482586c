//! The last turn: where the game can be won at once, the levels win it.

use alhambra_bots::{Bot, Greedy, by_name};
use engine::vocab::{Seat, Space};
use engine::{Action, Game, Outcome, Round, Rules, Seed, Viewer};

/// Positions that the simple search looks at; longer last turns are left out.
const MOST_POSITIONS: u32 = 20_000;

fn choose(bot: &mut dyn Bot, game: &Game) -> Option<(Seat, Action)> {
    let seat = game.to_act()?;
    let mut legal = Vec::new();
    game.legal_actions(&mut legal);
    Some((seat, bot.choose(&game.view(Viewer::Seat(seat)), &legal)))
}

fn has_won(game: &Game, seat: Seat) -> bool {
    matches!(game.outcome(), Some(Outcome::Won(winners)) if winners.has(seat) && winners.len() == 1)
}

/// Whether the seat can end the game in this turn and win alone, by trying everything on copies; `None` if that takes
/// too long. Others only place what is left over.
fn can_win_now(game: &Game, seat: Seat, turn: u32, positions: &mut u32) -> Option<bool> {
    let mut game = game.clone();
    loop {
        match game.to_act() {
            None => return Some(has_won(&game, seat)),
            Some(_) if game.view(Viewer::Public).turn() != turn => return Some(false),
            Some(other) if other != seat => {
                let (_, action) = choose(&mut Greedy::default(), &game)?;
                game.play(action, &mut ()).expect("it is listed");
            }
            Some(_) => break,
        }
    }
    let mut legal = Vec::new();
    game.legal_actions(&mut legal);
    for action in legal {
        *positions += 1;
        if *positions > MOST_POSITIONS {
            return None;
        }
        let mut after = game.clone();
        after.play(action, &mut ()).expect("it is listed");
        if can_win_now(&after, seat, turn, positions)? {
            return Some(true);
        }
    }
    Some(false)
}

/// Plays to the end, that seat by the bot and the others greedily.
fn wins(mut game: Game, seat: Seat, bot: &mut dyn Bot) -> bool {
    let mut greedy = Greedy::default();
    while let Some(actor) = game.to_act() {
        let bot: &mut dyn Bot = if actor == seat { bot } else { &mut greedy };
        let Some((_, action)) = choose(bot, &game) else { break };
        game.play(action, &mut ()).expect("it is listed");
    }
    has_won(&game, seat)
}

/// In the base game everybody knows all hands, and after the second round no card matters any more: the end of a turn
/// that ends the game is certain.
#[test]
fn a_game_that_can_be_won_in_this_turn_is_won() {
    let (mut all, mut greedy_wins) = (0, 0);
    for seed in 0..150 {
        let players = 2 + (seed % 5) as usize;
        let mut game = Game::new(Rules::new(players).expect("2 to 6 players"), Seed::from_number(seed));
        let mut greedy = Greedy::default();
        let mut looked_at = 0;
        while let Some((seat, action)) = choose(&mut greedy, &game) {
            let view = game.view(Viewer::Seat(seat));
            let is_certain = [Round::One, Round::Two].into_iter().all(|round| view.is_scored(round));
            let is_new_turn = view.turn() > looked_at;
            looked_at = view.turn();
            if is_certain
                && is_new_turn
                && view.supply_len() < Space::ALL.len()
                && can_win_now(&game, seat, view.turn(), &mut 0) == Some(true)
            {
                all += 1;
                greedy_wins += u32::from(wins(game.clone(), seat, &mut Greedy::default()));
                let mut level = by_name("level-4", seed).expect("a level");
                assert!(wins(game.clone(), seat, &mut *level), "seed {seed}, turn {}", view.turn());
            }
            game.play(action, &mut ()).expect("it is listed");
        }
    }
    assert!(all > 50, "only {all} such positions");
    assert!(greedy_wins < all, "the greedy bot finds all {all}, so that nothing is shown");
}
