//! Opening tables at a server, and changing one before its game.

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::Setup;
use wire::{Ask, Holder, Json, Options, Room};

use super::http::{self, NewTable};
use super::{Making, go_to, refuse};
use crate::app::{App, Screen};
use crate::play::{Place, Player};
use crate::save;

/// Opens a table and asks these things there first.
fn make(app: App, new: NewTable, first: Vec<Ask>) {
    spawn_local(async move {
        match http::open_table(&new).await {
            Ok(code) => go_to(app, code, first),
            Err(refused) => refuse(app, &refused),
        }
    });
}

/// Opens a table for the set-up that was chosen, takes the seat of the person, and seats the bots.
pub fn open(app: App, setup: Setup, options: Options, places: Vec<Place>) {
    let own = places.iter().position(|place| place.player.bot().is_none());
    if let Some(place) = own.and_then(|own| places.get(own)) {
        save::remember_name(&place.name);
    }
    let ask = |(seat, place): (usize, Place)| match place.player {
        Player::Bot(level) => Some(Ask::SeatBot { seat, level }),
        Player::Human | Player::Elsewhere if own == Some(seat) => {
            Some(Ask::Sit { seat, name: place.name, colour: Some(place.colour) })
        }
        Player::Human | Player::Elsewhere => None,
    };
    let first = places.into_iter().enumerate().filter_map(ask).collect();
    make(app, NewTable { setup: Some(Json::of_setup(&setup)), options, ..NewTable::default() }, first);
}

/// Opens a table with the cards of the one at which this screen is.
pub fn open_same_deal(app: App) {
    let (room, code) = (app.online.room.read_untracked(), app.online.code.get_untracked());
    let options = room.as_ref().map(|room| room.options.clone()).unwrap_or_default();
    make(app, NewTable { options, same_deal: code, ..NewTable::default() }, Vec::new());
}

/// Puts the game on this screen online: a table where it goes on, with open seats for its other people.
pub fn bring(app: App) {
    let play = app.play.read_untracked();
    let Some(play) = play.as_ref() else { return };
    let options = Options { open_hands: play.open_hands, ..Options::default() };
    make(app, NewTable { options, record: save::to_text(play), ..NewTable::default() }, Vec::new());
}

/// Why the set-up of a table cannot be changed, as a text key; `None` if it can.
pub fn keeps_setup(room: &Room) -> Option<&'static str> {
    match (room.brought, room.same_deal.is_empty()) {
        (true, _) => Some("online-fixed-brought"),
        (false, false) => Some("online-fixed-cards"),
        (false, true) => None,
    }
}

/// Opens the screen for a new game with what has been chosen for this table.
pub fn begin_change(app: App) {
    let room = app.online.room.read_untracked();
    let Some(room) = room.as_ref() else { return };
    let making = Making { options: room.options.clone(), table: Some(room.code), draft: None };
    app.online.making.set(Some(making));
    app.screen.set(Screen::NewGame);
}

/// Changes the table at which this screen is, and returns to it.
pub fn change_table(app: App, setup: Setup, options: Options, places: &[Place]) {
    if let Some(room) = app.online.room.read_untracked().as_ref() {
        changes(room, setup, options, places).iter().for_each(|ask| app.online.ask(ask));
    }
    app.screen.set(Screen::Room);
}

/// What to ask so that a table becomes like this. People keep their seats.
fn changes(room: &Room, setup: Setup, options: Options, places: &[Place]) -> Vec<Ask> {
    let setup = if keeps_setup(room).is_some() { room.setup.clone() } else { Json::of_setup(&setup) };
    let mut asks = vec![Ask::SetUp { setup, options }];
    for (seat, place) in places.iter().enumerate() {
        let holder = room.seats.get(seat).map_or(&Holder::Nobody, |seat| &seat.holder);
        let wanted = place.player.bot();
        match holder {
            Holder::Person => continue,
            Holder::Bot { level } if Some(level.as_str()) == wanted => continue,
            Holder::Bot { .. } => asks.push(Ask::ClearSeat { seat }),
            Holder::Nobody => {}
        }
        asks.extend(wanted.map(|level| Ask::SeatBot { seat, level: level.to_string() }));
    }
    asks
}

#[cfg(test)]
mod tests {
    use engine::Rules;
    use wire::Colour;

    use super::super::tests::{room, seat};
    use super::*;

    #[test]
    fn a_changed_table_keeps_its_people_and_the_bots_that_stay() {
        let bot = |level: &str| Holder::Bot { level: level.into() };
        let room = room(vec![
            seat(Holder::Person, Some("Ana"), Colour::Red),
            seat(bot("level-3"), None, Colour::Blue),
            seat(bot("level-2"), None, Colour::White),
            seat(bot("level-1"), None, Colour::Green),
            seat(Holder::Nobody, None, Colour::Violet),
        ]);
        let players = ["level-6", "level-3", "level-5", "", "level-4", "level-1"];
        let place = |level: &&str| Place {
            name: String::new(),
            player: if level.is_empty() { Player::Human } else { Player::Bot(level.to_string()) },
            colour: Colour::Red,
        };
        let places: Vec<Place> = players.iter().map(place).collect();
        let setup = Setup::new(Rules::new(6).expect("six players"));
        let asks = changes(&room, setup, Options::default(), &places);
        let seated = |seat, level: &str| Ask::SeatBot { seat, level: level.into() };
        let rest = [
            Ask::ClearSeat { seat: 2 },
            seated(2, "level-5"),
            Ask::ClearSeat { seat: 3 },
            seated(4, "level-4"),
            seated(5, "level-1"),
        ];
        assert!(matches!(&asks[0], Ask::SetUp { .. }), "{asks:?}");
        assert_eq!(asks[1..], rest);
    }
}
