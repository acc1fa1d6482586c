//! Every word of the interface, in six languages.
//!
//! The texts are in `texts/<code>/*.ftl`, in Fluent syntax, and are part of the binary with the feature `embedded`.
//! Each module has a file of its own, and a room in `modules` that speaks for it. [`Texts`] holds the texts of one
//! language: it returns a text by its key, and sentences for what the engine reports: events, refusals, actions,
//! decisions and score lines. Nothing here makes game decisions, and the web page takes all its words from here.
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
mod messages;
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
