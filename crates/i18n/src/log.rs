//! What happened, as sentences.

use engine::Event;
use engine::modules::art_of_the_moors::Price;
use engine::modules::characters::Character;
use engine::modules::{
    art_of_the_moors, bazaars, bonus_cards, caravanserai, change, characters, city_gates, city_walls,
    currency_exchange, invaders, master_builders, power_of_the_sultan, street_trader, thieves,
    treasure_chamber, viziers_favour, workers_huts,
};
use engine::vocab::{BySeat, Cell, Money, Seat, SeatSet, Side, Space, TileId};
use engine::{Points, Round};

use crate::actions::side_key;
use crate::texts::{Arg, Texts};

impl Texts {
    /// A sentence for the log, or nothing for what is too small to tell: today every event is told. The names are
    /// those of the seats in order.
    pub fn event(&self, event: &Event, names: &[String]) -> Option<String> {
        Some(match *event {
            Event::TurnStarted { seat, turn } => {
                let name = self.name(names, seat);
                self.with("event-turn", &[("turn", turn.into()), ("name", (&name).into())])
            }
            Event::MoneyTaken { seat, cards } => {
                let cards: Vec<String> = cards.as_slice().iter().map(|&card| self.card(card)).collect();
                self.told("event-money", names, seat, &[("cards", (&self.list(&cards)).into())])
            }
            Event::TileBought { seat, tile, pay, exact, .. } => {
                let key = if exact { "event-bought-exact" } else { "event-bought" };
                let (tile, pay) = (self.tile_object(tile), self.payment(pay));
                self.told(key, names, seat, &[("tile", (&tile).into()), ("pay", (&pay).into())])
            }
            Event::TilePlaced { seat, tile, at } => self.tile_at("event-placed", names, seat, tile, at),
            Event::TileReserved { seat, tile } => self.tile_of("event-reserved", names, seat, tile),
            Event::TileGiven { seat, tile } => self.tile_of("event-given", names, seat, tile),
            Event::TileAdded { seat, tile, at } => self.tile_at("event-added", names, seat, tile, at),
            Event::TileRemoved { seat, tile, at } => self.tile_at("event-removed", names, seat, tile, at),
            Event::TileSwapped { seat, tile, old, at } => {
                let (tile, old) = (self.tile_object(tile), self.tile_object(old));
                self.told(
                    "event-swapped",
                    names,
                    seat,
                    &[
                        ("tile", (&tile).into()),
                        ("old", (&old).into()),
                        ("x", at.x.into()),
                        ("y", at.y.into()),
                    ],
                )
            }
            Event::Stopped { seat } => self.told("event-stopped", names, seat, &[]),
            Event::Reshuffled { cards } => self.with("event-reshuffled", &[("count", cards.into())]),
            Event::RowFilled { card } => self.with("event-row", &[("card", (&self.card(card)).into())]),
            Event::ScoringDue { round } => {
                self.with("event-scoring-due", &[("round", round.number().into())])
            }
            Event::Points { line, .. } => self.line_of(&line, names),
            Event::Scored { round, points, dirk } => self.scored(round, &points, dirk, names),
            Event::DirkDrew { tile } => {
                self.with("event-dirk-drew", &[("tile", (&self.tile_object(tile)).into())])
            }
            Event::MarketFilled { space, tile } => {
                let tile = self.tile(tile);
                let space = Arg::from(space.number());
                self.with("event-market", &[("space", space), ("tile", (&tile).into())])
            }
            Event::MarketShort => self.get("event-market-short"),
            Event::LeftOver { space, tile, totals, to } => self.left_over(space, tile, &totals, to, names),
            Event::GameOver { winners } => self.winners(winners, names),
            Event::Aborted => self.get("aborted"),
            Event::ViziersFavour(event) => self.vizier_event(event, names),
            Event::CurrencyExchange(currency_exchange::Event::Joined { card }) => {
                self.with("event-row", &[("card", (&self.exchange_card(card)).into())])
            }
            Event::CurrencyExchange(currency_exchange::Event::Taken { seat, card }) => {
                self.told("event-money", names, seat, &[("cards", (&self.exchange_object(card)).into())])
            }
            Event::BonusCards(bonus_cards::Event::Shown { seat, card }) => {
                self.told("event-bonus-shown", names, seat, &[("card", (&self.bonus_object(card)).into())])
            }
            Event::BonusCards(bonus_cards::Event::TakenBack { seat, card }) => self.told(
                "event-bonus-taken-back",
                names,
                seat,
                &[("card", (&self.bonus_object(card)).into())],
            ),
            Event::WorkersHuts(workers_huts::Event::Taken { seat, tile }) => {
                self.told("event-money", names, seat, &[("cards", (&self.tile_object(tile)).into())])
            }
            Event::WorkersHuts(workers_huts::Event::TurnedUp { tile }) => {
                self.with("event-hut-up", &[("tile", (&self.tile(tile)).into())])
            }
            Event::CityGates(event) => self.gate_event(event, names),
            Event::Characters(event) => self.character_event(event, names),
            Event::CityWalls(city_walls::Event::Opened { card }) => {
                self.with("event-wall-card", &[("sides", (&self.sides(card.walls())).into())])
            }
            Event::CityWalls(city_walls::Event::Built { seat, card, tile }) => {
                let (tile, sides) = (self.tile(tile), self.sides(card.walls()));
                let args = [("tile", (&tile).into()), ("sides", (&sides).into())];
                self.told("event-walls-built", names, seat, &args)
            }
            Event::Thieves(thieves::Event::Stolen { seat, card }) => {
                self.told("event-stolen", names, seat, &[("card", (&self.card(card)).into())])
            }
            Event::StreetTrader(event) => self.trader_event(event, names),
            Event::Change(event) => self.change_event(event, names),
            Event::MasterBuilders(master_builders::Event::Played { seat, card }) => {
                self.told("event-builder-played", names, seat, &[("card", (&self.card(card)).into())])
            }
            Event::TreasureChamber(event) => self.chest_event(event, names),
            Event::Invaders(event) => self.invader_event(event, names),
            Event::Bazaars(event) => self.bazaar_event(event, names),
            Event::PowerOfTheSultan(event) => self.sultan_event(event, names),
            Event::Caravanserai(caravanserai::Event::Bought { seat, card, pay, exact }) => {
                let key = if exact { "event-caravanserai-bought-exact" } else { "event-caravanserai-bought" };
                let (card, pay) = (self.caravanserai_object(card), self.payment(pay));
                self.told(key, names, seat, &[("card", (&card).into()), ("pay", (&pay).into())])
            }
            Event::Caravanserai(caravanserai::Event::Moved { seat, card, to }) => {
                let (name, space) = (self.caravanserai(card), self.caravan_space(card, to));
                let args = [("card", (&name).into()), ("space", (&space).into())];
                self.told("event-caravanserai-moved", names, seat, &args)
            }
            Event::ArtOfTheMoors(event) => self.culture_event(event, names),
        })
    }

    fn bazaar_event(&self, event: bazaars::Event, names: &[String]) -> String {
        let bought = |key: &str, seat: Seat, tile: TileId, pay| {
            let (tile, pay) = (self.tile_object(tile), self.payment(pay));
            self.told(key, names, seat, &[("tile", (&tile).into()), ("pay", (&pay).into())])
        };
        match event {
            bazaars::Event::Displayed { tile } => {
                self.with("event-bazaar", &[("tile", (&self.tile(tile)).into())])
            }
            bazaars::Event::Bought { seat, tile, pay } => bought("event-bought-exact", seat, tile, pay),
            bazaars::Event::VizierBought { seat, tile, pay } => {
                bought("event-vizier-bought", seat, tile, pay)
            }
            bazaars::Event::KarimPaid { seat, tile } => {
                let (character, tile) = (self.character_name(Character::AbdulKarim), self.tile_object(tile));
                let args = [("character", (&character).into()), ("tile", (&tile).into())];
                self.told("event-karim", names, seat, &args)
            }
        }
    }

    /// Who won: one name, or several.
    pub fn winners(&self, winners: SeatSet, names: &[String]) -> String {
        let winners: Vec<String> = winners.iter().map(|seat| self.name(names, seat)).collect();
        match winners.as_slice() {
            [] => self.get("game-over"),
            [one] => self.with("winner", &[("name", one.into())]),
            several => self.with("winners", &[("names", (&self.list(several)).into())]),
        }
    }

    /// A sentence about a seat, with its name as `$name`.
    fn told(&self, key: &str, names: &[String], seat: Seat, args: &[(&str, Arg<'_>)]) -> String {
        let name = self.name(names, seat);
        let mut all = vec![("name", Arg::from(&name))];
        all.extend_from_slice(args);
        self.with(key, &all)
    }

    fn tile_of(&self, key: &str, names: &[String], seat: Seat, tile: TileId) -> String {
        self.told(key, names, seat, &[("tile", (&self.tile_object(tile)).into())])
    }

    fn tile_at(&self, key: &str, names: &[String], seat: Seat, tile: TileId, at: Cell) -> String {
        let tile = self.tile_object(tile);
        self.told(key, names, seat, &[("tile", (&tile).into()), ("x", at.x.into()), ("y", at.y.into())])
    }

    fn card_of(&self, key: &str, names: &[String], seat: Seat, card: Money, character: Character) -> String {
        let (card, character) = (self.card(card), self.character_name(character));
        self.told(key, names, seat, &[("card", (&card).into()), ("character", (&character).into())])
    }

    fn about(&self, key: &str, names: &[String], seat: Seat, character: Character) -> String {
        self.told(key, names, seat, &[("character", (&self.character_name(character)).into())])
    }

    /// `Anna 12, Ben 8`.
    fn totals(&self, points: &BySeat<Points>, names: &[String]) -> Vec<String> {
        let seats = Seat::all(names.len());
        seats.map(|seat| format!("{} {}", self.name(names, seat), points[seat])).collect()
    }

    fn scored(
        &self,
        round: Round,
        points: &BySeat<Points>,
        dirk: Option<Points>,
        names: &[String],
    ) -> String {
        let mut totals = self.totals(points, names);
        totals.extend(dirk.map(|points| format!("{} {points}", self.get("dirk"))));
        let totals = totals.join(", ");
        let round = Arg::from(round.number());
        self.with("event-scored", &[("round", round), ("totals", (&totals).into())])
    }

    fn left_over(
        &self,
        space: Space,
        tile: TileId,
        totals: &BySeat<Points>,
        to: Option<Seat>,
        names: &[String],
    ) -> String {
        let (tile, currency) = (self.tile(tile), self.currency(space.currency()));
        let totals = self.totals(totals, names).join(", ");
        let args =
            [("tile", Arg::from(&tile)), ("currency", Arg::from(&currency)), ("totals", Arg::from(&totals))];
        match to {
            Some(seat) => self.told("event-left-over", names, seat, &args),
            None => self.with("event-left-over-nobody", &args),
        }
    }

    fn vizier_event(&self, event: viziers_favour::Event, names: &[String]) -> String {
        match event {
            viziers_favour::Event::Bought { seat, tile, pay, .. } => {
                let (tile, pay) = (self.tile_object(tile), self.payment(pay));
                let args = [("tile", (&tile).into()), ("pay", (&pay).into())];
                self.told("event-vizier-bought", names, seat, &args)
            }
            viziers_favour::Event::StoneTurned { seat } => self.told("event-vizier-turned", names, seat, &[]),
        }
    }

    fn gate_event(&self, event: city_gates::Event, names: &[String]) -> String {
        match event {
            city_gates::Event::Opened => self.get("event-gate-opened"),
            city_gates::Event::Discarded => self.get("event-gate-discarded"),
            city_gates::Event::Taken { seat } => self.told("event-gate-taken", names, seat, &[]),
            city_gates::Event::Built { seat, side } => {
                self.told("event-gate-built", names, seat, &[("side", (&self.side(side)).into())])
            }
        }
    }

    /// A side of a cell.
    pub(crate) fn side(&self, side: Side) -> String {
        let dir = self.get(side_key(side.dir));
        let (x, y) = (side.cell.x.into(), side.cell.y.into());
        self.with("side-of-cell", &[("x", x), ("y", y), ("side", (&dir).into())])
    }

    fn character_event(&self, event: characters::Event, names: &[String]) -> String {
        match event {
            characters::Event::AuctionOpened { character, auctioneer } => {
                self.about("event-auction", names, auctioneer, character)
            }
            characters::Event::Bid { seat, bid } => {
                self.told("event-bid", names, seat, &[("bid", bid.into())])
            }
            characters::Event::Passed { seat } => self.told("event-bid-passed", names, seat, &[]),
            characters::Event::Won { seat, character, bid, pay } => {
                let (character, pay) = (self.character_name(character), self.payment(pay));
                self.told(
                    "event-won",
                    names,
                    seat,
                    &[("character", (&character).into()), ("bid", bid.into()), ("pay", (&pay).into())],
                )
            }
            characters::Event::Unsold { character } => {
                self.with("event-unsold", &[("character", (&self.character_name(character)).into())])
            }
            characters::Event::FatimaKept { seat } => {
                self.about("event-fatima-kept", names, seat, Character::Fatima)
            }
            characters::Event::FatimaExchanged { seat, character } => {
                let (fatima, character) =
                    (self.character_name(Character::Fatima), self.character_name(character));
                let args = [("character", (&fatima).into()), ("other", (&character).into())];
                self.told("event-fatima-exchanged", names, seat, &args)
            }
            characters::Event::KarimPaid { seat, tile, .. } => {
                let (tile, character) = (self.tile_object(tile), self.character_name(Character::AbdulKarim));
                let args = [("tile", (&tile).into()), ("character", (&character).into())];
                self.told("event-karim", names, seat, &args)
            }
            characters::Event::KnihstigTook { seat, card } => {
                self.card_of("event-knihstig", names, seat, card, Character::AbdulKnihstig)
            }
            characters::Event::Used { seat, character } => self.about("event-used", names, seat, character),
            characters::Event::HakimNamed { seat, kind } => {
                let (kind, character) = (self.kind(kind), self.character_name(Character::HakimWahid));
                let args = [("kind", (&kind).into()), ("character", (&character).into())];
                self.told("event-hakim", names, seat, &args)
            }
            characters::Event::LailaReplaced { seat, old, new, .. } => {
                let character = self.character_name(Character::LailaWundabah);
                let (old, new) = (self.tile_object(old), self.tile_object(new));
                self.told(
                    "event-laila",
                    names,
                    seat,
                    &[("character", (&character).into()), ("old", (&old).into()), ("new", (&new).into())],
                )
            }
            characters::Event::MachmaSwapped { seat, give, take } => {
                let character = self.character_name(Character::MachmaKlain);
                let (give, take) = (self.card(give), self.card(take));
                self.told(
                    "event-machma",
                    names,
                    seat,
                    &[("character", (&character).into()), ("give", (&give).into()), ("take", (&take).into())],
                )
            }
            characters::Event::YammeradDrew { seat, card: Some(card) } => {
                self.card_of("event-yammerad-card", names, seat, card, Character::Yammerad)
            }
            characters::Event::YammeradDrew { seat, card: None } => {
                self.about("event-yammerad", names, seat, Character::Yammerad)
            }
        }
    }

    fn trader_event(&self, event: street_trader::Event, names: &[String]) -> String {
        match event {
            street_trader::Event::Revealed { seat, citizens } => {
                let kinds = self.trio(citizens);
                self.told("event-citizens-revealed", names, seat, &[("kinds", (&kinds).into())])
            }
            street_trader::Event::DiscPut { seat, at } => {
                self.told("event-disc-put", names, seat, &[("x", at.x.into()), ("y", at.y.into())])
            }
            street_trader::Event::DiscAside { seat } => self.told("event-disc-aside", names, seat, &[]),
            street_trader::Event::MovedIn { seat, tile } => {
                self.told("event-moved-in", names, seat, &[("tile", (&self.tile(tile)).into())])
            }
            street_trader::Event::Taken { seat, kind } => {
                self.told("event-citizen-taken", names, seat, &[("kind", (&self.kind(kind)).into())])
            }
            street_trader::Event::Exchanged { seat, give, take } => {
                let (give, take) = (self.kind(give), self.kind(take));
                let args = [("give", (&give).into()), ("take", (&take).into())];
                self.told("event-citizen-exchanged", names, seat, &args)
            }
            street_trader::Event::Lost { seat, kind } => {
                self.told("event-citizen-lost", names, seat, &[("kind", (&self.kind(kind)).into())])
            }
        }
    }
    fn change_event(&self, event: change::Event, names: &[String]) -> String {
        let paid = |seat, pay: &String| self.told("event-laid-down", names, seat, &[("pay", pay.into())]);
        match event {
            change::Event::Paid { seat, pay } => paid(seat, &self.payment(pay)),
            change::Event::Added { seat, piece } => paid(seat, &self.card(piece)),
            change::Event::Drawn { seat, coins } => {
                let coins = self.coins(coins);
                self.told("event-coins-drawn", names, seat, &[("coins", (&coins).into())])
            }
        }
    }

    fn invader_event(&self, event: invaders::Event, names: &[String]) -> String {
        match event {
            invaders::Event::Looked { seat, kind, dir: Some(dir) } => {
                let (kind, from) = (self.kind(kind), self.from_dir(dir));
                let args = [("kind", (&kind).into()), ("from", (&from).into())];
                self.told("event-looked-seen", names, seat, &args)
            }
            invaders::Event::Looked { seat, kind, dir: None } => {
                self.told("event-looked", names, seat, &[("kind", (&self.kind(kind)).into())])
            }
            invaders::Event::Attacked { dir, .. } => {
                self.with("event-attacked", &[("from", (&self.from_dir(dir)).into())])
            }
            invaders::Event::Lost { seat, main, lateral, points, .. } => {
                let points = self.with("points", &[("count", points.into())]);
                let mut args = vec![("points", (&points).into()), ("main", main.into())];
                if lateral == 0 {
                    return self.told("event-lost", names, seat, &args);
                }
                args.push(("lateral", lateral.into()));
                self.told("event-lost-lateral", names, seat, &args)
            }
            invaders::Event::NewScouts { kinds } => {
                let kinds = self.list(&kinds.map(|kind| self.kind(kind)));
                self.with("event-new-scouts", &[("kinds", (&kinds).into())])
            }
            invaders::Event::Announced { dir } => {
                self.with("event-announced", &[("from", (&self.from_dir(dir)).into())])
            }
        }
    }

    fn sultan_event(&self, event: power_of_the_sultan::Event, names: &[String]) -> String {
        use power_of_the_sultan::Event;
        let with_kind =
            |key: &str, seat, kind| self.told(key, names, seat, &[("kind", (&self.kind(kind)).into())]);
        match event {
            Event::Opened { card, kind } => {
                self.with("event-sultan-opened", &[("card", (&self.sultan_card(card, kind)).into())])
            }
            Event::Bought { seat, card, kind, pay, exact } => {
                let key = if exact { "event-sultan-bought-exact" } else { "event-sultan-bought" };
                let (card, pay) = (self.sultan_object(card, kind), self.payment(pay));
                self.told(key, names, seat, &[("card", (&card).into()), ("pay", (&pay).into())])
            }
            Event::Kept { seat, kind, .. } => with_kind("event-sultan-kept", seat, kind),
            Event::Rolled { seat, kind, .. } => with_kind("event-sultan-rolled", seat, kind),
            Event::Marked { seat, kind, .. } => with_kind("event-sultan-marked", seat, kind),
            Event::Offered { space, tile } => {
                let (space, tile) = (Arg::from(space.number()), self.tile(tile));
                self.with("event-sultan-offered", &[("space", space), ("tile", (&tile).into())])
            }
            Event::Declined { seat, tile } => self.tile_of("event-sultan-declined", names, seat, tile),
            Event::Claimed { seat, tile, .. } => self.tile_of("event-sultan-claimed", names, seat, tile),
        }
    }

    fn chest_event(&self, event: treasure_chamber::Event, names: &[String]) -> String {
        match event {
            treasure_chamber::Event::Paid { seat, room, card } => {
                let card = self.card(card);
                let args = [("card", (&card).into()), ("room", room.number().into())];
                self.told("event-chests-paid", names, seat, &args)
            }
            treasure_chamber::Event::Bought { seat, room, chests } => {
                let chests = self.chests(&chests);
                let args = [("room", room.number().into()), ("chests", (&chests).into())];
                self.told("event-chests-bought", names, seat, &args)
            }
            treasure_chamber::Event::Stored { seat, tile } => {
                let name = match seat {
                    Some(seat) => self.name(names, seat),
                    None => self.get("dirk"),
                };
                let tile = self.tile(tile);
                self.with("event-chest-stored", &[("name", (&name).into()), ("tile", (&tile).into())])
            }
            treasure_chamber::Event::Returned { kind } => {
                self.with("event-chest-returned", &[("kind", (&self.kind(kind)).into())])
            }
            treasure_chamber::Event::RoomFilled { room, chests } => {
                let chests = self.chests(&chests);
                let room = Arg::from(room.number());
                self.with("event-room-filled", &[("room", room), ("chests", (&chests).into())])
            }
            treasure_chamber::Event::Closed => self.get("event-chamber-closed"),
        }
    }

    fn culture_event(&self, event: art_of_the_moors::Event, names: &[String]) -> String {
        let up_to = |key: &str, seat: Seat, price: Price, marker: u8| {
            let points = self.points(price.points(marker));
            self.told(key, names, seat, &[("price", price.value().into()), ("points", (&points).into())])
        };
        match event {
            art_of_the_moors::Event::Taken { seat, price, marker } => {
                up_to("event-culture-taken", seat, price, marker)
            }
            art_of_the_moors::Event::Marked { seat, price, tile } => {
                up_to("event-culture-marked", seat, price, tile.marker)
            }
            art_of_the_moors::Event::Returned { seat, price } => {
                self.told("event-culture-returned", names, seat, &[("price", price.value().into())])
            }
            art_of_the_moors::Event::Developed { seat, turned, points } => {
                let points = self.points(points);
                let args = [("count", turned.into()), ("points", (&points).into())];
                self.told("event-developed", names, seat, &args)
            }
        }
    }
}
