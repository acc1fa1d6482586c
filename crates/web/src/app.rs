//! What all screens share: settings, texts, the game at hand, and where we are.

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
use crate::pace::{Pace, Tempo};
use crate::play::Play;
use crate::save;
use crate::shelf;
use crate::story::Spot;
use crate::thinker::Thinker;

/// The screens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Screen {
    /// The first one.
    Home,
    /// Choosing seats and modules.
    NewGame,
    /// The game.
    Table,
    /// Going through a game again.
    Replay,
    /// The rules.
    Rules,
    /// Language, theme and habits.
    Settings,
    /// Statistics over finished games.
    MyGames,
}

/// What is only shown as done until the person confirms it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Confirm {
    /// Nothing: a tap is the last word.
    Never,
    /// What cannot be taken back.
    Final,
    /// Everything that is tapped on the table.
    All,
}

impl Confirm {
    /// All grades, from the least questions to the most.
    pub const ALL: [Confirm; 3] = [Confirm::Never, Confirm::Final, Confirm::All];

    /// Its name in the settings that are kept.
    pub const fn code(self) -> &'static str {
        match self {
            Confirm::Never => "never",
            Confirm::Final => "final",
            Confirm::All => "all",
        }
    }

    /// The grade with that name.
    pub fn from_code(code: &str) -> Option<Confirm> {
        Confirm::ALL.into_iter().find(|grade| grade.code() == code)
    }

    /// The key of its name.
    pub const fn key(self) -> &'static str {
        match self {
            Confirm::Never => "confirm-never",
            Confirm::Final => "confirm-final",
            Confirm::All => "confirm-all",
        }
    }
}

/// What a person likes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    /// The language of the interface.
    pub language: Language,
    /// `system`, `light`, `dark` or `contrast`.
    pub theme: String,
    /// Hide projected scores.
    pub purist: bool,
    /// What is only shown as done until it is confirmed.
    pub confirm: Confirm,
    /// How many seconds an offer between two turns waits; 0 is until it is answered.
    pub patience: u8,
    /// Less motion, also where the system does not ask for it.
    pub still: bool,
    /// Sounds.
    pub sound: bool,
    /// Marks the kinds of buildings with letters.
    pub kind_marks: bool,
    /// Shows the cards that everybody saw the others take.
    pub known_cards: bool,
    /// How fast bots act.
    pub pace: Pace,
}

/// Handles to everything; cheap to copy.
#[derive(Clone, Copy)]
pub struct App {
    /// Where we are.
    pub screen: RwSignal<Screen>,
    /// What the person likes.
    pub settings: RwSignal<Settings>,
    /// The words.
    pub texts: RwSignal<SharedTexts>,
    /// The game at hand.
    pub play: RwSignal<Option<Play>>,
    /// The game that is being chosen.
    pub choosing: RwSignal<Base>,
    /// The rule, or the page by its slug, that the rulebook shows.
    pub rule: RwSignal<Option<String>>,
    /// What was asked about over the table: a rule, or a page of the rulebook.
    pub help: RwSignal<Option<String>>,
    /// The lesson that belongs to it, if there is one.
    pub lesson: RwSignal<Option<Lesson>>,
    /// Who asks the bots.
    pub thinker: Thinker,
    /// When they act.
    pub tempo: Tempo,
    /// What on the table the line of the story is about that is pointed at.
    pub pointed: RwSignal<Vec<Spot>>,
    /// The step at which the replay is to be opened; at the last one otherwise.
    pub moment: RwSignal<Option<usize>>,
    /// The scoring round that is being told, over everything else.
    pub told_round: RwSignal<Option<Round>>,
    /// A short message, such as a refusal.
    pub toast: RwSignal<Option<Toast>>,
    /// Whether the screen has a top of its own instead of the one that all others share.
    pub has_own_top: RwSignal<bool>,
}

/// A short message; a refusal offers its rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Toast {
    /// What is said.
    pub text: String,
    /// The rule it comes from.
    pub rule: Option<&'static str>,
}

/// Texts that can be compared by their language.
#[derive(Clone)]
pub struct SharedTexts(pub Arc<Texts>);

impl PartialEq for SharedTexts {
    fn eq(&self, other: &SharedTexts) -> bool {
        self.0.language() == other.0.language()
    }
}

impl App {
    /// Everything as it was left, or as the browser wishes.
    pub fn new(texts: Texts) -> App {
        let settings = RwSignal::new(save::load_settings());
        letters::speak(&texts);
        let texts = RwSignal::new(SharedTexts(Arc::new(texts)));
        let language = Memo::new(move |_| settings.read().language);
        // The words of another language come when it is chosen; until then those that are there stay.
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
            toast: RwSignal::new(None),
            has_own_top: RwSignal::new(false),
        }
    }

    /// Changes the game at hand; what changed is saved. Nobody is told when nothing happened.
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

    /// Takes a bot's answer, which is played when it is time for it.
    pub fn answer(&self, ticket: &str, action: Action) {
        self.tempo.keep(ticket, action);
    }

    /// Lets the bot to act think in the page itself.
    pub fn answer_in_page(&self) {
        let decided = self.play.read_untracked().as_ref().and_then(Play::decide_here);
        if let Some((ticket, action)) = decided {
            self.answer(&ticket, action);
        }
    }

    /// The word for a key; asks again when the language changes.
    pub fn t(&self, key: &str) -> String {
        self.texts.read().0.get(key)
    }

    /// The word for a key, as something that follows the language by itself.
    pub fn word(self, key: &'static str) -> Signal<String> {
        Signal::derive(move || self.t(key))
    }

    /// The word for a key with values in it.
    pub fn tw(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.texts.read().0.with(key, args)
    }

    /// A thing and what is said about it.
    pub fn labelled(&self, label: &str, value: &str) -> String {
        self.texts.read().0.labelled(label, value)
    }

    /// The look and the name of a tile in the game at hand.
    pub fn tile(&self, tile: TileId) -> (Face, String) {
        let (play, texts) = (self.play.read_untracked(), self.texts.read());
        match play.as_ref().map(Play::view) {
            Some(view) => (Face::of(&view, tile), texts.0.knowing(Kinds::of(&view)).tile(tile)),
            None => (Face::from(tile), texts.0.tile(tile)),
        }
    }

    /// The game whose look the page has: the one on the table, or the one that is being chosen.
    pub fn look(&self) -> Base {
        match self.screen.get() {
            Screen::Table | Screen::Replay => {
                self.play.read().as_ref().map_or(Base::Alhambra, |play| play.view().rules().base())
            }
            Screen::NewGame => self.choosing.get(),
            Screen::Home | Screen::Rules | Screen::Settings | Screen::MyGames => Base::Alhambra,
        }
    }

    /// Tells a rule, or shows a page of the rulebook by its slug: over the table, whoever plays, and else on its own screen.
    pub fn open_rule(&self, rule: &str) {
        if self.screen.get_untracked() == Screen::Table {
            self.help.set(Some(rule.to_string()));
        } else {
            self.open_book(Some(rule));
        }
    }

    /// Opens the rulebook, at a rule or a page if one is named.
    pub fn open_book(&self, at: Option<&str>) {
        self.help.set(None);
        self.rule.set(at.map(str::to_string));
        self.screen.set(Screen::Rules);
    }

    /// Opens the replay after so many actions.
    pub fn open_replay(&self, step: usize) {
        self.moment.set(Some(step));
        self.screen.set(Screen::Replay);
    }

    /// Whether what is pointed at in the story is this.
    pub fn is_pointed(&self, spot: Spot) -> bool {
        self.pointed.read().contains(&spot)
    }

    /// Whether things should not move: the person or the system wishes so.
    pub fn is_still(&self) -> bool {
        let query = window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
        self.settings.read_untracked().still || query.is_some_and(|query| query.matches())
    }

    /// Says something for a moment.
    pub fn say(&self, text: String, rule: Option<&'static str>) {
        self.toast.set(Some(Toast { text, rule }));
    }
}

/// The handles, from anywhere below the root.
pub fn app() -> App {
    expect_context::<App>()
}

/// Lets the browser paint before something long goes on.
pub async fn breathe() {
    let soon = js_sys::Promise::new(&mut |resolve, _| {
        // Without a clock it goes on at once.
        if window().set_timeout_with_callback(&resolve).is_err() {
            let _ = resolve.call0(&JsValue::UNDEFINED);
        }
    });
    let _ = JsFuture::from(soon).await;
}
