//! Everything that a server of tables sends is read, byte by byte, and held against what whoever gets it may know. Games
//! are played at random over all modules, and The Red Palace, by people at every seat, while somebody watches.
//! `SECRETS_GAMES=200 cargo test -p server --test secrets` plays as many.

mod common;

use common::{Page, Running, config, make, request, session, setup};
use engine::vocab::Seat;
use engine::{Event, Game, Rng, Rules, Seed, Viewer};
use futures_util::{StreamExt, stream};
use protocol::{Record, SavedGame};
use tokio_tungstenite::tungstenite::Message;
use wire::{Deed, Frame, Hands, Json, Patch, Steps, Tell, check_of, open_table};

/// Games unless `SECRETS_GAMES` says otherwise.
const GAMES: usize = 12;

/// Games that are played at once: most of a game is waiting until everybody has been told of a step.
const AT_ONCE: usize = 6;

/// Somebody's page, and what only they know.
struct Person {
    cookie: String,
    page: Page,
}

/// Mixes spread over all of them: those of Alhambra, then those of The Red Palace.
fn mixes(games: usize) -> Vec<Rules> {
    let mixes = testkit::mixes::random();
    (0..games).map(|game| mixes[(game * mixes.len() / games + game / mixes.len()) % mixes.len()]).collect()
}

/// Plays a game to its end, and returns its record with the pages; the last one watches.
async fn play(server: &Running, rules: Rules, number: usize) -> (Record, Vec<Person>) {
    let owner = session(server.address).await;
    let code = make(server.address, &owner, &format!(r#"{{"setup":{}}}"#, setup(rules))).await;
    let mut people = Vec::new();
    for seat in 0..=rules.players() {
        let cookie = if seat == 0 { owner.clone() } else { session(server.address).await };
        let mut page = Page::new(server.address, code, &cookie, None).await;
        if seat < rules.players() {
            page.sit(seat, &format!("P{seat}")).await;
        }
        people.push(Person { cookie, page });
    }
    people[0].page.start().await;
    let mut rng = Rng::new(Seed::from_number(number as u64));
    loop {
        let next = people[0].page.next();
        for person in &mut people {
            person.page.until(|page| page.following.is_some() && page.next() >= next).await;
        }
        let Some(seat) = people[0].page.view().to_act() else { break };
        let legal = people[seat.index()].page.legal();
        people[seat.index()].page.act(legal[rng.below(legal.len())]).await;
        people[0].page.until(|page| page.next() > next).await;
    }
    for person in &mut people {
        let is_revealed =
            |page: &Page| page.room.as_ref().is_some_and(|room| room.revealed.is_some()) && page.is_over();
        person.page.until(is_revealed).await;
    }
    let path = format!("/api/tables/{code}/file");
    let file = request(server.address, "GET", &path, &[("cookie", &owner)], "").await;
    (SavedGame::from_json(&file.body).expect("a file").record, people)
}

/// The game as it is known to one viewer, step by step, made from their views alone.
struct Known<'a> {
    record: &'a Record,
    viewer: Viewer,
    game: Game,
    table: Vec<u8>,
    next: usize,
    events: usize,
}

impl<'a> Known<'a> {
    fn new(record: &'a Record, viewer: Viewer) -> Known<'a> {
        let game = Game::new(record.setup.rules(), record.seed.seed());
        let table = open_table(game.view(viewer));
        Known { record, viewer, game, table, next: 0, events: 0 }
    }

    fn hands(&self) -> Hands {
        let Viewer::Seat(seat) = self.viewer else { return Vec::new() };
        self.game.view(self.viewer).hand().map(|hand| (seat, *hand)).into_iter().collect()
    }

    /// Goes one step further, and returns who made it, what the viewer saw of it, and how the open table changed.
    fn step(&mut self) -> (Option<Seat>, Vec<Event>, Patch) {
        let by = self.game.to_act();
        let mut events = Vec::new();
        self.game.play(self.record.actions[self.next], &mut events).expect("a sound record");
        let events: Vec<Event> = events.into_iter().map(|event| event.seen_by(self.viewer)).collect();
        let table = open_table(self.game.view(self.viewer));
        let patch = Patch::new(&self.table, &table);
        (self.table, self.next, self.events) = (table, self.next + 1, self.events + events.len());
        (by, events, patch)
    }

    /// Checks a message about the game against what the viewer may know at that moment.
    fn check(&mut self, frame: Frame) {
        match frame {
            Frame::Fresh(fresh) => {
                assert_eq!((fresh.next, fresh.viewer), (0, self.viewer), "all were there from the beginning");
                assert!(fresh.start == self.table && fresh.table == self.table);
                assert!(fresh.log.is_empty() && fresh.rounds.is_empty() && fresh.hands == self.hands());
            }
            Frame::Steps(Steps { steps, check, hands, may_undo }) => {
                for step in steps {
                    let number = self.next;
                    let (by, events, patch) = self.step();
                    assert_eq!((step.number as usize, Some(step.by)), (number, by));
                    assert_eq!((step.deed, step.patch), (Deed::Played(events), patch));
                    let is_own = self.viewer == Viewer::Seat(step.by);
                    assert!(is_own || step.id.is_none(), "an id is for its page alone");
                    assert!(may_undo.is_none_or(|seat| seat == step.by));
                }
                assert_eq!((check, hands), (check_of(&self.table), self.hands()));
            }
        }
    }
}

fn has(bytes: &[u8], what: &[u8]) -> bool {
    bytes.windows(what.len()).any(|window| window == what)
}

/// Checks every message that somebody got. Returns the number of bytes that were read.
fn check(record: &Record, viewer: Viewer, person: &Person, secrets: &[&str]) -> usize {
    let mut known = Known::new(record, viewer);
    let mut is_revealed = false;
    let seed = record.seed.to_string();
    let mut read = 0;
    for message in &person.page.messages {
        let bytes: &[u8] = match message {
            Message::Text(text) => {
                let tell = Tell::from_json(text).unwrap_or_else(|error| panic!("{text}: {error}"));
                let value = |text: &str| serde_json::from_str::<serde_json::Value>(text).expect("JSON");
                assert_eq!(value(&tell.to_json()), value(text), "it has no fields but those that are known");
                if let Tell::Room(room) = tell {
                    assert_eq!(room.setup, Json::of_setup(&record.setup));
                    is_revealed |= room.revealed.is_some();
                    assert!(room.revealed.is_none() || known.game.outcome().is_some(), "too early");
                }
                text.as_bytes()
            }
            Message::Binary(bytes) => {
                let frame = Frame::from_bytes(bytes).expect("a message");
                assert_eq!(frame.to_bytes(), bytes.as_ref(), "no byte is left over");
                known.check(frame);
                bytes
            }
            other => panic!("{other:?}"),
        };
        read += bytes.len();
        assert!(is_revealed || !has(bytes, seed.trim_matches('"').as_bytes()), "the seed was sent too early");
        assert!(
            !secrets.iter().any(|secret| has(bytes, secret.as_bytes())),
            "a secret of a browser was sent"
        );
    }
    assert!(is_revealed && known.next == record.actions.len() && known.events > 0);
    read
}

/// Plays a game and checks all that was sent. Returns how many messages and bytes that were.
async fn play_and_check(server: &Running, rules: Rules, number: usize) -> (usize, usize) {
    let (record, people) = play(server, rules, number).await;
    let secrets: Vec<&str> =
        people.iter().map(|person| person.cookie.split('=').nth(1).expect("a secret")).collect();
    let (mut messages, mut read) = (0, 0);
    for (seat, person) in people.iter().enumerate() {
        let viewer = if seat < rules.players() { Viewer::Seat(testkit::seat(seat)) } else { Viewer::Public };
        read += check(&record, viewer, person, &secrets);
        messages += person.page.messages.len();
    }
    (messages, read)
}

#[tokio::test]
async fn no_message_has_a_secret_in_it() {
    let games = std::env::var("SECRETS_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(GAMES);
    let folder = tempfile::tempdir().expect("a folder");
    let server = Running::new(config(folder.path(), &[("tables-per-address", "100000")])).await;
    let played = mixes(games).into_iter().enumerate();
    let played = stream::iter(played.map(|(number, rules)| play_and_check(&server, rules, number)));
    let (messages, read) =
        played.buffer_unordered(AT_ONCE).fold((0, 0), async |all, one| (all.0 + one.0, all.1 + one.1)).await;
    println!("{games} games, {messages} messages, {read} bytes: nobody was told what they may not know");
    server.stop().await;
}
