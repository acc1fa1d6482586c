//! Everything the engine says has a sentence in every language: over random games of all sets of modules, and over
//! every variant, whether it came up or not.

use std::collections::BTreeSet;

use engine::modules::art_of_the_moors::Price;
use engine::modules::{
    art_of_the_moors, bazaars, bonus_cards, caravanserai, change, characters, city_gates, city_walls,
    currency_exchange, invaders, power_of_the_sultan, street_trader, treasure_chamber, viziers_favour,
    workers_huts,
};
use engine::vocab::Seat;
use engine::{
    Action, Awaited, Event, Game, Illegal, Module, ModuleSet, Rng, Round, Rules, Seed, Source, Viewer,
};
use i18n::{Language, Texts};

/// The name of a variant, and the list of all names. A variant that is missing here does not compile.
macro_rules! variants {
    ($name:ident, $all:ident, $kind:ty: $($variant:ident),* $(,)?) => {
        fn $name(value: &$kind) -> &'static str {
            type Kind = $kind;
            match value { $(Kind::$variant { .. } => concat!(stringify!($kind), "::", stringify!($variant))),* }
        }
        const $all: &[&str] = &[$(concat!(stringify!($kind), "::", stringify!($variant))),*];
    };
}

variants!(event_name, EVENTS, Event:
    TurnStarted, MoneyTaken, TileBought, TilePlaced, TileReserved, TileGiven, TileAdded, TileRemoved, TileSwapped,
    Stopped, Reshuffled, RowFilled, ScoringDue, Points, Scored, DirkDrew, MarketFilled, MarketShort, LeftOver,
    GameOver, Aborted, ViziersFavour, CurrencyExchange, BonusCards, WorkersHuts, CityGates, Characters, CityWalls,
    Thieves, Change, StreetTrader, TreasureChamber, MasterBuilders, Invaders, Bazaars, PowerOfTheSultan, Caravanserai, ArtOfTheMoors);
variants!(invader_event, INVADER_EVENTS, invaders::Event: Looked, Attacked, Lost, NewScouts, Announced);
variants!(bazaar_event, BAZAAR_EVENTS, bazaars::Event: Displayed, Bought, VizierBought, KarimPaid);
variants!(bazaar_action, BAZAAR_ACTIONS, bazaars::Action: Buy, VizierBuy, Karim);
variants!(vizier_event, VIZIER_EVENTS, viziers_favour::Event: Bought, StoneTurned);
variants!(exchange_event, EXCHANGE_EVENTS, currency_exchange::Event: Joined, Taken);
variants!(bonus_event, BONUS_EVENTS, bonus_cards::Event: Shown, TakenBack);
variants!(hut_event, HUT_EVENTS, workers_huts::Event: Taken, TurnedUp);
variants!(gate_event, GATE_EVENTS, city_gates::Event: Opened, Discarded, Taken, Built);
variants!(character_event, CHARACTER_EVENTS, characters::Event:
    AuctionOpened, Bid, Passed, Won, Unsold, FatimaKept, FatimaExchanged, KarimPaid, KnihstigTook, Used, HakimNamed,
    LailaReplaced, MachmaSwapped, YammeradDrew);
variants!(wall_event, WALL_EVENTS, city_walls::Event: Opened, Built);
variants!(trader_event, TRADER_EVENTS, street_trader::Event:
    Revealed, DiscPut, DiscAside, MovedIn, Taken, Exchanged, Lost);
variants!(change_event, CHANGE_EVENTS, change::Event: Paid, Added, Drawn);
variants!(chest_event, CHEST_EVENTS, treasure_chamber::Event:
    Paid, Bought, Stored, Returned, RoomFilled, Closed);
variants!(culture_event, CULTURE_EVENTS, art_of_the_moors::Event: Taken, Marked, Returned, Developed);
variants!(sultan_event, SULTAN_EVENTS, power_of_the_sultan::Event:
    Opened, Bought, Kept, Rolled, Marked, Offered, Declined, Claimed);
variants!(action_name, ACTIONS, Action:
    TakeMoney, Buy, Add, Remove, Swap, Stop, Pass, Place, Reserve, GiveToDirk, ViziersFavour, CurrencyExchange,
    BonusCards, WorkersHuts, CityGates, Characters, CityWalls, Thieves, Change, StreetTrader, TreasureChamber,
    MasterBuilders, Invaders, Bazaars, PowerOfTheSultan, Caravanserai, ArtOfTheMoors);
variants!(vizier_action, VIZIER_ACTIONS, viziers_favour::Action: Buy, TurnStone);
variants!(gate_action, GATE_ACTIONS, city_gates::Action: Take, Place, Add, Remove);
variants!(character_action, CHARACTER_ACTIONS, characters::Action:
    Bid, Pay, KeepFatima, ExchangeFatima, Karim, Knihstig, Ammar, Hakim, Laila, Machma, Yammerad);
variants!(trader_action, TRADER_ACTIONS, street_trader::Action: Choose, PutDisc, MoveIn, Take, Exchange);
variants!(chest_action, CHEST_ACTIONS, treasure_chamber::Action: Buy, Pay, Put);
variants!(caravanserai_event, CARAVANSERAI_EVENTS, caravanserai::Event: Bought, Moved);
variants!(caravanserai_action, CARAVANSERAI_ACTIONS, caravanserai::Action: Buy, Move);
variants!(sultan_action, SULTAN_ACTIONS, power_of_the_sultan::Action: Buy, Keep, Roll, Mark, Claim);
variants!(source_name, SOURCES, Source: Majority, Wall, Yusuf, Fatima, Camp, Citizens, Chests, Bazaar, Culture);
variants!(awaited_name, AWAITED, Awaited:
    BeforeTurn, Action, Place, EndOfTurn, Redesign, Interrupt, Thief, VizierOrThief, ShowBonus, Bid, PayBid, Fatima,
    Knihstig, Hakim, AddMoney, ChooseCitizens, FirstDisc, MoveIn, NewCitizen, ExchangeCitizen, PutDiscBack,
    PayChests, PlaceChests, ChestOffer, Look, SultanMark, SultanRoll, SultanOffer, CaravanseraiMove, Nothing);

/// Every refusal, with a match that does not compile when one is missing.
macro_rules! all_refusals {
    ($($variant:ident $(($inside:expr))? $({ $field:ident: $value:expr })?),* $(,)?) => {
        fn all_refusals() -> Vec<Illegal> {
            let all = vec![$(Illegal::$variant $(($inside))? $({ $field: $value })?),*];
            for illegal in &all {
                match illegal { $(Illegal::$variant { .. } => {})* }
            }
            all
        }
    };
}

all_refusals!(
    GameOver,
    NotNow(Awaited::Action),
    ModuleNotPlayed,
    MustAct,
    NotInRow,
    TakesTooMuch { limit: 5 },
    EmptySpace,
    WrongCurrency,
    NotInHand,
    Underpaid,
    Superfluous,
    NotInReserve,
    NotSetAside,
    NoGift,
    CellTaken,
    NoContact,
    WallMismatch,
    OutOfReach,
    LeavesHole,
    NoTileThere,
    StartTileFixed,
    StartTileMissing,
    RemovalLeavesHole,
    RemovalCutsOff,
    TooManyTiles,
    StoneInactive,
    StoneActive,
    NotExact,
    NoExchangeInRow,
    WrongExchange,
    NeedlessExchange,
    NoExchangeForBids,
    BonusTileNotBuilt,
    CountingBegun,
    HutLimit,
    HutToDirk,
    NoHutLeft,
    NotYourBonusCard,
    NoGateCard,
    NoGateInHand,
    NoDoubleWall,
    NeedlessGate,
    FixedByGate,
    NotYourCharacter,
    LozengeUsed,
    BidTooLow,
    BidTooHigh,
    WorthMore,
    SupplyEmpty,
    TooManyCards,
    CampMismatch,
    CampWithoutWall,
    CampLosesContact,
    CampForCamp,
    NoWallCard,
    NotYourTile,
    WallThere,
    StickBetweenTiles,
    WalledIn,
    StickOnCamp,
    NextMayNotSteal,
    NoSuchThief,
    NothingToSteal,
    TooLateToSteal,
    NotBesideStart,
    NoPlaceForDisc,
    NotTheTileLaid,
    NoCitizenLeft,
    NotOnDisc,
    NoSuchExchange,
    RoomEmpty,
    ChestsUnaffordable,
    PaymentOrder,
    NoSuchChest,
    NoPlaceForChest,
    MustPlaceChest,
    OtherCurrency,
    CoinsStay,
    BuilderUsed,
    NoBuilder,
    NotInDisplay,
    NoBazaarPrice,
    BazaarNotExact,
    NothingToDevelop,
    SultanNotInDisplay,
    SultanCurrency,
    CaravanseraiTaken,
    CaravanseraiLimit,
    TooFewKinds,
    NoExchangeForCaravanserai,
    NotYourCaravanserai,
    NoSuchStep,
    CaravanseraiStays,
    NotRolled,
    NotOffered,
);

const ALL_AWAITED: [Awaited; 30] = [
    Awaited::BeforeTurn,
    Awaited::Action,
    Awaited::Place,
    Awaited::EndOfTurn,
    Awaited::Redesign,
    Awaited::Interrupt,
    Awaited::Thief,
    Awaited::VizierOrThief,
    Awaited::ShowBonus,
    Awaited::Bid,
    Awaited::PayBid,
    Awaited::Fatima,
    Awaited::Knihstig,
    Awaited::Hakim,
    Awaited::AddMoney,
    Awaited::ChooseCitizens,
    Awaited::FirstDisc,
    Awaited::MoveIn,
    Awaited::NewCitizen,
    Awaited::ExchangeCitizen,
    Awaited::PutDiscBack,
    Awaited::PayChests,
    Awaited::PlaceChests,
    Awaited::ChestOffer,
    Awaited::Look,
    Awaited::SultanMark,
    Awaited::SultanRoll,
    Awaited::SultanOffer,
    Awaited::CaravanseraiMove,
    Awaited::Nothing,
];

/// Fails on a text that is empty, that lacks a key or a variable, or that has gaps.
fn check(texts: &Texts, text: &str, what: &dyn std::fmt::Debug) {
    let is_whole = !text.trim().is_empty() && !text.contains(['[', ']', '{', '}', '$']);
    let has_gap = text.contains("  ") || text.contains(" ,") || text.contains(" .") || text.contains("()");
    let is_trimmed = text == text.trim();
    assert!(is_whole && !has_gap && is_trimmed, "{:?}: {text:?} for {what:?}", texts.language());
}

/// BASE-72: a tie that is worked out, as in `(12 + 5) / 2 = 8 points`, gives the points of the line.
fn check_sum(english: &str, points: u16) {
    let Some((terms, shared)) = english.split_once('(').and_then(|(_, sum)| sum.split_once(") / ")) else {
        return;
    };
    let sum: u16 = terms.split(" + ").filter_map(|term| term.parse::<u16>().ok()).sum();
    let tied = shared.split(' ').next().and_then(|tied| tied.parse::<u16>().ok());
    assert_eq!(tied.map(|tied| sum / tied), Some(points), "{english}");
}

fn names(players: usize) -> Vec<String> {
    ["Ann", "Ben", "Cleo", "Dora", "Emil", "Fay"].iter().take(players).map(|name| name.to_string()).collect()
}

/// What came up so far.
#[derive(Default)]
struct Seen(BTreeSet<&'static str>);

impl Seen {
    fn event(&mut self, event: &Event) {
        self.0.insert(event_name(event));
        match event {
            Event::ViziersFavour(event) => self.0.insert(vizier_event(event)),
            Event::CurrencyExchange(event) => self.0.insert(exchange_event(event)),
            Event::BonusCards(event) => self.0.insert(bonus_event(event)),
            Event::WorkersHuts(event) => self.0.insert(hut_event(event)),
            Event::CityGates(event) => self.0.insert(gate_event(event)),
            Event::Characters(event) => self.0.insert(character_event(event)),
            Event::CityWalls(event) => self.0.insert(wall_event(event)),
            Event::StreetTrader(event) => self.0.insert(trader_event(event)),
            Event::Change(event) => self.0.insert(change_event(event)),
            Event::TreasureChamber(event) => self.0.insert(chest_event(event)),
            Event::Invaders(event) => self.0.insert(invader_event(event)),
            Event::Bazaars(event) => self.0.insert(bazaar_event(event)),
            Event::PowerOfTheSultan(event) => self.0.insert(sultan_event(event)),
            Event::Caravanserai(event) => self.0.insert(caravanserai_event(event)),
            Event::ArtOfTheMoors(event) => self.0.insert(culture_event(event)),
            Event::Points { line, .. } => self.0.insert(source_name(&line.source)),
            _ => false,
        };
    }

    fn action(&mut self, action: &Action) {
        self.0.insert(action_name(action));
        match action {
            Action::ViziersFavour(action) => self.0.insert(vizier_action(action)),
            Action::CityGates(action) => self.0.insert(gate_action(action)),
            Action::Characters(action) => self.0.insert(character_action(action)),
            Action::StreetTrader(action) => self.0.insert(trader_action(action)),
            Action::TreasureChamber(action) => self.0.insert(chest_action(action)),
            Action::Bazaars(action) => self.0.insert(bazaar_action(action)),
            Action::PowerOfTheSultan(action) => self.0.insert(sultan_action(action)),
            Action::Caravanserai(action) => self.0.insert(caravanserai_action(action)),
            _ => false,
        };
    }
}

/// Reads an event aloud, as a referee and as everybody sees it.
fn read_event(all: &[Texts; 6], event: Event, names: &[String]) {
    if let Event::Points { line, .. } = event {
        check_sum(&all[0].line(&line), line.points);
    }
    for texts in all {
        for event in [event, event.seen_by(Viewer::Public)] {
            let text = texts.event(&event, names).unwrap_or_default();
            check(texts, &text, &event);
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
            seen.event(&event);
            read_event(all, event, &names);
        }
        seen.0.insert(awaited_name(&game.awaited()));
        game.legal_actions(&mut legal);
        if legal.is_empty() {
            break;
        }
        let chosen = legal[rng.below(legal.len())];
        let viewer = game.to_act().map_or(Viewer::Public, Viewer::Seat);
        let view = game.view(viewer);
        decisions += 1;
        let one = &all[decisions % all.len()];
        legal.iter().for_each(|action| check(one, &one.action(action, &view), action));
        all.iter().for_each(|texts| check(texts, &texts.action(&chosen, &view), &chosen));
        if decisions % 50 == 0 {
            for line in view.explain(Round::Two) {
                check(one, &one.line_of(&line, &names), &line);
            }
        }
        seen.action(&chosen);
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
            let rules = Rules::new(players).map(|rules| rules.with_modules(modules));
            read_game(&all, rules.unwrap_or_else(|error| panic!("{error}")), seed, &mut seen);
        }
    }
    // Two players seldom both pass in an auction.
    for seed in 0..8 {
        let characters = ModuleSet::EMPTY.with(Module::Characters);
        let rules = Rules::new(2).map(|rules| rules.with_modules(characters));
        read_game(&all, rules.unwrap_or_else(|error| panic!("{error}")), seed, &mut seen);
    }
    let open = Rules::new(3)
        .map(|rules| rules.with_modules(ModuleSet::EMPTY.with(Module::Invaders)).with_open_invasion(true));
    read_game(&all, open.unwrap_or_else(|error| panic!("{error}")), 2, &mut seen);
    let limited = Rules::new(2).and_then(|rules| rules.with_turn_limit(3));
    read_game(&all, limited.unwrap_or_else(|error| panic!("{error}")), 1, &mut seen);
    // No module takes a building away for good, so no culture tile goes back (ART-33).
    let price = Price::new(8).unwrap_or_else(|| panic!("has culture tiles"));
    let returned = art_of_the_moors::Event::Returned { seat: Seat::FIRST, price };
    seen.event(&Event::ArtOfTheMoors(returned));
    read_event(&all, Event::ArtOfTheMoors(returned), &names(2));
    let expected = [
        EVENTS,
        VIZIER_EVENTS,
        EXCHANGE_EVENTS,
        BONUS_EVENTS,
        HUT_EVENTS,
        GATE_EVENTS,
        CHARACTER_EVENTS,
        WALL_EVENTS,
        TRADER_EVENTS,
        CHANGE_EVENTS,
        CHEST_EVENTS,
        INVADER_EVENTS,
        BAZAAR_EVENTS,
        CULTURE_EVENTS,
        SULTAN_EVENTS,
        CARAVANSERAI_EVENTS,
        ACTIONS,
        VIZIER_ACTIONS,
        GATE_ACTIONS,
        CHARACTER_ACTIONS,
        TRADER_ACTIONS,
        CHEST_ACTIONS,
        BAZAAR_ACTIONS,
        SULTAN_ACTIONS,
        CARAVANSERAI_ACTIONS,
        SOURCES,
        AWAITED,
    ];
    let missing: Vec<&str> = expected.concat().into_iter().filter(|name| !seen.0.contains(name)).collect();
    assert!(missing.is_empty(), "not one of these came up: {missing:?}");
}

#[test]
fn every_refusal_and_every_question_has_a_sentence() {
    for texts in Language::ALL.map(Texts::new) {
        let mut sentences = BTreeSet::new();
        let refusals = all_refusals();
        for &illegal in &refusals {
            let text = texts.refusal(illegal);
            check(&texts, &text, &illegal);
            assert!(text.ends_with('.'), "{text}");
            assert!(!text.contains(illegal.rule()), "{text}");
            sentences.insert(text);
        }
        assert_eq!(sentences.len(), refusals.len(), "{:?}: two refusals sound the same", texts.language());
        assert!(ALL_AWAITED.iter().map(awaited_name).eq(AWAITED.iter().copied()));
        for awaited in ALL_AWAITED {
            check(&texts, &texts.awaited(awaited), &awaited);
            check(&texts, &texts.refusal(Illegal::NotNow(awaited)), &awaited);
        }
    }
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
