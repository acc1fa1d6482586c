//! Tables at a server, played by people who choose at random.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use engine::{Action, Rng, Seed};
use futures_util::future::select_all;
use futures_util::{SinkExt, StreamExt};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::Message;
use wire::{Ask, Following, Frame, Json, Tell, WIRE_VERSION};

use crate::common::{Socket, make, open, request, session, setup};
use crate::servers::Server;

/// Tables that are made at once.
const TOGETHER: usize = 50;

/// People at a table, played by one task. In the seats behind them are bots.
pub struct Seated {
    sockets: Vec<Socket>,
    followings: Vec<Option<Following>>,
    rng: Rng,
}

impl Seated {
    async fn new(address: SocketAddr, number: usize, seats: usize, people: usize) -> Seated {
        let mut sockets = Vec::new();
        let owner = session(address).await;
        let code =
            make(address, &owner, &format!(r#"{{"setup":{}}}"#, setup(testkit::rules(seats, "")))).await;
        for seat in 0..people {
            let cookie = if seat == 0 { owner.clone() } else { session(address).await };
            let mut socket = open(address, code, &[("cookie", &cookie)]).await.expect("a connection");
            let mut asks = vec![
                Ask::Hello { version: WIRE_VERSION, last: None },
                Ask::Sit { seat, name: format!("P{seat}"), colour: None },
                Ask::Ready { ready: true },
            ];
            if seat == 0 {
                asks.extend((people..seats).map(|seat| Ask::SeatBot { seat, level: "level-1".into() }));
            }
            for ask in asks {
                socket.send(Message::text(ask.to_json())).await.expect("it is sent");
            }
            sockets.push(socket);
        }
        let rng = Rng::new(Seed::from_number(number as u64));
        let mut seated = Seated { sockets, followings: vec![None; people], rng };
        seated.wait_for_all().await;
        seated.sockets[0].send(Message::text(Ask::Start.to_json())).await.expect("it is sent");
        for seat in 0..people {
            while seated.followings[seat].is_none() {
                seated.read(seat).await;
            }
        }
        seated
    }

    /// Waits until the first one sees that everybody is ready.
    async fn wait_for_all(&mut self) {
        loop {
            let message = self.sockets[0].next().await.expect("the connection holds").expect("a message");
            let Message::Text(text) = message else { continue };
            if let Ok(Tell::Room(room)) = Tell::from_json(&text)
                && room.seats.iter().all(|seat| seat.ready)
            {
                return;
            }
        }
    }

    /// Reads what comes until all tables are there: whoever does not answer the server's pings is taken for lost.
    async fn rest(&mut self, mut is_full: watch::Receiver<bool>) {
        loop {
            let next = select_all(self.sockets.iter_mut().map(StreamExt::next));
            tokio::select! {
                _ = is_full.wait_for(|&is_full| is_full) => return,
                (message, seat, _) = next => self.take(seat, message.expect("the connection holds").expect("a message")),
            }
        }
    }

    async fn read(&mut self, seat: usize) {
        let message = self.sockets[seat].next().await.expect("the connection holds").expect("a message");
        self.take(seat, message);
    }

    fn take(&mut self, seat: usize, message: Message) {
        let Message::Binary(bytes) = message else { return };
        match (Frame::from_bytes(&bytes).expect("a message"), &mut self.followings[seat]) {
            (Frame::Fresh(fresh), following) => *following = Some(Following::new(fresh).expect("a game")),
            (Frame::Steps(steps), Some(following)) => drop(following.follow(steps).expect("it continues")),
            (Frame::Steps(_), None) => {}
        }
    }

    fn next(&self, seat: usize) -> u32 {
        self.followings[seat].as_ref().map_or(0, Following::next)
    }

    /// Waits until a person is to act and knows it, and returns who, and what they may do; `None` when the game is over.
    async fn turn(&mut self) -> Option<(usize, Vec<Action>)> {
        loop {
            let (next, knowing) = (0..self.sockets.len()).map(|seat| (self.next(seat), seat)).max()?;
            let seat = self.followings[knowing].as_ref()?.view().to_act()?.index();
            if seat >= self.sockets.len() {
                // A bot is to act.
                self.read(0).await;
                continue;
            }
            while self.next(seat) < next {
                self.read(seat).await;
            }
            let mut legal = Vec::new();
            let view = self.followings[seat].as_ref()?.view();
            if view.to_act().is_some_and(|asked| asked.index() == seat) {
                view.legal_actions(&mut legal);
                return Some((seat, legal));
            }
        }
    }

    /// Lets everybody read until all know the same.
    async fn read_all(&mut self) {
        let next = (0..self.sockets.len()).map(|seat| self.next(seat)).max().unwrap_or(0);
        for seat in 0..self.sockets.len() {
            while self.next(seat) < next {
                self.read(seat).await;
            }
        }
    }

    /// Makes one step as soon as whoever is to act knows that they are, and returns how long they waited for it; `None` when
    /// the game is over.
    pub async fn step(&mut self) -> Option<Duration> {
        let (seat, legal) = self.turn().await?;
        let (next, id) = (self.next(seat), self.rng.below(1 << 30) as u64);
        let action = Json::of_action(legal[self.rng.below(legal.len())]);
        let ask = Message::text(Ask::Act { id, expect: next, action }.to_json());
        let began = Instant::now();
        self.sockets[seat].send(ask).await.ok()?;
        while self.next(seat) == next {
            self.read(seat).await;
        }
        Some(began.elapsed())
    }
}

/// Makes tables whose games begin. If there are not sockets enough for all seats, a bot has the last seat of some.
pub async fn make_all(server: &Server, tables: usize, seats: usize, sockets: usize) -> Vec<Seated> {
    let (address, lacking) = (server.address, (tables * seats).saturating_sub(sockets));
    assert!(lacking < tables, "there are too few sockets for so many tables");
    let (fill, is_full) = watch::channel(false);
    let mut resting = JoinSet::new();
    for first in (0..tables).step_by(TOGETHER) {
        let more = first..tables.min(first + TOGETHER);
        let more =
            more.map(|number| Seated::new(address, number, seats, seats - usize::from(number < lacking)));
        for mut table in more.collect::<JoinSet<_>>().join_all().await {
            let is_full = is_full.clone();
            resting.spawn(async move {
                table.rest(is_full).await;
                table
            });
        }
    }
    fill.send_replace(true);
    resting.join_all().await
}

/// What a server has done in a while.
pub struct Done {
    pub waited: Vec<Duration>,
    /// The time that has passed, the processor time of the server, and how much of it was that of the database.
    pub took: f64,
    pub used: f64,
    pub database: f64,
}

impl Done {
    pub fn steps(&self) -> f64 {
        self.waited.len() as f64
    }

    /// Steps for a second of processor time without the threads of the database.
    pub fn without_database(&self) -> f64 {
        self.steps() / (self.used - self.database)
    }
}

/// Measures a server while people play at it.
async fn measured(server: &Server, play: impl Future<Output = Vec<Duration>>) -> Done {
    let (began, before, database) = (Instant::now(), server.seconds(), server.database_seconds());
    let waited = play.await;
    let (took, used) = (began.elapsed().as_secs_f64(), server.seconds() - before);
    Done { waited, took, used, database: server.database_seconds() - database }
}

/// Plays so many tables at once, each as fast as it goes, until the time is over. Whose game ends goes on at the next table.
pub async fn as_fast(server: &Server, tables: &mut Vec<Seated>, at_once: usize, seconds: f64) -> Done {
    let end = Instant::now() + Duration::from_secs_f64(seconds);
    let waiting = Arc::new(Mutex::new(VecDeque::from(std::mem::take(tables))));
    let players = (0..at_once).map(|_| {
        let waiting = Arc::clone(&waiting);
        let next = move || waiting.lock().expect("no panic").pop_front();
        async move {
            let (mut waited, mut table) = (Vec::new(), next());
            while Instant::now() < end
                && let Some(seated) = &mut table
            {
                match seated.step().await {
                    Some(time) => waited.push(time),
                    None => table = next(),
                }
            }
            (waited, table)
        }
    });
    let players: JoinSet<_> = players.collect();
    let mut left = Vec::new();
    let done = measured(server, async {
        let (waited, others): (Vec<_>, Vec<_>) = players.join_all().await.into_iter().unzip();
        left = others;
        waited.into_iter().flatten().collect()
    });
    let done = done.await;
    assert!(left.iter().all(Option::is_some), "all games are over; there were too few tables");
    *tables =
        left.into_iter().flatten().chain(std::mem::take(&mut *waiting.lock().expect("no panic"))).collect();
    done
}

/// Plays all tables, each with a step every so often.
pub async fn at_pace(server: &Server, tables: Vec<Seated>, pause: Duration, seconds: f64) -> Done {
    let (began, count) = (Instant::now(), tables.len());
    let end = began + Duration::from_secs_f64(seconds);
    let players = tables.into_iter().enumerate().map(|(number, mut table)| async move {
        let mut waited = Vec::new();
        // Tables do not all begin at once.
        let mut at = began + pause.mul_f64(number as f64 / count as f64);
        while at < end {
            tokio::time::sleep_until(at.into()).await;
            at += pause;
            match table.step().await {
                Some(time) => waited.push(time),
                None => break,
            }
            table.read_all().await;
        }
        (waited, table)
    });
    let players: JoinSet<_> = players.collect();
    measured(server, async {
        let done = players.join_all().await;
        done.into_iter().flat_map(|(waited, _)| waited).collect()
    })
    .await
}

/// Plays so many steps at each table, a few tables at a time.
pub async fn some_steps(tables: Vec<Seated>, steps: usize) -> Vec<Seated> {
    let (mut playing, mut played) = (JoinSet::new(), Vec::new());
    for mut table in tables {
        if playing.len() == TOGETHER {
            played.extend(playing.join_next().await.expect("one of them").ok());
        }
        playing.spawn(async move {
            for _ in 0..steps {
                table.step().await;
            }
            table
        });
    }
    played.extend(playing.join_all().await);
    played
}

/// The share of the steps that were kept and told within this time, in seconds, as the server counts them.
pub async fn share_within(server: &Server, limit: &str) -> f64 {
    let counts = request(server.address, "GET", "/metrics", &[], "").await.body;
    let count = |name: &str| {
        let line = counts.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.and_then(|number| number.parse::<f64>().ok()).unwrap_or_default()
    };
    count(&format!("alhambra_step_seconds_bucket{{le=\"{limit}\"}}")) / count("alhambra_step_seconds_count")
}
