//! A player who looks no further than the end of its own turn, where the net judges the position.

use engine::{Action, Game, Seed, View, Viewer};

use super::sandbox::Sandbox;
use super::{Settings, leaf};
use crate::net::{Net, Reader};
use crate::{Bot, Greedy};

/// Actions that are tried at most.
const CANDIDATES: usize = 8;

/// Points that the greedy judgement of an action may be behind the best for it to be tried.
const MARGIN: f32 = 8.0;

/// Takes the action after which the net likes its position best. For a net of games without modules: there the end of a
/// turn follows from what everybody can know.
#[derive(Clone, Debug)]
pub struct Ply<'n> {
    reader: Reader<'n>,
    settings: Settings,
    greedy: Greedy,
    sandbox: Option<Box<Sandbox>>,
    worths: Vec<f32>,
    candidates: Vec<(f32, Action)>,
}

impl<'n> Ply<'n> {
    /// The player with that net.
    pub fn new(net: &'n Net) -> Ply<'n> {
        Ply {
            reader: Reader::new(net),
            settings: Settings::default(),
            greedy: Greedy::default(),
            sandbox: None,
            worths: Vec::new(),
            candidates: Vec::new(),
        }
    }

    /// Chooses for whoever is to act in a game that is known as a whole. Nothing is drawn, so what is hidden does not
    /// matter.
    pub fn choose_in(&mut self, game: &Game, legal: &[Action]) -> Action {
        let (Some(seat), true) = (game.to_act(), legal.len() > 1) else { return legal[0] };
        let first = self.greedy.rank(&game.view(Viewer::Seat(seat)), legal, &mut self.worths);
        self.candidates.clear();
        let worths = self.worths.iter().zip(legal).enumerate();
        self.candidates.extend(
            worths
                .filter(|&(place, (&worth, _))| worth >= -MARGIN || place == first)
                .map(|(_, (&worth, &action))| (worth, action)),
        );
        self.candidates.sort_by(|one, other| other.0.total_cmp(&one.0));
        self.candidates.truncate(CANDIDATES);
        if self.candidates.len() == 1 {
            return legal[first];
        }
        let sandbox = self.sandbox.get_or_insert_with(|| Box::new(Sandbox::new(game)));
        let mut chosen = legal[first];
        let mut most = f32::NEG_INFINITY;
        for &(_, action) in &self.candidates {
            sandbox.game.clone_from(game);
            sandbox.finish_turn(action);
            let reader = Some(&mut self.reader);
            let value = leaf::value(reader, &mut self.greedy, &sandbox.game, seat, &self.settings);
            if value > most {
                (most, chosen) = (value, action);
            }
        }
        chosen
    }
}

impl Bot for Ply<'_> {
    fn choose(&mut self, view: &View<'_>, legal: &[Action]) -> Action {
        self.choose_in(&view.sample(Seed::from_number(0)), legal)
    }
}
