//! An anchor for measurements: a tree of actions over samples of the view (information set Monte Carlo tree search), with
//! greedy playouts to the end of the game.

use engine::vocab::{BySeat, Seat};
use engine::{Action, Game, Outcome, Rng, Seed, View, Viewer};

use super::sample_seed;
use crate::{Bot, Greedy};

/// How much untried actions draw.
const CURIOSITY: f32 = 0.7;

/// The natural logarithm of 2.
const LN_2: f32 = 0.693;

/// What was seen of an action after the actions above it, in whichever samples it was legal.
#[derive(Clone, Debug)]
struct Node {
    action: Action,
    /// Who chose it.
    seat: Seat,
    children: Vec<usize>,
    visits: u32,
    /// How often it could have been chosen.
    offered: u32,
    /// Shares of wins of the one who chose it.
    wins: f32,
}

impl Node {
    fn new(action: Action, seat: Seat) -> Node {
        Node { action, seat, children: Vec::new(), visits: 0, offered: 0, wins: 0.0 }
    }

    /// How promising it is. The logarithm is that of the next lower power of two, which every machine computes alike.
    fn promise(&self) -> f32 {
        let visits = self.visits as f32;
        let tried = LN_2 * (1 + self.offered.max(1).ilog2()) as f32;
        self.wins / visits + CURIOSITY * (tried / visits).sqrt()
    }
}

/// Grows a tree by one node for each playout and takes the action it came to most often.
pub struct Ismcts {
    nodes: u32,
    seed: u64,
    greedy: Greedy,
    tree: Vec<Node>,
    legal: Vec<Action>,
    untried: Vec<Action>,
    path: Vec<usize>,
}

impl Ismcts {
    /// The bot with so many nodes for a decision, whose samples come from `seed`.
    pub fn new(nodes: u32, seed: u64) -> Ismcts {
        Ismcts {
            nodes,
            seed,
            greedy: Greedy::default(),
            tree: Vec::new(),
            legal: Vec::new(),
            untried: Vec::new(),
            path: Vec::new(),
        }
    }

    /// Goes down the tree to an action that is new after those above it, and adds it.
    fn descend(&mut self, game: &mut Game, rng: &mut Rng) {
        self.path.clear();
        let mut at = 0;
        while let Some(seat) = game.to_act() {
            game.legal_actions(&mut self.legal);
            self.untried.clear();
            self.untried.extend_from_slice(&self.legal);
            let mut best = None;
            for place in 0..self.tree[at].children.len() {
                let child = self.tree[at].children[place];
                let Some(known) = self.untried.iter().position(|&action| action == self.tree[child].action)
                else {
                    continue;
                };
                self.untried.swap_remove(known);
                self.tree[child].offered += 1;
                let promise = self.tree[child].promise();
                if best.is_none_or(|(_, most)| promise > most) {
                    best = Some((child, promise));
                }
            }
            let is_new = !self.untried.is_empty();
            let next = match best {
                Some((child, _)) if !is_new => child,
                _ => {
                    let action = self.untried[rng.below(self.untried.len())];
                    self.tree.push(Node { offered: 1, ..Node::new(action, seat) });
                    let child = self.tree.len() - 1;
                    self.tree[at].children.push(child);
                    child
                }
            };
            self.path.push(next);
            game.play_unchecked(self.tree[next].action, &mut ());
            at = next;
            if is_new {
                return;
            }
        }
    }

    /// Plays to the end, every seat by its own view, and gives the shares of the win.
    fn play_out(&mut self, game: &mut Game) -> BySeat<f32> {
        while let Some(seat) = game.to_act() {
            game.legal_actions(&mut self.legal);
            let action = self.greedy.choose(&game.view(Viewer::Seat(seat)), &self.legal);
            game.play_unchecked(action, &mut ());
        }
        let mut shares = BySeat::default();
        if let Some(Outcome::Won(winners)) = game.outcome() {
            winners.iter().for_each(|seat| shares[seat] = 1.0 / winners.len() as f32);
        }
        shares
    }
}

impl Bot for Ismcts {
    fn choose(&mut self, view: &View<'_>, legal: &[Action]) -> Action {
        let Viewer::Seat(seat) = view.viewer() else { return legal[0] };
        if legal.len() == 1 {
            return legal[0];
        }
        self.tree.clear();
        self.tree.push(Node::new(legal[0], seat));
        let mut rng = Rng::new(Seed::from_number(self.seed));
        let mut game = view.sample(Seed::from_number(0));
        for node in 0..self.nodes {
            view.sample_into(&mut game, Seed::from_number(sample_seed(self.seed, view.turn(), node)));
            self.descend(&mut game, &mut rng);
            let shares = self.play_out(&mut game);
            for &place in &self.path {
                let node = &mut self.tree[place];
                node.visits += 1;
                node.wins += shares[node.seat];
            }
        }
        // Of equal ones the one that was tried first.
        let children = self.tree[0].children.iter().map(|&child| &self.tree[child]);
        let most = children.reduce(|best, child| if child.visits > best.visits { child } else { best });
        most.map_or(legal[0], |child| child.action)
    }
}
