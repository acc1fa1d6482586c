//! One decision of a person: what is shown, and what may be typed.

use std::io::{BufRead, Write};
use std::path::Path;

use engine::vocab::{Building, Seat};
use engine::{Action, Awaited, Cards, Viewer, for_each_module};
use protocol::quote;

use super::menu::Menu;
use super::session::{Session, Wish};
use crate::failure::Failure;
use crate::files;
use crate::input::{self, Typed};
use crate::modules::{self, AwaitedDisplay, Scene};
use crate::rule_text;
use crate::rules;
use crate::table;
use crate::words;

/// The commands that may be typed, each with the key of its explanation.
const COMMANDS: [(&str, &str); 11] = [
    ("1, 2, 3", "terminal-help-number"),
    ("take dinar-3", "terminal-help-action"),
    ("take, buy", "terminal-help-groups"),
    ("l", "terminal-help-list"),
    ("u", "terminal-help-undo"),
    ("p 2", "terminal-help-palace"),
    ("s", "terminal-help-score"),
    ("t", "terminal-help-table"),
    ("r BASE-42", "terminal-help-rule"),
    ("save FILE", "terminal-help-save"),
    ("q", "terminal-help-quit"),
];

/// Examples of actions typed as text.
const EXAMPLES: &str = "buy 2 with dirham-5 dirham-3, place garden-03 at 1,0, reserve garden-03, \
                        add garden-03 at 1,0, stop, pass";

macro_rules! scenes {
    ($($module:ident $room:ident $slug:literal $file:literal $prefix:literal,)*) => {
        /// What is shown above a question.
        fn scene(awaited: Awaited) -> Scene {
            match awaited {
                Awaited::Place | Awaited::Redesign => Scene::Cells,
                Awaited::AddMoney => Scene::Little,
                Awaited::BeforeTurn
                | Awaited::Action
                | Awaited::EndOfTurn(_)
                | Awaited::Window(_)
                | Awaited::Nothing => Scene::Table,
                $(Awaited::$module(awaited) => awaited.scene(),)*
                Awaited::RedPalace(awaited) => awaited.scene(),
            }
        }
    };
}
for_each_module!(scenes);

impl<I: BufRead, O: Write> Session<I, O> {
    /// Shows what the decision needs and asks until the player has made a wish.
    pub(super) fn ask(&mut self, seat: Seat, legal: &[Action]) -> Result<Wish, Failure> {
        let menu = Menu::new(self.recorded.game(), seat, legal, &self.voice);
        writeln!(self.out)?;
        self.tell_news(seat)?;
        match scene(self.recorded.game().awaited()) {
            Scene::Little => self.show_little(seat)?,
            Scene::Table | Scene::Cells => self.show_table(seat, &menu)?,
        }
        self.show_menu(&menu)?;
        loop {
            let args = [("name", self.voice.name(seat).into()), ("count", menu.len().into())];
            write!(self.out, "{} > ", self.voice.texts().with("terminal-prompt", &args))?;
            self.out.flush()?;
            match input::read(&mut self.input)? {
                Typed::Line(line) => {
                    if let Some(wish) = self.obey(&line, seat, &menu)? {
                        return Ok(wish);
                    }
                }
                Typed::Garbled => writeln!(self.out, "{}", self.voice.texts().get("terminal-garbled"))?,
                Typed::End => return Ok(Wish::Quit),
            }
        }
    }

    /// Carries out a command, or returns a wish if that was typed.
    fn obey(&mut self, line: &str, seat: Seat, menu: &Menu) -> Result<Option<Wish>, Failure> {
        if let Ok(number) = line.parse::<usize>() {
            return match menu.action(number) {
                Some(action) => self.confirmed(seat, action),
                None => {
                    let args = [("number", number.into()), ("count", menu.len().into())];
                    writeln!(self.out, "{}", self.voice.texts().with("terminal-no-choice", &args))?;
                    Ok(None)
                }
            };
        }
        let style = self.options.style;
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match (word, rest) {
            ("", _) => self.show_menu(menu)?,
            ("h" | "help" | "?", _) => self.show_help()?,
            ("u" | "undo", "") if self.can_undo() => return Ok(Some(Wish::Undo)),
            ("u" | "undo", "") => writeln!(self.out, "{}", self.voice.texts().get("terminal-no-undo"))?,
            ("q" | "quit", "") => return Ok(Some(Wish::Quit)),
            ("p", "") => {
                for other in Seat::all(self.recorded.game().rules().players()) {
                    self.show_palace(seat, other, &[])?;
                }
                self.show_dirk()?;
            }
            ("p", number) => self.show_numbered_palace(seat, number)?,
            ("s" | "score", "") => self.tell_score(seat)?,
            ("t" | "table", "") => self.show_table(seat, menu)?,
            ("l" | "list", "") => menu.write_all(&mut self.out, None, style)?,
            ("r" | "rule", id) => self.show_rule(id)?,
            ("save", "") => {
                let args = [("example", "save my-game.json".into())];
                writeln!(self.out, "{}", self.voice.texts().with("terminal-name-file", &args))?;
            }
            ("save", file) => {
                let path = Path::new(file);
                let saved = self.keeper.save_to(path, &self.saved_text());
                let texts = self.voice.texts();
                let text = match saved {
                    Ok(()) => texts.with("terminal-saved-to", &[("file", (&files::shown(path)).into())]),
                    Err(text) => texts.with("terminal-not-saved", &[("reason", (&text).into())]),
                };
                writeln!(self.out, "{text}")?;
            }
            (word, "") if menu.group(word).is_some() => {
                let marks = menu.marks();
                if word == "redesign" && !marks.is_empty() {
                    self.show_palace(seat, seat, &marks)?;
                }
                menu.write_all(&mut self.out, menu.group(word), style)?;
            }
            _ => return self.read_action(line, seat, menu),
        }
        Ok(None)
    }

    /// Reads an action typed as text.
    fn read_action(&mut self, line: &str, seat: Seat, menu: &Menu) -> Result<Option<Wish>, Failure> {
        let Ok(action) = line.parse::<Action>() else {
            let typed = quote(line);
            let args = [("typed", (&typed).into()), ("count", menu.len().into())];
            let text = self.voice.texts().with("terminal-not-understood", &args);
            writeln!(self.out, "{}", words::wrap(&text, 0, 2))?;
            return Ok(None);
        };
        match self.recorded.game().check(action) {
            Ok(()) => self.confirmed(seat, action),
            Err(illegal) => {
                self.tell_refusal(illegal)?;
                Ok(None)
            }
        }
    }

    /// The wish to play that action. Asks for confirmation first if it cannot be taken back and the player wants
    /// to be asked.
    fn confirmed(&mut self, seat: Seat, action: Action) -> Result<Option<Wish>, Failure> {
        if self.options.confirm && self.is_final(seat, action) {
            let text = self.voice.choice(action, &self.recorded.game().view(Viewer::Public));
            let args = [("action", (&text).into())];
            write!(self.out, "{} > ", self.voice.texts().with("terminal-final", &args))?;
            self.out.flush()?;
            match input::read(&mut self.input)? {
                Typed::Line(answer) if matches!(answer.as_str(), "" | "y" | "yes") => {}
                Typed::Line(_) | Typed::Garbled => return Ok(None),
                Typed::End => return Ok(Some(Wish::Quit)),
            }
        }
        Ok(Some(Wish::Play(action)))
    }

    fn show_table(&mut self, seat: Seat, menu: &Menu) -> Result<(), Failure> {
        let game = self.recorded.game();
        let voice = self.voice.told_to(seat);
        let view = game.view(Viewer::Seat(seat));
        let hands: Vec<(Seat, &Cards)> = if self.table.open_hands {
            view.seats().map(|seat| (seat, game.secrets().hand(seat))).collect()
        } else {
            view.hand().map(|hand| (seat, hand)).into_iter().collect()
        };
        table::write(&mut self.out, &view, &voice, &self.seen[seat.index()], &hands, self.options.style)?;
        let marks = match scene(view.awaited()) {
            Scene::Cells => menu.marks(),
            Scene::Table | Scene::Little => Vec::new(),
        };
        self.show_palace(seat, seat, &marks)
    }

    /// Shows what a small decision needs, and what its module has to say about it.
    fn show_little(&mut self, seat: Seat) -> Result<(), Failure> {
        let view = self.recorded.game().view(Viewer::Seat(seat));
        let voice = self.voice.told_to(seat);
        table::write_little(&mut self.out, &view, &voice, self.options.style)?;
        for text in modules::played(&view).filter_map(|room| room.to_know(&view, voice.texts())) {
            writeln!(self.out, "{}", words::wrap(&text, 0, 2))?;
        }
        Ok(())
    }

    fn show_menu(&mut self, menu: &Menu) -> Result<(), Failure> {
        let style = self.options.style;
        let question = self.voice.texts().awaited(self.recorded.game().awaited());
        writeln!(self.out, "{}", style.heading(&question))?;
        Ok(menu.write(&mut self.out, style)?)
    }

    fn show_palace(
        &mut self,
        seat: Seat,
        of: Seat,
        marks: &[(engine::vocab::Cell, String)],
    ) -> Result<(), Failure> {
        let voice = self.voice.told_to(seat);
        let view = self.recorded.game().view(Viewer::Public);
        Ok(table::write_palace(&mut self.out, &view, of, &voice, marks, self.options.style)?)
    }

    fn show_numbered_palace(&mut self, seat: Seat, number: &str) -> Result<(), Failure> {
        let players = self.recorded.game().rules().players();
        let wanted = number.parse::<usize>().ok().filter(|number| (1..=players).contains(number));
        match wanted.and_then(|number| Seat::new(number - 1)) {
            Some(other) => self.show_palace(seat, other, &[]),
            None => {
                let args = [("count", players.into())];
                Ok(writeln!(self.out, "{}", self.voice.texts().with("terminal-seats", &args))?)
            }
        }
    }

    fn show_dirk(&mut self) -> Result<(), Failure> {
        let view = self.recorded.game().view(Viewer::Public);
        Ok(table::write_dirk(&mut self.out, &view, &self.voice, self.options.style)?)
    }

    /// Lists what may be typed, and what the signs mean.
    fn show_help(&mut self) -> Result<(), Failure> {
        let texts = self.voice.texts();
        for (typed, key) in COMMANDS {
            // Only one of the texts makes use of the examples.
            let what = texts.with(key, &[("examples", EXAMPLES.into())]);
            writeln!(self.out, "{}", words::wrap(&format!("{typed:<14} {what}"), 2, 17))?;
        }
        let kinds = Building::ALL.map(|kind| format!("{} {}", texts.kind_mark(kind), texts.kind(kind)));
        let about = [kinds.join(", "), texts.get("terminal-help-cells"), texts.get("terminal-help-signs")];
        about.iter().try_for_each(|text| writeln!(self.out, "{}", words::wrap(text, 2, 2)))?;
        Ok(())
    }

    fn show_rule(&mut self, id: &str) -> Result<(), Failure> {
        let text = rule_text::find(id).unwrap_or_else(|| rules::unknown(id, self.voice.texts()));
        Ok(writeln!(self.out, "{}", words::wrap(&text, 0, 2))?)
    }
}
