//! What one seat, or the public, may know about a game.

use crate::action::Action;
use crate::check;
use crate::game::{Cards, Game, Hidden, Outcome, Table};
use crate::grid::Palace;
use crate::hooks;
use crate::illegal::Illegal;
use crate::legal;
use crate::modules;
use crate::rules::Rules;
use crate::scoring::{self, Choices, Line, Points, Round, Totals};
use crate::step::Awaited;
use crate::vocab::{Building, Money, Seat, Space, TileId, TileSet, Walls};

/// Who looks at the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Viewer {
    /// A player, who sees everything open and their own hand.
    Seat(Seat),
    /// The public, which sees only what is open.
    Public,
}

/// What a viewer may know about a game.
///
/// It borrows the open table and the viewer's own hand and nothing else, so it cannot reveal a secret.
///
/// ```
/// use alhambra_engine::vocab::Seat;
/// use alhambra_engine::{Game, Round, Rules, Seed, Viewer};
///
/// let game = Game::new(Rules::new(3)?, Seed::from_number(7));
/// let view = game.view(Viewer::Seat(Seat::FIRST));
/// // Your own hand is known; of the others you know only how many cards they hold.
/// assert_eq!(view.hand().map(|hand| hand.len()), Some(view.hand_size(Seat::FIRST)));
/// assert!(game.view(Viewer::Public).hand().is_none());
/// // The points a round would bring now, and when the next one can come.
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

    /// Who looks at the game.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// What everybody sees of the game, without the viewer's hand.
    pub fn for_all(&self) -> View<'g> {
        View { viewer: Viewer::Public, table: self.table, hand: None }
    }

    /// The set-up of the game.
    pub fn rules(&self) -> &'g Rules {
        &self.table.rules
    }

    /// The seats in play, in clockwise order.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.table.players())
    }

    /// The player who has to decide; `None` when the game is over.
    pub fn to_act(&self) -> Option<Seat> {
        self.table.to_act()
    }

    /// The kind of decision that the game waits for.
    pub fn awaited(&self) -> Awaited {
        self.table.awaited()
    }

    /// The number of the turn, counted from 1.
    pub fn turn(&self) -> u32 {
        self.table.turn
    }

    /// The player whose turn it is, even while somebody else decides.
    pub fn turn_of(&self) -> Seat {
        self.table.turn_of
    }

    /// How the game ended; `None` while it is running.
    pub fn outcome(&self) -> Option<Outcome> {
        self.table.outcome
    }

    /// Whether a scoring round has been held.
    pub fn is_scored(&self, round: Round) -> bool {
        self.table.rounds_scored[round as usize]
    }

    /// The tile on a market space, if there is one.
    pub fn market(&self, space: Space) -> Option<TileId> {
        self.table.tile_on(space)
    }

    /// The smallest total with which the viewer could pay for the tile on a space, whatever modules allow as payment.
    pub fn least_payment(&self, space: Space) -> Option<u16> {
        let mut least = None;
        legal::market_payments(self.table, self.hand?, false, |other, pay| {
            if other == space {
                least = Some(least.map_or(pay.total(), |least: u16| least.min(pay.total())));
            }
        });
        least
    }

    /// The money cards in the money row, ordered by face.
    pub fn money_row(&self) -> &'g [Money] {
        self.table.row.money()
    }

    /// The number of cards in the draw pile.
    pub fn draw_pile_len(&self) -> usize {
        self.table.draw_len as usize
    }

    /// The discard pile.
    pub fn discard(&self) -> &'g Cards {
        &self.table.discard
    }

    /// The number of tiles in the supply.
    pub fn supply_len(&self) -> usize {
        self.table.supply_len as usize
    }

    /// The viewer's own hand; `None` for the public.
    pub fn hand(&self) -> Option<&'g Cards> {
        self.hand
    }

    /// The number of cards in a seat's hand.
    pub fn hand_size(&self, seat: Seat) -> usize {
        self.table.hand_sizes[seat] as usize
    }

    /// The cards of a hand that everybody has seen (BASE-92). People may forget them, so a user interface should show
    /// them only on request.
    pub fn remembered_hand(&self, seat: Seat) -> &'g Cards {
        &self.table.known[seat]
    }

    /// The Alhambra of a seat.
    pub fn palace(&self, seat: Seat) -> &'g Palace {
        &self.table.palaces[seat]
    }

    /// The reserve of a seat.
    pub fn reserve(&self, seat: Seat) -> TileSet {
        self.table.reserves[seat]
    }

    /// The tiles set aside to be placed.
    pub fn set_aside(&self) -> TileSet {
        self.table.set_aside
    }

    /// The score of a seat.
    pub fn score(&self, seat: Seat) -> Points {
        self.table.scores[seat]
    }

    /// Dirk's tiles; `None` if he does not play.
    pub fn dirk(&self) -> Option<TileSet> {
        self.table.rules.has_dirk().then_some(self.table.dirk)
    }

    /// Dirk's score; `None` if he does not play.
    pub fn dirk_score(&self) -> Option<Points> {
        self.table.rules.has_dirk().then_some(self.table.dirk_score)
    }

    /// The number of buildings of a kind in a seat's Alhambra.
    pub fn count_built(&self, seat: Seat, kind: Building) -> u8 {
        self.table.count_built(seat, kind)
    }

    /// Checks whether an action of the viewer is legal now.
    ///
    /// # Errors
    ///
    /// The reason why it is refused, as [`Game::check`] gives it. Whoever is not to act can do nothing.
    pub fn check(&self, action: Action) -> Result<(), Illegal> {
        let to_act = self.to_act().ok_or(Illegal::GameOver)?;
        match self.hand {
            Some(hand) if self.viewer == Viewer::Seat(to_act) => check::check(self.table, hand, action),
            _ => Err(Illegal::NotNow(self.awaited())),
        }
    }

    /// Fills `out` with the viewer's legal actions. The list is empty unless the viewer is to act.
    pub fn legal_actions(&self, out: &mut Vec<Action>) {
        out.clear();
        if let (Some(hand), Viewer::Seat(seat)) = (self.hand, self.viewer)
            && self.to_act() == Some(seat)
        {
            legal::list(self.table, hand, out);
        }
    }

    /// The points of a round if it were held now, line by line.
    ///
    /// Where an owner would have to name something first, the best choice is assumed. The viewer's own bonus cards
    /// count if they may be shown; those of others count only if they are already shown.
    pub fn explain(&self, round: Round) -> Vec<Line> {
        let mut lines = Vec::new();
        self.for_each_line(round, |line| lines.push(line));
        lines
    }

    /// Calls `each` for every line of [`View::explain`], in order, without allocating.
    pub fn for_each_line(&self, round: Round, each: impl FnMut(Line)) {
        let assumed = hooks::assumed_in_scoring(self);
        let table = assumed.as_ref().unwrap_or(self.table);
        scoring::lines(table, round, Choices::Best, each);
    }

    /// The points of [`View::explain`] for each scorer, computed without allocating.
    pub fn totals(&self, round: Round) -> Totals {
        let mut totals = Totals::default();
        self.for_each_line(round, |line| totals.add(line));
        totals
    }

    /// The points that would be lost again after that round, line by line, as far as the viewer can foresee it.
    pub fn explain_losses(&self, round: Round) -> Vec<Line> {
        let mut losses = Vec::new();
        self.for_each_loss(round, |line| losses.push(line));
        losses
    }

    /// Calls `each` for every line of [`View::explain_losses`], in order, without allocating.
    pub fn for_each_loss(&self, round: Round, each: impl FnMut(Line)) {
        hooks::expected_losses(self, round, each);
    }

    /// The position after the viewer's action, up to the next random event ([`Game::play_until_chance`]).
    ///
    /// Returns `None` if the action is not legal or the viewer is not to act.
    pub fn after(&self, action: Action) -> Option<Aftermath> {
        let (Viewer::Seat(seat), Some(hand)) = (self.viewer, self.hand) else { return None };
        if self.to_act() != Some(seat) || check::check(self.table, hand, action).is_err() {
            return None;
        }
        let mut hands = self.table.known;
        hands[seat] = *hand;
        let mut game = Game { table: self.table.clone(), hidden: Hidden::unknown(hands) };
        let is_whole = game.play_until_chance(action, &mut ());
        Some(Aftermath { game, viewer: self.viewer, is_whole })
    }

    /// The points of a round if it were held after the viewer's action, line by line.
    ///
    /// If the action is not legal, this is the same as [`View::explain`].
    pub fn explain_after(&self, action: Action, round: Round) -> Vec<Line> {
        self.after(action).map_or_else(|| self.explain(round), |after| after.view().explain(round))
    }

    /// The walls of a tile, added ones included (WALL-21). Those of a start tile are known only to its palace.
    pub fn walls_of(&self, tile: TileId) -> Walls {
        self.table.walls_of(tile)
    }

    /// The tiles with added walls, wherever they are, and those walls. Start tiles are left out.
    pub fn sticks(&self) -> impl Iterator<Item = (TileId, Walls)> + use<'g> {
        self.table.added_walls.iter()
    }

    /// Whether the players still make choices of the set-up: hands and money row are empty.
    pub fn is_setting_up(&self) -> bool {
        self.table.is_setting_up()
    }

    /// The part of a hand that the viewer has seen, which is all of their own.
    pub(crate) fn seen_hand(&self, seat: Seat) -> &'g Cards {
        let own = if self.viewer == Viewer::Seat(seat) { self.hand } else { None };
        own.unwrap_or(&self.table.known[seat])
    }

    /// The tiles that everybody can see.
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

/// The position that an action of the viewer leads to, before any random event. It contains no more than the viewer
/// knows.
#[derive(Clone, Debug)]
pub struct Aftermath {
    game: Game,
    viewer: Viewer,
    is_whole: bool,
}

impl Aftermath {
    /// The position as the viewer sees it.
    pub fn view(&self) -> View<'_> {
        self.game.view(self.viewer)
    }

    /// Whether the action leads to the next decision without anything random or hidden coming in.
    pub fn is_whole(&self) -> bool {
        self.is_whole
    }
}
