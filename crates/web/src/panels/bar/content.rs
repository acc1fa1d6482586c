//! What the action bar says and offers, derived from the game and the selection.

use engine::vocab::{Currency, Money, Seat};
use engine::{Action, Awaited, Deed, Event, Goods, View, Viewer};
use i18n::{Arg, Kinds};
use leptos::prelude::*;
use wire::{Ask, Holder, TakeBack};

use crate::app::App;
use crate::art::icons::Icon;
use crate::art::{self, Face, SeatColour};
use crate::forecast::Change;
use crate::modules;
use crate::online;
use crate::panels::choice::{Choice, List};
use crate::panels::choices::{wares, why_not};
use crate::panels::desk::{Desk, Drawer, Selection};
use crate::panels::red_palace;
use crate::play::Play;

/// How many additional actions fit into the bar before they go into the drawer.
const SHOWN: usize = 2;

/// The situation that the bar shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum State {
    /// The game is over.
    Over,
    /// Somebody else is to act.
    Waiting,
    /// Another player's Alhambra is shown.
    Looking,
    /// Something is selected.
    Choosing,
    /// An action is shown as done.
    Applied,
    /// A tile has to be placed.
    Placing,
    /// Another action, because a tile was paid for exactly.
    Exact,
    /// An offer between two turns.
    Window,
    /// A question, or the start of a turn.
    Prompt,
}

impl State {
    /// The name of the state in the page.
    pub const fn name(self) -> &'static str {
        match self {
            State::Over => "over",
            State::Waiting => "waiting",
            State::Looking => "looking",
            State::Choosing => "choosing",
            State::Applied => "applied",
            State::Placing => "placing",
            State::Exact => "exact",
            State::Window => "window",
            State::Prompt => "prompt",
        }
    }
}

/// The picture before the words.
#[derive(Clone, PartialEq)]
pub enum Picture {
    /// The mark of a player.
    Seat(SeatColour),
    /// A tile.
    Tile(Face),
    /// A card, drawn for the view box of cards.
    Card(String),
}

/// A change as a number, with a picture for the view box `0 0 40 40`.
#[derive(Clone, PartialEq)]
pub struct Fact {
    /// What changes.
    pub picture: String,
    /// The change in words.
    pub text: String,
}

/// What a button does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Press {
    /// Plays an action at once, because the button says all of it.
    Play(Action),
    /// Plays an action as a tap on the table would, with confirmation if wanted.
    Act(Action),
    /// Undoes the last action.
    TakeBack,
    /// Clears the selection.
    PutAway,
    /// Opens or closes the drawer with all other choices.
    More,
    /// Marks the tiles that can be redesigned.
    Change,
    /// Shows the next player's Alhambra.
    NextPalace,
    /// Opens the help about a rule.
    Rule(&'static str),
    /// Lets the bot that is thinking play at once.
    Hurry,
    /// Asks the others at a table of a server to take an action back, or answers.
    Vote(TakeBack),
    /// Leaves a table of a server.
    Leave,
}

impl Press {
    /// Does what the button stands for.
    pub fn done(self, app: App, desk: Desk) {
        match self {
            Press::Play(action) => desk.play(action),
            Press::Act(action) => desk.act(action),
            Press::TakeBack => desk.take_back(),
            Press::PutAway => desk.put_away(),
            Press::More => desk.drawer.update(|drawer| {
                *drawer = if *drawer == Some(Drawer::Question) { None } else { Some(Drawer::Question) };
            }),
            Press::Change => desk.changing.update(|on| *on = !*on),
            Press::NextPalace => next_palace(app, desk),
            Press::Rule(rule) => app.open_rule(rule),
            Press::Hurry => app.thinker.hurry(app),
            Press::Vote(answer) => {
                let next = app.play.read_untracked().as_ref().map_or(0, |play| play.next());
                app.online.ask(&Ask::TakeBack { answer, expect: next as u32 });
            }
            Press::Leave => online::leave(app),
        }
    }
}

/// A button of the bar.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Button {
    /// The id of the button in the page.
    pub id: &'static str,
    /// The words on the button.
    pub label: String,
    /// The icon of the button, if any.
    pub icon: Option<Icon>,
    /// The name of the keyboard shortcut, if any.
    pub key: Option<&'static str>,
    /// Whether it is the button that most people want.
    pub is_main: bool,
    /// Whether it can be pressed.
    pub is_on: bool,
    /// Whether it shrinks to its icon if there is little room.
    pub is_brief: bool,
    /// The action it plays, if any.
    pub action: Option<Action>,
    /// What pressing it does.
    pub press: Press,
}

impl Button {
    fn new(id: &'static str, label: String, press: Press) -> Button {
        let action = match press {
            Press::Play(action) | Press::Act(action) => Some(action),
            _ => None,
        };
        Button {
            id,
            label,
            icon: None,
            key: None,
            is_main: false,
            is_on: true,
            is_brief: false,
            action,
            press,
        }
    }

    fn main(self) -> Button {
        Button { is_main: true, key: Some("Enter"), ..self }
    }

    fn with(self, icon: Icon) -> Button {
        Button { icon: Some(icon), ..self }
    }

    fn on(self, key: &'static str) -> Button {
        Button { key: Some(key), ..self }
    }
}

/// What the bar says and offers.
#[derive(Clone, PartialEq)]
pub struct Bar {
    /// The situation that the bar shows.
    pub state: State,
    /// The picture before the words.
    pub picture: Option<Picture>,
    /// The question, or what was done.
    pub title: String,
    /// More details about it.
    pub hint: String,
    /// What it changes.
    pub facts: Vec<Fact>,
    /// The buttons, in order.
    pub buttons: Vec<Button>,
}

impl Bar {
    fn new(state: State, title: String) -> Bar {
        Bar { state, picture: None, title, hint: String::new(), facts: Vec::new(), buttons: Vec::new() }
    }

    /// The bar for the current situation.
    pub fn of(app: App, desk: Desk) -> Bar {
        let play = app.play.read();
        let Some(play) = play.as_ref() else { return Bar::new(State::Over, String::new()) };
        let mut bar = Writer { app, desk, play, view: play.view() }.bar();
        if bar.picture.is_none() {
            let view = play.view();
            let seat = match bar.state {
                State::Looking => desk.watched.get(),
                _ => view.to_act(),
            };
            bar.picture = seat.map(|seat| Picture::Seat(play.colour(seat)));
        }
        bar
    }
}

/// Everything the texts of the bar are derived from.
struct Writer<'p> {
    app: App,
    desk: Desk,
    play: &'p Play,
    view: View<'p>,
}

impl Writer<'_> {
    fn bar(&self) -> Bar {
        let (app, desk) = (self.app, self.desk);
        let Some(to_act) = self.view.to_act() else {
            return Bar::new(State::Over, app.t("awaited-nothing"));
        };
        if let Some(bar) = self.voting() {
            return bar;
        }
        if let Some(seat) = desk.watched.get() {
            return self.looking(seat);
        }
        if self.play.human_to_act().is_none() {
            let name = self.play.name(to_act);
            let thinking = app.tw("thinking", &[("name", name.as_str().into())]);
            if self.play.there().is_some() {
                return self.followed(thinking);
            }
            let mut bar = Bar::new(State::Waiting, thinking);
            if self.play.is_long_thought() {
                bar.buttons.push(Button::new("hurry", app.t("hurry-bot"), Press::Hurry).with(Icon::Play));
            }
            return bar;
        }
        match (desk.selected.get(), self.play.applied()) {
            (Some(selection), _) => self.choosing(selection),
            (None, Some(action)) => self.applied(action),
            (None, None) => self.asked(),
        }
    }

    /// The bar while somebody at another screen, or a bot at the server, is to act.
    fn followed(&self, thinking: String) -> Bar {
        let app = self.app;
        if self.play.is_waiting() {
            let key = if self.is_reached() { "online-sending" } else { "online-kept" };
            return Bar::new(State::Waiting, app.t(key));
        }
        let room = app.online.room.read();
        let Some(room) = room.as_ref() else { return Bar::new(State::Waiting, thinking) };
        if room.you.seat.is_none() {
            let hint = match room.options.watch_delay {
                0 => thinking,
                delay => {
                    let late = app.tw("online-late", &[("seconds", Arg::Number(delay.into()))]);
                    format!("{thinking} ({late})")
                }
            };
            let next = Button::new("next-palace", app.t("next-palace"), Press::NextPalace);
            let leave = Button::new("leave", app.t("online-leave"), Press::Leave);
            let buttons = vec![next.with(Icon::Right).on("V"), leave];
            return Bar { hint, buttons, ..Bar::new(State::Waiting, app.t("online-you-watch")) };
        }
        let mut bar = Bar::new(State::Waiting, thinking);
        if self.play.can_undo() {
            bar.buttons.push(self.undo());
        } else if room.options.take_back && self.has_acted(room.you.seat) {
            let ask = Button::new("ask-back", app.t("online-ask-back"), Press::Vote(TakeBack::Ask));
            bar.buttons.push(Button { is_on: self.is_reached(), ..ask.with(Icon::Undo) });
        }
        bar
    }

    /// Whether what is asked now is answered: at once in a game of this screen, else over the line to the server.
    fn is_reached(&self) -> bool {
        self.play.there().is_none() || self.app.online.state() == online::State::On
    }

    /// Whether somebody has had a turn, so that there may be something to take back.
    fn has_acted(&self, own: Option<usize>) -> bool {
        let is_own = |seat: Seat| Some(seat.index()) == own;
        let is_end = |event: &Event| matches!(event, Event::TurnStarted { seat, .. } if !is_own(*seat));
        // No event marks the first turn, which begins with the game.
        let mut log = self.play.log().iter().map(|(_, event)| event);
        let is_first = is_own(self.play.opening().turn_of());
        is_first && log.clone().any(is_end)
            || log.any(|event| matches!(event, Event::TurnStarted { seat, .. } if is_own(*seat)))
    }

    /// The bar while the table decides whether an action is taken back.
    fn voting(&self) -> Option<Bar> {
        let app = self.app;
        self.play.there()?;
        let room = app.online.room.read();
        let room = room.as_ref()?;
        let (vote, own) = (room.vote.as_ref()?, room.you.seat?);
        let seat = Seat::new(vote.by)?;
        // Bots and stand-ins are not asked.
        let asked = room.seats.iter().filter(|seat| seat.holder == Holder::Person && !seat.stand_in);
        let count = [("count", vote.allowed.len().into()), ("of", asked.count().into())];
        let texts = app.texts.read().0.knowing(Kinds::of(&self.view));
        let mut done = self.play.log().iter().filter(|(number, _)| *number == vote.from as usize);
        let done = done.find_map(|(_, event)| texts.event(event, &self.play.names()));
        let hint = format!("{} {}", done.unwrap_or_default(), app.tw("online-vote-count", &count));
        let button = |id, key: &str, answer| {
            let button = Button::new(id, app.t(key), Press::Vote(answer));
            Button { is_on: self.is_reached(), ..button }
        };
        let refuse = |key: &str| button("refuse", key, TakeBack::Refuse).with(Icon::Close);
        let (title, buttons) = if vote.by == own {
            (app.t("online-vote-own"), vec![refuse("online-withdraw")])
        } else {
            let name = self.play.name(seat);
            let title = app.tw("online-vote", &[("name", name.as_str().into())]);
            let allow = button("allow", "online-allow", TakeBack::Allow).with(Icon::Check).on("Y");
            let buttons = vec![Button { is_main: true, ..allow }, refuse("online-refuse").on("N")];
            (title, if vote.allowed.contains(&own) { Vec::new() } else { buttons })
        };
        let picture = Some(Picture::Seat(self.play.colour(seat)));
        Some(Bar { hint, buttons, picture, ..Bar::new(State::Waiting, title) })
    }

    fn undo(&self) -> Button {
        let is_on = self.play.can_undo() && self.is_reached();
        let undo = Button::new("undo", self.app.t("undo"), Press::TakeBack).with(Icon::Undo).on("U");
        Button { is_on, is_brief: true, ..undo }
    }

    fn cancel(&self) -> Button {
        Button {
            is_brief: true,
            ..Button::new("cancel", self.app.t("cancel"), Press::PutAway).with(Icon::Close).on("Esc")
        }
    }

    fn more(&self, count: usize) -> Button {
        let label = self.app.tw("more-choices", &[("count", Arg::Number(count as i64))]);
        Button::new("more", label, Press::More).with(Icon::Grid)
    }

    /// The bar while another player's Alhambra is shown.
    fn looking(&self, seat: Seat) -> Bar {
        let (app, name) = (self.app, self.play.name(seat));
        let back = Button::new("back-to-mine", app.t("back-to-mine"), Press::PutAway).with(Icon::Left).main();
        let next =
            Button::new("next-palace", app.t("next-palace"), Press::NextPalace).with(Icon::Right).on("V");
        Bar {
            hint: app.t("looking-hint"),
            buttons: vec![back.on("Esc"), next],
            ..Bar::new(State::Looking, app.tw("looking-at", &[("name", name.as_str().into())]))
        }
    }

    /// The bar while an action is shown as done.
    fn applied(&self, action: Action) -> Bar {
        let app = self.app;
        let texts = app.texts.read().0.knowing(Kinds::of(&self.view));
        let choice = Choice::of(action, &self.view);
        let tile = choice.about.tile;
        let money: Vec<Money> = choice.about.money().collect();
        let named = tile.map(|tile| texts.tile(tile)).unwrap_or_default();
        let deed = choice.about.deed;
        let lies = |cell| {
            let shown = self.play.shown();
            self.view.to_act().and_then(|seat| shown.palace(seat).tile_at(cell)) == tile
        };
        // The cell is marked on the plan, so there is no need for its coordinates.
        let (title, ends) = match (deed, tile, choice.cell) {
            (Deed::Place | Deed::Redesign, Some(_), Some(cell)) if lies(cell) => {
                (app.tw("done-place", &[("tile", (&named).into())]), true)
            }
            (Deed::Redesign, Some(_), Some(_)) => {
                (app.tw("done-reserve", &[("tile", (&named).into())]), true)
            }
            _ if matches!(action, Action::Reserve { .. }) => {
                (app.tw("done-reserve", &[("tile", (&named).into())]), true)
            }
            _ if matches!(action, Action::TakeMoney(_)) => {
                (app.tw("done-take", &[("cards", (&self.cards(&money)).into())]), true)
            }
            (_, _, Some(_)) if choice.cells_key().is_some() => {
                let what = choice.cells_key().map(|key| app.t(key)).unwrap_or_default();
                (app.tw("done-cell", &[("what", (&what).into())]), false)
            }
            _ => (texts.action(&action, &self.view), false),
        };
        let picture = match (tile, money.first()) {
            (Some(tile), _) => Some(Picture::Tile(Face::of(&self.play.shown(), tile))),
            (None, Some(&card)) => Some(Picture::Card(art::money_art(card))),
            (None, None) => None,
        };
        let label = app.t(if ends { "end-turn" } else { "confirm" });
        let mut buttons = vec![Button::new("end-turn", label, Press::Play(action)).with(Icon::Check).main()];
        buttons.extend(self.put_elsewhere(&choice));
        buttons.push(self.undo());
        Bar { picture, facts: self.facts(action), buttons, ..Bar::new(State::Applied, title) }
    }

    /// Where else the tile of a placement may go.
    fn put_elsewhere(&self, choice: &Choice) -> Vec<Button> {
        let held = choice.held();
        let is_it = |other: &&Choice| {
            held.is_some() && other.held() == held && other.cell.is_none() && other.action != choice.action
        };
        let choices = self.desk.choices.read();
        let others = choices.iter().filter(is_it);
        others.take(SHOWN).map(|other| self.action_button(other)).collect()
    }

    /// A button for an action whose subject is already visible, so few words are enough.
    fn action_button(&self, choice: &Choice) -> Button {
        let app = self.app;
        let texts = app.texts.read().0.knowing(Kinds::of(&self.view));
        match choice.action {
            Action::Reserve { .. } | Action::Remove { .. } => {
                Button::new("to-reserve", app.t("to-reserve"), Press::Act(choice.action)).on("R")
            }
            Action::GiveToDirk { .. } => Button::new("to-dirk", app.t("to-dirk"), Press::Act(choice.action)),
            action => Button::new("choice", texts.action(&action, &self.view), Press::Act(action)),
        }
    }

    /// What an action brings, in numbers.
    fn facts(&self, action: Action) -> Vec<Fact> {
        let app = self.app;
        let asked = self.view.to_act().filter(|_| !app.settings.read().purist);
        let change = asked.and_then(|seat| Change::of(&self.play.view_of(seat)?, action));
        let Some(change) = change else { return Vec::new() };
        let arrow = |was: u16, is: u16| format!("{was} → {is}");
        let wall = (change.wall.0 != change.wall.1)
            .then(|| Fact { picture: art::wall_mark(), text: arrow(change.wall.0, change.wall.1) });
        let kinds = change
            .kinds
            .iter()
            .map(|&(kind, [was, is, _])| Fact { picture: art::kind_art(kind), text: arrow(was, is) });
        wall.into_iter().chain(kinds).take(3).collect()
    }

    /// Cards as people write them, such as `Dinar 4 + 7`.
    fn cards(&self, money: &[Money]) -> String {
        let texts = self.app.texts.read();
        let of = |currency: Currency| {
            let values: Vec<String> = money
                .iter()
                .filter(|card| card.currency() == currency)
                .map(|card| card.value().to_string())
                .collect();
            (!values.is_empty()).then(|| format!("{} {}", texts.0.currency(currency), values.join(" + ")))
        };
        let parts: Vec<String> = Currency::ALL.into_iter().filter_map(of).collect();
        parts.join(", ")
    }

    /// The bar while something is selected.
    fn choosing(&self, selection: Selection) -> Bar {
        let (app, desk) = (self.app, self.desk);
        let texts = app.texts.read().0.knowing(Kinds::of(&self.view));
        match selection {
            Selection::Goods(_) | Selection::Preview(_) => match selection.goods() {
                Some(goods) => self.buying(goods),
                None => self.asked(),
            },
            Selection::Ability(ability) => {
                let ways: Vec<Choice> = desk
                    .choices
                    .read()
                    .iter()
                    .filter(|choice| red_palace::is_use_of(&choice.action, ability))
                    .copied()
                    .collect();
                let mut buttons: Vec<Button> = match &ways[..] {
                    &[only] => {
                        vec![Button::new("confirm", app.t("use-ability"), Press::Act(only.action)).main()]
                    }
                    [] => Vec::new(),
                    // The answers are already open in the drawer.
                    _ if desk.drawer.get() == Some(Drawer::Question) => Vec::new(),
                    _ => vec![self.more(ways.len()).main()],
                };
                buttons.push(self.cancel());
                Bar {
                    hint: texts.ability_about(ability),
                    buttons,
                    ..Bar::new(State::Choosing, texts.ability_name(ability))
                }
            }
            Selection::Tile(tile) => {
                let here = desk.choices.read();
                let elsewhere: Vec<Button> = here
                    .iter()
                    .filter(|choice| choice.held() == Some(tile) && choice.cell.is_none())
                    .take(SHOWN)
                    .map(|choice| self.action_button(choice))
                    .collect();
                let fits = here.iter().any(|choice| choice.held() == Some(tile) && choice.cell.is_some());
                let buttons = elsewhere.into_iter().chain([self.cancel()]).collect();
                Bar {
                    picture: Some(Picture::Tile(Face::of(&self.view, tile))),
                    hint: app.t(if fits { "place-hint" } else { "fits-nowhere" }),
                    buttons,
                    ..Bar::new(State::Placing, app.tw("place-title", &[("tile", (&texts.tile(tile)).into())]))
                }
            }
            Selection::Cell(cell) => {
                let is_here = |choice: &&Choice| choice.list == List::Board && choice.cell == Some(cell);
                let here: Vec<Choice> = desk.choices.read().iter().filter(is_here).copied().collect();
                let seat = desk.shown_seat.get();
                let tile = seat.and_then(|seat| self.view.palace(seat).tile_at(cell));
                let title = tile.map_or_else(|| app.t("choose-here"), |tile| texts.tile(tile));
                let (shown, rest) = here.split_at(here.len().min(SHOWN));
                let mut buttons: Vec<Button> =
                    shown.iter().map(|choice| self.action_button(choice)).collect();
                if !rest.is_empty() {
                    buttons.push(self.more(here.len()));
                }
                buttons.push(self.cancel());
                let picture = tile.map(|tile| Picture::Tile(Face::of(&self.view, tile)));
                Bar { picture, buttons, ..Bar::new(State::Choosing, title) }
            }
            Selection::Card(_) => Bar {
                hint: app.t("build-hint"),
                buttons: vec![self.cancel()],
                ..Bar::new(State::Choosing, app.t("choose-tile"))
            },
        }
    }

    /// The bar for something for sale, with the money laid out for it.
    fn buying(&self, goods: Goods) -> Bar {
        let (app, desk) = (self.app, self.desk);
        let ways = desk.ways(goods);
        let (name, picture) = wares(app, &self.view, goods).unzip();
        let name = name.unwrap_or_default();
        let mut bar = Bar { picture, ..Bar::new(State::Choosing, name.clone()) };
        let Some(price) = ways.iter().find_map(|way| way.about.price) else {
            let (text, rule) = why_not(app, self.play, goods).unwrap_or_default();
            bar.hint = text;
            if !rule.is_empty() {
                let label = app.t("help-why");
                bar.buttons.push(Button {
                    is_brief: false,
                    ..Button::new("why", label, Press::Rule(rule)).with(Icon::Book)
                });
            }
            // Goods without a price are taken by choosing them.
            match &ways[..] {
                &[only] => bar.buttons.push(
                    Button::new(
                        "pay",
                        self.app.texts.read().0.action(&only.action, &self.view),
                        Press::Play(only.action),
                    )
                    .main(),
                ),
                [] => {}
                _ => bar.buttons.push(self.more(ways.len()).main()),
            }
            bar.buttons.push(self.cancel());
            return bar;
        };
        let laid_out = desk.laid_out.get();
        let total: u16 = laid_out.iter().map(|card| u16::from(card.value())).sum();
        let purchase = desk.purchase();
        let figures = [("paid", Arg::Number(total.into())), ("price", Arg::Number(price.into()))];
        let words = if laid_out.is_empty() { app.t("lay-out-hint") } else { self.cards(&laid_out) };
        let judged = match &purchase {
            Some(way) if way.is_exact() => app.t("exact"),
            Some(way) => way.wasted().map_or_else(
                || app.tw("paid-of", &figures),
                |over| app.tw("over", &[("count", Arg::Number(over.into()))]),
            ),
            None if total < price => app.tw("short", &[("count", Arg::Number((price - total).into()))]),
            None => app.t("refusal-superfluous"),
        };
        bar.hint = format!("{words} · {judged}");
        let label = match &purchase {
            Some(way) if way.is_exact() => app.t("pay-exactly"),
            _ => app.tw("pay-amount", &[("paid", Arg::Number(total.into()))]),
        };
        let pay = match purchase {
            Some(way) => {
                Button::new("pay", label, Press::Play(way.action)).with(self.lock(way.action)).main()
            }
            None => Button { is_on: false, ..Button::new("pay", label, Press::PutAway).main() },
        };
        bar.buttons.push(pay);
        if ways.len() > 1 {
            let label = app.tw("other-ways", &[("count", Arg::Number(ways.len() as i64))]);
            bar.buttons
                .push(Button { is_brief: true, ..Button::new("more", label, Press::More).with(Icon::Grid) });
        }
        bar.buttons.push(self.cancel());
        bar
    }

    /// A purchase between two turns as one button, with its sort key: the lowest is best.
    fn chance(&self, choice: &Choice) -> Option<((bool, u16), Button)> {
        let List::Sale(goods) = choice.list else { return None };
        let (name, _) = wares(self.app, &self.view, goods)?;
        let money: Vec<Money> = choice.about.money().collect();
        let cards = self.cards(&money);
        let label = self.app.tw("buy-tile", &[("tile", (&name).into()), ("price", (&cards).into())]);
        let buy = Button::new("buy-now", label, Press::Play(choice.action)).with(self.lock(choice.action));
        Some((choice.usefulness(), buy.main()))
    }

    /// A lock for actions that cannot be undone, a tick for all others.
    fn lock(&self, action: Action) -> Icon {
        if self.play.is_final(action) { Icon::Lock } else { Icon::Check }
    }

    /// The bar for the current question, with nothing selected.
    fn asked(&self) -> Bar {
        let (app, desk) = (self.app, self.desk);
        let awaited = self.view.awaited();
        let choices = desk.choices.read();
        let texts = app.texts.read().0.knowing(Kinds::of(&self.view));
        let ends = choices.iter().filter(|choice| choice.about.deed == Deed::End);
        let held = desk.held();
        let is_place = held.is_some() && choices.iter().any(Choice::is_placement);
        let is_further =
            awaited == Awaited::Action && choices.iter().any(|choice| choice.action == Action::Stop);
        let question = texts.awaited(awaited);
        let mut bar = match held {
            Some(tile) if is_place => Bar {
                picture: Some(Picture::Tile(Face::of(&self.view, tile))),
                hint: app.t("place-hint"),
                ..Bar::new(State::Placing, app.tw("place-title", &[("tile", (&texts.tile(tile)).into())]))
            },
            _ if is_further => Bar { hint: question, ..Bar::new(State::Exact, app.t("act-again")) },
            _ if awaited.is_interrupt() => {
                Bar { hint: question, ..Bar::new(State::Window, app.t("between-turns")) }
            }
            _ => Bar { hint: question, ..Bar::new(State::Prompt, app.t("your-turn")) },
        };
        if let Some(purchase) = self.view.waiting_purchase() {
            let figures = [
                ("paid", Arg::Number(purchase.pay.total().into())),
                ("price", Arg::Number(purchase.price.into())),
            ];
            bar.title = app.tw("paid-of", &figures);
        }
        if bar.state == State::Window {
            let chances = choices.iter().filter_map(|choice| self.chance(choice));
            bar.buttons.extend(chances.min_by_key(|(place, _)| *place).map(|(_, buy)| buy));
        }
        // What ends the step comes first if it is what most people want.
        let mut last = Vec::new();
        for end in ends {
            let (id, label) = match end.action {
                Action::Stop => ("end-turn", app.t("end-turn")),
                Action::Pass if awaited.is_interrupt() => ("pass", app.t("let-it-pass")),
                action => ("pass", texts.action(&action, &self.view)),
            };
            let button = Button::new(id, label, Press::Play(end.action)).with(Icon::Check);
            let is_usual = is_further
                || awaited == Awaited::AddMoney
                || modules::played(&self.view).any(|room| room.is_passing_usual(awaited));
            if is_usual { bar.buttons.push(button.main()) } else { last.push(button) }
        }
        let others: Vec<&Choice> = choices
            .iter()
            .filter(|choice| choice.list == List::Other && choice.about.deed != Deed::End)
            .filter(|choice| !is_place || choice.held() == held)
            .collect();
        let sides = choices.iter().filter(|choice| choice.list == List::Sides).count();
        let changes =
            choices.iter().any(|choice| choice.about.deed == Deed::Redesign && choice.cell.is_some());
        if changes && !is_place {
            let change = Button::new("change-palace", app.t("change-palace"), Press::Change).with(Icon::Swap);
            bar.buttons.push(change.on("C"));
        }
        if desk.is_listed() && desk.drawer.get() == Some(Drawer::Question) {
            // The answers are already open in the drawer.
        } else if desk.is_listed() {
            let answers = choices.iter().filter(|choice| choice.about.deed != Deed::End).count();
            bar.buttons.push(self.more(answers).main());
        } else if others.len() <= SHOWN {
            bar.buttons.extend(others.iter().map(|choice| self.action_button(choice)));
        } else {
            bar.buttons.push(self.more(others.len() + sides));
        }
        bar.buttons.append(&mut last);
        if desk.changing.get() {
            bar.hint = app.t("redesign-hint");
        }
        if sides > 0 {
            bar.hint = app.t("sides-hint");
        }
        bar.buttons.push(self.undo());
        bar
    }
}

/// Shows the next player's Alhambra; after the last comes the person's own.
pub fn next_palace(app: App, desk: Desk) {
    let play = app.play.read_untracked();
    let Some(play) = play.as_ref() else { return };
    let own = match play.viewer() {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Public => None,
    };
    let seats: Vec<Seat> = play.view().seats().collect();
    let now = desk.shown_seat.get_untracked().map_or(0, Seat::index);
    let next = seats.get((now + 1) % seats.len()).copied();
    desk.watched.set(next.filter(|&seat| Some(seat) != own));
}

/// Presses the main button of the bar, as the Enter key does. Returns whether there was one.
pub fn press_main(app: App, desk: Desk) -> bool {
    let bar = untrack(|| Bar::of(app, desk));
    let main = bar.buttons.iter().find(|button| button.is_main && button.is_on);
    main.inspect(|button| button.press.done(app, desk)).is_some()
}
