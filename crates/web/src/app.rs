//! State shared by all screens: settings, texts, the current game, and the current screen.

use std::sync::Arc;

use engine::vocab::TileId;
use engine::{Action, Base, Round};
use i18n::{Arg, Kinds, Language, Texts};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;

use crate::art::{Face, letters};
use crate::lesson::Lesson;
use crate::online::Online;
use crate::pace::{Pace, Tempo};
use crate::play::Play;
use crate::save;
use crate::shelf;
use crate::story::Spot;
use crate::thinker::Thinker;

/// The screens of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Screen {
    /// The start screen.
    Home,
    /// Choosing the seats and modules of a new game.
    NewGame,
    /// The table, where a game is played.
    Table,
    /// Stepping through a game that was played.
    Replay,
    /// The rulebook.
    Rules,
    /// Language, theme and other preferences.
    Settings,
    /// Statistics over finished games.
    MyGames,
    /// The tables of a server.
    Lobby,
    /// A table at a server before its game.
    Room,
}

/// Which actions are only previewed until the person confirms them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Confirm {
    /// None: a tap plays the action.
    Never,
    /// Actions that cannot be undone.
    Final,
    /// Every action that is tapped on the table.
    All,
}

impl Confirm {
    /// All grades, from fewest confirmations to most.
    pub const ALL: [Confirm; 3] = [Confirm::Never, Confirm::Final, Confirm::All];

    /// The code under which the grade is saved in the settings.
    pub const fn code(self) -> &'static str {
        match self {
            Confirm::Never => "never",
            Confirm::Final => "final",
            Confirm::All => "all",
        }
    }

    /// Finds the grade with this code.
    pub fn from_code(code: &str) -> Option<Confirm> {
        Confirm::ALL.into_iter().find(|grade| grade.code() == code)
    }

    /// The text key of the grade's name.
    pub const fn key(self) -> &'static str {
        match self {
            Confirm::Never => "confirm-never",
            Confirm::Final => "confirm-final",
            Confirm::All => "confirm-all",
        }
    }
}

/// The preferences of the person at this screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    /// The language of the interface.
    pub language: Language,
    /// `system`, `light`, `dark` or `contrast`.
    pub theme: String,
    /// Whether projected scores are hidden.
    pub purist: bool,
    /// Which actions are only previewed until they are confirmed.
    pub confirm: Confirm,
    /// How many seconds an offer between two turns waits for an answer; 0 waits for ever.
    pub patience: u8,
    /// Whether to reduce motion even if the system does not ask for it.
    pub still: bool,
    /// Whether sounds are played.
    pub sound: bool,
    /// Whether the kinds of buildings are also marked with letters.
    pub kind_marks: bool,
    /// Whether to show the cards that everybody saw the other players take.
    pub known_cards: bool,
    /// How fast the bots act.
    pub pace: Pace,
}

/// Handles to the shared state; cheap to copy.
#[derive(Clone, Copy)]
pub struct App {
    /// The current screen.
    pub screen: RwSignal<Screen>,
    /// The person's preferences.
    pub settings: RwSignal<Settings>,
    /// All words of the page, in the current language.
    pub texts: RwSignal<SharedTexts>,
    /// The current game, if there is one.
    pub play: RwSignal<Option<Play>>,
    /// The base game chosen on the screen for a new game.
    pub choosing: RwSignal<Base>,
    /// What the rulebook shows: a rule id, or the slug of a page.
    pub rule: RwSignal<Option<String>>,
    /// What the help over the table shows: a rule id, or the slug of a page.
    pub help: RwSignal<Option<String>>,
    /// The lesson that belongs to the current game, if there is one.
    pub lesson: RwSignal<Option<Lesson>>,
    /// Asks the bots for their actions.
    pub thinker: Thinker,
    /// Decides when the bots act.
    pub tempo: Tempo,
    /// What the story line under the pointer is about; it is highlighted on the table.
    pub pointed: RwSignal<Vec<Spot>>,
    /// The step at which to open the replay; `None` means the last one.
    pub moment: RwSignal<Option<usize>>,
    /// The scoring round whose ceremony is shown, over everything else.
    pub told_round: RwSignal<Option<Round>>,
    /// The table at a server, if this screen is at one.
    pub online: Online,
    /// A short message, such as a refusal.
    pub toast: RwSignal<Option<Toast>>,
    /// Whether the screen draws its own top bar instead of the shared one.
    pub has_own_top: RwSignal<bool>,
}

/// A short message; a refusal offers the rule behind it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Toast {
    /// The message.
    pub text: String,
    /// The id of the rule behind a refusal.
    pub rule: Option<String>,
}

/// Texts that compare equal when their language is the same.
#[derive(Clone)]
pub struct SharedTexts(pub Arc<Texts>);

impl PartialEq for SharedTexts {
    fn eq(&self, other: &SharedTexts) -> bool {
        self.0.language() == other.0.language()
    }
}

impl App {
    /// Restores the saved settings, and starts without a game.
    pub fn new(texts: Texts) -> App {
        let settings = RwSignal::new(save::load_settings());
        letters::speak(&texts);
        let texts = RwSignal::new(SharedTexts(Arc::new(texts)));
        let language = Memo::new(move |_| settings.read().language);
        // The words of another language are fetched when it is chosen; until they arrive, the current ones stay.
        Effect::new(move |_| {
            let language = language.get();
            if texts.read_untracked().0.language() != language {
                spawn_local(async move {
                    let words = shelf::text(&format!("words-{}.ftl", language.code())).await;
                    let is_wanted = settings.read_untracked().language == language;
                    if let Some(words) = words.filter(|_| is_wanted) {
                        let spoken = Texts::parse(language, &[&words]).without_cells();
                        letters::speak(&spoken);
                        texts.set(SharedTexts(Arc::new(spoken)));
                    }
                });
            }
        });
        App {
            screen: RwSignal::new(Screen::Home),
            settings,
            texts,
            play: RwSignal::new(None),
            choosing: RwSignal::new(Base::Alhambra),
            rule: RwSignal::new(None),
            help: RwSignal::new(None),
            lesson: RwSignal::new(None),
            thinker: Thinker::new(),
            tempo: Tempo::new(),
            pointed: RwSignal::new(Vec::new()),
            moment: RwSignal::new(None),
            told_round: RwSignal::new(None),
            online: Online::new(),
            toast: RwSignal::new(None),
            has_own_top: RwSignal::new(false),
        }
    }

    /// Changes the current game and saves it. `change` returns whether anything happened; if not, nobody is notified.
    pub fn change_play(&self, change: impl FnOnce(&mut Play) -> bool) {
        self.play.maybe_update(|play| {
            let was_over = play.as_ref().is_some_and(Play::is_over);
            let changed = play.as_mut().is_some_and(change);
            for play in play.iter().filter(|_| changed) {
                save::store(play);
                if play.is_over() && !was_over {
                    save::note_end(play);
                }
            }
            changed
        });
    }

    /// Takes a bot's answer and keeps it until it is time to play it.
    pub fn answer(&self, ticket: &str, action: Action) {
        self.tempo.keep(ticket, action);
    }

    /// Lets the bot whose turn it is think on the page's own thread.
    pub fn answer_in_page(&self) {
        self.answer_by(Play::decide_here);
    }

    /// Lets it answer there by its first impression.
    pub fn answer_at_once(&self) {
        self.answer_by(Play::decide_at_once);
    }

    fn answer_by(&self, decide: impl FnOnce(&Play) -> Option<(String, Action)>) {
        if let Some((ticket, action)) = self.play.read_untracked().as_ref().and_then(decide) {
            self.answer(&ticket, action);
        }
    }

    /// The text for a key; reactive, so it follows the language.
    pub fn t(&self, key: &str) -> String {
        self.texts.read().0.get(key)
    }

    /// The text for a key, as a signal that follows the language.
    pub fn word(self, key: &'static str) -> Signal<String> {
        Signal::derive(move || self.t(key))
    }

    /// The text for a key with arguments; reactive like [`App::t`].
    pub fn tw(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.texts.read().0.with(key, args)
    }

    /// Joins a label and its value in the style of the language.
    pub fn labelled(&self, label: &str, value: &str) -> String {
        self.texts.read().0.labelled(label, value)
    }

    /// The look and the name of a tile in the current game.
    pub fn tile(&self, tile: TileId) -> (Face, String) {
        let (play, texts) = (self.play.read_untracked(), self.texts.read());
        match play.as_ref().map(Play::view) {
            Some(view) => (Face::of(&view, tile), texts.0.knowing(Kinds::of(&view)).tile(tile)),
            None => (Face::from(tile), texts.0.tile(tile)),
        }
    }

    /// The base game whose look the page takes on: the one on the table, or the one being chosen.
    pub fn look(&self) -> Base {
        match self.screen.get() {
            Screen::Table | Screen::Replay => {
                self.play.read().as_ref().map_or(Base::Alhambra, |play| play.view().rules().base())
            }
            Screen::NewGame => self.choosing.get(),
            Screen::Home
            | Screen::Rules
            | Screen::Settings
            | Screen::MyGames
            | Screen::Lobby
            | Screen::Room => Base::Alhambra,
        }
    }

    /// Shows a rule by its id, or a page of the rulebook by its slug: over the table during a game, otherwise on the
    /// rulebook screen.
    pub fn open_rule(&self, rule: &str) {
        if self.screen.get_untracked() == Screen::Table {
            self.help.set(Some(rule.to_string()));
        } else {
            self.open_book(Some(rule));
        }
    }

    /// Opens the rulebook, at a rule or a page if one is given.
    pub fn open_book(&self, at: Option<&str>) {
        self.help.set(None);
        self.rule.set(at.map(str::to_string));
        self.screen.set(Screen::Rules);
    }

    /// Opens the replay at the step after this many actions.
    pub fn open_replay(&self, step: usize) {
        // A game that is only followed can be replayed once it has been taken home.
        if self.play.read_untracked().as_ref().is_none_or(|play| play.kept().is_none()) {
            return;
        }
        self.moment.set(Some(step));
        self.screen.set(Screen::Replay);
    }

    /// Whether the story line under the pointer is about this spot.
    pub fn is_pointed(&self, spot: Spot) -> bool {
        self.pointed.read().contains(&spot)
    }

    /// Whether to avoid motion, because the person or the system asks for it.
    pub fn is_still(&self) -> bool {
        let query = window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
        self.settings.read_untracked().still || query.is_some_and(|query| query.matches())
    }

    /// Shows a short message.
    pub fn say(&self, text: String, rule: Option<&str>) {
        self.toast.set(Some(Toast { text, rule: rule.map(str::to_string) }));
    }
}

/// The shared state; available anywhere below the root component.
///
/// # Panics
///
/// If called outside the component tree of `Root`.
pub fn app() -> App {
    expect_context::<App>()
}

/// Lets the browser paint before a long computation continues.
pub async fn breathe() {
    let soon = js_sys::Promise::new(&mut |resolve, _| {
        // Without timers, continue at once.
        if window().set_timeout_with_callback(&resolve).is_err() {
            let _ = resolve.call0(&JsValue::UNDEFINED);
        }
    });
    let _ = JsFuture::from(soon).await;
}
