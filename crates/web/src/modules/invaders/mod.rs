//! Invaders: the next attack with what it would cost, and the losses after a round.

pub(crate) mod art;
mod view;

use engine::modules::invaders::{Action, Event, Source};
use engine::vocab::Seat;
use engine::{Event as AnyEvent, Round, View};
use i18n::Texts;
use leptos::prelude::*;

use super::{CARD, Chip, Group, Loss, ModuleChoice, OnPage, Picture, Place, PointsFor, own_seat};
use crate::board::palace::{Layer, Piece};
use crate::play::Play;

/// The module on the page.
pub(crate) struct Room;

impl OnPage for Room {
    fn show(&self, place: Place) -> Option<AnyView> {
        match place {
            Place::Drawer => Some(view! { <view::Attack /> }.into_any()),
            Place::Options(draft) => Some(view! { <view::OpenInvasion draft /> }.into_any()),
            _ => None,
        }
    }

    fn emblem(&self) -> Picture {
        (CARD, art::invaders_art())
    }

    fn weight(&self) -> u8 {
        2
    }

    /// The next attack, with its cost if the direction is known.
    fn chips(&self, view: &View<'_>) -> Vec<Chip> {
        let next = view.next_invasion();
        let count = match (next, own_seat(view)) {
            (Some(dir), Some(seat)) => {
                let (_, _, points) = view.invasion_penalty(seat, view::next_round(view), dir);
                (points > 0).then(|| format!("−{points}"))
            }
            (Some(_), None) => None,
            (None, _) => Some("?".to_owned()),
        };
        vec![Chip { group: Group::Ahead, picture: (CARD, art::invasion_art(next)), count }]
    }

    fn over_palace(&self, view: &View<'_>, seat: Seat) -> Vec<Piece> {
        let sides = view::exposed(view, seat).into_iter();
        sides
            .map(|side| Piece {
                class: Some("exposed"),
                ..Piece::new(Layer::AboveWalls, side.cell, art::attack_art(side.dir))
            })
            .collect()
    }

    fn loss(&self, play: &Play, round: Round, who: Seat) -> Option<Loss> {
        play.log().iter().find_map(|(_, event)| match event {
            AnyEvent::Invaders(Event::Lost { round: other, seat, points, .. })
                if *other == round && *seat == who =>
            {
                Some(Loss { id: "invasion-row", key: "invasion", points: *points })
            }
            _ => None,
        })
    }

    fn is_after(&self, event: &AnyEvent, round: Round) -> bool {
        match event {
            AnyEvent::Invaders(Event::Attacked { round: other, .. } | Event::Lost { round: other, .. }) => {
                *other == round
            }
            _ => false,
        }
    }

    #[cfg(test)]
    fn all_art(&self) -> Vec<(String, String)> {
        use engine::vocab::{Building, Dir};
        let mut all = vec![("unknown invasion".to_owned(), art::invasion_art(None))];
        for dir in Dir::ALL {
            all.push((format!("invasion {}", dir.name()), art::invasion_art(Some(dir))));
            all.push((format!("attack {}", dir.name()), art::attack_art(dir)));
        }
        all.extend(Building::ALL.map(|kind| (format!("scout {}", kind.name()), art::scout_art(kind))));
        all
    }
}

impl ModuleChoice for Action {
    fn picture(&self) -> Option<Picture> {
        let Action::Look = self;
        Some((CARD, art::invasion_art(None)))
    }
}

impl PointsFor for Source {
    fn name(&self, texts: &Texts) -> String {
        match self {
            Source::Main | Source::Lateral => texts.get("invasion"),
        }
    }
}
