//! A game that a server holds: this screen follows it, shows an own action as done at once, and asks for it.

use engine::{Action, Aftermath, Illegal, View};
use wire::{Ask, Deed, FollowError, Following, Frame, Fresh, Json};

/// An action that was asked for and is not confirmed yet.
#[derive(Clone, Debug)]
struct Sent {
    id: u64,
    /// The number that its step will have.
    expect: u32,
    action: Action,
    aftermath: Aftermath,
}

/// A game that a server holds.
#[derive(Clone, Debug)]
pub struct There {
    following: Following,
    sent: Option<Sent>,
    /// What is to be asked as soon as possible.
    asks: Vec<Ask>,
    /// The id of the next action.
    next_id: u64,
}

/// What a message about the game meant for the own action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum News {
    /// Nothing.
    Other,
    /// It was played.
    Confirmed,
    /// Something else happened first, so it was not played.
    Overtaken,
}

impl There {
    /// Begins to follow. Actions get ids from `first_id` on, which must not have been used at this table.
    ///
    /// # Errors
    ///
    /// What was sent is not a game.
    pub fn new(fresh: Fresh, first_id: u64) -> Result<There, FollowError> {
        let following = Following::new(fresh)?;
        Ok(There { following, sent: None, asks: Vec::new(), next_id: first_id })
    }

    /// The game as it is followed.
    pub fn following(&self) -> &Following {
        &self.following
    }

    /// What the viewer sees, with the action that is not confirmed yet.
    pub fn shown(&self) -> View<'_> {
        self.sent.as_ref().map_or_else(|| self.following.view(), |sent| sent.aftermath.view())
    }

    /// Whether an action waits to be confirmed.
    pub fn is_waiting(&self) -> bool {
        self.sent.is_some()
    }

    /// Shows an action as done and asks for it.
    ///
    /// # Errors
    ///
    /// If it is illegal, or another is not confirmed yet.
    pub fn act(&mut self, action: Action) -> Result<(), Illegal> {
        let view = self.following.view();
        view.check(action)?;
        let aftermath = view.after(action).filter(|_| self.sent.is_none());
        let aftermath = aftermath.ok_or(Illegal::NotNow(view.awaited()))?;
        self.sent = Some(Sent { id: self.next_id, expect: self.following.next(), action, aftermath });
        self.next_id += 1;
        self.asks.extend(self.unconfirmed());
        Ok(())
    }

    /// Whether the viewer may undo the last step.
    pub fn can_undo(&self) -> bool {
        let viewer = self.following.viewer();
        self.sent.is_none()
            && self.following.may_undo().is_some_and(|seat| viewer == engine::Viewer::Seat(seat))
    }

    /// Asks to undo the last step.
    pub fn undo(&mut self) {
        if self.can_undo() {
            self.asks.push(Ask::Undo { expect: self.following.next() });
        }
    }

    /// The request for the action that is not confirmed; after a lost connection it is sent again. Its id stays the
    /// same, so it is never played twice.
    pub fn unconfirmed(&self) -> Option<Ask> {
        let Sent { id, expect, action, .. } = self.sent.as_ref()?;
        Some(Ask::Act { id: *id, expect: *expect, action: Json::of_action(*action) })
    }

    /// Takes out what is to be asked.
    pub fn take_asks(&mut self) -> Vec<Ask> {
        std::mem::take(&mut self.asks)
    }

    /// Takes in a message about the game.
    ///
    /// # Errors
    ///
    /// It does not fit to what is known; then the game has to be sent as it stands. Nothing has changed.
    pub fn follow(&mut self, frame: Frame) -> Result<News, FollowError> {
        let own = self.sent.as_ref().map(|sent| sent.id);
        let is_own =
            match frame {
                Frame::Fresh(fresh) => {
                    self.following = Following::new(fresh)?;
                    // If the game went on, the table says what became of the action. Otherwise it is still to be played.
                    let (next, view) = (self.following.next(), self.following.view());
                    self.sent =
                        self.sent.take().filter(|sent| sent.expect == next).and_then(|sent| {
                            view.after(sent.action).map(|aftermath| Sent { aftermath, ..sent })
                        });
                    return Ok(News::Other);
                }
                Frame::Steps(steps) => {
                    let is_own = steps.steps.iter().any(|step| {
                        step.id.is_some() && step.id == own && matches!(step.deed, Deed::Played(_))
                    });
                    self.following.follow(steps)?;
                    is_own
                }
            };
        let is_past = self.sent.as_ref().is_some_and(|sent| sent.expect < self.following.next());
        if !is_own && !is_past {
            return Ok(News::Other);
        }
        self.sent = None;
        Ok(if is_own { News::Confirmed } else { News::Overtaken })
    }

    /// Takes the action with this id back, because the server refused it. Returns whether it was shown as done.
    pub fn refused(&mut self, id: u64) -> bool {
        let is_it = self.sent.as_ref().is_some_and(|sent| sent.id == id);
        if is_it {
            self.sent = None;
        }
        is_it
    }
}

#[cfg(test)]
mod tests {
    use engine::vocab::Seat;
    use engine::{Game, Rules, Seed, Viewer};
    use wire::{Patch, Step, Steps, check_of, open_table};

    use super::*;

    const OWN: Viewer = Viewer::Seat(Seat::FIRST);

    fn game() -> Game {
        Game::new(Rules::new(2).expect("two players"), Seed::from_number(3))
    }

    fn fresh(game: &Game) -> Fresh {
        let table = open_table(game.view(Viewer::Public));
        let hands = game.view(OWN).hand().map(|hand| (Seat::FIRST, *hand)).into_iter().collect();
        Fresh {
            viewer: OWN,
            next: 0,
            start: table.clone(),
            table,
            hands,
            log: Vec::new(),
            rounds: Vec::new(),
            may_undo: None,
        }
    }

    fn legal(view: &View<'_>) -> Vec<Action> {
        let mut legal = Vec::new();
        view.legal_actions(&mut legal);
        legal
    }

    /// What the server tells after an action.
    fn told(game: &mut Game, action: Action, id: Option<u64>) -> Frame {
        let (before, by) = (open_table(game.view(Viewer::Public)), game.to_act().expect("a running game"));
        let mut events = Vec::new();
        game.play(action, &mut events).expect("a legal action");
        let after = open_table(game.view(Viewer::Public));
        let step = Step { number: 0, by, id, deed: Deed::Played(events), patch: Patch::new(&before, &after) };
        let Fresh { hands, .. } = fresh(game);
        Frame::Steps(Steps { steps: vec![step], check: check_of(&after), hands, may_undo: None })
    }

    #[test]
    fn an_action_is_shown_at_once_and_confirmed_once() {
        let mut game = game();
        let mut there = There::new(fresh(&game), 7).expect("a game");
        let legal = legal(&there.following().view());
        let row = there.shown().money_row().len();
        there.act(legal[0]).expect("a legal action");
        assert!(there.is_waiting());
        assert!(there.shown().money_row().len() < row, "the card has left the row");
        assert_eq!(there.following().view().money_row().len(), row, "but not for the server");
        assert!(there.act(legal[0]).is_err(), "one at a time");
        let expected = Ask::Act { id: 7, expect: 0, action: Json::of_action(legal[0]) };
        assert_eq!(there.take_asks(), std::slice::from_ref(&expected));
        assert_eq!(there.take_asks(), []);
        // After a lost connection it is asked for again, under the same id.
        assert_eq!(there.unconfirmed(), Some(expected));
        let frame = told(&mut game, legal[0], Some(7));
        assert_eq!(there.follow(frame.clone()), Ok(News::Confirmed));
        assert_eq!((there.is_waiting(), there.unconfirmed()), (false, None));
        assert_eq!(there.shown(), game.view(OWN));
        assert_eq!(there.follow(frame), Ok(News::Other), "the same message again");
        assert_eq!(there.shown(), game.view(OWN));
    }

    #[test]
    fn what_is_refused_or_overtaken_is_taken_back() {
        let mut game = game();
        let mut there = There::new(fresh(&game), 1).expect("a game");
        let legal = legal(&there.following().view());
        there.act(legal[0]).expect("a legal action");
        assert!(!there.refused(2), "another action");
        assert!(there.refused(1) && !there.is_waiting());
        assert_eq!(there.shown(), game.view(OWN));
        // A stand-in was faster.
        there.act(legal[0]).expect("a legal action");
        assert_eq!(there.follow(told(&mut game, legal[1], None)), Ok(News::Overtaken));
        assert_eq!((there.is_waiting(), there.shown()), (false, game.view(OWN)));
        assert!(there.act(Action::Stop).is_err() && !there.is_waiting());
    }

    #[test]
    fn an_action_waits_through_a_fresh_start() {
        let mut game = game();
        let mut there = There::new(fresh(&game), 1).expect("a game");
        let action = legal(&there.following().view())[0];
        there.act(action).expect("a legal action");
        let shown = there.shown().money_row().len();
        assert_eq!(there.follow(Frame::Fresh(fresh(&game))), Ok(News::Other));
        assert!(there.unconfirmed().is_some() && there.shown().money_row().len() == shown);
        game.play(action, &mut ()).expect("a legal action");
        assert_eq!(there.follow(Frame::Fresh(Fresh { next: 1, ..fresh(&game) })), Ok(News::Other));
        assert_eq!((there.unconfirmed(), there.shown()), (None, game.view(OWN)));
    }
}
