//! The optional modules on the page, one room each, named like its rule file: views, art, and what the page asks about
//! its actions, goods and points. What can be asked is said here once, with the answer of a module that has nothing to
//! say; what a room shows appears only in games with its module.

use engine::modules::Never;
use engine::vocab::{Building, Card, Cell, Currency, Money, Payment, Seat, Side, TileId};
use engine::{Action, Awaited, Description, Event, Goods, Module, ModuleSet, Points, Round, Source, View};
use i18n::Texts;
use leptos::prelude::*;

use crate::app::{App, app};
use crate::art::{Face, TileArt};
use crate::board::palace::{Mark, Piece};
use crate::panels::choice::List;
use crate::play::Play;
use crate::screens::new_game::Draft;
use crate::sound::Sound;

/// A place of the page where modules show something.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Place {
    /// Below the market spaces.
    Market,
    /// Among what else lies on the table.
    Displays,
    /// In the money row.
    MoneyRow,
    /// Below the money row.
    BelowRow,
    /// In the hand, beside the money.
    Hand,
    /// Below the hand: cards that nobody else sees.
    Secrets,
    /// Below those: what whoever holds the screen has openly.
    Owned,
    /// Before the choices: what is asked about.
    Question,
    /// Below the Alhambra that is shown.
    Palace,
    /// In the line of a player.
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
    /// What it shows at a place.
    fn show(&self, _: Place) -> Option<AnyView> {
        None
    }

    /// Where that stands among what the others show there: the lowest comes first. It is the number of the rule file
    /// unless there is a reason.
    fn rank(&self, _: Place, rule_file: u8) -> u8 {
        rule_file
    }

    /// What there is to tell of a seat, in words.
    fn facts(&self, _: App, _: &View<'_>, _: Seat) -> Vec<String> {
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

    /// Its rule file; a module without one is a single rule.
    fn rule_text(&self) -> Option<&'static str> {
        None
    }

    /// The rule that is the module, where it has no file.
    fn only_rule(&self) -> Option<&'static str> {
        None
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

        /// The room whose module an event tells of; none if it is of the base game or of The Red Palace.
        pub(crate) fn of_event(event: &Event) -> Option<&'static dyn OnPage> {
            match event {
                $(Event::$module(_) => Some(room(Module::$module)),)*
                _ => None,
            }
        }

        /// Every module with the name of its rule file, in the order of the files.
        pub(crate) const RULE_FILES: &[(Module, &str)] =
            &[$((Module::$module, concat!($file, "-", $slug))),*];
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

/// The rooms of these modules in the order of a place.
fn in_order(modules: ModuleSet, place: Place) -> Vec<&'static dyn OnPage> {
    let mut found: Vec<_> =
        modules.iter().map(|module| (room(module).rank(place, module.rule_file()), room(module))).collect();
    found.sort_by_key(|(rank, _)| *rank);
    found.into_iter().map(|(_, room)| room).collect()
}

/// What these modules show at a place, in order.
pub(crate) fn at(modules: ModuleSet, place: Place) -> Vec<AnyView> {
    in_order(modules, place).into_iter().filter_map(|room| room.show(place)).collect()
}

/// What there is to tell of a seat.
pub(crate) fn facts(app: App, view: &View<'_>, seat: Seat) -> Vec<String> {
    let rooms = in_order(view.rules().modules(), Place::Before(seat));
    rooms.into_iter().flat_map(|room| room.facts(app, view, seat)).collect()
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

/// The name of a module, which opens its rules.
#[component]
pub(crate) fn Title(
    /// The module.
    module: Module,
) -> impl IntoView {
    let app = app();
    view! {
        <h3 class="module-title">
            {move || app.texts.read().0.module_name(module)}
            <button class="quiet rule-button"
                title=move || app.t("module-rules")
                on:click=move |_| app.open_rule(module.slug())>
                <span class="visually-hidden">{move || app.t("module-rules")}</span><span aria-hidden="true">"?"</span>
            </button>
        </h3>
    }
}
