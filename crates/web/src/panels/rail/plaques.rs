//! A plaque for each player: points, palace, wall, and what is known of the hand.

use engine::vocab::{Currency, Money, Seat};
use engine::{Points, View, Viewer};
use i18n::Arg;
use leptos::prelude::*;

use crate::app::{App, app};
use crate::art::icons::{Glyph, Icon};
use crate::art::{self, SeatColour};
use crate::modules::{self, Place};
use crate::panels::desk::desk;
use crate::panels::people::{PresenceDot, TimeLeft};
use crate::panels::rail::mark::SeatMark;
use crate::panels::rail::mini::MiniPalace;
use crate::panels::red_palace;
use crate::play::Play;

/// How many cards of a hand are shown individually; the rest are counted.
const SHOWN_CARDS: usize = 14;

/// From this number of players on, plaques are lower.
const MANY: usize = 4;

/// What a plaque shows of a hand.
#[derive(Clone, PartialEq, Default)]
pub(super) struct Hand {
    /// The number of cards.
    size: usize,
    /// The cards that the viewer may know; `None` if only the number is shown.
    known: Option<Known>,
}

/// The known cards of a hand.
#[derive(Clone, PartialEq, Default)]
struct Known {
    /// The money, in card order.
    money: Vec<Money>,
    /// The number of other cards.
    others: usize,
}

impl Hand {
    /// The hand of a seat, as shown on its plaque.
    fn of(app: App, play: &Play, view: &View<'_>, seat: Seat) -> Hand {
        let size = view.hand_size(seat);
        let open = play.open_hands().into_iter().find(|(owner, _)| *owner == seat).map(|(_, hand)| hand);
        let is_own = view.viewer() == Viewer::Seat(seat);
        let remembered = (app.settings.read().known_cards && !is_own).then(|| view.remembered_hand(seat));
        let known = open.or(remembered).filter(|_| size > 0).map(|cards| {
            let money: Vec<Money> = cards.money_cards().filter(|card| card.is_card()).collect();
            Known { others: cards.len() - money.len(), money }
        });
        Hand { size, known }
    }

    /// The hand in words: how many cards, which are known, and how many are not.
    fn words(&self, app: App) -> String {
        let texts = app.texts.read();
        let mut words = vec![app.tw("hand-size", &[("count", Arg::Number(self.size as i64))])];
        if let Some(known) = &self.known {
            words.extend(known.money.iter().map(|&card| texts.0.card(card)));
            let unknown = Arg::Number(self.unknown(known) as i64);
            words.extend((self.unknown(known) > 0).then(|| app.tw("hand-unknown", &[("count", unknown)])));
        }
        words.join(", ")
    }

    /// How many cards only the owner knows.
    fn unknown(&self, known: &Known) -> usize {
        self.size.saturating_sub(known.money.len() + known.others)
    }
}

/// A hand: known cards as chips in the colours of their currencies, then the others; or only the number.
#[component]
fn KnownHand(
    /// The hand to show.
    hand: Hand,
) -> impl IntoView {
    let words = hand.words(app());
    let visible = match &hand.known {
        Some(known) => {
            let unknown = hand.unknown(known);
            let shown = &known.money[..known.money.len().min(SHOWN_CARDS)];
            let more = known.money.len() - shown.len() + known.others;
            let chip = |currency: Currency| {
                let cards = shown.iter().filter(|card| card.currency() == currency);
                let values: Vec<u8> = cards.map(|card| card.value()).collect();
                (!values.is_empty()).then(|| {
                    view! {
                        <span class=format!("kc {}", currency.name())>
                            {values.into_iter().map(|value| view! { <b>{value}</b> }).collect_view()}
                        </span>
                    }
                })
            };
            let unknown = (unknown > 0).then(|| view! {
                <span class="uncertain"><span class="kc unknown"><b>"?"</b></span>{format!("×{unknown}")}</span>
            });
            view! {
                <span class="known" aria-hidden="true">
                    {Currency::ALL.map(chip).collect_view()}
                    {(more > 0).then(|| format!("+{more}"))}
                    {unknown}
                </span>
            }
            .into_any()
        }
        None => view! { <span class="fact" aria-hidden="true"><Glyph icon=Icon::Cards />{hand.size}</span> }
            .into_any(),
    };
    view! {
        <span class="hand-known" title=words.clone()>
            {visible}
            <span class="visually-hidden">{words.clone()}". "</span>
        </span>
    }
}

/// A player, as shown on a plaque.
#[derive(Clone, PartialEq)]
pub(super) struct Player {
    /// The seat of the player.
    pub seat: Seat,
    /// The name.
    pub name: String,
    /// The colour of the seat.
    pub colour: SeatColour,
    /// The current score.
    pub points: Points,
    /// The length of the longest wall.
    pub wall: u8,
    /// The hand.
    pub hand: Hand,
    /// The number of guards; `None` in games without guards.
    pub guards: Option<u8>,
    /// Other facts, in words.
    pub facts: String,
    /// Whether they are to act.
    pub is_asked: bool,
    /// Whether a bot plays the seat and is thinking.
    pub is_thinking: bool,
    /// Whether it is the seat of whoever holds the screen.
    pub is_own: bool,
}

impl Player {
    fn of(app: App, play: &Play, seat: Seat) -> Player {
        let view = play.shown();
        let facts = red_palace::facts(app, &view, seat);
        Player {
            seat,
            name: play.name(seat),
            colour: play.colour(seat),
            points: view.score(seat),
            wall: view.palace(seat).longest_wall().length,
            hand: Hand::of(app, play, &view, seat),
            guards: Some(view.guards_of(seat)).filter(|&guards| guards > 0),
            facts: facts.join(" · "),
            is_asked: play.view().to_act() == Some(seat),
            is_thinking: play.is_thinking(seat),
            is_own: view.viewer() == Viewer::Seat(seat),
        }
    }
}

/// All players, in seat order; it only changes when something shown changes.
pub(super) fn players(app: App) -> Memo<Vec<Player>> {
    Memo::new(move |_| {
        let play = app.play.read();
        let Some(play) = play.as_ref() else { return Vec::new() };
        play.view().seats().map(|seat| Player::of(app, play, seat)).collect()
    })
}

/// Dirk's points, if he plays.
pub(super) fn dirk(app: App) -> Memo<Option<Points>> {
    Memo::new(move |_| app.play.read().as_ref().and_then(|play| play.shown().dirk_score()))
}

/// A plaque for each player; choosing one shows that player's Alhambra.
#[component]
pub fn Plaques(
    /// The id of the list; it must be unique on the page.
    #[prop(optional)]
    id: Option<&'static str>,
    /// Called when a plaque was chosen.
    #[prop(default = Callback::new(|()| {}))]
    chosen: Callback<()>,
) -> impl IntoView {
    let app = app();
    let players = players(app);
    let dirk = dirk(app);
    let many = move || players.read().len() >= MANY;
    view! {
        <ul class="plaques" id=id class:many=many aria-label=move || app.t("players")>
            <For each=move || 0..players.read().len() key=Clone::clone let:place>
                <Plaque player=Memo::new(move |_| players.read().get(place).cloned()) chosen />
            </For>
            {move || dirk.get().map(|points| view! {
                <li><div class="plq plq-dirk">
                    <span class="nm"><span class="whose">{app.t("dirk")}</span></span>
                    <span class="sc">{points}</span>
                </div></li>
            })}
        </ul>
    }
}

/// The plaque of a player.
#[component]
fn Plaque(
    /// The player to show.
    player: Memo<Option<Player>>,
    /// Called when the plaque was chosen.
    chosen: Callback<()>,
) -> impl IntoView {
    let (app, desk) = (app(), desk());
    let played = modules::of_game(app);
    let seat = Memo::new(move |_| player.read().as_ref().map_or(Seat::FIRST, |player| player.seat));
    let of = move |test: fn(&Player) -> bool| player.read().as_ref().is_some_and(test);
    // Separate memos, so that the points are only animated when they change.
    let points = Memo::new(move |_| player.read().as_ref().map_or(0, |player| player.points));
    let colour = Memo::new(move |_| player.read().as_ref().map(|player| player.colour));
    let hand = Memo::new(move |_| player.read().as_ref().map(|player| player.hand.clone()));
    let guards = Memo::new(move |_| player.read().as_ref().and_then(|player| player.guards));
    let wall = Memo::new(move |_| player.read().as_ref().map_or(0, |player| player.wall));
    let thinking = Memo::new(move |_| of(|player| player.is_thinking));
    let choose = move |_| {
        let is_own = player.read_untracked().as_ref().is_some_and(|player| player.is_own);
        desk.watched.set((!is_own).then(|| seat.get_untracked()));
        chosen.run(());
    };
    view! {
        <li>
            <button class="plq" class:me=move || of(|player| player.is_own) class:act=move || of(|player| player.is_asked)
                class:pointed=move || app.pointed.read().iter().any(|spot| spot.seat() == Some(seat.get()))
                data-seat=move || seat.get().index()
                aria-current=move || of(|player| player.is_asked).then_some("true")
                aria-pressed=move || (desk.shown_seat.get() == Some(seat.get())).to_string()
                title=move || player.read().as_ref().map(|player| player.facts.clone())
                on:click=choose>
                {move || view! { <MiniPalace seat=seat.get() /> }}
                <span class="nm">
                    {move || colour.get().map(|colour| view! { <SeatMark colour /> })}
                    <span class="whose">{move || player.read().as_ref().map(|player| player.name.clone())}</span>
                    {move || view! { <PresenceDot seat=seat.get() /> }}
                    {move || thinking.get().then(|| view! {
                        <span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>
                        <span class="visually-hidden">" "{app.t("is-thinking")}</span>
                    })}
                </span>
                {move || view! {
                    <span class="sc arrive">
                        <span aria-hidden="true">{points.get().to_string().replace('-', "−")}</span>
                        <span class="visually-hidden">{app.texts.read().0.points(points.get())}". "</span>
                    </span>
                }}
                <span class="facts">
                    <span class="fact">
                        <Glyph icon=Icon::Wall /><span aria-hidden="true">{wall}</span>
                        <span class="visually-hidden">
                            {move || app.tw("longest-wall", &[("count", Arg::Number(wall.get().into()))])}". "
                        </span>
                    </span>
                    {move || hand.get().map(|hand| view! { <KnownHand hand /> })}
                    {move || guards.get().map(|guards| view! {
                        <span class="fact">
                            <svg class="pc" viewBox="0 0 40 40" aria-hidden="true" inner_html=art::guard_art(true)></svg>
                            <span aria-hidden="true">{guards}</span>
                            <span class="visually-hidden">{app.tw("guard-count", &[("count", Arg::Number(guards.into()))])}</span>
                        </span>
                    })}
                </span>
                {move || view! { <TimeLeft seat=seat.get() /> }}
                <span class="pieces">{move || modules::at(played.get(), Place::Before(seat.get()))}</span>
            </button>
        </li>
    }
}

/// What is known of the other players' hands, for screens that do not show the plaques.
#[component]
pub fn KnownHands() -> impl IntoView {
    let app = app();
    let players = players(app);
    view! {
        <ul class="hands" aria-label=move || app.t("known-hands")>
            {move || players.get().into_iter().filter(|player| !player.is_own).map(|player| view! {
                <li><SeatMark colour=player.colour /><span>{player.name}</span><KnownHand hand=player.hand /></li>
            }).collect_view()}
        </ul>
    }
}
