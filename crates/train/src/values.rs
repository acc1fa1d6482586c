//! What actions are worth, by rollouts, written to files. A net learns from them how the actions of a decision differ, which
//! the end of a game hardly tells; the program that learns is `crates/train/learn_values.py`.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use bots::net::{N_BASE_SEAT, N_BASE_TABLE, Net, POINTS, Scope};
use bots::search::{Ply, Valued, Valuer};
use bots::{Bot, Casual, Greedy};
use engine::vocab::Seat;
use engine::{Action, Game, Rng, Seed, View, Viewer};

use crate::games::{HURRY_IN, LONGEST_PRELUDE, in_order, mix, rules};

/// Of so many decisions one is valued.
const VALUED_IN: usize = 3;

/// In the uneven beginning of a game one of so many of these.
const EARLY_IN: usize = 4;

/// Of so many seats one is played by the greedy bot, the others by the net.
const GREEDY_IN: usize = 3;

/// Rollouts for each action.
const ROLLOUTS: u32 = 12;

/// Games of a file.
const GAMES: u64 = 96;

/// The first bytes of a file.
const MAGIC: &[u8; 8] = b"alhval 1";

/// Numbers are written as multiples of this part of 1.
const UNIT: f32 = 2048.0;

/// Which decisions are valued, and by which net.
#[derive(Debug)]
pub struct Values<'n> {
    /// Plays most seats and judges the ends of rollouts; for games without modules.
    pub net: &'n Net,
    /// All games follow from it.
    pub seed: u64,
    /// How many games there are.
    pub games: u64,
}

impl Values<'_> {
    /// Writes the files that are not in the folder yet, so that this can be stopped and continued at any time. `tell` is
    /// told of each how many games are done. The files do not depend on the number of threads.
    ///
    /// # Errors
    ///
    /// Fails if a file cannot be written.
    pub fn write(&self, folder: &Path, threads: usize, mut tell: impl FnMut(u64)) -> Result<()> {
        fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
        for first in (0..self.games).step_by(GAMES as usize) {
            let path = folder.join(format!("{first:08}.values"));
            let end = self.games.min(first + GAMES);
            if !path.exists() {
                let mut bytes = MAGIC.to_vec();
                [N_BASE_SEAT, N_BASE_TABLE].into_iter().for_each(|n| bytes.extend((n as u16).to_le_bytes()));
                bytes.extend(in_order(first..end, threads, |game| self.play(game)));
                let beside = path.with_extension("new");
                let written = fs::write(&beside, bytes).and_then(|()| fs::rename(&beside, &path));
                written.with_context(|| format!("cannot write {}", path.display()))?;
            }
            tell(end);
        }
        Ok(())
    }

    /// The rows of the game with that number.
    fn play(&self, number: u64) -> Vec<u8> {
        let mut rng = Rng::new(Seed::from_number(mix(self.seed, number, 0)));
        let rules = rules(Scope::Plain, &mut rng);
        let mut game = Game::new(rules, Seed::from_number(mix(self.seed, number, 1)));
        let mut hurried = Casual::new(Seed::from_number(mix(self.seed, number, 2)));
        let (mut greedy, mut ply) = (Greedy::default(), Ply::new(self.net));
        let mut valuer = Valuer::new(self.net, &game);
        let prelude = rng.below(LONGEST_PRELUDE) as u32;
        // In the prelude of so many decisions of each seat all but one are made by the greedy bot, or only one.
        let hurry: Vec<usize> = (0..rules.players()).map(|_| [2, 4, 10, 40][rng.below(4)]).collect();
        let by_net: Vec<bool> = (0..rules.players()).map(|_| rng.below(GREEDY_IN) > 0).collect();
        let (mut rows, mut legal) = (Vec::new(), Vec::new());
        while let Some(seat) = game.to_act() {
            game.legal_actions(&mut legal);
            let view = game.view(Viewer::Seat(seat));
            let turn = view.turn();
            let is_prelude = turn < prelude;
            let is_valued = !view.is_setting_up()
                && (!is_prelude || rng.below(EARLY_IN) == 0)
                && rng.below(VALUED_IN) == 0;
            let mut best = None;
            if is_valued {
                let samples = mix(self.seed, number, 1000 + u64::from(turn));
                best = note(&mut rows, &view, seat, valuer.value(&view, &legal, ROLLOUTS, samples));
            }
            let action = match best {
                _ if rng.below(if is_prelude { hurry[seat.index()] } else { HURRY_IN }) == 0 => {
                    hurried.choose(&view, &legal)
                }
                Some(best) if !is_prelude => best,
                None if !is_prelude && by_net[seat.index()] => ply.choose_in(&game, &legal),
                _ => greedy.choose(&view, &legal),
            };
            game.play_unchecked(action, &mut ());
        }
        rows
    }
}

/// Writes a row for each action and gives the best. Those that end the game need no net.
fn note(rows: &mut Vec<u8>, view: &View<'_>, seat: Seat, valued: Vec<Valued>) -> Option<Action> {
    let mut best: Option<(f32, Action)> = None;
    let mut is_first = true;
    for one in valued {
        let share = one.verdict.shares[seat];
        if best.is_none_or(|(most, _)| share > most) {
            best = Some((share, one.action));
        }
        let Some(inputs) = one.inputs else { continue };
        let head = [view.rules().players(), inputs.phase, seat.index(), usize::from(is_first)];
        head.into_iter().for_each(|number| rows.extend((number as i16).to_le_bytes()));
        let mut put = |value: f32| {
            let number = (value * UNIT).round().clamp(-32_767.0, 32_767.0) as i16;
            rows.extend(number.to_le_bytes());
        };
        inputs.seats.0.iter().flat_map(|seat| &seat[..N_BASE_SEAT]).for_each(|&input| put(input));
        inputs.table[..N_BASE_TABLE].iter().for_each(|&input| put(input));
        one.verdict.shares.0.iter().for_each(|&share| put(share));
        one.verdict.points.0.iter().for_each(|&points| put(points / POINTS));
        is_first = false;
    }
    best.map(|(_, action)| action)
}

#[cfg(test)]
mod tests {
    use bots::net::installed;
    use engine::Rules;
    use engine::vocab::MAX_SEATS;

    use super::*;

    /// Rows are whole, those of a decision follow each other, and the shares of all seats make up the win, whatever the
    /// number of threads. What was stopped goes on.
    #[test]
    fn rows_tell_what_actions_are_worth() {
        let net = installed(&Rules::new(3).expect("2 to 6 players")).expect("a net");
        let values = Values { net, seed: 5, games: 2 };
        let folder = std::env::temp_dir().join(format!("alhambra-{}-values", std::process::id()));
        let path = folder.join("00000000.values");
        let mut done = Vec::new();
        values.write(&folder, 1, |games| done.push(games)).expect("a place for files");
        let bytes = fs::read(&path).expect("it was written");
        fs::remove_file(&path).expect("it is there");
        values.write(&folder, 3, |games| done.push(games)).expect("a place for files");
        assert!(fs::read(&path).expect("it was written again") == bytes);
        fs::write(&path, "not touched").expect("a place for files");
        values.write(&folder, 1, |games| done.push(games)).expect("nothing to do");
        assert_eq!(fs::read(&path).expect("it is there"), b"not touched");
        assert_eq!(done, [2, 2, 2]);
        fs::remove_dir_all(&folder).expect("it is there");

        let numbers: Vec<i16> =
            bytes[12..].chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]])).collect();
        let shares_at = 4 + MAX_SEATS * N_BASE_SEAT + N_BASE_TABLE;
        let rows: Vec<&[i16]> = numbers.chunks(shares_at + 2 * MAX_SEATS).collect();
        assert!(rows.len() > 60, "{} rows", rows.len());
        let mut firsts = 0;
        for row in &rows {
            let &[players, phase, seat, is_first] = &row[..4] else { panic!("a row has a head") };
            assert!((2..=6).contains(&players) && (0..3).contains(&phase) && (0..players).contains(&seat));
            firsts += usize::from(is_first == 1);
            let sum: f32 =
                row[shares_at..shares_at + MAX_SEATS].iter().map(|&share| f32::from(share) / UNIT).sum();
            assert!((sum - 1.0).abs() < 0.01, "{sum}");
        }
        assert!(rows[0][3] == 1 && firsts * 2 < rows.len(), "{firsts} decisions of {} rows", rows.len());
    }
}
