//! Invaders: scouts, the next attack, what it would find and what it took.

use std::io::{self, Write};

use engine::modules::invaders::{Action, Awaited, Event, Source};
use engine::vocab::Dir;
use engine::{Line, View};

use super::{ActionWords, AwaitedWords, EventWords, ModuleDisplay, Scene, SourceWords, Switch};
use crate::style::Style;
use crate::words::{self, Names, plural, points};
use crate::{score, table};

pub(crate) struct Room;

/// `the north`.
fn direction(dir: Dir) -> &'static str {
    ["the north", "the east", "the south", "the west"][dir as usize]
}

impl ModuleDisplay for Room {
    fn rank(&self, _: u8) -> u8 {
        32
    }

    /// What is known of the next attack, and what it would find.
    fn write(&self, out: &mut dyn Write, view: &View<'_>, names: &Names, style: Style) -> io::Result<()> {
        let next = match view.next_invasion() {
            Some(dir) => format!("the next attack comes from {}", direction(dir)),
            None => "nobody told you where the next attack comes from".to_string(),
        };
        let looked = words::and(view.looked_at_invasion().iter().map(|seat| names.whom(seat).to_string()));
        table::line(out, "Invaders", format_args!("{next}; has looked: {looked}"))?;
        let scouts = words::and(view.scouts().iter().map(|kind| plural(kind).to_string()));
        table::line(out, "", format_args!("scouts for {scouts}"))?;
        let dot = format!("{} ", style.dot());
        for seat in view.seats() {
            let sides = Dir::ALL.map(|dir| format!("{} {}", dir.name(), view.open_sides(seat, dir)));
            let (whom, sides) = (names.whom(seat), sides.join(&dot));
            table::line(out, "", format_args!("open sides of {whom}: {sides}"))?;
        }
        Ok(())
    }

    fn switches(&self) -> &'static [Switch] {
        &[Switch {
            name: "open-invasion",
            help: "With the module invaders: the next attack is always known, and there are no scouts",
            set: |rules| rules.with_open_invasion(true),
        }]
    }
}

impl AwaitedWords for Awaited {
    fn question(self) -> &'static str {
        match self {
            Awaited::Look => "Your scout: look at the next invasion card?",
        }
    }

    fn scene(self) -> Scene {
        match self {
            Awaited::Look => Scene::Little,
        }
    }
}

impl ActionWords for Action {
    fn choice(self, _: &View<'_>) -> String {
        match self {
            Action::Look => "look at the next invasion card".to_string(),
        }
    }
}

impl SourceWords for Source {
    fn label(self) -> &'static str {
        match self {
            Source::Main => "attack",
            Source::Lateral => "beside the attack",
        }
    }

    fn reason(self, line: &Line) -> String {
        let each = line.times.unwrap_or(1);
        format!("{} at {each} each", score::counted(line, "open side", "open sides"))
    }
}

impl EventWords for Event {
    fn sentence(self, names: &Names) -> String {
        match self {
            Event::Looked { seat, kind, dir } => {
                let seen = dir.map(|dir| format!(": it comes from {}", direction(dir))).unwrap_or_default();
                let (who, scout) = (names.who(seat), plural(kind));
                format!("{who} looked at the next invasion card with the scout for {scout}{seen}.")
            }
            Event::Attacked { round, dir } => {
                format!("Invaders attacked from {} after round {}.", direction(dir), round.number())
            }
            Event::Lost { seat, main, lateral, points: lost, .. } => {
                let beside =
                    if lateral > 0 { format!(" and {lateral} beside the attack") } else { String::new() };
                format!("{} lost {}: open sides {main}{beside}.", names.who(seat), points(lost))
            }
            Event::NewScouts { kinds } => {
                let kinds = words::and(kinds.into_iter().map(|kind| plural(kind).to_string()));
                format!("New scouts lie open, for {kinds}.")
            }
            Event::Announced { dir } => format!("The next attack will come from {}.", direction(dir)),
        }
    }
}
