//! The optional modules, one file each, named like its rule file. Each holds, in this order, its public state,
//! its actions and events, and functions named like the hooks they serve.

pub mod art_of_the_moors;
pub mod bazaars;
pub mod bonus_cards;
pub(crate) mod camps;
pub mod caravanserai;
pub mod change;
pub mod characters;
pub mod city_gates;
pub mod city_walls;
pub mod currency_exchange;
pub mod diamonds;
pub mod invaders;
pub mod master_builders;
pub mod new_score_cards;
pub mod power_of_the_sultan;
pub mod street_trader;
pub mod thieves;
pub mod treasure_chamber;
pub mod viziers_favour;
pub mod workers_huts;

/// The open state of every module; a module that is not played keeps its default.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct ModuleStates {
    pub viziers_favour: viziers_favour::State,
    pub bonus_cards: bonus_cards::State,
    pub workers_huts: workers_huts::State,
    pub city_gates: city_gates::State,
    pub characters: characters::State,
    pub city_walls: city_walls::State,
    pub thieves: thieves::State,
    pub change: change::State,
    pub street_trader: street_trader::State,
    pub treasure_chamber: treasure_chamber::State,
    pub master_builders: master_builders::State,
    pub invaders: invaders::State,
    pub bazaars: bazaars::State,
    pub new_score_cards: new_score_cards::State,
    pub art_of_the_moors: art_of_the_moors::State,
    pub power_of_the_sultan: power_of_the_sultan::State,
    pub caravanserai: caravanserai::State,
}
