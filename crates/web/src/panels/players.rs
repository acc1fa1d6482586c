//! Everybody at the table: points, counts, hands, and whose Alhambra is shown.

use engine::Module;
use engine::vocab::{Building, Seat};
use i18n::{Arg, Texts};
use leptos::prelude::*;

use crate::app::app;
use crate::art;

/// How many buildings of each kind, as pictures with names.
fn counts(texts: &Texts, counts: [u8; 6]) -> AnyView {
    let kinds = Building::ALL.map(|kind| {
        let count = counts[kind as usize];
        view! {
            <span class="badge" role="img" aria-label=format!("{} {count}", texts.kind(kind))>
                <svg viewBox="0 0 40 40" aria-hidden="true" inner_html=art::kind_art(kind)></svg>
                {count}
            </span>
        }
    });
    kinds.collect_view().into_any()
}

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
                        let counts = counts(&texts.0, Building::ALL.map(|kind| view.count_built(seat, kind)));
                        let wall = view.palace(seat).longest_wall().length;
                        let characters: Vec<String> = view.characters(seat).iter()
                            .map(|character| texts.0.character_name(character)).collect();
                        let vizier = modules.has(Module::ViziersFavour).then(|| {
                            let active = view.active_viziers().has(seat);
                            app.t(if active { "vizier-active" } else { "vizier-inactive" })
                        });
                        let chests = modules.has(Module::TreasureChamber)
                            .then(|| format!("{} {}", app.t("chests"), view.chests_of(seat)));
                        let bonus = modules.has(Module::BonusCards).then(|| {
                            let shown = view.bonus_shown(seat).iter().map(|card| texts.0.tile(card.tile()));
                            let hidden = view.bonus_unshown(seat).to_string();
                            format!("{} {}", app.t("bonus-cards"), shown.chain([hidden]).collect::<Vec<_>>().join(", "))
                        });
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
                                    {bonus.map(|text| format!(" · {text}"))}
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
                    let of_kind = |kind| dirk.iter().filter(|tile| tile.kind() == Some(kind)).count() as u8;
                    let counts = counts(&texts.0, Building::ALL.map(of_kind));
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
