//! Characters: the ten people, their auction and their powers.

use engine::modules::characters::{Action, Awaited, Character, Event, Reason, SetupItem, Source};
use engine::vocab::{Money, Seat, TileId};
use engine::{Description, Line, View};
#[cfg(test)]
use engine::{Module, ModuleSet, Rules};

use super::{
    ModuleAction, ModuleAwaited, ModuleEvent, ModuleReason, ModuleSetupItem, ModuleSource, ModuleTexts,
};
use crate::score::counted;
use crate::texts::Texts;

pub(crate) struct Room;

impl ModuleTexts for Room {
    fn cards_for_pile(&self) -> Option<&'static str> {
        Some("setup-characters")
    }

    /// It seldom happens that both of two players pass in an auction.
    #[cfg(test)]
    fn rare_games(&self) -> Vec<(Rules, u64)> {
        let alone = ModuleSet::EMPTY.with(Module::Characters);
        let rules = Rules::new(2).and_then(|rules| rules.with_modules(alone));
        (0..8).flat_map(|seed| rules.map(|rules| (rules, seed))).collect()
    }
}

impl Texts {
    /// The name of a character, which is the same in all languages.
    pub fn character_name(&self, character: Character) -> String {
        character.name().replace('\'', "’")
    }

    /// What a character does, in one sentence.
    pub fn character_about(&self, character: Character) -> String {
        self.get(match character {
            Character::AbdulKarim => "about-abdul-karim",
            Character::AbdulKnihstig => "about-abdul-knihstig",
            Character::AmmarElSchauf => "about-ammar-elschauf",
            Character::FarukWillhaben => "about-faruk-willhaben",
            Character::Fatima => "about-fatima",
            Character::HakimWahid => "about-hakim-wahid",
            Character::LailaWundabah => "about-laila-wundabah",
            Character::MachmaKlain => "about-machma-klain",
            Character::Yammerad => "about-yammerad",
            Character::YusufEPassuff => "about-yusuf-epassuff",
        })
    }
}

impl ModuleAction for Action {
    fn label(self, texts: &Texts, _: &View<'_>, about: &Description) -> String {
        let name = |character| texts.character_name(character);
        match self {
            Action::Bid(bid) => texts.with("bid", &[("bid", bid.into())]),
            Action::Pay(pay) => texts.with("action-pay", &[("pay", (&texts.payment(pay)).into())]),
            Action::KeepFatima => {
                texts.with("action-keep-fatima", &[("character", (&name(Character::Fatima)).into())])
            }
            Action::ExchangeFatima => {
                texts.with("action-exchange-fatima", &[("character", (&name(Character::Fatima)).into())])
            }
            Action::Karim { .. } => karim_pays(texts, about.tile),
            Action::Knihstig { card } => {
                let (character, card) = (name(Character::AbdulKnihstig), texts.card(card));
                texts.with("action-knihstig", &[("character", (&character).into()), ("card", (&card).into())])
            }
            Action::Ammar => {
                texts.with("action-ammar", &[("character", (&name(Character::AmmarElSchauf)).into())])
            }
            Action::Hakim { kind } => {
                let (character, kind) = (name(Character::HakimWahid), texts.kind(kind));
                texts.with("action-hakim", &[("character", (&character).into()), ("kind", (&kind).into())])
            }
            Action::Laila { .. } => {
                let (character, tile) = (name(Character::LailaWundabah), texts.tile_or_empty(about.tile));
                texts.with("action-laila", &[("character", (&character).into()), ("tile", (&tile).into())])
            }
            Action::Machma { give, take } => {
                let (give, take) = (texts.card(give), texts.card(take));
                let character = name(Character::MachmaKlain);
                texts.with(
                    "action-machma",
                    &[("character", (&character).into()), ("give", (&give).into()), ("take", (&take).into())],
                )
            }
            Action::Yammerad => {
                texts.with("action-yammerad", &[("character", (&name(Character::Yammerad)).into())])
            }
        }
    }
}

/// The label of an action in which Abdul Karim pays for a tile.
pub(crate) fn karim_pays(texts: &Texts, tile: Option<TileId>) -> String {
    let (character, tile) = (texts.character_name(Character::AbdulKarim), texts.tile_or_empty(tile));
    texts.with("action-karim", &[("character", (&character).into()), ("tile", (&tile).into())])
}

impl ModuleEvent for Event {
    fn sentence(self, texts: &Texts, names: &[String]) -> String {
        match self {
            Event::AuctionOpened { character, auctioneer } => {
                about(texts, "event-auction", names, auctioneer, character)
            }
            Event::Bid { seat, bid } => texts.told("event-bid", names, seat, &[("bid", bid.into())]),
            Event::Passed { seat } => texts.told("event-bid-passed", names, seat, &[]),
            Event::Won { seat, character, bid, pay } => {
                let (character, pay) = (texts.character_name(character), texts.payment(pay));
                texts.told(
                    "event-won",
                    names,
                    seat,
                    &[("character", (&character).into()), ("bid", bid.into()), ("pay", (&pay).into())],
                )
            }
            Event::Unsold { character } => {
                texts.with("event-unsold", &[("character", (&texts.character_name(character)).into())])
            }
            Event::FatimaKept { seat } => about(texts, "event-fatima-kept", names, seat, Character::Fatima),
            Event::FatimaExchanged { seat, character } => {
                let (fatima, character) =
                    (texts.character_name(Character::Fatima), texts.character_name(character));
                let args = [("character", (&fatima).into()), ("other", (&character).into())];
                texts.told("event-fatima-exchanged", names, seat, &args)
            }
            Event::KarimPaid { seat, tile, .. } => karim_paid(texts, names, seat, tile),
            Event::KnihstigTook { seat, card } => {
                card_of(texts, "event-knihstig", names, seat, card, Character::AbdulKnihstig)
            }
            Event::Used { seat, character } => about(texts, "event-used", names, seat, character),
            Event::HakimNamed { seat, kind } => {
                let (kind, character) = (texts.kind(kind), texts.character_name(Character::HakimWahid));
                let args = [("kind", (&kind).into()), ("character", (&character).into())];
                texts.told("event-hakim", names, seat, &args)
            }
            Event::LailaReplaced { seat, old, new, .. } => {
                let character = texts.character_name(Character::LailaWundabah);
                let (old, new) = (texts.tile_object(old), texts.tile_object(new));
                texts.told(
                    "event-laila",
                    names,
                    seat,
                    &[("character", (&character).into()), ("old", (&old).into()), ("new", (&new).into())],
                )
            }
            Event::MachmaSwapped { seat, give, take } => {
                let character = texts.character_name(Character::MachmaKlain);
                let (give, take) = (texts.card(give), texts.card(take));
                texts.told(
                    "event-machma",
                    names,
                    seat,
                    &[("character", (&character).into()), ("give", (&give).into()), ("take", (&take).into())],
                )
            }
            Event::YammeradDrew { seat, card: Some(card) } => {
                card_of(texts, "event-yammerad-card", names, seat, card, Character::Yammerad)
            }
            Event::YammeradDrew { seat, card: None } => {
                about(texts, "event-yammerad", names, seat, Character::Yammerad)
            }
        }
    }
}

/// A sentence about a seat and a character.
fn about(texts: &Texts, key: &str, names: &[String], seat: Seat, character: Character) -> String {
    texts.told(key, names, seat, &[("character", (&texts.character_name(character)).into())])
}

/// A sentence about a seat, a character and a money card.
fn card_of(
    texts: &Texts,
    key: &str,
    names: &[String],
    seat: Seat,
    card: Money,
    character: Character,
) -> String {
    let (card, character) = (texts.card(card), texts.character_name(character));
    texts.told(key, names, seat, &[("card", (&card).into()), ("character", (&character).into())])
}

/// The log entry for a tile that Abdul Karim paid for.
pub(crate) fn karim_paid(texts: &Texts, names: &[String], seat: Seat, tile: TileId) -> String {
    let (tile, character) = (texts.tile_object(tile), texts.character_name(Character::AbdulKarim));
    let args = [("tile", (&tile).into()), ("character", (&character).into())];
    texts.told("event-karim", names, seat, &args)
}

impl ModuleAwaited for Awaited {
    fn question(self) -> &'static str {
        match self {
            Awaited::Bid => "awaited-bid",
            Awaited::Pay => "awaited-pay-bid",
            Awaited::Fatima => "awaited-fatima",
            Awaited::Knihstig => "awaited-knihstig",
            Awaited::Hakim => "awaited-hakim",
        }
    }
}

impl ModuleReason for Reason {
    fn sentence(self, texts: &Texts) -> String {
        texts.get(match self {
            Reason::NotYourCharacter => "refusal-not-your-character",
            Reason::LozengeUsed => "refusal-lozenge-used",
            Reason::BidTooLow => "refusal-bid-too-low",
            Reason::BidTooHigh => "refusal-bid-too-high",
            Reason::WorthMore => "refusal-worth-more",
            Reason::SupplyEmpty => "refusal-supply-empty",
            Reason::TooManyCards => "refusal-too-many-cards",
            Reason::TakesTooMuch { limit } => return texts.takes_too_much(limit),
        })
    }
}

impl ModuleSource for Source {
    fn explained(self, texts: &Texts, line: &Line) -> String {
        let points = texts.points(line.points);
        match self {
            Source::Yusuf => {
                let character = texts.character_name(Character::YusufEPassuff);
                texts.with(
                    "line-yusuf",
                    &[
                        ("character", (&character).into()),
                        ("count", counted(line).into()),
                        ("points", (&points).into()),
                    ],
                )
            }
            Source::Fatima => {
                let character = texts.character_name(Character::Fatima);
                texts.with("line-fatima", &[("character", (&character).into()), ("points", (&points).into())])
            }
        }
    }
}

impl ModuleSetupItem for SetupItem {
    fn instruction(self, texts: &Texts) -> String {
        match self {
            SetupItem::Aside { characters } => {
                texts.with("setup-characters-aside", &[("count", characters.into())])
            }
        }
    }
}

#[cfg(test)]
crate::tests::variants!(
    Action: Bid, Pay, KeepFatima, ExchangeFatima, Karim, Knihstig, Ammar, Hakim, Laila, Machma, Yammerad;
    Event: AuctionOpened, Bid, Passed, Won, Unsold, FatimaKept, FatimaExchanged, KarimPaid, KnihstigTook, Used,
        HakimNamed, LailaReplaced, MachmaSwapped, YammeradDrew;
    Source: Yusuf, Fatima;
    SetupItem: Aside
);

#[cfg(test)]
crate::tests::every!(
    Awaited: Bid, Pay, Fatima, Knihstig, Hakim;
    Reason: NotYourCharacter, LozengeUsed, BidTooLow, BidTooHigh, WorthMore, SupplyEmpty, TooManyCards,
        TakesTooMuch { limit: 7 }
);

#[cfg(test)]
mod tests {
    use engine::Source as AnySource;

    use super::*;
    use crate::Language;
    use crate::tests::line;

    #[test]
    fn score_lines_name_the_character() {
        let texts = Texts::new(Language::English);
        assert_eq!(
            texts.line(&line(AnySource::Characters(Source::Yusuf), 16, None, 2)),
            "Yusuf E’Passuff: a third of the wall of 8, 2 points"
        );
        let fatima = line(AnySource::Characters(Source::Fatima), 2, None, 8);
        assert_eq!(texts.line(&fatima), "Fatima: 8 points");
        let names = ["Ann", "Ben"].map(String::from);
        assert_eq!(texts.line_of(&fatima, &names), "Ben – Fatima: 8 points");
    }

    #[test]
    fn every_character_has_its_sentence() {
        for texts in Language::ALL.map(Texts::new) {
            for character in Character::ALL {
                assert!(!texts.character_name(character).is_empty());
                assert!(texts.character_about(character).ends_with('.'), "{character:?}");
            }
        }
    }
}
