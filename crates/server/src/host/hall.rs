//! All tables of a server: finding, making and comparing them.

use std::collections::{HashMap, HashSet};
use std::net::IpAddr;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use protocol::{SeedText, Setup};
use store::{Link, Store, StoreError};
use tables::{Bring, Member, New, Table};
use tokio::sync::{Semaphore, mpsc, oneshot};
use wire::{Ask, Code, Holder, Options, Other, Refusal, Refused};

use super::config::Config;
use super::limits::Counts;
use super::listed::{Listed, Own};
use super::metrics::{Metrics, log};
use super::now;
use super::room::{Deal, MoveSeat, Msg, Room, Share};
use super::session::{new_secret, random};

/// The messages that may wait for a table.
const WAITING: usize = 256;

/// What all parts of the server share.
pub(crate) struct Shared {
    pub config: Config,
    pub store: Store,
    pub metrics: Metrics,
    /// The bots that may think at once.
    pub thinkers: Semaphore,
    pub connections: Counts<IpAddr>,
    /// The tables that addresses have made, and the codes that they got wrong, in this hour.
    pub made: Counts<IpAddr>,
    pub misses: Counts<IpAddr>,
    rooms: Mutex<HashMap<Code, mpsc::Sender<Msg>>>,
    /// Tables are read one after the other, so that none is read twice.
    reading: tokio::sync::Mutex<()>,
    deals: Mutex<HashMap<u64, Vec<Code>>>,
    /// Tables with the cards of others that are being made: they count as played, though they cannot be asked yet.
    making: Mutex<HashSet<Code>>,
    /// The open tables that everybody finds, as they show themselves.
    open: Mutex<HashMap<Code, Listed>>,
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A number for a deal that no other has. Not all programs read larger numbers from JSON exactly.
fn new_deal() -> u64 {
    u64::from_le_bytes(random()) >> 11
}

impl Shared {
    /// Opens what is kept.
    pub async fn open(config: Config, store: Store) -> Result<Arc<Shared>, StoreError> {
        let mut deals: HashMap<u64, Vec<Code>> = HashMap::new();
        for (code, deal) in store.deals().await? {
            deals.entry(deal).or_default().push(code);
        }
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Ok(Arc::new(Shared {
            config,
            store,
            metrics: Metrics::default(),
            thinkers: Semaphore::new(cores),
            connections: Counts::new(),
            made: Counts::new(),
            misses: Counts::new(),
            rooms: Mutex::new(HashMap::new()),
            reading: tokio::sync::Mutex::new(()),
            deals: Mutex::new(deals),
            making: Mutex::new(HashSet::new()),
            open: Mutex::new(HashMap::new()),
        }))
    }

    /// Goes on with the games that wait for bots or have clocks, and forgets what nobody has used for long.
    pub async fn resume(self: &Arc<Self>) -> Result<(), StoreError> {
        let oldest = now().saturating_sub(self.config.forget_after_days * 86_400_000);
        for (code, is_over, changed_at) in self.store.codes().await? {
            if changed_at < oldest {
                // A long game is changed by its steps, too.
                let last = self.store.rows(code).await?.last().map_or(0, |row| row.at);
                if last < oldest {
                    self.store.forget(code).await?;
                    continue;
                }
            }
            if !is_over && let Err(refused) = self.find(code).await {
                log("error", "a table could not be resumed", &refused.message);
            }
        }
        Ok(())
    }

    /// The way to a table. It is read from what is kept if it is not in memory.
    pub async fn find(self: &Arc<Self>, code: Code) -> Result<mpsc::Sender<Msg>, Refused> {
        if let Some(room) = locked(&self.rooms).get(&code) {
            return Ok(room.clone());
        }
        let _reading = self.reading.lock().await;
        if let Some(room) = locked(&self.rooms).get(&code) {
            return Ok(room.clone());
        }
        match self.store.load(code, now()).await {
            Ok(Some(table)) => self.enter(table),
            Ok(None) => Err(Refused::new(Refusal::NoSuchTable, "there is no table with this code")),
            Err(StoreError::Kept(error)) => Err(Refused::new(Refusal::Failed, error.to_string())),
            Err(error) => {
                log("error", "a table could not be read", &error.to_string());
                Err(Refused::new(Refusal::Failed, "the table cannot be read now"))
            }
        }
    }

    /// Starts the task of a table.
    fn enter(self: &Arc<Self>, mut table: Table) -> Result<mpsc::Sender<Msg>, Refused> {
        let mut rooms = locked(&self.rooms);
        if rooms.len() >= self.config.max_tables {
            return Err(Refused::new(Refusal::Full, "there is no room for more tables now"));
        }
        let (inbox, messages) = mpsc::channel(WAITING);
        let code = table.code();
        let mut deals = locked(&self.deals);
        let tables = deals.entry(table.deal()).or_default();
        if !tables.contains(&code) {
            tables.push(code);
        }
        // Until they answer, the others with these cards count as still played, so that nothing is revealed too early.
        let others = tables.iter().filter(|&&other| other != code);
        let waiting = |&code: &Code| Other { code, names: Vec::new(), scores: None };
        let others: Vec<Other> = others.map(waiting).collect();
        let (has_others, deal) = (!others.is_empty(), table.deal());
        drop(deals);
        table.compare(others);
        self.metrics.tables.fetch_add(1, Ordering::Relaxed);
        tokio::spawn(Room::new(table, Arc::clone(self), inbox.clone()).run(messages));
        rooms.insert(code, inbox.clone());
        drop(rooms);
        if has_others {
            self.compare(deal);
        }
        Ok(inbox)
    }

    /// A table ends its task.
    pub fn leave(&self, code: Code) {
        locked(&self.rooms).remove(&code);
        locked(&self.open).remove(&code);
    }

    /// A table shows itself to those who look for one, or does so no more.
    pub fn show_open(&self, code: Code, listed: Option<Listed>) {
        let mut open = locked(&self.open);
        match listed {
            Some(listed) => drop(open.insert(code, listed)),
            None => drop(open.remove(&code)),
        }
    }

    /// The open tables that everybody finds, the newest first.
    pub fn open_tables(&self, most: usize) -> Vec<Listed> {
        let mut open: Vec<Listed> = locked(&self.open).values().cloned().collect();
        open.sort_by_key(|table| std::cmp::Reverse(table.made_at));
        open.truncate(most);
        open
    }

    /// The tables of somebody, those where they are to act first.
    pub async fn tables_of(self: &Arc<Self>, who: Member, most: usize) -> Result<Vec<Own>, Refused> {
        let codes = self.store.tables_of(who, most).await.map_err(|error| {
            log("error", "the tables of somebody could not be found", &error.to_string());
            Refused::new(Refusal::Failed, "your tables cannot be found now")
        })?;
        let mut own = Vec::new();
        for code in codes {
            let is_here = locked(&self.rooms).contains_key(&code);
            let table = if is_here {
                self.look(code, move |table, watchers| Own::new(table, &who, watchers)).await.ok().flatten()
            } else {
                // To look at a table that sleeps is no reason to wake it.
                let table = self.store.load(code, now()).await.ok().flatten();
                table.and_then(|table| Own::new(&table, &who, 0))
            };
            own.extend(table);
        }
        own.sort_by_key(|own| std::cmp::Reverse((own.your_turn, own.table.made_at)));
        Ok(own)
    }

    /// A code that no table has.
    async fn free_code(&self) -> Result<Code, Refused> {
        for _ in 0..1000 {
            let number = u32::from_le_bytes(random()) % Code::COUNT;
            let Some(code) = Code::new(number) else { continue };
            let is_kept = self.store.has(code).await;
            if !locked(&self.rooms).contains_key(&code) && matches!(is_kept, Ok(false)) {
                return Ok(code);
            }
        }
        Err(Refused::new(Refusal::Full, "there is no room for more tables now"))
    }

    /// Makes a table, with cards of its own or with those of another table.
    pub async fn make(
        self: &Arc<Self>,
        owner: Member,
        setup: Setup,
        options: Options,
        same_deal: Option<Code>,
    ) -> Result<Code, Refused> {
        let code = self.free_code().await?;
        let Some(first) = same_deal else {
            let (seed, deal) = (SeedText::from_chance(random()), new_deal());
            return self.keep_new(Table::new(New { code, setup, options, owner, seed, deal }, now())?).await;
        };
        let Deal { seed, number: deal, setup } = self.share(first, code).await?;
        let new = Table::new(New { code, setup, options, owner, seed, deal }, now());
        let made = match new {
            Ok(table) => self.keep_new(table).await,
            Err(refused) => Err(refused),
        };
        if made.is_err()
            && let Some(tables) = locked(&self.deals).get_mut(&deal)
        {
            tables.retain(|&other| other != code);
        }
        locked(&self.making).remove(&code);
        self.compare(deal);
        made
    }

    /// Asks a table for its cards, for a new one with this code. The table knows of the new one when it answers, so
    /// that it does not reveal the cards if its game ends in the next moment.
    async fn share(self: &Arc<Self>, code: Code, new: Code) -> Result<Deal, Refused> {
        let (reply, answer) = oneshot::channel();
        let _ = self.find(code).await?.send(Msg::Share(Box::new(Share { new, reply }))).await;
        let shared = answer.await.map_err(|_| Refused::new(Refusal::Failed, "the table does not answer"))?;
        shared.ok_or_else(|| Refused::new(Refusal::NotNow, "the cards of that table are known already"))
    }

    /// A table that is being made gets these cards.
    pub fn join_deal(&self, deal: u64, new: Code) {
        locked(&self.making).insert(new);
        locked(&self.deals).entry(deal).or_default().push(new);
    }

    /// Makes a table for a game that was begun elsewhere, given as the text of a file.
    pub async fn bring(
        self: &Arc<Self>,
        owner: Member,
        text: String,
        options: Options,
    ) -> Result<Code, Refused> {
        let bring = Bring { code: self.free_code().await?, text, options, owner, deal: new_deal() };
        // A long game takes a while to be played again; others must not wait for it.
        let table = tokio::task::spawn_blocking(move || Table::bring(bring, now())).await;
        let table =
            table.unwrap_or_else(|_| Err(Refused::new(Refusal::Failed, "this game cannot be read")))?;
        self.keep_new(table).await
    }

    async fn keep_new(self: &Arc<Self>, table: Table) -> Result<Code, Refused> {
        let code = table.code();
        if let Err(error) = self.store.save_with(&table.keep(), table.brought_rows(), now()).await {
            log("error", "a table could not be kept", &error.to_string());
            return Err(Refused::new(Refusal::Failed, "the table could not be kept; try again"));
        }
        self.enter(table)?;
        Ok(code)
    }

    /// Makes a table for the same people.
    pub async fn rematch(self: &Arc<Self>, old: &Table) -> Result<Code, Refused> {
        let code = self.free_code().await?;
        let (seed, deal) = (SeedText::from_chance(random()), new_deal());
        let (setup, options, owner) = (old.setup(), old.options().clone(), *old.owner());
        let mut table = Table::new(New { code, setup, options, owner, seed, deal }, now())?;
        let places = old.room(&owner, 0, now()).seats;
        for (seat, who, name) in old.people() {
            let (name, colour) = (name.unwrap_or_default().to_string(), Some(places[seat].colour));
            table.ask(who, Ask::Sit { seat, name, colour }, now())?;
            // All have just said that they want to play again.
            table.ask(who, Ask::Ready { ready: true }, now())?;
        }
        for (seat, place) in places.into_iter().enumerate() {
            if let Holder::Bot { level } = place.holder {
                table.ask(&owner, Ask::SeatBot { seat, level }, now())?;
            }
        }
        self.keep_new(table).await
    }

    /// Asks a table for something. It may have ended its task in the meantime, and is then found again.
    pub async fn look<T: Send + 'static>(
        self: &Arc<Self>,
        code: Code,
        ask: impl Fn(&Table, u32) -> T + Clone + Send + 'static,
    ) -> Result<T, Refused> {
        for _ in 0..3 {
            let (reply, answer) = oneshot::channel();
            let ask = ask.clone();
            let look = Box::new(move |table: &Table, watchers| drop(reply.send(ask(table, watchers))));
            if self.find(code).await?.send(Msg::Look(look)).await.is_ok()
                && let Ok(answer) = answer.await
            {
                return Ok(answer);
            }
        }
        Err(Refused::new(Refusal::Failed, "the table does not answer"))
    }

    /// Tells all tables with the same cards about each other.
    pub fn compare(self: &Arc<Self>, deal: u64) {
        let codes = locked(&self.deals).get(&deal).cloned().unwrap_or_default();
        if codes.len() < 2 {
            return;
        }
        let shared = Arc::clone(self);
        tokio::spawn(async move {
            let mut all = Vec::new();
            for &code in &codes {
                let of = move |table: &Table, _| Other { code, names: table.names(), scores: table.scores() };
                match shared.look(code, of).await {
                    Ok(other) => all.push(other),
                    Err(refused)
                        if refused.code == Refusal::NoSuchTable
                            && !locked(&shared.making).contains(&code) => {}
                    // It cannot be asked now, so it may still be played: the cards stay secret.
                    Err(_) => all.push(Other { code, names: Vec::new(), scores: None }),
                }
            }
            for &code in &codes {
                let others = all.iter().filter(|other| other.code != code).cloned().collect();
                let room = locked(&shared.rooms).get(&code).cloned();
                if let Some(room) = room {
                    let _ = room.send(Msg::Compare(others)).await;
                }
            }
        });
    }

    /// A secret by which somebody can take over a seat, once.
    pub async fn new_link(&self, code: Code, who: Member, valid: u32) -> Result<String, StoreError> {
        let (text, now) = (new_secret(), now());
        let secret = Member::of_secret(text.as_bytes());
        let link = Link { secret, code, who, valid_until: now + u64::from(valid) };
        self.store.add_link(link, now).await?;
        Ok(text)
    }

    /// Moves a seat to whoever has the secret of a link, which is void then.
    pub async fn use_link(self: &Arc<Self>, secret: &str, to: Member) -> Result<Code, Refused> {
        let link =
            self.store.use_link(Member::of_secret(secret.as_bytes()), now()).await.map_err(|error| {
                log("error", "a link could not be used", &error.to_string());
                Refused::new(Refusal::Failed, "the link cannot be used now")
            })?;
        let link =
            link.ok_or_else(|| Refused::new(Refusal::NoSuchTable, "this link is not valid any more"))?;
        if link.who == to {
            return Ok(link.code);
        }
        let (reply, answer) = oneshot::channel();
        let moving = Box::new(MoveSeat { from: link.who, to, reply });
        let _ = self.find(link.code).await?.send(Msg::MoveSeat(moving)).await;
        match answer.await {
            Ok(true) => Ok(link.code),
            _ => Err(Refused::new(Refusal::SeatTaken, "you have another seat at this table")),
        }
    }

    /// Tells all tables that the server stops, and waits until they have.
    pub async fn stop(&self) {
        let rooms: Vec<mpsc::Sender<Msg>> = locked(&self.rooms).values().cloned().collect();
        for room in &rooms {
            let _ = room.send(Msg::Stop).await;
        }
        for room in rooms {
            room.closed().await;
        }
    }
}

#[cfg(test)]
mod tests {
    use store::Folder;

    use super::*;

    async fn opened(folder: &std::path::Path) -> Arc<Shared> {
        let flags = [("data", folder.display().to_string()), ("bot-pause", "0".into())];
        let flags = flags.map(|(name, value)| (name.to_string(), value));
        let config = Config::read(None, |_| None, &flags).expect("settings");
        let store = Store::open(Folder::take(folder).expect("the folder is free")).await.expect("a store");
        Shared::open(config, store).await.expect("it opens")
    }

    /// A table of two bots that has begun.
    async fn begun(shared: &Arc<Shared>, code: Code) {
        let mut table = shared.store.load(code, now()).await.expect("it answers").expect("it is there");
        let owner = *table.owner();
        for seat in [0, 1] {
            table.ask(&owner, Ask::SeatBot { seat, level: "level-1".into() }, now()).expect("an empty seat");
        }
        table.ask(&owner, Ask::Start, now()).expect("all are there");
        shared.store.save(&table.keep(), now()).await.expect("it is written");
        // Its task began with an empty table; it is read again.
        shared.leave(code);
        shared.find(code).await.expect("it is there");
    }

    async fn until_over(shared: &Arc<Shared>, code: Code) {
        while shared.look(code, |table, _| table.stage()).await != Ok(wire::Stage::Over) {
            tokio::task::yield_now().await;
        }
    }

    /// Whether the cards of a table are revealed to those at it.
    async fn is_revealed(shared: &Arc<Shared>, code: Code) -> bool {
        shared.look(code, |table, _| table.file().is_some()).await.expect("it answers")
    }

    #[tokio::test]
    async fn a_table_that_is_made_as_the_first_ends_gets_cards_that_nobody_knows() {
        let folder = tempfile::tempdir().expect("a folder");
        let shared = opened(folder.path()).await;
        let owner = Member::of_secret(b"owner");
        let setup = Setup::new(testkit::rules(2, ""));
        let make = async |same: Option<Code>| shared.make(owner, setup, Options::default(), same).await;
        let [first, other] = [make(None).await.expect("a table"), make(None).await.expect("a table")];
        let third = make(Some(first)).await.expect("a table with the same cards");
        // The cards are asked for; before the new table is there, the games with these cards end.
        let new = shared.free_code().await.expect("a code");
        let deal = shared.share(first, new).await.expect("its game is not over");
        for code in [first, other, third] {
            begun(&shared, code).await;
            until_over(&shared, code).await;
        }
        // Everything that was sent to the tables has been read when they answer.
        shared.compare(deal.number);
        for _ in 0..100 {
            tokio::task::yield_now().await;
            assert!(!is_revealed(&shared, first).await && !is_revealed(&shared, third).await);
        }
        assert!(is_revealed(&shared, other).await, "nobody else has its cards");
        assert!(make(Some(first)).await.is_err_and(|refused| refused.code == Refusal::NotNow));
        // It is made and played, and then all is revealed.
        let table =
            New { code: new, setup, options: Options::default(), owner, seed: deal.seed, deal: deal.number };
        shared.keep_new(Table::new(table, now()).expect("a table")).await.expect("it is kept");
        locked(&shared.making).remove(&new);
        begun(&shared, new).await;
        until_over(&shared, new).await;
        while !is_revealed(&shared, first).await || !is_revealed(&shared, third).await {
            tokio::task::yield_now().await;
        }
    }
}
