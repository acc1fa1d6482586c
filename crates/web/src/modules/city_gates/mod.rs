//! City Gates: the open gate card, gate cards in hand, gates in the wall, and gates that can be built.

pub(crate) mod art;

use engine::modules::city_gates::{Action, Event};
use engine::vocab::{Seat, Side};
use engine::{Action as AnyAction, Description, Event as AnyEvent, View};
use i18n::Texts;

use super::{CARD, ModuleCard, ModuleChoice, OnPage, Picture};
use crate::board::palace::{Layer, Piece};
use crate::panels::choice::List;
use crate::story::Spot;

/// A gate card in the money row or in hand.
fn module_card(texts: &Texts, action: Option<AnyAction>) -> ModuleCard {
    ModuleCard { id: "gate", name: texts.get("gate-card"), art: art::gate_card_art(), action }
}

/// The module on the page.
pub(crate) struct Room;

impl OnPage for Room {
    fn spots(&self, event: &AnyEvent) -> Vec<Spot> {
        let AnyEvent::CityGates(event) = *event else { return Vec::new() };
        match event {
            Event::Built { seat, side } => vec![Spot::Cell(seat, side.cell)],
            Event::Opened | Event::Discarded | Event::Taken { .. } => Vec::new(),
        }
    }

    fn emblem(&self) -> Picture {
        (CARD, art::gate_card_art())
    }

    fn weight(&self) -> u8 {
        1
    }

    fn row_cards(&self, texts: &Texts, view: &View<'_>) -> Vec<ModuleCard> {
        let open =
            view.is_gate_card_open().then(|| module_card(texts, Some(AnyAction::CityGates(Action::Take))));
        open.into_iter().collect()
    }

    fn hand_cards(&self, texts: &Texts, view: &View<'_>) -> Vec<ModuleCard> {
        let held = view.hand().map_or(0, |hand| hand.gates());
        (0..held).map(|_| module_card(texts, None)).collect()
    }

    fn in_palace(&self, view: &View<'_>, _: &Texts, seat: Seat) -> Vec<Piece> {
        let gate = |side: &Side| Piece::new(Layer::BelowLights, side.cell, art::gate_art(side.dir));
        view.palace(seat).gates().iter().map(gate).collect()
    }

    fn mixes(&self) -> &'static [&'static str] {
        &["preset-treasure"]
    }

    #[cfg(test)]
    fn all_art(&self) -> Vec<(String, String)> {
        use engine::vocab::Dir;
        let gates = Dir::ALL.map(|dir| (format!("gate {}", dir.name()), art::gate_art(dir)));
        gates.into_iter().chain([("gate card".to_owned(), art::gate_card_art())]).collect()
    }
}

impl ModuleChoice for Action {
    fn picture(&self) -> Option<Picture> {
        Some((CARD, art::gate_card_art()))
    }

    /// The open card is tapped in the money row.
    fn list(&self, about: &Description) -> List {
        match self {
            Action::Take => List::Tapped,
            Action::Place { .. } | Action::Add { .. } | Action::Remove { .. } => List::usual(about),
        }
    }

    fn side(&self) -> Option<(Side, String)> {
        let side = match *self {
            Action::Place { at, side, .. } | Action::Add { at, side, .. } => Side { cell: at, dir: side },
            Action::Remove { first, second: None, .. } => first,
            Action::Take | Action::Remove { second: Some(_), .. } => return None,
        };
        Some((side, art::gate_art(side.dir)))
    }
}
