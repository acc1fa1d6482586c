//! All tables of a server: finding, making and comparing them.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use protocol::{SeedText, Setup};
use store::{Store, StoreError};
use tables::{Bring, Member, New, Table};
use tokio::sync::{Semaphore, mpsc, oneshot};
use wire::{Ask, Code, Holder, Options, Other, Refusal, Refused, Stage};

use super::config::Config;
use super::limits::Counts;
use super::metrics::{Metrics, log};
use super::now;
use super::room::{Msg, Room};
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
    links: Mutex<Vec<SeatLink>>,
}

/// A link that moves a seat to another device. Only a hash of its secret is kept.
struct SeatLink {
    secret: Member,
    code: Code,
    who: Member,
    valid_until: u64,
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
            links: Mutex::new(Vec::new()),
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
        let (seed, deal, setup) = match same_deal {
            None => (SeedText::from_chance(random()), new_deal(), setup),
            Some(code) => {
                let of = |table: &Table| {
                    // Once a game is over, its cards are known; of one that was brought they always were.
                    let is_known = table.stage() == Stage::Over || table.is_brought();
                    (table.seed().clone(), table.deal(), table.setup(), is_known)
                };
                let (seed, deal, setup, is_known) = self.look(code, move |table, _| of(table)).await?;
                if is_known {
                    return Err(Refused::new(Refusal::NotNow, "the cards of that table are known already"));
                }
                (seed, deal, setup)
            }
        };
        let code = self.free_code().await?;
        let table = Table::new(New { code, setup, options, owner, seed, deal }, now())?;
        self.keep_new(table).await
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
                    Err(refused) if refused.code == Refusal::NoSuchTable => {}
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
    pub fn new_link(&self, code: Code, who: Member, valid_until: u64) -> String {
        let secret = new_secret();
        let mut links = locked(&self.links);
        links.retain(|link| link.valid_until > now() && link.who != who);
        links.push(SeatLink { secret: Member::of_secret(secret.as_bytes()), code, who, valid_until });
        secret
    }

    /// Moves a seat to whoever has the secret of a link, which is void then.
    pub async fn use_link(self: &Arc<Self>, secret: &str, to: Member) -> Result<Code, Refused> {
        let hash = Member::of_secret(secret.as_bytes());
        let link = {
            let mut links = locked(&self.links);
            links.retain(|link| link.valid_until > now());
            links.iter().position(|link| link.secret == hash).map(|place| links.swap_remove(place))
        };
        let link =
            link.ok_or_else(|| Refused::new(Refusal::NoSuchTable, "this link is not valid any more"))?;
        if link.who == to {
            return Ok(link.code);
        }
        let (reply, answer) = oneshot::channel();
        let _ = self.find(link.code).await?.send(Msg::MoveSeat { from: link.who, to, reply }).await;
        match answer.await {
            Ok(true) => Ok(link.code),
            _ => Err(Refused::new(Refusal::SeatTaken, "you have another seat at this table")),
        }
    }

    /// The codes of the tables in memory.
    pub fn codes(&self) -> Vec<Code> {
        locked(&self.rooms).keys().copied().collect()
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
