//! A view that owns what it shows.

use crate::game::{Cards, Table};
use crate::view::{View, Viewer};

/// What a viewer knows about a game, kept apart from it: the open table and the viewer's own hand.
///
/// It is built only from a [`View`], so it cannot hold a secret. It can be sent elsewhere and gives the same view
/// there.
///
/// ```
/// use alhambra_engine::vocab::Seat;
/// use alhambra_engine::{Game, Rules, Seed, Seen, Viewer};
///
/// let game = Game::new(Rules::new(3)?, Seed::from_number(7));
/// let view = game.view(Viewer::Seat(Seat::FIRST));
/// let seen = Seen::of(view);
/// assert_eq!(seen.view(), view);
/// # Ok::<(), alhambra_engine::RulesError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Seen {
    viewer: Viewer,
    hand: Option<Cards>,
    table: Table,
}

impl Seen {
    /// Keeps what a view shows.
    pub fn of(view: View<'_>) -> Seen {
        Seen { viewer: view.viewer, hand: view.hand.copied(), table: view.table.clone() }
    }

    /// The view.
    pub fn view(&self) -> View<'_> {
        View { viewer: self.viewer, table: &self.table, hand: self.hand.as_ref() }
    }
}

#[cfg(feature = "serde")]
impl Seen {
    /// Puts together what was sent in parts: the table of [`View::table`], which is the same for all viewers, and the
    /// viewer's hand.
    ///
    /// # Errors
    ///
    /// The table cannot be read, or the viewer does not fit to it or to the hand.
    pub fn read<'de, D>(viewer: Viewer, hand: Option<Cards>, table: D) -> Result<Seen, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        let table = <Table as serde::Deserialize>::deserialize(table)?;
        let fits = match viewer {
            Viewer::Seat(seat) => seat.index() < table.players() && hand.is_some(),
            Viewer::Public => hand.is_none(),
        };
        if fits {
            Ok(Seen { viewer, hand, table })
        } else {
            Err(serde::de::Error::custom("the viewer does not fit to the table"))
        }
    }
}

#[cfg(feature = "serde")]
impl<'g> View<'g> {
    /// The open part of the view, to be written. It is the same for all viewers of a game; [`Seen::read`] reads it.
    pub fn table(&self) -> impl serde::Serialize + use<'g> {
        self.table
    }
}
