//! A game as text, for saving, sharing as a file, and loading. The terminal uses the same format.

use protocol::{Finished, SavedGame, Table};

use crate::app::App;
use crate::art::SeatColour;
use crate::play::{Place, Play, Player};
use crate::share::{self, MARK};

/// A game as text, to be saved or shared; `None` if it is not held here.
pub fn to_text(play: &Play) -> Option<String> {
    let saved_at = Some(js_sys::Date::now() as u64);
    Some(SavedGame::to_json(play.kept()?, &Table { saved_at, ..table_of(play) }))
}

/// Reads a saved game, a bare record, a link, or the code of a game.
///
/// # Errors
///
/// If the text is none of these, or the record is refused; the text of the error says why.
pub fn from_text(id: String, text: &str, app: App) -> Result<Play, String> {
    let text = text.trim();
    if !text.is_empty() && !text.starts_with(['{', '[', '"']) {
        let code = text.split_once(MARK).map_or(text, |(_, code)| code);
        return share::from_code(id, code, app);
    }
    let saved = SavedGame::from_json(text).map_err(|error| error.to_string())?;
    let mut places = share::default_places(saved.record.setup.rules().players(), app);
    seat(&mut places, &saved.table);
    let open_hands = saved.table.open_hands;
    Play::from_record(id, &saved.record, places, open_hands).map_err(|error| error.to_string())
}

/// Opens a finished game for replay.
///
/// # Errors
///
/// If its code cannot be read or the record is refused; the text says why.
pub fn from_finished(finished: &Finished, app: App) -> Result<Play, String> {
    let record = finished.record()?;
    let mut places = share::default_places(record.setup.rules().players(), app);
    seat(&mut places, &finished.table);
    Play::from_record(finished.key.clone(), &record, places, false).map_err(|error| error.to_string())
}

/// Who plays, in the form used in files.
fn table_of(play: &Play) -> Table {
    let bot = |place: &Place| place.player.bot().map(str::to_string);
    Table {
        names: play.names().into_iter().map(Some).collect(),
        bots: play.places.iter().map(bot).collect(),
        colours: play.places.iter().map(|place| place.colour.name().to_string()).collect(),
        open_hands: play.open_hands,
        saved_at: None,
    }
}

/// Assigns the players named in a file to their seats.
fn seat(places: &mut [Place], table: &Table) {
    for (place, name) in places.iter_mut().zip(&table.names) {
        if let Some(name) = name {
            place.name.clone_from(name);
        }
    }
    for (place, bot) in places.iter_mut().zip(&table.bots) {
        place.player = match bot {
            // A bot that this page does not know is replaced by the strongest one it has.
            Some(code) if bots::by_name(code, 0).is_none() => Player::Bot("greedy".into()),
            Some(code) => Player::Bot(code.clone()),
            None => Player::Human,
        };
    }
    let colours: Vec<SeatColour> =
        table.colours.iter().filter_map(|name| SeatColour::from_name(name)).collect();
    let is_own = |colour: &SeatColour| colours.iter().filter(|other| *other == colour).count() == 1;
    // Ignore the file's colours unless every seat has its own.
    if colours.len() == places.len() && colours.iter().all(is_own) {
        places.iter_mut().zip(colours).for_each(|(place, colour)| place.colour = colour);
    }
}

#[cfg(test)]
mod tests {
    use engine::Rules;
    use protocol::{Record, SeedText, Setup};

    use super::*;

    fn places() -> Vec<Place> {
        [("Ann", Player::Human, SeatColour::Violet), ("Ben", Player::Bot("casual".into()), SeatColour::Red)]
            .map(|(name, player, colour)| Place { name: name.to_string(), player, colour })
            .to_vec()
    }

    #[test]
    fn a_file_of_the_page_is_a_record_with_who_plays() {
        let setup = Setup::new(Rules::new(2).expect("two players"));
        let seed = SeedText::from_text("page").expect("a seed");
        let mut play = Play::new("1".to_string(), setup, seed, places(), true);
        for _ in 0..4 {
            if !play.answer_here() {
                let first = play.legal()[0];
                play.act(first).expect("a legal action");
            }
        }
        let text = SavedGame::to_json(play.kept().expect("a game held here"), &table_of(&play));
        // The terminal can read it as a record, and the page restores everybody to their seats.
        assert_eq!(Record::from_json(&text).as_ref(), Ok(play.kept().expect("a game held here").record()));
        let saved = SavedGame::from_json(&text).expect("a game");
        let stranger = Place { name: "X".into(), player: Player::Human, colour: SeatColour::White };
        let mut again = vec![stranger; 2];
        seat(&mut again, &saved.table);
        assert_eq!(again, places());
        assert!(saved.table.open_hands && saved.has_check_sum);
    }

    #[test]
    fn a_file_that_names_nobody_or_strangers_leaves_good_places() {
        let mut same = places();
        seat(&mut same, &Table::default());
        assert_eq!(same, places());
        let table = Table {
            bots: vec![Some("deep-thought".to_string()), None],
            colours: vec!["red".to_string(), "red".to_string()],
            ..Table::default()
        };
        seat(&mut same, &table);
        assert_eq!(same[0].player, Player::Bot("greedy".to_string()));
        assert_eq!(same[1].player, Player::Human);
        assert_eq!([same[0].colour, same[1].colour], [SeatColour::Violet, SeatColour::Red]);
    }
}
