//! Short games on a sample: what follows an action if everybody goes on like the greedy bot.

use engine::vocab::Seat;
use engine::{Action, Game, Seed, View, Viewer};

use super::sandbox::Sandbox;
use super::{Ply, Settings, leaf};
use crate::net::{self, Reader, Scope};

/// A sample of a view and a copy of it to play on, both kept so that nothing is allocated on the way.
#[derive(Clone, Debug)]
pub(super) struct Rollouts {
    sample: Game,
    sandbox: Sandbox,
    /// The net, if positions are judged by one.
    reader: Option<Box<Reader<'static>>>,
    /// Whoever plays the own seat for some turns, if not the greedy bot.
    ply: Option<Box<Ply<'static>>>,
}

impl Rollouts {
    /// Room for games such as the one that is seen.
    pub fn new(view: &View<'_>, settings: &Settings) -> Rollouts {
        let sample = view.sample(Seed::from_number(0));
        let sandbox = Sandbox::new(&sample);
        let net = if settings.uses_net { net::installed(view.rules()) } else { None };
        let player = net.filter(|net| net.scope == Scope::Plain && settings.own_turns > 0);
        Rollouts {
            sample,
            sandbox,
            reader: net.map(|net| Box::new(Reader::new(net))),
            ply: player.map(|net| Box::new(Ply::new(net))),
        }
    }

    /// What the net was taught by which positions are judged, if there is one.
    pub fn scope(&self) -> Option<Scope> {
        self.reader.as_ref().map(|reader| reader.scope())
    }

    /// Takes another game that agrees with the view.
    pub fn sample(&mut self, view: &View<'_>, seed: u64) {
        view.sample_into(&mut self.sample, Seed::from_number(seed));
    }

    /// The value for `seat` of playing that action in the sample, the planned ones after it, and going on until that
    /// turn. Every seat sees its own view of the game and no more.
    pub fn value(
        &mut self,
        mut action: Action,
        plan: &[Action],
        seat: Seat,
        until: u32,
        settings: &Settings,
    ) -> f32 {
        let stops_early = self.scope() == Some(Scope::Plain);
        let sandbox = &mut self.sandbox;
        let mut plan = plan.iter();
        sandbox.game.clone_from(&self.sample);
        let public = |game: &Game| game.view(Viewer::Public).turn();
        let own_until = public(&sandbox.game) + settings.own_turns * self.sample.rules().players() as u32;
        loop {
            if stops_early && public(&sandbox.game) + 1 >= until {
                if !sandbox.play_before_drawing(action) {
                    break;
                }
            } else {
                sandbox.game.play_unchecked(action, &mut ());
            }
            let Some(actor) = sandbox.game.to_act() else { break };
            let turn = public(&sandbox.game);
            if turn >= until {
                break;
            }
            let planned = if actor == seat { plan.next() } else { None };
            sandbox.list();
            action = match (planned.filter(|planned| sandbox.legal.contains(planned)), &mut self.ply) {
                (Some(planned), _) => *planned,
                (None, Some(ply)) if actor == seat && turn <= own_until => {
                    ply.choose_in(&sandbox.game, &sandbox.legal)
                }
                _ => sandbox.listed_choice(),
            };
        }
        leaf::value(self.reader.as_deref_mut(), &mut sandbox.greedy, &sandbox.game, seat, settings)
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
        let settings = match Scope::of(game.rules()) {
            Scope::Plain => Settings::plain(1, 2),
            Scope::Everything => Settings::with_net(1, 4.0),
        };
        let rollouts = Rollouts::new(&game.view(Viewer::Public), &settings);
        Trial { rollouts, settings, legal: Vec::new() }
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
