//! What one seat, or anybody, may know, and whole games that agree with it.

use crate::action::Action;
use crate::check;
use crate::game::{Cards, Game, Hidden, Outcome, Table};
use crate::grid::Palace;
use crate::hooks;
use crate::legal;
use crate::modules;
use crate::rules::Rules;
use crate::scoring::{self, Choices, Line, Points, Round, Totals};
use crate::step::Awaited;
use crate::vocab::{Building, Money, Seat, Space, TileId, TileSet, Walls};

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
///
/// ```
/// use alhambra_engine::vocab::Seat;
/// use alhambra_engine::{Game, Round, Rules, Seed, Viewer};
///
/// let game = Game::new(Rules::new(3)?, Seed::from_number(7));
/// let view = game.view(Viewer::Seat(Seat::FIRST));
/// // The own hand is known, of those of others only how many cards they have.
/// assert_eq!(view.hand().map(|hand| hand.len()), Some(view.hand_size(Seat::FIRST)));
/// assert!(game.view(Viewer::Public).hand().is_none());
/// // What a round would bring now, and when the next one can come.
/// assert_eq!(view.totals(Round::One).seats[Seat::FIRST], 0);
/// assert!(view.outlook().is_some());
/// # Ok::<(), alhambra_engine::RulesError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View<'g> {
    pub(crate) viewer: Viewer,
    pub(crate) table: &'g Table,
    pub(crate) hand: Option<&'g Cards>,
}

impl<'g> View<'g> {
    pub(crate) fn new(game: &'g Game, viewer: Viewer) -> View<'g> {
        let hand = match viewer {
            Viewer::Seat(seat) => Some(&game.hidden.hands[seat]),
            Viewer::Public => None,
        };
        View { viewer, table: &game.table, hand }
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
    /// people shows them to those who wish it.
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
        self.for_each_line(round, |line| lines.push(line));
        lines
    }

    /// Calls `each` for the lines of [`View::explain`], in their order. Nothing is allocated.
    pub fn for_each_line(&self, round: Round, each: impl FnMut(Line)) {
        let assumed = hooks::assumed_in_scoring(self);
        let table = assumed.as_ref().unwrap_or(self.table);
        scoring::lines(table, round, Choices::Best, each);
    }

    /// The points of [`View::explain`] by who would get them. Nothing is allocated.
    pub fn totals(&self, round: Round) -> Totals {
        let mut totals = Totals::default();
        self.for_each_line(round, |line| totals.add(line));
        totals
    }

    /// What would be lost again after such a round, as far as the viewer knows what is coming, line by line.
    pub fn explain_losses(&self, round: Round) -> Vec<Line> {
        let mut losses = Vec::new();
        self.for_each_loss(round, |line| losses.push(line));
        losses
    }

    /// Calls `each` for the lines of [`View::explain_losses`], in their order. Nothing is allocated.
    pub fn for_each_loss(&self, round: Round, each: impl FnMut(Line)) {
        hooks::expected_losses(self, round, each);
    }

    /// What the viewer's action would do by itself, up to the next thing that chance brings
    /// ([`Game::play_until_chance`]). Nothing for an action that is not legal, or that is not the viewer's.
    pub fn after(&self, action: Action) -> Option<Aftermath> {
        let (Viewer::Seat(seat), Some(hand)) = (self.viewer, self.hand) else { return None };
        if self.to_act() != Some(seat) || check::check(self.table, hand, action).is_err() {
            return None;
        }
        let mut hands = self.table.known;
        hands[seat] = *hand;
        let mut game = Game { table: self.table.clone(), hidden: Hidden::unknown(hands) };
        game.play_until_chance(action, &mut ());
        Some(Aftermath { game, viewer: self.viewer })
    }

    /// The points of a round if it were held after the viewer's action, line by line; without a legal action what
    /// [`View::explain`] tells.
    pub fn explain_after(&self, action: Action, round: Round) -> Vec<Line> {
        self.after(action).map_or_else(|| self.explain(round), |after| after.view().explain(round))
    }

    /// The walls of a tile, added ones included (WALL-21); of a start tile only its palace knows them.
    pub fn walls_of(&self, tile: TileId) -> Walls {
        self.table.walls_of(tile)
    }

    /// The tiles with added walls wherever they are, start tiles left out, and those walls of each.
    pub fn sticks(&self) -> impl Iterator<Item = (TileId, Walls)> + use<'g> {
        self.table.added_walls.iter()
    }

    /// Whether the players still choose something of the set-up: hands and money row are empty.
    pub fn is_setting_up(&self) -> bool {
        self.table.is_setting_up()
    }

    /// What the viewer has seen of a hand: all of the own one.
    pub(crate) fn seen_hand(&self, seat: Seat) -> &'g Cards {
        let own = if self.viewer == Viewer::Seat(seat) { self.hand } else { None };
        own.unwrap_or(&self.table.known[seat])
    }

    /// Tiles that lie open.
    pub(crate) fn seen_tiles(&self) -> TileSet {
        let mut seen = self.table.set_aside.or(self.table.dirk);
        let preview = self.table.red_palace.preview;
        self.table.market.into_iter().chain(preview).flatten().for_each(|tile| seen.insert(tile));
        for seat in self.seats() {
            seen = seen.or(self.palace(seat).tile_set()).or(self.reserve(seat));
        }
        if !self.rules().modules.is_empty() {
            modules::each_open_tile(self.table, |tile| seen.insert(tile));
        }
        seen
    }
}

/// A position that an action of the viewer leads to, before chance comes into play. It knows no more than the viewer.
#[derive(Clone, Debug)]
pub struct Aftermath {
    game: Game,
    viewer: Viewer,
}

impl Aftermath {
    /// What the viewer knows then.
    pub fn view(&self) -> View<'_> {
        self.game.view(self.viewer)
    }
}
