//! What one seat, or anybody, may know, and whole games that agree with it.

mod modules;

use crate::action::Action;
use crate::game::{Cards, Game, Hidden, Outcome, PILES, Table};
use crate::grid::Palace;
use crate::hooks;
use crate::legal;
use crate::modules::bonus_cards::{self, BonusCard};
use crate::modules::characters::Character;
use crate::modules::city_walls::WallCard;
use crate::modules::currency_exchange::{ExchangeCard, ExchangeSet};
use crate::modules::invaders::{self};
use crate::modules::master_builders;
use crate::modules::power_of_the_sultan::SultanCard;
use crate::modules::street_trader::{self, Trio};
use crate::modules::thieves::Thieves;
use crate::modules::workers_huts::{self};
use crate::rng::{Rng, Seed};
use crate::rules::Rules;
use crate::scoring::{self, Choices, Line, Points, Round};
use crate::setup;
use crate::step::{Awaited, Step};
use crate::vocab::{Building, BySeat, Card, Currency, Dir, Money, Seat, Space, SpecialCard, TileId, TileSet};

/// What a viewer cannot see of the money.
struct Unseen {
    money: Vec<Money>,
    builders: Vec<Money>,
}

/// Who looks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// A player: everything open and the own hand.
    Seat(Seat),
    /// Anybody: everything open.
    Public,
}

/// What a viewer may know. It borrows the open table and the viewer's own hand and holds nothing else, so no use
/// of it can show a secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View<'g> {
    viewer: Viewer,
    table: &'g Table,
    hand: Option<&'g Cards>,
    /// The next invasion card, if the viewer has looked at it (INV-32).
    invasion: Option<Dir>,
}

impl<'g> View<'g> {
    pub(crate) fn new(game: &'g Game, viewer: Viewer) -> View<'g> {
        let hand = match viewer {
            Viewer::Seat(seat) => Some(&game.hidden.hands[seat]),
            Viewer::Public => None,
        };
        let state = &game.table.modules.invaders;
        let invasion = match viewer {
            Viewer::Seat(seat) if state.looked.has(seat) => game.hidden.invaders.top(state),
            _ => None,
        };
        View { viewer, table: &game.table, hand, invasion }
    }

    /// Who looks.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The set-up.
    pub fn rules(&self) -> &'g Rules {
        &self.table.rules
    }

    /// The seats in order.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.table.players())
    }

    /// Whose decision it is.
    pub fn to_act(&self) -> Option<Seat> {
        self.table.to_act()
    }

    /// What is awaited.
    pub fn awaited(&self) -> Awaited {
        self.table.awaited()
    }

    /// The number of the turn, from 1.
    pub fn turn(&self) -> u32 {
        self.table.turn
    }

    /// Whose turn it is, whoever decides.
    pub fn turn_of(&self) -> Seat {
        self.table.turn_of
    }

    /// How the game ended.
    pub fn outcome(&self) -> Option<Outcome> {
        self.table.outcome
    }

    /// Whether a scoring round is over.
    pub fn is_scored(&self, round: Round) -> bool {
        self.table.rounds_scored[round as usize]
    }

    /// The tile on a market space.
    pub fn market(&self, space: Space) -> Option<TileId> {
        self.table.tile_on(space)
    }

    /// The least that the viewer could pay for the tile on a space, in whatever the modules let it be paid.
    pub fn least_payment(&self, space: Space) -> Option<u16> {
        let mut least = None;
        legal::market_payments(self.table, self.hand?, false, |other, pay| {
            if other == space {
                least = Some(least.map_or(pay.total(), |least: u16| least.min(pay.total())));
            }
        });
        least
    }

    /// The money of the money row, in the order of the faces.
    pub fn money_row(&self) -> &'g [Money] {
        self.table.row.money()
    }

    /// The exchange cards in the money row.
    pub fn exchange_row(&self) -> ExchangeSet {
        self.table.row.exchange()
    }

    /// How many cards are in the draw pile.
    pub fn draw_pile_len(&self) -> usize {
        self.table.draw_len as usize
    }

    /// The discard pile.
    pub fn discard(&self) -> &'g Cards {
        &self.table.discard
    }

    /// How many tiles are in the supply.
    pub fn supply_len(&self) -> usize {
        self.table.supply_len as usize
    }

    /// The viewer's own hand.
    pub fn hand(&self) -> Option<&'g Cards> {
        self.hand
    }

    /// How many cards a seat holds.
    pub fn hand_size(&self, seat: Seat) -> usize {
        self.table.hand_sizes[seat] as usize
    }

    /// The cards of a hand that everybody has seen go there (BASE-92). People may forget them; a screen for
    /// people does not show them.
    pub fn remembered_hand(&self, seat: Seat) -> &'g Cards {
        &self.table.known[seat]
    }

    /// An Alhambra.
    pub fn palace(&self, seat: Seat) -> &'g Palace {
        &self.table.palaces[seat]
    }

    /// A reserve.
    pub fn reserve(&self, seat: Seat) -> TileSet {
        self.table.reserves[seat]
    }

    /// The tiles set aside to be placed.
    pub fn set_aside(&self) -> TileSet {
        self.table.set_aside
    }

    /// The points of a seat.
    pub fn score(&self, seat: Seat) -> Points {
        self.table.scores[seat]
    }

    /// Dirk's tiles, where he plays.
    pub fn dirk(&self) -> Option<TileSet> {
        self.table.rules.has_dirk().then_some(self.table.dirk)
    }

    /// Dirk's points, where he plays.
    pub fn dirk_score(&self) -> Option<Points> {
        self.table.rules.has_dirk().then_some(self.table.dirk_score)
    }

    /// How many buildings of a kind a seat has built.
    pub fn count_built(&self, seat: Seat, kind: Building) -> u8 {
        self.table.count_built(seat, kind)
    }

    /// Fills `out` with the viewer's legal actions, if the viewer is to act.
    pub fn legal_actions(&self, out: &mut Vec<Action>) {
        out.clear();
        if let (Some(hand), Viewer::Seat(seat)) = (self.hand, self.viewer)
            && self.to_act() == Some(seat)
        {
            legal::list(self.table, hand, out);
        }
    }

    /// The points of a round if it were held now, line by line. Where an owner has to name something first, the
    /// best choice is assumed; the viewer's own bonus cards count if they may be shown, those of others as they lie.
    pub fn explain(&self, round: Round) -> Vec<Line> {
        let mut lines = Vec::new();
        let own = self.bonus_showable();
        match self.viewer {
            Viewer::Seat(seat) if !own.is_empty() => {
                let mut table = self.table.clone();
                own.iter().for_each(|card| table.modules.bonus_cards.shown[seat].insert(card));
                scoring::lines(&table, round, Choices::Best, |line| lines.push(line));
            }
            _ => scoring::lines(self.table, round, Choices::Best, |line| lines.push(line)),
        }
        lines
    }

    /// The kind for which Hakim would bring `seat` most in the round that is about to be held, or else in the next
    /// one that can be.
    pub fn best_hakim_kind(&self, seat: Seat) -> Building {
        let next = Round::ALL.into_iter().find(|&round| !self.is_scored(round));
        let round = self.table.steps.round().or(next).unwrap_or(Round::Three);
        crate::modules::characters::best_kind(self.table, round, seat)
    }

    /// A whole game that agrees with everything this viewer knows, each as likely as its hidden cards are: the
    /// view of the same viewer on it is this view.
    pub fn sample(&self, seed: Seed) -> Game {
        let mut rng = Rng::new(seed);
        let table = self.table.clone();
        let mut unseen = self.unseen_money();
        rng.shuffle(&mut unseen.money);
        rng.shuffle(&mut unseen.builders);
        let mut hands = table.known;
        let in_piles = self.sample_builders(&mut hands, &mut unseen, &mut rng);
        for seat in self.seats() {
            match (self.viewer, self.hand) {
                (Viewer::Seat(own), Some(hand)) if own == seat => hands[seat] = *hand,
                _ => {
                    while hands[seat].len() < table.hand_sizes[seat] as usize
                        && let Some(card) = unseen.money.pop()
                    {
                        hands[seat].put(card);
                    }
                }
            }
        }
        self.sample_bonus(&mut hands, &mut rng);
        self.sample_thieves(&mut hands, &mut rng);
        self.sample_trader(&mut hands, &mut rng);
        let mut characters: Vec<Character> = Character::ALL
            .into_iter()
            .filter(|&character| !table.modules.characters.seen().has(character))
            .collect();
        rng.shuffle(&mut characters);
        let mut exchange = self.unseen_exchange();
        rng.shuffle(&mut exchange);
        let state = &table.modules.city_walls;
        let mut walls: Vec<WallCard> =
            WallCard::all().filter(|&card| !state.display.has(card) && !state.used.has(card)).collect();
        rng.shuffle(&mut walls);
        let mut sultan_cards: Vec<SultanCard> = table.modules.power_of_the_sultan.unseen().collect();
        rng.shuffle(&mut sultan_cards);
        let mut draw_pile = [Card::GATE_CARD; crate::game::MAX_CARDS];
        let mut end = 0;
        // The last pile is drawn last and lies at the front.
        for pile in (0..table.piles.left.len()).rev() {
            let begin = end;
            end += table.piles.left[pile] as usize;
            let specials = &table.piles.specials[pile];
            let mut place = begin;
            let mut put = |card: Card| {
                draw_pile[place] = card;
                place += 1;
            };
            for family in SpecialCard::ALL {
                let builders = family == SpecialCard::MasterBuilder;
                for _ in 0..if builders { in_piles[pile] } else { specials[family as usize] } {
                    match family {
                        SpecialCard::Scoring => setup::scoring_card_of(pile).into_iter().for_each(&mut put),
                        SpecialCard::Exchange => {
                            exchange.pop().into_iter().for_each(|one| put(Card::from(one)))
                        }
                        SpecialCard::Gate => put(Card::GATE_CARD),
                        SpecialCard::Character => {
                            characters.pop().into_iter().for_each(|one| put(Card::from(one)))
                        }
                        SpecialCard::Wall => walls.pop().into_iter().for_each(|one| put(Card::from(one))),
                        SpecialCard::MasterBuilder => {
                            unseen.builders.pop().into_iter().for_each(|one| put(Card::from(one)))
                        }

                        SpecialCard::Sultan => {
                            sultan_cards.pop().into_iter().for_each(|one| put(Card::from(one)))
                        }
                    }
                }
            }
            while place < end
                && let Some(card) = unseen.money.pop()
            {
                draw_pile[place] = Card::from(card);
                place += 1;
            }
            rng.shuffle(&mut draw_pile[begin..end]);
        }
        let mut stack = [Character::AbdulKarim; 4];
        stack.iter_mut().zip(characters).for_each(|(place, character)| *place = character);
        let mut supply = [TileId::START; crate::game::MAX_SUPPLY];
        let mut tiles = 0;
        let seen = self.seen_tiles();
        for tile in setup::supply_tiles(&table.rules).filter(|&tile| !seen.has(tile)) {
            supply[tiles] = tile;
            tiles += 1;
        }
        rng.shuffle(&mut supply[..tiles]);
        let characters = crate::modules::characters::Hidden { stack };
        let mut huts = workers_huts::Hidden::default();
        let is_down = |hut: TileId| hut.hut_kind().is_some_and(|kind| self.hut_stack(kind).down > 0);
        huts.shuffle(&mut rng, |hut| is_down(hut) && !seen.has(hut));
        let invaders = invaders::Hidden::sampled(&table.modules.invaders, self.next_invasion(), &mut rng);
        let hidden = Hidden { rng, hands, draw_pile, supply, characters, workers_huts: huts, invaders };
        Game { table, hidden }
    }

    /// Bonus cards for the other hands, each as likely as the others. Those who have chosen for the round at hand are
    /// taken to have chosen all they could (INT-20).
    fn sample_bonus(&self, hands: &mut BySeat<Cards>, rng: &mut Rng) {
        let state = &self.table.modules.bonus_cards;
        let is_seen = |card: &BonusCard| {
            self.seats().any(|seat| state.shown[seat].has(*card) || hands[seat].bonus.has(*card))
        };
        let mut unseen: Vec<BonusCard> = BonusCard::all().filter(|card| !is_seen(card)).collect();
        rng.shuffle(&mut unseen);
        for place in 0..self.table.players() as u8 {
            let seat = bonus_cards::asked(self.table, bonus_cards::Step { place });
            if self.viewer == Viewer::Seat(seat) {
                continue;
            }
            while hands[seat].bonus.len() < state.unshown(seat)
                && let Some(card) = unseen.pop()
            {
                hands[seat].bonus.insert(card);
            }
            if let Some(Step::BonusCards(step)) = self.table.steps.top()
                && place < step.place
            {
                hands[seat].chosen = bonus_cards::showable(self.table, &hands[seat], seat);
            }
        }
    }

    /// Thieves for the other hands, each as likely as the others; nobody has seen one that is not played.
    fn sample_thieves(&self, hands: &mut BySeat<Cards>, rng: &mut Rng) {
        let mut left = Thieves::all();
        let own = self.hand.map_or(Thieves::NONE, |hand| hand.thieves);
        self.thieves_played().iter().chain(own.iter()).for_each(|card| left.remove(card));
        let mut unseen: Vec<Currency> = left.iter().collect();
        rng.shuffle(&mut unseen);
        for seat in self.seats().filter(|&seat| self.viewer != Viewer::Seat(seat)) {
            let held = unseen.len().saturating_sub(self.thieves_held(seat));
            hands[seat].thieves = unseen.drain(held..).collect();
        }
    }

    /// What the others may have chosen in S3, each as likely.
    fn sample_trader(&self, hands: &mut BySeat<Cards>, rng: &mut Rng) {
        let Some(Step::StreetTrader(step)) = self.table.steps.top() else { return };
        let chosen = self.seats().take_while(|&seat| seat < step.asked());
        for seat in chosen.filter(|&seat| self.viewer != Viewer::Seat(seat)) {
            match step {
                street_trader::Step::Choose { .. } => hands[seat].citizens = Some(Trio::any(rng)),
                street_trader::Step::FirstCell { .. } => {
                    hands[seat].disc = Dir::ALL.get(rng.below(Dir::ALL.len())).copied();
                }
                _ => {}
            }
        }
    }

    /// Master builder cards for the other hands: those dealt face down, and as many of the cards drawn unseen as chance
    /// will have it (MAS-02, CHR-38). Gives how many are left for each pile.
    fn sample_builders(&self, hands: &mut BySeat<Cards>, unseen: &mut Unseen, rng: &mut Rng) -> [u8; PILES] {
        let (state, piles) = (&self.table.modules.master_builders, &self.table.piles);
        let mut left = piles.specials.map(|pile| pile[SpecialCard::MasterBuilder as usize]);
        let mut deal = |hands: &mut BySeat<Cards>, seat: Seat| {
            unseen.builders.pop().into_iter().for_each(|card| hands[seat].put(card));
        };
        for seat in self.seats() {
            if let (Viewer::Seat(own), Some(hand)) = (self.viewer, self.hand)
                && own == seat
            {
                let drawn = master_builders::own_drawn(self.table, seat, hand);
                left.iter_mut().zip(drawn).for_each(|(left, drawn)| *left -= drawn);
                continue;
            }
            (0..state.dealt[seat]).for_each(|_| deal(hands, seat));
            for (pile, left) in left.iter_mut().enumerate() {
                let others: u8 = SpecialCard::ALL
                    .into_iter()
                    .filter(|&family| family != SpecialCard::MasterBuilder)
                    .map(|family| piles.specials[pile][family as usize])
                    .sum();
                // Each place, in the hand or in the pile, is as likely as any other.
                for drawn in (1..=state.drawn[seat][pile]).rev() {
                    let places = drawn + piles.left[pile] - others;
                    if rng.below(places as usize) < *left as usize {
                        deal(hands, seat);
                        *left -= 1;
                    }
                }
            }
        }
        left
    }

    /// Money that lies in the draw pile or in a hand where the viewer cannot see it, and master builder cards that
    /// may be out of the game as well.
    fn unseen_money(&self) -> Unseen {
        let mut counts = [0u8; Money::FACES];
        setup::money_cards(&self.table.rules).for_each(|card| counts[card.index()] += 1);
        hooks::builders_in_game(self.table).for_each(|card| counts[card.index()] += 1);
        let mut see = |card: Money| counts[card.index()] -= 1;
        self.money_row().iter().for_each(|&card| see(card));
        self.table.discard.money_cards().for_each(&mut see);
        for seat in self.seats() {
            let own = if self.viewer == Viewer::Seat(seat) { self.hand } else { None };
            own.unwrap_or(&self.table.known[seat]).money_cards().for_each(&mut see);
        }
        let all = Money::all().flat_map(|card| std::iter::repeat_n(card, counts[card.index()] as usize));
        let (builders, money) = all.partition(|card| card.is_builder());
        Unseen { money, builders }
    }

    /// Exchange cards that lie in the draw pile: every other one lies open or was seen on its way to a hand.
    fn unseen_exchange(&self) -> Vec<ExchangeCard> {
        let is_seen = |card: &ExchangeCard| {
            let hands = self.seats().any(|seat| self.table.known[seat].exchange.has(*card));
            hands || self.exchange_row().has(*card) || self.table.discard.exchange.has(*card)
        };
        ExchangeCard::ALL.into_iter().filter(|card| !is_seen(card)).collect()
    }

    /// Tiles that lie open.
    fn seen_tiles(&self) -> TileSet {
        let mut seen = self.table.set_aside;
        self.bazaars().iter().for_each(|tile| seen.insert(tile));
        self.sultan_offer().into_iter().for_each(|offer| seen.insert(offer.tile));
        for tile in self.table.market.into_iter().flatten().chain(self.table.dirk.iter()) {
            seen.insert(tile);
        }
        for seat in self.seats() {
            self.palace(seat).tiles().for_each(|(_, tile)| seen.insert(tile));
            self.reserve(seat).iter().for_each(|tile| seen.insert(tile));
        }
        for stack in Building::ALL.map(|kind| self.hut_stack(kind)) {
            stack.up.into_iter().for_each(|tile| seen.insert(tile));
        }
        seen
    }
}
