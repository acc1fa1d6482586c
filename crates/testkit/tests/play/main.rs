//! What holds in whole games and palaces: laws, golden games, node counts, positions.

mod branching_walls;
mod copies;
mod crowded;
mod examples;
mod faults;
mod games;
mod laws;
mod marathon;
mod outlook;
mod palace;
mod perft;
mod positions;
mod red_palace;
mod samples;
mod setup_list;
mod survey;
