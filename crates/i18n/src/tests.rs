//! Everything the engine says has a sentence in every language: over random games of all sets of modules, and over
//! every variant, whether it came up or not. Each room lists its own variants.

use std::collections::{BTreeMap, BTreeSet};

use engine::data::{MAJORITY_POINTS, TILES};
use engine::modules::Never;
use engine::vocab::{Building, CardFamily, Seat, TileId};
use engine::{
    Action, Awaited, Event, Game, GuardBoard, Illegal, Line, Module, ModuleSet, Place, Points, Rng, Round,
    Rules, Scorer, Seed, SetupItem, Source, Viewer, red_palace, setup_list,
};

use crate::modules::{room, rooms};
use crate::{Language, Texts};

/// The variants of what the engine says, by name.
pub(crate) trait Variants {
    /// All names.
    fn names() -> Vec<&'static str>;

    /// The name of this one.
    fn variant(self) -> &'static str;
}

/// Something of which one of each can be listed.
pub(crate) trait Every: Variants + Sized {
    /// One of each.
    fn every() -> Vec<Self>;
}

impl Variants for Never {
    fn names() -> Vec<&'static str> {
        Vec::new()
    }

    fn variant(self) -> &'static str {
        match self {}
    }
}

impl Every for Never {
    fn every() -> Vec<Never> {
        Vec::new()
    }
}

/// The names of the variants. One that is missing does not compile.
macro_rules! variants {
    ($($kind:ident: $($variant:ident),+);+) => {
        $(
            impl crate::tests::Variants for $kind {
                fn names() -> Vec<&'static str> {
                    vec![$(concat!(module_path!(), "::", stringify!($kind), "::", stringify!($variant))),+]
                }

                fn variant(self) -> &'static str {
                    match self {
                        $($kind::$variant { .. } => {
                            concat!(module_path!(), "::", stringify!($kind), "::", stringify!($variant))
                        })+
                    }
                }
            }
        )+
    };
}

/// The same, and one of each.
macro_rules! every {
    ($($kind:ident: $($variant:ident $({ $field:ident: $value:expr })?),+);+) => {
        $(
            crate::tests::variants!($kind: $($variant),+);

            impl crate::tests::Every for $kind {
                fn every() -> Vec<$kind> {
                    vec![$($kind::$variant $({ $field: $value })?),+]
                }
            }
        )+
    };
}

pub(crate) use {every, variants};

/// What is said in the base game, by the modules and by The Red Palace.
macro_rules! said_by_all {
    ($kind:ident of $inner:ident [$($own:ident),+ $(,)?] $($module:ident $room:ident)*) => {
        impl Variants for $kind {
            fn names() -> Vec<&'static str> {
                let mut names = vec![$(concat!(stringify!($kind), "::", stringify!($own))),+];
                $(names.extend(engine::modules::$room::$inner::names());)*
                names.extend(red_palace::$inner::names());
                names
            }

            fn variant(self) -> &'static str {
                match self {
                    $($kind::$own { .. } => concat!(stringify!($kind), "::", stringify!($own)),)+
                    $($kind::$module(said) => said.variant(),)*
                    $kind::RedPalace(said) => said.variant(),
                }
            }
        }
    };
}

macro_rules! said {
    ($($module:ident $room:ident $slug:literal $file:literal $prefix:literal,)*) => {
        said_by_all!(Event of Event [
            TurnStarted, MoneyTaken, Paid, MoneyAdded, TileBought, TilePlaced, TileReserved, TileGiven, TileAdded, TileRemoved,
            TileSwapped, Stopped, Reshuffled, RowFilled, ScoringDue, Points, Scored, DirkDrew, MarketFilled,
            MarketShort, LeftOver, GameOver, Aborted,
        ] $($module $room)*);
        said_by_all!(Action of Action [
            TakeMoney, Buy, AddMoney, Add, Remove, Swap, Stop, Pass, Place, Reserve, GiveToDirk,
        ] $($module $room)*);
        said_by_all!(Source of Source [Majority, Wall] $($module $room)*);
        said_by_all!(Awaited of Awaited [
            BeforeTurn, Action, AddMoney, Place, EndOfTurn, Redesign, Window, Nothing,
        ] $($module $room)*);
        said_by_all!(SetupItem of SetupItem [
            StartTiles, Supply, DirkTiles, Market, MoneyRemoved, MoneyDeck, StartingMoney, Piles, AddToPile, Stack,
        ] $($module $room)*);
        said_by_all!(Illegal of Reason [
            GameOver, NotNow, ModuleNotPlayed, MustAct, NotInRow, TakesTooMuch, EmptySpace, WrongCurrency, NotInHand,
            Underpaid, Superfluous, OtherCurrency, OnlyCards, NotInReserve, NotSetAside, NoGift, CellTaken, NoContact, WallMismatch, OutOfReach,
            LeavesHole, NoTileThere, StartTileFixed, StartTileMissing, RemovalLeavesHole, RemovalCutsOff, TooManyTiles,
            FixedByGate, OutpostMismatch, OutpostWithoutWall, OutpostLosesContact, OutpostForOutpost,
        ] $($module $room)*);

        impl Every for Awaited {
            fn every() -> Vec<Awaited> {
                let mut all = vec![
                    Awaited::BeforeTurn,
                    Awaited::Action,
                    Awaited::AddMoney,
                    Awaited::Place,
                    Awaited::EndOfTurn(ModuleSet::EMPTY),
                    Awaited::Redesign,
                    Awaited::Nothing,
                ];
                all.extend(windows().into_iter().map(Awaited::Window));
                $(all.extend(engine::modules::$room::Awaited::every().into_iter().map(Awaited::$module));)*
                all.extend(red_palace::Awaited::every().into_iter().map(Awaited::RedPalace));
                all
            }
        }

        impl Every for Illegal {
            fn every() -> Vec<Illegal> {
                let mut all = vec![
                    Illegal::GameOver,
                    Illegal::NotNow(Awaited::Action),
                    Illegal::ModuleNotPlayed,
                    Illegal::MustAct,
                    Illegal::NotInRow,
                    Illegal::TakesTooMuch { limit: 5 },
                    Illegal::EmptySpace,
                    Illegal::WrongCurrency,
                    Illegal::NotInHand,
                    Illegal::Underpaid,
                    Illegal::Superfluous,
                    Illegal::OtherCurrency,
                    Illegal::OnlyCards,
                    Illegal::NotInReserve,
                    Illegal::NotSetAside,
                    Illegal::NoGift,
                    Illegal::CellTaken,
                    Illegal::NoContact,
                    Illegal::WallMismatch,
                    Illegal::OutOfReach,
                    Illegal::LeavesHole,
                    Illegal::NoTileThere,
                    Illegal::StartTileFixed,
                    Illegal::StartTileMissing,
                    Illegal::RemovalLeavesHole,
                    Illegal::RemovalCutsOff,
                    Illegal::TooManyTiles,
                    Illegal::FixedByGate,
                    Illegal::OutpostMismatch,
                    Illegal::OutpostWithoutWall,
                    Illegal::OutpostLosesContact,
                    Illegal::OutpostForOutpost,
                ];
                $(all.extend(engine::modules::$room::Reason::every().into_iter().map(Illegal::$module));)*
                all.extend(red_palace::Reason::every().into_iter().map(Illegal::RedPalace));
                all
            }
        }
    };
}
engine::for_each_module!(said);

/// Whoever can offer something between two turns, alone and together.
fn windows() -> Vec<ModuleSet> {
    let mut sets = Vec::new();
    for module in Module::every() {
        let alone = ModuleSet::EMPTY.with(module);
        if room(module).window(alone).is_some() {
            let together: Vec<ModuleSet> = sets.iter().map(|set: &ModuleSet| set.with(module)).collect();
            sets.push(alone);
            sets.extend(together);
        }
    }
    sets
}

/// Fails on a text that is empty, that lacks a key or a variable, or that has gaps.
fn check(texts: &Texts, text: &str, what: &dyn std::fmt::Debug) {
    let is_whole = !text.trim().is_empty() && !text.contains(['[', ']', '{', '}', '$']);
    let has_gap = text.contains("  ") || text.contains(" ,") || text.contains(" .") || text.contains("()");
    let is_trimmed = text == text.trim();
    assert!(is_whole && !has_gap && is_trimmed, "{:?}: {text:?} for {what:?}", texts.language());
}

/// Whether a text names a cell by its numbers, as in `(1, -2)`.
fn names_a_cell(text: &str) -> bool {
    let is_number = |part: &str| part.trim_start().trim_start_matches(['-', '−']).parse::<u8>().is_ok();
    let inner = text.split('(').skip(1).filter_map(|part| part.split_once(')'));
    inner.filter_map(|(inner, _)| inner.split_once(',')).any(|(x, y)| is_number(x) && is_number(y))
}

/// Fails on a sentence of the page, which shows the cell that is meant, if it names one.
fn check_without_cells(texts: &Texts, text: &str, what: &dyn std::fmt::Debug) {
    check(texts, text, what);
    assert!(!names_a_cell(text), "{:?}: {text:?} for {what:?}", texts.language());
}

#[test]
fn a_named_cell_is_found() {
    assert!(names_a_cell("Ann places Garden 8 at (1, -2).") && names_a_cell("(0,0)"));
    assert!(!names_a_cell("(12 + 5) / 2 = 8 points (Dinar: Ann 12, Ben 8)"));
}

/// BASE-72: a tie that is worked out, as in `(12 + 5) / 2 = 8 points`, gives the points of the line.
fn check_sum(english: &str, points: Points) {
    let Some((terms, shared)) = english.split_once('(').and_then(|(_, sum)| sum.split_once(") / ")) else {
        return;
    };
    let sum: Points = terms.split(" + ").filter_map(|term| term.parse::<Points>().ok()).sum();
    let tied = shared.split(' ').next().and_then(|tied| tied.parse::<Points>().ok());
    assert_eq!(tied.map(|tied| sum / tied), Some(points), "{english}");
}

fn names(players: usize) -> Vec<String> {
    ["Ann", "Ben", "Cleo", "Dora", "Emil", "Fay"].iter().take(players).map(|name| name.to_string()).collect()
}

/// So often something is read in every language, and in one at a time from then on.
const IN_ALL: usize = 40;

/// What came up so far.
#[derive(Default)]
struct Seen {
    /// How often each kind of event, action, score line and question came up.
    names: BTreeMap<&'static str, usize>,
    windows: Vec<ModuleSet>,
}

impl Seen {
    /// Counts something and returns how often it came up before.
    fn count(&mut self, name: &'static str) -> usize {
        let times = self.names.entry(name).or_default();
        *times += 1;
        *times - 1
    }

    /// Counts an event and returns the languages in which to read it.
    fn event<'a>(&mut self, all: &'a [Texts; 6], event: &Event) -> &'a [Texts] {
        let times = self.count(event.variant());
        let times = match event {
            Event::Points { line, .. } => self.count(line.source.variant()),
            _ => times,
        };
        languages(all, times)
    }

    fn awaited(&mut self, awaited: Awaited) {
        self.count(awaited.variant());
        if let Awaited::Window(asking) = awaited {
            self.windows.push(asking);
        }
    }
}

/// The languages in which something is read that came up so often before.
fn languages(all: &[Texts; 6], times: usize) -> &[Texts] {
    if times < IN_ALL { all } else { std::slice::from_ref(&all[times % all.len()]) }
}

/// Reads an event aloud, as a referee and as everybody sees it.
fn read_event(languages: &[Texts], event: Event, names: &[String]) {
    for texts in languages {
        for event in [event, event.seen_by(Viewer::Public)] {
            let text = texts.event(&event, names).unwrap_or_default();
            check(texts, &text, &event);
            let beside_board = texts.without_cells();
            let text = beside_board.event(&event, names).unwrap_or_default();
            check_without_cells(&beside_board, &text, &event);
        }
    }
}

/// Plays one random game and reads everything in it aloud. Lists of actions are read in one language at a time.
fn read_game(all: &[Texts; 6], rules: Rules, seed: u64, seen: &mut Seen) {
    let names = names(rules.players());
    let mut events = Vec::new();
    let mut game = Game::new_with_events(rules, Seed::from_number(seed), &mut events);
    let mut rng = Rng::new(Seed::from_number(!seed));
    let mut legal = Vec::new();
    let mut decisions = 0;
    loop {
        for event in events.drain(..) {
            if let Event::Points { line, .. } = event {
                check_sum(&all[0].line(&line), line.points);
            }
            read_event(seen.event(all, &event), event, &names);
        }
        seen.awaited(game.awaited());
        game.legal_actions(&mut legal);
        if legal.is_empty() {
            break;
        }
        let chosen = legal[rng.below(legal.len())];
        let viewer = game.to_act().map_or(Viewer::Public, Viewer::Seat);
        let view = game.view(viewer);
        decisions += 1;
        let one = &all[decisions % all.len()];
        // All that could be chosen is read at some decisions: 25 and six have no common divisor, so in every language.
        if decisions % 25 == 0 {
            let beside_board = one.without_cells();
            for action in &legal {
                check(one, &one.action(action, &view), action);
                check_without_cells(&beside_board, &beside_board.action(action, &view), action);
            }
        }
        for texts in languages(all, seen.count(chosen.variant())) {
            check(texts, &texts.action(&chosen, &view), &chosen);
        }
        if decisions % 50 == 0 {
            for line in view.explain(Round::Two).into_iter().chain(view.explain_losses(Round::Three)) {
                check(one, &one.line_of(&line, &names), &line);
                seen.count(line.source.variant());
            }
        }
        game.play_unchecked(chosen, &mut events);
    }
}

#[test]
fn random_games_of_all_modules_can_be_read_in_every_language() {
    let all = Language::ALL.map(Texts::new);
    let mut seen = Seen::default();
    let mut seed = 0;
    for modules in ModuleSet::covering() {
        for players in 2..=6 {
            seed += 1;
            let rules =
                Rules::new(players).map(|rules| rules.with_modules(modules).expect("they go together"));
            read_game(&all, rules.unwrap_or_else(|error| panic!("{error}")), seed, &mut seen);
        }
    }
    for (rules, seed) in rooms().flat_map(|room| room.rare_games()) {
        read_game(&all, rules, seed, &mut seen);
    }
    for seed in 0..20 {
        let rules = Rules::red_palace(2 + seed as usize % 3, GuardBoard::Random);
        let modules = if seed % 2 == 0 { &Module::RED_PALACE[..] } else { &[] };
        let rules = rules
            .map(|rules| rules.with_modules(modules.iter().copied().collect()).expect("they go together"));
        read_game(&all, rules.unwrap_or_else(|error| panic!("{error}")), seed, &mut seen);
    }
    // The guards are enough for every watchtower (RED-42).
    seen.awaited(Awaited::RedPalace(red_palace::Awaited::PostGuard));
    let limited = Rules::new(2).and_then(|rules| rules.with_turn_limit(3));
    read_game(&all, limited.unwrap_or_else(|error| panic!("{error}")), 1, &mut seen);
    for event in rooms().flat_map(|room| room.unheard_events()) {
        read_event(seen.event(&all, &event), event, &names(2));
    }
    let expected = [Event::names(), Action::names(), Source::names(), Awaited::names()];
    let missing: Vec<&str> =
        expected.concat().into_iter().filter(|name| !seen.names.contains_key(name)).collect();
    assert!(missing.is_empty(), "not one of these came up: {missing:?}");
    assert!(windows().iter().all(|asking| seen.windows.contains(asking)), "a window did not come up");
}

#[test]
fn every_refusal_and_every_question_has_a_sentence() {
    let (refusals, questions) = (Illegal::every(), Awaited::every());
    let named = |names: Vec<&'static str>| names.into_iter().collect::<BTreeSet<_>>();
    assert_eq!(named(refusals.iter().map(|said| said.variant()).collect()), named(Illegal::names()));
    assert_eq!(named(questions.iter().map(|said| said.variant()).collect()), named(Awaited::names()));
    for texts in Language::ALL.map(Texts::new) {
        let mut sentences = BTreeSet::new();
        for &illegal in &refusals {
            let text = texts.refusal(illegal);
            check(&texts, &text, &illegal);
            assert!(text.ends_with('.'), "{text}");
            assert!(!text.contains(illegal.rule()), "{text}");
            sentences.insert(text);
        }
        assert_eq!(sentences.len(), refusals.len(), "{:?}: two refusals sound the same", texts.language());
        for &awaited in &questions {
            check(&texts, &texts.awaited(awaited), &awaited);
            check(&texts, &texts.refusal(Illegal::NotNow(awaited)), &awaited);
        }
        let asked: BTreeSet<String> =
            windows().into_iter().map(|asking| texts.awaited(Awaited::Window(asking))).collect();
        assert_eq!(asked.len(), windows().len(), "{:?}: two windows sound the same", texts.language());
    }
}

/// Games of all sorts and numbers of players, to be set up.
fn games_to_set_up() -> Vec<Rules> {
    let mut games: Vec<Rules> = rooms().flat_map(|room| room.rare_games()).map(|(rules, _)| rules).collect();
    for players in 2..=6 {
        let alhambra = Rules::new(players).unwrap_or_else(|error| panic!("{error}"));
        games.extend(ModuleSet::covering().into_iter().flat_map(|modules| alhambra.with_modules(modules)));
    }
    for (players, board) in (2..=4).flat_map(|players| GuardBoard::ALL.map(|board| (players, board))) {
        let palace = Rules::red_palace(players, board).unwrap_or_else(|error| panic!("{error}"));
        games.push(palace);
        games.extend(palace.with_modules(Module::RED_PALACE.into_iter().collect()));
    }
    games
}

#[test]
fn every_set_up_can_be_read_in_every_language() {
    let all = Language::ALL.map(Texts::new);
    let mut seen = BTreeSet::new();
    for rules in games_to_set_up() {
        for item in setup_list(&rules) {
            seen.insert(item.variant());
            if let SetupItem::AddToPile { family: CardFamily::Module(module), .. } = item {
                assert!(room(module).cards_for_pile().is_some(), "{module:?} has no words for its cards");
            }
            for texts in &all {
                let text = texts.setup_item(item);
                check(texts, &text, &item);
                assert!(text.ends_with('.'), "{text}");
            }
        }
    }
    let missing: Vec<&str> = SetupItem::names().into_iter().filter(|name| !seen.contains(name)).collect();
    assert!(missing.is_empty(), "not one of these came up: {missing:?}");
}

#[test]
fn players_without_a_name_have_a_number() {
    let texts = Texts::new(Language::German);
    let mut events = Vec::new();
    let Ok(rules) = Rules::new(2) else { panic!("two can play") };
    let mut game = Game::new(rules, Seed::from_number(1));
    let mut legal = Vec::new();
    game.legal_actions(&mut legal);
    game.play_unchecked(legal[0], &mut events);
    let text = events.first().and_then(|event| texts.event(event, &[]));
    assert!(text.is_some_and(|text| text.starts_with("Spieler ")));
}

/// A line of Ben's score whose places are worth nothing.
pub(crate) fn line(source: Source, halves: u16, place: Option<(u8, u8)>, points: Points) -> Line {
    shared(source, halves, place, [0; 3], points)
}

/// A line of Ben's score; the places of its ranking have that worth.
pub(crate) fn shared(
    source: Source,
    halves: u16,
    place: Option<(u8, u8)>,
    worth: [u8; 3],
    points: Points,
) -> Line {
    let place = place.map(|(place, tied)| Place { place, tied, worth });
    let who = Scorer::Seat(Seat::new(1).unwrap_or(Seat::FIRST));
    // As if every score without a place were a product.
    let times = points.abs().checked_div(halves as Points / 2).and_then(|times| u8::try_from(times).ok());
    Line { who, source, halves, times: times.filter(|_| place.is_none()), place, points }
}

#[test]
fn score_lines_say_count_place_and_points() {
    let texts = Texts::new(Language::English);
    let garden = Source::Majority(Building::Garden);
    let told = |line| texts.line(&line);
    assert_eq!(told(line(garden, 6, Some((1, 1)), 12)), "Garden: 3 built, 1st place, 12 points");
    assert_eq!(told(line(garden, 3, Some((2, 1)), 12)), "Garden: 1½ built, 2nd place, 12 points");
    assert_eq!(told(line(garden, 2, Some((4, 1)), 0)), "Garden: 1 built, 4th place, 0 points");
    assert_eq!(told(line(Source::Wall, 16, None, 8)), "Longest wall: length 8, 8 points");
    let names = ["Ann", "Ben"].map(String::from);
    assert_eq!(
        texts.line_of(&line(Source::Wall, 16, None, 8), &names),
        "Ben – Longest wall: length 8, 8 points"
    );
    assert_eq!(texts.scorer(Scorer::Dirk, &names), "Dirk");
}

#[test]
fn base_72_ties_are_worked_out() {
    let texts = Texts::new(Language::English);
    let garden = Source::Majority(Building::Garden);
    let told = |round: Round, place, points| {
        let worth = MAJORITY_POINTS[round as usize][Building::Garden as usize];
        texts.line(&shared(garden, 6, Some(place), worth, points))
    };
    assert_eq!(
        told(Round::Two, (1, 2), 8),
        "Garden: 3 built, 1st place shared by 2, (12 + 5) / 2 = 8 points, rounded down"
    );
    assert_eq!(
        told(Round::Three, (1, 2), 16),
        "Garden: 3 built, 1st place shared by 2, (20 + 12) / 2 = 16 points"
    );
    assert_eq!(
        told(Round::Three, (2, 3), 5),
        "Garden: 3 built, 2nd place shared by 3, (12 + 5 + 0) / 3 = 5 points, rounded down"
    );
    assert_eq!(told(Round::One, (2, 3), 0), "Garden: 3 built, 2nd place shared by 3, 0 points");
}

#[test]
fn every_tile_has_words_for_its_name() {
    for texts in Language::ALL.map(Texts::new) {
        for tile in TILES.iter().filter_map(|row| TileId::from_name(row.id)) {
            for text in [texts.tile(tile), texts.tile_object(tile)] {
                check(&texts, &text, &tile);
                assert_ne!(text, tile.name(), "{:?}", texts.language());
            }
        }
    }
}
