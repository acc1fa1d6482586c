//! Tables from the first seat to the end of the game, as people and their pages meet them.

use engine::{Action, Game, Rng, Seed, View, Viewer};
use protocol::{Record, RecordedGame, SavedGame, SeedText, Setup};
use tables::{Bring, Change, Did, Due, Kept, Member, New, Plan, Row, Table};
use wire::{
    Ask, Chat, Clock, Code, Colour, Followed, Following, Frame, Holder, Json, Options, Phrase, Presence,
    Refusal, Stage, StandIn, TakeBack, Words,
};

const NOW: u64 = 1_700_000_000_000;

fn member(name: &str) -> Member {
    Member::of_secret(name.as_bytes())
}

fn new(modules: &str, players: usize, options: Options) -> Table {
    let new = New {
        code: Code::new(123_456).expect("six digits"),
        setup: Setup::new(testkit::rules(players, modules)),
        options,
        owner: member("Ana"),
        seed: SeedText::from_text("a seed of tests").expect("a seed"),
        deal: 1,
    };
    Table::new(new, NOW).expect("sound options")
}

fn sit(table: &mut Table, seat: usize, name: &str) {
    let ask = Ask::Sit { seat, name: name.into(), colour: None };
    assert_eq!(table.ask(&member(name), ask, NOW), Ok(Change::Kept));
    let ready = Ask::Ready { ready: true };
    assert_eq!(table.ask(&member(name), ready, NOW), Ok(Change::Kept));
}

/// A table whose game has begun, with these people in this order.
fn begun(modules: &str, people: &[&str], options: Options) -> Table {
    let mut table = new(modules, people.len(), options);
    people.iter().enumerate().for_each(|(seat, name)| sit(&mut table, seat, name));
    assert_eq!(table.ask(&member("Ana"), Ask::Start, NOW), Ok(Change::Began));
    table
}

fn code(result: Result<impl std::fmt::Debug, wire::Refused>) -> Refusal {
    result.expect_err("it is refused").code
}

/// Somebody's page.
struct Page {
    who: Member,
    following: Option<Following>,
}

impl Page {
    fn new(name: &str) -> Page {
        Page { who: member(name), following: None }
    }

    fn known(&self) -> Option<u32> {
        self.following.as_ref().map(Following::next)
    }

    /// Brings the page up to date through bytes, as a network would.
    fn catch_up(&mut self, table: &Table, now: u64) {
        let Some(catch) = table.catch_up(&self.who, self.known(), now) else { return };
        match (Frame::from_bytes(&catch.frame.to_bytes()).expect("a message"), &mut self.following) {
            (Frame::Fresh(fresh), following) => {
                *following = Some(Following::new(fresh).expect("a game"));
            }
            (Frame::Steps(steps), Some(following)) => {
                following.follow(steps).expect("it continues");
            }
            (Frame::Steps(_), None) => panic!("a page that knows nothing gets all"),
        }
        assert_eq!(self.known(), Some(catch.known));
    }

    fn view(&self) -> View<'_> {
        self.following.as_ref().expect("the page follows").view()
    }

    fn legal(&self) -> Vec<Action> {
        let mut legal = Vec::new();
        self.view().legal_actions(&mut legal);
        legal
    }
}

fn act(id: u64, expect: u32, action: Action) -> Ask {
    Ask::Act { id, expect, action: Json::of_action(action) }
}

/// Plans a step, as whoever owns the table writes it down.
fn planned(table: &mut Table, who: &Member, ask: &Ask, now: u64) -> Row {
    match table.plan(who, ask, now) {
        Ok(Plan::Step(row)) => row,
        other => panic!("{ask:?}: {other:?}"),
    }
}

/// Plays the first legal action of whoever is to act, and returns the step.
fn play_first(table: &mut Table, pages: &mut [Page], now: u64) -> Row {
    let seat = table.to_act().expect("the game is not over");
    pages.iter_mut().for_each(|page| page.catch_up(table, now));
    let ask = act(u64::from(table.next()), table.next(), pages[seat].legal()[0]);
    let row = planned(table, &pages[seat].who, &ask, now);
    table.commit(&row).expect("a planned step");
    pages.iter_mut().for_each(|page| page.catch_up(table, now));
    row
}

#[test]
fn people_gather_and_begin() {
    let mut table = new("", 3, Options::default());
    let (ana, bo) = (member("Ana"), member("Bo"));
    let sit_as = |seat: usize, name: &str| Ask::Sit { seat, name: name.into(), colour: None };
    assert_eq!(code(table.ask(&bo, Ask::Ready { ready: true }, NOW)), Refusal::NoSeat);
    assert_eq!(code(table.ask(&bo, sit_as(3, "Bo"), NOW)), Refusal::SeatTaken);
    assert_eq!(code(table.ask(&bo, sit_as(0, "\u{200B}"), NOW)), Refusal::BadName);
    assert_eq!(code(table.ask(&bo, Ask::Start, NOW)), Refusal::NotOwner);
    sit(&mut table, 1, "Bo");
    assert_eq!(code(table.ask(&ana, sit_as(1, "Ana"), NOW)), Refusal::SeatTaken);
    assert_eq!(code(table.ask(&ana, sit_as(0, "BO"), NOW)), Refusal::BadName);
    assert_eq!(table.ask(&ana, sit_as(0, "Ana"), NOW), Ok(Change::Kept));
    let red = Ask::Sit { seat: 0, name: "Ana".into(), colour: Some(Colour::Red) };
    assert_eq!(table.ask(&ana, red, NOW), Ok(Change::Kept));
    let taken = Ask::Sit { seat: 1, name: "Bo".into(), colour: Some(Colour::Red) };
    assert_eq!(code(table.ask(&bo, taken, NOW)), Refusal::SeatTaken);
    assert_eq!(code(table.ask(&ana, Ask::Start, NOW)), Refusal::NotNow);
    let bot = |level: &str| Ask::SeatBot { seat: 2, level: level.into() };
    assert_eq!(code(table.ask(&bo, bot("level-1"), NOW)), Refusal::NotOwner);
    assert_eq!(code(table.ask(&ana, bot("level-9"), NOW)), Refusal::BadSetup);
    assert_eq!(table.ask(&ana, bot("level-1"), NOW), Ok(Change::Kept));
    let room = table.room(&ana, 0, NOW);
    assert_eq!(room.seats[2].holder, Holder::Bot { level: "level-1".into() });
    let colours: Vec<Colour> = room.seats.iter().map(|seat| seat.colour).collect();
    assert!(colours[0] == Colour::Red && colours[1] != colours[2] && !colours[1..].contains(&Colour::Red));
    assert_eq!((room.commitment, room.you.owner, room.you.seat), (None, true, Some(0)));
    assert_eq!(table.ask(&ana, Ask::Start, NOW), Ok(Change::Began));
    let room = table.room(&bo, 0, NOW);
    let expected = Record::new(table.setup(), table.seed().clone()).commitment();
    assert_eq!((room.commitment, room.revealed, room.you.owner), (Some(expected), None, false));
    assert_eq!(
        code(table.ask(&ana, Ask::SetUp { setup: room.setup, options: room.options }, NOW)),
        Refusal::NotNow
    );
}

#[test]
fn the_owner_changes_the_game_before_it_begins() {
    let mut table = new("", 3, Options::default());
    sit(&mut table, 2, "Bo");
    let ana = member("Ana");
    let set_up = |players: usize, options: Options| Ask::SetUp {
        setup: Json::of_setup(&Setup::new(testkit::rules(players, "camps thieves"))),
        options,
    };
    let clock = Options { clock: Clock::Move { seconds: 1 }, ..Options::default() };
    assert_eq!(code(table.ask(&ana, set_up(4, clock), NOW)), Refusal::BadSetup);
    assert_eq!(table.ask(&ana, set_up(5, Options::default()), NOW), Ok(Change::Kept));
    let room = table.room(&ana, 0, NOW);
    assert!(room.seats.len() == 5 && !room.seats[2].ready);
    let mut colours: Vec<&str> = room.seats.iter().map(|seat| seat.colour.name()).collect();
    colours.sort_unstable();
    colours.dedup();
    assert_eq!(colours.len(), 5);
    // Who finds the table concerns nobody's readiness; the time for a move does.
    for (options, is_ready) in [
        (Options { listed: true, ..Options::default() }, true),
        (Options { clock: Clock::Move { seconds: 60 }, ..Options::default() }, false),
    ] {
        sit(&mut table, 2, "Bo");
        assert_eq!(table.ask(&ana, set_up(5, options.clone()), NOW), Ok(Change::Kept));
        let room = table.room(&ana, 0, NOW);
        assert_eq!((room.seats[2].ready, room.options), (is_ready, options));
    }
    // Fewer seats: people move to an empty one, then to that of a bot; who does not want to hear them still does not.
    sit(&mut table, 4, "Cy");
    let bot = Ask::SeatBot { seat: 1, level: "level-2".into() };
    assert_eq!(table.ask(&ana, bot, NOW), Ok(Change::Kept));
    assert_eq!(table.ask(&ana, Ask::Mute { seat: 4, muted: true }, NOW), Ok(Change::Own));
    assert_eq!(table.ask(&ana, set_up(2, Options::default()), NOW), Ok(Change::Kept));
    let room = table.room(&ana, 0, NOW);
    let names: Vec<Option<&str>> = room.seats.iter().map(|seat| seat.name.as_deref()).collect();
    assert_eq!((names, room.you.muted), (vec![Some("Bo"), Some("Cy")], vec![1]));
    assert!(room.seats.iter().all(|seat| seat.holder == Holder::Person && !seat.ready));
    assert_eq!(table.ask(&ana, set_up(3, Options::default()), NOW), Ok(Change::Kept));
    sit(&mut table, 2, "Ana");
    assert_eq!(code(table.ask(&ana, set_up(2, Options::default()), NOW)), Refusal::SeatTaken);
}

#[test]
fn the_game_begins_without_the_seats_that_nobody_takes() {
    let mut table = new("camps", 5, Options::default());
    let ana = member("Ana");
    sit(&mut table, 0, "Ana");
    sit(&mut table, 4, "Bo");
    let bot = Ask::SeatBot { seat: 3, level: "level-2".into() };
    assert_eq!(table.ask(&ana, bot, NOW), Ok(Change::Kept));
    let setup = table.room(&ana, 0, NOW).setup;
    let fewer = |players| Ask::SetUp {
        setup: setup.with_players(players).expect("the rules allow it"),
        options: Options::default(),
    };
    assert_eq!((setup.with_players(1), setup.with_players(7)), (None, None));
    assert_eq!(table.ask(&ana, fewer(3), NOW), Ok(Change::Kept));
    let room = table.room(&ana, 0, NOW);
    // Nobody has lost a seat, and who was ready still is.
    let names: Vec<Option<&str>> = room.seats.iter().map(|seat| seat.name.as_deref()).collect();
    assert_eq!(names, [Some("Ana"), None, Some("Bo")]);
    assert!(room.seats[1].holder == Holder::Bot { level: "level-2".into() } && room.seats[2].ready);
    // A seat that somebody had, a bot even, is another matter.
    let mut other = table.clone();
    assert_eq!(other.ask(&ana, fewer(2), NOW), Ok(Change::Kept));
    assert!(!other.room(&ana, 0, NOW).seats[1].ready);
    assert_eq!(table.ask(&ana, Ask::Start, NOW), Ok(Change::Began));
}

/// The longest set-ups fit into a request, and every mix can be chosen before the game begins.
#[test]
fn a_table_can_be_set_up_for_every_mix() {
    let mut table = new("", 2, Options::default());
    for rules in testkit::mixes::random() {
        let setup = Json::of_setup(&Setup::new(rules));
        let ask = Ask::SetUp { setup: setup.clone(), options: Options::default() };
        let ask = Ask::from_json(&ask.to_json()).expect("a request");
        assert_eq!(table.ask(&member("Ana"), ask, NOW), Ok(Change::Kept));
        let room = table.room(&member("Ana"), 0, NOW);
        assert_eq!((room.setup, room.seats.len(), table.setup().rules()), (setup, rules.players(), rules));
    }
}

/// A game on somebody's device after some actions, as a page saves it.
fn saved(modules: &str, names: &[Option<&str>], bots: &[Option<&str>], actions: usize) -> String {
    let setup = Setup::new(testkit::rules(names.len(), modules));
    let mut game = RecordedGame::new(setup, SeedText::from_text("a device").expect("a seed"));
    let mut rng = Rng::new(Seed::from_number(6));
    for _ in 0..actions {
        let mut legal = Vec::new();
        game.game().legal_actions(&mut legal);
        let Some(&action) = legal.get(rng.below(legal.len().max(1))) else { break };
        game.play(action, &mut ()).expect("a legal action");
    }
    let texts = |list: &[Option<&str>]| list.iter().map(|text| text.map(str::to_string)).collect();
    let colours = ["white", "red", "blue"][..names.len()].iter().map(|name| name.to_string()).collect();
    let table =
        protocol::Table { names: texts(names), bots: texts(bots), colours, ..protocol::Table::default() };
    SavedGame::to_json(&game, &table)
}

fn bring(text: String) -> Result<Table, wire::Refused> {
    let code = Code::new(1).expect("a code");
    Table::bring(Bring { code, text, options: Options::default(), owner: member("Ana"), deal: 3 }, NOW)
}

#[test]
fn a_game_from_a_device_goes_on_at_a_table() {
    let names = [Some("Robot"), Some("Ana"), Some("Bo")];
    let bots = [Some("level-3"), None, None];
    let text = saved("thieves", &names, &bots, 40);
    let mut table = bring(text.clone()).expect("a game");
    let (ana, bo) = (member("Ana"), member("Bo"));
    let room = table.room(&bo, 0, NOW);
    assert!(room.brought && room.stage == Stage::Gathering && room.seats[0].name.is_none());
    let holders: Vec<Holder> = room.seats.iter().map(|seat| seat.holder.clone()).collect();
    assert_eq!(holders, [Holder::Bot { level: "level-3".into() }, Holder::Person, Holder::Nobody]);
    let colours: Vec<Colour> = room.seats.iter().map(|seat| seat.colour).collect();
    assert_eq!(colours, [Colour::White, Colour::Red, Colour::Blue]);
    assert_eq!((table.seat_of(&ana), room.seats[2].name.as_deref()), (Some(1), Some("Bo")));
    // Nobody is hindered by the name of an empty seat, and it stays when somebody leaves it.
    let sit_as = |seat: usize, name: &str| Ask::Sit { seat, name: name.into(), colour: None };
    assert_eq!(table.ask(&ana, sit_as(1, "Bo"), NOW), Ok(Change::Kept));
    assert_eq!(table.ask(&ana, sit_as(1, "Ana"), NOW), Ok(Change::Kept));
    sit(&mut table, 2, "Bo");
    assert_eq!(table.ask(&bo, Ask::Stand, NOW), Ok(Change::Kept));
    assert_eq!(table.room(&bo, 0, NOW).seats[2].name.as_deref(), Some("Bo"));
    sit(&mut table, 2, "Bo");
    // Its set-up stays; its options do not have to.
    let setup = |modules: &str| Json::of_setup(&Setup::new(testkit::rules(3, modules)));
    let other = Ask::SetUp { setup: setup(""), options: Options::default() };
    assert_eq!(code(table.ask(&ana, other, NOW)), Refusal::NotNow);
    let options = Options { chat: Chat::Off, ..Options::default() };
    let same = Ask::SetUp { setup: setup("thieves"), options };
    assert_eq!(table.ask(&ana, same, NOW), Ok(Change::Kept));
    // Written down and read again before it begins.
    let rows = table.brought_rows();
    assert_eq!(rows.len(), 40);
    let mut table = Table::read(table.keep(), &rows, NOW).expect("a table");
    assert_eq!(table.brought_rows(), rows);
    assert!(Table::read(table.keep(), &rows[..39], NOW).is_ok_and(|short| short.brought_rows().len() == 39));
    assert!(Table::read(table.keep(), &rows[1..], NOW).is_err());
    table.ask(&bo, Ask::Ready { ready: true }, NOW).expect("he has a seat");
    assert_eq!(table.ask(&ana, Ask::Start, NOW), Ok(Change::Began));
    assert_eq!((table.next(), table.brought_rows()), (40, vec![]));
    let record = SavedGame::from_json(&text).expect("a file").record;
    let mut pages = ["Robot", "Ana", "Bo"].map(Page::new);
    for page in &mut pages[1..] {
        page.catch_up(&table, NOW);
        let viewer = page.following.as_ref().expect("it follows").viewer();
        assert_eq!(page.view(), record.replay().expect("a record").view(viewer));
    }
    // It is played to its end, and the file to take home has all of it.
    let mut all = rows;
    while let Some(seat) = table.to_act() {
        let row = match table.task() {
            Some(task) => {
                let action = task.decide(&mut || true).expect("an action");
                table.plan_task(&task, action, NOW).expect("it is the moment")
            }
            None => {
                pages[seat].catch_up(&table, NOW);
                let ask = act(u64::from(table.next()), table.next(), pages[seat].legal()[0]);
                planned(&mut table, &pages[seat].who.clone(), &ask, NOW)
            }
        };
        table.commit(&row).expect("a planned step");
        all.push(row);
    }
    let whole = SavedGame::from_json(&table.file().expect("the game is over")).expect("a file").record;
    assert_eq!((&whole.actions[..40], whole.actions.len()), (&record.actions[..], all.len()));
    assert!(whole.replay().is_ok() && table.room(&ana, 0, NOW).revealed == Some(whole.committed()));
    let again = Table::read(table.keep(), &all, NOW).expect("a table");
    assert!(again.file() == table.file() && again.is_brought());
}

#[test]
fn a_game_that_cannot_go_on_is_not_put_on_a_table() {
    let people = [Some("Ana"), Some("Bo")];
    let sound = saved("", &people, &[None, None], 10);
    assert_eq!(bring(sound.clone()).expect("a game").seat_of(&member("Ana")), Some(0));
    assert_eq!(code(bring(saved("", &people, &[None, None], 10_000))), Refusal::NotNow);
    let unknown = bring(saved("", &people, &[None, Some("deep blue")], 10));
    assert_eq!(code(unknown), Refusal::BadSetup);
    // Without a name nobody sits down.
    let nameless = bring(saved("", &[None, None], &[None, None], 0)).expect("a game");
    assert_eq!(nameless.seat_of(&member("Ana")), None);
    let mut record = SavedGame::from_json(&sound).expect("a file").record;
    for (text, said) in [
        (String::new(), "not JSON"),
        ("[]".into(), "the record"),
        (sound.replace("\"names\"", "\"Names\""), "changed"),
        (record.to_json().replace("\"rules_version\": ", "\"rules_version\": 9"), "version 9"),
    ] {
        let refused = bring(text).expect_err(said);
        assert_eq!(refused.code, Refusal::BadSetup);
        assert!(refused.message.contains(said), "{said}: {}", refused.message);
    }
    record.push(Action::Pass);
    let refused = bring(record.to_json()).expect_err("an illegal action");
    assert!(refused.rule.is_some_and(|rule| rule.starts_with("BASE-")), "{}", refused.message);
}

#[test]
fn a_game_is_played_to_its_end_and_kept() {
    let people = ["Ana", "Bo", "Cy"];
    let mut table = begun("thieves bonus-cards street-trader", &people, Options::default());
    let mut pages: Vec<Page> = people.iter().chain(&["Watcher"]).map(|name| Page::new(name)).collect();
    let mut rows: Vec<Row> = Vec::new();
    let mut rng = Rng::new(Seed::from_number(1));
    while let Some(seat) = table.to_act() {
        let now = NOW + 1_000 * u64::from(table.next());
        // Now and then a page is away for a while.
        for page in pages.iter_mut().take(3).filter(|_| rng.below(3) > 0) {
            page.catch_up(&table, now);
        }
        pages[seat].catch_up(&table, now);
        let legal = pages[seat].legal();
        let id = rng.below(1 << 30) as u64;
        let ask = act(id, table.next(), legal[rng.below(legal.len())]);
        let row = planned(&mut table, &pages[seat].who.clone(), &ask, now);
        assert_eq!(table.next(), row.number, "planning changes nothing");
        table.commit(&row).expect("a planned step");
        // The same request again changes nothing and is answered by the same step.
        assert_eq!(table.plan(&pages[seat].who.clone(), &ask, now), Ok(Plan::Known(row.number)));
        rows.push(row);
    }
    assert_eq!(table.stage(), Stage::Over);
    let text = table.file().expect("the game is over");
    let game = SavedGame::from_json(&text).expect("a file").record.replay().expect("a record");
    for page in &mut pages {
        page.catch_up(&table, NOW * 2);
        let viewer = page.following.as_ref().expect("it follows").viewer();
        assert_eq!(page.view(), game.view(viewer));
        // A page that is loaded anew knows as much of the rounds that are past as one that has seen them.
        let mut again = Page { who: page.who, following: None };
        again.catch_up(&table, NOW * 2);
        let rounds = |page: &Page| {
            let rounds = page.following.as_ref().expect("it follows").rounds().to_vec();
            rounds.into_iter().map(|round| (round.number, round.before, round.after)).collect::<Vec<_>>()
        };
        assert_eq!((rounds(&again), rounds(&again).len()), (rounds(page), 3));
    }
    let room = table.room(&member("Watcher"), 1, NOW);
    assert_eq!(room.revealed, Some(SavedGame::from_json(&text).expect("a file").record.committed()));
    // What was written down leads to the same table.
    let kept = serde_json::to_string(&table.keep()).expect("JSON");
    let kept: Kept = serde_json::from_str(&kept).expect("what was written");
    let again: Vec<Row> = rows
        .iter()
        .map(|row| Row { did: Did::from_json(&row.did.to_json()).expect("a deed"), ..row.clone() })
        .collect();
    assert_eq!(again, rows);
    let table = Table::read(kept.clone(), &rows, NOW).expect("a table");
    assert_eq!(table.file(), Some(text));
    // A missing or a repeated step is found.
    let missing: Vec<Row> = rows.iter().filter(|row| row.number != 5).cloned().collect();
    assert!(Table::read(kept.clone(), &missing, NOW).is_err());
    let twice: Vec<Row> = rows[..3].iter().chain(&rows[2..]).cloned().collect();
    assert!(Table::read(kept, &twice, NOW).is_err());
}

#[test]
fn requests_for_other_moments_and_seats_are_refused() {
    let people = ["Ana", "Bo"];
    let mut table = begun("", &people, Options::default());
    let mut pages = people.map(Page::new);
    pages.iter_mut().for_each(|page| page.catch_up(&table, NOW));
    let seat = table.to_act().expect("somebody is to act");
    let (own, other) = (pages[seat].who, pages[1 - seat].who);
    let action = pages[seat].legal()[0];
    assert_eq!(code(table.plan(&other, &act(1, 0, action), NOW)), Refusal::NotYourTurn);
    assert_eq!(code(table.plan(&member("Eve"), &act(1, 0, action), NOW)), Refusal::NoSeat);
    let stale = table.plan(&own, &act(1, 7, action), NOW).expect_err("it is for another moment");
    assert_eq!((stale.code, stale.rule), (Refusal::Stale, None), "it could still be done");
    let stale = table.plan(&own, &act(1, 7, Action::Pass), NOW).expect_err("it is for another moment");
    assert!(stale.code == Refusal::Stale && stale.rule.is_some(), "no more: {stale:?}");
    let stale = table.plan(&other, &act(1, 7, Action::Pass), NOW).expect_err("it is for another moment");
    assert_eq!((stale.code, stale.rule), (Refusal::Stale, None), "whoever is not asked learns nothing");
    assert_eq!(code(table.plan(&own, &Ask::Undo { expect: 0 }, NOW)), Refusal::NoUndo);
    let illegal = table.plan(&own, &act(9, 0, Action::Pass), NOW).expect_err("nobody offers anything");
    assert_eq!((illegal.code, illegal.id), (Refusal::IllegalAction, Some(9)));
    assert!(illegal.rule.is_some_and(|rule| rule.starts_with("BASE-")));
    let nonsense =
        Ask::from_json(r#"{"do":"act","id":1,"expect":0,"action":{"type":"fly"}}"#).expect("a request");
    assert_eq!(code(table.plan(&own, &nonsense, NOW)), Refusal::BadRequest);
    assert!(table.next() == 0 && table.catch_up(&own, Some(0), NOW).is_none());
}

/// Plays until the seat to act may undo what it just did, and returns that seat.
fn play_until_undo(table: &mut Table, pages: &mut [Page]) -> usize {
    for _ in 0..400 {
        let seat = table.to_act().expect("the game is not over");
        pages[seat].catch_up(table, NOW);
        for action in pages[seat].legal() {
            let after = pages[seat].view().after(action).map(|after| after.view().to_act());
            if after == Some(pages[seat].view().to_act()) {
                let ask = act(u64::from(table.next()) + 1_000, table.next(), action);
                let row = planned(table, &pages[seat].who.clone(), &ask, NOW);
                let mut tried = table.clone();
                tried.commit(&row).expect("a planned step");
                let expect = tried.next();
                if tried.plan(&pages[seat].who.clone(), &Ask::Undo { expect }, NOW).is_ok() {
                    *table = tried;
                    return seat;
                }
            }
        }
        play_first(table, pages, NOW);
    }
    panic!("nobody could undo anything");
}

#[test]
fn an_action_is_undone_until_something_is_revealed() {
    let people = ["Ana", "Bo", "Cy"];
    let mut table = begun("", &people, Options::default());
    let mut pages = people.map(Page::new);
    let seat = play_until_undo(&mut table, &mut pages);
    pages.iter_mut().for_each(|page| page.catch_up(&table, NOW));
    let number = table.next() - 1;
    let following = pages[seat].following.clone().expect("it follows");
    assert_eq!(following.may_undo().map(|seat| seat.index()), Some(seat));
    let other = pages[(seat + 1) % 3].who;
    assert_eq!(code(table.plan(&other, &Ask::Undo { expect: number + 1 }, NOW)), Refusal::NoUndo);
    let row = planned(&mut table, &pages[seat].who.clone(), &Ask::Undo { expect: number + 1 }, NOW);
    assert_eq!(row.did, Did::Back(number));
    table.commit(&row).expect("a planned step");
    for page in &mut pages {
        page.catch_up(&table, NOW);
        let following = page.following.as_ref().expect("it follows");
        assert!(following.log().iter().all(|(step, _)| *step < number) && following.next() == number + 2);
    }
    // The game goes on, and no number comes again.
    let row = play_first(&mut table, &mut pages, NOW);
    assert_eq!(row.number, number + 2);
}

#[test]
fn all_have_to_agree_to_take_something_back() {
    let people = ["Ana", "Bo", "Cy"];
    let mut table = begun("", &people, Options::default());
    let mut pages = people.map(Page::new);
    let rows: Vec<Row> = (0..5).map(|_| play_first(&mut table, &mut pages, NOW)).collect();
    let asker = rows[3].by.index();
    let [one, two] = [(asker + 1) % 3, (asker + 2) % 3].map(|seat| member(people[seat]));
    let ask = |answer, expect| Ask::TakeBack { answer, expect };
    assert_eq!(code(table.plan(&one, &ask(TakeBack::Allow, 5), NOW)), Refusal::NotNow);
    assert_eq!(table.plan(&member(people[asker]), &ask(TakeBack::Ask, 5), NOW), Ok(Plan::Shown));
    assert_eq!(table.room(&one, 0, NOW).vote.map(|vote| vote.by), Some(asker));
    assert_eq!(code(table.plan(&two, &ask(TakeBack::Allow, 4), NOW)), Refusal::Stale);
    assert_eq!(table.plan(&one, &ask(TakeBack::Refuse, 5), NOW), Ok(Plan::Shown));
    assert_eq!(table.room(&one, 0, NOW).vote, None);
    assert_eq!(table.plan(&member(people[asker]), &ask(TakeBack::Ask, 5), NOW), Ok(Plan::Shown));
    assert_eq!(table.plan(&one, &ask(TakeBack::Allow, 5), NOW), Ok(Plan::Shown));
    let row = planned(&mut table, &two, &ask(TakeBack::Allow, 5), NOW);
    let from = rows.iter().rev().find(|row| row.by.index() == asker).map(|row| row.number);
    assert_eq!(row.did, Did::Back(from.expect("the asker has acted")));
    table.commit(&row).expect("a planned step");
    assert_eq!((table.to_act(), table.room(&one, 0, NOW).vote), (Some(asker), None));
    let mut strict = begun("", &people, Options { take_back: false, ..Options::default() });
    let first = play_first(&mut strict, &mut people.map(Page::new), NOW);
    let refusal = strict.plan(&member(people[first.by.index()]), &ask(TakeBack::Ask, 1), NOW);
    assert_eq!(code(refusal), Refusal::NotNow);
}

#[test]
fn a_stand_in_takes_over_and_gives_the_seat_back() {
    let options = Options { clock: Clock::Move { seconds: 30 }, ..Options::default() };
    let mut table = begun("", &["Ana", "Bo"], options);
    let seat = table.to_act().expect("somebody is to act");
    let who = member(["Ana", "Bo"][seat]);
    assert_eq!(table.due(), Due::At(NOW + 30_000));
    assert!(!table.take_over(NOW + 29_999) && table.take_over(NOW + 30_000));
    assert!(table.room(&who, 0, NOW).seats[seat].stand_in);
    assert_eq!(table.due(), Due::Decide);
    let task = table.task().expect("a decision");
    let action = task.decide(&mut || true).expect("an action");
    let row = table.plan_task(&task, action, NOW + 30_000).expect("it is the moment");
    // The person comes back at the same moment: the decision of the stand-in is void.
    let mut returned = table.clone();
    assert_eq!(returned.ask(&who, Ask::Return, NOW + 31_000), Ok(Change::Kept));
    assert_eq!(returned.plan_task(&task, action, NOW + 31_000), None);
    assert_eq!(returned.due(), Due::At(NOW + 61_000));
    table.commit(&row).expect("a planned step");
    assert!(table.room(&who, 0, NOW).seats[seat].stand_in, "until the person is back");
    let clocks = table.clocks(NOW + 40_000).expect("clocks");
    assert_eq!((clocks.running, clocks.left[1 - seat]), (table.to_act(), 20_000));
    // It stays after the table was read again, whatever the person has done before.
    let rows = [Row { id: Some(1), ..row }];
    let again = Table::read(table.keep(), &rows, NOW).expect("a table");
    assert!(again.room(&who, 0, NOW).seats[seat].stand_in);
}

#[test]
fn anybody_at_the_table_asks_for_a_stand_in_for_whoever_is_lost() {
    let mut table = begun("", &["Ana", "Bo"], Options::default());
    let (bo, late) = (member("Bo"), NOW + tables::AWAY);
    let ask = Ask::ClearSeat { seat: 0 };
    table.connected(&member("Ana"), 1, NOW);
    assert_eq!(code(table.ask(&bo, ask.clone(), late)), Refusal::NotNow, "she is here");
    table.connected(&member("Ana"), 0, NOW);
    assert_eq!(code(table.ask(&bo, ask.clone(), late - 1)), Refusal::NotNow, "she may come back soon");
    assert_eq!(code(table.ask(&member("Eve"), ask.clone(), late)), Refusal::NoSeat);
    assert_eq!(table.ask(&bo, ask, late), Ok(Change::Kept));
    assert!(table.room(&bo, 0, late).seats[0].stand_in);
    // A list shows the game to those who sit at the table, and nothing that is not open to all.
    assert_eq!(table.glance(&member("Eve")), None);
    let seen = table.glance(&bo).and_then(|glance| glance.seen()).expect("a table");
    assert_eq!((seen.view().viewer(), seen.view().seats().count()), (Viewer::Public, 2));
}

#[test]
fn bots_play_a_whole_game_by_themselves() {
    let mut table =
        new("", 3, Options { stand_in: StandIn::Bot { level: "level-2".into() }, ..Options::default() });
    sit(&mut table, 0, "Ana");
    for seat in [1, 2] {
        let bot = Ask::SeatBot { seat, level: "level-1".into() };
        assert_eq!(table.ask(&member("Ana"), bot, NOW), Ok(Change::Kept));
    }
    assert_eq!(table.ask(&member("Ana"), Ask::Start, NOW), Ok(Change::Began));
    assert_eq!(table.ask(&member("Ana"), Ask::Stand, NOW), Ok(Change::Kept));
    while let Some(task) = table.task() {
        let action = task.decide(&mut || true).expect("an action");
        let row = table.plan_task(&task, action, NOW).expect("it is the moment");
        table.commit(&row).expect("a planned step");
    }
    assert!(table.stage() == Stage::Over && table.scores().is_some());
}

#[test]
fn those_who_watch_are_late() {
    let people = ["Ana", "Bo"];
    let mut table = begun("", &people, Options { watch_delay: 60, open_hands: true, ..Options::default() });
    let mut pages = people.map(Page::new);
    let mut watcher = Page::new("Eve");
    watcher.catch_up(&table, NOW);
    for step in 0..6 {
        play_first(&mut table, &mut pages, NOW + 10_000 * step);
    }
    assert!(table.catch_up(&watcher.who, watcher.known(), NOW + 50_000).is_none());
    assert_eq!(table.watch_due(0), Some(NOW + 61_000));
    watcher.catch_up(&table, NOW + 61_000);
    assert_eq!(watcher.known(), Some(1));
    watcher.catch_up(&table, NOW + 91_000);
    assert_eq!(watcher.known(), Some(4));
    let mut late = Page::new("Late");
    late.catch_up(&table, NOW + 91_000);
    assert_eq!(late.view(), watcher.view());
    assert!(late.following.as_ref().is_some_and(|following| following.hands().is_empty()));
    let hands = |page: &Page| page.following.as_ref().map(|following| following.hands().len());
    assert_eq!(hands(&pages[0]), Some(2), "all hands are open at this table");
    let closed = begun("", &people, Options { watchers: false, ..Options::default() });
    assert!(closed.admits(&member("Ana")) && !closed.admits(&member("Eve")));
}

#[test]
fn people_talk_and_are_not_heard_if_one_does_not_want_to() {
    let mut table = begun("", &["Ana", "Bo"], Options::default());
    let (ana, bo) = (member("Ana"), member("Bo"));
    let say = |text: &str| Ask::Say { text: text.into() };
    let Ok(Change::Said { number: 0, line }) = table.ask(&bo, say(" hola\u{202E} "), NOW) else {
        panic!("it is said")
    };
    assert_eq!((line.words.clone(), line.seat), (Words::Text("hola".into()), Some(1)));
    assert_eq!(code(table.ask(&member("Eve"), say("psst"), NOW)), Refusal::NoSeat);
    assert_eq!(table.ask(&ana, Ask::Mute { seat: 1, muted: true }, NOW), Ok(Change::Own));
    assert!(!table.hears(&ana, &line) && table.hears(&bo, &line));
    assert!(table.talk(&ana).is_empty() && table.talk(&bo) == [line]);
    assert_eq!(table.room(&ana, 0, NOW).you.muted, [1]);
    for _ in 0..5 {
        assert!(table.ask(&bo, Ask::Phrase { phrase: Phrase::OhNo }, NOW).is_ok());
    }
    assert_eq!(code(table.ask(&bo, say("more"), NOW)), Refusal::TooFast);
    // Both is known again after the table was read again.
    let mut again = Table::read(table.keep(), &[], NOW).expect("a table");
    again.recall((0..).zip(table.talk(&bo)));
    assert_eq!((again.talk(&bo), again.talk(&ana)), (table.talk(&bo), Vec::new()));
    assert!(matches!(again.ask(&ana, say("hola"), NOW), Ok(Change::Said { number: 6, .. })));
    let mut quiet = begun("", &["Ana", "Bo"], Options { chat: Chat::Off, ..Options::default() });
    assert_eq!(code(quiet.ask(&bo, say("hola"), NOW)), Refusal::NotSaid);
}

#[test]
fn a_seat_moves_to_another_device() {
    let mut table = begun("", &["Ana", "Bo"], Options::default());
    let (bo, phone) = (member("Bo"), member("Bo's phone"));
    assert!(table.connected(&bo, 1, NOW) && !table.connected(&bo, 2, NOW));
    assert_eq!(table.room(&bo, 0, NOW).seats[1].presence, Presence::Here);
    assert!(!table.move_seat(&member("Eve"), phone, NOW) && !table.move_seat(&bo, member("Ana"), NOW));
    assert!(table.move_seat(&bo, phone, NOW));
    assert_eq!((table.seat_of(&bo), table.seat_of(&phone)), (None, Some(1)));
    assert_eq!(table.room(&bo, 0, NOW + 1).seats[1].presence, Presence::Away);
    assert_eq!(table.room(&bo, 0, NOW + tables::AWAY).seats[1].presence, Presence::Lost);
    assert!(
        table.connected(&phone, 1, NOW) && table.connected(&phone, 0, NOW) && !table.connected(&bo, 1, NOW)
    );
}

#[test]
fn tables_with_the_same_cards_are_compared_at_the_end() {
    let people = ["Ana", "Bo"];
    let mut table = begun("", &people, Options::default());
    let other = wire::Other {
        code: Code::new(7).expect("a code"),
        names: vec![Some("Cy".into()), None],
        scores: Some(vec![50, 60]),
    };
    table.compare(vec![other.clone()]);
    assert_eq!(table.room(&member("Ana"), 0, NOW).same_deal[0].scores, None, "while one still plays");
    let mut pages = people.map(Page::new);
    while table.to_act().is_some() {
        play_first(&mut table, &mut pages, NOW);
    }
    let room = table.room(&member("Ana"), 0, NOW);
    assert!(room.same_deal[0].scores.is_some() && room.revealed.is_some());
    table.compare(vec![wire::Other { scores: None, ..other }]);
    let room = table.room(&member("Ana"), 0, NOW);
    assert!(room.revealed.is_none() && table.file().is_none(), "others still play these cards");
}

#[test]
fn all_want_to_play_again() {
    let people = ["Ana", "Bo"];
    let mut table = begun("", &people, Options::default());
    let mut pages = people.map(Page::new);
    assert_eq!(code(table.ask(&member("Ana"), Ask::Rematch { wanted: true }, NOW)), Refusal::NotNow);
    while table.to_act().is_some() {
        play_first(&mut table, &mut pages, NOW);
    }
    assert_eq!(table.ask(&member("Ana"), Ask::Rematch { wanted: true }, NOW), Ok(Change::Shown));
    assert_eq!(table.room(&member("Bo"), 0, NOW).rematch, [0]);
    assert_eq!(table.ask(&member("Bo"), Ask::Rematch { wanted: true }, NOW), Ok(Change::Rematch));
    // A page that was away for the whole game gets it as it stands; one that knows all gets nothing.
    let following = pages[0].following.take().expect("it follows");
    pages[0].catch_up(&table, NOW);
    assert_eq!(pages[0].view(), following.view());
    assert!(table.catch_up(&pages[0].who, pages[0].known(), NOW).is_none());
    assert_eq!(Followed::Nothing, following.clone().follow(empty()).expect("nothing new"));
}

fn empty() -> wire::Steps {
    wire::Steps { steps: Vec::new(), check: 0, hands: Vec::new(), may_undo: None }
}

/// No byte of the open table depends on what nobody, or only somebody else, may know: in 200 random games over all
/// modules, another game that agrees with what a viewer knows gives the same bytes, and the same hand.
#[test]
fn messages_depend_on_nothing_hidden() {
    let mixes = testkit::mixes::random();
    let mut differing = 0;
    for number in 0..200 {
        let rules = mixes[number * 7 % mixes.len()];
        let mut rng = Rng::new(Seed::from_number(number as u64));
        testkit::games::random_game(rules, number as u64, |game: &Game, _| {
            if rng.below(40) > 0 {
                return;
            }
            let viewers = engine::vocab::Seat::all(rules.players()).map(Viewer::Seat).chain([Viewer::Public]);
            for viewer in viewers {
                let view = game.view(viewer);
                let other = view.sample(Seed::from_number(rng.below(1 << 20) as u64));
                differing += usize::from(other != *game);
                let again = other.view(viewer);
                assert_eq!(
                    wire::open_table(view),
                    wire::open_table(again),
                    "{}",
                    testkit::mixes::name(&rules)
                );
                assert_eq!(view.hand(), again.hand());
            }
        });
    }
    assert!(differing > 1000, "{differing}");
}
