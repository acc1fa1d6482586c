//! The part of the state that each module adds, under its slug.

use engine::modules::art_of_the_moors::Price;
use engine::modules::bonus_cards::BonusSet;
use engine::modules::caravanserai::Owned;
use engine::modules::change::Bought;
use engine::modules::characters::{Auction, CharacterSet};
use engine::modules::city_walls::WallCards;
use engine::modules::power_of_the_sultan::SultanCard;
use engine::modules::thieves::Thieves;
use engine::modules::treasure_chamber::{Chests, Room};
use engine::vocab::{Building, ByBuilding, Card, Cell, Currency, Dir, Seat};
use engine::{Cards, Round, View};
use serde::{Serialize, Serializer};

use crate::event::{ChestsWord, SeatsWord};
use crate::state::{Pile, tiles};
use crate::words::{
    BonusWord, CardWord, CellWord, CharacterWord, CurrencyMap, KindMap, KindWord, PaymentWord, SeatWord,
    TileWord, TrioWord, WallsWord,
};

/// Vizier's Favour: whose stone is active.
#[derive(Serialize)]
pub(crate) struct VizierDto {
    active: Vec<bool>,
}

impl VizierDto {
    pub fn new(view: &View<'_>) -> VizierDto {
        let active = view.active_viziers();
        VizierDto { active: view.seats().map(|seat| active.has(seat)).collect() }
    }
}

/// Bonus Cards: what lies open, and of the rest what the reader may know.
#[derive(Serialize)]
pub(crate) struct BonusDto {
    shown: Vec<Vec<BonusWord>>,
    hidden: Vec<Pile<BonusWord>>,
    /// What each seat has chosen to show in the round about to be held; null where the reader may not know.
    chosen: Vec<Option<Vec<BonusWord>>>,
}

impl BonusDto {
    /// `known` gives the cards of a seat whose secrets the reader may know.
    pub fn new<'c>(view: &View<'_>, known: impl Fn(Seat) -> Option<&'c Cards>) -> BonusDto {
        let list = |set: BonusSet| set.iter().map(BonusWord).collect::<Vec<_>>();
        let hidden = |seat: Seat| match known(seat) {
            Some(cards) => Pile::Open(list(cards.bonus)),
            None => Pile::Hidden { size: view.bonus_unshown(seat) },
        };
        BonusDto {
            shown: view.seats().map(|seat| list(view.bonus_shown(seat))).collect(),
            hidden: view.seats().map(hidden).collect(),
            chosen: view.seats().map(|seat| known(seat).map(|cards| list(cards.chosen))).collect(),
        }
    }
}

/// Workers' Huts: the stacks, and how many huts each seat owns.
#[derive(Serialize)]
pub(crate) struct HutsDto {
    stacks: KindMap<StackDto>,
    owned: Vec<u8>,
}

#[derive(Serialize)]
struct StackDto {
    up: Option<TileWord>,
    down: Pile<TileWord>,
}

impl HutsDto {
    pub fn new(view: &View<'_>, down: ByBuilding<Pile<TileWord>>) -> HutsDto {
        let mut kinds = Building::ALL.into_iter();
        let stacks = down.0.map(|down| {
            let up = kinds.next().and_then(|kind| view.hut_stack(kind).up);
            StackDto { up: up.map(TileWord), down }
        });
        let owned = view.seats().map(|seat| view.huts_owned(seat)).collect();
        HutsDto { stacks: KindMap(ByBuilding(stacks)), owned }
    }
}

/// City Gates: the gate place and the cards that left the game.
#[derive(Serialize)]
pub(crate) struct GatesDto {
    open: bool,
    gates_played: u8,
}

impl GatesDto {
    pub fn new(view: &View<'_>) -> GatesDto {
        GatesDto { open: view.is_gate_card_open(), gates_played: view.gates_played() }
    }
}

/// Characters: who owns whom, and the auction.
#[derive(Serialize)]
pub(crate) struct CharactersDto {
    owned: Vec<Vec<CharacterWord>>,
    gone: Vec<CharacterWord>,
    set_aside: Pile<CharacterWord>,
    auction: Option<AuctionDto>,
    lozenge_used: bool,
}

#[derive(Serialize)]
struct AuctionDto {
    character: CharacterWord,
    bid: Option<u8>,
    bidder: Option<SeatWord>,
    asked: SeatWord,
    passed: SeatsWord,
}

impl CharactersDto {
    pub fn new(view: &View<'_>, set_aside: Pile<CharacterWord>) -> CharactersDto {
        let list = |set: CharacterSet| set.iter().map(CharacterWord).collect();
        CharactersDto {
            owned: view.seats().map(|seat| list(view.characters(seat))).collect(),
            gone: list(view.characters_gone()),
            set_aside,
            auction: view.auction().map(AuctionDto::new),
            lozenge_used: view.is_lozenge_used(),
        }
    }
}

impl AuctionDto {
    fn new(auction: Auction) -> AuctionDto {
        AuctionDto {
            character: CharacterWord(auction.character),
            bid: auction.best.map(|(_, bid)| bid),
            bidder: auction.best.map(|(seat, _): (Seat, u8)| SeatWord(seat)),
            asked: SeatWord(auction.asked),
            passed: SeatsWord(auction.passed),
        }
    }
}

/// City Walls: everything, as nothing of it is hidden but the cards in the draw pile.
#[derive(Serialize)]
pub(crate) struct WallsDto {
    display: Vec<CardWord>,
    used: Vec<CardWord>,
    sticks_left: u8,
    sticks: Vec<SticksDto>,
}

/// The sticks of one tile, wherever it lies.
#[derive(Serialize)]
struct SticksDto {
    tile: TileWord,
    sticks: WallsWord,
}

impl WallsDto {
    pub fn new(view: &View<'_>) -> WallsDto {
        let list = |cards: WallCards| cards.iter().map(|card| CardWord(Card::from(card))).collect();
        // Start tiles have theirs in the palaces.
        let sticks = view.sticks().map(|(tile, sticks)| (tile, WallsWord(sticks)));
        WallsDto {
            display: list(view.wall_display()),
            used: list(view.wall_cards_used()),
            sticks_left: view.sticks_left(),
            sticks: sticks.map(|(tile, sticks)| SticksDto { tile: TileWord(tile), sticks }).collect(),
        }
    }
}

/// Thieves: those in hands as far as the reader may know them, and those that were played; each is its currency.
#[derive(Serialize)]
pub(crate) struct ThievesDto {
    held: Vec<Pile<&'static str>>,
    played: Vec<&'static str>,
}

impl ThievesDto {
    /// `known` gives the cards of a seat whose secrets the reader may know.
    pub fn new<'c>(view: &View<'_>, known: impl Fn(Seat) -> Option<&'c Cards>) -> ThievesDto {
        let list = |thieves: Thieves| thieves.iter().map(Currency::name).collect::<Vec<_>>();
        let held = |seat: Seat| match known(seat) {
            Some(cards) => Pile::Open(list(cards.thieves)),
            None => Pile::Hidden { size: view.thieves_held(seat) },
        };
        ThievesDto { held: view.seats().map(held).collect(), played: list(view.thieves_played()) }
    }
}
/// Master Builders: the cards that have left the game for all to see, and whether one was played in this turn.
#[derive(Serialize)]
pub(crate) struct BuildersDto {
    gone: CurrencyMap,
    used: bool,
}

impl BuildersDto {
    pub fn new(view: &View<'_>) -> BuildersDto {
        BuildersDto { gone: CurrencyMap(view.builders_gone()), used: view.is_builder_used() }
    }
}

/// Change: the coins of each seat and of the bag, and the purchase that waits for its buyer.
#[derive(Serialize)]
pub(crate) struct ChangeDto {
    coins: Vec<CurrencyMap>,
    bag: CurrencyMap,
    purchase: Option<WaitingDto>,
}

#[derive(Serialize)]
struct WaitingDto {
    seat: SeatWord,
    /// The market space of a tile.
    space: Option<u8>,
    /// A card of a display.
    card: Option<&'static str>,
    price: u8,
    pay: PaymentWord,
}

impl ChangeDto {
    pub fn new(view: &View<'_>) -> ChangeDto {
        let waiting = view.waiting_purchase().map(|purchase| WaitingDto {
            seat: SeatWord(purchase.seat),
            space: match purchase.what {
                Bought::Tile(space) => Some(space.number()),
                Bought::Character | Bought::Sultan(_) | Bought::Caravanserai(_) => None,
            },
            card: match purchase.what {
                Bought::Sultan(card) => Some(card.id()),
                Bought::Caravanserai(card) => Some(card.id()),
                Bought::Tile(_) | Bought::Character => None,
            },
            price: purchase.price,
            pay: PaymentWord(purchase.pay),
        });
        ChangeDto {
            coins: view.seats().map(|seat| CurrencyMap(view.coins(seat))).collect(),
            bag: CurrencyMap(view.coin_bag()),
            purchase: waiting,
        }
    }
}

/// Bazaars: those beside the market, each with its price.
#[derive(Serialize)]
pub(crate) struct BazaarsDto {
    display: Vec<OfferDto>,
}

#[derive(Serialize)]
struct OfferDto {
    tile: TileWord,
    price: Option<u8>,
}

impl BazaarsDto {
    pub fn new(view: &View<'_>) -> BazaarsDto {
        let offer = |tile| OfferDto { tile: TileWord(tile), price: view.bazaar_price(tile) };
        BazaarsDto { display: view.bazaars().iter().map(offer).collect() }
    }
}

/// Street Trader: discs and citizens, and of the choices at the start what the reader may know.
#[derive(Serialize)]
pub(crate) struct TraderDto {
    discs: Vec<Option<CellWord>>,
    on_discs: Vec<KindMap<u8>>,
    housed: Vec<TileWord>,
    supply: KindMap<u8>,
    /// What each seat has chosen while the others still choose; null where the reader may not know.
    chosen: Vec<Option<ChoiceDto>>,
}

#[derive(Serialize)]
struct ChoiceDto {
    citizens: Option<TrioWord>,
    disc: Option<CellWord>,
}

impl TraderDto {
    /// `known` gives the cards of a seat whose secrets the reader may know.
    pub fn new<'c>(view: &View<'_>, known: impl Fn(Seat) -> Option<&'c Cards>) -> TraderDto {
        let chosen = |seat: Seat| {
            known(seat).map(|cards| ChoiceDto {
                citizens: cards.citizens.map(TrioWord),
                disc: cards.disc.map(|dir| CellWord(Cell::START.step(dir))),
            })
        };
        TraderDto {
            discs: view.seats().map(|seat| view.disc(seat).map(CellWord)).collect(),
            on_discs: view.seats().map(|seat| KindMap(view.citizens_on_disc(seat))).collect(),
            housed: tiles(view.housed_citizens()),
            supply: KindMap(view.citizen_supply()),
            chosen: view.seats().map(chosen).collect(),
        }
    }
}

/// Invaders: what lies open, and of both piles what the reader may know.
#[derive(Serialize)]
pub(crate) struct InvadersDto {
    /// Where the next invasion card lies open or is known to the reader.
    next: Option<&'static str>,
    past: [Option<&'static str>; 3],
    looked: SeatsWord,
    scouts: Vec<KindWord>,
    scouts_gone: Vec<KindWord>,
    scout_pile: Pile<KindWord>,
    invasion_pile: Pile<&'static str>,
}

impl InvadersDto {
    pub fn new(
        view: &View<'_>,
        invasion_pile: Pile<&'static str>,
        scout_pile: Pile<KindWord>,
    ) -> InvadersDto {
        let name = |dir: Dir| dir.name();
        let next = match &invasion_pile {
            Pile::Open(cards) => cards.first().copied(),
            Pile::Hidden { .. } => view.next_invasion().map(name),
        };
        InvadersDto {
            next,
            past: view.past_invasions().map(|dir| dir.map(name)),
            looked: SeatsWord(view.looked_at_invasion()),
            scouts: view.scouts().iter().map(KindWord).collect(),
            scouts_gone: view.scouts_gone().iter().map(KindWord).collect(),
            scout_pile,
            invasion_pile,
        }
    }
}

/// Treasure Chamber: everything, as nothing of it is hidden (TRE-03).
#[derive(Serialize)]
pub(crate) struct ChamberDto {
    rooms: RoomsDto,
    bag: KindMap<u8>,
    closed: bool,
    stored: Vec<TileWord>,
    aside: KindMap<u8>,
    purchase: Option<PurchaseDto>,
}

/// `{"1": ["garden", ...], "2": null, ...}`.
struct RoomsDto([Option<Chests>; 3]);

impl Serialize for RoomsDto {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let chests = self.0.iter().map(|chests| chests.map(ChestsWord));
        to.collect_map(["1", "2", "3"].into_iter().zip(chests))
    }
}

#[derive(Serialize)]
struct PurchaseDto {
    room: u8,
    paid: u8,
}

impl ChamberDto {
    pub fn new(view: &View<'_>) -> ChamberDto {
        let purchase = view.chest_purchase();
        ChamberDto {
            rooms: RoomsDto(Room::ALL.map(|room| view.room(room))),
            bag: KindMap(view.chest_bag()),
            closed: view.is_chamber_closed(),
            stored: tiles(view.stored_chests()),
            aside: KindMap(view.chests_aside()),
            purchase: purchase.map(|one| PurchaseDto { room: one.room.number(), paid: one.paid }),
        }
    }
}

/// New Score Cards: the cards of the three rounds.
#[derive(Serialize)]
pub(crate) struct ScoreCardsDto {
    cards: Vec<ScoreCardDto>,
}

#[derive(Serialize)]
struct ScoreCardDto {
    round: u8,
    card: &'static str,
    /// The one worth least first.
    kinds: [KindWord; 6],
}

impl ScoreCardsDto {
    pub fn new(view: &View<'_>) -> ScoreCardsDto {
        let card = |round: Round| {
            let card = view.score_card(round)?;
            Some(ScoreCardDto { round: round.number(), card: card.id(), kinds: card.kinds().map(KindWord) })
        };
        ScoreCardsDto { cards: Round::ALL.into_iter().filter_map(card).collect() }
    }
}

/// Art of the Moors: the culture tiles of each seat, and those in the piles.
#[derive(Serialize)]
pub(crate) struct CultureDto {
    tiles: Vec<Vec<CultureTileDto>>,
    piles: Vec<CulturePileDto>,
}

#[derive(Serialize)]
struct CultureTileDto {
    price: u8,
    facing: u8,
    marker: u8,
}

#[derive(Serialize)]
struct CulturePileDto {
    price: u8,
    left: u8,
}

impl CultureDto {
    pub fn new(view: &View<'_>) -> CultureDto {
        let tile = |seat: Seat, price: Price| {
            let tile = view.culture_tile(seat, price)?;
            Some(CultureTileDto { price: price.value(), facing: tile.facing, marker: tile.marker })
        };
        let of_seat = |seat: Seat| Price::all().filter_map(|price| tile(seat, price)).collect();
        let pile = |price: Price| CulturePileDto { price: price.value(), left: view.culture_pile(price) };
        CultureDto { tiles: view.seats().map(of_seat).collect(), piles: Price::all().map(pile).collect() }
    }
}

/// Power of the Sultan: everything, as only the draw pile hides cards (SUL-11).
#[derive(Serialize)]
pub(crate) struct SultanDto {
    display: Vec<MarkedDto>,
    owned: Vec<Vec<MarkedDto>>,
    gone: Vec<CardWord>,
    rolled: Option<KindWord>,
    offer: Option<OfferedDto>,
}

#[derive(Serialize)]
struct MarkedDto {
    card: CardWord,
    kind: KindWord,
}

#[derive(Serialize)]
struct OfferedDto {
    space: u8,
    tile: TileWord,
}

impl SultanDto {
    pub fn new(view: &View<'_>) -> SultanDto {
        let marked = |(card, kind)| MarkedDto { card: CardWord(Card::from(card)), kind: KindWord(kind) };
        let offer = view.sultan_offer();
        SultanDto {
            display: view.sultan_display().map(marked).collect(),
            owned: view.seats().map(|seat| view.sultan_cards(seat).map(marked).collect()).collect(),
            gone: view.sultan_cards_gone().map(|card: SultanCard| CardWord(Card::from(card))).collect(),
            rolled: view.sultan_mark().and_then(|(_, rolled)| rolled).map(KindWord),
            offer: offer.map(|offer| OfferedDto { space: offer.space.number(), tile: TileWord(offer.tile) }),
        }
    }
}

/// Caravanserai: the display, and the cards of each seat with their markers (CAR-10).
#[derive(Serialize)]
pub(crate) struct CaravanseraiDto {
    display: Vec<&'static str>,
    owned: Vec<Vec<MarkerDto>>,
}

#[derive(Serialize)]
struct MarkerDto {
    card: &'static str,
    space: &'static str,
}

impl CaravanseraiDto {
    pub fn new(view: &View<'_>) -> CaravanseraiDto {
        let marker = |owned: Owned| MarkerDto { card: owned.card.id(), space: owned.at.name() };
        CaravanseraiDto {
            display: view.caravanserai_display().map(|card| card.id()).collect(),
            owned: view.seats().map(|seat| view.caravanserais(seat).map(marker).collect()).collect(),
        }
    }
}
