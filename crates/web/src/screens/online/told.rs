//! The game and the options of a table in words.

use engine::{Base, Rules};
use i18n::Arg;
use leptos::prelude::*;
use wire::{Chat, Clock, Holder, Json, Options, Place, StandIn};

use crate::app::App;
use crate::art::icons::{Glyph, Icon};
use crate::screens::new_game::{
    Emblem, HARDEST, Pips, Seated, complexity, complexity_key, duration, level_of,
};

/// The rules of a table; `None` if this page does not know them.
pub fn rules_of(setup: &Json) -> Option<Rules> {
    setup.setup().ok().map(|setup| setup.rules())
}

/// How long a game takes with those who are at a table.
pub fn length_told(app: App, rules: Rules, seats: &[Place]) -> String {
    let bots = seats.iter().filter(|seat| matches!(seat.holder, Holder::Bot { .. })).count();
    let minutes = Seated::new(seats.len() - bots, bots).all(rules.base(), rules.modules());
    format!("{} {}", app.t("about"), duration(app, minutes))
}

/// The game: each module with its picture and its effect, then how long it takes and how complex it is.
pub fn game_told(app: App, setup: &Json, seats: &[Place]) -> impl IntoView + use<> {
    let rules = rules_of(setup)?;
    let (base, modules) = (rules.base(), rules.modules());
    let texts = app.texts.read();
    let name = match base {
        Base::Alhambra => texts.0.get("book-base-game"),
        base => texts.0.game_name(base),
    };
    let cards = modules.iter().map(|module| {
        view! {
            <li>
                <Emblem module />
                <span><b>{texts.0.module_name(module)}</b><small>{texts.0.module_effect(base, module)}</small></span>
            </li>
        }
    });
    let level = complexity(base, modules);
    Some(view! {
        <ul class="game-modules">{cards.collect_view()}</ul>
        <p class="game-length">
            <b>{name}</b>
            <span>{length_told(app, rules, seats)}</span>
            <span>{app.t(complexity_key(level))}</span>
            <Pips filled=level of=HARDEST name=app.tw("complexity", &[("level", level.into())]) />
        </p>
    })
}

/// A level of a bot in words.
pub fn level_told(app: App, code: &str) -> String {
    level_of(code).map_or_else(|| code.to_string(), |(_, level)| app.t(level.key))
}

/// The time that players have, in words.
pub fn clock_told(app: App, clock: Clock) -> String {
    let number = |number: u32| Arg::Number(number.into());
    match clock {
        Clock::None => app.t("online-clock-none"),
        Clock::Move { seconds } => app.tw("online-clock-move", &[("seconds", number(seconds))]),
        Clock::Bank { seconds, added } => {
            app.tw("online-clock-bank", &[("minutes", number(seconds / 60)), ("seconds", number(added))])
        }
    }
}

/// The options of a table, one line for each, with its icon.
fn lines(app: App, options: &Options) -> Vec<(Icon, String)> {
    let mut lines = vec![(Icon::Watch, clock_told(app, options.clock))];
    let stand_in = match &options.stand_in {
        StandIn::Default => app.t("online-stand-in-default"),
        StandIn::Bot { level } => {
            app.tw("online-stand-in-bot", &[("level", level_told(app, level).as_str().into())])
        }
    };
    lines.push((Icon::Bot, stand_in));
    lines.push((
        Icon::Undo,
        app.t(if options.take_back { "online-take-back" } else { "online-no-take-back" }),
    ));
    let watch = match (options.watchers, options.watch_delay) {
        (false, _) => app.t("online-no-watchers"),
        (true, 0) => app.t("online-watchers"),
        (true, delay) => app.tw("online-watchers-late", &[("seconds", Arg::Number(delay.into()))]),
    };
    lines.push((Icon::Eye, watch));
    lines.push((
        Icon::Talk,
        app.t(match options.chat {
            Chat::Free => "online-chat-free",
            Chat::Phrases => "online-chat-phrases",
            Chat::Off => "online-chat-off",
        }),
    ));
    if options.open_hands {
        lines.push((Icon::Cards, app.t("open-hands")));
    }
    lines.push((Icon::Globe, app.t(if options.listed { "online-listed" } else { "online-private" })));
    lines
}

/// The options of a table as a list.
pub fn options_told(app: App, options: &Options) -> impl IntoView + use<> {
    let rows = lines(app, options);
    let rows = rows.into_iter().map(|(icon, text)| view! { <li><Glyph icon /><span>{text}</span></li> });
    view! { <ul class="table-options">{rows.collect_view()}</ul> }
}
