//! Examples of modules: games played up to a certain moment, and the actions to do then.

use book::{Block, plain};
use engine::Action;
use i18n::Language;
use protocol::Record;
use serde_json::Value;

use crate::rulebook;
use crate::shelf;

/// An example of a module.
#[derive(Clone, Debug)]
pub struct Example {
    /// The whole game, including the actions of the lesson.
    whole: Record,
    /// The actions of the lesson: the last ones of the game.
    pub actions: Vec<Action>,
}

impl Example {
    fn from_json(value: &Value) -> Option<Example> {
        let whole = Record::from_json(&value["record"].to_string()).ok()?;
        let shown = usize::try_from(value["shown"].as_u64()?).ok()?;
        let actions = whole.actions.get(whole.actions.len().checked_sub(shown)?..)?.to_vec();
        Some(Example { whole, actions })
    }

    /// The game up to the moment when the lesson begins.
    pub fn record(&self) -> Record {
        let mut record = Record::new(self.whole.setup, self.whole.seed.clone());
        let before = self.whole.actions.len() - self.actions.len();
        self.whole.actions.iter().take(before).for_each(|&action| record.push(action));
        record
    }
}

/// The example for a page of the rulebook; `None` if it has none or it cannot be fetched.
pub async fn fetch(page: &str) -> Option<Example> {
    let all: Value = serde_json::from_str(&shelf::text("examples.json").await?).ok()?;
    Example::from_json(&all[page])
}

/// What the rulebook says about an example.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Told {
    /// The title of the example.
    pub title: String,
    /// The introduction.
    pub before: String,
    /// What to look at afterwards.
    pub after: String,
}

impl Told {
    /// Splits the example of a page into title, introduction, and what to look at.
    fn of(html: &str) -> Option<Told> {
        let paragraphs: Vec<String> = html
            .split("<p>")
            .map(|part| plain(part).split_whitespace().collect::<Vec<_>>().join(" "))
            .filter(|part| !part.is_empty())
            .collect();
        match &paragraphs[..] {
            [title, before @ .., after] => {
                Some(Told { title: title.clone(), before: before.join(" "), after: after.clone() })
            }
            _ => None,
        }
    }
}

/// What the rulebook says about the example of this page, in this language.
pub async fn told(page: String, language: Language) -> Option<Told> {
    let section = rulebook::book(language).await?.book.page(&page)?.section("example")?;
    section.blocks.iter().find_map(|block| match block {
        Block::Text(html) => Told::of(html),
        Block::Pieces(..) | Block::Board(..) => None,
    })
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use book::parse;

    use super::*;
    use crate::art::SeatColour;
    use crate::lesson::course::{self, Goal, Mark};
    use crate::play::{Place, Play, Player};

    /// Every example begins with the person to act, asks only for legal actions, and can be completed.
    #[test]
    fn examples_can_be_played_as_they_ask() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples");
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("a file").path();
            let value = serde_json::from_str(&fs::read_to_string(&path).expect("text")).expect("JSON");
            let example = Example::from_json(&value).expect("an example");
            let seat = |index: usize| Place {
                name: format!("P{index}"),
                player: if index == 0 { Player::Human } else { Player::Bot("casual".into()) },
                colour: SeatColour::of_seat(index),
            };
            let places = (0..example.record().setup.rules().players()).map(seat).collect();
            let mut play = Play::from_record("1".into(), &example.record(), places, false).expect("a game");
            let (steps, mut mark) = (course::of_example(&example.actions), Mark::default());
            mark.since = play.next();
            let mut done = Vec::new();
            while let Some(step) = steps.get(mark.step) {
                if step.goal == Goal::Read {
                    mark.step += 1;
                } else {
                    let wanted = course::wanted(step.goal, &play).expect("something to do");
                    assert!(wanted.is_goal, "{}: {}", path.display(), wanted.action);
                    play.act(wanted.action).expect("a legal action");
                    done.push(wanted.action);
                }
                mark = course::follow(&steps, mark, &play);
            }
            assert_eq!(done, example.actions, "{}", path.display());
        }
    }

    /// The rulebook describes every example in every language: title, introduction, and what to look at.
    #[test]
    fn the_rulebook_tells_each_example() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
        let names: Vec<String> = fs::read_dir(folder.join("examples"))
            .expect("a folder")
            .filter_map(|entry| Some(entry.ok()?.path().file_stem()?.to_string_lossy().into_owned()))
            .collect();
        let pages: Vec<&str> = names.iter().map(String::as_str).collect();
        for language in Language::ALL {
            let texts = folder.join("../book/texts").join(language.code());
            let book = parse::book(&texts, &pages).expect("a book");
            for name in &names {
                let page = book.page(name).unwrap_or_else(|| panic!("{name} in {}", language.code()));
                let section = page.section("example").unwrap_or_else(|| panic!("{name}: an example"));
                let Some(Block::Text(html)) = section.blocks.first() else { panic!("{name}: words") };
                let told = Told::of(html).unwrap_or_else(|| panic!("{name}: {html}"));
                let is_told = |words: &String| words.len() > 20;
                assert!(
                    !told.title.is_empty() && is_told(&told.before) && is_told(&told.after),
                    "{name}: {told:?}"
                );
            }
        }
    }
}
