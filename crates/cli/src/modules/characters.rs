//! Characters: the auction, who owns whom, and what they do.

use std::io::{self, Write};

use engine::modules::characters::{Action, Awaited, Character, Event, Source};
use engine::{Line, View};

use super::{ActionWords, AwaitedWords, EventWords, ModuleDisplay, Scene, SourceWords};
use crate::score;
use crate::style::Style;
use crate::words::{self, Names, card, payment, plural, space, tile};
use crate::{rule_text, table};

pub(crate) struct Room;

impl ModuleDisplay for Room {
    fn write(&self, out: &mut dyn Write, view: &View<'_>, names: &Names, _: Style) -> io::Result<()> {
        let owned = view.seats().flat_map(|seat| {
            let of = move |character: Character| format!("{} ({})", character.name(), names.whom(seat));
            view.characters(seat).iter().map(of).collect::<Vec<_>>()
        });
        table::line(out, "Characters", words::join_or(owned, ", ", "nobody owns one yet"))?;
        if let Some(auction) = view.auction() {
            let bid = auction.best.map_or("no bid yet".to_string(), |(seat, bid)| {
                format!("the highest bid is {bid} by {}", names.whom(seat))
            });
            table::line(out, "Auction", format_args!("{}: {bid}", auction.character.name()))?;
        }
        Ok(())
    }

    fn before_turn(&self) -> Option<&'static str> {
        Some("use a character")
    }

    /// What the character in the auction does.
    fn rule_to_know(&self, view: &View<'_>) -> Option<String> {
        rule_of(view.auction()?.character)
    }
}

/// What a character does for its owner.
fn rule_of(character: Character) -> Option<String> {
    rule_text::find(match character {
        Character::AbdulKarim => "CHR-30",
        Character::AbdulKnihstig => "CHR-31",
        Character::AmmarElSchauf => "CHR-32",
        Character::FarukWillhaben => "CHR-33",
        Character::Fatima => "CHR-34",
        Character::HakimWahid => "CHR-44",
        Character::LailaWundabah => "CHR-36",
        Character::MachmaKlain => "CHR-37",
        Character::Yammerad => "CHR-38",
        Character::YusufEPassuff => "CHR-42",
    })
}

impl AwaitedWords for Awaited {
    fn question(self) -> &'static str {
        match self {
            Awaited::Bid => "The auction: your bid",
            Awaited::Pay => "You won the auction: your payment",
            Awaited::Fatima => "Fatima is yours: keep or exchange her?",
            Awaited::Knihstig => "Abdul Knihstig: take a card of the money row?",
            Awaited::Hakim => "Hakim Wahid: where do you want half a building more?",
        }
    }

    fn scene(self) -> Scene {
        match self {
            Awaited::Bid | Awaited::Pay | Awaited::Fatima | Awaited::Knihstig | Awaited::Hakim => {
                Scene::Little
            }
        }
    }
}

impl ActionWords for Action {
    fn choice(self, view: &View<'_>) -> String {
        match self {
            Action::Bid(bid) => format!("bid {bid}"),
            Action::Pay(pay) => format!("{} (total {})", payment(pay), pay.total()),
            Action::KeepFatima => "keep Fatima for 8 points at the end".to_string(),
            Action::ExchangeFatima => "exchange Fatima for an unknown character".to_string(),
            Action::Karim { space } => format!("let Abdul Karim pay for {}", words::on_space(view, space)),
            Action::Knihstig { card: taken } => card(taken),
            Action::Ammar => "Ammar El'Schauf: make one redesign".to_string(),
            Action::Hakim { kind } => plural(kind).to_string(),
            Action::Laila { space } => format!("Laila Wundabah: replace {}", words::on_space(view, space)),
            Action::Machma { give, take } => format!("Machma Klain: {} for {}", card(give), card(take)),
            Action::Yammerad => "Yammerad: draw a card".to_string(),
        }
    }
}

impl EventWords for Event {
    fn sentence(self, names: &Names) -> String {
        let who = |seat| names.who(seat);
        match self {
            Event::AuctionOpened { character, auctioneer } => {
                format!(
                    "{} came up and was auctioned, beginning with {}.",
                    character.name(),
                    names.whom(auctioneer)
                )
            }
            Event::Bid { seat, bid } => format!("{} bid {bid}.", who(seat)),
            Event::Passed { seat } => format!("{} passed.", who(seat)),
            Event::Won { seat, character, bid, pay } => {
                let name = character.name();
                format!("{} won {name} with a bid of {bid} and paid {}.", who(seat), payment(pay))
            }
            Event::Unsold { character } => format!("Nobody wanted {}, who left the game.", character.name()),
            Event::FatimaKept { seat } => format!("{} kept Fatima for 8 points at the end.", who(seat)),
            Event::FatimaExchanged { seat, character } => {
                format!("{} exchanged Fatima for {}.", who(seat), character.name())
            }
            Event::KarimPaid { seat, space: from, tile: bought } => {
                format!("{} had Abdul Karim pay for {} from {}.", who(seat), tile(bought), space(from))
            }
            Event::KnihstigTook { seat, card: taken } => {
                format!("{} had Abdul Knihstig take {} from the money row.", who(seat), card(taken))
            }
            Event::Used { seat, character } => format!("{} used {}.", who(seat), character.name()),
            Event::HakimNamed { seat, kind } => {
                format!("{} had Hakim Wahid count half a building more of {}.", who(seat), plural(kind))
            }
            Event::LailaReplaced { seat, space: on, old, new } => {
                format!("{} had Laila Wundabah replace {old} on {} by {}.", who(seat), space(on), tile(new))
            }
            Event::MachmaSwapped { seat, give, take } => {
                format!("{} had Machma Klain exchange {} for {}.", who(seat), card(give), card(take))
            }
            Event::YammeradDrew { seat, card: Some(drawn) } => {
                format!("{} had Yammerad draw {}.", who(seat), card(drawn))
            }
            Event::YammeradDrew { seat, card: None } => format!("{} had Yammerad draw a card.", who(seat)),
        }
    }
}

impl SourceWords for Source {
    fn label(self) -> &'static str {
        match self {
            Source::Yusuf => "Yusuf",
            Source::Fatima => "Fatima",
        }
    }

    fn reason(self, line: &Line) -> String {
        match self {
            Source::Yusuf => format!("a third of the wall of {}", score::count(line)),
            Source::Fatima => "Fatima was kept".to_string(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_character_has_a_text() {
        for character in Character::ALL {
            let text = rule_of(character).expect("a rule");
            let name = character.name().split(' ').next().unwrap_or_default();
            assert!(text.contains(name) || text.contains(character.name()), "{text}");
        }
    }
}
