//! The talk at a table of a server: phrases that each reader sees in the own language, and free words where allowed.

use leptos::html::Div;
use leptos::prelude::*;
use wire::{Ask, Chat, Line, Phrase, Words};

use crate::app::{App, app};
use crate::art::icons::{Glyph, Icon};
use crate::panels::rail::mark::SeatMark;

/// The longest text that can be typed.
const LONGEST: u32 = 200;

/// The text key of a phrase.
const fn key_of(phrase: Phrase) -> &'static str {
    match phrase {
        Phrase::Hello => "phrase-hello",
        Phrase::GoodLuck => "phrase-good-luck",
        Phrase::WellPlayed => "phrase-well-played",
        Phrase::Thanks => "phrase-thanks",
        Phrase::Sorry => "phrase-sorry",
        Phrase::OneMoment => "phrase-one-moment",
        Phrase::YourTurn => "phrase-your-turn",
        Phrase::NicePalace => "phrase-nice-palace",
        Phrase::OhNo => "phrase-oh-no",
        Phrase::AnotherGame => "phrase-another-game",
        Phrase::HaveToGo => "phrase-have-to-go",
        Phrase::Goodbye => "phrase-goodbye",
    }
}

/// How many lines have been said since the talk was last seen; reactive.
pub fn unheard(app: App) -> usize {
    app.online.talk.read().len().saturating_sub(app.online.heard.get())
}

fn line(app: App, line: Line) -> impl IntoView + use<> {
    let online = app.online;
    let room = online.room.read_untracked();
    let room = room.as_ref();
    let colour = line.seat.and_then(|seat| room?.seats.get(seat)).map(|place| place.colour);
    let is_own = line.seat.is_some() && line.seat == room.and_then(|room| room.you.seat);
    let mute = line.seat.filter(|_| !is_own).map(|seat| {
        let label = app.tw("online-mute", &[("name", line.name.as_str().into())]);
        view! {
            <button class="mute" title=label.clone() aria-label=label
                on:click=move |_| online.ask(&Ask::Mute { seat, muted: true })><Glyph icon=Icon::Close /></button>
        }
    });
    let words = match line.words {
        Words::Text(text) => text,
        Words::Phrase(phrase) => app.t(key_of(phrase)),
    };
    view! {
        <li class:own=is_own>
            {colour.map(|colour| view! { <SeatMark colour /> })}
            <span><b>{line.name}</b>" "{words}</span>{mute}
        </li>
    }
}

/// What was said, newest last, and what can be said.
#[component]
pub fn Talk(
    /// Whether there is little room: then the phrases take the place of what was said while they are wanted, and this
    /// stands at the right end of the title.
    #[prop(optional)]
    brief: Option<AnyView>,
) -> impl IntoView {
    let app = app();
    let is_brief = brief.is_some();
    let offers = RwSignal::new(!is_brief);
    let online = app.online;
    let chat = Memo::new(move |_| online.room.read().as_ref().map_or(Chat::Off, |room| room.options.chat));
    let has_seat = Memo::new(move |_| online.own_seat().is_some());
    let muted = Memo::new(move |_| {
        online.room.read().as_ref().map(|room| room.you.muted.clone()).unwrap_or_default()
    });
    let names = move |seat: usize| {
        let room = online.room.read();
        room.as_ref().and_then(|room| room.seats.get(seat)?.name.clone()).unwrap_or_default()
    };
    let written = RwSignal::new(String::new());
    let send = move || {
        let text = written.get_untracked().trim().to_string();
        // What cannot be sent now stays in the field.
        if !text.is_empty() && online.is_on() {
            online.ask(&Ask::Say { text });
            written.set(String::new());
        }
    };
    // Whoever sees the talk has heard it, and sees its end.
    let shown = NodeRef::<Div>::new();
    Effect::new(move |_| {
        online.heard.set(online.talk.read().len());
        if let Some(shown) = shown.get() {
            request_animation_frame(move || shown.set_scroll_top(shown.scroll_height()));
        }
    });
    let lines = move || {
        let muted = muted.get();
        let is_heard = |line: &Line| line.seat.is_none_or(|seat| !muted.contains(&seat));
        let heard: Vec<Line> = online.talk.read().iter().filter(|line| is_heard(line)).cloned().collect();
        heard.into_iter().map(|said| line(app, said)).collect_view()
    };
    view! {
        <div class="talk" id="talk" class:brief=is_brief class:offers=offers>
            <h2><Glyph icon=Icon::Talk />{move || app.t("online-talk")}{brief}</h2>
            <div class="talk-lines" role="log" aria-live="polite" aria-label=move || app.t("online-talk") tabindex="0" node_ref=shown>
                <ol>{lines}</ol>
            </div>
            {move || muted.get().into_iter().map(|seat| view! {
                <button class="btn unmute" on:click=move |_| online.ask(&Ask::Mute { seat, muted: false })>
                    {app.tw("online-unmute", &[("name", names(seat).as_str().into())])}
                </button>
            }).collect_view()}
            <Show when=move || has_seat.get() && chat.get() != Chat::Off>
                <div class="phrases" role="group" aria-label=move || app.t("online-phrases")>
                    {Phrase::ALL.map(|phrase| view! {
                        <button class="answer" data-phrase=key_of(phrase)
                            on:click=move |_| {
                                online.ask(&Ask::Phrase { phrase });
                                offers.set(!is_brief);
                            }>{move || app.t(key_of(phrase))}</button>
                    }).collect_view()}
                </div>
            </Show>
            <Show when=move || has_seat.get() && (chat.get() == Chat::Free || is_brief && chat.get() != Chat::Off)>
                <form class="write" on:submit=move |event| {
                    event.prevent_default();
                    send();
                }>
                    {is_brief.then(|| view! {
                        <button class="btn" id="show-phrases" type="button" aria-expanded=move || offers.get().to_string()
                            aria-label=move || app.t("online-phrases") title=move || app.t("online-phrases")
                            on:click=move |_| offers.update(|offers| *offers = !*offers)><Glyph icon=Icon::List /></button>
                    })}
                    <Show when=move || chat.get() == Chat::Free>
                        <input id="write" type="text" maxlength=LONGEST autocomplete="off" placeholder=move || app.t("online-write")
                            aria-label=move || app.t("online-write") prop:value=written
                            on:input:target=move |event| written.set(event.target().value()) />
                        <button class="btn pri" type="submit" aria-label=move || app.t("online-send") title=move || app.t("online-send")>
                            <Glyph icon=Icon::Right />
                        </button>
                    </Show>
                </form>
            </Show>
        </div>
    }
}
