//! The optional modules on the page, one room each, named after its rule file: views, art, and what the page asks
//! about a module's actions, goods and points. The traits here list the questions, with default answers for modules
//! that have nothing to say. A room's views only appear in games with its module.

use engine::modules::Never;
use engine::vocab::{Building, Card, Cell, Currency, Money, Payment, Seat, Side, TileId};
use engine::{
    Action, Awaited, Description, Event, Goods, Module, ModuleSet, Points, Round, Source, View, Viewer,
};
use i18n::Texts;
use leptos::prelude::*;

use crate::app::{App, app};
use crate::art::{Face, TileArt};
use crate::board::palace::{Mark, Piece};
use crate::panels::choice::List;
use crate::panels::help::{HelpButton, Topic};
use crate::panels::pieces::{HandCards, RowCards, Tokens};
use crate::play::Play;
use crate::screens::new_game::Draft;
use crate::sound::Sound;
use crate::story::Spot;

/// A place of the page where modules show something.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Place {
    /// The drawer of the module, opened by a chip of the tray.
    Drawer,
    /// The money row.
    MoneyRow,
    /// The hand, to the right of the money.
    Hand,
    /// Above the choices: what the question is about.
    Question,
    /// In the action bar, below the question: the state so far.
    Bar,
    /// A player's plaque.
    Before(Seat),
    /// Beside the countdown of an offer between two turns.
    Offer,
    /// Below the modules of a new game.
    Options(RwSignal<Draft>),
}

/// The view box and content of a small SVG.
pub(crate) type Picture = (&'static str, String);

/// The view box of cards.
pub(crate) const CARD: &str = "0 0 70 100";

/// The view box of round and square pieces.
pub(crate) const ROUND: &str = "0 0 40 40";

/// The view box of tiles.
pub(crate) const TILE: &str = "0 0 100 100";

/// The group of chips in the tray that a chip belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Group {
    /// Things that can be gained.
    ToGet,
    /// Things that whoever holds the screen owns.
    Mine,
    /// Things that are still to come.
    Ahead,
}

/// A piece of a module in the tray: a picture and a number. It opens the module's drawer.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Chip {
    /// The group it belongs to.
    pub group: Group,
    /// The picture on it.
    pub picture: Picture,
    /// A count or an amount; `None` where a number means nothing.
    pub count: Option<String>,
}

impl Chip {
    /// A chip with a count; `None` if the count is zero.
    pub fn counted(group: Group, picture: Picture, count: usize) -> Option<Chip> {
        (count > 0).then(|| Chip { group, picture, count: Some(count.to_string()) })
    }
}

/// What a player has of a module, for their plaque: a picture and a number.
#[derive(Clone, PartialEq)]
pub(crate) struct Token {
    /// The picture on it.
    pub picture: Picture,
    /// A count or an amount; `None` where a number means nothing.
    pub count: Option<String>,
    /// All of it in words, for screen readers.
    pub name: String,
}

/// A card of a module in the money row or in the person's hand.
#[derive(Clone, PartialEq)]
pub(crate) struct ModuleCard {
    /// Distinguishes it from other cards of the module.
    pub id: &'static str,
    /// The name of the card.
    pub name: String,
    /// The art, for the view box [`CARD`].
    pub art: String,
    /// The action that a tap plays if it is legal; otherwise a tap opens the module's drawer.
    pub action: Option<Action>,
}

/// Points that a player lost after a scoring round because of a module.
#[derive(Clone, Copy, PartialEq)]
pub(crate) struct Loss {
    /// The id of its row in the table of the round.
    pub id: &'static str,
    /// The text key of its name.
    pub key: &'static str,
    /// The number of points lost.
    pub points: Points,
}

/// What the page asks a module. The default answers are those of a module that has nothing to say.
pub(crate) trait OnPage: Sync {
    /// The picture that stands for the module.
    fn emblem(&self) -> Picture;

    /// How demanding it is: 1 is little to think about, 3 is much.
    fn weight(&self) -> u8;

    /// Its view at a place, besides chips, cards and tokens.
    fn show(&self, _: Place) -> Option<AnyView> {
        None
    }

    /// The position of that view among those of other modules: the lowest comes first. It is the number of the rule
    /// file unless there is a reason to differ.
    fn rank(&self, _: Place, rule_file: u8) -> u8 {
        rule_file
    }

    /// Its chips in the tray, for whoever holds the screen; empty while there is nothing to see.
    fn chips(&self, _: &View<'_>) -> Vec<Chip> {
        Vec::new()
    }

    /// What a seat has of it, for the seat's plaque.
    fn tokens(&self, _: &Texts, _: &View<'_>, _: Seat) -> Vec<Token> {
        Vec::new()
    }

    /// Its cards in the money row.
    fn row_cards(&self, _: &Texts, _: &View<'_>) -> Vec<ModuleCard> {
        Vec::new()
    }

    /// Its cards in the hand of whoever holds the screen, apart from money.
    fn hand_cards(&self, _: &Texts, _: &View<'_>) -> Vec<ModuleCard> {
        Vec::new()
    }

    /// How many buildings of a kind a seat counts beyond those in its Alhambra.
    fn counts_more(&self, _: &View<'_>, _: Seat, _: Building) -> u8 {
        0
    }

    /// The text key of the reason why the viewer would want a tile.
    fn wants(&self, _: &View<'_>, _: TileId) -> Option<&'static str> {
        None
    }

    /// The art of one of its tiles, below the walls.
    fn tile_art(&self, _: TileId) -> Option<TileArt> {
        None
    }

    /// The art of money that looks different from all other.
    fn money_art(&self, _: Money) -> Option<String> {
        None
    }

    /// The art of a card that is paid along with the money, for the view box of cards.
    fn beside_payment(&self, _: Payment) -> Option<String> {
        None
    }

    /// What is drawn on top of a tile in an Alhambra.
    fn on_tile(&self, _: &View<'_>, _: &Texts, _: TileId) -> Option<Mark> {
        None
    }

    /// What lies in an Alhambra besides tiles.
    fn in_palace(&self, _: &View<'_>, _: &Texts, _: Seat) -> Vec<Piece> {
        Vec::new()
    }

    /// Previews of what is to come, drawn over an Alhambra on the table.
    fn over_palace(&self, _: &View<'_>, _: Seat) -> Vec<Piece> {
        Vec::new()
    }

    /// The cells that count for its pieces in an Alhambra, highlighted with the wall.
    fn lit(&self, _: &View<'_>, _: Seat) -> Vec<Cell> {
        Vec::new()
    }

    /// The tiles of an Alhambra that would count for one of its tiles, highlighted while that tile is in hand.
    fn lit_for(&self, _: TileId, _: &[(Cell, Face, String)]) -> Option<Vec<Cell>> {
        None
    }

    /// The action that uses one of its cards, already selected, on a tile.
    fn use_card(&self, _: Card, _: TileId) -> Option<Action> {
        None
    }

    /// Shows where on a tile a selected card can be used.
    fn card_on_tile(&self, _: Card, _: Cell) -> Option<Piece> {
        None
    }

    /// The answer assumed by a forecast if the module asks something first.
    fn usual_answer(&self, _: &View<'_>) -> Option<Action> {
        None
    }

    /// Whether most players would pass now.
    fn is_passing_usual(&self, _: Awaited) -> bool {
        false
    }

    /// Whether this is an offer that can be declined without looking at one's hand.
    fn is_offer(&self, _: Awaited) -> bool {
        false
    }

    /// What a seat lost after a round.
    fn loss(&self, _: &Play, _: Round, _: Seat) -> Option<Loss> {
        None
    }

    /// Whether an event reports something that followed this round.
    fn is_after(&self, _: &Event, _: Round) -> bool {
        false
    }

    /// What on the table one of its events is about.
    fn spots(&self, _: &Event) -> Vec<Spot> {
        Vec::new()
    }

    /// The sound of its events.
    fn sound(&self) -> Option<Sound> {
        None
    }

    /// A currency that can pay for any tile of the market, but never together with another.
    fn pays_everywhere(&self) -> Option<Currency> {
        None
    }

    /// The keys of the named mixes that include it, apart from the mix of all modules.
    fn mixes(&self) -> &'static [&'static str] {
        &[]
    }

    /// Every piece of its art, with a name.
    #[cfg(test)]
    fn all_art(&self) -> Vec<(String, String)> {
        Vec::new()
    }
}

/// What the page asks about an action of a module.
pub(crate) trait ModuleChoice {
    /// A small picture of what the action is about.
    fn picture(&self) -> Option<Picture>;

    /// Where the action is listed.
    fn list(&self, about: &Description) -> List {
        List::usual(about)
    }

    /// Whether a tap on its cell plays it at once, because nothing else can be done there.
    fn is_at_once(&self) -> bool {
        false
    }

    /// The text key for all cells of such actions, if they are not about a redesign.
    fn cells_key(&self) -> Option<&'static str> {
        None
    }

    /// The card of the hand to tap for it.
    fn hand_card(&self) -> Option<Money> {
        None
    }

    /// The card of the money row to tap for it.
    fn row_card(&self) -> Option<Money> {
        None
    }

    /// The card to select before the tile.
    fn card(&self) -> Option<Card> {
        None
    }

    /// The side to tap, with its picture, if a cell has several.
    fn side(&self) -> Option<(Side, String)> {
        None
    }
}

impl ModuleChoice for Never {
    fn picture(&self) -> Option<Picture> {
        match *self {}
    }
}

/// How goods look in an offer.
pub(crate) enum Look {
    /// A tile.
    Tile(TileId),
    /// A card, drawn for the view box of cards.
    Card(String),
}

/// What the page asks about goods that a module sells.
pub(crate) trait Ware {
    /// The name and the look of the goods.
    fn look(&self, app: App, view: &View<'_>) -> Option<(String, Look)>;

    /// Whether all ways to pay are listed before the goods are selected.
    fn is_listed(&self) -> bool {
        true
    }

    /// The selector of the goods, once the module's drawer is open.
    fn spot(&self) -> Option<String> {
        None
    }

    /// The purchase most likely to succeed; if it is refused, the refusal is what the person is told.
    fn attempt(&self, view: &View<'_>) -> Option<Action>;

    /// The current price in words, if it can change.
    fn price(&self, _: App, _: &View<'_>) -> Option<String> {
        None
    }
}

impl Ware for Never {
    fn look(&self, _: App, _: &View<'_>) -> Option<(String, Look)> {
        match *self {}
    }

    fn attempt(&self, _: &View<'_>) -> Option<Action> {
        match *self {}
    }
}

/// What the page asks about a source of points of a module.
pub(crate) trait PointsFor {
    /// The name of the source.
    fn name(&self, texts: &Texts) -> String;

    /// A picture of what is counted, if players are ranked by it.
    fn picture(&self) -> Option<Picture> {
        None
    }

    /// The text key for the total change of all such points; without one, each source is listed by its name.
    fn change_key(&self) -> Option<&'static str> {
        None
    }
}

impl PointsFor for Never {
    fn name(&self, _: &Texts) -> String {
        match *self {}
    }
}

macro_rules! rooms {
    ($($module:ident $room:ident $slug:literal $file:literal $prefix:literal,)*) => {
        $(pub(crate) mod $room;)*

        /// The room of a module.
        pub(crate) fn room(module: Module) -> &'static dyn OnPage {
            match module {
                $(Module::$module => &$room::Room,)*
            }
        }

        /// What the page asks about an action; `None` if it belongs to the base game or The Red Palace.
        pub(crate) fn choice(action: Action) -> Option<Box<dyn ModuleChoice>> {
            match action {
                $(Action::$module(action) => Some(Box::new(action)),)*
                Action::TakeMoney(_)
                | Action::Buy { .. }
                | Action::AddMoney { .. }
                | Action::Add { .. }
                | Action::Remove { .. }
                | Action::Swap { .. }
                | Action::Stop
                | Action::Pass
                | Action::Place { .. }
                | Action::Reserve { .. }
                | Action::GiveToDirk { .. }
                | Action::RedPalace(_) => None,
            }
        }

        /// What the page asks about goods; `None` if they belong to the market or The Red Palace.
        pub(crate) fn ware(goods: Goods) -> Option<Box<dyn Ware>> {
            match goods {
                $(Goods::$module(goods) => Some(Box::new(goods)),)*
                Goods::Market(_) | Goods::RedPalace(_) => None,
            }
        }

        /// The module that sells these goods, if one does.
        pub(crate) fn seller(goods: Goods) -> Option<Module> {
            match goods {
                $(Goods::$module(_) => Some(Module::$module),)*
                Goods::Market(_) | Goods::RedPalace(_) => None,
            }
        }

        /// What the page asks about a source of points; `None` if it belongs to the base game or The Red Palace.
        pub(crate) fn points_for(source: Source) -> Option<Box<dyn PointsFor>> {
            match source {
                $(Source::$module(source) => Some(Box::new(source)),)*
                Source::Majority(_) | Source::Wall | Source::RedPalace(_) => None,
            }
        }

        /// The module that these points come from, if any.
        pub(crate) fn scored_by(source: Source) -> Option<Module> {
            match source {
                $(Source::$module(_) => Some(Module::$module),)*
                Source::Majority(_) | Source::Wall | Source::RedPalace(_) => None,
            }
        }

        /// The room of the module that an event belongs to; `None` for the base game and The Red Palace.
        pub(crate) fn of_event(event: &Event) -> Option<&'static dyn OnPage> {
            match event {
                $(Event::$module(_) => Some(room(Module::$module)),)*
                _ => None,
            }
        }
    };
}
engine::for_each_module!(rooms);

/// The rooms of these modules.
pub(crate) fn rooms(modules: ModuleSet) -> impl Iterator<Item = &'static dyn OnPage> {
    modules.iter().map(room)
}

/// The rooms of the modules in the game.
pub(crate) fn played(view: &View<'_>) -> impl Iterator<Item = &'static dyn OnPage> {
    rooms(view.rules().modules())
}

/// The rooms of every module.
pub(crate) fn every() -> impl Iterator<Item = &'static dyn OnPage> {
    Module::every().map(room)
}

/// These modules, in their order at a place.
pub(crate) fn in_order(modules: ModuleSet, place: Place) -> Vec<Module> {
    let mut found: Vec<Module> = modules.iter().collect();
    found.sort_by_key(|module| room(*module).rank(place, module.rule_file()));
    found
}

/// The views of these modules at a place, in order.
pub(crate) fn at(modules: ModuleSet, place: Place) -> Vec<AnyView> {
    match place {
        Place::MoneyRow => vec![view! { <RowCards modules /> }.into_any()],
        Place::Hand => vec![view! { <HandCards modules /> }.into_any()],
        Place::Before(seat) => vec![view! { <Tokens modules seat /> }.into_any()],
        Place::Drawer | Place::Question | Place::Bar | Place::Offer | Place::Options(_) => {
            in_order(modules, place).into_iter().filter_map(|module| room(module).show(place)).collect()
        }
    }
}

/// The seat of whoever holds the screen, if anybody does.
pub(crate) fn own_seat(view: &View<'_>) -> Option<Seat> {
    match view.viewer() {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Public => None,
    }
}

/// The modules of the current game; it only changes when another game is opened.
pub(crate) fn of_game(app: App) -> Memo<ModuleSet> {
    Memo::new(move |_| {
        app.play.read().as_ref().map_or(ModuleSet::EMPTY, |play| play.view().rules().modules())
    })
}

/// The views at a place of all modules in the current game.
#[component]
pub(crate) fn Shown(
    /// The place on the page.
    place: Place,
) -> impl IntoView {
    let modules = of_game(app());
    view! { {move || at(modules.get(), place)} }
}

/// A button that opens the rules of a module.
#[component]
pub(crate) fn RulesButton(
    /// The module whose rules to open.
    module: Module,
) -> impl IntoView {
    view! { <HelpButton topic=Topic::Module(module) /> }
}
