//! What everybody can see of The Red Palace.

use super::{Ability, AbilitySet, Guards, Paid, Pile, PreviewSpace, ScoreTile};
use crate::grid::Trail;
use crate::scoring::Round;
use crate::view::View;
use crate::vocab::{Building, ByBuilding, Seat, TileId};
use crate::{Action, hooks};

impl<'g> View<'g> {
    /// The kind of the building on a tile, whether printed or drawn (RED-63); `None` for other tiles.
    #[inline]
    pub fn kind_of(&self, tile: TileId) -> Option<Building> {
        self.table.kind_of(tile)
    }

    /// The points for the first three places of a kind in a round.
    #[inline]
    pub fn majority_points(&self, round: Round, kind: Building) -> [u8; 3] {
        if self.rules().is_red_palace() {
            return *super::majority_points(self.table, round, kind);
        }
        hooks::majority_points(self.table, round, kind)
    }

    /// The segments of a seat's longest outer wall, as it is scored (RED-85).
    pub fn scored_wall(&self, seat: Seat) -> Trail {
        if self.rules().is_red_palace() {
            return super::scored_wall(self.table, seat);
        }
        self.palace(seat).longest_wall_by(|_| 0)
    }

    /// The piles of starting money. A pile that was chosen is empty (RED-20).
    pub fn starting_piles(&self) -> &'g [Pile] {
        &self.table.red_palace.piles[..self.table.players()]
    }

    /// The tile on a space of the preview.
    pub fn preview(&self, space: PreviewSpace) -> Option<TileId> {
        self.table.red_palace.preview[space as usize]
    }

    /// The tokens in the bag, which everybody can count.
    pub fn token_bag(&self) -> ByBuilding<u8> {
        self.table.red_palace.bag
    }

    /// The guards on tiles, wherever the tiles are.
    pub fn guards(&self) -> &'g Guards {
        &self.table.red_palace.guards
    }

    /// The number of guards on a seat's tiles, in Alhambra and reserve.
    pub fn guards_of(&self, seat: Seat) -> u8 {
        self.table.red_palace.held[seat]
    }

    /// The number of guards not in use.
    pub fn guard_supply(&self) -> u8 {
        self.table.red_palace.supply
    }

    /// The number of guards on the placement tiles.
    pub fn guards_placed(&self) -> u8 {
        self.table.red_palace.placed
    }

    /// The number of spaces at each position of the guard board, without the last, which takes any number of guards.
    pub fn guard_spaces(&self) -> &'g [u8] {
        &self.table.red_palace.spaces
    }

    /// The value of a guard on the longest wall if the game ended now (RED-84).
    pub fn guard_value(&self) -> u8 {
        self.table.red_palace.guard_value()
    }

    /// The points that replace a missing guard now (GRD-14).
    pub fn guard_substitute(&self) -> u8 {
        super::substitute(self.table)
    }

    /// The abilities in this game.
    pub fn abilities(&self) -> AbilitySet {
        self.table.red_palace.abilities
    }

    /// The abilities that were used this turn.
    pub fn abilities_used(&self) -> AbilitySet {
        self.table.red_palace.used
    }

    /// The score tile of a round. Classic scoring does not use it.
    pub fn score_tile(&self, round: Round) -> ScoreTile {
        self.table.red_palace.score_tiles[round as usize]
    }

    /// The owner of the half-building tile of a kind, if anybody has it.
    pub fn half_owner(&self, kind: Building) -> Option<Seat> {
        self.table.red_palace.halves[kind]
    }

    /// The number of square tiles in the stock.
    pub fn squares_left(&self) -> u8 {
        self.table.red_palace.squares
    }

    /// The number of wall sections in the stock.
    pub fn wall_sections_left(&self) -> u8 {
        self.table.wall_sections()
    }

    /// Whether the player in turn has a wall section that is not attached yet.
    pub fn has_wall_section(&self) -> bool {
        self.table.red_palace.section
    }

    /// The last payment, while abilities may still respond to it (GRD-90, GRD-100).
    pub fn answerable_payment(&self) -> Option<Paid> {
        self.table.red_palace.paid
    }

    /// The use of an ability that is being paid for.
    pub fn announced(&self) -> Option<Action> {
        self.table.red_palace.announced
    }

    /// Whether an ability is face up.
    pub fn is_face_up(&self, ability: Ability) -> bool {
        self.abilities().without(self.abilities_used()).has(ability)
    }
}
