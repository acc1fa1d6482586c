//! The draft of a new game; the last one is remembered.

use engine::{Base, GuardBoard, Module, ModuleSet, Rules, RulesError};
use protocol::clean_name;
use serde_json::{Value, json};

use super::surprise::Wishes;
use crate::art::SeatColour;
use crate::play::{Place, Player};

/// A bot that can sit in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level {
    /// The code of the bot.
    pub code: &'static str,
    /// The text key of its name, which says how strong it is.
    pub key: &'static str,
    /// The text key of one line about how it plays.
    pub about: &'static str,
}

/// The code of a human player.
pub const HUMAN: &str = "human";

/// The bots, the weakest first.
pub const LEVELS: [Level; 6] = [
    Level { code: "level-1", key: "level-1", about: "level-1-about" },
    Level { code: MEDIUM, key: "level-2", about: "level-2-about" },
    Level { code: "level-3", key: "level-3", about: "level-3-about" },
    Level { code: "level-4", key: "level-4", about: "level-4-about" },
    Level { code: "level-5", key: "level-5", about: "level-5-about" },
    Level { code: "level-6", key: "level-6", about: "level-6-about" },
];

/// The bots of earlier builds, which saved games and links may still name, by the level that comes next to each.
const EARLIER: [(&str, usize); 3] = [("random", 1), ("casual", 2), ("greedy", 3)];

/// The level of a bot, counted from 1.
pub fn level_of(code: &str) -> Option<(usize, Level)> {
    let earlier = EARLIER.iter().find(|(earlier, _)| *earlier == code).map(|(_, number)| *number);
    let number = earlier.or_else(|| Some(LEVELS.iter().position(|level| level.code == code)? + 1))?;
    Some((number, LEVELS[number - 1]))
}

/// The bot that sits down unless another one is asked for.
pub const MEDIUM: &str = "level-2";

/// The names of bots, by seat; they are the same in all languages.
const BOT_NAMES: [&str; 6] = ["Zaynab", "Idris", "Layla", "Tariq", "Aisha", "Omar"];

/// A seat in a draft.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatDraft {
    /// The player's name; if empty, a default in the current language.
    pub name: String,
    /// Who plays the seat.
    pub player: Player,
    /// The colour of the seat; no other seat has the same.
    pub colour: SeatColour,
}

/// The draft of a new game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft {
    /// The base game.
    pub base: Base,
    /// The seats, 2 to 6.
    pub seats: Vec<SeatDraft>,
    /// With two seats, the bot that takes a third seat instead of Dirk.
    pub third: Option<String>,
    /// The modules for Alhambra.
    pub modules: ModuleSet,
    /// The modules for The Red Palace.
    pub red_modules: ModuleSet,
    /// The side of the guard board, for The Red Palace.
    pub guard_board: GuardBoard,
    /// Whether everybody's hand is visible.
    pub open_hands: bool,
    /// Which modules a random mix should prefer or avoid.
    pub wishes: Wishes,
    /// Whether the next invasion is always known (INV-40); only used with Invaders.
    pub open_invasion: bool,
    /// Whether a second caravanserai card needs five kinds (CAR-21); only used with Caravanserai.
    pub caravanserai_five_kinds: bool,
}

/// The player with this code.
pub fn player_of(code: &str) -> Player {
    if code == HUMAN { Player::Human } else { Player::Bot(code.to_string()) }
}

/// The code of a player.
pub fn code_of(player: &Player) -> &str {
    match player {
        Player::Human | Player::Elsewhere => HUMAN,
        Player::Bot(code) => code,
    }
}

impl Draft {
    /// The draft with all seats but the first open: whoever follows the link to a table expects one. The first is for
    /// the person with this name.
    pub fn with_open_seats(mut self, own_name: Option<String>) -> Draft {
        for seat in &mut self.seats {
            seat.player = Player::Human;
            seat.name.clear();
        }
        self.seats[0].name = own_name.unwrap_or_default();
        self
    }

    /// The draft of an open table; `None` if this page does not know its game.
    pub fn of_table(self, room: &wire::Room) -> Option<Draft> {
        let rules = room.setup.setup().ok()?.rules();
        let seat = |seat: &wire::Place| SeatDraft {
            name: seat.name.clone().unwrap_or_default(),
            player: match &seat.holder {
                wire::Holder::Bot { level } => player_of(level),
                wire::Holder::Person | wire::Holder::Nobody => Player::Human,
            },
            colour: seat.colour,
        };
        let mut draft = Draft {
            base: rules.base(),
            seats: room.seats.iter().map(seat).collect(),
            third: None,
            guard_board: rules.guard_board(),
            open_hands: room.options.open_hands,
            open_invasion: rules.open_invasion(),
            caravanserai_five_kinds: rules.caravanserai_five_kinds(),
            ..self
        };
        draft.choose_mix(rules.modules());
        Some(draft)
    }

    /// The seat of the person at this screen, at a table of a server: the first that no bot plays.
    pub fn own_seat(&self) -> Option<usize> {
        self.seats.iter().position(|seat| seat.player.bot().is_none())
    }

    /// The default: one person against two bots, without modules.
    pub fn usual() -> Draft {
        let seat = |(index, player)| SeatDraft {
            name: String::new(),
            player: player_of(player),
            colour: SeatColour::of_seat(index),
        };
        Draft {
            base: Base::Alhambra,
            seats: [HUMAN, MEDIUM, MEDIUM].into_iter().enumerate().map(seat).collect(),
            third: None,
            modules: ModuleSet::EMPTY,
            red_modules: ModuleSet::EMPTY,
            guard_board: GuardBoard::DEFAULT,
            open_hands: false,
            wishes: Wishes::default(),
            open_invasion: false,
            caravanserai_five_kinds: false,
        }
    }

    /// The rules of this draft for this many players. Options of modules that are not played are ignored.
    ///
    /// # Errors
    ///
    /// If the rules do not allow this combination.
    pub fn rules(&self, players: usize) -> Result<Rules, RulesError> {
        let rules = match self.base {
            Base::Alhambra => Rules::new(players)?,
            Base::RedPalace => Rules::red_palace(players, self.guard_board)?,
        };
        let rules = rules.with_modules(self.mix())?;
        let rules = rules.with_open_invasion(self.open_invasion).unwrap_or(rules);
        Ok(rules.with_caravanserai_five_kinds(self.caravanserai_five_kinds).unwrap_or(rules))
    }

    /// The modules for the chosen base game.
    pub fn mix(&self) -> ModuleSet {
        match self.base {
            Base::Alhambra => self.modules,
            Base::RedPalace => self.red_modules,
        }
    }

    /// Sets the modules for the chosen base game.
    pub fn choose_mix(&mut self, modules: ModuleSet) {
        match self.base {
            Base::Alhambra => self.modules = modules,
            Base::RedPalace => self.red_modules = modules,
        }
    }

    /// A colour that no seat has.
    fn free_colour(&self) -> SeatColour {
        let is_free = |colour: &SeatColour| self.seats.iter().all(|seat| seat.colour != *colour);
        SeatColour::ALL.into_iter().find(is_free).unwrap_or(SeatColour::Yellow)
    }

    /// Adds a seat.
    pub fn add_seat(&mut self, player: Player) {
        let colour = self.free_colour();
        self.seats.push(SeatDraft { name: String::new(), player, colour });
    }

    /// Removes a seat, but always leaves two.
    pub fn remove_seat(&mut self, index: usize) {
        if self.seats.len() > 2 && index < self.seats.len() {
            self.seats.remove(index);
        }
    }

    /// Gives a colour to a seat; the seat that had it receives the old one in exchange.
    ///
    /// # Panics
    ///
    /// If there is no seat with this index.
    pub fn choose_colour(&mut self, index: usize, colour: SeatColour) {
        let old = self.seats[index].colour;
        for seat in &mut self.seats {
            if seat.colour == colour {
                seat.colour = old;
            }
        }
        self.seats[index].colour = colour;
    }

    /// The number of players. A bot in the third seat counts as one too.
    pub fn players(&self) -> usize {
        self.seats.len() + usize::from(self.seats.len() == 2 && self.third.is_some())
    }

    /// The seats of the game; `human_name` gives a person's default name by seat number.
    pub fn places(&self, human_name: impl Fn(usize) -> String) -> Vec<Place> {
        let mut seats = self.seats.clone();
        if let (2, Some(code)) = (seats.len(), &self.third) {
            seats.push(SeatDraft {
                name: String::new(),
                player: player_of(code),
                colour: self.free_colour(),
            });
        }
        let named = |(index, seat): (usize, SeatDraft)| Place {
            name: clean_name(&seat.name).unwrap_or_else(|| default_name(index, &seat.player, &human_name)),
            player: seat.player,
            colour: seat.colour,
        };
        seats.into_iter().enumerate().map(named).collect()
    }

    /// The draft as text, to be saved.
    pub fn to_text(&self) -> String {
        let seat = |seat: &SeatDraft| json!({"name": seat.name, "player": code_of(&seat.player), "colour": seat.colour.name()});
        let slugs = |modules: ModuleSet| modules.iter().map(Module::slug).collect::<Vec<_>>();
        let seats: Vec<Value> = self.seats.iter().map(seat).collect();
        let Wishes { favourites, banned } = self.wishes;
        json!({
            "game": self.base.slug(),
            "seats": seats,
            "third": self.third,
            "modules": slugs(self.modules),
            "red_modules": slugs(self.red_modules),
            "guard_board": self.guard_board.name(),
            "open_hands": self.open_hands,
            "open_invasion": self.open_invasion,
            "caravanserai_five_kinds": self.caravanserai_five_kinds,
            "favourites": slugs(favourites),
            "banned": slugs(banned),
        })
        .to_string()
    }

    /// Reads a draft; `None` if it was not written by this page.
    pub fn from_text(text: &str) -> Option<Draft> {
        let value: Value = serde_json::from_str(text).ok()?;
        // A bot of an earlier build gives way to its level.
        let known = |code: &str| match code {
            HUMAN => Some(HUMAN),
            _ => level_of(code).map(|(_, level)| level.code),
        };
        let mut seats: Vec<SeatDraft> = Vec::new();
        for seat in value["seats"].as_array()? {
            let code = seat["player"].as_str().and_then(known)?;
            let colour = seat["colour"].as_str().and_then(SeatColour::from_name)?;
            let name = clean_name(seat["name"].as_str()?).unwrap_or_default();
            if seats.iter().any(|other| other.colour == colour) {
                return None;
            }
            seats.push(SeatDraft { name, player: player_of(code), colour });
        }
        // Modules that this page does not know are left out.
        let modules = |key: &str| -> ModuleSet {
            let slugs = value[key].as_array().into_iter().flatten().filter_map(Value::as_str);
            slugs.filter_map(Module::from_slug).collect()
        };
        let named = |key: &str| value[key].as_str().unwrap_or_default();
        (2..=6).contains(&seats.len()).then(|| Draft {
            base: Base::from_slug(named("game")).unwrap_or_default(),
            seats,
            third: value["third"].as_str().and_then(known).filter(|&code| code != HUMAN).map(str::to_string),
            modules: modules("modules").of(Base::Alhambra),
            red_modules: modules("red_modules").of(Base::RedPalace),
            guard_board: GuardBoard::from_name(named("guard_board")).unwrap_or(GuardBoard::DEFAULT),
            open_hands: value["open_hands"].as_bool().unwrap_or(false),
            wishes: Wishes { favourites: modules("favourites"), banned: modules("banned") },
            open_invasion: value["open_invasion"].as_bool().unwrap_or(false),
            caravanserai_five_kinds: value["caravanserai_five_kinds"].as_bool().unwrap_or(false),
        })
    }
}

/// The default name of a seat.
pub fn default_name(index: usize, player: &Player, human_name: impl Fn(usize) -> String) -> String {
    match player {
        Player::Human | Player::Elsewhere => human_name(index + 1),
        Player::Bot(_) => BOT_NAMES[index % BOT_NAMES.len()].to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_is_remembered_as_it_was() {
        let mut draft = Draft::usual();
        draft.add_seat(player_of(MEDIUM));
        draft.choose_colour(0, SeatColour::Green);
        draft.seats[1].name = "Ann".to_string();
        draft.modules = Module::ALL.into_iter().collect();
        draft.third = Some("level-4".to_string());
        draft.wishes.favourites = ModuleSet::EMPTY.with(Module::Camps);
        draft.wishes.banned = ModuleSet::EMPTY.with(Module::Diamonds).with(Module::Medinas);
        draft.open_invasion = true;
        draft.caravanserai_five_kinds = true;
        draft.base = Base::RedPalace;
        draft.red_modules = ModuleSet::EMPTY.with(Module::Medinas);
        draft.guard_board = GuardBoard::Random;
        assert_eq!(Draft::from_text(&draft.to_text()), Some(draft));
    }

    #[test]
    fn a_broken_choice_is_no_choice() {
        let two_yellow = r#"{"seats": [{"name": "", "player": "human", "colour": "yellow"},
            {"name": "", "player": "casual", "colour": "yellow"}], "modules": []}"#;
        let unknown_bot = Draft::usual().to_text().replace(MEDIUM, "deep-thought");
        for text in ["", "{}", "[1]", two_yellow, &unknown_bot] {
            assert_eq!(Draft::from_text(text), None, "{text}");
        }
    }

    /// Each base game keeps its own modules, whichever was chosen last.
    #[test]
    fn the_rules_are_those_of_the_game_chosen() {
        let mut draft = Draft::usual();
        draft.modules = ModuleSet::EMPTY.with(Module::Diamonds);
        draft.red_modules = ModuleSet::EMPTY.with(Module::Camps);
        for base in Base::ALL {
            draft.base = base;
            let rules = draft.rules(3).expect("2 to 6 players");
            assert_eq!(rules.base(), base);
            assert_eq!(rules.modules(), draft.mix());
            assert_eq!(rules.modules().has(Module::Camps), base == Base::RedPalace);
            draft.choose_mix(ModuleSet::EMPTY.with(Module::Camps));
            assert_eq!(draft.mix(), ModuleSet::EMPTY.with(Module::Camps));
        }
    }

    #[test]
    fn the_draft_of_a_table_is_what_was_chosen_for_it() {
        let mut draft = Draft::usual();
        draft.base = Base::RedPalace;
        draft.red_modules = ModuleSet::EMPTY.with(Module::Camps);
        (draft.guard_board, draft.open_hands) = (GuardBoard::Random, true);
        let rules = draft.rules(2).expect("two players");
        let seat = |holder: Value, colour: &str| json!({"holder": holder, "name": "Ana", "colour": colour, "ready": true, "presence": "here", "stand_in": false});
        let room = json!({
            "code": "000001", "stage": "gathering", "watchers": 0, "you": {"owner": true}, "options": {"open_hands": true},
            "setup": serde_json::to_value(protocol::Setup::new(rules)).expect("a set-up"),
            "seats": [seat(json!({"kind": "person"}), "white"), seat(json!({"kind": "bot", "level": "level-5"}), "red")],
        });
        let room: wire::Room = serde_json::from_value(room).expect("a table");
        let read = Draft::usual().of_table(&room).expect("a game that is known");
        assert_eq!(read.rules(read.players()), Ok(rules));
        assert!(read.open_hands && read.own_seat() == Some(0));
        assert_eq!((read.seats[0].colour, read.seats[0].name.as_str()), (SeatColour::White, "Ana"));
        assert_eq!(read.seats[1].player, player_of("level-5"));
        let broken = wire::Room { setup: wire::Json::of(&1), ..room };
        assert_eq!(Draft::usual().of_table(&broken), None);
    }

    /// An option of a module only takes effect while the module is played.
    #[test]
    fn options_are_those_of_the_modules_chosen() {
        let mut draft = Draft::usual();
        (draft.open_invasion, draft.caravanserai_five_kinds) = (true, true);
        for (module, expected) in [
            (None, (false, false)),
            (Some(Module::Invaders), (true, false)),
            (Some(Module::Caravanserai), (false, true)),
        ] {
            draft.modules = module.into_iter().collect();
            let rules = draft.rules(3).expect("2 to 6 players");
            assert_eq!((rules.open_invasion(), rules.caravanserai_five_kinds()), expected, "{module:?}");
        }
    }

    #[test]
    fn no_two_seats_share_a_colour() {
        let mut draft = Draft::usual();
        draft.choose_colour(0, SeatColour::Red);
        let colours: Vec<SeatColour> = draft.seats.iter().map(|seat| seat.colour).collect();
        assert_eq!(colours, [SeatColour::Red, SeatColour::Blue, SeatColour::Yellow]);
        while draft.seats.len() < 6 {
            draft.add_seat(player_of(MEDIUM));
        }
        for colour in SeatColour::ALL {
            assert_eq!(draft.seats.iter().filter(|seat| seat.colour == colour).count(), 1);
        }
    }

    #[test]
    fn any_seat_but_two_can_be_taken_away() {
        let mut draft = Draft::usual();
        draft.add_seat(player_of(MEDIUM));
        draft.seats[2].name = "Cid".to_string();
        draft.remove_seat(1);
        assert_eq!((draft.seats.len(), draft.seats[1].name.as_str()), (3, "Cid"));
        draft.remove_seat(7);
        draft.remove_seat(2);
        draft.remove_seat(1);
        assert_eq!(draft.seats.len(), 2);
    }

    #[test]
    fn every_level_is_a_bot_that_is_there() {
        for (number, level) in (1..).zip(LEVELS) {
            assert!(bots::by_name(level.code, 0).is_some());
            assert_eq!(level_of(level.code), Some((number, level)));
        }
        assert_eq!(level_of(HUMAN), None);
        assert!(LEVELS.map(|level| level.code).iter().eq(bots::levels::LEVELS.iter()));
    }

    #[test]
    fn a_choice_of_an_earlier_build_is_read_by_level() {
        for (code, number) in EARLIER {
            assert!(bots::by_name(code, 0).is_some(), "saved games with {code} go on");
            let text = Draft::usual().to_text().replace(MEDIUM, code);
            let draft = Draft::from_text(&text).expect("it was a choice once");
            assert_eq!(draft.seats[1].player, player_of(LEVELS[number - 1].code));
        }
    }

    #[test]
    fn names_are_cut_and_can_be_seen() {
        let mut draft = Draft::usual();
        draft.seats[0].name = "x".repeat(200_000);
        draft.seats[1].name = "\u{200B} \u{202E}".to_string();
        draft.seats[2].name = " \u{1B}Ben ".to_string();
        let names = |draft: &Draft| -> Vec<String> {
            draft.places(|number| format!("P{number}")).into_iter().map(|place| place.name).collect()
        };
        assert_eq!(
            names(&draft),
            ["x".repeat(protocol::MAX_NAME), BOT_NAMES[1].to_string(), "Ben".to_string()]
        );
        let again = Draft::from_text(&draft.to_text()).expect("a choice");
        assert_eq!(again.seats[0].name.len(), protocol::MAX_NAME);
        assert_eq!(names(&again), names(&draft));
    }

    #[test]
    fn a_bot_sits_in_the_third_seat_instead_of_dirk() {
        let mut draft = Draft::usual();
        draft.seats.pop();
        let name = |number: usize| format!("P{number}");
        assert_eq!((draft.places(name).len(), draft.players()), (2, 2));
        draft.third = Some("level-4".to_string());
        let places = draft.places(name);
        assert_eq!((places.len(), draft.players()), (3, 3));
        assert_eq!(places[2].player, player_of("level-4"));
        assert_eq!(places[2].colour, SeatColour::Red);
        assert_eq!((places[0].name.as_str(), places[1].name.as_str()), ("P1", BOT_NAMES[1]));
    }
}
