//! The Red Palace in the protocol: its actions, its events, and its part of the state.

use engine::red_palace::{Ability, AbilitySet, Action, Event, Goods, Pile, PreviewSpace, Source};
use engine::vocab::{Building, ByBuilding, Dir, TileId, Walls};
use engine::{Base, Module, Round, View};
use serde::{Serialize, Serializer};
use serde_json::value::RawValue;

use crate::action::{ActionDto, ActionError};
use crate::explain::SourceForm;
use crate::fields::Fields;
use crate::form::{Form, Typed};
use crate::modules::{ModuleAction, ModuleEvent, ModuleGoods, ModuleSource};
use crate::read;
use crate::words::{KindMap, KindWord, MoneyWord, SeatWord, TileWord, WallsWord, Word};

/// The prefix of the name of each action and event.
pub(crate) const SLUG: &str = Base::RedPalace.slug();

impl ModuleAction for Action {
    fn write<S: Serializer>(self, to: Typed<S>) -> Form<S> {
        match self {
            Action::ChoosePile { pile } => to.named("choose_pile").field("pile", u16::from(pile) + 1),
            Action::SwapTokens { tile, space, card } => {
                to.named("swap_tokens").field("tile", tile).field("space", space).field("card", card)
            }
            Action::TakeWall => to.named("take_wall"),
            Action::TakeCard { card } => to.named("take_card").field("card", card),
            Action::TakeSquare => to.named("take_square"),
            Action::TakeHalf { kind } => to.named("take_half").field("kind", kind),
            Action::BuyPreview { space, pay } => {
                to.named("buy_preview").field("space", space).field("pay", pay)
            }
            Action::CountAsExact => to.named("count_as_exact"),
            Action::RedrawToken { tile } => to.named("redraw_token").field("tile", tile),
            Action::MoveGuard { tile, side } => {
                to.named("move_guard").field("tile", tile).field("side", side)
            }
            Action::PayCard { card } => to.named("pay_card").field("card", card),
            Action::PayGuard { tile, side } => to.named("pay_guard").field("tile", tile).field("side", side),
            Action::PostGuard { tile, side } => {
                to.named("post_guard").field("tile", tile).field("side", side)
            }
            Action::AttachWall { tile, side } => {
                to.named("attach_wall").field("tile", tile).field("side", side)
            }
        }
    }

    fn read(name: &str, fields: &Fields<'_, Action>) -> Result<Option<Action>, ActionError> {
        let side = || fields.field("side").dir();
        Ok(Some(match name {
            "choose_pile" => {
                let pile = |raw: &RawValue| u8::try_from(read::whole(raw)?.checked_sub(1)?).ok();
                Action::ChoosePile { pile: fields.field("pile").read("a pile from 1", pile)? }
            }
            "swap_tokens" => {
                let space = fields.space()?;
                Action::SwapTokens { tile: fields.tile()?, space, card: fields.card()? }
            }
            "take_wall" => Action::TakeWall,
            "take_card" => Action::TakeCard { card: fields.card()? },
            "take_square" => Action::TakeSquare,
            "take_half" => Action::TakeHalf { kind: fields.kind()? },
            "buy_preview" => {
                let space = |raw: &RawValue| PreviewSpace::from_number(read::whole(raw)?);
                let space = fields.field("space").read("a space of the preview from 1 to 3", space)?;
                // GRD-80: the currency is free.
                fields.paid_freely(|pay| Action::BuyPreview { space, pay })?
            }
            "count_as_exact" => Action::CountAsExact,
            "redraw_token" => Action::RedrawToken { tile: fields.tile()? },
            "move_guard" => Action::MoveGuard { tile: fields.tile()?, side: side()? },
            "pay_card" => Action::PayCard { card: fields.card()? },
            "pay_guard" => Action::PayGuard { tile: fields.tile()?, side: side()? },
            "post_guard" => Action::PostGuard { tile: fields.tile()?, side: side()? },
            "attach_wall" => Action::AttachWall { tile: fields.tile()?, side: side()? },
            _ => return Ok(None),
        }))
    }
}

impl Word for PreviewSpace {
    fn word(self) -> impl Serialize {
        self.number()
    }
}

impl ModuleSource for Source {
    fn form(self) -> SourceForm {
        match self {
            Source::Guards => SourceForm::named("guards"),
        }
    }
}

impl ModuleGoods for Goods {
    fn card(self) -> Option<&'static str> {
        match self {
            Goods::Preview(_) => None,
        }
    }
}

/// A pile of starting money, as an array of cards.
struct PileWord(Pile);

impl Serialize for PileWord {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.0.cards().map(MoneyWord))
    }
}

/// A wall section: `{"tile": "RPT04", "side": "S"}`.
#[derive(Serialize)]
struct SectionWord {
    tile: TileWord,
    side: &'static str,
}

impl SectionWord {
    fn new((tile, side): (TileId, Dir)) -> SectionWord {
        SectionWord { tile: TileWord(tile), side: side.name() }
    }
}

impl ModuleEvent for Event {
    fn write<S: Serializer>(self, to: Typed<S>) -> Form<S> {
        match self {
            Event::PileChosen { seat, pile, cards } => {
                let form = to.named("pile_chosen").field("seat", seat).field("pile", u16::from(pile) + 1);
                form.part("cards", &PileWord(cards))
            }
            Event::TokenDrawn { tile, kind } => {
                to.named("token_drawn").field("tile", tile).field("kind", kind)
            }
            Event::PreviewFilled { space, tile } => {
                to.named("preview_filled").field("space", space).field("tile", tile)
            }
            Event::PreviewMoved { space, tile } => {
                to.named("preview_moved").field("space", space).field("tile", tile)
            }
            Event::AbilityUsed { seat, ability } => {
                to.named("ability_used").field("seat", seat).field("ability", ability.id())
            }
            Event::CardPaid { seat, card } => to.named("card_paid").field("seat", seat).field("card", card),
            Event::GuardPaid { seat, tile, side } => {
                to.named("guard_paid").field("seat", seat).field("tile", tile).field("side", side)
            }
            Event::PointsPaid { seat, points } => {
                to.named("points_paid").field("seat", seat).field("points", points)
            }
            Event::GuardsPlaced { guards } => to.named("guards_placed").field("guards", guards),
            Event::TokensSwapped { seat, tile, kind, other, other_kind } => {
                let form = to.named("tokens_swapped").field("seat", seat);
                let form = form.field("tile", tile).field("kind", kind);
                form.field("other", other).field("other_kind", other_kind)
            }
            Event::SquareTaken { seat, tile } => {
                to.named("square_taken").field("seat", seat).field("tile", tile)
            }
            Event::HalfTaken { seat, kind } => to.named("half_taken").field("seat", seat).field("kind", kind),
            Event::PreviewBought { seat, space, tile, pay } => {
                let form = to.named("preview_bought").field("seat", seat).field("space", space);
                form.field("tile", tile).field("pay", pay)
            }
            Event::TokenRedrawn { seat, tile, old, kind } => {
                let form = to.named("token_redrawn").field("seat", seat).field("tile", tile);
                form.field("old", old).field("kind", kind)
            }
            Event::GuardMoved { seat, from, to: posted } => {
                let form = to.named("guard_moved").field("seat", seat);
                form.part("from", &SectionWord::new(from)).part("to", &SectionWord::new(posted))
            }
            Event::WallAttached { seat, tile, side } => {
                to.named("wall_attached").field("seat", seat).field("tile", tile).field("side", side)
            }
            Event::GuardPosted { seat, tile, side } => {
                to.named("guard_posted").field("seat", seat).field("tile", tile).field("side", side)
            }
        }
    }
}

/// The part of the state that The Red Palace adds; nothing of it is hidden.
#[derive(Serialize)]
pub(crate) struct RedPalaceDto {
    guard_board: &'static str,
    /// Null where the pile has been chosen.
    piles: Vec<Option<PileWord>>,
    preview: PreviewDto,
    /// The kinds of the buildings that have been revealed.
    kinds: KindsDto,
    bag: KindMap<u8>,
    guards: Vec<SidesDto>,
    guard_supply: u8,
    placement: PlacementDto,
    abilities: AbilitiesDto,
    used: AbilitiesDto,
    /// One per round; null with classic scoring.
    score_tiles: Option<[&'static str; 3]>,
    halves: KindMap<Option<SeatWord>>,
    squares_left: u8,
    wall_sections_left: u8,
    /// Whether the active player holds one that is not attached yet.
    wall_section: bool,
    wall_sections: Vec<SidesDto>,
    payment: Option<PaidDto>,
    announced: Option<ActionDto>,
}

/// `{"1": "RPT05", "2": null, "3": "RPT44"}`.
struct PreviewDto([Option<TileId>; 3]);

impl Serialize for PreviewDto {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let tiles = self.0.iter().map(|tile| tile.map(TileWord));
        to.collect_map(["1", "2", "3"].into_iter().zip(tiles))
    }
}

/// `{"RPT05": "garden"}`.
struct KindsDto(Vec<(TileId, Building)>);

impl Serialize for KindsDto {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.0.iter().map(|&(tile, kind)| (tile.name(), KindWord(kind))))
    }
}

/// Some sides of one tile.
#[derive(Serialize)]
struct SidesDto {
    tile: TileWord,
    sides: WallsWord,
}

impl SidesDto {
    fn new((tile, sides): (TileId, Walls)) -> SidesDto {
        SidesDto { tile: TileWord(tile), sides: WallsWord(sides) }
    }
}

/// The placement tiles of the guard board.
#[derive(Serialize)]
struct PlacementDto {
    /// Null where the space takes any number.
    spaces: Vec<Option<u8>>,
    guards: u8,
    /// What a guard on the longest wall would currently be worth.
    value: u8,
}

struct AbilitiesDto(AbilitySet);

impl Serialize for AbilitiesDto {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.0.iter().map(Ability::id))
    }
}

#[derive(Serialize)]
struct PaidDto {
    tile: TileWord,
    overpaid: bool,
}

impl RedPalaceDto {
    pub fn new(view: &View<'_>) -> RedPalaceDto {
        let rules = view.rules();
        let piles = view.starting_piles().iter();
        let kinds = TileId::terrain().filter_map(|tile| Some((tile, view.kind_of(tile)?)));
        let guards = TileId::guarded();
        let guards = guards.map(|tile| (tile, view.guards().on(tile))).filter(|(_, sides)| !sides.is_empty());
        let spaces = view.guard_spaces().iter().map(|&spaces| Some(spaces)).chain([None]);
        let is_classic = rules.modules().has(Module::ClassicScoring);
        RedPalaceDto {
            guard_board: rules.guard_board().name(),
            piles: piles.map(|&pile| (!pile.is_empty()).then_some(PileWord(pile))).collect(),
            preview: PreviewDto(PreviewSpace::ALL.map(|space| view.preview(space))),
            kinds: KindsDto(kinds.collect()),
            bag: KindMap(view.token_bag()),
            guards: guards.map(SidesDto::new).collect(),
            guard_supply: view.guard_supply(),
            placement: PlacementDto {
                spaces: spaces.collect(),
                guards: view.guards_placed(),
                value: view.guard_value(),
            },
            abilities: AbilitiesDto(view.abilities()),
            used: AbilitiesDto(view.abilities_used()),
            score_tiles: (!is_classic).then(|| Round::ALL.map(|round| view.score_tile(round).id())),
            halves: KindMap(ByBuilding(Building::ALL.map(|kind| view.half_owner(kind).map(SeatWord)))),
            squares_left: view.squares_left(),
            wall_sections_left: view.wall_sections_left(),
            wall_section: view.has_wall_section(),
            wall_sections: view.sticks().map(SidesDto::new).collect(),
            payment: view
                .answerable_payment()
                .map(|paid| PaidDto { tile: TileWord(paid.tile), overpaid: paid.is_over }),
            announced: view.announced().map(ActionDto),
        }
    }
}
