//! The screens of the page.

pub mod game_over;
pub mod home;
pub mod my_games;
pub mod new_game;
pub mod online;
pub mod replay;
pub mod rules;
pub mod settings;
pub mod table;
