//! Sharing games: links, the clipboard, files.

use engine::{Base, GuardBoard, Module, ModuleSet, RulesError};
use js_sys::{Array, Function, Reflect, decode_uri_component, encode_uri_component};
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{MAX_RECORD, Record, RecordError, clean_name, quote};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, File, HtmlAnchorElement, ShareData, Url};

use crate::app::{App, Screen};
use crate::art::SeatColour;
use crate::play::{Place, Play};
use crate::save;
use crate::screens::new_game::{Draft, MEDIUM, code_of, default_name, new_id, player_of, propose};

/// What precedes the code of a game in a link.
pub const MARK: &str = "#game=";

/// What precedes the modules of a mix in a link.
const MIX: &str = "#mix=";

/// The address of the page without the fragment.
fn page() -> Option<String> {
    let location = window().location();
    Some(location.origin().ok()? + &location.pathname().ok()?)
}

/// What a link proposes: a game with its modules, such as `diamonds+camps` or `red-palace:fixed:medinas+camps`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mix {
    base: Base,
    /// Only used by The Red Palace.
    guard_board: GuardBoard,
    modules: ModuleSet,
}

/// Why the mix in a link is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
enum MixError {
    /// A name that this page does not know, quoted for display.
    Unknown(String),
    /// A combination that the rules do not allow.
    Rules(RulesError),
}

impl Mix {
    /// The mix of a draft.
    pub fn of(draft: &Draft) -> Mix {
        Mix { base: draft.base, guard_board: draft.guard_board, modules: draft.mix() }
    }

    /// The draft with this mix in place of its own.
    pub fn put_in(&self, mut draft: Draft) -> Draft {
        draft.base = self.base;
        draft.choose_mix(self.modules);
        if self.base == Base::RedPalace {
            draft.guard_board = self.guard_board;
        }
        draft
    }

    fn to_text(self) -> String {
        let slugs: Vec<&str> = self.modules.iter().map(Module::slug).collect();
        let slugs = slugs.join("+");
        match self.base {
            Base::Alhambra => slugs,
            base => format!("{}:{}:{slugs}", base.slug(), self.guard_board.name()),
        }
    }

    /// Reads a mix.
    ///
    /// # Errors
    ///
    /// If a name is unknown (it is quoted and cut short), or a module does not belong to the game.
    fn from_text(text: &str) -> Result<Mix, MixError> {
        let (base, guard_board, slugs) = match text.splitn(3, ':').collect::<Vec<_>>()[..] {
            [slugs] => (Base::Alhambra, GuardBoard::DEFAULT, slugs),
            [game, side, slugs] => (
                Base::from_slug(game).ok_or_else(|| MixError::Unknown(quote(game)))?,
                GuardBoard::from_name(side).ok_or_else(|| MixError::Unknown(quote(side)))?,
                slugs,
            ),
            _ => return Err(MixError::Unknown(quote(text))),
        };
        let known = |slug: &str| {
            let module = Module::from_slug(slug).ok_or_else(|| MixError::Unknown(quote(slug)))?;
            let is_of_game = base.modules().contains(&module);
            is_of_game.then_some(module).ok_or(MixError::Rules(RulesError::NotCombined { module, base }))
        };
        let modules =
            slugs.split('+').filter(|slug| !slug.is_empty()).map(known).collect::<Result<_, _>>()?;
        Ok(Mix { base, guard_board, modules })
    }
}

/// The link that proposes a mix.
pub fn mix_link(mix: &Mix) -> String {
    format!("{}{MIX}{}", page().unwrap_or_default(), mix.to_text())
}

/// The link that opens the game: the page, the code of the record, and who sits where. `None` if it has no code.
pub fn link(play: &Play) -> Option<String> {
    let page = page()?;
    let code = play.kept()?.record().to_code().ok()?;
    let seat = |place: &Place| {
        format!("{}:{}", code_of(&place.player), String::from(encode_uri_component(&place.name)))
    };
    let seats: Vec<String> = play.places.iter().map(seat).collect();
    Some(format!("{page}{MARK}{code}&seats={}", seats.join(",")))
}

/// Reads a game from what follows [`MARK`] in a link.
///
/// # Errors
///
/// If the code cannot be read or the record is refused; the text says why.
pub fn from_code(id: String, text: &str, app: App) -> Result<Play, String> {
    let (code, rest) = text.split_once('&').unwrap_or((text, ""));
    let record = Record::from_code(code.trim()).map_err(|error| error.to_string())?;
    let seats = rest.split('&').find_map(|part| part.strip_prefix("seats=")).unwrap_or_default();
    let mut places = default_places(record.setup.rules().players(), app);
    for (place, seat) in places.iter_mut().zip(seats.split(',')) {
        let (code, name) = seat.split_once(':').unwrap_or((seat, ""));
        if code == "human" || bots::by_name(code, 0).is_some() {
            place.player = player_of(code);
        }
        if let Some(name) = decode_uri_component(name).ok().and_then(|name| clean_name(&String::from(name))) {
            place.name = name;
        }
    }
    Play::from_record(id, &record, places, false).map_err(|error| error.to_string())
}

/// The seats of a game that does not say who plays: one person, the rest bots.
pub fn default_places(players: usize, app: App) -> Vec<Place> {
    let place = |index| {
        let player = player_of(if index == 0 { "human" } else { MEDIUM });
        let name =
            default_name(index, &player, |number| app.tw("default-name", &[("number", number.into())]));
        Place { name, player, colour: SeatColour::of_seat(index) }
    };
    (0..players).map(place).collect()
}

/// Opens a game given as text: a finished game in the replay, any other at the table.
pub fn open_text(app: App, text: &str) {
    match save::from_text(new_id(), text, app) {
        Ok(play) => {
            save::store(&play);
            show(app, play);
        }
        Err(reason) => refuse(app, &reason),
    }
}

/// Tells the person why a record cannot be opened.
fn refuse(app: App, reason: &str) {
    app.say(app.tw("record-broken", &[("reason", reason.into())]), None);
}

fn show(app: App, play: Play) {
    let screen = if play.outcome().is_some() { Screen::Replay } else { Screen::Table };
    app.toast.set(None);
    app.lesson.set(None);
    app.play.set(Some(play));
    app.screen.set(screen);
}

/// Opens the game or the mix in the address, if there is one. It is removed from the address, so that a reload does
/// not replace what has been played since.
pub fn open_address(app: App) {
    let location = window().location();
    let hash = location.hash().unwrap_or_default();
    if !hash.starts_with(MARK) && !hash.starts_with(MIX) {
        return;
    }
    let path = location.pathname().unwrap_or_default();
    if let Ok(history) = window().history() {
        let state = history.state().unwrap_or(JsValue::NULL);
        let _ = history.replace_state_with_url(&state, "", Some(&path));
    }
    if let Some(text) = hash.strip_prefix(MIX) {
        match Mix::from_text(text) {
            Ok(mix) => propose(app, &mix),
            Err(MixError::Unknown(name)) => {
                app.say(app.tw("mix-broken", &[("name", name.as_str().into())]), None)
            }
            Err(MixError::Rules(error)) => {
                app.say(app.texts.read_untracked().0.rules_error(error), error.rule())
            }
        }
        return;
    }
    match from_code(new_id(), hash.strip_prefix(MARK).unwrap_or_default(), app) {
        Ok(play) => show(app, play),
        Err(reason) => app.say(app.tw("link-broken", &[("reason", reason.as_str().into())]), None),
    }
}

/// Opens a file that was chosen or dropped.
pub fn open_file(app: App, file: &File) {
    if file.size() > MAX_RECORD as f64 {
        return refuse(app, &RecordError::TooLong.to_string());
    }
    let text = file.text();
    spawn_local(async move {
        match JsFuture::from(text).await.ok().and_then(|text| text.as_string()) {
            Some(text) => open_text(app, &text),
            None => app.say(app.t("file-unreadable"), None),
        }
    });
}

/// Copies a text to the clipboard, and says whether that worked.
pub fn copy(app: App, text: String) {
    spawn_local(async move {
        let navigator = window().navigator();
        // Pages without a secure address, such as those of a server in the same house, have no clipboard API.
        let has = Reflect::get(&navigator, &"clipboard".into()).is_ok_and(|value| !value.is_undefined());
        let done = has && JsFuture::from(navigator.clipboard().write_text(&text)).await.is_ok();
        let done = done || copy_selected(&text).is_some();
        app.say(app.t(if done { "copied" } else { "copy-failed" }), None);
    });
}

/// Copies a text by selecting it, as pages did before there was an API for that; `None` if the browser refuses.
fn copy_selected(text: &str) -> Option<()> {
    let call = |on: &JsValue, name: &str, args: &Array| {
        Reflect::get(on, &name.into()).ok()?.dyn_into::<Function>().ok()?.apply(on, args).ok()
    };
    let focused = document().active_element();
    let field = document().create_element("textarea").ok()?;
    field.set_text_content(Some(text));
    // Nothing outside an open dialog can be selected.
    document()
        .query_selector("dialog[open], body:not(:has(dialog[open]))")
        .ok()??
        .append_child(&field)
        .ok()?;
    call(&field, "select", &Array::new());
    let done = call(&document(), "execCommand", &Array::of1(&"copy".into()));
    field.remove();
    focused.inspect(|focused| drop(call(focused, "focus", &Array::new())));
    done?.is_truthy().then_some(())
}

/// Whether the browser can share something with other programs.
pub fn can_share() -> bool {
    Reflect::has(&window().navigator(), &"share".into()).unwrap_or(false)
}

/// Shares a link with other programs.
pub fn share_link(app: App, link: &str) {
    let data = ShareData::new();
    data.set_title(&app.t("app-title"));
    data.set_url(link);
    let shared = window().navigator().share_with_data(&data);
    spawn_local(async move {
        // Whoever closes the browser's dialog has changed their mind: nothing to report.
        let _ = JsFuture::from(shared).await;
    });
}

/// Saves a text as a file.
pub fn download(name: &str, text: &str) {
    let parts = Array::of1(&text.into());
    let save = || {
        let blob = Blob::new_with_str_sequence(&parts)?;
        let address = Url::create_object_url_with_blob(&blob)?;
        let anchor: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
        anchor.set_href(&address);
        anchor.set_download(name);
        anchor.click();
        Url::revoke_object_url(&address)
    };
    // If the browser refuses the download, the text can still be copied from the field beside the button.
    let _: Result<(), JsValue> = save();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mix_is_read_as_it_was_written() {
        let mut draft = Draft::usual();
        draft.modules = ModuleSet::EMPTY.with(Module::Diamonds).with(Module::Camps);
        draft.red_modules = ModuleSet::EMPTY.with(Module::Medinas).with(Module::Camps);
        for (base, text) in
            [(Base::Alhambra, "diamonds+camps"), (Base::RedPalace, "red-palace:fixed:camps+medinas")]
        {
            draft.base = base;
            assert_eq!(Mix::of(&draft).to_text(), text);
            let read = Mix::from_text(text).expect("a mix");
            assert_eq!(read.put_in(draft.clone()), draft);
        }
    }

    #[test]
    fn what_is_not_of_the_game_is_refused_by_its_name() {
        let not_combined = |module, base| Err(MixError::Rules(RulesError::NotCombined { module, base }));
        assert_eq!(Mix::from_text("medinas"), not_combined(Module::Medinas, Base::Alhambra));
        assert_eq!(
            Mix::from_text("red-palace:fixed:diamonds"),
            not_combined(Module::Diamonds, Base::RedPalace)
        );
        for (text, wrong) in [
            ("diamonds+no-such", "no-such"),
            ("red-palace:sideways:", "sideways"),
            ("blue-palace:fixed:", "blue-palace"),
            ("red-palace:medinas", "red-palace:medinas"),
            ("diamonds+\u{202E}x\u{1B}", "\\u{202e}x\\u{1b}"),
        ] {
            assert_eq!(Mix::from_text(text), Err(MixError::Unknown(wrong.to_string())), "{text}");
        }
        for long in ["x".repeat(1 << 20), format!("{}:fixed:", "x".repeat(1 << 20)), "x:".repeat(1 << 20)] {
            assert!(matches!(Mix::from_text(&long), Err(MixError::Unknown(wrong)) if wrong.len() < 100));
        }
    }
}
