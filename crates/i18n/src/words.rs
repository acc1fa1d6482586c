//! The words of the game: kinds, currencies, cards, tiles, sides, modules, names, lists.

use engine::vocab::{Building, Currency, Dir, Money, Payment, Seat, TileId, TileSort, Walls};
use engine::{Base, Coming, Module, RulesError};

use crate::lists;
use crate::modules::{about_key, effect_keys, name_key, room, rooms};
use crate::texts::{Arg, Form, Texts};

impl Texts {
    /// A kind of building: `Garden`.
    pub fn kind(&self, kind: Building) -> String {
        self.get(kind_key(kind))
    }

    /// A currency: `Dinar`.
    pub fn currency(&self, currency: Currency) -> String {
        self.get(match currency {
            Currency::Dinar => "currency-dinar",
            Currency::Dirham => "currency-dirham",
            Currency::Ducat => "currency-ducat",
            Currency::Florin => "currency-florin",
            Currency::Diamond => "currency-diamond",
        })
    }

    /// A piece of money: `Dinar 7`, or as its module names it.
    pub fn card(&self, card: Money) -> String {
        rooms()
            .find_map(|room| room.money(self, card))
            .unwrap_or_else(|| self.amount(card.currency(), card.value()))
    }

    /// The same where the currency is known: `7`, or as its module names it.
    pub fn piece(&self, card: Money) -> String {
        rooms().find_map(|room| room.money(self, card)).unwrap_or_else(|| card.value().to_string())
    }

    /// So much in a currency: `Dinar 7`.
    pub(crate) fn amount(&self, currency: Currency, value: u8) -> String {
        let currency = self.currency(currency);
        self.with("card-name", &[("currency", (&currency).into()), ("value", value.into())])
    }

    /// A tile by its kind and price: `Garden 8`; the start tile, or a tile as its module names it. What building stands
    /// on a terrain tile the texts have to know ([`Texts::knowing`]).
    pub fn tile(&self, tile: TileId) -> String {
        self.tile_form(tile, Form::Named)
    }

    /// A tile to which something is done.
    pub(crate) fn tile_object(&self, tile: TileId) -> String {
        self.tile_form(tile, Form::Object)
    }

    fn tile_form(&self, tile: TileId, form: Form) -> String {
        let building = |kind: Building| {
            let kind = self.in_form(kind_key(kind), form, &[]);
            self.with("tile-name", &[("kind", (&kind).into()), ("price", tile.price().into())])
        };
        let name = match tile.sort() {
            TileSort::Start => return self.get("start-tile"),
            TileSort::Building(kind) => building(kind),
            TileSort::Terrain => self.kinds.on(tile).map_or_else(|| self.terrain(tile), building),
            TileSort::Square => self.get("square-name"),
            TileSort::Module(module) => room(module).tile(self, tile, form),
        };
        self.with_id(name, tile)
    }

    /// The name of a tile with its id, where ids are named.
    pub(crate) fn with_id(&self, name: String, tile: TileId) -> String {
        if self.names_tiles { format!("{name} [{tile}]") } else { name }
    }

    /// A side of a tile: `north side`.
    pub(crate) fn side(&self, side: Dir) -> String {
        self.get(match side {
            Dir::N => "side-north",
            Dir::E => "side-east",
            Dir::S => "side-south",
            Dir::W => "side-west",
        })
    }

    /// The letter of a side: `N`.
    pub fn side_letter(&self, side: Dir) -> String {
        self.get(match side {
            Dir::N => "terminal-north",
            Dir::E => "terminal-east",
            Dir::S => "terminal-south",
            Dir::W => "terminal-west",
        })
    }

    /// Sides of a tile by their letters: `N E`.
    pub fn side_letters(&self, walls: Walls) -> String {
        walls.iter().map(|side| self.side_letter(side)).collect::<Vec<_>>().join(" ")
    }

    /// Sides of a tile: `north side and east side`.
    pub fn sides(&self, walls: Walls) -> String {
        let sides: Vec<String> = walls.iter().map(|side| self.side(side)).collect();
        self.list(&sides)
    }

    /// What lies in a payment: `Dinar 5 + Dinar 3`.
    pub fn payment(&self, pay: Payment) -> String {
        let money = pay.cards().map(|card| self.card(card));
        let laid_down: Vec<String> =
            money.chain(rooms().filter_map(|room| room.laid_down(self, pay))).collect();
        laid_down.join(" + ")
    }

    /// When a scoring round comes: `in the next 4 to 21 cards`.
    pub fn coming(&self, coming: Coming) -> String {
        match coming {
            Coming::Now => self.get("clock-now"),
            Coming::Card { least: 1, most: 1 } => self.get("clock-next-card"),
            Coming::Card { least: 1, most } => self.with("clock-any-card", &[("most", most.into())]),
            Coming::Card { least, most } => {
                self.with("clock-cards", &[("least", least.into()), ("most", most.into())])
            }
            Coming::End { tiles } => self.with("clock-tiles", &[("count", tiles.into())]),
        }
    }

    /// A thing and what is said about it: `Points: 12`.
    pub fn labelled(&self, label: &str, value: &str) -> String {
        self.with("labelled", &[("label", label.into()), ("value", value.into())])
    }

    /// Several things: `a, b and c`.
    pub fn list(&self, items: &[String]) -> String {
        lists::and(self.language(), items)
    }

    /// Several things, equal ones counted: `2 × Garden and Tower`. What there is none of is left out.
    pub(crate) fn counted_list(&self, things: impl Iterator<Item = (String, usize)>) -> String {
        let counted = things.filter_map(|(name, count)| match count {
            0 => None,
            1 => Some(name),
            many => Some(format!("{many} × {name}")),
        });
        self.list(&counted.collect::<Vec<_>>())
    }

    /// The name of a module.
    pub fn module_name(&self, module: Module) -> String {
        self.get(name_key(module))
    }

    /// What a module adds, in one sentence.
    pub fn module_about(&self, module: Module) -> String {
        self.get(about_key(module))
    }

    /// What a module does in that game, in 48 characters at most.
    pub fn module_effect(&self, base: Base, module: Module) -> String {
        let [of_red_palace, usual] = effect_keys(module);
        let own = if base == Base::RedPalace { self.find(of_red_palace) } else { None };
        own.unwrap_or_else(|| self.get(usual))
    }

    /// The two letters that stand for a kind: those its name begins with, which no other kind shares.
    pub fn kind_mark(&self, kind: Building) -> String {
        self.kind(kind).chars().take(2).collect()
    }

    /// Why a game cannot be played by these rules; [`RulesError::rule`] names the rule.
    pub fn rules_error(&self, error: RulesError) -> String {
        match error {
            RulesError::Players(_) => self.get("refused-players"),
            RulesError::NotCombined { module, base } => {
                let (name, game) = (self.module_name(module), self.game_name(base));
                self.with("refused-not-combined", &[("name", (&name).into()), ("game", (&game).into())])
            }
            RulesError::NeedsModule { module, .. } => {
                self.with("refused-needs-module", &[("name", (&self.module_name(module)).into())])
            }
            RulesError::Version(_) | RulesError::TurnLimit | RulesError::NoGuardBoard => {
                self.with("refused-other", &[("reason", (&error.to_string()).into())])
            }
        }
    }

    /// The name of a player, or a number where there is none.
    pub(crate) fn name(&self, names: &[String], seat: Seat) -> String {
        match names.get(seat.index()) {
            Some(name) => name.clone(),
            None => self.with("default-name", &[("number", Arg::from(seat.index() + 1))]),
        }
    }
}

const fn kind_key(kind: Building) -> &'static str {
    match kind {
        Building::Pavilion => "kind-pavilion",
        Building::Seraglio => "kind-seraglio",
        Building::Arcades => "kind-arcades",
        Building::Chambers => "kind-chambers",
        Building::Garden => "kind-garden",
        Building::Tower => "kind-tower",
    }
}
