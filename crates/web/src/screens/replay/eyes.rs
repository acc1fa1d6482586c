//! Whose view a replay shows: during a game only that of whoever holds the screen, afterwards anybody's.

use engine::vocab::{Currency, Money, Payment, Seat};
use engine::{Game, View, Viewer};
use i18n::Texts;
use leptos::prelude::*;

use super::Reader;
use crate::app::app;
use crate::art;
use crate::art::icons::{Glyph, Icon};
use crate::modules::{self, CARD};
use crate::play::Play;
use crate::story::Spot;

/// Whose hands are visible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eyes {
    /// No hand.
    Nobody,
    /// The hand of one seat.
    Seat(Seat),
    /// All hands.
    All,
}

fn is_over(play: &Play) -> bool {
    play.outcome().is_some()
}

impl Eyes {
    /// All views that whoever holds the screen may choose. Other hands are only visible once the game is over, or if
    /// everybody plays with open hands.
    pub fn allowed(play: &Play) -> Vec<Eyes> {
        let is_open = is_over(play) || play.open_hands;
        let seats: Vec<Seat> = match play.viewer() {
            _ if is_open => Seat::all(play.places.len()).collect(),
            Viewer::Seat(seat) => vec![seat],
            Viewer::Public => Vec::new(),
        };
        let all = is_open.then_some(Eyes::All);
        [Eyes::Nobody].into_iter().chain(seats.into_iter().map(Eyes::Seat)).chain(all).collect()
    }

    /// The initial choice: the view of whoever holds the screen.
    pub fn first(play: &Play) -> Eyes {
        match play.viewer() {
            Viewer::Seat(seat) => Eyes::Seat(seat),
            Viewer::Public => Eyes::Nobody,
        }
    }

    /// The viewer the story is told to; `None` for somebody who may know everything, once the game is over.
    pub fn listener(self, play: &Play) -> Option<Viewer> {
        match self {
            Eyes::Nobody => Some(Viewer::Public),
            Eyes::Seat(_) | Eyes::All if !is_over(play) => Some(play.viewer()),
            Eyes::Seat(seat) => Some(Viewer::Seat(seat)),
            Eyes::All => None,
        }
    }

    /// Whether the hand of this seat is visible.
    pub fn see(self, seat: Seat) -> bool {
        self == Eyes::All || self == Eyes::Seat(seat)
    }
}

/// A card of a hand: the money if it is any, its name, and its art.
type Held = (Option<Money>, String, String);

/// The cards of the hand in a view: money by currency, then the cards of modules.
fn cards(view: &View<'_>, texts: &Texts) -> Vec<Held> {
    let Some(hand) = view.hand() else { return Vec::new() };
    let money = Currency::ALL.into_iter().flat_map(|currency| {
        let mut money: Vec<Money> = Payment::plain(currency, hand.money[currency]).cards().collect();
        money.sort_by_key(|card| card.value());
        money
    });
    let money = money.map(|card| (Some(card), texts.card(card), art::money_art(card)));
    let of_modules = modules::played(view).flat_map(|room| room.hand_cards(texts, view));
    money.chain(of_modules.map(|card| (None, card.name, card.art))).collect()
}

/// The hand of a seat, if it is visible.
pub fn hand(reader: Reader, game: &Game, seat: Seat) -> Option<impl IntoView + use<>> {
    let app = app();
    let play = app.play.read();
    let name = play.as_ref()?.name(seat);
    let cards =
        reader.eyes.get().see(seat).then(|| cards(&game.view(Viewer::Seat(seat)), &app.texts.read().0))?;
    let card = move |(money, name, art): Held| {
        let is_lit = move || money.is_some_and(|card| reader.lit.read().contains(&Spot::Card(card)));
        view! {
            <span class="held-card" class:pointed=is_lit role="img" aria-label=name
                data-card=money.map(|card| card.to_string())>
                <svg viewBox=CARD aria-hidden="true" inner_html=art></svg>
            </span>
        }
    };
    Some(view! {
        <div class="held" role="group" data-hand=seat.index()
            aria-label=app.tw("hand-of", &[("name", name.as_str().into())])>
            {cards.into_iter().map(card).collect_view()}
        </div>
    })
}

/// The switch between views.
#[component]
pub fn EyeSwitch(
    /// The replay to control.
    reader: Reader,
) -> impl IntoView {
    let app = app();
    let allowed = app.play.read_untracked().as_ref().map_or_else(Vec::new, Eyes::allowed);
    let name = move |eyes: Eyes| match eyes {
        Eyes::Nobody => app.t("eyes-nobody"),
        Eyes::Seat(seat) => app.play.read().as_ref().map_or_else(String::new, |play| play.name(seat)),
        Eyes::All => app.t("eyes-all"),
    };
    let options = allowed.clone();
    let chosen = move |value: &str| value.parse().ok().and_then(|at: usize| allowed.get(at).copied());
    view! {
        <label class="eyes">
            <Glyph icon=Icon::Eye />
            <span class="visually-hidden">{move || app.t("eyes")}</span>
            <select id="eyes" title=move || app.t("eyes")
                on:change:target=move |event| if let Some(eyes) = chosen(&event.target().value()) {
                    reader.eyes.set(eyes);
                }>
                {options.into_iter().enumerate().map(|(place, eyes)| view! {
                    <option value=place selected=move || reader.eyes.get() == eyes>{move || name(eyes)}</option>
                }).collect_view()}
            </select>
        </label>
    }
}

#[cfg(test)]
mod tests {
    use engine::Rules;
    use protocol::{SeedText, Setup};

    use super::*;
    use crate::art::SeatColour;
    use crate::play::{Place, Player};
    use crate::story::tests::played;

    #[test]
    fn other_hands_are_seen_only_after_the_end() {
        let over = played(Rules::new(3).expect("2 to 6 players"), 1);
        assert_eq!(Eyes::allowed(&over).len(), 5, "nobody, three seats, all");
        assert_eq!(Eyes::All.listener(&over), None);
        let place = |index| Place {
            name: String::new(),
            player: if index == 0 { Player::Human } else { Player::Bot("greedy".to_string()) },
            colour: SeatColour::of_seat(index),
        };
        let new = |open_hands| {
            let setup = Setup::new(Rules::new(3).expect("2 to 6 players"));
            let seed = SeedText::from_number(1).expect("a small number");
            Play::new(String::new(), setup, seed, (0..3).map(place).collect(), open_hands)
        };
        let own = Seat::FIRST;
        let running = new(false);
        assert_eq!(Eyes::allowed(&running), [Eyes::Nobody, Eyes::Seat(own)]);
        assert_eq!(Eyes::first(&running), Eyes::Seat(own));
        // Open hands make hands visible, but nothing else that is hidden.
        assert_eq!(Eyes::All.listener(&new(true)), Some(Viewer::Seat(own)));
        assert_eq!(Eyes::allowed(&new(true)).len(), 5);
    }
}
