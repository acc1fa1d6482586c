//! The page's side of a game that is played elsewhere.

use engine::vocab::Seat;
use engine::{Cards, Event, Seen, View, Viewer};

use crate::bytes::{PatchError, check_of};
use crate::frame::{Around, Deed, Fresh, Hands, Step, Steps};

/// A game as one viewer follows it. It changes only by whole messages: one that does not fit leaves it as it was.
#[derive(Clone, Debug)]
pub struct Following {
    next: u32,
    table: Vec<u8>,
    start: Seen,
    seen: Seen,
    hands: Hands,
    log: Vec<(u32, Event)>,
    may_undo: Option<Seat>,
    rounds: Vec<Scored>,
}

/// The open table around a step in which a round was scored.
#[derive(Clone, Debug)]
pub struct Scored {
    /// The number of the step.
    pub number: u32,
    /// What everybody saw before it.
    pub before: Seen,
    /// What everybody saw after it.
    pub after: Seen,
}

impl Scored {
    fn read(around: &Around) -> Result<Scored, postcard::Error> {
        let seen = |bytes: &[u8]| read(Viewer::Public, &Vec::new(), bytes);
        Ok(Scored { number: around.number, before: seen(&around.before)?, after: seen(&around.after)? })
    }
}

/// What a message brought.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Followed {
    /// All of it was known already.
    Nothing,
    /// The steps from this number on.
    Steps {
        /// The number of the first new step.
        from: u32,
        /// Whether a step among them set the game back.
        set_back: bool,
    },
}

/// Why a message does not fit. The page then asks for the game as it stands.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum FollowError {
    /// Steps are missing between what is known and the message.
    #[error("step {expected} is missing before step {found}")]
    Gap {
        /// The step that should have come.
        expected: u32,
        /// The step that came.
        found: u32,
    },
    /// The steps of a message are not in order, or set back what has not happened.
    #[error("the steps of a message do not follow each other")]
    Order,
    /// The changes are for another table.
    #[error(transparent)]
    Patch(#[from] PatchError),
    /// The table after the changes is not the one of the server.
    #[error("the table differs from that of the server")]
    Differs,
    /// The table cannot be read.
    #[error("the table cannot be read: {0}")]
    Table(#[from] postcard::Error),
}

impl Following {
    /// Begins to follow a game.
    ///
    /// # Errors
    ///
    /// What was sent is not a table, or does not fit to the viewer.
    pub fn new(fresh: Fresh) -> Result<Following, FollowError> {
        let Fresh { viewer, next, start, table, hands, log, rounds, may_undo } = fresh;
        let start = read(Viewer::Public, &Vec::new(), &start)?;
        let seen = read(viewer, &hands, &table)?;
        let rounds = rounds.iter().map(Scored::read).collect::<Result<_, _>>()?;
        Ok(Following { next, table, start, seen, hands, log, may_undo, rounds })
    }

    /// Takes in what happened. Steps that are known already are passed over, so a message may come twice.
    ///
    /// # Errors
    ///
    /// The message does not continue what is known. Nothing has changed then.
    pub fn follow(&mut self, message: Steps) -> Result<Followed, FollowError> {
        let Steps { steps, check, hands, may_undo } = message;
        let Some(first) = steps.first() else { return Ok(Followed::Nothing) };
        if first.number > self.next {
            return Err(FollowError::Gap { expected: self.next, found: first.number });
        }
        if !steps.iter().zip(first.number..).all(|(step, number)| step.number == number) {
            return Err(FollowError::Order);
        }
        let known = (self.next - first.number) as usize;
        let Some(news) = steps.get(known..).filter(|news| !news.is_empty()) else {
            return Ok(Followed::Nothing);
        };
        let (table, mut rounds) = patched(&self.table, news)?;
        if check_of(&table) != check {
            return Err(FollowError::Differs);
        }
        let seen = read(self.viewer(), &hands, &table)?;
        if news.iter().any(|step| matches!(step.deed, Deed::SetBack { from } if from >= step.number)) {
            return Err(FollowError::Order);
        }
        let from = self.next;
        let set_back = news.iter().any(|step| matches!(step.deed, Deed::SetBack { .. }));
        for step in &steps[known..] {
            self.enter(step);
        }
        // What was scored and then taken back, perhaps within this message, was not scored.
        self.rounds.append(&mut rounds);
        let log = &self.log;
        self.rounds
            .retain(|round| log.iter().any(|(number, event)| *number == round.number && is_scored(event)));
        self.next = from + (steps.len() - known) as u32;
        (self.table, self.seen, self.hands, self.may_undo) = (table, seen, hands, may_undo);
        Ok(Followed::Steps { from, set_back })
    }

    fn enter(&mut self, step: &Step) {
        match &step.deed {
            Deed::Played(events) => self.log.extend(events.iter().map(|&event| (step.number, event))),
            Deed::SetBack { from } => {
                let stays = self.log.partition_point(|(number, _)| number < from);
                self.log.truncate(stays);
            }
        }
    }

    /// Who looks on.
    pub fn viewer(&self) -> Viewer {
        self.seen.view().viewer()
    }

    /// The number of the next step, which an action has to name.
    pub fn next(&self) -> u32 {
        self.next
    }

    /// The number of the last step that is known, which a page that returns names.
    pub fn last(&self) -> Option<u32> {
        self.next.checked_sub(1)
    }

    /// What the viewer sees now.
    pub fn view(&self) -> View<'_> {
        self.seen.view()
    }

    /// What the viewer sees now, to be kept.
    pub fn seen(&self) -> &Seen {
        &self.seen
    }

    /// What everybody saw before the first step.
    pub fn start(&self) -> View<'_> {
        self.start.view()
    }

    /// The hands that the viewer may see, with their owners.
    pub fn hands(&self) -> &[(Seat, Cards)] {
        &self.hands
    }

    /// What happened, as the viewer saw it, each event with the number of its step. What was taken back is not in it.
    pub fn log(&self) -> &[(u32, Event)] {
        &self.log
    }

    /// The open table around the steps that scored a round, those before the game was followed included.
    pub fn rounds(&self) -> &[Scored] {
        &self.rounds
    }

    /// Who may undo the last step.
    pub fn may_undo(&self) -> Option<Seat> {
        self.may_undo
    }
}

/// The bytes after these steps, and the tables around those that scored a round.
fn patched(table: &[u8], steps: &[Step]) -> Result<(Vec<u8>, Vec<Scored>), FollowError> {
    let mut table = std::borrow::Cow::Borrowed(table);
    let mut rounds = Vec::new();
    for step in steps {
        let after = step.patch.apply(&table)?;
        if matches!(&step.deed, Deed::Played(events) if events.iter().any(is_scored)) {
            let seen = |bytes: &[u8]| read(Viewer::Public, &Vec::new(), bytes);
            rounds.push(Scored { number: step.number, before: seen(&table)?, after: seen(&after)? });
        }
        table = after.into();
    }
    Ok((table.into_owned(), rounds))
}

fn is_scored(event: &Event) -> bool {
    matches!(event, Event::Scored { .. })
}

pub(crate) fn read(viewer: Viewer, hands: &Hands, table: &[u8]) -> Result<Seen, postcard::Error> {
    let own = hands.iter().find(|(owner, _)| viewer == Viewer::Seat(*owner)).map(|&(_, hand)| hand);
    let mut bytes = postcard::Deserializer::from_bytes(table);
    let seen = Seen::read(viewer, own, &mut bytes)?;
    if bytes.finalize()?.is_empty() { Ok(seen) } else { Err(postcard::Error::DeserializeBadEncoding) }
}
