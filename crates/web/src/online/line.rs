//! The line to a server: when to connect, what to send first, when to try again. It knows no browser and no clock.

use wire::{Ask, Refusal, Tell, WIRE_VERSION};

/// The longest wait between two tries, in milliseconds.
const LONGEST: u32 = 15_000;

/// The first wait, in milliseconds; each is twice as long as the one before.
const FIRST: u32 = 500;

/// How the line is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum State {
    /// There is none, and none is wanted.
    Off,
    /// It is being connected for the first time.
    Connecting,
    /// It is there.
    On,
    /// It was lost; it is tried again.
    Lost,
    /// The seat has moved to another device; this one waits until the person wants to watch.
    Elsewhere,
    /// The server refuses it for good.
    Refused(Refusal),
}

/// What the browser has to do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Do {
    /// Connect now.
    Connect,
    /// Connect after so many milliseconds, unless something else happens first.
    Wait(u32),
    /// Send this.
    Send(Ask),
    /// Close the connection.
    Close,
}

/// The line to one table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    state: State,
    /// How often it was tried since it was last there.
    tries: u32,
    /// The wait that the server asked for.
    asked_wait: Option<u32>,
}

impl Default for Line {
    fn default() -> Line {
        Line { state: State::Off, tries: 0, asked_wait: None }
    }
}

impl Line {
    /// How the line is.
    pub fn state(&self) -> State {
        self.state
    }

    /// Whether something that is asked now reaches the server at once.
    pub fn is_on(&self) -> bool {
        self.state == State::On
    }

    /// Whether a connection is wanted that is not there.
    pub fn is_sought(&self) -> bool {
        matches!(self.state, State::Connecting | State::Lost)
    }

    /// The person goes to a table, or wants to see it again after the seat has moved away.
    pub fn begin(&mut self) -> Vec<Do> {
        *self = Line { state: State::Connecting, ..Line::default() };
        vec![Do::Connect]
    }

    /// The person leaves the table.
    pub fn end(&mut self) -> Vec<Do> {
        *self = Line::default();
        vec![Do::Close]
    }

    /// The connection is there. The page names the last step that it knows, and asks again for an action that was not
    /// confirmed; its id is the same, so it is not played twice.
    pub fn opened(&mut self, last: Option<u32>, unconfirmed: Option<Ask>) -> Vec<Do> {
        self.state = State::On;
        self.tries = 0;
        let hello = Ask::Hello { version: WIRE_VERSION, last };
        [hello].into_iter().chain(unconfirmed).map(Do::Send).collect()
    }

    /// The connection is gone, or could not be made. `chance` is a number below 1: without it, all pages would come
    /// back to a server in the same moment.
    pub fn closed(&mut self, chance: f64) -> Vec<Do> {
        if !matches!(self.state, State::Connecting | State::On | State::Lost) {
            return Vec::new();
        }
        self.state = State::Lost;
        let doubled = FIRST.saturating_mul(1 << self.tries.min(8)).min(LONGEST);
        self.tries += 1;
        let spread = f64::from(doubled) * (0.5 + chance / 2.0);
        vec![Do::Wait(self.asked_wait.take().unwrap_or(0) + spread as u32)]
    }

    /// The wait is over, or the device is back on a network.
    pub fn due(&mut self) -> Vec<Do> {
        if self.state == State::Lost { vec![Do::Connect] } else { Vec::new() }
    }

    /// The device has no network any more. The browser would notice only much later.
    pub fn cut(&mut self, chance: f64) -> Vec<Do> {
        match self.closed(chance) {
            waits if waits.is_empty() => waits,
            waits => [Do::Close].into_iter().chain(waits).collect(),
        }
    }

    /// What the server tells may end the line or delay the next try.
    pub fn told(&mut self, tell: &Tell) -> Vec<Do> {
        match tell {
            Tell::Closing { again_in } => {
                self.asked_wait = Some(*again_in);
                Vec::new()
            }
            Tell::Elsewhere => {
                self.state = State::Elsewhere;
                vec![Do::Close]
            }
            Tell::Refused(refused)
                if matches!(refused.code, Refusal::OtherVersion | Refusal::NoSuchTable) =>
            {
                self.state = State::Refused(refused.code);
                vec![Do::Close]
            }
            _ => Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use wire::Refused;

    use super::*;

    fn waits(line: &mut Line, chance: f64) -> u32 {
        match line.closed(chance)[..] {
            [Do::Wait(wait)] => wait,
            ref other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_lost_line_is_tried_again_ever_more_slowly() {
        let mut line = Line::default();
        assert_eq!(line.closed(0.0), [], "none is wanted");
        assert_eq!(line.begin(), [Do::Connect]);
        let hello = Ask::Hello { version: WIRE_VERSION, last: None };
        assert_eq!(line.opened(None, None), [Do::Send(hello)]);
        let all: Vec<u32> = (0..12).map(|_| waits(&mut line, 0.0)).collect();
        assert!(all.is_sorted() && all[0] == FIRST / 2 && all[1] == FIRST, "{all:?}");
        assert!(waits(&mut line, 0.999) <= LONGEST);
        assert_eq!((line.state(), line.due()), (State::Lost, vec![Do::Connect]));
        line.opened(Some(4), None);
        assert_eq!(waits(&mut line, 0.0), FIRST / 2, "the count begins anew");
    }

    #[test]
    fn the_move_that_was_not_confirmed_follows_the_greeting() {
        let mut line = Line::default();
        line.begin();
        line.opened(None, None);
        assert_eq!(line.cut(0.0), [Do::Close, Do::Wait(FIRST / 2)]);
        let act = Ask::Undo { expect: 9 };
        let hello = Ask::Hello { version: WIRE_VERSION, last: Some(8) };
        assert_eq!(line.opened(Some(8), Some(act.clone())), [Do::Send(hello), Do::Send(act)]);
    }

    #[test]
    fn a_server_may_ask_to_wait_or_end_it() {
        let mut line = Line::default();
        line.begin();
        line.opened(None, None);
        assert_eq!(line.told(&Tell::Closing { again_in: 3000 }), []);
        assert_eq!(waits(&mut line, 0.0), 3000 + FIRST / 2);
        assert_eq!(waits(&mut line, 0.0), FIRST, "only once");
        line.opened(None, None);
        assert_eq!(line.told(&Tell::Elsewhere), [Do::Close]);
        assert_eq!(
            (line.closed(0.0), line.due()),
            (Vec::new(), Vec::new()),
            "it is not taken back by itself"
        );
        assert_eq!(line.begin(), [Do::Connect]);
        let code = Refusal::OtherVersion;
        let refused = Refused { code, rule: None, message: "Load the page anew.".into(), id: None };
        assert_eq!(line.told(&Tell::Refused(refused)), [Do::Close]);
        assert_eq!(line.state(), State::Refused(code));
        assert_eq!(line.end(), [Do::Close]);
        assert_eq!(line.state(), State::Off);
    }
}
