//! The Red Palace in the protocol: its actions, its events, and its part of the state.

use engine::red_palace::{Ability, AbilitySet, Action, Event, Pile, PreviewSpace};
use engine::vocab::{Building, ByBuilding, Dir, Payment, TileId, Walls};
use engine::{Module, Round, View};
use serde::{Serialize, Serializer};
use serde_json::value::RawValue;

use crate::action::ActionDto;
use crate::read::{self, Field, FieldError};
use crate::words::{KindMap, KindWord, MoneyWord, PaymentWord, SeatWord, TileWord, WallsWord};

/// What comes before the name of each action and event.
pub(crate) const PREFIX: &str = "red-palace.";

/// The shapes of the actions, one variant for each `type`.
#[derive(Serialize)]
#[serde(tag = "type")]
pub(crate) enum ActionForm {
    #[serde(rename = "red-palace.choose_pile")]
    ChoosePile { pile: u16 },
    #[serde(rename = "red-palace.swap_tokens")]
    SwapTokens { tile: TileWord, space: u8, card: MoneyWord },
    #[serde(rename = "red-palace.take_wall")]
    TakeWall,
    #[serde(rename = "red-palace.take_card")]
    TakeCard { card: MoneyWord },
    #[serde(rename = "red-palace.take_square")]
    TakeSquare,
    #[serde(rename = "red-palace.take_half")]
    TakeHalf { kind: KindWord },
    #[serde(rename = "red-palace.buy_preview")]
    BuyPreview { space: u8, pay: PaymentWord },
    #[serde(rename = "red-palace.count_as_exact")]
    CountAsExact,
    #[serde(rename = "red-palace.redraw_token")]
    RedrawToken { tile: TileWord },
    #[serde(rename = "red-palace.move_guard")]
    MoveGuard { tile: TileWord, side: &'static str },
    #[serde(rename = "red-palace.pay_card")]
    PayCard { card: MoneyWord },
    #[serde(rename = "red-palace.pay_guard")]
    PayGuard { tile: TileWord, side: &'static str },
    #[serde(rename = "red-palace.post_guard")]
    PostGuard { tile: TileWord, side: &'static str },
    #[serde(rename = "red-palace.attach_wall")]
    AttachWall { tile: TileWord, side: &'static str },
}

impl From<Action> for ActionForm {
    fn from(action: Action) -> ActionForm {
        match action {
            Action::ChoosePile { pile } => ActionForm::ChoosePile { pile: u16::from(pile) + 1 },
            Action::SwapTokens { tile, space, card } => {
                ActionForm::SwapTokens { tile: TileWord(tile), space: space.number(), card: MoneyWord(card) }
            }
            Action::TakeWall => ActionForm::TakeWall,
            Action::TakeCard { card } => ActionForm::TakeCard { card: MoneyWord(card) },
            Action::TakeSquare => ActionForm::TakeSquare,
            Action::TakeHalf { kind } => ActionForm::TakeHalf { kind: KindWord(kind) },
            Action::BuyPreview { space, pay } => {
                ActionForm::BuyPreview { space: space.number(), pay: PaymentWord(pay) }
            }
            Action::CountAsExact => ActionForm::CountAsExact,
            Action::RedrawToken { tile } => ActionForm::RedrawToken { tile: TileWord(tile) },
            Action::MoveGuard { tile, side } => {
                ActionForm::MoveGuard { tile: TileWord(tile), side: side.name() }
            }
            Action::PayCard { card } => ActionForm::PayCard { card: MoneyWord(card) },
            Action::PayGuard { tile, side } => {
                ActionForm::PayGuard { tile: TileWord(tile), side: side.name() }
            }
            Action::PostGuard { tile, side } => {
                ActionForm::PostGuard { tile: TileWord(tile), side: side.name() }
            }
            Action::AttachWall { tile, side } => {
                ActionForm::AttachWall { tile: TileWord(tile), side: side.name() }
            }
        }
    }
}

/// The fields that some action of The Red Palace has.
#[derive(Clone, Copy)]
pub(crate) struct Fields<'a> {
    pub pile: Option<&'a RawValue>,
    pub tile: Option<&'a RawValue>,
    pub space: Option<&'a RawValue>,
    pub card: Option<&'a RawValue>,
    pub kind: Option<&'a RawValue>,
    pub side: Option<&'a RawValue>,
}

/// A space of the preview.
pub(crate) fn preview_space(raw: Option<&RawValue>) -> Result<PreviewSpace, FieldError> {
    let space = |raw: &RawValue| PreviewSpace::from_number(read::whole(raw)?);
    Field { name: "space", raw }.read("a space of the preview from 1 to 3", space)
}

/// The action with that name, if there is one, for all but the purchase of the preview, which has a payment.
pub(crate) fn read_action(name: &str, fields: Fields<'_>) -> Result<Option<Action>, FieldError> {
    let tile = || Field { name: "tile", raw: fields.tile }.tile();
    let side = || Field { name: "side", raw: fields.side }.dir();
    let card = || Field { name: "card", raw: fields.card }.money();
    Ok(Some(match name {
        "choose_pile" => {
            let pile = |raw: &RawValue| u8::try_from(read::whole(raw)?.checked_sub(1)?).ok();
            Action::ChoosePile { pile: Field { name: "pile", raw: fields.pile }.read("a pile from 1", pile)? }
        }
        "swap_tokens" => {
            let space = Field { name: "space", raw: fields.space }.space()?;
            Action::SwapTokens { tile: tile()?, space, card: card()? }
        }
        "take_wall" => Action::TakeWall,
        "take_card" => Action::TakeCard { card: card()? },
        "take_square" => Action::TakeSquare,
        "take_half" => Action::TakeHalf { kind: Field { name: "kind", raw: fields.kind }.kind()? },
        "count_as_exact" => Action::CountAsExact,
        "redraw_token" => Action::RedrawToken { tile: tile()? },
        "move_guard" => Action::MoveGuard { tile: tile()?, side: side()? },
        "pay_card" => Action::PayCard { card: card()? },
        "pay_guard" => Action::PayGuard { tile: tile()?, side: side()? },
        "post_guard" => Action::PostGuard { tile: tile()?, side: side()? },
        "attach_wall" => Action::AttachWall { tile: tile()?, side: side()? },
        _ => return Ok(None),
    }))
}

/// The purchase of a building of the preview.
pub(crate) fn buy_preview(space: PreviewSpace, pay: Payment) -> engine::Action {
    engine::Action::RedPalace(Action::BuyPreview { space, pay })
}

/// A pile of starting money, as an array of cards.
pub(crate) struct PileWord(Pile);

impl Serialize for PileWord {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.0.cards().map(MoneyWord))
    }
}

/// A wall section: `{"tile": "RPT04", "side": "S"}`.
#[derive(Serialize)]
pub(crate) struct SectionWord {
    tile: TileWord,
    side: &'static str,
}

impl SectionWord {
    fn new((tile, side): (TileId, Dir)) -> SectionWord {
        SectionWord { tile: TileWord(tile), side: side.name() }
    }
}

/// The shapes of the events, one variant for each `type`.
#[derive(Serialize)]
#[serde(tag = "type")]
pub(crate) enum EventForm {
    #[serde(rename = "red-palace.pile_chosen")]
    PileChosen { seat: SeatWord, pile: u16, cards: PileWord },
    #[serde(rename = "red-palace.token_drawn")]
    TokenDrawn { tile: TileWord, kind: KindWord },
    #[serde(rename = "red-palace.preview_filled")]
    PreviewFilled { space: u8, tile: TileWord },
    #[serde(rename = "red-palace.preview_moved")]
    PreviewMoved { space: u8, tile: TileWord },
    #[serde(rename = "red-palace.ability_used")]
    AbilityUsed { seat: SeatWord, ability: &'static str },
    #[serde(rename = "red-palace.card_paid")]
    CardPaid { seat: SeatWord, card: MoneyWord },
    #[serde(rename = "red-palace.guard_paid")]
    GuardPaid { seat: SeatWord, tile: TileWord, side: &'static str },
    #[serde(rename = "red-palace.points_paid")]
    PointsPaid { seat: SeatWord, points: u8 },
    #[serde(rename = "red-palace.guards_placed")]
    GuardsPlaced { guards: u8 },
    #[serde(rename = "red-palace.tokens_swapped")]
    TokensSwapped { seat: SeatWord, tile: TileWord, kind: KindWord, other: TileWord, other_kind: KindWord },
    #[serde(rename = "red-palace.square_taken")]
    SquareTaken { seat: SeatWord, tile: TileWord },
    #[serde(rename = "red-palace.half_taken")]
    HalfTaken { seat: SeatWord, kind: KindWord },
    #[serde(rename = "red-palace.preview_bought")]
    PreviewBought { seat: SeatWord, space: u8, tile: TileWord, pay: PaymentWord },
    #[serde(rename = "red-palace.token_redrawn")]
    TokenRedrawn { seat: SeatWord, tile: TileWord, old: KindWord, kind: KindWord },
    #[serde(rename = "red-palace.guard_moved")]
    GuardMoved { seat: SeatWord, from: SectionWord, to: SectionWord },
    #[serde(rename = "red-palace.wall_attached")]
    WallAttached { seat: SeatWord, tile: TileWord, side: &'static str },
    #[serde(rename = "red-palace.guard_posted")]
    GuardPosted { seat: SeatWord, tile: TileWord, side: &'static str },
}

impl From<Event> for EventForm {
    fn from(event: Event) -> EventForm {
        match event {
            Event::PileChosen { seat, pile, cards } => EventForm::PileChosen {
                seat: SeatWord(seat),
                pile: u16::from(pile) + 1,
                cards: PileWord(cards),
            },
            Event::TokenDrawn { tile, kind } => {
                EventForm::TokenDrawn { tile: TileWord(tile), kind: KindWord(kind) }
            }
            Event::PreviewFilled { space, tile } => {
                EventForm::PreviewFilled { space: space.number(), tile: TileWord(tile) }
            }
            Event::PreviewMoved { space, tile } => {
                EventForm::PreviewMoved { space: space.number(), tile: TileWord(tile) }
            }
            Event::AbilityUsed { seat, ability } => {
                EventForm::AbilityUsed { seat: SeatWord(seat), ability: ability.id() }
            }
            Event::CardPaid { seat, card } => {
                EventForm::CardPaid { seat: SeatWord(seat), card: MoneyWord(card) }
            }
            Event::GuardPaid { seat, tile, side } => {
                EventForm::GuardPaid { seat: SeatWord(seat), tile: TileWord(tile), side: side.name() }
            }
            Event::PointsPaid { seat, points } => EventForm::PointsPaid { seat: SeatWord(seat), points },
            Event::GuardsPlaced { guards } => EventForm::GuardsPlaced { guards },
            Event::TokensSwapped { seat, tile, kind, other, other_kind } => EventForm::TokensSwapped {
                seat: SeatWord(seat),
                tile: TileWord(tile),
                kind: KindWord(kind),
                other: TileWord(other),
                other_kind: KindWord(other_kind),
            },
            Event::SquareTaken { seat, tile } => {
                EventForm::SquareTaken { seat: SeatWord(seat), tile: TileWord(tile) }
            }
            Event::HalfTaken { seat, kind } => {
                EventForm::HalfTaken { seat: SeatWord(seat), kind: KindWord(kind) }
            }
            Event::PreviewBought { seat, space, tile, pay } => EventForm::PreviewBought {
                seat: SeatWord(seat),
                space: space.number(),
                tile: TileWord(tile),
                pay: PaymentWord(pay),
            },
            Event::TokenRedrawn { seat, tile, old, kind } => EventForm::TokenRedrawn {
                seat: SeatWord(seat),
                tile: TileWord(tile),
                old: KindWord(old),
                kind: KindWord(kind),
            },
            Event::GuardMoved { seat, from, to } => EventForm::GuardMoved {
                seat: SeatWord(seat),
                from: SectionWord::new(from),
                to: SectionWord::new(to),
            },
            Event::WallAttached { seat, tile, side } => {
                EventForm::WallAttached { seat: SeatWord(seat), tile: TileWord(tile), side: side.name() }
            }
            Event::GuardPosted { seat, tile, side } => {
                EventForm::GuardPosted { seat: SeatWord(seat), tile: TileWord(tile), side: side.name() }
            }
        }
    }
}

/// The part of the state that The Red Palace adds; nothing of it is hidden.
#[derive(Serialize)]
pub(crate) struct RedPalaceDto {
    guard_board: &'static str,
    /// Null where the pile was chosen.
    piles: Vec<Option<PileWord>>,
    preview: PreviewDto,
    /// The buildings that have come up.
    kinds: KindsDto,
    bag: KindMap<u8>,
    guards: Vec<SidesDto>,
    guard_supply: u8,
    placement: PlacementDto,
    abilities: AbilitiesDto,
    used: AbilitiesDto,
    /// By round; null with classic scoring.
    score_tiles: Option<[&'static str; 3]>,
    halves: KindMap<Option<SeatWord>>,
    squares_left: u8,
    wall_sections_left: u8,
    /// Whether the player in turn has one that is not attached yet.
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

/// Sides of a tile.
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
    /// Null where any number has room.
    spaces: Vec<Option<u8>>,
    guards: u8,
    /// What a guard on the longest wall would be worth.
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
        let guards =
            TileId::terrain().chain(TileId::medinas()).chain(TileId::squares()).chain(TileId::bazaars());
        let guards = guards.map(|tile| (tile, view.guards().on(tile))).filter(|(_, sides)| !sides.is_empty());
        let spaces = view.guard_spaces().iter().map(|&spaces| Some(spaces)).chain([None]);
        let is_classic = rules.modules.has(Module::ClassicScoring);
        RedPalaceDto {
            guard_board: rules.guard_board.name(),
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
