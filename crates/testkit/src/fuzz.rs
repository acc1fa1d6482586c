//! The bodies of the fuzz targets: no input may cause a panic, and whatever is accepted must be consistent.

use bots::by_name;
use engine::{Action, Game, GuardBoard, Module, ModuleSet, Rules, Seed, View};
use protocol::{Chooser, Engine, Record};

use crate::brute::PlainPalace;
use crate::census;

/// Parses the bytes as a record and replays it if they are one.
///
/// # Panics
///
/// If the record does not survive a round trip through JSON, or if two replays differ.
pub fn record(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    if let Ok(record) = Record::from_json(text) {
        assert_eq!(Record::from_json(&record.to_json()).as_ref(), Ok(&record));
        if record.replay().is_ok() {
            assert!(record.replay() == record.replay());
        }
    }
}

/// Gives the protocol engine under test access to the bots.
struct Registry;

impl Chooser for Registry {
    fn names(&self) -> Vec<&'static str> {
        bots::names().to_vec()
    }

    fn choose(
        &mut self,
        bot: &str,
        view: &View<'_>,
        legal: &[Action],
        _: Option<u64>,
        seed: Option<u64>,
    ) -> Option<Action> {
        by_name(bot, seed.unwrap_or(0)).map(|mut bot| bot.choose(view, legal))
    }
}

/// Starts a game and sends the bytes as lines of the protocol.
///
/// # Panics
///
/// If a line is not answered by exactly one line of JSON.
pub fn protocol_line(data: &[u8]) {
    let mut engine = Engine::new(Box::new(Registry));
    let slugs = Module::ALL.map(Module::slug);
    let begin = format!(
        r#"{{"id":1,"do":"new","setup":{{"game":"alhambra","players":3,"modules":{slugs:?}}},"seed":7}}"#
    );
    let mut reply = Vec::new();
    engine.answer_into(begin.as_bytes(), &mut reply);
    for line in data.split(|&byte| byte == b'\n').take(20) {
        reply.clear();
        engine.answer_into(line, &mut reply);
        let text = String::from_utf8(reply.clone()).unwrap_or_else(|error| panic!("{error}"));
        assert!(text.trim_end().starts_with('{') && text.trim_end().ends_with('}'), "{text}");
        assert_eq!(text.trim_end().lines().count(), 1);
    }
}

/// Plays the actions that the bytes select and checks the final state.
///
/// # Panics
///
/// If a listed action is refused, a piece is lost or duplicated, or an Alhambra is illegal.
pub fn action_sequence(data: &[u8]) {
    let Some((&[players, bits_0, bits_1, bits_2, seed], choices)) = data.split_first_chunk() else { return };
    // Three bytes hold a bit for every module, with some to spare.
    const { assert!(Module::ALL.len() <= 24) };
    let bits = u32::from_le_bytes([bits_0, bits_1, bits_2, 0]);
    let number = 2 + players as usize % 5;
    // Values of 128 and above in the first byte select The Red Palace.
    let (rules, modules) = match players {
        0..128 => (Rules::new(number), &Module::ALL[..]),
        128.. => (Rules::red_palace(number, GuardBoard::Random), &Module::RED_PALACE[..]),
    };
    let Ok(rules) = rules else { return };
    let chosen = modules.iter().enumerate().filter(|&(place, _)| bits >> place & 1 == 1);
    let modules: ModuleSet = chosen.map(|(_, &module)| module).collect();
    let mut game =
        Game::new(rules.with_modules(modules).expect("they go together"), Seed::from_number(u64::from(seed)));
    let mut legal = Vec::new();
    for choice in choices.chunks(2) {
        game.legal_actions(&mut legal);
        if legal.is_empty() {
            break;
        }
        let number = choice.iter().fold(0usize, |number, &byte| number << 8 | byte as usize);
        let action = legal[number % legal.len()];
        assert_eq!(game.play(action, &mut ()), Ok(()), "{action}");
    }
    let mut found = census::take(&game);
    found.retain(|name, _| !name.starts_with("scoring"));
    assert_eq!(found, census::expected(&game));
    let view = game.view(engine::Viewer::Public);
    assert!(view.seats().all(|seat| PlainPalace::of(view.palace(seat)).is_legal()));
}
