//! Invaders.

use engine::modules::invaders::{Action, Event, Source};
use engine::vocab::{Dir, Seat};
use engine::{Points, Round, Rules, Scorer, View};
use serde::{Serialize, Serializer};

use super::{Flag, ModuleAction, ModuleEvent, ModuleRoom, ModuleSource};
use crate::action::ActionError;
use crate::explain::{Scoring, SourceForm};
use crate::fields::Fields;
use crate::form::{Form, Typed};
use crate::state::{Known, Pile};
use crate::words::{KindWord, SeatsWord};

pub(super) struct Room;

impl ModuleAction for Action {
    fn write<S: Serializer>(self, to: Typed<S>) -> Form<S> {
        match self {
            Action::Look => to.named("look"),
        }
    }

    fn read(name: &str, _: &Fields<'_, Action>) -> Result<Option<Action>, ActionError> {
        Ok(match name {
            "look" => Some(Action::Look),
            _ => None,
        })
    }
}

impl ModuleEvent for Event {
    fn write<S: Serializer>(self, to: Typed<S>) -> Form<S> {
        match self {
            Event::Looked { seat, kind, dir } => {
                to.named("looked").field("seat", seat).field("scout", kind).field("direction", dir)
            }
            Event::Attacked { round, dir } => {
                to.named("attacked").field("round", round).field("direction", dir)
            }
            Event::Lost { round, seat, main, lateral, points } => {
                let form = to.named("lost").field("round", round).field("seat", seat);
                form.field("main", main).field("lateral", lateral).field("points", points)
            }
            Event::NewScouts { kinds } => to.named("new_scouts").part("scouts", &kinds.map(KindWord)),
            Event::Announced { dir } => to.named("announced").field("direction", dir),
        }
    }

    /// INV-10: an attack follows a round and is explained with it.
    fn round(self) -> Option<Round> {
        match self {
            Event::Attacked { round, .. } | Event::Lost { round, .. } => Some(round),
            Event::Looked { .. } | Event::NewScouts { .. } | Event::Announced { .. } => None,
        }
    }
}

impl ModuleSource for Source {
    fn form(self) -> SourceForm {
        match self {
            Source::Main => SourceForm::named("invasion"),
            Source::Lateral => SourceForm::named("invasion_lateral"),
        }
    }
}

/// What is public, and as much of both piles as the reader may know.
#[derive(Serialize)]
struct StateDto {
    /// The next invasion card, if it is face up or the reader has seen it.
    next: Option<&'static str>,
    past: [Option<&'static str>; 3],
    looked: SeatsWord,
    scouts: Vec<KindWord>,
    scouts_gone: Vec<KindWord>,
    scout_pile: Pile<KindWord>,
    invasion_pile: Pile<&'static str>,
}

/// The invasion after a round, with what each seat loses.
#[derive(Serialize)]
struct InvasionDto {
    direction: &'static str,
    losses: Vec<LossDto>,
}

#[derive(Serialize)]
struct LossDto {
    main: u8,
    lateral: u8,
    points: Points,
}

impl ModuleRoom for Room {
    const FLAGS: &'static [Flag] = &[Flag {
        name: "open_invasion",
        is_on: Rules::open_invasion,
        turn_on: |rules| rules.with_open_invasion(true),
        code: None,
    }];

    fn state(known: &Known<'_>) -> Option<impl Serialize> {
        let view = &known.view;
        let past = view.past_invasions();
        let to_come = Dir::ALL.len() - past.iter().flatten().count();
        let invasion_pile = known.dealt_pile(to_come, |secrets| secrets.invasions().map(Dir::name));
        let next = match &invasion_pile {
            Pile::Open(cards) => cards.first().copied(),
            Pile::Hidden { .. } => view.next_invasion().map(Dir::name),
        };
        Some(StateDto {
            next,
            past: past.map(|dir| dir.map(Dir::name)),
            looked: SeatsWord(view.looked_at_invasion()),
            scouts: view.scouts().iter().map(KindWord).collect(),
            scouts_gone: view.scouts_gone().iter().map(KindWord).collect(),
            scout_pile: known.dealt_pile(view.scouts_down(), |secrets| secrets.scouts_down().map(KindWord)),
            invasion_pile,
        })
    }

    /// The attack, if the viewer knows its direction.
    fn after_round(view: &View<'_>, scoring: &Scoring) -> Vec<engine::Event> {
        let Some(dir) = view.next_invasion() else { return Vec::new() };
        let (round, lines) = (scoring.round, view.explain_losses(scoring.round));
        let loss = |seat: Seat| {
            let lost = lines.iter().filter(|line| line.who == Scorer::Seat(seat));
            let points = -lost.map(|line| line.points).sum::<Points>();
            let (main, lateral, _) = view.invasion_penalty(seat, round, dir);
            Event::Lost { round, seat, main, lateral, points }
        };
        let attack = [Event::Attacked { round, dir }].into_iter().chain(view.seats().map(loss));
        attack.map(engine::Event::Invaders).collect()
    }

    fn round_part(events: &[engine::Event]) -> Option<(&'static str, impl Serialize)> {
        let mut invasion = None;
        for event in events {
            let engine::Event::Invaders(event) = *event else { continue };
            match event {
                Event::Attacked { dir, .. } => {
                    invasion = Some(InvasionDto { direction: dir.name(), losses: Vec::new() });
                }
                Event::Lost { main, lateral, points, .. } => {
                    let losses = invasion.iter_mut().map(|invasion| &mut invasion.losses);
                    losses.for_each(|losses| losses.push(LossDto { main, lateral, points }));
                }
                Event::Looked { .. } | Event::NewScouts { .. } | Event::Announced { .. } => {}
            }
        }
        invasion.map(|invasion| ("invasion", invasion))
    }
}
