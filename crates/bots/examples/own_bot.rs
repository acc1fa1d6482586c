//! A bot of your own in the arena: `cargo run --release -p alhambra-bots --example own_bot`.

use alhambra_bots::arena::Match;
use alhambra_bots::{Bot, Registry};
use engine::{Action, Rules, View};

/// Buys what it can pay exactly, otherwise takes the most money.
struct Thrifty;

impl Bot for Thrifty {
    fn choose(&mut self, view: &View<'_>, legal: &[Action]) -> Action {
        let price = |space| view.market(space).map_or(0, |tile| tile.price().into());
        let worth = |action: &Action| match action {
            Action::Buy { space, pay } if pay.total() == price(*space) => 100,
            Action::TakeMoney(cards) => cards.as_slice().iter().map(|card| card.value()).sum(),
            Action::Place { .. } => 1,
            _ => 0,
        };
        *legal.iter().rev().max_by_key(|action| worth(action)).expect("never empty")
    }
}

fn main() {
    let bots = Registry::standard().with("thrifty", |_, _| Some(Box::new(Thrifty)));
    let seats = ["thrifty", "greedy", "random"].map(String::from).to_vec();
    let rules = Rules::new(3).expect("2 to 6 players");
    let planned = Match { seats, rules, games: 30, seed: 1, threads: 2 };
    for standing in planned.play_with(&bots, &|_| ()).expect("all are known").standings {
        println!("{:<10} wins {:.0} %", standing.bot, 100.0 * standing.win_share.value);
    }
}
