//! What the tests of the protocol share.

use alhambra_protocol::{Chooser, Engine};
use engine::{Action, Event, Game, GuardBoard, Module, ModuleSet, Rng, Rules, Seed, View};
use serde_json::{Value, json};

/// Two bots: one plays the first legal action, the other the one selected by its seed and time.
pub struct TestBots;

impl Chooser for TestBots {
    fn names(&self) -> Vec<&'static str> {
        vec!["first", "nth"]
    }

    fn choose(
        &mut self,
        bot: &str,
        view: &View<'_>,
        legal: &[Action],
        millis: Option<u64>,
        seed: Option<u64>,
    ) -> Option<Action> {
        assert!(view.hand().is_some(), "the seat to act sees its own hand");
        match bot {
            "first" => legal.first().copied(),
            "nth" => {
                let place = millis.unwrap_or(0).wrapping_add(seed.unwrap_or(0)) as usize;
                legal.get(place % legal.len()).copied()
            }
            _ => None,
        }
    }
}

/// An engine with the test bots.
pub fn new_engine() -> Engine {
    Engine::new(Box::new(TestBots))
}

/// Sends one request and reads the reply.
pub fn send(engine: &mut Engine, request: &Value) -> Value {
    send_line(engine, &request.to_string())
}

/// Sends one line and reads the reply, which must be one line with an id and a verdict.
pub fn send_line(engine: &mut Engine, line: &str) -> Value {
    let reply = engine.answer(line);
    assert!(!reply.contains(['\n', '\r']), "a reply is one line: {reply}");
    let reply: Value = serde_json::from_str(&reply).expect("a reply is JSON");
    assert!(reply.get("id").is_some() && reply["ok"].is_boolean(), "{reply}");
    reply
}

/// Sends a request that must succeed.
pub fn ok(engine: &mut Engine, request: Value) -> Value {
    let reply = send(engine, &request);
    assert_eq!(reply["ok"], json!(true), "{request} -> {reply}");
    reply
}

/// Sends a request that must be refused; returns the code, the rule and the message.
pub fn refused(engine: &mut Engine, request: Value) -> (String, Option<String>, String) {
    refusal_in(&send(engine, &request))
}

/// The code, the rule and the message of a refusal.
pub fn refusal_in(reply: &Value) -> (String, Option<String>, String) {
    assert_eq!(reply["ok"], json!(false), "{reply}");
    let error = &reply["error"];
    let message = error["message"].as_str().expect("a message").to_string();
    assert!(!message.is_empty() && error.get("rule").is_some(), "{reply}");
    let code = error["code"].as_str().expect("a code").to_string();
    (code, error["rule"].as_str().map(str::to_string), message)
}

/// The set-up of a game.
pub fn setup(players: usize, modules: &[&str]) -> Value {
    json!({"game": "alhambra", "players": players, "modules": modules})
}

/// Begins a game and returns its handle and the reply.
pub fn begin(engine: &mut Engine, players: usize, modules: &[&str], seed: u64) -> (u64, Value) {
    let reply = ok(engine, json!({"do": "new", "setup": setup(players, modules), "seed": seed}));
    (reply["game"].as_u64().expect("a handle"), reply)
}

/// Plays a random game and passes on every position with its legal actions, and every event.
pub fn random_game(
    rules: Rules,
    seed: u64,
    mut position: impl FnMut(&Game, &[Action]),
    mut happened: impl FnMut(&Game, Event),
) -> (Game, Vec<Action>) {
    let mut events = Vec::new();
    let mut game = Game::new_with_events(rules, Seed::from_number(seed), &mut events);
    let mut rng = Rng::new(Seed::from_number(seed ^ 0xA1));
    let mut legal = Vec::new();
    let mut actions = Vec::new();
    loop {
        events.drain(..).for_each(|event| happened(&game, event));
        game.legal_actions(&mut legal);
        if legal.is_empty() {
            return (game, actions);
        }
        position(&game, &legal);
        let action = legal[rng.below(legal.len())];
        actions.push(action);
        game.play(action, &mut events).expect("a listed action is legal");
    }
}

/// The Red Palace with each number of players, plain and with all its modules.
pub fn palace_games() -> Vec<(Rules, u64)> {
    let mut games = Vec::new();
    for players in 2..=6 {
        let plain = Rules::red_palace(players, GuardBoard::Random).expect("2 to 6");
        let full = Rules::red_palace(players, GuardBoard::Fixed).expect("2 to 6");
        games.push((plain, players as u64));
        games.push((
            full.with_modules(Module::RED_PALACE.into_iter().collect()).expect("they go together"),
            players as u64,
        ));
    }
    games
}

/// Sets of modules in which every pair occurs, with two numbers of players each.
pub fn module_games() -> Vec<(Rules, u64)> {
    let mut games = Vec::new();
    for (number, modules) in ModuleSet::covering().into_iter().enumerate() {
        for round in 0..2 {
            let players = 2 + (number + 3 * round) % 5;
            let rules = Rules::new(players).expect("2 to 6").with_modules(modules).expect("they go together");
            games.push((rules, (number + 100 * round) as u64));
        }
    }
    games.extend(palace_games());
    games
}
