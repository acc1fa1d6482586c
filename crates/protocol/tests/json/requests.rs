//! Every request: what it returns, and how it is refused.

use std::collections::BTreeSet;

use crate::common::{begin, new_engine, ok, refusal_in, refused, send, send_line, setup};
use alhambra_protocol::Engine;
use engine::{Module, RULES_VERSION};
use serde_json::{Value, json};

/// Plays the first legal action until the game is over; returns the last reply and all events.
fn play_out(engine: &mut Engine, game: u64, mut reply: Value) -> (Value, Vec<Value>) {
    let mut events = Vec::new();
    let mut chosen = 0usize;
    while !reply["to_act"].is_null() {
        let legal = reply["legal"].as_array().unwrap();
        chosen = chosen.wrapping_mul(31).wrapping_add(17);
        let action = legal[chosen % legal.len()].clone();
        reply = ok(engine, json!({"do": "apply", "game": game, "action": action}));
        events.extend(reply["events"].as_array().unwrap().iter().cloned());
    }
    (reply, events)
}

#[test]
fn hello_tells_what_is_here() {
    let mut engine = new_engine();
    assert_eq!(
        send(&mut engine, &json!({"id": [1, "a"], "do": "hello"})),
        json!({
            "id": [1, "a"], "ok": true, "name": "alhambra", "version": env!("CARGO_PKG_VERSION"),
            "protocol": 1, "rules_version": RULES_VERSION, "modules": Module::ALL.map(Module::slug),
            "games": {"alhambra": Module::ALL.map(Module::slug), "red-palace": Module::RED_PALACE.map(Module::slug)},
            "bots": ["first", "nth"]
        })
    );
}

#[test]
fn the_id_comes_back_as_it_was_sent() {
    let mut engine = new_engine();
    for id in
        ["7", "null", "\"a\\u00e9\\n\"", "{\"a\":[1,2.50,{}]}", "1e400", "12345678901234567890123", "-0.0"]
    {
        let reply = engine.answer(&format!("{{\"do\":\"hello\",\"id\":{id}}}"));
        assert!(reply.starts_with(&format!("{{\"id\":{id},\"ok\":true,")), "{reply}");
        let reply = engine.answer(&format!("{{\"do\":\"nothing\",\"id\":{id}}}"));
        assert!(reply.starts_with(&format!("{{\"id\":{id},\"ok\":false,")), "{reply}");
    }
    assert!(engine.answer("{\"do\":\"hello\"}").starts_with("{\"id\":null,\"ok\":true,"));
    // A carriage return between the parts of an id must not end the line of the reply.
    assert!(engine.answer("{\"id\":[1,\r2],\"do\":\"hello\"}\r").starts_with("{\"id\":[1,2],\"ok\":true,"));
}

#[test]
fn lines_that_are_no_requests() {
    let mut engine = new_engine();
    for line in
        ["", "   ", "\t", "\r", "{", "{\"do\":\"hello\"", "hello", "{'do':'hello'}", "{} {}", "\u{feff}{}"]
    {
        let reply = send_line(&mut engine, line);
        assert_eq!(reply["id"], Value::Null);
        assert_eq!(refusal_in(&reply).0, "bad_json", "{line:?}");
    }
    for line in ["[]", "7", "null", "\"hello\"", "[1, \"hello\"]", "{\"do\":\"hello\",\"do\":\"hello\"}"] {
        assert_eq!(refusal_in(&send_line(&mut engine, line)).0, "bad_request", "{line:?}");
    }
    let mut reply = Vec::new();
    engine.answer_into(b"{\"do\":\"hell\xff\"}", &mut reply);
    assert_eq!(refusal_in(&serde_json::from_slice(&reply).unwrap()).0, "bad_json");
    reply.clear();
    engine.answer_into(&vec![b' '; alhambra_protocol::MAX_LINE + 1], &mut reply);
    assert_eq!(refusal_in(&serde_json::from_slice(&reply).unwrap()).0, "bad_request");
}

#[test]
fn requests_without_a_known_name() {
    let mut engine = new_engine();
    let (code, rule, message) = refused(&mut engine, json!({"id": 1}));
    assert_eq!((code.as_str(), rule), ("bad_request", None));
    assert!(message.contains("`do`"), "{message}");
    assert_eq!(refused(&mut engine, json!({"do": 3})).0, "bad_request");
    assert_eq!(refused(&mut engine, json!({"do": null})).0, "bad_request");
    for name in ["", "Hello", "undo", "hello "] {
        assert_eq!(refused(&mut engine, json!({"do": name})).0, "unknown_request");
    }
}

#[test]
fn new_and_turn_agree_and_equal_seeds_give_equal_games() {
    let mut engine = new_engine();
    let (first, reply) = begin(&mut engine, 4, &["characters"], 9);
    let (second, other) = begin(&mut engine, 4, &["characters"], 9);
    assert_ne!(first, second);
    for field in ["to_act", "step", "legal"] {
        assert_eq!(reply[field], other[field]);
    }
    let turn = ok(&mut engine, json!({"id": 5, "do": "turn", "game": first}));
    let expected =
        json!({"id": 5, "ok": true, "to_act": reply["to_act"], "step": "action", "legal": reply["legal"]});
    assert_eq!(turn, expected);
    let text = json!({"do": "new", "setup": setup(4, &["characters"]), "seed": "ein Same"});
    let (one, two) = (ok(&mut engine, text.clone()), ok(&mut engine, text));
    assert_eq!(one["legal"], two["legal"]);
    assert_ne!(one["game"], two["game"]);
}

#[test]
fn seeds_out_of_range_are_refused() {
    let mut engine = new_engine();
    let fitting = [json!(0), json!(9_007_199_254_740_991_u64), json!(""), json!("x"), json!("é".repeat(64))];
    for seed in fitting {
        let reply = ok(&mut engine, json!({"do": "new", "setup": setup(2, &[]), "seed": seed}));
        let record = ok(&mut engine, json!({"do": "record", "game": reply["game"]}));
        assert_eq!(record["record"]["seed"], seed);
    }
    let long = "é".repeat(65);
    for seed in
        [json!(9_007_199_254_740_992_u64), json!(-1), json!(1.5), json!(long), json!([7]), json!(true)]
    {
        let (code, _, message) =
            refused(&mut engine, json!({"do": "new", "setup": setup(2, &[]), "seed": seed}));
        assert_eq!(code, "bad_request");
        assert!(message.contains("`seed`"), "{message}");
    }
    assert_eq!(refused(&mut engine, json!({"do": "new", "setup": setup(2, &[])})).0, "bad_request");
}

#[test]
fn set_ups_are_refused_with_what_is_allowed() {
    let mut engine = new_engine();
    for (setup, said) in [
        (json!({}), "`game`"),
        (json!({"game": "chess", "players": 3, "modules": []}), "alhambra"),
        (json!({"game": "red-palace", "players": 3, "modules": ["thieves"]}), "not played"),
        (json!({"game": "alhambra", "players": 3, "modules": ["medinas"]}), "not played"),
        (json!({"game": "alhambra", "modules": []}), "`players`"),
        (json!({"game": "alhambra", "players": 1, "modules": []}), "2 to 6"),
        (json!({"game": "alhambra", "players": 7, "modules": []}), "2 to 6"),
        (json!({"game": "alhambra", "players": "3", "modules": []}), "2 to 6"),
        (json!({"game": "alhambra", "players": 3}), "`modules`"),
        (json!({"game": "alhambra", "players": 3, "modules": "characters"}), "`modules`"),
        (json!({"game": "alhambra", "players": 3, "modules": [3]}), "`modules[0]`"),
        (
            json!({"game": "alhambra", "players": 3, "modules": ["granada"]}),
            "viziers-favour, currency-exchange",
        ),
        (json!({"game": "alhambra", "players": 3, "modules": ["characters", "characters"]}), "twice"),
        (json!({"game": "alhambra", "players": 3, "modules": [], "ages": [1, 2]}), "3 players"),
        (json!({"game": "alhambra", "players": 3, "modules": [], "ages": [1, 2, 256]}), "`ages[2]`"),
        (json!({"game": "alhambra", "players": 3, "modules": [], "ages": 12}), "`ages`"),
        (json!({"game": "alhambra", "players": 3, "modules": [], "options": []}), "`options`"),
        (json!({"game": "alhambra", "players": 3, "modules": [], "options": {"x": 1}}), "turn_limit"),
        (
            json!({"game": "alhambra", "players": 3, "modules": [], "options": {"turn_limit": 0}}),
            "at least 1",
        ),
        (
            json!({"game": "alhambra", "players": 3, "modules": [], "options": {"turn_limit": "x"}}),
            "turn_limit",
        ),
    ] {
        let (code, _, message) = refused(&mut engine, json!({"do": "new", "setup": setup, "seed": 1}));
        assert_eq!(code, "bad_setup", "{setup}");
        assert!(message.contains(said), "{setup}: {message}");
    }
    for setup in [json!(null), json!([]), json!("alhambra")] {
        assert_eq!(refused(&mut engine, json!({"do": "new", "setup": setup, "seed": 1})).0, "bad_request");
    }
    // None of these began a game.
    assert_eq!(begin(&mut engine, 2, &[], 1).0, 1);
}

#[test]
fn ages_and_options_are_kept_in_the_record() {
    let mut engine = new_engine();
    let setup = json!({
        "game": "alhambra", "players": 3, "modules": ["city-gates"], "ages": [30, null, 7],
        "options": {"turn_limit": 5}
    });
    let reply = ok(&mut engine, json!({"do": "new", "setup": setup, "seed": 1}));
    let game = reply["game"].as_u64().unwrap();
    assert_eq!(ok(&mut engine, json!({"do": "record", "game": game}))["record"]["setup"], setup);
    let (reply, events) = play_out(&mut engine, game, reply);
    assert_eq!(events.last(), Some(&json!({"type": "aborted"})));
    assert_eq!(reply["step"], json!("over"));
    let record = ok(&mut engine, json!({"do": "record", "game": game}))["record"].clone();
    assert_eq!(record["result"], json!({"scores": [0, 0, 0], "dirk_score": null, "aborted": true}));
    let state = ok(&mut engine, json!({"do": "state", "game": game, "seat": "public"}));
    assert_eq!((&state["state"]["over"], &state["state"]["winners"]), (&json!(true), &Value::Null));
}

#[test]
fn games_are_found_by_their_handle_only() {
    let mut engine = new_engine();
    let (game, _) = begin(&mut engine, 2, &[], 1);
    for name in ["turn", "apply", "state", "record", "explain", "choose", "drop"] {
        assert_eq!(refused(&mut engine, json!({"do": name, "game": game + 1})).0, "no_such_game", "{name}");
        for handle in [json!(null), json!("1"), json!(-1), json!(1.5)] {
            let (code, _, message) = refused(&mut engine, json!({"do": name, "game": handle}));
            assert_eq!(code, "bad_request", "{name}");
            assert!(message.contains("`game`"), "{message}");
        }
    }
    assert_eq!(ok(&mut engine, json!({"id": 1, "do": "drop", "game": game})), json!({"id": 1, "ok": true}));
    assert_eq!(refused(&mut engine, json!({"do": "drop", "game": game})).0, "no_such_game");
    assert_eq!(begin(&mut engine, 2, &[], 1).0, game + 1, "a handle is never given again");
}

#[test]
fn apply_plays_and_tells() {
    let mut engine = new_engine();
    let (game, reply) = begin(&mut engine, 3, &[], 1);
    let action = reply["legal"][0].clone();
    assert_eq!(action["type"], json!("take_money"));
    let seat = reply["to_act"].clone();
    let reply = ok(&mut engine, json!({"id": "x", "do": "apply", "game": game, "action": action}));
    assert_eq!(reply["id"], json!("x"));
    assert_eq!(reply["events"][0], json!({"type": "money_taken", "seat": seat, "cards": action["cards"]}));
    assert_ne!(reply["to_act"], seat);
    assert_eq!(ok(&mut engine, json!({"do": "turn", "game": game}))["legal"], reply["legal"]);
    let record = ok(&mut engine, json!({"do": "record", "game": game}));
    assert_eq!(record["record"]["actions"], json!([action]));
    assert!(record["record"].get("result").is_none());
}

#[test]
fn refused_actions_change_nothing_and_name_the_rule() {
    let mut engine = new_engine();
    let (game, _) = begin(&mut engine, 3, &["viziers-favour"], 1);
    let before = ok(&mut engine, json!({"do": "state", "game": game, "seat": "all"}));
    for (action, rule) in [
        (json!({"type": "stop"}), "BASE-22"),
        (json!({"type": "pass"}), "BASE-20"),
        (json!({"type": "take_money", "cards": []}), "BASE-25"),
        (
            json!({"type": "take_money", "cards": ["dinar-1", "dinar-1", "dinar-1", "dirham-1", "ducat-1"]}),
            "BASE-25",
        ),
        (json!({"type": "take_money", "cards": ["dinar-9", "dirham-9", "ducat-9", "florin-9"]}), "BASE-25"),
        (json!({"type": "buy", "space": 3, "pay": []}), "BASE-30"),
        (json!({"type": "buy", "space": 3, "pay": ["dinar-9", "florin-9"]}), "BASE-30"),
        (json!({"type": "buy", "space": 3, "pay": vec!["dinar-9"; 4]}), "BASE-30"),
        (json!({"type": "currency-exchange.take", "card": "exchange-3"}), "BASE-20"),
        (json!({"type": "redesign_remove", "at": [0, 0]}), "BASE-51"),
        (json!({"type": "place", "tile": "garden-03", "at": [0, 1]}), "BASE-20"),
        (json!({"type": "viziers-favour.buy", "space": 3, "pay": ["dinar-9", "florin-9"]}), "BASE-20"),
        (json!({"type": "viziers-favour.turn_stone"}), "VIZ-20"),
        (json!({"type": "characters.bid", "bid": 1000}), "BASE-20"),
    ] {
        let (code, named, _) = refused(&mut engine, json!({"do": "apply", "game": game, "action": action}));
        assert_eq!((code.as_str(), named.as_deref()), ("illegal_action", Some(rule)), "{action}");
    }
    for action in [json!(null), json!("stop"), json!({}), json!({"type": "reserve"})] {
        let (code, rule, _) = refused(&mut engine, json!({"do": "apply", "game": game, "action": action}));
        assert_eq!((code.as_str(), rule), ("bad_request", None), "{action}");
    }
    assert_eq!(ok(&mut engine, json!({"do": "state", "game": game, "seat": "all"})), before);
}

/// Payments that include pieces of modules.
fn payments_of_modules() -> [(Value, &'static str); 8] {
    [
        (json!(["dinar-9", "diamond-9"]), "DIA-12"),
        (json!(["diamond-9", "diamond-8"]), "BASE-30"),
        (json!(["dinar-9", "florin-9", "exchange-3"]), "BASE-30"),
        (json!(["exchange-3"]), "EXC-25"),
        (json!(["florin-9", "exchange-6"]), "EXC-20"),
        (json!(["dirham-9", "exchange-3"]), "EXC-20"),
        (json!(["dinar-9", "diamond-9", "exchange-3"]), "EXC-31"),
        (json!(["dinar-9", "exchange-3", "exchange-2"]), "EXC-22"),
    ]
}

/// If their module is played, its own rule refuses them; otherwise it is always the rule about the actions of a turn.
#[test]
fn what_belongs_to_a_module_that_is_not_played_is_refused_by_one_rule() {
    let mut engine = new_engine();
    let (with, _) = begin(&mut engine, 3, &["currency-exchange", "diamonds"], 1);
    let (without, _) = begin(&mut engine, 3, &["viziers-favour", "bazaars"], 1);
    let named = |engine: &mut Engine, game: u64, action: &Value| {
        refused(engine, json!({"do": "apply", "game": game, "action": action})).1
    };
    for (pay, rule) in payments_of_modules() {
        let buy = json!({"type": "buy", "space": 3, "pay": pay});
        assert_eq!(named(&mut engine, with, &buy).as_deref(), Some(rule), "{buy}");
        assert_eq!(named(&mut engine, without, &buy).as_deref(), Some("BASE-20"), "{buy}");
    }
    for action in [
        json!({"type": "currency-exchange.take", "card": "exchange-3"}),
        json!({"type": "characters.karim", "space": 3}),
        // These need two modules: that of the bazaar, and that of Karim.
        json!({"type": "bazaars.karim", "tile": "BZ3"}),
    ] {
        assert_eq!(named(&mut engine, without, &action).as_deref(), Some("BASE-20"), "{action}");
    }
    let (alone, _) = begin(&mut engine, 3, &["caravanserai", "bazaars"], 1);
    for action in [
        json!({"type": "bazaars.vizier_buy", "tile": "BZ3", "pay": ["dinar-9"]}),
        json!({"type": "viziers-favour.turn_stone"}),
    ] {
        assert_eq!(named(&mut engine, alone, &action).as_deref(), Some("BASE-20"), "{action}");
    }
}

#[test]
fn a_bid_above_every_hand_is_refused_by_the_rule_of_bids() {
    let mut engine = new_engine();
    let (game, mut reply) = begin(&mut engine, 3, &["characters"], 2);
    while reply["step"] != json!("characters.bid") {
        let action = reply["legal"][0].clone();
        reply = ok(&mut engine, json!({"do": "apply", "game": game, "action": action}));
    }
    let bid = json!({"type": "characters.bid", "bid": 1_000_000});
    let (code, rule, _) = refused(&mut engine, json!({"do": "apply", "game": game, "action": bid}));
    assert_eq!((code.as_str(), rule.as_deref()), ("illegal_action", Some("CHR-13")));
    // The wrong moment is reported first, not the cards that cannot be taken together.
    let take = json!({"type": "take_money", "cards": []});
    let (_, rule, _) = refused(&mut engine, json!({"do": "apply", "game": game, "action": take}));
    assert_eq!(rule.as_deref(), Some("CHR-12"));
}

#[test]
fn after_the_end_nothing_can_be_applied() {
    let mut engine = new_engine();
    for modules in [&[][..], &["viziers-favour", "city-gates", "characters", "treasure-chamber"]] {
        let (game, reply) = begin(&mut engine, 2, modules, 5);
        let (reply, events) = play_out(&mut engine, game, reply);
        assert_eq!((&reply["step"], &reply["legal"]), (&json!("over"), &json!([])));
        for action in [json!({"type": "stop"}), json!(null)] {
            let (code, ..) = refused(&mut engine, json!({"do": "apply", "game": game, "action": action}));
            assert_eq!(code, "game_over");
        }
        assert_eq!(
            refused(&mut engine, json!({"do": "choose", "game": game, "bot": "first"})).0,
            "game_over"
        );
        let state = ok(&mut engine, json!({"do": "state", "game": game, "seat": 0}))["state"].clone();
        let over = events.last().unwrap();
        assert_eq!((&over["type"], &over["winners"]), (&json!("game_over"), &state["winners"]));
        assert_eq!(state["rounds_scored"], json!([1, 2, 3]));
        let record = ok(&mut engine, json!({"do": "record", "game": game}))["record"].clone();
        let result = json!({
            "scores": state["scores"], "dirk_score": state["dirk_score"], "winners": state["winners"]
        });
        assert_eq!(record["result"], result);
        let loaded = ok(&mut engine, json!({"do": "load", "record": record}));
        let again = ok(&mut engine, json!({"do": "state", "game": loaded["game"], "seat": "all"}));
        let first = ok(&mut engine, json!({"do": "state", "game": game, "seat": "all"}));
        assert_eq!(again["state"], first["state"]);
        let explained =
            |engine: &mut Engine, game: &Value| ok(engine, json!({"do": "explain", "game": game}));
        assert_eq!(explained(&mut engine, &loaded["game"]), explained(&mut engine, &json!(game)));
    }
}

#[test]
fn state_is_asked_for_a_seat_the_public_or_all() {
    let mut engine = new_engine();
    let (game, _) = begin(&mut engine, 3, &[], 1);
    for seat in [json!(0), json!(2), json!("public"), json!("all")] {
        ok(&mut engine, json!({"do": "state", "game": game, "seat": seat}));
    }
    for seat in [json!(null), json!(3), json!(-1), json!("0"), json!("nobody"), json!([0])] {
        let (code, _, message) = refused(&mut engine, json!({"do": "state", "game": game, "seat": seat}));
        assert_eq!(code, "bad_request");
        assert!(message.contains("`seat`"), "{message}");
    }
}

#[test]
fn load_refuses_with_the_index_of_the_action() {
    let mut engine = new_engine();
    let (game, reply) = begin(&mut engine, 3, &[], 1);
    ok(&mut engine, json!({"do": "apply", "game": game, "action": reply["legal"][0]}));
    let record = ok(&mut engine, json!({"do": "record", "game": game}))["record"].clone();
    let loaded = ok(&mut engine, json!({"do": "load", "record": record}));
    assert_eq!(loaded["legal"], ok(&mut engine, json!({"do": "turn", "game": game}))["legal"]);
    let mut illegal = record.clone();
    illegal["actions"].as_array_mut().unwrap().push(json!({"type": "stop"}));
    let reply = send(&mut engine, &json!({"do": "load", "record": illegal}));
    let (code, rule, message) = refusal_in(&reply);
    assert_eq!((code.as_str(), rule.as_deref()), ("bad_record", Some("BASE-22")));
    assert!(message.contains("action 1"), "{message}");
    assert_eq!(reply["error"]["index"], json!(1));
    illegal["actions"][1] = json!({"type": "buy", "space": 9});
    assert!(refused(&mut engine, json!({"do": "load", "record": illegal})).2.contains("`space`"));
    assert_eq!(refused(&mut engine, json!({"do": "load", "record": {}})).0, "bad_record");
    for wrong in [json!(null), json!(7), json!([])] {
        assert_eq!(refused(&mut engine, json!({"do": "load", "record": wrong})).0, "bad_request");
    }
}

#[test]
fn explain_gives_the_lines_of_every_booked_point() {
    let mut engine = new_engine();
    for (players, seed) in [(2, 3), (3, 4), (5, 6), (3, 11), (4, 12)] {
        let (game, reply) = begin(&mut engine, players, &["characters", "treasure-chamber"], seed);
        assert_eq!(ok(&mut engine, json!({"do": "explain", "game": game}))["scoring"], json!([]));
        let (_, events) = play_out(&mut engine, game, reply);
        let scoring = ok(&mut engine, json!({"do": "explain", "game": game}))["scoring"].clone();
        let scored: Vec<&Value> = events.iter().filter(|event| event["type"] == json!("scored")).collect();
        assert_eq!((scoring.as_array().unwrap().len(), scored.len()), (3, 3));
        for (round, scored) in scoring.as_array().unwrap().iter().zip(scored) {
            assert_eq!(round["round"], scored["round"]);
            let seats = round["seats"].as_array().unwrap();
            let points: Vec<&Value> = seats.iter().map(|seat| &seat["points"]).collect();
            assert_eq!(json!(points), scored["points"]);
            assert_eq!(round["dirk"].is_null(), players > 2);
            assert_eq!(round["dirk"]["points"], scored["dirk"]);
            for seat in seats {
                check_lines(seat);
            }
        }
    }
}

fn check_lines(seat: &Value) {
    let lines = seat["lines"].as_array().unwrap();
    let sum: u64 = lines.iter().map(|line| line["points"].as_u64().unwrap()).sum();
    assert_eq!(json!(sum), seat["points"]);
    for line in lines {
        match line["source"].as_str().unwrap() {
            "majority" | "chests" => {
                assert_eq!(line.get("kind").is_some(), line["source"] == json!("majority"));
                let shared = line["shared_with"].as_array().unwrap();
                assert_eq!(json!(shared.len() + 1), line["tied"], "{line}");
                assert!(line["place"].as_u64().unwrap() >= 1);
            }
            "wall" => {
                let segments = line["wall_segments"].as_array().unwrap();
                assert_eq!(json!(segments.len()), line["count"]);
                assert_eq!(line["count"], line["points"]);
            }
            "yusuf" | "fatima" => assert!(line.get("place").is_none()),
            other => panic!("unknown source {other}"),
        }
    }
}

#[test]
fn explain_tells_a_round_that_has_not_been_held() {
    let mut engine = new_engine();
    let (game, _) = begin(&mut engine, 2, &[], 1);
    for round in 1..=3 {
        let reply = ok(&mut engine, json!({"do": "explain", "game": game, "round": round}));
        let scoring = reply["scoring"].as_array().unwrap();
        assert_eq!((scoring.len(), &scoring[0]["round"]), (1, &json!(round)));
        // Only Dirk has tiles.
        assert_eq!(scoring[0]["seats"], json!([{"points": 0, "lines": []}, {"points": 0, "lines": []}]));
        assert!(scoring[0]["dirk"]["points"].as_u64().unwrap() > 0);
    }
    for round in [json!(0), json!(4), json!("1"), json!(1.5)] {
        let (code, _, message) = refused(&mut engine, json!({"do": "explain", "game": game, "round": round}));
        assert_eq!(code, "bad_request");
        assert!(message.contains("`round`"), "{message}");
    }
}

/// INV-10: what the invasion after a round cost, matching the events, and what an open one would cost.
#[test]
fn explain_tells_the_invasions() {
    let mut engine = new_engine();
    let (game, reply) = begin(&mut engine, 3, &["invaders"], 4);
    let secret = ok(&mut engine, json!({"do": "explain", "game": game, "round": 1}));
    assert!(secret["scoring"][0].get("invasion").is_none(), "its direction is still secret");
    let (_, events) = play_out(&mut engine, game, reply);
    let scoring = ok(&mut engine, json!({"do": "explain", "game": game}))["scoring"].clone();
    for round in scoring.as_array().unwrap() {
        let of_round = |event: &&Value| event["round"] == round["round"];
        let told = |kind: &'static str| {
            events.iter().filter(of_round).filter(move |event| event["type"] == json!(kind))
        };
        assert_eq!(told("invaders.attacked").count(), 1);
        told("invaders.attacked")
            .for_each(|event| assert_eq!(round["invasion"]["direction"], event["direction"]));
        let losses = told("invaders.lost").map(
            |event| json!({"main": event["main"], "lateral": event["lateral"], "points": event["points"]}),
        );
        assert_eq!(round["invasion"]["losses"], json!(losses.collect::<Vec<_>>()));
    }
    let setup = json!({"game": "alhambra", "players": 3, "modules": ["invaders"], "options": {"open_invasion": true}});
    let open = ok(&mut engine, json!({"do": "new", "setup": setup, "seed": 4}))["game"].clone();
    let reply = ok(&mut engine, json!({"do": "explain", "game": open, "round": 3}));
    // A lone start tile is open on one main and two lateral sides, and nobody has points to lose.
    assert_eq!(reply["scoring"][0]["invasion"]["losses"][0], json!({"main": 1, "lateral": 2, "points": 0}));
}

/// INV-14: a loss is what a seat really loses, which is less than its penalty when it has too few points.
#[test]
fn explain_tells_losses_after_the_floor() {
    let mut engine = new_engine();
    let number = |value: &Value| value.as_i64().unwrap();
    let mut stopped = 0;
    for seed in 0..4 {
        let (game, reply) = begin(&mut engine, 6, &["invaders"], seed);
        play_out(&mut engine, game, reply);
        let scoring = ok(&mut engine, json!({"do": "explain", "game": game}))["scoring"].clone();
        for seat in 0..6 {
            let mut score = 0;
            for round in scoring.as_array().unwrap() {
                score += number(&round["seats"][seat]["points"]);
                let loss = &round["invasion"]["losses"][seat];
                // INV-20 to INV-22: lateral sides are counted in round 3 only.
                let penalty = number(&round["round"]) * number(&loss["main"]) + number(&loss["lateral"]);
                assert_eq!(number(&loss["points"]), penalty.min(score), "{round}");
                stopped += u32::from(score < penalty);
                score -= number(&loss["points"]);
            }
        }
    }
    assert!(stopped > 0, "no loss was limited by the floor");
}

/// BAZ-20: every bazaar of an Alhambra has its line in round 3, even one that scores nothing.
#[test]
fn explain_tells_bazaars_that_bring_nothing() {
    let mut engine = new_engine();
    let mut brings_nothing = 0;
    for seed in 0..6 {
        let (game, reply) = begin(&mut engine, 3, &["bazaars"], seed);
        play_out(&mut engine, game, reply);
        let state = ok(&mut engine, json!({"do": "state", "game": game, "seat": "all"}))["state"].clone();
        let scoring = ok(&mut engine, json!({"do": "explain", "game": game}))["scoring"].clone();
        let last = scoring.as_array().unwrap().last().unwrap();
        for seat in 0..3 {
            let lines = last["seats"][seat]["lines"].as_array().unwrap().iter();
            let lines: Vec<&Value> = lines.filter(|line| line["source"] == json!("bazaar")).collect();
            let told: BTreeSet<&str> = lines.iter().map(|line| line["tile"].as_str().unwrap()).collect();
            let lying = state["palaces"][seat]["tiles"].as_array().unwrap().iter();
            let lying = lying.map(|placed| placed["tile"].as_str().unwrap());
            assert_eq!(told, lying.filter(|tile| tile.starts_with("BZ")).collect());
            brings_nothing += lines.iter().filter(|line| line["points"] == json!(0)).count();
        }
    }
    assert!(brings_nothing > 0, "no bazaar scored nothing");
}

#[test]
fn choose_asks_the_bot_of_that_name() {
    let mut engine = new_engine();
    let (game, reply) = begin(&mut engine, 3, &[], 1);
    let legal = &reply["legal"];
    let action = |reply: Value| reply["action"].clone();
    let ask = |engine: &mut Engine, more: Value| {
        let mut request = json!({"do": "choose", "game": game});
        request.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        send(engine, &request)
    };
    assert_eq!(action(ask(&mut engine, json!({"bot": "first"}))), legal[0]);
    assert_eq!(action(ask(&mut engine, json!({"bot": "nth", "millis": 1, "seed": 2}))), legal[3]);
    let text = json!({"bot": "nth", "seed": "luck"});
    let (one, two) = (ask(&mut engine, text.clone()), ask(&mut engine, text));
    assert_eq!(action(one), action(two));
    let (code, _, message) = refusal_in(&ask(&mut engine, json!({"bot": "deep"})));
    assert_eq!(code, "bad_request");
    assert!(message.contains("`bot`") && message.contains("first, nth"), "{message}");
    for (more, field) in [
        (json!({}), "`bot`"),
        (json!({"bot": 3}), "`bot`"),
        (json!({"bot": "first", "millis": -1}), "`millis`"),
        (json!({"bot": "first", "seed": []}), "`seed`"),
    ] {
        let (code, _, message) = refusal_in(&ask(&mut engine, more));
        assert_eq!(code, "bad_request");
        assert!(message.contains(field), "{message}");
    }
    assert_eq!(&ok(&mut engine, json!({"do": "turn", "game": game}))["legal"], legal);
}

#[test]
fn int_20_a_player_who_does_not_answer_is_played_by_the_defaults() {
    let mut engine = new_engine();
    let modules = ["viziers-favour", "characters", "street-trader", "treasure-chamber", "caravanserai"];
    let (game, mut reply) = begin(&mut engine, 3, &modules, 4);
    let mut asked = BTreeSet::new();
    while reply["step"] != json!("over") {
        let answer = ok(&mut engine, json!({"do": "default", "game": game}));
        assert!(reply["legal"].as_array().is_some_and(|legal| legal.contains(&answer["action"])), "{answer}");
        // Asking changes nothing, and the answer stays the same.
        assert_eq!(ok(&mut engine, json!({"do": "default", "game": game}))["action"], answer["action"]);
        let step = reply["step"].as_str().expect("a name").to_string();
        match step.as_str() {
            "street-trader.choose" => {
                assert_eq!(answer["action"]["citizens"], json!(["pavilion", "seraglio", "arcades"]));
            }
            "interrupt" | "characters.bid" | "before_turn" => {
                assert_eq!(answer["action"], json!({"type": "pass"}));
            }
            "action" => {
                let taken = answer["action"]["cards"].as_array().map_or(0, Vec::len);
                assert!(taken <= 1, "a single card: {answer}");
            }
            _ => {}
        }
        asked.insert(step);
        reply = ok(&mut engine, json!({"do": "apply", "game": game, "action": answer["action"]}));
    }
    assert!(asked.len() >= 4, "{asked:?}");
    let (code, ..) = refused(&mut engine, json!({"do": "default", "game": game}));
    assert_eq!(code, "game_over");
    assert_eq!(refused(&mut engine, json!({"do": "default", "game": 99})).0, "no_such_game");
}

/// INV-31: only the player who looks sees the card.
#[test]
fn events_are_told_as_a_seat_sees_them() {
    let mut engine = new_engine();
    let (game, mut reply) = begin(&mut engine, 3, &["invaders"], 4);
    let mut applied = Vec::new();
    let mut looked = None;
    while reply["step"] != json!("over") {
        let legal = reply["legal"].as_array().expect("a list");
        let wanted = |kind: &str| legal.iter().find(|action| action["type"] == json!(kind));
        let look = wanted("invaders.look");
        let action =
            look.or_else(|| wanted("buy")).or_else(|| wanted("reserve")).unwrap_or(&legal[0]).clone();
        let seat = reply["to_act"].as_u64().expect("a seat");
        let is_look = look.is_some() && looked.is_none();
        // When the card is looked at, the reply goes to another seat; otherwise to a referee.
        let viewer = if is_look { json!((seat + 1) % 3) } else { json!("all") };
        reply = ok(&mut engine, json!({"do": "apply", "game": game, "action": action, "seat": viewer}));
        applied.push(reply["events"].clone());
        if is_look {
            looked = Some((applied.len(), seat));
        }
    }
    let (place, seat) = looked.expect("somebody looked");
    let told = |engine: &mut Engine, viewer: Value| {
        ok(engine, json!({"do": "events", "game": game, "seat": viewer}))["events"].clone()
    };
    let all = told(&mut engine, json!("all"));
    assert_eq!(all.as_array().map(Vec::len), Some(applied.len() + 1), "the set-up comes first");
    assert!(all[0].as_array().is_some_and(|events| !events.is_empty()));
    let direction = |events: &Value| {
        let event = events[place].as_array().into_iter().flatten();
        event.clone().find(|event| event["type"] == json!("invaders.looked")).expect("it was told")["direction"]
            .clone()
    };
    assert!(direction(&all).is_string());
    for (viewer, sees) in [
        (json!(seat), true),
        (json!((seat + 1) % 3), false),
        (json!((seat + 2) % 3), false),
        (json!("public"), false),
    ] {
        let seen = told(&mut engine, viewer.clone());
        assert_eq!(direction(&seen).is_string(), sees, "{viewer}");
    }
    let (hidden, rest): (Vec<_>, Vec<_>) =
        applied.iter().enumerate().partition(|(index, _)| index + 1 == place);
    assert!(rest.into_iter().all(|(index, events)| *events == all[index + 1]));
    assert_eq!(*hidden[0].1, told(&mut engine, json!("public"))[place]);
    for request in [json!({"do": "events", "game": game}), json!({"do": "events", "game": game, "seat": 3})] {
        let (code, _, message) = refused(&mut engine, request);
        assert!(code == "bad_request" && message.contains("`seat`"), "{message}");
    }
    // An invalid seat is refused before anything is played.
    let (game, reply) = begin(&mut engine, 3, &[], 1);
    let request = json!({"do": "apply", "game": game, "action": reply["legal"][0], "seat": "nobody"});
    assert_eq!(refused(&mut engine, request).0, "bad_request");
    assert_eq!(ok(&mut engine, json!({"do": "turn", "game": game}))["legal"], reply["legal"]);
}

#[test]
fn thousands_of_games_can_be_held() {
    let mut engine = new_engine();
    for seed in 0..3000 {
        begin(&mut engine, 6, &[], seed);
    }
    let first = ok(&mut engine, json!({"do": "turn", "game": 1}));
    let last = ok(&mut engine, json!({"do": "turn", "game": 3000}));
    assert_eq!((&first["step"], &last["step"]), (&json!("action"), &json!("action")));
}
