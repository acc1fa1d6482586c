//! What may be done, as short labels, and what is asked.

use engine::modules::characters::Character;
use engine::modules::{
    art_of_the_moors, bazaars, bonus_cards, caravanserai, change, characters, city_gates, city_walls,
    currency_exchange, invaders, master_builders, power_of_the_sultan, street_trader, thieves,
    treasure_chamber, viziers_favour, workers_huts,
};
use engine::vocab::{Cell, Dir, Payment, Space, TileId};
use engine::{Action, Awaited, View};

use crate::texts::{Arg, Texts};

impl Texts {
    /// A short label for an action, as on a button; `view` names the tiles that the action only points at.
    pub fn action(&self, action: &Action, view: &View<'_>) -> String {
        match *action {
            Action::TakeMoney(cards) => {
                let cards: Vec<String> = cards.as_slice().iter().map(|&card| self.card(card)).collect();
                self.with("action-take", &[("cards", (&self.list(&cards)).into())])
            }
            Action::Buy { space, pay } => {
                let price = view.market(space).map(|tile| u16::from(tile.price()));
                let key = if price == Some(pay.total()) { "action-buy-exact" } else { "action-buy" };
                self.purchase(key, space, pay, view)
            }
            Action::Add { tile, at } => self.tile_to("action-add", tile, at),
            Action::Remove { at } => {
                let tile = self.tile_there(view, at);
                let (x, y) = (at.x.into(), at.y.into());
                self.with("action-remove", &[("tile", (&tile).into()), ("x", x), ("y", y)])
            }
            Action::Swap { tile, at } => {
                let (tile, old) = (self.tile_object(tile), self.tile_there(view, at));
                let (x, y) = (at.x.into(), at.y.into());
                self.with(
                    "action-swap",
                    &[("tile", (&tile).into()), ("old", (&old).into()), ("x", x), ("y", y)],
                )
            }
            Action::Stop => self.get("stop-turn"),
            Action::Pass if view.awaited() == Awaited::AddMoney => self.get("done-paying"),
            Action::Pass => self.get("pass-offer"),
            Action::Place { tile, at } => self.tile_to("action-place", tile, at),
            Action::Reserve { tile } => self.with_tile("action-reserve", tile),
            Action::GiveToDirk { tile } => self.with_tile("action-give", tile),
            Action::ViziersFavour(viziers_favour::Action::Buy { space, pay }) => {
                self.purchase("action-vizier-buy", space, pay, view)
            }
            Action::ViziersFavour(viziers_favour::Action::TurnStone) => self.get("action-vizier-turn"),
            Action::CurrencyExchange(currency_exchange::Action::Take { card }) => {
                self.with("action-take", &[("cards", (&self.exchange_object(card)).into())])
            }
            Action::BonusCards(bonus_cards::Action::Show { card }) => {
                self.with("action-show-bonus", &[("card", (&self.bonus_object(card)).into())])
            }
            Action::WorkersHuts(workers_huts::Action::Take { kind }) => {
                let hut = view.hut_stack(kind).up.map_or_else(String::new, |hut| self.tile_object(hut));
                self.with("action-take", &[("cards", (&hut).into())])
            }
            Action::CityGates(action) => self.gate_action(action, view),
            Action::Characters(action) => self.character_action(action, view),
            Action::CityWalls(city_walls::Action::Build { card, tile }) => {
                let (name, sides) = (self.tile(tile), self.sides(card.walls()));
                let mut args = vec![("tile", (&name).into()), ("sides", (&sides).into())];
                match view.to_act().and_then(|seat| view.palace(seat).cell_of(tile)) {
                    Some(at) => {
                        args.extend([("x", at.x.into()), ("y", at.y.into())]);
                        self.with("action-build-at", &args)
                    }
                    None => self.with("action-build", &args),
                }
            }
            Action::Thieves(thieves::Action::Steal { card }) => {
                self.with("action-steal", &[("card", (&self.card(card)).into())])
            }
            Action::StreetTrader(action) => self.trader_action(action),
            Action::Change(change::Action::Add { piece }) => {
                self.with("action-pay-more", &[("pay", (&self.card(piece)).into())])
            }
            Action::MasterBuilders(master_builders::Action::Play { card }) => {
                self.with("action-play-builder", &[("card", (&self.card(card)).into())])
            }
            Action::Bazaars(bazaars::Action::Buy { tile, pay }) => {
                self.bazaar_for("action-buy-exact", tile, pay)
            }
            Action::Bazaars(bazaars::Action::VizierBuy { tile, pay }) => {
                self.bazaar_for("action-vizier-buy", tile, pay)
            }
            Action::Bazaars(bazaars::Action::Karim { tile }) => {
                let (character, tile) = (self.character_name(Character::AbdulKarim), self.tile_object(tile));
                self.with("action-karim", &[("character", (&character).into()), ("tile", (&tile).into())])
            }
            Action::TreasureChamber(treasure_chamber::Action::Buy { room }) => {
                let chests = view.room(room).map_or_else(String::new, |chests| self.chests(&chests));
                let room = Arg::from(room.number());
                self.with("action-chests", &[("room", room), ("chests", (&chests).into())])
            }
            Action::TreasureChamber(treasure_chamber::Action::Pay { card }) => {
                self.with("action-pay", &[("pay", (&self.card(card)).into())])
            }
            Action::TreasureChamber(treasure_chamber::Action::Put { tile }) => {
                self.with("action-put-chest", &[("tile", (&self.tile(tile)).into())])
            }
            Action::Invaders(invaders::Action::Look) => self.get("action-look"),
            Action::ArtOfTheMoors(art_of_the_moors::Action::Develop) => {
                let points = view.to_act().map_or(0, |seat| view.culture_points_developed(seat));
                self.with("action-develop", &[("points", (&self.points(points)).into())])
            }
            Action::PowerOfTheSultan(action) => self.sultan_action(action, view),
            Action::Caravanserai(caravanserai::Action::Buy { card, pay }) => {
                let price = view.to_act().and_then(|seat| view.caravanserai_price(seat));
                let exact = price.map(u16::from) == Some(pay.total());
                let key = if exact { "action-caravanserai-buy-exact" } else { "action-caravanserai-buy" };
                let (card, pay) = (self.caravanserai_object(card), self.payment(pay));
                self.with(key, &[("card", (&card).into()), ("pay", (&pay).into())])
            }
            Action::Caravanserai(caravanserai::Action::Move { card, to }) => {
                let (name, space) = (self.caravanserai(card), self.caravan_space(card, to));
                let args = [("card", (&name).into()), ("space", (&space).into())];
                self.with("action-caravanserai-move", &args)
            }
        }
    }

    /// What the player is asked for.
    pub fn awaited(&self, awaited: Awaited) -> String {
        self.get(match awaited {
            Awaited::BeforeTurn => "awaited-before-turn",
            Awaited::Action => "awaited-action",
            Awaited::Place => "awaited-place",
            Awaited::EndOfTurn => "awaited-end-of-turn",
            Awaited::Redesign => "awaited-redesign",
            Awaited::Interrupt => "awaited-interrupt",
            Awaited::Thief => "awaited-thief",
            Awaited::VizierOrThief => "awaited-vizier-or-thief",
            Awaited::ShowBonus => "awaited-show-bonus",
            Awaited::Bid => "awaited-bid",
            Awaited::PayBid => "awaited-pay-bid",
            Awaited::Fatima => "awaited-fatima",
            Awaited::Knihstig => "awaited-knihstig",
            Awaited::Hakim => "awaited-hakim",
            Awaited::ChooseCitizens => "awaited-choose-citizens",
            Awaited::FirstDisc => "awaited-first-disc",
            Awaited::MoveIn => "awaited-move-in",
            Awaited::NewCitizen => "awaited-new-citizen",
            Awaited::ExchangeCitizen => "awaited-exchange-citizen",
            Awaited::PutDiscBack => "awaited-put-disc-back",
            Awaited::AddMoney => "awaited-add-money",
            Awaited::PayChests => "awaited-pay-chests",
            Awaited::PlaceChests => "awaited-place-chests",
            Awaited::ChestOffer => "awaited-chest-offer",
            Awaited::Look => "awaited-look",
            Awaited::SultanMark => "awaited-sultan-mark",
            Awaited::SultanRoll => "awaited-sultan-roll",
            Awaited::SultanOffer => "awaited-sultan-offer",
            Awaited::CaravanseraiMove => "awaited-caravanserai-move",
            Awaited::Nothing => "awaited-nothing",
        })
    }

    fn with_tile(&self, key: &str, tile: TileId) -> String {
        self.with(key, &[("tile", (&self.tile_object(tile)).into())])
    }

    fn tile_to(&self, key: &str, tile: TileId, at: Cell) -> String {
        let tile = self.tile_object(tile);
        self.with(key, &[("tile", (&tile).into()), ("x", at.x.into()), ("y", at.y.into())])
    }

    /// The tile on a cell of the Alhambra of whoever is to act; an empty cell has none, and nobody can mean it.
    fn tile_there(&self, view: &View<'_>, at: Cell) -> String {
        let tile = view.to_act().and_then(|seat| view.palace(seat).tile_at(at));
        tile.map_or_else(|| self.get("empty-space"), |tile| self.tile_object(tile))
    }

    fn tile_on(&self, view: &View<'_>, space: Space) -> String {
        view.market(space).map_or_else(|| self.get("empty-space"), |tile| self.tile_object(tile))
    }

    fn purchase(&self, key: &str, space: Space, pay: Payment, view: &View<'_>) -> String {
        let (tile, pay) = (self.tile_on(view, space), self.payment(pay));
        self.with(key, &[("tile", (&tile).into()), ("pay", (&pay).into())])
    }

    fn bazaar_for(&self, key: &str, tile: TileId, pay: Payment) -> String {
        let (tile, pay) = (self.tile_object(tile), self.payment(pay));
        self.with(key, &[("tile", (&tile).into()), ("pay", (&pay).into())])
    }

    fn gate_action(&self, action: city_gates::Action, view: &View<'_>) -> String {
        match action {
            city_gates::Action::Take => self.get("action-gate-take"),
            city_gates::Action::Place { tile, at, side } => {
                self.through_gate("action-place-gate", tile, at, side)
            }
            city_gates::Action::Add { tile, at, side } => {
                self.through_gate("action-add-gate", tile, at, side)
            }
            city_gates::Action::Remove { at, first, second } => {
                let sides: Vec<String> =
                    [Some(first), second].into_iter().flatten().map(|side| self.side(side)).collect();
                let (tile, sides) = (self.tile_there(view, at), sides.join("; "));
                self.with(
                    "action-remove-gate",
                    &[
                        ("tile", (&tile).into()),
                        ("x", at.x.into()),
                        ("y", at.y.into()),
                        ("sides", (&sides).into()),
                    ],
                )
            }
        }
    }

    fn through_gate(&self, key: &str, tile: TileId, at: Cell, side: Dir) -> String {
        let (tile, side) = (self.tile_object(tile), self.get(side_key(side)));
        let (x, y) = (at.x.into(), at.y.into());
        self.with(key, &[("tile", (&tile).into()), ("x", x), ("y", y), ("side", (&side).into())])
    }

    fn trader_action(&self, action: street_trader::Action) -> String {
        match action {
            street_trader::Action::Choose { citizens } => {
                self.with("action-choose-citizens", &[("kinds", (&self.trio(citizens)).into())])
            }
            street_trader::Action::PutDisc { at } => {
                self.with("action-put-disc", &[("x", at.x.into()), ("y", at.y.into())])
            }
            street_trader::Action::MoveIn { tile } => {
                self.with("action-move-in", &[("tile", (&self.tile(tile)).into())])
            }
            street_trader::Action::Take { kind } => {
                self.with("action-take-citizen", &[("kind", (&self.kind(kind)).into())])
            }
            street_trader::Action::Exchange { give, take } => {
                let (give, take) = (self.kind(give), self.kind(take));
                let args = [("give", (&give).into()), ("take", (&take).into())];
                self.with("action-exchange-citizen", &args)
            }
        }
    }

    fn sultan_action(&self, action: power_of_the_sultan::Action, view: &View<'_>) -> String {
        let with_kind = |key: &str, kind| self.with(key, &[("kind", (&self.kind(kind)).into())]);
        match action {
            power_of_the_sultan::Action::Buy { card, pay } => {
                let mark = view.sultan_display().find(|&(other, _)| other == card);
                let name = mark.map_or_else(String::new, |(card, mark)| self.sultan_object(card, mark));
                let exact = pay.total() == u16::from(card.price());
                let key = if exact { "action-sultan-buy-exact" } else { "action-sultan-buy" };
                self.with(key, &[("card", (&name).into()), ("pay", (&self.payment(pay)).into())])
            }
            power_of_the_sultan::Action::Keep => {
                let card = view.sultan_mark().map(|(card, _)| card);
                let mut owned = view.seats().flat_map(|seat| view.sultan_cards(seat));
                let mark = owned.find(|&(other, _)| Some(other) == card);
                mark.map_or_else(String::new, |(_, kind)| with_kind("action-sultan-keep", kind))
            }
            power_of_the_sultan::Action::Roll => self.get("action-sultan-roll"),
            power_of_the_sultan::Action::Mark { kind } => with_kind("action-sultan-mark", kind),
            power_of_the_sultan::Action::Claim { tile } => self.with_tile("action-sultan-claim", tile),
        }
    }

    fn character_action(&self, action: characters::Action, view: &View<'_>) -> String {
        let name = |character| self.character_name(character);
        match action {
            characters::Action::Bid(bid) => self.with("bid", &[("bid", bid.into())]),
            characters::Action::Pay(pay) => self.with("action-pay", &[("pay", (&self.payment(pay)).into())]),
            characters::Action::KeepFatima => {
                self.with("action-keep-fatima", &[("character", (&name(Character::Fatima)).into())])
            }
            characters::Action::ExchangeFatima => {
                self.with("action-exchange-fatima", &[("character", (&name(Character::Fatima)).into())])
            }
            characters::Action::Karim { space } => {
                let (character, tile) = (name(Character::AbdulKarim), self.tile_on(view, space));
                self.with("action-karim", &[("character", (&character).into()), ("tile", (&tile).into())])
            }
            characters::Action::Knihstig { card } => {
                let (character, card) = (name(Character::AbdulKnihstig), self.card(card));
                self.with("action-knihstig", &[("character", (&character).into()), ("card", (&card).into())])
            }
            characters::Action::Ammar => {
                self.with("action-ammar", &[("character", (&name(Character::AmmarElSchauf)).into())])
            }
            characters::Action::Hakim { kind } => {
                let (character, kind) = (name(Character::HakimWahid), self.kind(kind));
                self.with("action-hakim", &[("character", (&character).into()), ("kind", (&kind).into())])
            }
            characters::Action::Laila { space } => {
                let (character, tile) = (name(Character::LailaWundabah), self.tile_on(view, space));
                self.with("action-laila", &[("character", (&character).into()), ("tile", (&tile).into())])
            }
            characters::Action::Machma { give, take } => {
                let (give, take) = (self.card(give), self.card(take));
                let character = name(Character::MachmaKlain);
                self.with(
                    "action-machma",
                    &[("character", (&character).into()), ("give", (&give).into()), ("take", (&take).into())],
                )
            }
            characters::Action::Yammerad => {
                self.with("action-yammerad", &[("character", (&name(Character::Yammerad)).into())])
            }
        }
    }
}

pub(crate) const fn side_key(side: Dir) -> &'static str {
    match side {
        Dir::N => "side-north",
        Dir::E => "side-east",
        Dir::S => "side-south",
        Dir::W => "side-west",
    }
}
