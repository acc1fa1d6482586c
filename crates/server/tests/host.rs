//! A server of tables with a real database and real sockets.

mod common;

use std::collections::HashSet;

use common::{Page, Running, config, make, open, rand, request, session, setup};
use engine::{Action, Rng, Seed};
use futures_util::{SinkExt, StreamExt};
use protocol::SavedGame;
use tokio_tungstenite::tungstenite::{self, Message};
use wire::{Ask, Code, Followed, Phrase, Presence, Refusal, Stage, Tell, WIRE_VERSION};

async fn running(changes: &[(&str, &str)]) -> (Running, tempfile::TempDir) {
    let folder = tempfile::tempdir().expect("a folder");
    (Running::new(config(folder.path(), changes)).await, folder)
}

fn body(modules: &str, players: usize, options: &str) -> String {
    format!(r#"{{"setup":{},"options":{options}}}"#, setup(testkit::rules(players, modules)))
}

/// A table with people at it, whose game has begun. The first is the owner.
async fn begun(
    server: &Running,
    modules: &str,
    names: &[&str],
    options: &str,
) -> (Code, Vec<(String, Page)>) {
    let mut pages: Vec<(String, Page)> = Vec::new();
    let owner = session(server.address).await;
    let code = make(server.address, &owner, &body(modules, names.len(), options)).await;
    for (seat, name) in names.iter().enumerate() {
        let cookie = if seat == 0 { owner.clone() } else { session(server.address).await };
        let mut page = Page::new(server.address, code, &cookie, None).await;
        page.sit(seat, name).await;
        pages.push((cookie, page));
    }
    pages[0].1.start().await;
    for (_, page) in &mut pages {
        page.until(|page| page.following.is_some()).await;
    }
    (code, pages)
}

/// Plays a step by whoever is to act, and waits until all have seen it.
async fn play(pages: &mut [(String, Page)], choose: &mut impl FnMut(&[Action]) -> Action) {
    let seat = pages[0].1.view().to_act().expect("the game is not over").index();
    let action = choose(&pages[seat].1.legal());
    let next = pages[seat].1.next() + 1;
    pages[seat].1.act(action).await;
    for (_, page) in pages {
        page.until(|page| page.next() >= next).await;
    }
}

/// Plays at random for one page, whose others are bots, until the game is over.
async fn play_to_the_end(page: &mut Page, seed: u64) {
    let mut rng = Rng::new(Seed::from_number(seed));
    while !page.is_over() {
        match page.legal()[..] {
            [] => page.read().await.expect("the connection holds"),
            ref legal => {
                let (action, next) = (legal[rng.below(legal.len())], page.next());
                page.act(action).await;
                page.until(|page| page.next() > next).await;
            }
        }
    }
}

/// Plays a step by whoever is to act as soon as they know it, and returns who that was. The others may learn of it later.
async fn hurry(pages: &mut [(String, Page)], rng: &mut Rng) -> usize {
    let next = pages.iter().map(|(_, page)| page.next()).max().expect("pages");
    let knows = pages.iter().find(|(_, page)| page.next() == next).expect("one of them");
    let seat = knows.1.view().to_act().expect("the game is not over").index();
    let page = &mut pages[seat].1;
    page.until(|page| page.next() == next).await;
    let legal = page.legal();
    page.act(legal[rng.below(legal.len())]).await;
    page.until(|page| page.next() > next).await;
    seat
}

#[tokio::test]
async fn whoever_is_not_concerned_is_told_soon_and_before_anything_else() {
    let (server, _folder) = running(&[]).await;
    let clock = r#"{"clock":{"kind":"move","seconds":600}}"#;
    let (_, mut pages) = begun(&server, "", &["Ana", "Bo", "Cem"], clock).await;
    let mut rng = Rng::new(Seed::from_number(3));
    for _ in 0..4 {
        for _ in 0..10 {
            hurry(&mut pages, &mut rng).await;
        }
        // Nothing else happens, and yet all of them learn of every step, and then how the clocks stand.
        let next = pages.iter().map(|(_, page)| page.next()).max().expect("pages");
        for (_, page) in &mut pages {
            let clocks = |page: &Page| {
                page.told.iter().any(|told| matches!(told, Tell::Clocks(clocks) if clocks.next == next))
            };
            page.until(|page| page.next() == next && clocks(page)).await;
        }
    }
    // What is said after a step comes after it.
    let mover = hurry(&mut pages, &mut rng).await;
    let next = pages[mover].1.next();
    pages[mover].1.ask(&Ask::Phrase { phrase: Phrase::Thanks }).await;
    let is_line = |told: &Tell| matches!(told, Tell::Line(_));
    for (_, page) in &mut pages {
        page.until(|page| page.told.iter().any(is_line)).await;
        assert_eq!(page.next(), next);
    }
    // So does the farewell of the server.
    let mover = hurry(&mut pages, &mut rng).await;
    let next = pages[mover].1.next();
    server.stop().await;
    for (_, page) in &mut pages {
        page.until(|page| page.told.iter().any(|told| matches!(told, Tell::Closing { .. }))).await;
        assert_eq!(page.next(), next);
    }
}

#[tokio::test]
async fn people_play_a_whole_game_and_take_it_home() {
    let (server, _folder) = running(&[]).await;
    let (code, mut pages) = begun(&server, "thieves", &["Ana", "Bo"], "{}").await;
    let promised = pages[1].1.room.as_ref().and_then(|room| room.commitment.clone());
    let mut rng = Rng::new(Seed::from_number(1));
    let path = format!("/api/tables/{code}/file");
    let early = request(server.address, "GET", &path, &[("cookie", &pages[0].0)], "").await;
    assert_eq!(early.status, 409, "the seed is a secret until the end");
    while !pages[0].1.is_over() {
        play(&mut pages, &mut |legal| legal[rng.below(legal.len())]).await;
    }
    let is_over = |page: &Page| page.room.as_ref().is_some_and(|room| room.revealed.is_some());
    pages[1].1.until(is_over).await;
    let answer = request(server.address, "GET", &path, &[("cookie", &pages[0].0)], "").await;
    let saved = SavedGame::from_json(&answer.body).expect("a file");
    assert_eq!(Some(saved.record.commitment()), promised);
    let game = saved.record.replay().expect("a sound record");
    for (_, page) in &pages {
        assert_eq!(page.view(), game.view(page.view().viewer()));
    }
    server.stop().await;
}

#[tokio::test]
async fn a_page_that_returns_gets_the_rest_and_nothing_is_played_twice() {
    let (server, _folder) = running(&[]).await;
    let (code, mut pages) = begun(&server, "", &["Ana", "Bo"], "{}").await;
    for _ in 0..5 {
        play(&mut pages, &mut |legal| legal[0]).await;
    }
    // One loses the connection and misses three steps, which may be its own.
    let (cookie, mut lost) = pages.remove(1);
    lost.socket.close(None).await.expect("it closes");
    let known = lost.following.take().expect("a game");
    pages[0]
        .1
        .until(|page| page.room.as_ref().is_some_and(|room| room.seats[1].presence == Presence::Away))
        .await;
    let mut again = Page::new(server.address, code, &cookie, known.last()).await;
    // Nothing has happened, so nothing is sent about the game but on request.
    again.following = Some(known);
    let seat = again.view().to_act().expect("somebody is to act").index();
    pages.push((cookie, again));
    let page = &mut pages[seat].1;
    let action = page.legal()[0];
    let (id, expect) = (u64::from(rand()), page.next());
    let ask = Ask::Act { id, expect, action: wire::Json::of_action(action) };
    page.ask(&ask).await;
    page.until(|page| page.next() == expect + 1).await;
    page.ask(&ask).await;
    page.ask(&Ask::Undo { expect: 999 }).await;
    page.until(|page| !page.refused.is_empty()).await;
    assert_eq!((page.refused[0].code, page.next()), (Refusal::Stale, expect + 1));
    assert!(page.refused[0].id.is_none(), "the same request again is not refused");
    server.stop().await;
}

/// The lines that a page was told when it came.
fn lines(page: &Page) -> usize {
    let lines = |tell: &Tell| if let Tell::Talk { lines } = tell { lines.len() } else { 0 };
    page.told.iter().map(lines).sum()
}

/// Asks for a link to another device and returns its secret.
async fn link(page: &mut Page) -> String {
    page.ask(&Ask::Link).await;
    let link = |tell: &Tell| match tell {
        Tell::Link(link) => Some(link.path.trim_start_matches("/#seat=").to_string()),
        _ => None,
    };
    page.until(|page| page.told.iter().any(|tell| link(tell).is_some())).await;
    page.told.iter().find_map(link).expect("a link")
}

#[tokio::test]
async fn a_server_goes_on_where_it_stopped() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Running::new(config(folder.path(), &[])).await;
    let (code, mut pages) = begun(&server, "", &["Ana", "Bo"], "{}").await;
    for _ in 0..8 {
        play(&mut pages, &mut |legal| legal[0]).await;
    }
    let is_line = |tell: &Tell| matches!(tell, Tell::Line(_));
    for text in ["hola", "adiós"] {
        pages[1].1.ask(&Ask::Say { text: text.into() }).await;
    }
    pages[0].1.until(|page| page.told.iter().filter(|tell| is_line(tell)).count() == 2).await;
    pages[0].1.ask(&Ask::Mute { seat: 1, muted: true }).await;
    pages[0].1.until(|page| page.room.as_ref().is_some_and(|room| room.you.muted == [1])).await;
    let secret = link(&mut pages[1].1).await;
    let (cookie, mut page) = pages.remove(0);
    server.stop().await;
    while page.read().await.is_some() {}
    assert!(page.told.iter().any(|tell| matches!(tell, Tell::Closing { .. })));
    let before = page.following.take().expect("a game");

    let server = Running::new(config(folder.path(), &[])).await;
    let mut again = Page::new(server.address, code, &cookie, None).await;
    again.until(|page| page.following.is_some()).await;
    assert_eq!((again.view(), again.next()), (before.view(), before.next()));
    // Whom one does not want to hear is not heard; others still read what was said.
    let room = again.room.as_ref().expect("a room");
    assert_eq!((&room.you.muted[..], lines(&again)), (&[1][..], 0));
    let phone = session(server.address).await;
    let path = format!("/api/links/{secret}");
    let moved = request(server.address, "POST", &path, &[("cookie", &phone)], "").await;
    assert_eq!(moved.status, 200, "a link outlives the server");
    let mut moved = Page::new(server.address, code, &phone, None).await;
    moved.until(|page| page.following.is_some()).await;
    assert_eq!((lines(&moved), moved.room.as_ref().and_then(|room| room.you.seat)), (2, Some(1)));
    let mut steps = before.clone();
    assert_eq!(
        steps.follow(wire::Steps { steps: vec![], check: 0, hands: vec![], may_undo: None }),
        Ok(Followed::Nothing)
    );
    server.stop().await;
}

/// A game for one person and a bot, begun on a device.
fn saved(actions: usize) -> String {
    let setup = protocol::Setup::new(testkit::rules(2, "camps"));
    let mut game = protocol::RecordedGame::new(setup, protocol::SeedText::from_text("here").expect("a seed"));
    for _ in 0..actions {
        let mut legal = Vec::new();
        game.game().legal_actions(&mut legal);
        game.play(legal[0], &mut ()).expect("a legal action");
    }
    let (names, bots) = (vec![Some("Ana".into()), None], vec![None, Some("level-1".into())]);
    SavedGame::to_json(&game, &protocol::Table { names, bots, ..protocol::Table::default() })
}

#[tokio::test]
async fn a_game_of_a_device_is_put_online_and_survives_the_server() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Running::new(config(folder.path(), &[])).await;
    let owner = session(server.address).await;
    let text = saved(150);
    let body = |text: &str| serde_json::json!({ "record": text }).to_string();
    let code = make(server.address, &owner, &body(&text)).await;
    let post =
        async |body: &str| request(server.address, "POST", "/api/tables", &[("cookie", &owner)], body).await;
    for (bad, status) in [
        (body(&text.replace("take_money", "take_many")), 400),
        (serde_json::json!({ "record": text, "same_deal": code }).to_string(), 400),
        (serde_json::json!({ "record": 7 }).to_string(), 400),
        (format!(r#"{{"same_deal":"{code}"}}"#), 409),
    ] {
        assert_eq!(post(&bad).await.status, status, "{bad:.80}");
    }
    server.stop().await;

    let server = Running::new(config(folder.path(), &[])).await;
    let mut page = Page::new(server.address, code, &owner, None).await;
    assert!(page.room.as_ref().is_some_and(|room| room.brought && room.you.seat == Some(0)));
    page.start().await;
    let rounds = page.following.as_ref().expect("a game").rounds().len();
    assert!(page.next() == 150 && rounds > 0, "{rounds} rounds are past");
    let record = SavedGame::from_json(&text).expect("a file").record;
    assert_eq!(page.view(), record.replay().expect("a record").view(page.view().viewer()));
    server.stop().await;

    let server = Running::new(config(folder.path(), &[])).await;
    let mut page = Page::new(server.address, code, &owner, None).await;
    page.until(|page| page.following.is_some()).await;
    assert!(page.next() >= 150);
    play_to_the_end(&mut page, 8).await;
    page.until(|page| page.room.as_ref().is_some_and(|room| room.revealed.is_some())).await;
    let path = format!("/api/tables/{code}/file");
    let file = request(server.address, "GET", &path, &[("cookie", &owner)], "").await;
    let whole = SavedGame::from_json(&file.body).expect("a file").record;
    assert!(whole.actions.starts_with(&record.actions) && whole.replay().is_ok());
    server.stop().await;
}

#[tokio::test]
async fn bots_fill_the_seats_and_others_watch() {
    let (server, _folder) = running(&[]).await;
    let owner = session(server.address).await;
    let code = make(server.address, &owner, &body("", 3, r#"{"listed":true}"#)).await;
    let list = request(server.address, "GET", "/api/tables", &[], "").await;
    assert!(list.body.contains(&code.to_string()), "{}", list.body);
    let mut page = Page::new(server.address, code, &owner, None).await;
    let mut watcher = Page::new(server.address, code, &session(server.address).await, None).await;
    page.sit(0, "Ana").await;
    for seat in [1, 2] {
        page.ask(&Ask::SeatBot { seat, level: "level-1".into() }).await;
    }
    page.start().await;
    play_to_the_end(&mut page, 2).await;
    watcher.until(Page::is_over).await;
    assert!(watcher.legal().is_empty() && watcher.view().hand().is_none());
    assert_eq!(watcher.room.as_ref().and_then(|room| room.you.seat), None);
    let list = request(server.address, "GET", "/api/tables", &[], "").await;
    assert_eq!(list.body, "[]");
    let metrics = request(server.address, "GET", "/metrics", &[], "").await;
    assert!(metrics.body.contains(&format!("alhambra_steps_total {}", page.next())), "{}", metrics.body);
    server.stop().await;
}

#[tokio::test]
async fn counts_are_for_the_machine_and_for_those_with_the_token() {
    let (server, _folder) = running(&[("metrics-token", "a secret of the settings")]).await;
    let get =
        async |headers: &[(&str, &str)]| request(server.address, "GET", "/metrics", headers, "").await.status;
    assert_eq!(get(&[]).await, 200, "from the machine itself");
    let proxied = ("x-forwarded-for", "203.0.113.7");
    assert_eq!(get(&[proxied]).await, 403);
    assert_eq!(get(&[proxied, ("authorization", "Bearer a secret of the setting")]).await, 403);
    assert_eq!(get(&[proxied, ("authorization", "Bearer a secret of the settings")]).await, 200);
    server.stop().await;
}

#[tokio::test]
async fn own_tables_are_found_though_they_sleep_and_open_ones_as_they_are() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Running::new(config(folder.path(), &[])).await;
    let (code, mut pages) = begun(&server, "", &["Ana", "Bo"], "{}").await;
    let mut rng = Rng::new(Seed::from_number(9));
    while !pages[0].1.is_over() {
        play(&mut pages, &mut |legal| legal[rng.below(legal.len())]).await;
    }
    let listed = make(server.address, &pages[0].0, &body("", 2, r#"{"listed":true}"#)).await;
    server.stop().await;

    // A game that is over is not read when the server begins.
    let server = Running::new(config(folder.path(), &[])).await;
    let mine = async |cookie: &str| {
        let answer = request(server.address, "GET", "/api/tables/mine", &[("cookie", cookie)], "").await;
        let list: Vec<serde_json::Value> = serde_json::from_str(&answer.body).expect("a list");
        list.into_iter()
            .map(|table| table["code"].as_str().unwrap_or_default().to_string())
            .collect::<Vec<_>>()
    };
    assert_eq!(mine(&pages[0].0).await, [listed.to_string(), code.to_string()]);
    assert_eq!(mine(&pages[1].0).await, [code.to_string()]);
    assert_eq!(mine(&session(server.address).await).await, [""; 0]);
    let mut page = Page::new(server.address, listed, &pages[0].0, None).await;
    let open = async || request(server.address, "GET", "/api/tables", &[], "").await.body;
    assert!(open().await.contains(&listed.to_string()));
    page.sit(1, "Ana").await;
    assert!(open().await.contains("\"Ana\""), "as it is now");
    let setup = page.room.as_ref().expect("a room").setup.clone();
    page.ask(&Ask::SetUp { setup, options: wire::Options::default() }).await;
    page.until(|page| page.room.as_ref().is_some_and(|room| !room.options.listed)).await;
    assert_eq!(open().await, "[]");
    server.stop().await;
}

#[tokio::test]
async fn there_are_at_most_so_many_connections() {
    let (server, _folder) = running(&[("max-connections", "3")]).await;
    // The loop that takes connections looks at one after the other, so these are there when the next one comes.
    let mut waiting = Vec::new();
    for _ in 0..3 {
        waiting.push(tokio::net::TcpStream::connect(server.address).await.expect("a connection"));
    }
    let mut one_more = tokio::net::TcpStream::connect(server.address).await.expect("a connection");
    let mut answer = Vec::new();
    let _ =
        tokio::io::AsyncWriteExt::write_all(&mut one_more, b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n").await;
    let _ = tokio::io::AsyncReadExt::read_to_end(&mut one_more, &mut answer).await;
    assert!(answer.is_empty(), "it is cut off");
    drop(waiting);
    server.stop().await;
}

#[tokio::test]
async fn a_seat_moves_to_another_device_by_a_link_that_works_once() {
    let (server, _folder) = running(&[]).await;
    let (code, mut pages) = begun(&server, "", &["Ana", "Bo"], "{}").await;
    let secret = link(&mut pages[1].1).await;
    let phone = session(server.address).await;
    let path = format!("/api/links/{secret}");
    let moved = request(server.address, "POST", &path, &[("cookie", &phone)], "").await;
    assert!(moved.status == 200 && moved.body.contains(&code.to_string()), "{}", moved.body);
    let twice =
        request(server.address, "POST", &path, &[("cookie", &session(server.address).await)], "").await;
    assert_eq!(twice.status, 404);
    pages[1].1.until(|page| page.told.contains(&Tell::Elsewhere)).await;
    let mut page = Page::new(server.address, code, &phone, None).await;
    page.until(|page| page.following.is_some()).await;
    assert_eq!(page.room.as_ref().and_then(|room| room.you.seat), Some(1));
    assert!(page.view().hand().is_some());
    // The old device watches now and sees no hand.
    pages[1].1.until(|page| page.view().hand().is_none()).await;
    server.stop().await;
}

#[tokio::test]
async fn strangers_are_kept_out() {
    let (server, _folder) = running(&[("tables-per-address", "2")]).await;
    let owner = session(server.address).await;
    let code = make(server.address, &owner, &body("", 2, "{}")).await;
    let refused = |result: Result<_, tungstenite::Error>| match result {
        Err(tungstenite::Error::Http(answer)) => answer.status().as_u16(),
        Err(error) => panic!("{error}"),
        Ok(_) => panic!("a stranger came in"),
    };
    assert_eq!(refused(open(server.address, code, &[]).await), 403, "without a session");
    let foreign = [("cookie", owner.as_str()), ("origin", "https://evil.example")];
    assert_eq!(refused(open(server.address, code, &foreign).await), 400, "from another site");
    let headers = [("cookie", owner.as_str()), ("origin", "https://evil.example")];
    let answer = request(server.address, "POST", "/api/tables", &headers, &body("", 2, "{}")).await;
    assert_eq!(answer.status, 400);
    let own = format!("http://{}", server.address);
    let own = [("cookie", owner.as_str()), ("origin", own.as_str())];
    assert!(open(server.address, code, &own).await.is_ok());
    make(server.address, &owner, &body("", 2, "{}")).await;
    let more =
        request(server.address, "POST", "/api/tables", &[("cookie", &owner)], &body("", 2, "{}")).await;
    assert_eq!(more.status, 429);
    let big = "x".repeat(2 << 20);
    let answer = request(server.address, "POST", "/api/tables", &[("cookie", &owner)], &big).await;
    assert_eq!(answer.status, 413);
    for bad in ["", "{}", r#"{"setup":{"game":"chess"}}"#, r#"{"setup":[],"options":7}"#] {
        let answer = request(server.address, "POST", "/api/tables", &[("cookie", &owner)], bad).await;
        assert_eq!(answer.status, 400, "{bad}");
    }
    let page = request(server.address, "GET", "/api", &[], "").await;
    assert!(page.status == 200 && page.body.contains("/api/tables/{code}/socket"));
    assert_eq!(request(server.address, "GET", "/healthz", &[], "").await.status, 200);
    assert_eq!(request(server.address, "GET", "/readyz", &[], "").await.status, 200);
    server.stop().await;
}

#[tokio::test]
async fn a_rude_client_harms_no_table() {
    let (server, _folder) = running(&[("requests-per-second", "50")]).await;
    let (code, mut pages) = begun(&server, "", &["Ana", "Bo"], "{}").await;
    play(&mut pages, &mut |legal| legal[0]).await;
    let mut rng = Rng::new(Seed::from_number(3));
    let action = r#"{"type":"take_money","cards":["dinar-3"]}"#;
    let rude = [
        String::new(),
        "null".into(),
        "{".repeat(4000),
        r#"{"do":"act"}"#.into(),
        format!(r#"{{"do":"act","id":1,"expect":1,"action":{action}}}"#),
        format!(r#"{{"do":"act","id":1,"expect":4294967295,"action":{action}}}"#),
        r#"{"do":"act","id":18446744073709551615,"expect":1,"action":{"type":"stop"}}"#.into(),
        r#"{"do":"sit","seat":18446744073709551615,"name":"x"}"#.into(),
        r#"{"do":"sit","seat":0,"name":"x"}"#.into(),
        r#"{"do":"clear_seat","seat":0}"#.into(),
        r#"{"do":"start"}"#.into(),
        r#"{"do":"undo","expect":1}"#.into(),
        r#"{"do":"take_back","answer":"ask","expect":1}"#.into(),
        r#"{"do":"mute","seat":99,"muted":true}"#.into(),
        r#"{"do":"say","text":"psst"}"#.into(),
        r#"{"do":"link"}"#.into(),
        r#"{"do":"rematch","wanted":true}"#.into(),
        r#"{"do":"hello","version":2,"last":4294967295}"#.into(),
        r#"{"do":"hello","version":2,"last":0}"#.into(),
        "\u{0}\u{202E}".into(),
    ];
    for round in 0..12 {
        let cookie = if round % 3 == 0 { pages[1].0.clone() } else { session(server.address).await };
        let mut socket = open(server.address, code, &[("cookie", &cookie)]).await.expect("a connection");
        if round > 0 {
            let hello = Ask::Hello { version: if round == 5 { 9 } else { WIRE_VERSION }, last: Some(round) };
            let _ = socket.send(Message::text(hello.to_json())).await;
        }
        for _ in 0..60 {
            let text = rude[rng.below(rude.len())].clone();
            // A table whose second player does this to itself may see its seat given to a stand-in, but no more.
            let message = match rng.below(12) {
                0 => Message::binary(vec![0; 100]),
                1 => Message::text("x".repeat(5000)),
                _ => Message::text(text),
            };
            if socket.send(message).await.is_err() {
                break;
            }
        }
        if round % 2 == 0 {
            drop(socket);
        } else {
            let _ = socket.close(None).await;
            while let Some(Ok(_)) = socket.next().await {}
        }
    }
    // Whatever the second player's own rude page has done in the game, both pages agree and the game goes on.
    for (_, page) in &mut pages {
        page.ask(&Ask::Hello { version: WIRE_VERSION, last: None }).await;
        let rooms = |page: &Page| page.room.as_ref().is_some_and(|room| room.stage == Stage::Playing);
        page.until(rooms).await;
    }
    let most = pages.iter().map(|(_, page)| page.next()).max().unwrap_or(0);
    for (_, page) in &mut pages {
        page.until(|page| page.next() >= most).await;
    }
    for _ in 0..5 {
        play(&mut pages, &mut |legal| legal[0]).await;
    }
    server.stop().await;
}

#[tokio::test]
async fn the_same_cards_at_two_tables_are_compared() {
    let (server, _folder) = running(&[]).await;
    let owner = session(server.address).await;
    let first = make(server.address, &owner, &body("", 2, r#"{"chat":"phrases"}"#)).await;
    let second = make(server.address, &owner, &format!(r#"{{"same_deal":"{first}"}}"#)).await;
    let mut pages = Vec::new();
    for code in [first, second] {
        let mut page = Page::new(server.address, code, &owner, None).await;
        for seat in [0, 1] {
            page.ask(&Ask::SeatBot { seat, level: "level-1".into() }).await;
        }
        page.start().await;
        pages.push(page);
    }
    let starts: HashSet<Vec<u8>> =
        pages.iter().map(|page| wire::open_table(page.following.as_ref().expect("a game").start())).collect();
    assert_eq!(starts.len(), 1, "the same cards");
    for page in &mut pages {
        page.until(|page| {
            let room = page.room.as_ref();
            room.is_some_and(|room| {
                room.revealed.is_some() && room.same_deal.iter().all(|other| other.scores.is_some())
            })
        })
        .await;
    }
    let late = format!(r#"{{"same_deal":"{first}"}}"#);
    let late = request(server.address, "POST", "/api/tables", &[("cookie", &owner)], &late).await;
    assert_eq!(late.status, 409, "the cards are known");
    server.stop().await;
}

#[tokio::test]
async fn people_play_again() {
    let (server, _folder) = running(&[]).await;
    let (code, mut pages) = begun(&server, "", &["Ana", "Bo"], "{}").await;
    let mut rng = Rng::new(Seed::from_number(4));
    while !pages[0].1.is_over() {
        play(&mut pages, &mut |legal| legal[rng.below(legal.len())]).await;
    }
    let mut codes = HashSet::new();
    for (_, page) in &mut pages {
        page.ask(&Ask::Rematch { wanted: true }).await;
    }
    for (_, page) in &mut pages {
        let rematch = |tell: &Tell| matches!(tell, Tell::Rematch { .. });
        page.until(|page| page.told.iter().any(rematch)).await;
        codes.extend(page.told.iter().filter_map(|tell| match tell {
            Tell::Rematch { code } => Some(*code),
            _ => None,
        }));
    }
    let new = codes.into_iter().next().expect("a table");
    assert_ne!(new, code);
    let page = Page::new(server.address, new, &pages[1].0, None).await;
    let room = page.room.expect("a room");
    assert_eq!(
        (room.you.seat, room.seats[0].name.as_deref(), room.stage),
        (Some(1), Some("Ana"), Stage::Gathering)
    );
    server.stop().await;
}
