//! What a view shows of this module, and how the editor sets it up.

use super::{Awaited, Offer, SultanCard};
#[cfg(feature = "editor")]
use crate::editor::Editor;
use crate::step::Awaited as AnyAwaited;
use crate::view::View;
use crate::vocab::{Building, Seat};

impl<'g> View<'g> {
    /// The sultan cards in the display, each with its mark.
    pub fn sultan_display(&self) -> impl Iterator<Item = (SultanCard, Building)> + Clone + use<'g> {
        self.table.modules.power_of_the_sultan.display()
    }

    /// The sultan cards of a seat with their marks, in the order of purchase.
    pub fn sultan_cards(&self, seat: Seat) -> impl Iterator<Item = (SultanCard, Building)> + Clone + use<'g> {
        self.table.modules.power_of_the_sultan.owned(seat)
    }

    /// The sultan cards that have left the game.
    pub fn sultan_cards_gone(&self) -> impl Iterator<Item = SultanCard> + use<'g> {
        self.table.modules.power_of_the_sultan.gone()
    }

    /// The building on offer to the owners of sultan cards, if there is one.
    pub fn sultan_offer(&self) -> Option<Offer> {
        self.table.modules.power_of_the_sultan.offer
    }

    /// The sultan card whose mark is being chosen, and the kind rolled for it, if any.
    pub fn sultan_mark(&self) -> Option<(SultanCard, Option<Building>)> {
        let state = &self.table.modules.power_of_the_sultan;
        let choosing = matches!(self.awaited(), AnyAwaited::PowerOfTheSultan(Awaited::Mark | Awaited::Roll));
        state.last_bought().filter(|_| choosing).map(|card| (card, state.rolled))
    }
}

#[cfg(feature = "editor")]
impl Editor {
    /// Puts a sultan card with its mark into the display, or gives it to a seat as its latest purchase.
    pub fn sultan_card(mut self, card: SultanCard, mark: Building, owner: Option<Seat>) -> Editor {
        self.game.table.modules.power_of_the_sultan.set(card, mark, owner);
        self
    }
}
