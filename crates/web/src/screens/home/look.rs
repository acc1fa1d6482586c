//! What a saved game looks like in the list: the player's palace, everybody's points, and whose turn it is.

use engine::vocab::Seat;
use engine::{Outcome, Points};
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::app::App;
use crate::art::SeatColour;
use crate::panels::rail::mark::SeatMark;
use crate::panels::rail::mini::{Mini, mini_art};
use crate::panels::scoring::minus;
use crate::play::{Play, Player};

/// A player with their current result.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Stand {
    name: String,
    colour: SeatColour,
    points: Points,
    has_won: bool,
}

/// Who is to act.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Turn {
    /// The only person at this screen.
    Yours,
    /// Somebody else, by name.
    Of(String),
    /// Nobody, because the game is over.
    Over,
}

/// What a saved game looks like in the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Look {
    stands: Vec<Stand>,
    turn: Turn,
    mini: Mini,
}

impl Look {
    /// The look of a game. It only uses public information, because anybody may be looking at the screen.
    pub fn of(play: &Play) -> Look {
        let view = play.open_view();
        let winners = match view.outcome() {
            Some(Outcome::Won(winners)) => Some(winners),
            Some(Outcome::Aborted) | None => None,
        };
        let is_person = |seat: &Seat| play.places[seat.index()].player == Player::Human;
        let people: Vec<Seat> = view.seats().filter(is_person).collect();
        let stand = |seat: Seat| Stand {
            name: play.name(seat),
            colour: play.colour(seat),
            points: view.score(seat),
            has_won: winners.is_some_and(|winners| winners.has(seat)),
        };
        let turn = match view.to_act() {
            None => Turn::Over,
            Some(seat) if people == [seat] => Turn::Yours,
            Some(seat) => Turn::Of(play.name(seat)),
        };
        let own = people.first().copied().or_else(|| view.seats().next());
        Look {
            stands: view.seats().map(stand).collect(),
            turn,
            mini: own.map_or_else(Mini::default, |seat| mini_art(&view, seat, true)),
        }
    }

    /// A thumbnail of the player's palace.
    pub fn picture(&self) -> impl IntoView + use<> {
        self.mini.clone().on_plan()
    }

    /// Everybody with their mark and points.
    pub fn stands(&self) -> impl IntoView + use<> {
        let stands = self.stands.iter().cloned().map(|Stand { name, colour, points, has_won }| {
            view! {
                <span class="look-seat">
                    <SeatMark colour />
                    <span class="look-name">{has_won.then_some("★ ")}{name}</span>" "
                    <b>{minus(points)}</b>
                </span>
            }
        });
        view! { <span class="look-seats">{stands.collect_view()}</span> }
    }

    /// Whose turn it is, in words.
    pub fn turn(&self, app: App) -> String {
        match &self.turn {
            Turn::Yours => app.t("your-turn"),
            Turn::Of(name) => app.tw("turn-of", &[("name", name.into())]),
            Turn::Over => app.t("game-over-short"),
        }
    }
}

/// Formats a time, in milliseconds since 1970, according to the language.
pub fn date(app: App, moment: u64) -> String {
    let date = js_sys::Date::new(&JsValue::from_f64(moment as f64));
    let options = js_sys::Object::new();
    for (name, value) in [("dateStyle", "medium"), ("timeStyle", "short")] {
        let _ = js_sys::Reflect::set(&options, &name.into(), &value.into());
    }
    date.to_locale_string(app.settings.read().language.code(), &options).into()
}
