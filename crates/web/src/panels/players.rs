//! Everybody at the table: points, counts, hands, and whose Alhambra is shown.

use engine::Points;
use engine::vocab::{Building, Seat};
use i18n::Arg;
use leptos::prelude::*;

use crate::app::{App, app};
use crate::art::{self, SeatColour};
use crate::modules::{self, Place};
use crate::panels::desk::desk;
use crate::panels::red_palace;
use crate::panels::seed::SeedLine;
use crate::play::{Play, counted};

/// A player as the table shows them.
#[derive(Clone, PartialEq)]
struct Player {
    /// Nobody's seat is Dirk's.
    seat: Option<Seat>,
    name: String,
    colour: Option<SeatColour>,
    points: Points,
    counts: [u8; 6],
    /// Wall and hand in words.
    facts: Vec<String>,
    /// The cards, where hands lie open.
    hand: Option<String>,
    is_asked: bool,
}

fn players(app: App, play: &Play) -> Vec<Player> {
    let view = play.view();
    let texts = app.texts.read();
    let hand_of = |seat: Seat| {
        let (_, hand) = play.open_hands().find(|(owner, _)| *owner == seat)?;
        let cards: Vec<String> = hand.money_cards().map(|card| texts.0.card(card)).collect();
        Some(app.tw("hand-of", &[("name", play.name(seat).as_str().into())]) + ": " + &cards.join(", "))
    };
    let player = |seat: Seat| {
        let wall = view.palace(seat).longest_wall().length;
        let mut facts = vec![
            app.tw("longest-wall", &[("count", Arg::Number(wall.into()))]),
            app.tw("hand-size", &[("count", Arg::Number(view.hand_size(seat) as i64))]),
        ];
        facts.extend(red_palace::facts(app, &view, seat));
        facts.extend(modules::facts(app, &view, seat));
        Player {
            seat: Some(seat),
            name: play.name(seat),
            colour: Some(play.colour(seat)),
            points: view.score(seat),
            counts: Building::ALL.map(|kind| counted(&view, seat, kind)),
            facts,
            hand: hand_of(seat),
            is_asked: view.to_act() == Some(seat),
        }
    };
    let dirk = view.dirk().map(|tiles| {
        let of_kind = |kind| tiles.iter().filter(|&tile| view.kind_of(tile) == Some(kind)).count() as u8;
        Player {
            seat: None,
            name: app.t("dirk"),
            colour: None,
            points: view.dirk_score().unwrap_or(0),
            counts: Building::ALL.map(of_kind),
            facts: Vec::new(),
            hand: None,
            is_asked: false,
        }
    });
    view.seats().map(player).chain(dirk).collect()
}

/// The mark of a seat: a colour and a shape.
#[component]
pub fn SeatMark(
    /// Which.
    colour: SeatColour,
) -> impl IntoView {
    view! {
        <svg class="seat-mark" viewBox="0 0 40 40" aria-hidden="true" inner_html=art::seat_mark(colour)></svg>
    }
}

/// Everybody at the table.
#[component]
pub fn Players() -> impl IntoView {
    let (app, desk) = (app(), desk());
    let shown = Memo::new(move |_| app.play.read().as_ref().map_or_else(Vec::new, |play| players(app, play)));
    let piles = Memo::new(move |_| {
        let play = app.play.read();
        let view = play.as_ref()?.view();
        Some(format!(
            "{} · {} · {}",
            app.tw("turn-number", &[("number", Arg::Number(view.turn().into()))]),
            app.tw("supply-left", &[("count", Arg::Number(view.supply_len() as i64))]),
            app.tw("draw-pile-left", &[("count", Arg::Number(view.draw_pile_len() as i64))]),
        ))
    });
    let played = modules::of_game(app);
    let row = move |place: usize| {
        let player = Memo::new(move |_| shown.read().get(place).cloned());
        // The points move when they change, and only then.
        let points = Memo::new(move |_| player.read().as_ref().map_or(0, |player| player.points));
        let seat = Memo::new(move |_| player.read().as_ref().and_then(|player| player.seat));
        let counts = Building::ALL.map(|kind| {
            let count =
                Memo::new(move |_| player.read().as_ref().map_or(0, |player| player.counts[kind as usize]));
            view! {
                <span class="badge" role="img"
                    aria-label=move || format!("{} {}", app.texts.read().0.kind(kind), count.get())>
                    <svg viewBox="0 0 40 40" aria-hidden="true" inner_html=art::kind_art(kind)></svg>
                    {move || count.get()}
                </span>
            }
        });
        let colour = Memo::new(move |_| player.read().as_ref().and_then(|player| player.colour));
        let name = move || player.read().as_ref().map(|player| player.name.clone());
        let total = move || {
            view! {
                <span class="points arrive">{app.texts.read().0.points(points.get())}</span>
            }
        };
        view! {
            <li class="player" data-seat=move || seat.get().map(Seat::index)
                aria-current=move || player.read().as_ref().is_some_and(|player| player.is_asked).to_string()>
                {move || match seat.get() {
                    Some(seat) => view! {
                        <button class="quiet" aria-pressed=move || (desk.shown_seat.get() == Some(seat)).to_string()
                            on:click=move |_| desk.watched.set(Some(seat))>
                            {colour.get().map(|colour| view! { <SeatMark colour /> })}
                            <strong>{name}</strong>{total}
                        </button>
                    }.into_any(),
                    None => view! { <div class="dirk"><strong>{name}</strong>{total}</div> }.into_any(),
                }}
                <div class="counts">{counts.collect_view()}</div>
                {move || player.get().map(|player| view! {
                    {player.hand.map(|cards| view! { <small class="open-hand">{cards}</small> })}
                    <small>{player.facts.join(" · ")}</small>
                })}
                <span class="owned-pieces">
                    {move || seat.get().map(|seat| modules::at(played.get(), Place::Before(seat)))}
                </span>
            </li>
        }
    };
    view! {
        <section class="box players-box" aria-label=move || app.t("players")>
            <h2>{move || app.t("players")}</h2>
            <ul class="players" id="players">
                <For each=move || 0..shown.read().len() key=Clone::clone let:place>{row(place)}</For>
            </ul>
            <small>{move || piles.get()}</small>
            <SeedLine />
        </section>
    }
}
