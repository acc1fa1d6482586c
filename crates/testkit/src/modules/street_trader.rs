//! Street Trader: citizens in houses, on discs and in the supply.

use engine::modules::street_trader;
use engine::modules::street_trader::Trio;
use engine::vocab::{Building, TileSet};
use engine::{Action, Awaited, Deed, Event, Game, Module, Rules, View, Viewer};

use crate::census::Census;
use crate::examples::Shown;
use crate::modules::{Kit, ThinAir};

pub(crate) struct Room;

impl Kit for Room {
    fn is_typical(&self, _: Module, view: &View<'_>, action: Action) -> bool {
        action.describe(view).deed == Deed::Place
    }

    fn is_shown(&self, shown: &Shown<'_>) -> bool {
        let moved =
            |event: &Event| matches!(event, Event::StreetTrader(street_trader::Event::MovedIn { .. }));
        shown.events.iter().any(moved)
    }

    fn stock(&self, game: &Game, count: &mut dyn FnMut(&str, usize)) {
        let supply = game.view(Viewer::Public).citizen_supply();
        Building::ALL
            .into_iter()
            .for_each(|kind| count(&format!("citizen {}", kind.name()), supply[kind] as usize));
    }

    fn count(&self, game: &Game, count: &mut dyn FnMut(&str, usize)) {
        let view = game.view(Viewer::Public);
        let housed = view.housed_citizens();
        let built: TileSet =
            view.seats().flat_map(|seat| view.palace(seat).tiles().map(|(_, tile)| tile)).collect();
        // While players choose, each of them holds a citizen of every colour.
        let is_choice = view.awaited() == Awaited::StreetTrader(street_trader::Awaited::Choose);
        let to_choose = if is_choice { view.rules().players() } else { 0 };
        for kind in Building::ALL {
            let in_tiles = built.and(housed).iter().filter(|tile| tile.kind() == Some(kind));
            let on_discs: usize = view.seats().map(|seat| view.citizens_on_disc(seat)[kind] as usize).sum();
            let supply = view.citizen_supply()[kind] as usize;
            let all = in_tiles.count() + on_discs + supply + to_choose;
            count(&format!("citizen {}", kind.name()), all);
        }
        count("citizens nowhere", housed.iter().filter(|&tile| !built.has(tile)).count());
    }

    fn expected(&self, _: &Rules, _: bool, census: &mut Census) {
        census.extend(Building::ALL.map(|kind| (format!("citizen {}", kind.name()), 7)));
    }

    fn thin_air(&self) -> Option<(usize, ThinAir)> {
        Some((3, |near| {
            let (kind, other) = (near.kind(), near.kind());
            Action::StreetTrader(match near.below(6) {
                0 => {
                    let trios: Vec<Trio> = Trio::all().collect();
                    street_trader::Action::Choose { citizens: near.pick(&trios) }
                }
                1 => street_trader::Action::MoveIn { tile: near.tile() },
                2 => street_trader::Action::Take { kind },
                3 => street_trader::Action::Exchange { give: kind, take: other },
                _ => street_trader::Action::PutDisc { at: near.cell() },
            })
        }))
    }

    fn is_preferred(&self) -> bool {
        true
    }
}
