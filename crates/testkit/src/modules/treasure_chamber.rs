//! Treasure Chamber: chests in rooms, in buildings and in the bag.

use engine::modules::treasure_chamber;
use engine::vocab::Building;
use engine::{Action, Event, Game, Module, Rules, View, Viewer};

use crate::census::Census;
use crate::examples::Shown;
use crate::modules::{Kit, ThinAir};

pub(crate) struct Room;

impl Kit for Room {
    fn is_typical(&self, _: Module, _: &View<'_>, action: Action) -> bool {
        matches!(action, Action::TreasureChamber(treasure_chamber::Action::Buy { .. }))
    }

    fn is_shown(&self, shown: &Shown<'_>) -> bool {
        let stored = |event: &Event| {
            let Event::TreasureChamber(event) = event else { return false };
            matches!(event, treasure_chamber::Event::Stored { seat, .. } if *seat == Some(shown.seat))
        };
        shown.events.iter().any(stored)
    }

    fn stock(&self, game: &Game, count: &mut dyn FnMut(&str, usize)) {
        let bag = game.view(Viewer::Public).chest_bag();
        Building::ALL
            .into_iter()
            .for_each(|kind| count(&format!("chest {}", kind.name()), bag[kind] as usize));
    }

    fn count(&self, game: &Game, count: &mut dyn FnMut(&str, usize)) {
        let view = game.view(Viewer::Public);
        for kind in Building::ALL {
            let stored = view.stored_chests().iter().filter(|tile| tile.kind() == Some(kind)).count();
            let rooms = treasure_chamber::Room::ALL.into_iter().filter_map(|room| view.room(room)).flatten();
            let in_rooms = rooms.filter(|&chest| chest == kind).count();
            let loose = view.chest_bag()[kind] + view.chests_aside()[kind];
            count(&format!("chest {}", kind.name()), stored + in_rooms + loose as usize);
        }
    }

    fn expected(&self, _: &Rules, dealt: bool, census: &mut Census) {
        if dealt {
            let chests = Building::ALL.into_iter().zip([5, 5, 7, 7, 9, 9]);
            census.extend(chests.map(|(kind, number)| (format!("chest {}", kind.name()), number)));
        }
    }

    fn thin_air(&self) -> Option<(usize, ThinAir)> {
        Some((2, |near| {
            Action::TreasureChamber(match near.below(4) {
                0 => treasure_chamber::Action::Buy { room: near.pick(&treasure_chamber::Room::ALL) },
                1 => treasure_chamber::Action::Pay { card: near.card() },
                _ => treasure_chamber::Action::Put { tile: near.tile() },
            })
        }))
    }
}
