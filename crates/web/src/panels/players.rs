//! Everybody at the table: points, counts, hands, and whose Alhambra is shown.

use engine::Module;
use engine::vocab::{Building, Seat};
use i18n::Arg;
use leptos::prelude::*;

use crate::app::app;
use crate::art;

/// Everybody at the table.
#[component]
pub fn Players(
    /// Whose Alhambra is shown.
    watched: RwSignal<Option<Seat>>,
) -> impl IntoView {
    let app = app();
    view! {
        <section class="box players-box" aria-label=move || app.t("players")>
            <h2>{move || app.t("players")}</h2>
            <ul class="players" id="players">
                {move || {
                    let play = app.play.read();
                    let Some(play) = play.as_ref() else { return Vec::new() };
                    let view = play.view();
                    let modules = view.rules().modules;
                    let texts = app.texts.read();
                    let open: Vec<(Seat, String)> = play.open_hands().map(|(seat, hand)| {
                        let cards: Vec<String> = hand.money_cards().map(|card| texts.0.card(card)).collect();
                        (seat, app.tw("hand-of", &[("name", play.name(seat).as_str().into())]) + ": " + &cards.join(", "))
                    }).collect();
                    view.seats().map(|seat| {
                        let counts = Building::ALL.map(|kind| {
                            let count = view.count_built(seat, kind);
                            let label = format!("{} {count}", texts.0.kind(kind));
                            view! {
                                <span class="badge" role="img" aria-label=label>
                                    <svg viewBox="0 0 40 40" aria-hidden="true" inner_html=art::kind_art(kind)></svg>
                                    {count}
                                </span>
                            }
                        }).collect_view();
                        let wall = view.palace(seat).longest_wall().length;
                        let characters: Vec<String> = view.characters(seat).iter()
                            .map(|character| texts.0.character_name(character)).collect();
                        let vizier = modules.has(Module::ViziersFavour).then(|| {
                            let active = view.active_viziers().has(seat);
                            app.t(if active { "vizier-active" } else { "vizier-inactive" })
                        });
                        let chests = modules.has(Module::TreasureChamber)
                            .then(|| format!("{} {}", app.t("chests"), view.chests_of(seat)));
                        view! {
                            <li class="player" aria-current=(view.to_act() == Some(seat)).to_string()
                                data-seat=seat.index()>
                                <button class="quiet" aria-pressed=move || (watched.get() == Some(seat)).to_string()
                                    on:click=move |_| watched.set(Some(seat))>
                                    <strong>{play.name(seat)}</strong>
                                    <span class="points">{app.tw("points", &[("count", Arg::Number(view.score(seat).into()))])}</span>
                                </button>
                                <div class="counts">{counts}</div>
                                {open.iter().find(|(owner, _)| *owner == seat).map(|(_, cards)| view! {
                                    <small class="open-hand">{cards.clone()}</small>
                                })}
                                <small>
                                    {app.tw("longest-wall", &[("count", Arg::Number(wall.into()))])}" · "
                                    {app.tw("hand-size", &[("count", Arg::Number(view.hand_size(seat) as i64))])}
                                    {(!characters.is_empty()).then(|| format!(" · {}", characters.join(", ")))}
                                    {vizier.map(|text| format!(" · {text}"))}
                                    {chests.map(|text| format!(" · {text}"))}
                                </small>
                            </li>
                        }
                    }).collect::<Vec<_>>()
                }}
                {move || {
                    let play = app.play.read();
                    let view = play.as_ref()?.view();
                    let dirk = view.dirk()?;
                    let score = view.dirk_score().unwrap_or(0);
                    let texts = app.texts.read();
                    let counts = Building::ALL.map(|kind| {
                        let count = dirk.iter().filter(|tile| tile.kind() == Some(kind)).count();
                        let label = format!("{} {count}", texts.0.kind(kind));
                        view! {
                            <span class="badge" role="img" aria-label=label>
                                <svg viewBox="0 0 40 40" aria-hidden="true" inner_html=art::kind_art(kind)></svg>
                                {count}
                            </span>
                        }
                    }).collect_view();
                    Some(view! {
                        <li class="player">
                            <strong>{app.t("dirk")}</strong>" "
                            <span class="points">{app.tw("points", &[("count", Arg::Number(score.into()))])}</span>
                            <div class="counts">{counts}</div>
                        </li>
                    })
                }}
            </ul>
            <small>
                {move || {
                    let play = app.play.read();
                    let view = play.as_ref()?.view();
                    Some(format!(
                        "{} · {} · {}",
                        app.tw("turn-number", &[("number", Arg::Number(view.turn().into()))]),
                        app.tw("supply-left", &[("count", Arg::Number(view.supply_len() as i64))]),
                        app.tw("draw-pile-left", &[("count", Arg::Number(view.draw_pile_len() as i64))]),
                    ))
                }}
            </small>
        </section>
    }
}
