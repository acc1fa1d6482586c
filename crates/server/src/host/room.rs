//! One table at work: a task that owns it, reads one kind of message, and tells everybody what they may know.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use engine::Action;
use protocol::{SeedText, Setup};
use store::StoreError;
use tables::{Change, Due, Member, Plan, Row, Table, Task};
use tokio::sync::{mpsc, oneshot};
use wire::{Ask, Code, Link, Other, Refusal, Refused, Stage, Tell, Vote};

use super::hall::Shared;
use super::listed::Listed;
use super::metrics::{count, log};
use super::now;
use super::outbox::{Message, Outbox};

/// So long a bot may think.
const LONGEST_THOUGHT: Duration = Duration::from_secs(2);

/// So long a table stays in memory that nobody looks at and that waits for nothing, in milliseconds.
const IDLE: u64 = 600_000;

/// So many can watch a table: everybody is told who is there.
const MAX_WATCHERS: u32 = 100;

/// After a write that failed, a bot tries again so much later, in milliseconds.
const RETRY: u64 = 2_000;

/// So long after a step those are told at the latest who neither made it nor are to act next, in milliseconds. What follows
/// within this time, which nobody notices, comes with it: to send a message costs more than what is in it.
const TOGETHER: u64 = 10;

/// So many steps at most are told together. Somebody who has missed many more would get the game as it stands.
const MOST_TOGETHER: u32 = 5;

/// So long a link to another device is valid, in milliseconds.
const LINK_VALID: u32 = 600_000;

/// Somebody's look at a table and the number of those who watch it.
pub(crate) type Look = Box<dyn FnOnce(&Table, u32) + Send>;

/// The number of a connection, or why there is none.
pub(crate) type Joined = Result<u64, (Refusal, &'static str)>;

/// A message to the owner of a table.
pub(crate) enum Msg {
    /// Somebody connects; the answer is the number of the connection, or why the table does not admit them.
    Join(Box<Join>),
    /// A connection asks for something.
    Ask { connection: u64, ask: Box<Ask> },
    /// A connection has ended.
    Leave { connection: u64 },
    /// A bot or a stand-in has decided.
    Decided { task: Box<Task>, action: Option<Action> },
    /// The other tables with the same cards.
    Compare(Vec<Other>),
    /// A seat moves to another device; the answer says whether it did.
    MoveSeat(Box<MoveSeat>),
    /// Another table gets the same cards; the answer is what it needs, or nothing if the cards are known already.
    Share(Box<Share>),
    /// Somebody looks at the table.
    Look(Look),
    /// The server stops.
    Stop,
}

// A queue has room for 32 of them as long as its table lives.
const _: () = assert!(size_of::<Msg>() <= 32);

/// Somebody connects.
pub(crate) struct Join {
    pub who: Member,
    /// The number of steps that the page knows.
    pub known: Option<u32>,
    pub out: Arc<Outbox>,
    pub reply: oneshot::Sender<Joined>,
}

/// A seat moves to another device.
pub(crate) struct MoveSeat {
    pub from: Member,
    pub to: Member,
    pub reply: oneshot::Sender<bool>,
}

/// Another table gets the same cards.
pub(crate) struct Share {
    pub new: Code,
    pub reply: oneshot::Sender<Option<Deal>>,
}

/// What tables with the same cards have in common.
pub(crate) struct Deal {
    pub seed: SeedText,
    pub number: u64,
    pub setup: Setup,
}

/// Somebody's connection.
struct Connection {
    number: u64,
    who: Member,
    /// The number of steps that were sent.
    known: Option<u32>,
    /// When the steps that were made since have to be sent.
    told_by: Option<u64>,
    out: Arc<Outbox>,
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.out.let_go();
    }
}

/// What everybody sees of a table beside its game and its people, to notice changes.
type Mark = (Stage, Option<Vote>, u32);

/// A table with its connections.
pub(crate) struct Room {
    table: Table,
    shared: Arc<Shared>,
    inbox: mpsc::Sender<Msg>,
    connections: Vec<Connection>,
    next_connection: u64,
    is_deciding: bool,
    retry_at: Option<u64>,
    idle_since: u64,
}

/// How long it is until then.
fn until(at: u64) -> Duration {
    Duration::from_millis(at.saturating_sub(now()))
}

impl Room {
    pub fn new(table: Table, shared: Arc<Shared>, inbox: mpsc::Sender<Msg>) -> Room {
        Room {
            table,
            shared,
            inbox,
            connections: Vec::new(),
            next_connection: 0,
            is_deciding: false,
            retry_at: None,
            idle_since: now(),
        }
    }

    /// Works until the table is idle or the server stops.
    pub async fn run(mut self, mut messages: mpsc::Receiver<Msg>) {
        self.show();
        self.let_decide();
        let mut set_for = self.wake_at();
        let mut alarm = Box::pin(tokio::time::sleep(until(set_for)));
        loop {
            let wake = self.wake_at();
            // To set it costs more than to find, once it has rung, that there is nothing to do yet.
            if wake < set_for {
                set_for = wake;
                alarm.as_mut().reset(tokio::time::Instant::now() + until(wake));
            }
            tokio::select! {
                // The alarm, which looks at the time, waits until nobody asks for anything. They cannot keep it waiting for
                // long: whoever asks too much is not heard.
                biased;
                message = messages.recv() => match message {
                    None | Some(Msg::Stop) => {
                        self.tell_all(&Tell::Closing { again_in: 1_000 });
                        break;
                    }
                    Some(message) => self.handle(message).await,
                },
                () = &mut alarm => {
                    self.wake().await;
                    // It has rung, so it has to be set again.
                    set_for = u64::MAX;
                }
            }
            if self.is_unused() && self.idle_since + IDLE <= now() {
                break;
            }
        }
        // Whoever sends a message from now on finds the table closed, and asks the hall again.
        self.shared.leave(self.table.code());
        messages.close();
    }

    /// When something has to be done without a message.
    fn wake_at(&self) -> u64 {
        let mut at = self.idle_since + IDLE;
        if let Due::At(deadline) = self.table.due() {
            at = at.min(deadline);
        }
        for connection in &self.connections {
            let watching = connection.known.and_then(|known| self.table.watch_due(known));
            at = [watching, connection.told_by].into_iter().flatten().fold(at, u64::min);
        }
        self.retry_at.map_or(at, |retry| at.min(retry))
    }

    async fn wake(&mut self) {
        let now = now();
        self.tell_steps(now, |one| one.told_by.is_none_or(|by| by <= now));
        if self.table.take_over(now) {
            self.keep_and_show().await;
        }
        if self.retry_at.is_some_and(|retry| retry <= now) {
            self.retry_at = None;
        }
        self.let_decide();
        if !self.is_unused() {
            self.idle_since = now;
        }
    }

    /// Whether nobody looks at the table and it waits for nothing.
    fn is_unused(&self) -> bool {
        self.connections.is_empty() && !self.is_deciding && !matches!(self.table.due(), Due::At(_))
    }

    async fn handle(&mut self, message: Msg) {
        match message {
            Msg::Join(join) => {
                let Join { who, known, out, reply } = *join;
                let connection = self.join(who, known, out);
                let _ = reply.send(connection);
            }
            Msg::Ask { connection, ask } => self.ask(connection, *ask).await,
            Msg::Leave { connection } => self.drop_connections(|one| one.number == connection),
            Msg::Decided { task, action } => {
                self.is_deciding = false;
                let row = action.and_then(|action| self.table.plan_task(&task, action, now()));
                if let Some(row) = row
                    && self.step(row).await.is_err()
                {
                    self.retry_at = Some(now() + RETRY);
                }
            }
            Msg::Compare(others) => {
                self.table.compare(others);
                self.show();
            }
            Msg::MoveSeat(moving) => {
                let MoveSeat { from, to, reply } = *moving;
                self.tell_waiting();
                let moved = self.table.move_seat(&from, to, now());
                if moved {
                    for connection in self.connections.iter_mut().filter(|one| one.who == from) {
                        connection.known = None;
                        connection.out.send(&Message::text(&Tell::Elsewhere));
                    }
                    self.keep_and_show().await;
                }
                let _ = reply.send(moved);
            }
            Msg::Share(share) => {
                let Share { new, reply } = *share;
                // Once a game is over, its cards are known; of one that was begun elsewhere they always were.
                let is_known = self.table.stage() == Stage::Over || self.table.is_brought();
                let deal = (!is_known).then(|| {
                    let number = self.table.deal();
                    self.shared.join_deal(number, new);
                    self.table.share_with(new);
                    Deal { seed: self.table.seed().clone(), number, setup: self.table.setup() }
                });
                let _ = reply.send(deal);
            }
            Msg::Look(look) => look(&self.table, self.watchers()),
            Msg::Stop => {}
        }
        self.let_decide();
    }

    fn watchers(&self) -> u32 {
        self.connections.iter().filter(|one| self.table.seat_of(&one.who).is_none()).count() as u32
    }

    fn join(&mut self, who: Member, known: Option<u32>, out: Arc<Outbox>) -> Joined {
        if !self.table.admits(&who) {
            return Err((Refusal::NotNow, "nobody watches this game"));
        }
        if self.table.seat_of(&who).is_none() && self.watchers() >= MAX_WATCHERS {
            return Err((Refusal::Full, "so many watch this table that there is no room for more"));
        }
        let number = self.next_connection;
        self.next_connection += 1;
        self.connections.push(Connection { number, who, known, told_by: None, out });
        self.idle_since = now();
        if self.count_connections(&who) {
            self.show();
        } else {
            self.show_to(number);
        }
        if let Some(connection) = self.connections.last() {
            let lines = self.table.talk(&who);
            connection.out.send(&Message::text(&Tell::Talk { lines }));
            if let Some(clocks) = self.table.clocks(now()) {
                connection.out.send(&Message::text(&Tell::Clocks(clocks)));
            }
        }
        self.tell_steps(now(), |_| true);
        Ok(number)
    }

    /// Tells the table how many connections somebody has. Returns whether everybody sees a difference.
    fn count_connections(&mut self, who: &Member) -> bool {
        let connections = self.connections.iter().filter(|one| one.who == *who).count();
        let differs = self.table.connected(who, connections, now());
        differs || self.table.seat_of(who).is_none()
    }

    fn drop_connections(&mut self, is_gone: impl Fn(&Connection) -> bool) {
        let gone: Vec<Member> =
            self.connections.iter().filter(|one| is_gone(one)).map(|one| one.who).collect();
        self.connections.retain(|one| !is_gone(one));
        let mut differs = false;
        for who in gone {
            differs |= self.count_connections(&who);
        }
        self.idle_since = now();
        if differs {
            self.show();
        }
    }

    fn connection(&self, number: u64) -> Option<&Connection> {
        self.connections.iter().find(|one| one.number == number)
    }

    /// Notes how many steps a connection knows.
    fn note_known(&mut self, number: u64, known: Option<u32>) {
        let mut connections = self.connections.iter_mut();
        if let Some(connection) = connections.find(|one| one.number == number) {
            connection.known = known;
        }
    }

    fn tell(&mut self, number: u64, tell: &Tell) {
        self.tell_waiting();
        if let Some(connection) = self.connection(number) {
            connection.out.send(&Message::text(tell));
        }
    }

    fn tell_all(&mut self, tell: &Tell) {
        self.tell_waiting();
        let message = Message::text(tell);
        self.connections.iter().for_each(|connection| connection.out.send(&message));
    }

    /// Shows the table to everybody, each with their own eyes.
    fn show(&mut self) {
        self.tell_waiting();
        let (watchers, now) = (self.watchers(), now());
        self.shared.show_open(self.table.code(), Listed::open(&self.table, watchers));
        for connection in &self.connections {
            let room = self.table.room(&connection.who, watchers, now);
            connection.out.send(&Message::text(&Tell::Room(Box::new(room))));
        }
    }

    fn show_to(&mut self, number: u64) {
        if let Some(who) = self.connection(number).map(|one| one.who) {
            self.tell(number, &Tell::Room(Box::new(self.table.room(&who, self.watchers(), now()))));
        }
    }

    /// Sends to these the steps that they do not know yet. Clocks follow to those for whom a step has just been made.
    fn tell_steps(&mut self, now: u64, to: impl Fn(&Connection) -> bool) {
        let clocks = self.table.clocks(now).map(|clocks| Message::text(&Tell::Clocks(clocks)));
        // Those who watch all get the same bytes.
        let mut watched: Vec<((Option<u32>, bool), Message, u32)> = Vec::new();
        for connection in self.connections.iter_mut().filter(|one| to(one)) {
            let clocks = clocks.as_ref().filter(|_| connection.told_by.is_some());
            connection.told_by = None;
            let before = (connection.known, clocks.is_some());
            let is_watching = self.table.seat_of(&connection.who).is_none();
            let made = watched.iter().find(|(other, ..)| is_watching && *other == before);
            if let Some((_, message, known)) = made {
                connection.out.send(message);
                connection.known = Some(*known);
            } else if let Some(caught) = self.table.catch_up(&connection.who, connection.known, now) {
                let mut message = Message::about(&caught.frame);
                if let Some(clocks) = clocks {
                    message.append(clocks);
                }
                connection.out.send(&message);
                connection.known = Some(caught.known);
                if is_watching {
                    watched.push((before, message, caught.known));
                }
            } else if let Some(clocks) = clocks {
                connection.out.send(clocks);
            }
        }
    }

    /// Sends the steps to those who wait for them. Nobody is told anything else before.
    fn tell_waiting(&mut self) {
        self.tell_steps(now(), |one| one.told_by.is_some());
    }

    /// Sends a step to whoever made it and to whoever is to act next, and lets the others wait for what follows.
    fn tell_step(&mut self, by: usize) {
        let (now, next) = (now(), self.table.next());
        for connection in &mut self.connections {
            connection.told_by.get_or_insert(now + TOGETHER);
        }
        let concerned = [Some(by), self.table.to_act()].map(|seat| self.table.person_at(seat?).copied());
        self.tell_steps(now, |one| {
            concerned.contains(&Some(one.who)) || one.known.is_none_or(|known| known + MOST_TOGETHER <= next)
        });
    }

    fn mark(&self) -> Mark {
        let room = &self.table;
        (room.stage(), room.vote().cloned(), room.stand_ins())
    }

    async fn keep(&self) -> Result<(), Refused> {
        let kept = self.shared.store.save(&self.table.keep(), now()).await;
        kept.map_err(|error| self.failed("a table could not be kept", &error))
    }

    /// Notes that something could not be kept, and what the asker is told.
    fn failed(&self, what: &str, error: &StoreError) -> Refused {
        count(&self.shared.metrics.failures);
        log("error", what, &error.to_string());
        Refused::new(Refusal::Failed, "this could not be kept; try again")
    }

    async fn keep_and_show(&mut self) {
        let _ = self.keep().await;
        self.show();
    }

    /// Keeps a step, makes it and tells everybody. It is told to nobody before it is safe.
    async fn step(&mut self, row: Row) -> Result<(), Refused> {
        let began = Instant::now();
        let failed = |message: &str| Refused { id: row.id, ..Refused::new(Refusal::Failed, message) };
        let before = self.mark();
        if let Err(error) = self.shared.store.append(self.table.code(), row.clone()).await {
            count(&self.shared.metrics.failures);
            log("error", "a step could not be kept", &error.to_string());
            if matches!(error, StoreError::Taken) {
                self.read_again().await;
                return Err(Refused { code: Refusal::Stale, ..failed("somebody was faster") });
            }
            return Err(failed("the step could not be kept; try again"));
        }
        if let Err(error) = self.table.commit(&row) {
            // What is kept decides.
            log("error", "a step that was planned could not be made", &error.to_string());
            self.read_again().await;
            return Err(failed("the step could not be made"));
        }
        self.tell_step(row.by.index());
        self.shared.metrics.stepped(began.elapsed().as_micros() as u64);
        let after = self.mark();
        if before != after {
            if (before.0, before.2) != (after.0, after.2) {
                let _ = self.keep().await;
            }
            if after.0 == Stage::Over {
                self.shared.compare(self.table.deal());
            }
            self.show();
        }
        Ok(())
    }

    /// Reads the table again from what is kept, after somebody else has written to it.
    async fn read_again(&mut self) {
        match self.shared.store.load(self.table.code(), now()).await {
            Ok(Some(table)) => self.table = table,
            Ok(None) => log("error", "a table is gone", ""),
            Err(error) => log("error", "a table could not be read again", &error.to_string()),
        }
        let mut people: Vec<Member> = self.connections.iter().map(|one| one.who).collect();
        people.dedup();
        for who in &people {
            self.count_connections(who);
        }
        self.connections.iter_mut().for_each(|connection| connection.known = None);
        self.show();
        self.tell_steps(now(), |_| true);
    }

    async fn ask(&mut self, number: u64, ask: Ask) {
        let Some(who) = self.connection(number).map(|one| one.who) else { return };
        count(&self.shared.metrics.requests);
        if let Err(refused) = self.answer(number, &who, ask).await {
            count(&self.shared.metrics.refused);
            self.tell(number, &Tell::Refused(refused));
        }
    }

    async fn answer(&mut self, number: u64, who: &Member, ask: Ask) -> Result<(), Refused> {
        match ask {
            Ask::Hello { last, .. } => {
                self.note_known(number, last.and_then(|last| last.checked_add(1)));
                self.show_to(number);
                self.tell_steps(now(), |_| true);
                Ok(())
            }
            Ask::Act { .. } | Ask::Undo { .. } | Ask::TakeBack { .. } => {
                match self.table.plan(who, &ask, now())? {
                    Plan::Step(row) => self.step(row).await,
                    Plan::Known(made) => {
                        self.note_known(number, Some(made));
                        self.tell_steps(now(), |_| true);
                        Ok(())
                    }
                    Plan::Shown => {
                        self.show();
                        Ok(())
                    }
                }
            }
            Ask::Link => {
                if self.table.seat_of(who).is_none() {
                    return Err(Refused::new(Refusal::NoSeat, "you have no seat at this table"));
                }
                let link = self.shared.new_link(self.table.code(), *who, LINK_VALID).await;
                let secret = link.map_err(|error| self.failed("a link could not be kept", &error))?;
                self.tell(number, &Tell::Link(Link { path: format!("/#seat={secret}"), valid: LINK_VALID }));
                Ok(())
            }
            // Such requests are rare, and every table would hold the memory for them.
            ask => Box::pin(self.change(number, who, ask)).await,
        }
    }

    async fn change(&mut self, number: u64, who: &Member, ask: Ask) -> Result<(), Refused> {
        let before = self.table.clone();
        match self.table.ask(who, ask, now())? {
            Change::Own => {
                if let Err(refused) = self.keep().await {
                    self.table = before;
                    return Err(refused);
                }
                self.show_to(number);
            }
            Change::Shown => self.show(),
            Change::Kept | Change::Began => {
                self.count_connections(who);
                if let Err(refused) = self.keep().await {
                    self.table = before;
                    return Err(refused);
                }
                // Whoever sits down sees the game with other eyes.
                for connection in self.connections.iter_mut().filter(|one| one.who == *who) {
                    connection.known = None;
                }
                self.show();
                self.tell_steps(now(), |_| true);
                if let Some(clocks) = self.table.clocks(now()) {
                    self.tell_all(&Tell::Clocks(clocks));
                }
            }
            Change::Said { number, line } => {
                if let Err(error) = self.shared.store.say(self.table.code(), number, &line).await {
                    self.table = before;
                    return Err(self.failed("a line could not be kept", &error));
                }
                self.tell_waiting();
                let message = Message::text(&Tell::Line(line.clone()));
                for connection in self.connections.iter().filter(|one| self.table.hears(&one.who, &line)) {
                    connection.out.send(&message);
                }
            }
            Change::Rematch => {
                let code = self.shared.rematch(&self.table).await?;
                self.table.set_rematch(code);
                let _ = self.keep().await;
                self.show();
                self.tell_all(&Tell::Rematch { code });
            }
        }
        Ok(())
    }

    /// Lets a bot or a stand-in decide, away from this task.
    fn let_decide(&mut self) {
        if self.is_deciding || self.retry_at.is_some() {
            return;
        }
        let Some(task) = self.table.task() else { return };
        self.is_deciding = true;
        let (inbox, shared) = (self.inbox.clone(), Arc::clone(&self.shared));
        tokio::spawn(async move {
            tokio::time::sleep(Duration::from_millis(shared.config.bot_pause)).await;
            // Bots use at most as many threads as there are cores, so that they do not slow down people.
            let _permit = shared.thinkers.acquire().await;
            let decided = tokio::task::spawn_blocking(move || {
                let end = Instant::now() + LONGEST_THOUGHT;
                let action = task.decide(&mut || Instant::now() < end);
                (Box::new(task), action)
            });
            if let Ok((task, action)) = decided.await {
                let _ = inbox.send(Msg::Decided { task, action }).await;
            }
        });
    }
}

impl Drop for Room {
    fn drop(&mut self) {
        self.shared.metrics.tables.fetch_sub(1, Ordering::Relaxed);
    }
}
