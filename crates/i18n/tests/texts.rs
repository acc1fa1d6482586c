//! Languages, plurals, and texts that can be read aloud.

use std::collections::BTreeSet;

use engine::red_palace::SetupItem as Palace;
use engine::vocab::{Building, Currency, Money, Payment, TileId, Walls};
use engine::{Base, GuardBoard, Module, ModuleSet, Rules, SetupItem};
use i18n::{Arg, Language, Texts};

fn cards(text: &str) -> Vec<Money> {
    text.split(' ').filter_map(|card| card.parse().ok()).collect()
}

fn tile(name: &str) -> TileId {
    TileId::from_name(name).unwrap_or(TileId::START)
}

#[test]
fn languages_are_found_by_code_and_by_browser() {
    for language in Language::ALL {
        assert_eq!(Language::from_code(language.code()), Some(language));
        assert_eq!(Language::from_browser(language.code()), Some(language));
        assert!(!language.own_name().is_empty());
    }
    assert_eq!(Language::from_browser("de-AT"), Some(Language::German));
    assert_eq!(Language::from_browser("PL"), Some(Language::Polish));
    assert_eq!(Language::from_browser("es_419"), Some(Language::Spanish));
    assert_eq!(Language::from_browser("eng"), None);
    assert_eq!(Language::from_browser(""), None);
    assert_eq!(Language::from_code("de-AT"), None);
    assert_eq!(Language::German.own_name(), "Deutsch");
}

#[test]
fn texts_can_be_shared_between_threads() {
    fn shared<T: Clone + Send + Sync + 'static>(_: &T) {}
    shared(&Texts::new(Language::English));
}

#[test]
fn unknown_keys_come_back_in_brackets() {
    let texts = Texts::new(Language::French);
    assert_eq!(texts.language(), Language::French);
    assert_eq!(texts.get("no-such-key"), "[no-such-key]");
    assert_eq!(texts.with("", &[("x", 1.into())]), "[]");
}

#[test]
fn plurals_are_those_of_the_language() {
    let points = |language, count: i64| Texts::new(language).with("points", &[("count", count.into())]);
    let polish = [0, 1, 2, 5, 12, 22, 112].map(|count| points(Language::Polish, count));
    let expected =
        ["0 punktów", "1 punkt", "2 punkty", "5 punktów", "12 punktów", "22 punkty", "112 punktów"];
    assert_eq!(polish, expected);
    let cards = |count: i64| Texts::new(Language::Polish).with("hand-size", &[("count", count.into())]);
    assert_eq!([1, 2, 5, 22].map(cards), ["1 karta", "2 karty", "5 kart", "22 karty"]);
    assert_eq!([0, 1, 2].map(|count| points(Language::French, count)), ["0 point", "1 point", "2 points"]);
    assert_eq!([0, 1, 2].map(|count| points(Language::German, count)), ["0 Punkte", "1 Punkt", "2 Punkte"]);
}

#[test]
fn texts_hold_no_invisible_marks() {
    let texts = Texts::new(Language::English);
    assert_eq!(texts.with("winner", &[("name", "Ann".into())]), "Ann wins!");
    assert_eq!(texts.with("seat-number", &[("number", Arg::from(3usize))]), "Seat 3");
}

#[test]
fn words_follow_the_glossary() {
    let all = |text: &dyn Fn(&Texts) -> String| Language::ALL.map(|language| text(&Texts::new(language)));
    let dinar = Money::new(Currency::Dinar, 7).unwrap_or_else(|| unreachable!());
    assert_eq!(
        all(&|texts| texts.card(dinar)),
        ["Dinar 7", "Dinar 7", "Dinar 7", "Dinaro 7", "Dinar 7", "Dinar 7"]
    );
    assert_eq!(
        all(&|texts| texts.currency(Currency::Florin)),
        ["Florin", "Florin", "Gulden", "Fiorino", "Floren", "Florín"]
    );
    assert_eq!(
        all(&|texts| texts.kind(Building::Chambers)),
        ["Chambers", "Appartements", "Gemächer", "Appartamenti", "Komnaty", "Aposentos"]
    );
    assert_eq!(
        all(&|texts| texts.tile(tile("garden-03"))),
        ["Garden 8", "Jardin 8", "Garten 8", "Giardino 8", "Ogród 8", "Jardín 8"]
    );
    assert_eq!(all(&|texts| texts.tile(TileId::START))[2], "Startplättchen (Löwenbrunnen)");
}

/// Whoever types an action needs the id of a tile and the letter of a side.
#[test]
fn tiles_can_be_named_with_their_ids() {
    let texts = Texts::new(Language::German);
    let typed = texts.with_tile_ids();
    assert_ne!(typed, texts);
    assert_eq!(typed.tile(tile("garden-03")), "Garten 8 [garden-03]");
    assert_eq!(typed.tile(TileId::START), texts.tile(TileId::START));
    assert_eq!(texts.tile(tile("garden-03")), "Garten 8");
    let letters = |language| Texts::new(language).side_letters(Walls::from_bits(0b1111));
    assert_eq!(
        Language::ALL.map(letters),
        ["N E S W", "N E S O", "N O S W", "N E S O", "N E S W", "N E S O"]
    );
}

#[test]
fn pieces_of_a_known_currency_are_values() {
    let texts = Texts::new(Language::German);
    assert_eq!(
        cards("dinar-7 ducat-2").into_iter().map(|card| texts.piece(card)).collect::<Vec<_>>(),
        ["7", "2"]
    );
    let coin = Money::coin(Currency::Dinar).map(|coin| texts.piece(coin));
    assert_eq!(coin, Money::coin(Currency::Dinar).map(|coin| texts.card(coin)));
    assert!(coin.is_some_and(|coin| coin.contains("Dinar")));
}

#[test]
fn every_module_has_its_sentence() {
    for texts in Language::ALL.map(Texts::new) {
        for module in Module::every() {
            assert!(!texts.module_name(module).contains('['));
            assert!(texts.module_about(module).ends_with('.'));
        }
    }
}

#[test]
fn lists_and_payments_are_written_out() {
    let texts = Texts::new(Language::English);
    let pay = Payment::new(&cards("dinar-3 dinar-5"), None).map(|pay| texts.payment(pay));
    assert_eq!(pay.as_deref(), Some("Dinar 5 + Dinar 3"));
}

#[test]
fn lists_are_joined_as_the_language_joins_them() {
    let list = |language, items: &str| {
        Texts::new(language).list(&items.split(' ').map(String::from).collect::<Vec<_>>())
    };
    let three = Language::ALL.map(|language| list(language, "a b c"));
    assert_eq!(
        three,
        ["a, b and c", "a, b et c", "a, b und c", "a, b e c", "a, b i c", "a, b y c"],
        "English is British: no comma before the and"
    );
    let two = Language::ALL.map(|language| list(language, "a b"));
    assert_eq!(two, ["a and b", "a et b", "a und b", "a e b", "a i b", "a y b"]);
    for language in Language::ALL {
        assert_eq!(list(language, "a"), "a");
        assert_eq!(Texts::new(language).list(&[]), "");
    }
    // Spanish says `e` before the sound of `i`.
    assert_eq!(list(Language::Spanish, "Ana Irene"), "Ana e Irene");
    assert_eq!(list(Language::Spanish, "Ana Luis Hilario"), "Ana, Luis e Hilario");
    assert_eq!(list(Language::Spanish, "Ana Hierro"), "Ana y Hierro");
}

/// The Italian and the Polish rulebook give the third player of BASE-86 another name; Polish declines it.
#[test]
fn dirk_is_called_as_in_the_rulebook_of_the_language() {
    for language in Language::ALL {
        let own = match language {
            Language::Italian => "Carlo",
            Language::Polish => "Marek",
            Language::English | Language::French | Language::German | Language::Spanish => "Dirk",
        };
        let texts = Texts::new(language);
        assert_eq!(texts.get("dirk"), own);
        let folder = format!("{}/texts/{}", env!("CARGO_MANIFEST_DIR"), language.code());
        for file in std::fs::read_dir(folder).expect("each language has texts").flatten() {
            let text = std::fs::read_to_string(file.path()).expect("a text");
            let other = ["Dirk", "Carlo", "Marek", "Markowi", "Marka"]
                .into_iter()
                .filter(|name| !name.starts_with(&own[..3]))
                .find(|name| text.contains(name));
            assert_eq!(other, None, "{}", file.path().display());
        }
    }
    let texts = Texts::new(Language::Polish);
    assert_eq!(texts.get("give-to-dirk"), "Oddaj Markowi");
    assert!(texts.setup_item(SetupItem::DirkTiles { tiles: 6 }).contains("dla Marka"));
    let texts = Texts::new(Language::Italian);
    assert_eq!(texts.get("give-to-dirk"), "Dai a Carlo");
}

/// BASE-16: the youngest begins where cards and value are equal.
#[test]
fn the_set_up_names_all_three_ways_to_find_who_begins() {
    let youngest = Language::ALL.map(|language| match language {
        Language::English => (language, "youngest"),
        Language::French => (language, "la plus jeune"),
        Language::German => (language, "jüngste"),
        Language::Italian => (language, "più giovane"),
        Language::Polish => (language, "najmłodsza"),
        Language::Spanish => (language, "más joven"),
    });
    for (language, word) in youngest {
        let text = Texts::new(language).setup_item(SetupItem::StartingMoney);
        assert!(text.contains(word), "{text}");
    }
}

/// RED-102, RED-103: the guards of Dirk's tiles come with the guard board, not with the tiles.
#[test]
fn dirks_guards_are_posted_when_the_guard_board_lies() {
    let texts = Texts::new(Language::English);
    let tiles = texts.setup_item(SetupItem::RedPalace(Palace::DirkTerrain { tiles: 6 }));
    let guards = texts.setup_item(SetupItem::RedPalace(Palace::DirkGuards));
    assert!(!tiles.contains("guard") && guards.contains("guard board"), "{tiles} {guards}");
}

/// The card of a module has room for so many characters.
#[test]
fn what_a_module_does_is_said_in_few_words() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        for base in Base::ALL {
            for &module in base.modules() {
                let effect = texts.module_effect(base, module);
                let length = effect.chars().count();
                assert!((12..=48).contains(&length), "{language:?} {module:?}: {effect} has {length}");
            }
        }
    }
}

#[test]
fn the_marks_of_the_kinds_are_those_of_the_language() {
    let marks = |language| Building::ALL.map(|kind| Texts::new(language).kind_mark(kind));
    assert_eq!(marks(Language::English), ["Pa", "Se", "Ar", "Ch", "Ga", "To"]);
    assert_eq!(marks(Language::German), ["Pa", "Se", "Ar", "Ge", "Ga", "Tu"]);
    for language in Language::ALL {
        let all: BTreeSet<String> = marks(language).into_iter().collect();
        assert_eq!(all.len(), 6, "{language:?}: {all:?}");
    }
}

#[test]
fn rules_that_do_not_go_together_say_why() {
    let texts = Texts::new(Language::English);
    let rules = Rules::red_palace(3, GuardBoard::DEFAULT).expect("three players");
    let error = rules.with_modules(ModuleSet::EMPTY.with(Module::Diamonds)).expect_err("not of that game");
    assert_eq!(texts.rules_error(error), "Diamonds is not played in The Red Palace.");
    let error = Rules::new(3).and_then(|rules| rules.with_open_invasion(true)).expect_err("no invaders");
    assert_eq!(texts.rules_error(error), "This needs the module Invaders.");
}
