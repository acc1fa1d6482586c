//! The rules, one file for each file of `docs/rules/` or part of it. They are one program, because linking a program
//! for each would take longer than running them.

mod adding_money;
mod art_of_the_moors;
mod base_building;
mod base_scoring;
mod base_setup;
mod base_turn;
mod bazaars;
mod bonus_cards;
mod camps;
mod caravanserai;
mod change;
mod characters_auction;
mod characters_powers;
mod city_gates;
mod city_walls;
mod currency_exchange;
mod diamonds;
mod guards;
mod interactions;
mod invaders;
mod master_builders;
mod medinas;
mod new_score_cards;
mod power_of_the_sultan;
mod red_palace;
mod red_palace_camps;
mod red_palace_rounds;
mod street_trader;
mod thieves;
mod treasure_chamber;
mod viziers_favour;
mod workers_huts;
