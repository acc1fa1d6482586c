//! Invaders: scouts, attacks, and what they cost.

use engine::modules::invaders::{Action, Awaited, Event, SetupItem, Source};
use engine::vocab::Dir;
use engine::{Description, Line, View};
#[cfg(test)]
use engine::{Module, ModuleSet, Rules};

use super::{ModuleAction, ModuleAwaited, ModuleEvent, ModuleSetupItem, ModuleSource, ModuleTexts};
use crate::score::{counted, for_each};
use crate::texts::Texts;

pub(crate) struct Room;

impl ModuleTexts for Room {
    /// The open invasion is a separate option (INV-40).
    #[cfg(test)]
    fn rare_games(&self) -> Vec<(Rules, u64)> {
        let alone = ModuleSet::EMPTY.with(Module::Invaders);
        let rules = Rules::new(3).and_then(|rules| rules.with_modules(alone)?.with_open_invasion(true));
        rules.map(|rules| (rules, 2)).into_iter().collect()
    }
}

impl Texts {
    /// The direction of an attack: `from the north`.
    pub fn from_dir(&self, dir: Dir) -> String {
        self.get(match dir {
            Dir::N => "from-north",
            Dir::E => "from-east",
            Dir::S => "from-south",
            Dir::W => "from-west",
        })
    }
}

impl ModuleAction for Action {
    fn label(self, texts: &Texts, _: &View<'_>, _: &Description) -> String {
        match self {
            Action::Look => texts.get("action-look"),
        }
    }
}

impl ModuleEvent for Event {
    fn sentence(self, texts: &Texts, names: &[String]) -> String {
        match self {
            Event::Looked { seat, kind, dir: Some(dir) } => {
                let (kind, from) = (texts.kind(kind), texts.from_dir(dir));
                let args = [("kind", (&kind).into()), ("from", (&from).into())];
                texts.told("event-looked-seen", names, seat, &args)
            }
            Event::Looked { seat, kind, dir: None } => {
                texts.told("event-looked", names, seat, &[("kind", (&texts.kind(kind)).into())])
            }
            Event::Attacked { dir, .. } => {
                texts.with("event-attacked", &[("from", (&texts.from_dir(dir)).into())])
            }
            Event::Lost { seat, main, lateral, points, .. } => {
                let points = texts.with("points", &[("count", points.into())]);
                let mut args = vec![("points", (&points).into()), ("main", main.into())];
                if lateral == 0 {
                    return texts.told("event-lost", names, seat, &args);
                }
                args.push(("lateral", lateral.into()));
                texts.told("event-lost-lateral", names, seat, &args)
            }
            Event::NewScouts { kinds } => {
                let kinds = texts.list(&kinds.map(|kind| texts.kind(kind)));
                texts.with("event-new-scouts", &[("kinds", (&kinds).into())])
            }
            Event::Announced { dir } => {
                texts.with("event-announced", &[("from", (&texts.from_dir(dir)).into())])
            }
        }
    }
}

impl ModuleAwaited for Awaited {
    fn question(self) -> &'static str {
        match self {
            Awaited::Look => "awaited-look",
        }
    }
}

impl ModuleSource for Source {
    fn explained(self, texts: &Texts, line: &Line) -> String {
        let key = match self {
            Source::Main => "line-invasion",
            Source::Lateral => "line-invasion-lateral",
        };
        let points = texts.points(line.points);
        let args =
            [("count", counted(line).into()), ("each", for_each(line).into()), ("points", (&points).into())];
        texts.with(key, &args)
    }
}

impl ModuleSetupItem for SetupItem {
    fn instruction(self, texts: &Texts) -> String {
        match self {
            SetupItem::Pile { cards, scouts, open } => texts.with(
                "setup-invaders",
                &[("cards", cards.into()), ("scouts", scouts.into()), ("open", open.into())],
            ),
            SetupItem::OpenPile { cards } => texts.with("setup-invaders-open", &[("cards", cards.into())]),
        }
    }
}

#[cfg(test)]
crate::tests::variants!(
    Action: Look;
    Event: Looked, Attacked, Lost, NewScouts, Announced;
    Source: Main, Lateral;
    SetupItem: Pile, OpenPile
);

#[cfg(test)]
crate::tests::every!(Awaited: Look);
