//! Every word of the interface, in six languages.
//!
//! The texts lie in `texts/<code>/*.ftl`, in the syntax of Fluent, and are part of the binary; each module has a file of
//! its own, and a room in `modules` that speaks for it. [`Texts`] holds those of one language: it gives a text by its
//! key, and sentences for what the engine says: events, refusals, actions, decisions and lines of a score. Nothing here
//! decides anything, and no other crate holds a word for people.
//!
//! ```
//! use i18n::{Language, Texts};
//!
//! let texts = Texts::new(Language::from_browser("de-AT").unwrap_or(Language::English));
//! assert_eq!(texts.get("new-game"), "Neues Spiel");
//! assert_eq!(texts.with("points", &[("count", 1.into())]), "1 Punkt");
//! ```

mod language;
mod lists;
mod texts;

mod words;

mod actions;
mod log;
mod modules;
mod red_palace;
mod refusals;
mod score;
mod setup_list;

#[cfg(test)]
mod tests;

pub use language::Language;
pub use red_palace::Kinds;
pub use texts::{Arg, Texts};
