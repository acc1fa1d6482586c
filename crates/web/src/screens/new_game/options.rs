//! Options of a new game: the seed, and the options of the table and of some modules.

use engine::{Base, GuardBoard, Module, Rules, RulesError};
use leptos::prelude::*;
use protocol::SeedText;

use super::draft::Draft;
use super::online::{keeps_setup, making};
use crate::app::app;
use crate::art::icons::{Glyph, Icon};
use crate::modules::{Place, at};
use crate::panels::rows::{ChoiceRow, SwitchRow};
use crate::panels::seed::SeedDetails;

/// The seed and the options.
#[component]
pub fn Options(
    /// The draft of the new game.
    draft: RwSignal<Draft>,
    /// The seed as typed; empty for a random one.
    wished: RwSignal<String>,
    /// The seed that will be used; `None` if the typed one is invalid.
    seed: Memo<Option<SeedText>>,
    /// Opens the set-up list for a real table.
    real_table: Callback<()>,
) -> impl IntoView {
    let app = app();
    let is_guessable = Memo::new(move |_| seed.read().as_ref().is_some_and(SeedText::is_guessable));
    let base = Memo::new(move |_| draft.read().base);
    let side = Memo::new(move |_| draft.read().guard_board);
    // Wide screens show the rest on demand; others have a separate tab for all of it.
    let shows_more = RwSignal::new(false);
    view! {
        <section class="card3 opts" aria-label=move || app.t("options")>
            <Show when=move || making(app).is_none()>
                <label class="op">
                    <Glyph icon=Icon::Key />
                    <span class="op-words">{move || app.t("seed")}<small>{move || app.t("seed-hint")}</small></span>
                    <input id="seed" type="text" maxlength="64" autocomplete="off" prop:value=wished
                        placeholder=move || app.t("seed-random")
                        on:input:target=move |event| wished.set(event.target().value()) />
                </label>
            </Show>
            <Show when=move || is_guessable.get()>
                <p class="op-note" id="seed-guessable">{move || app.t("seed-guessable")}</p>
            </Show>
            <SwitchRow id="open-hands" icon=Icon::Cards title=app.word("open-hands") hint=app.word("open-hands-hint")
                on=Signal::derive(move || draft.read().open_hands)
                set=Callback::new(move |on| draft.update(|draft| draft.open_hands = on)) />
            <Show when=move || base.get() == Base::RedPalace && keeps_setup(app).is_none()>
                <ChoiceRow id="guard-board" icon=Icon::Wall title=app.word("guard-board")>
                    {[GuardBoard::Fixed, GuardBoard::Random].map(|one| view! {
                        <button class="answer" data-guard-board=one.name()
                            aria-pressed=move || (side.get() == one).to_string()
                            on:click=move |_| draft.update(|draft| draft.guard_board = one)>
                            {move || app.texts.read().0.guard_board(one)}
                        </button>
                    }).collect_view()}
                </ChoiceRow>
                <p class="op-note">{move || app.t(match side.get() {
                    GuardBoard::Fixed => "guard-board-fixed-hint",
                    GuardBoard::Random => "guard-board-random-hint",
                })}</p>
            </Show>
            <Show when=move || keeps_setup(app).is_none()>
                <button class="op op-button more-options" id="more-options" aria-controls="options-more"
                    aria-expanded=move || shows_more.get().to_string()
                    on:click=move |_| shows_more.update(|shows| *shows = !*shows)>
                    <Glyph icon=Icon::Settings />
                    <span class="op-words">{move || app.t("more-options")}<small>{move || app.t("more-options-hint")}</small></span>
                    <Glyph icon=Icon::Down />
                </button>
                <div id="options-more" class="options-more" class:open=shows_more>
                    {move || at(base.get().modules().iter().copied().collect(), Place::Options(draft))}
                    // A server draws the seed of its tables.
                    <Show when=move || making(app).is_none()>
                        <SeedDetails fingerprint=Signal::derive(move || {
                            seed.read().as_ref().map(SeedText::fingerprint).unwrap_or_default()
                        }) seed=None />
                    </Show>
                </div>
            </Show>
        </section>
        <button class="card3 op op-button" id="options-real-table" on:click=move |_| real_table.run(())>
            <Glyph icon=Icon::List />
            <span class="op-words">{move || app.t("real-table")}<small>{move || app.t("real-table-hint")}</small></span>
            <Glyph icon=Icon::Right />
        </button>
    }
}

/// An option of a module. Without the module it says so, and a refusal tells why it cannot be turned on.
#[component]
pub(crate) fn ModuleOption(
    /// The draft of the new game.
    draft: RwSignal<Draft>,
    /// The module that the option belongs to.
    module: Module,
    /// The id of the switch.
    id: &'static str,
    /// The icon of the row.
    icon: Icon,
    /// The name of the option.
    title: Signal<String>,
    /// A one-line explanation.
    hint: Signal<String>,
    /// The field of the draft that it changes.
    of: fn(&mut Draft) -> &mut bool,
    /// Applies the option to the rules, to check that it is allowed.
    turn_on: fn(Rules, bool) -> Result<Rules, RulesError>,
) -> impl IntoView {
    let app = app();
    let is_played = Memo::new(move |_| draft.read().mix().has(module));
    let set = move |on: bool| {
        let refused = {
            let draft = draft.read_untracked();
            draft.rules(draft.players()).and_then(|rules| turn_on(rules, on)).err()
        };
        match refused {
            Some(error) => app.say(app.texts.read_untracked().0.rules_error(error), error.rule()),
            None => draft.update(|draft| *of(draft) = on),
        }
    };
    let about = Signal::derive(move || {
        if is_played.get() {
            return hint.get();
        }
        let name = app.texts.read().0.module_name(module);
        app.tw("only-with", &[("name", name.as_str().into())])
    });
    view! {
        <SwitchRow id icon title hint=about
            on=Signal::derive(move || is_played.get() && *of(&mut draft.get())) set=Callback::new(set) />
    }
}
