//! What is sent about a game. Everything that leaves a table about its game is made here, from the view of whoever is to
//! read it: what a viewer may not know is not asked for.

use engine::vocab::Seat;
use engine::{Event, EventSink, Game, Viewer};
use protocol::Record;
use wire::{Around, Deed, Frame, Fresh, Hands, Step, Steps, open_table};

use crate::log::Standing;
use crate::playing::{Past, PastDeed};

/// Somebody who follows a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Audience {
    /// Whose eyes it is seen with.
    pub viewer: Viewer,
    /// Whether all hands are open to them.
    pub open_hands: bool,
}

/// What somebody has to be told to be up to date.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Catch {
    /// The message.
    pub frame: Frame,
    /// The number of steps that they know then.
    pub known: u32,
}

/// Receives events as one viewer sees them.
struct Eyes {
    viewer: Viewer,
    number: u32,
    log: Vec<(u32, Event)>,
}

impl EventSink for Eyes {
    fn push(&mut self, event: Event) {
        self.log.push((self.number, event.seen_by(self.viewer)));
    }
}

impl Audience {
    fn hands(self, game: &Game) -> Hands {
        let hand_of = |seat: Seat| game.view(Viewer::Seat(seat)).hand().map(|hand| (seat, *hand));
        match self.viewer {
            _ if self.open_hands => Seat::all(game.rules().players()).filter_map(hand_of).collect(),
            Viewer::Seat(seat) => hand_of(seat).into_iter().collect(),
            Viewer::Public => Vec::new(),
        }
    }

    /// The game as it stands after `next` steps, of which these actions stand.
    pub(crate) fn fresh(
        self,
        record: &Record,
        start: &[u8],
        actions: &[Standing],
        next: u32,
        may_undo: Option<Seat>,
    ) -> Catch {
        let mut eyes = Eyes { viewer: self.viewer, number: 0, log: Vec::new() };
        let mut game = Game::new(record.setup.rules(), record.seed.seed());
        let open = |game: &Game| open_table(game.view(Viewer::Public));
        let mut rounds = Vec::new();
        for &(number, _, action) in actions {
            let (before, heard) = (game.clone(), eyes.log.len());
            eyes.number = number;
            game.play_unchecked(action, &mut eyes);
            if eyes.log[heard..].iter().any(|(_, event)| matches!(event, Event::Scored { .. })) {
                rounds.push(Around { number, before: open(&before), after: open(&game) });
            }
        }
        let fresh = Fresh {
            viewer: self.viewer,
            next,
            start: start.to_vec(),
            table: open(&game),
            hands: self.hands(&game),
            log: eyes.log,
            rounds,
            may_undo,
        };
        Catch { frame: Frame::Fresh(fresh), known: next }
    }

    /// These steps, which led to the game as it is.
    pub(crate) fn steps<'a>(
        self,
        past: impl Iterator<Item = &'a Past>,
        game: &Game,
        may_undo: Option<Seat>,
    ) -> Option<Catch> {
        let (mut steps, mut check) = (Vec::new(), 0);
        for one in past {
            steps.push(self.step(one));
            check = one.check;
        }
        let known = steps.last()?.number + 1;
        Some(Catch { frame: Frame::Steps(Steps { steps, check, hands: self.hands(game), may_undo }), known })
    }

    fn step(self, past: &Past) -> Step {
        let deed = match &past.did {
            PastDeed::Played(events) => {
                Deed::Played(events.iter().map(|event| event.seen_by(self.viewer)).collect())
            }
            PastDeed::SetBack { from } => Deed::SetBack { from: *from },
        };
        let id = past.id.filter(|_| self.viewer == Viewer::Seat(past.by));
        Step { number: past.number, by: past.by, id, deed, patch: past.patch.clone() }
    }
}
