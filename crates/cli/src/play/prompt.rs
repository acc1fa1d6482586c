//! One decision of a person: what is shown, what may be typed.

use std::io::{BufRead, Write};
use std::path::Path;

use engine::vocab::Seat;
use engine::{Action, Awaited, Cards, Viewer, for_each_module};
use protocol::{plain, quote};

use super::menu::Menu;
use super::session::{Session, Wish};
use crate::failure::Failure;
use crate::files;
use crate::input::{self, Typed};
use crate::modules::{self, AwaitedWords, Scene};
use crate::rule_text;
use crate::table;
use crate::words;

const HELP: &str = "\
  a number      make that choice
  a text        make that choice by its text, such as: take dinar-3, buy 2 with dirham-5 dirham-3,
                place garden-03 at 1,0, reserve garden-03, stop, pass
  take, buy, place, redesign, other
                list all choices of a group that is folded;  l  lists all choices
  u             take one step of your turn back, until something hidden has been shown
  p 2           show the Alhambra of seat 2;  p  shows all
  s             explain the score: rounds held, and the next one if it were held now
  t             show the table again
  r BASE-42     print a rule
  save FILE     save a copy of the game
  q             save and quit
  Kinds: P pavilion, S seraglio, A arcades, C chambers, G garden, T tower. A thick line is a wall, a gap is open.
  x grows to the east, y to the south; the start tile lies at 0,0. * marks a chest, G in a wall a gate;
  a broken line is a wooden wall, & in a wall a guard.";

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
    /// Shows everything and asks until there is a wish.
    pub(super) fn ask(&mut self, seat: Seat, legal: &[Action]) -> Result<Wish, Failure> {
        let style = self.options.style;
        let menu = Menu::new(self.recorded.game(), seat, legal, style);
        writeln!(self.out)?;
        self.tell_news(seat)?;
        match scene(self.recorded.game().awaited()) {
            Scene::Little => self.show_little(seat)?,
            Scene::Table | Scene::Cells => self.show_table(seat, &menu)?,
        }
        self.show_menu(&menu)?;
        loop {
            write!(self.out, "{}, 1 to {} (h for help): ", self.names.name(seat), menu.len())?;
            self.out.flush()?;
            match input::read(&mut self.input)? {
                Typed::Line(line) => {
                    if let Some(wish) = self.obey(&line, seat, &menu)? {
                        return Ok(wish);
                    }
                }
                Typed::Garbled => {
                    writeln!(self.out, "That is no text in UTF-8. Type a number, or h for help.")?
                }
                Typed::End => return Ok(Wish::Quit),
            }
        }
    }

    /// Does what was typed; gives a wish if it is one.
    fn obey(&mut self, line: &str, seat: Seat, menu: &Menu) -> Result<Option<Wish>, Failure> {
        if let Ok(number) = line.parse::<usize>() {
            return match menu.action(number) {
                Some(action) => self.confirmed(seat, action),
                None => {
                    writeln!(
                        self.out,
                        "There is no choice {number}; the numbers go from 1 to {}.",
                        menu.len()
                    )?;
                    Ok(None)
                }
            };
        }
        let style = self.options.style;
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match (word, rest) {
            ("", _) => self.show_menu(menu)?,
            ("h" | "help" | "?", _) => writeln!(self.out, "{HELP}")?,
            ("u" | "undo", "") if self.can_undo() => return Ok(Some(Wish::Undo)),
            ("u" | "undo", "") => writeln!(
                self.out,
                "There is nothing to take back: a turn can be taken back only until something hidden is shown."
            )?,
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
            ("save", "") => writeln!(self.out, "Name a file: save my-game.json")?,
            ("save", file) => {
                let path = Path::new(file);
                let text = match self.keeper.save_to(path, &self.saved_text()) {
                    Ok(()) => format!("Saved to {}.", files::shown(path)),
                    Err(text) => format!("Not saved: {text}."),
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
            _ => return self.read_action(line, seat),
        }
        Ok(None)
    }

    /// An action typed as text.
    fn read_action(&mut self, line: &str, seat: Seat) -> Result<Option<Wish>, Failure> {
        let action: Action = match line.parse() {
            Ok(action) => action,
            Err(error) => {
                let error = error.to_string();
                writeln!(
                    self.out,
                    "That is not understood: {}. Type a number, or h for help.",
                    plain(&error)
                )?;
                return Ok(None);
            }
        };
        match self.recorded.game().check(action) {
            Ok(()) => self.confirmed(seat, action),
            Err(illegal) => {
                let rule = illegal.rule();
                writeln!(self.out, "Refused: {illegal} ({rule}; r {rule} prints the rule).")?;
                Ok(None)
            }
        }
    }

    /// The wish to do that, once more asked for where it cannot be taken back and the player wants to be asked.
    fn confirmed(&mut self, seat: Seat, action: Action) -> Result<Option<Wish>, Failure> {
        if self.options.confirm && self.is_final(seat, action) {
            let text = words::choice(action, &self.recorded.game().view(Viewer::Public));
            write!(self.out, "This cannot be taken back: {text}. Enter to do it, n to choose again: ")?;
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
        let names = self.names.told_to(seat);
        let view = game.view(Viewer::Seat(seat));
        let hands: Vec<(Seat, &Cards)> = if self.table.open_hands {
            view.seats().map(|seat| (seat, game.secrets().hand(seat))).collect()
        } else {
            view.hand().map(|hand| (seat, hand)).into_iter().collect()
        };
        table::write(&mut self.out, &view, &names, &self.seen[seat.index()], &hands, self.options.style)?;
        let marks = match scene(view.awaited()) {
            Scene::Cells => menu.marks(),
            Scene::Table | Scene::Little => Vec::new(),
        };
        self.show_palace(seat, seat, &marks)
    }

    /// What a decision on the side needs: the hand and what it is about.
    fn show_little(&mut self, seat: Seat) -> Result<(), Failure> {
        let view = self.recorded.game().view(Viewer::Seat(seat));
        let names = self.names.told_to(seat);
        table::write_little(&mut self.out, &view, &names, self.options.style)?;
        for text in modules::played(&view).filter_map(|room| room.rule_to_know(&view)) {
            writeln!(self.out, "{}", words::wrap(&text, 0, 2))?;
        }
        Ok(())
    }

    fn show_menu(&mut self, menu: &Menu) -> Result<(), Failure> {
        let style = self.options.style;
        let question = words::question(&self.recorded.game().view(Viewer::Public));
        writeln!(self.out, "{}", style.heading(&question))?;
        Ok(menu.write(&mut self.out, style)?)
    }

    fn show_palace(
        &mut self,
        seat: Seat,
        of: Seat,
        marks: &[(engine::vocab::Cell, String)],
    ) -> Result<(), Failure> {
        let names = self.names.told_to(seat);
        let view = self.recorded.game().view(Viewer::Public);
        Ok(table::write_palace(&mut self.out, &view, of, &names, marks, self.options.style)?)
    }

    fn show_numbered_palace(&mut self, seat: Seat, number: &str) -> Result<(), Failure> {
        let players = self.recorded.game().rules().players();
        let wanted = number.parse::<usize>().ok().filter(|number| (1..=players).contains(number));
        match wanted.and_then(|number| Seat::new(number - 1)) {
            Some(other) => self.show_palace(seat, other, &[]),
            None => Ok(writeln!(self.out, "The seats are numbered from 1 to {players}.")?),
        }
    }

    fn show_dirk(&mut self) -> Result<(), Failure> {
        let view = self.recorded.game().view(Viewer::Public);
        Ok(table::write_dirk(&mut self.out, &view, self.options.style)?)
    }

    fn show_rule(&mut self, id: &str) -> Result<(), Failure> {
        let text = rule_text::find(id).unwrap_or_else(|| {
            format!(
                "There is no rule \"{}\"; rules are named like BASE-42 ({}).",
                quote(id),
                rule_text::prefixes()
            )
        });
        Ok(writeln!(self.out, "{}", words::wrap(&text, 0, 2))?)
    }
}
