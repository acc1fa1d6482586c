//! What is asked, and what may be done.

use engine::vocab::{TileId, TileSort};
use engine::{Action, Awaited, ModuleSet, View, for_each_module};

use super::{card, cards, join_or, on_space, payment};
use crate::modules::{self, ActionWords, AwaitedWords, ModuleDisplay};

macro_rules! choices {
    ($($module:ident $room:ident $slug:literal $file:literal $prefix:literal,)*) => {
        /// What is asked for, as a question or a request.
        pub fn question(view: &View<'_>) -> String {
            let own = match view.awaited() {
                Awaited::BeforeTurn => {
                    let played = view.rules().modules();
                    return offers("Before your turn", played, |room| room.before_turn());
                }
                Awaited::Window(asking) => {
                    return offers("Between two turns", asking, |room| room.between_turns());
                }
                Awaited::Action => "Your action",
                Awaited::AddMoney => "Paid. Add more money? Pass when you are done",
                Awaited::Place => "Place what you bought",
                Awaited::EndOfTurn(_) => "The end of your turn: one more redesign?",
                Awaited::Redesign => "Make your redesign",
                Awaited::Nothing => "The game is over",
                $(Awaited::$module(awaited) => awaited.question(),)*
                Awaited::RedPalace(awaited) => awaited.question(),
            };
            own.to_string()
        }

        /// What an action would do, as a line of a menu.
        pub fn choice(action: Action, view: &View<'_>) -> String {
            match action {
                Action::TakeMoney(taken) => cards(taken.as_slice()),
                Action::Buy { space, pay } => format!("{} for {}", on_space(view, space), payment(pay)),
                Action::AddMoney { piece } => format!("add {}", card(piece)),
                Action::Add { tile, at } => format!("add {} at {at}", named(view, tile)),
                Action::Remove { at } => format!("take out the tile at {at}"),
                Action::Swap { tile, at } => {
                    format!("put {} in the place of the tile at {at}", named(view, tile))
                }
                Action::Stop => "take no further action".to_string(),
                Action::Pass => "pass".to_string(),
                Action::Place { tile, at } => format!("{} at {at}", named(view, tile)),
                Action::Reserve { tile } => format!("{} into the reserve", named(view, tile)),
                Action::GiveToDirk { tile } => format!("{} to Dirk", named(view, tile)),
                $(Action::$module(action) => action.choice(view),)*
                Action::RedPalace(action) => action.choice(view),
            }
        }
    };
}
for_each_module!(choices);

/// What these modules offer, as one question.
fn offers(
    when: &str,
    modules: ModuleSet,
    offer: impl Fn(&dyn ModuleDisplay) -> Option<&'static str>,
) -> String {
    let offers = modules.iter().filter_map(|module| offer(modules::room(module))).map(str::to_string);
    format!("{when}: {}?", join_or(offers, " or ", "pass"))
}

/// A tile by its name; a terrain tile with its building and price.
fn named(view: &View<'_>, tile: TileId) -> String {
    match (tile.sort(), view.kind_of(tile)) {
        (TileSort::Terrain, Some(kind)) => format!("{tile} ({} {})", kind.name(), tile.price()),
        _ => tile.to_string(),
    }
}
