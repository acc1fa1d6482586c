//! The optional modules on the page, one room each, named like its rule file: views, art, and what the page asks about
//! its actions, goods and points. What can be asked is said here once, with the answer of a module that has nothing to
//! say; what a room shows appears only in games with its module.

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
    /// In the drawer of the module, which a chip of the tray opens.
    Drawer,
    /// In the money row.
    MoneyRow,
    /// In the hand, right of the money.
    Hand,
    /// Before the choices: what is asked about.
    Question,
    /// In the action bar, below what is asked: how it stands so far.
    Bar,
    /// On the plaque of a player.
    Before(Seat),
    /// At the clock of an offer between two turns.
    Offer,
    /// Below the modules of a game that is being chosen.
    Options(RwSignal<Draft>),
}

/// A small picture with its view box.
pub(crate) type Picture = (&'static str, String);

/// The view box of cards.
pub(crate) const CARD: &str = "0 0 70 100";

/// The view box of what is round or square.
pub(crate) const ROUND: &str = "0 0 40 40";

/// The view box of tiles.
pub(crate) const TILE: &str = "0 0 100 100";

/// Where a chip stands in the tray.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Group {
    /// What can be got.
    ToGet,
    /// What whoever holds the screen has.
    Mine,
    /// What is still to come.
    Ahead,
}

/// A piece of a module in the tray: a picture and a number. It opens the drawer of the module.
#[derive(Clone, PartialEq)]
pub(crate) struct Chip {
    /// Where it stands.
    pub group: Group,
    /// What it looks like.
    pub picture: Picture,
    /// How many, or how much; nothing where a number would say nothing.
    pub count: Option<String>,
}

impl Chip {
    /// A chip with a number; none where that would be zero.
    pub fn counted(group: Group, picture: Picture, count: usize) -> Option<Chip> {
        (count > 0).then(|| Chip { group, picture, count: Some(count.to_string()) })
    }
}

/// What a player has of a module, as it lies on the plaque: a picture and a number.
#[derive(Clone, PartialEq)]
pub(crate) struct Token {
    /// What it looks like.
    pub picture: Picture,
    /// How many, or how much; nothing where a number would say nothing.
    pub count: Option<String>,
    /// All of it in words.
    pub name: String,
}

/// A card of a module in the money row or in the own hand, drawn for the view box of cards.
#[derive(Clone, PartialEq)]
pub(crate) struct ModuleCard {
    /// What tells it from other cards of its module.
    pub id: &'static str,
    /// What it is, in words.
    pub name: String,
    /// What it looks like.
    pub art: String,
    /// What a tap does when that is legal; else it opens the drawer of the module.
    pub action: Option<Action>,
}

/// What somebody lost after a round, and the name of that.
#[derive(Clone, Copy, PartialEq)]
pub(crate) struct Loss {
    /// The id of its row in the table of the round.
    pub id: &'static str,
    /// The key of its name.
    pub key: &'static str,
    /// How many points.
    pub points: Points,
}

/// What the page asks a module. The answers are those of a module that has nothing to say.
pub(crate) trait OnPage: Sync {
    /// The picture that stands for the module.
    fn emblem(&self) -> Picture;

    /// How much there is to think about with it: 1 is little, 3 is much.
    fn weight(&self) -> u8;

    /// What it shows at a place, besides chips, cards and tokens.
    fn show(&self, _: Place) -> Option<AnyView> {
        None
    }

    /// Where that stands among what the others show there: the lowest comes first. It is the number of the rule file
    /// unless there is a reason.
    fn rank(&self, _: Place, rule_file: u8) -> u8 {
        rule_file
    }

    /// Its pieces in the tray, for whoever holds the screen; none while there is nothing to see.
    fn chips(&self, _: &View<'_>) -> Vec<Chip> {
        Vec::new()
    }

    /// What a seat has of it, for its plaque.
    fn tokens(&self, _: &Texts, _: &View<'_>, _: Seat) -> Vec<Token> {
        Vec::new()
    }

    /// Its cards in the money row.
    fn row_cards(&self, _: &Texts, _: &View<'_>) -> Vec<ModuleCard> {
        Vec::new()
    }

    /// Its cards in the hand of whoever holds the screen; money is not among them.
    fn hand_cards(&self, _: &Texts, _: &View<'_>) -> Vec<ModuleCard> {
        Vec::new()
    }

    /// What a seat counts of a kind beyond its buildings.
    fn counts_more(&self, _: &View<'_>, _: Seat, _: Building) -> u8 {
        0
    }

    /// The key of why the viewer would like to have a tile.
    fn wants(&self, _: &View<'_>, _: TileId) -> Option<&'static str> {
        None
    }

    /// One of its tiles, below the walls.
    fn tile_art(&self, _: TileId) -> Option<TileArt> {
        None
    }

    /// A piece of money that looks like no other.
    fn money_art(&self, _: Money) -> Option<String> {
        None
    }

    /// The card that is paid beside the money, drawn for the view box of cards.
    fn beside_payment(&self, _: Payment) -> Option<String> {
        None
    }

    /// What stands on a tile of an Alhambra.
    fn on_tile(&self, _: &View<'_>, _: &Texts, _: TileId) -> Option<Mark> {
        None
    }

    /// What lies in an Alhambra besides tiles.
    fn in_palace(&self, _: &View<'_>, _: &Texts, _: Seat) -> Vec<Piece> {
        Vec::new()
    }

    /// What is shown of what is to come, over an Alhambra on the table.
    fn over_palace(&self, _: &View<'_>, _: Seat) -> Vec<Piece> {
        Vec::new()
    }

    /// The cells that count for what lies in an Alhambra, lit with the wall.
    fn lit(&self, _: &View<'_>, _: Seat) -> Vec<Cell> {
        Vec::new()
    }

    /// The tiles of an Alhambra that can count for one of its tiles, lit while that is in hand.
    fn lit_for(&self, _: TileId, _: &[(Cell, Face, String)]) -> Option<Vec<Cell>> {
        None
    }

    /// The action that uses one of its cards, which was pointed at, on a tile.
    fn use_card(&self, _: Card, _: TileId) -> Option<Action> {
        None
    }

    /// Where on a tile a card that was pointed at can be used, drawn over it.
    fn card_on_tile(&self, _: Card, _: Cell) -> Option<Piece> {
        None
    }

    /// The answer that is taken for given where a change is foretold and the module asks something first.
    fn usual_answer(&self, _: &View<'_>) -> Option<Action> {
        None
    }

    /// Whether passing is what most want now.
    fn is_passing_usual(&self, _: Awaited) -> bool {
        false
    }

    /// Whether it is an offer that is declined without looking at the hand.
    fn is_offer(&self, _: Awaited) -> bool {
        false
    }

    /// What a seat lost after a round.
    fn loss(&self, _: &Play, _: Round, _: Seat) -> Option<Loss> {
        None
    }

    /// Whether an event tells of what came after that round.
    fn is_after(&self, _: &Event, _: Round) -> bool {
        false
    }

    /// What on the table one of its events is about.
    fn spots(&self, _: &Event) -> Vec<Spot> {
        Vec::new()
    }

    /// What is heard when something of it happens.
    fn sound(&self) -> Option<Sound> {
        None
    }

    /// A currency that pays for any tile of the market, though never together with another.
    fn pays_everywhere(&self) -> Option<Currency> {
        None
    }

    /// The keys of the mixes with a name that it belongs to, besides that of all modules.
    fn mixes(&self) -> &'static [&'static str] {
        &[]
    }

    /// Every piece of its art, with a name.
    #[cfg(test)]
    fn all_art(&self) -> Vec<(String, String)> {
        Vec::new()
    }
}

/// What the page asks an action of a module.
pub(crate) trait ModuleChoice {
    /// A small picture of what it is about.
    fn picture(&self) -> Option<Picture>;

    /// Where it is shown.
    fn list(&self, about: &Description) -> List {
        List::usual(about)
    }

    /// Whether a tap on its cell does it at once, because nothing else can be done there.
    fn is_at_once(&self) -> bool {
        false
    }

    /// The key of what the cells of such actions are called together, where it is no redesign.
    fn cells_key(&self) -> Option<&'static str> {
        None
    }

    /// The card of the hand that is tapped for it.
    fn hand_card(&self) -> Option<Money> {
        None
    }

    /// The card of the money row that is tapped for it.
    fn row_card(&self) -> Option<Money> {
        None
    }

    /// The card that is pointed at before the tile.
    fn card(&self) -> Option<Card> {
        None
    }

    /// The side that is tapped for it, with its picture, where there are several for one cell.
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

/// What the page asks something that a module sells.
pub(crate) trait Ware {
    /// Name and look.
    fn look(&self, app: App, view: &View<'_>) -> Option<(String, Look)>;

    /// Whether every way to pay it is among the choices before it is pointed at.
    fn is_listed(&self) -> bool {
        true
    }

    /// The selector of where it lies, once the drawer of its module is open.
    fn spot(&self) -> Option<String> {
        None
    }

    /// The likeliest purchase, to hear why there is none.
    fn attempt(&self, view: &View<'_>) -> Option<Action>;

    /// Its price of the moment, in words, where it changes.
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

/// What the page asks a source of points of a module.
pub(crate) trait PointsFor {
    /// Its name.
    fn name(&self, texts: &Texts) -> String;

    /// A small picture of what is counted, where players are ranked by it.
    fn picture(&self) -> Option<Picture> {
        None
    }

    /// The key of the words for a change of all such points together; without one each source is told by its name.
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

        /// An action of a module; none if it is one of the base game or of The Red Palace.
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

        /// Goods of a module; none if they are those of the market or of The Red Palace.
        pub(crate) fn ware(goods: Goods) -> Option<Box<dyn Ware>> {
            match goods {
                $(Goods::$module(goods) => Some(Box::new(goods)),)*
                Goods::Market(_) | Goods::RedPalace(_) => None,
            }
        }

        /// The module that sells the goods, if one does.
        pub(crate) fn seller(goods: Goods) -> Option<Module> {
            match goods {
                $(Goods::$module(_) => Some(Module::$module),)*
                Goods::Market(_) | Goods::RedPalace(_) => None,
            }
        }

        /// Points of a module; none if they are those of the base game or of The Red Palace.
        pub(crate) fn points_for(source: Source) -> Option<Box<dyn PointsFor>> {
            match source {
                $(Source::$module(source) => Some(Box::new(source)),)*
                Source::Majority(_) | Source::Wall | Source::RedPalace(_) => None,
            }
        }

        /// The module that points come from, if one brings them.
        pub(crate) fn scored_by(source: Source) -> Option<Module> {
            match source {
                $(Source::$module(_) => Some(Module::$module),)*
                Source::Majority(_) | Source::Wall | Source::RedPalace(_) => None,
            }
        }

        /// The room whose module an event tells of; none if it is of the base game or of The Red Palace.
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

/// The rooms of the modules that are played.
pub(crate) fn played(view: &View<'_>) -> impl Iterator<Item = &'static dyn OnPage> {
    rooms(view.rules().modules())
}

/// The rooms of every module.
pub(crate) fn every() -> impl Iterator<Item = &'static dyn OnPage> {
    Module::every().map(room)
}

/// These modules in the order of a place.
pub(crate) fn in_order(modules: ModuleSet, place: Place) -> Vec<Module> {
    let mut found: Vec<Module> = modules.iter().collect();
    found.sort_by_key(|module| room(*module).rank(place, module.rule_file()));
    found
}

/// What these modules show at a place, in order.
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

/// The seat of whoever holds the screen.
pub(crate) fn own_seat(view: &View<'_>) -> Option<Seat> {
    match view.viewer() {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Public => None,
    }
}

/// The modules of the game at hand; it changes only with the game.
pub(crate) fn of_game(app: App) -> Memo<ModuleSet> {
    Memo::new(move |_| {
        app.play.read().as_ref().map_or(ModuleSet::EMPTY, |play| play.view().rules().modules())
    })
}

/// What the modules of the game at hand show at a place.
#[component]
pub(crate) fn Shown(
    /// The place.
    place: Place,
) -> impl IntoView {
    let modules = of_game(app());
    view! { {move || at(modules.get(), place)} }
}

/// The button that opens the rules of a module.
#[component]
pub(crate) fn RulesButton(
    /// The module.
    module: Module,
) -> impl IntoView {
    view! { <HelpButton topic=Topic::Module(module) /> }
}
