//! A server of tables is killed at random moments under load. Afterwards every step that was acknowledged is there
//! exactly once. `CRASH_ROUNDS=200 cargo test -p server --test crash` kills it as often.

mod common;

use std::collections::HashMap;
use std::io::{BufRead, BufReader, Write};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use common::{Page, config, make, open, rand, session, setup};
use engine::{Rng, Seed};
use futures_util::{SinkExt, StreamExt};
use server::Files;
use server::host::Host;
use store::{Folder, Store};
use tokio_tungstenite::tungstenite::Message;
use wire::{Ask, Code, Deed, Following, Frame, Json, WIRE_VERSION};

/// The variable that tells this program to be the server, with its folder.
const CHILD: &str = "CRASH_CHILD";

/// Tables that are played at once.
const TABLES: usize = 6;

/// Rounds unless `CRASH_ROUNDS` says otherwise.
const ROUNDS: usize = 6;

fn main() {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime");
    match std::env::var_os(CHILD) {
        Some(folder) => runtime.block_on(serve(Path::new(&folder))),
        None => runtime.block_on(crash()),
    }
}

/// The server, until it is killed.
async fn serve(folder: &Path) {
    let host = Host::bind(config(folder, &[])).await.unwrap_or_else(|error| panic!("{error}"));
    println!("{}", host.address().expect("an address"));
    std::io::stdout().flush().expect("it is written");
    host.run(Files::Inside, std::future::pending()).await;
}

fn start(folder: &Path) -> (Child, SocketAddr) {
    let mut child = Command::new(std::env::current_exe().expect("this program"))
        .env(CHILD, folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("a server");
    let mut line = String::new();
    let output = child.stdout.take().expect("its output");
    BufReader::new(output).read_line(&mut line).expect("an address");
    let address = line.trim().parse().unwrap_or_else(|_| panic!("no address: {line:?}"));
    (child, address)
}

/// Somebody who plays both seats of a table, and notes what was acknowledged.
struct Player {
    code: Code,
    cookies: [String; 2],
    following: [Option<Following>; 2],
    /// The id of every step that was acknowledged.
    acknowledged: HashMap<u32, u64>,
    rng: Rng,
}

impl Player {
    async fn new(address: SocketAddr, number: u64) -> Player {
        let cookies = [session(address).await, session(address).await];
        let body = format!(r#"{{"setup":{}}}"#, setup(testkit::rules(2, "thieves")));
        let code = make(address, &cookies[0], &body).await;
        let mut pages = Vec::new();
        for (seat, cookie) in cookies.iter().enumerate() {
            let mut page = Page::new(address, code, cookie, None).await;
            page.sit(seat, ["Ana", "Bo"][seat]).await;
            pages.push(page);
        }
        pages[0].start().await;
        pages[1].until(|page| page.following.is_some()).await;
        let [one, two] = [pages.remove(0), pages.remove(0)].map(|page| page.following);
        let rng = Rng::new(Seed::from_number(number));
        Player { code, cookies, following: [one, two], acknowledged: HashMap::new(), rng }
    }

    /// Plays until the connection breaks or the game is over.
    async fn play(&mut self, address: SocketAddr) -> Option<()> {
        let mut sockets = Vec::new();
        for (cookie, following) in self.cookies.iter().zip(&self.following) {
            let mut socket = open(address, self.code, &[("cookie", cookie)]).await.ok()?;
            let last = following.as_ref().and_then(Following::last);
            let hello = Ask::Hello { version: WIRE_VERSION, last };
            socket.send(Message::text(hello.to_json())).await.ok()?;
            sockets.push(socket);
        }
        let mut asked = None;
        loop {
            let [one, two] = &self.following;
            let (one, two) = (one.as_ref()?, two.as_ref()?);
            let seat = one.view().to_act()?.index();
            let own = [one, two][seat];
            let mut legal = Vec::new();
            own.view().legal_actions(&mut legal);
            if one.next() == two.next() && asked != Some(one.next()) && !legal.is_empty() {
                asked = Some(one.next());
                let action = Json::of_action(legal[self.rng.below(legal.len())]);
                let ask = Ask::Act { id: u64::from(rand()), expect: one.next(), action };
                sockets[seat].send(Message::text(ask.to_json())).await.ok()?;
            }
            let (first, second) = sockets.split_at_mut(1);
            let (seat, message) = tokio::select! {
                message = first[0].next() => (0, message),
                message = second[0].next() => (1, message),
            };
            match message?.ok()? {
                Message::Binary(bytes) => self.take(seat, Frame::from_bytes(&bytes).expect("a message")),
                Message::Close(_) => return None,
                _ => {}
            }
        }
    }

    fn take(&mut self, seat: usize, frame: Frame) {
        match frame {
            Frame::Fresh(fresh) => {
                let known = self.following[seat].as_ref().map_or(0, Following::next);
                assert!(fresh.next >= known, "steps that were acknowledged are lost");
                self.following[seat] = Some(Following::new(fresh).expect("a game"));
            }
            Frame::Steps(steps) => {
                for step in &steps.steps {
                    if let (Some(id), Deed::Played(_)) = (step.id, &step.deed) {
                        let before = self.acknowledged.insert(step.number, id);
                        assert!(before.is_none_or(|before| before == id), "a step has become another");
                    }
                }
                let following = self.following[seat].as_mut().expect("a game");
                following.follow(steps).expect("it continues");
            }
        }
    }
}

async fn crash() {
    let rounds = std::env::var("CRASH_ROUNDS").ok().and_then(|rounds| rounds.parse().ok()).unwrap_or(ROUNDS);
    let folder = tempfile::tempdir().expect("a folder");
    let mut players: Vec<Player> = Vec::new();
    let mut acknowledged = 0;
    let mut done: Vec<Player> = Vec::new();
    for round in 0..rounds {
        let (mut child, address) = start(folder.path());
        // Whose game is over begins another.
        let (over, going): (Vec<Player>, Vec<Player>) = players.into_iter().partition(|player| {
            player.following[0].as_ref().is_some_and(|following| following.view().outcome().is_some())
        });
        players = going;
        done.extend(over);
        while players.len() < TABLES {
            players.push(Player::new(address, (round * TABLES + players.len()) as u64).await);
        }
        let playing: Vec<_> = players
            .into_iter()
            .map(|mut player| {
                tokio::spawn(async move {
                    player.play(address).await;
                    player
                })
            })
            .collect();
        tokio::time::sleep(Duration::from_millis(50 + u64::from(rand() % 300))).await;
        child.kill().expect("it is killed");
        child.wait().expect("it is gone");
        players = Vec::new();
        for one in playing {
            players.push(one.await.expect("a player"));
        }
    }
    let store = Store::open(Folder::take(folder.path()).expect("the folder is free")).await.expect("a store");
    for player in done.iter().chain(&players) {
        let rows = store.rows(player.code).await.expect("steps");
        assert!(rows.iter().zip(0..).all(|(row, number)| row.number == number), "numbers have gaps");
        for (&number, &id) in &player.acknowledged {
            assert_eq!(rows.get(number as usize).and_then(|row| row.id), Some(id), "step {number}");
            assert_eq!(rows.iter().filter(|row| row.id == Some(id)).count(), 1, "once, and not twice");
        }
        acknowledged += player.acknowledged.len();
        let table = store.load(player.code, 0).await.expect("it can be read").expect("it is there");
        assert_eq!(table.next() as usize, rows.len(), "all steps are played again");
    }
    assert!(acknowledged > 20 * rounds, "only {acknowledged} steps in {rounds} rounds");
    println!(
        "killed {rounds} times: {acknowledged} acknowledged steps at {} tables are all there",
        done.len() + players.len()
    );
}
