//! The content below a heading: text, pieces of the game, and interactive boards.

use book::{Block, Page, Section};
use engine::vocab::{Money, TileId};
use leptos::prelude::*;

use super::element_of;
use super::place_board::PlaceBoard;
use super::scoring_board::ScoringBoard;
use crate::art::{self, Face};

/// A section with its subsections.
pub type Part = (&'static Section, Vec<&'static Section>);

/// The sections of a page, each with its subsections.
pub fn parts(page: &'static Page) -> Vec<Part> {
    let mut parts: Vec<Part> = Vec::new();
    for section in &page.sections {
        match parts.last_mut().filter(|_| section.is_part()) {
            Some((_, below)) => below.push(section),
            None => parts.push((section, Vec::new())),
        }
    }
    parts
}

/// The content below a heading.
#[component]
pub fn Blocks(
    /// The section to show.
    section: &'static Section,
) -> impl IntoView {
    let block = |block: &'static Block| match block {
        Block::Text(html) => view! { <div class="prose" inner_html=html.as_str()></div> }.into_any(),
        Block::Pieces(names, told) => view! { <Pieces names told /> }.into_any(),
        Block::Board(name, told) if name == "scoring" => view! { <ScoringBoard told /> }.into_any(),
        Block::Board(_, told) => view! { <PlaceBoard told /> }.into_any(),
    };
    // Several pictures in succession are side by side.
    let are_pictures =
        |one: &Block, next: &Block| matches!((one, next), (Block::Pieces(..), Block::Pieces(..)));
    let run = move |run: &'static [Block]| match run {
        [one] => block(one),
        several => {
            view! { <div class="pieces-row">{several.iter().map(block).collect_view()}</div> }.into_any()
        }
    };
    section.blocks.chunk_by(are_pictures).map(run).collect_view()
}

/// A section below another one.
#[component]
pub fn Below(
    /// The section to show.
    section: &'static Section,
) -> impl IntoView {
    view! {
        <div class="sub">
            <h4 id=element_of(&section.anchor) tabindex="-1">{section.heading.as_str()}</h4>
            <Blocks section />
        </div>
    }
}

/// Cards, tiles and signs in a row, with a caption.
#[component]
fn Pieces(names: &'static [String], told: &'static str) -> impl IntoView {
    let piece = |name: &'static String| {
        let card = |card: Money| {
            view! {
                <svg class="pcard" viewBox="0 0 70 100" inner_html=art::money_art(card)></svg>
            }
        };
        let tile = |tile: TileId| {
            view! {
                <svg class="ptile" viewBox="0 0 100 100" inner_html=art::face_art(&Face::from(tile))></svg>
            }
        };
        match (name.parse::<Money>().ok(), TileId::from_name(name)) {
            (Some(money), _) => card(money).into_any(),
            (None, Some(id)) => tile(id).into_any(),
            (None, None) => view! { <span class="sign">{sign(name)}</span> }.into_any(),
        }
    };
    view! {
        <figure class="pieces-shown">
            <div class="pic" aria-hidden="true">{names.iter().map(piece).collect_view()}</div>
            <figcaption>{told}</figcaption>
        </figure>
    }
}

/// The character for a sign between pieces.
fn sign(name: &str) -> &str {
    match name {
        "swap" => "⇄",
        "or" => "/",
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    #[test]
    fn every_piece_in_a_picture_can_be_drawn() {
        let texts = Path::new(env!("CARGO_MANIFEST_DIR")).join("../book/texts/en");
        let slugs = [&book::ALHAMBRA[..], &book::RED_PALACE].concat();
        let book = book::parse::book(&texts, &slugs).expect("the book");
        let blocks = book.pages.iter().flat_map(|page| &page.sections).flat_map(|section| &section.blocks);
        let (mut pieces, mut boards) = (0, 0);
        for block in blocks {
            match block {
                Block::Text(_) => {}
                Block::Pieces(names, _) => {
                    for name in names {
                        let is_piece = name.parse::<Money>().is_ok() || TileId::from_name(name).is_some();
                        assert!(is_piece || ["+", "=", "swap", "or"].contains(&name.as_str()), "{name}");
                        pieces += 1;
                    }
                }
                Block::Board(name, _) => {
                    assert!(["place", "scoring"].contains(&name.as_str()), "{name}");
                    boards += 1;
                }
            }
        }
        assert!(pieces > 10 && boards > 1);
    }
}
