//! The tables: wins by number of players, by opponent and by module, and where the points come from.

use engine::Base;
use engine::vocab::Building;
use leptos::prelude::*;

use super::figures::{number, percent};
use crate::app::App;
use crate::art;
use crate::art::icons::{Glyph, Icon};
use crate::modules;
use crate::panels::pieces::Pictured;
use crate::screens::new_game::level_of;
use crate::statistics::{Origin, Part, Tally, origins};

/// A row of a table: a picture, a name, and the games it summarises.
struct Row {
    id: String,
    picture: Option<AnyView>,
    name: String,
    tally: Tally,
    /// The share that chance alone would win, if it is the same for all games of the row.
    chance: Option<String>,
}

/// A table of such rows; `None` if there is nothing to compare.
fn table(app: App, id: &'static str, icon: Icon, key: &'static str, rows: Vec<Row>) -> Option<AnyView> {
    if rows.is_empty() {
        return None;
    }
    let has_chance = rows.iter().any(|row| row.chance.is_some());
    let rows = rows.into_iter().map(|Row { id, picture, name, tally, chance }| {
        view! {
            <tr data-row=id>
                <th scope="row">{picture}<span>{name}</span></th>
                <td>{tally.games}</td>
                <td><b>{percent(app, tally.won, tally.games)}</b></td>
                {has_chance.then(|| view! { <td class="wide">{chance}</td> })}
                <td>{number(app, tally.average())}</td>
            </tr>
        }
    });
    let rows = rows.collect_view();
    Some(
        view! {
            <section class="stats-panel" id=id>
                <h2><Glyph icon />{app.t(key)}</h2>
                <table class="stats-table">
                    <thead><tr>
                        <td></td>
                        <th scope="col">{app.t("stats-games")}</th>
                        <th scope="col">{app.t("stats-won")}</th>
                        {has_chance.then(|| view! { <th scope="col" class="wide">{app.t("stats-chance")}</th> })}
                        <th scope="col">{app.t("stats-average")}</th>
                    </tr></thead>
                    <tbody>{rows}</tbody>
                </table>
            </section>
        }
        .into_any(),
    )
}

/// A row of the games that meet a condition; `None` if there are none.
fn row(parts: &[Part], id: String, name: String, holds: impl Fn(&Part) -> bool) -> Option<Row> {
    let tally = Tally::of(parts.iter().filter(|part| holds(part)));
    (tally.games > 0).then_some(Row { id, picture: None, name, tally, chance: None })
}

/// The rows by number of players.
fn by_players(app: App, parts: &[Part]) -> Vec<Row> {
    let rows = (2..=6).filter_map(|players: usize| {
        let name = app.tw("stats-players", &[("count", players.into())]);
        let row = row(parts, players.to_string(), name, |part| part.players == players)?;
        Some(Row { chance: Some(percent(app, 1, players)), ..row })
    });
    rows.collect()
}

/// The rows by level of bot, from the weakest to the strongest.
fn by_level(app: App, parts: &[Part]) -> Vec<Row> {
    // Bots of earlier builds count as their levels.
    let code_of =
        |code: &String| level_of(code).map_or_else(|| code.clone(), |(_, level)| level.code.to_string());
    let mut codes: Vec<String> = parts.iter().flat_map(|part| &part.bots).map(code_of).collect();
    // A bot that is not known comes last.
    let rank = |code: &str| level_of(code).map_or(usize::MAX, |(level, _)| level);
    codes.sort_by_key(|code| rank(code));
    codes.dedup();
    let strongest = |part: &Part| part.bots.iter().max_by_key(|code| rank(code)).map(code_of);
    let level = |code: String| {
        let name = level_of(&code).map_or_else(|| code.clone(), |(_, level)| app.t(level.key));
        row(parts, code.clone(), name, |part| strongest(part).as_ref() == Some(&code))
    };
    let people = row(parts, "people".to_string(), app.t("stats-only-people"), |part| part.bots.is_empty());
    codes.into_iter().filter_map(level).chain(people).collect()
}

fn by_game(app: App, parts: &[Part]) -> Vec<Row> {
    let rows = Base::ALL.into_iter().filter_map(|base| {
        let art = match base {
            Base::Alhambra => art::alhambra_picture(),
            Base::RedPalace => art::red_palace_picture(),
        };
        let name = app.texts.read().0.game_name(base);
        let row = row(parts, base.slug().to_string(), name, |part| part.base == base)?;
        let picture =
            view! { <svg class="stats-game" viewBox="0 0 200 120" aria-hidden="true" inner_html=art></svg> };
        Some(Row { picture: Some(picture.into_any()), ..row })
    });
    rows.collect()
}

fn by_module(app: App, parts: &[Part]) -> Vec<Row> {
    let none = row(parts, "none".to_string(), app.t("stats-no-modules"), |part| {
        part.modules.iter().next().is_none()
    });
    let rows = engine::Module::every().filter_map(|module| {
        let name = app.texts.read().0.module_name(module);
        let row = row(parts, module.slug().to_string(), name, |part| part.modules.has(module))?;
        let picture = view! { <Pictured picture=modules::room(module).emblem() /> };
        Some(Row { picture: Some(picture.into_any()), ..row })
    });
    none.into_iter().chain(rows).collect()
}

/// Where the points come from, with a bar for each origin.
fn points(app: App, parts: &[Part]) -> impl IntoView + use<> {
    let lines = origins(parts);
    let most = lines.iter().map(|(_, points)| points.abs()).fold(1.0, f64::max);
    let rows = lines.into_iter().map(|(origin, points)| {
        let kind = |kind: Building| {
            view! { <svg class="pc" viewBox="0 0 40 40" aria-hidden="true" inner_html=art::kind_art(kind)></svg> }
        };
        let texts = app.texts.read();
        let (id, name, picture) = match origin {
            Origin::Kind(one) => (one.name().to_string(), texts.0.kind(one), kind(one).into_any()),
            Origin::Wall => ("wall".to_string(), texts.0.get("wall"), view! { <Glyph icon=Icon::Wall /> }.into_any()),
            Origin::Guards => ("guards".to_string(), texts.0.get("guards"), view! { <Glyph icon=Icon::Crown /> }.into_any()),
            Origin::Module(module) => {
                let picture = view! { <Pictured picture=modules::room(module).emblem() /> };
                (module.slug().to_string(), texts.0.module_name(module), picture.into_any())
            }
            Origin::Rest => ("rest".to_string(), texts.0.get("stats-rest"), view! { <Glyph icon=Icon::Grid /> }.into_any()),
        };
        let width = (points.abs() / most * 100.0).round();
        view! {
            <li data-origin=id>
                <span class="origin-picture">{picture}</span>
                <span class="origin-name">{name}</span>
                <svg class="origin-bar" class:minus=points < 0.0 viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                    <rect width="100" height="10" class="whole" /><rect width=width height="10" class="part" />
                </svg>
                <b>{number(app, points)}</b>
            </li>
        }
    });
    view! {
        <section class="stats-panel" id="stats-points">
            <h2><Glyph icon=Icon::Star />{app.t("stats-points")}</h2>
            <ul class="origins">{rows.collect_view()}</ul>
        </section>
    }
}

/// All tables.
pub fn panels(app: App, parts: &[Part]) -> impl IntoView + use<> {
    view! {
        {table(app, "stats-by-players", Icon::Eye, "stats-by-players", by_players(app, parts))}
        {table(app, "stats-by-level", Icon::Race, "stats-by-level", by_level(app, parts))}
        {points(app, parts)}
        {table(app, "stats-by-module", Icon::Grid, "stats-by-module", by_module(app, parts))}
        {table(app, "stats-by-game", Icon::Book, "stats-by-game", by_game(app, parts))}
    }
}
