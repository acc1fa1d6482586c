//! What all screens share: settings, texts, the game at hand, and where we are.

use std::sync::Arc;

use engine::vocab::TileId;
use engine::{Action, Base, Round};
use i18n::{Arg, Kinds, Language, Texts};
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::art::{Face, letters};
use crate::pace::{Pace, Tempo};
use crate::play::Play;
use crate::save;
use crate::shelf;
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
    /// Ask before something that cannot be taken back.
    pub confirm: bool,
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
    /// The rule, or the slug of the module, that the rules screen shows.
    pub rule: RwSignal<Option<String>>,
    /// The step of the first lesson, and the length of the log when it began.
    pub lesson: RwSignal<Option<(usize, usize)>>,
    /// Who asks the bots.
    pub thinker: Thinker,
    /// When they act.
    pub tempo: Tempo,
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
                        let spoken = Texts::parse(language, &[&words]);
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
            lesson: RwSignal::new(None),
            thinker: Thinker::new(),
            tempo: Tempo::new(),
            told_round: RwSignal::new(None),
            toast: RwSignal::new(None),
            has_own_top: RwSignal::new(false),
        }
    }

    /// Changes the game at hand; what changed is saved. Nobody is told when nothing happened.
    pub fn change_play(&self, change: impl FnOnce(&mut Play) -> bool) {
        self.play.maybe_update(|play| {
            let changed = play.as_mut().is_some_and(change);
            play.iter().filter(|_| changed).for_each(save::store);
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

    /// The word for a key with values in it.
    pub fn tw(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.texts.read().0.with(key, args)
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
            Screen::Home | Screen::Rules | Screen::Settings => Base::Alhambra,
        }
    }

    /// Opens the rules at a rule, or at the file of a module by its slug.
    pub fn open_rule(&self, rule: &str) {
        self.rule.set(Some(rule.to_string()));
        self.screen.set(Screen::Rules);
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
