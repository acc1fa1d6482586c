//! A palace and a tile to try on it. The engine judges every cell, as it would at the table.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

use book::Block;
use engine::vocab::{Cell, Dir, TileId};
use engine::{Action, Game, Illegal, Viewer};
use i18n::Arg;
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::reader;
use super::spot::page_spot;
use crate::app::{App, app};
use crate::art::Face;
use crate::art::icons::{Glyph, Icon};
use crate::board::cards::TilePicture;
use crate::board::palace::{Board, PalaceBoard, Trial};
use crate::rulebook;

/// The tile to place.
fn held(game: &Game) -> Option<TileId> {
    game.view(Viewer::Public).set_aside().iter().next()
}

/// The verdict of the rules on the tile at this cell.
fn judge(game: &Game, at: Cell) -> Option<Result<(), Illegal>> {
    Some(game.check(Action::Place { tile: held(game)?, at }))
}

/// The empty cells adjacent to the palace of the player who places.
fn cells(game: &Game) -> Vec<Cell> {
    let Some(seat) = game.to_act() else { return Vec::new() };
    let view = game.view(Viewer::Public);
    let palace = view.palace(seat);
    let around = palace.tiles().flat_map(|(cell, _)| Dir::ALL.map(|dir| cell.step(dir)));
    let empty: BTreeSet<(i8, i8)> =
        around.filter(|&cell| palace.tile_at(cell).is_none()).map(|cell| (cell.y, cell.x)).collect();
    empty.into_iter().map(|(y, x)| Cell::new(x, y)).collect()
}

/// The name of a cell for screen readers, including the verdict once it has been tried.
fn name(app: App, tile: &str, cell: Cell, judged: Option<Result<(), Illegal>>) -> String {
    let args =
        [("tile", Arg::Text(tile)), ("x", Arg::Number(cell.x.into())), ("y", Arg::Number(cell.y.into()))];
    let place = app.tw("live-try", &args);
    match judged {
        None => place,
        Some(Ok(())) => app.labelled(&place, &app.t("live-fits")),
        Some(Err(_)) => app.labelled(&place, &app.t("live-refused")),
    }
}

/// A palace on which to try a tile.
#[component]
pub fn PlaceBoard(
    /// The instructions, in words.
    told: &'static str,
) -> impl IntoView {
    let app = app();
    let game = RwSignal::new(None::<Arc<Game>>);
    spawn_local(async move { game.set(rulebook::board("place").await.map(Arc::new)) });
    let tried = RwSignal::new(HashMap::<Cell, Result<(), Illegal>>::new());
    let chosen = RwSignal::new(None::<Cell>);
    let face = Memo::new(move |_| game.read().as_ref().and_then(|game| held(game)).map(Face::from));
    let tile =
        Memo::new(move |_| face.get().map(|face| app.texts.read().0.tile(face.tile)).unwrap_or_default());
    let board = Memo::new(move |_| {
        let game = game.read();
        let Some((game, seat)) = game.as_ref().and_then(|game| Some((game, game.to_act()?))) else {
            return Board::default();
        };
        let (tile, tried) = (tile.read(), tried.read());
        let trial = |cell: Cell| {
            let judged = tried.get(&cell).copied();
            Trial { cell, name: name(app, &tile, cell, judged), may: judged.map(|judged| judged.is_ok()) }
        };
        Board {
            trials: cells(game).into_iter().map(trial).collect(),
            held: face.get(),
            selected: chosen.get(),
            ..Board::of(&game.view(Viewer::Public), seat, &app.texts.read().0, false)
        }
    });
    let choose = Callback::new(move |cell: Cell| {
        let judged = game.read_untracked().as_ref().and_then(|game| judge(game, cell));
        if let Some(judged) = judged {
            tried.update(|tried| {
                tried.insert(cell, judged);
            });
            chosen.set(Some(cell));
        }
    });
    let all = move |_| {
        let game = game.read_untracked();
        let Some(game) = game.as_ref() else { return };
        tried.set(cells(game).into_iter().filter_map(|cell| Some((cell, judge(game, cell)?))).collect());
    };
    let verdict = move || chosen.get().and_then(|cell| tried.read().get(&cell).copied());
    view! {
        <figure class="live" data-board="place">
            <figcaption class="live-told"><Glyph icon=Icon::Play />{told}</figcaption>
            <div class="live-field">
                <div class="live-held">
                    // Its frame is there before the tile, so that nothing moves under a finger.
                    {move || match face.get() {
                        Some(face) => view! { <TilePicture tile=face /> }.into_any(),
                        None => view! { <i class="tile-picture"></i> }.into_any(),
                    }}
                    <span>{tile}</span>
                    <button class="btn" data-show-all="" on:click=all>{move || app.t("live-all")}</button>
                </div>
                <PalaceBoard board label=Signal::stored(told.to_string()) choose />
            </div>
            <div class="live-answer" role="status">
                {move || verdict().map(|judged| view! { <Verdict judged /> })}
            </div>
        </figure>
    }
}

/// The verdict on a cell; a refusal comes with the law and its paragraph.
#[component]
fn Verdict(judged: Result<(), Illegal>) -> impl IntoView {
    let app = app();
    let illegal = match judged {
        Ok(()) => {
            return view! { <p class="live-yes"><Glyph icon=Icon::Check /><b>{app.t("live-fits")}</b></p> }
                .into_any();
        }
        Err(illegal) => illegal,
    };
    let book = reader().book.get();
    let place = book.and_then(|volume| volume.book.place(illegal.rule()));
    let law = place.and_then(|place| Some((page_spot(place.page, place.section), place.section?)));
    let law = law.map(|(spot, section)| {
        let words = section.blocks.iter().find_map(|block| match block {
            Block::Text(html) => Some(html.as_str()),
            Block::Pieces(..) | Block::Board(..) => None,
        });
        view! {
            <div class="live-law">
                <b>{section.heading.as_str()}</b>
                <div class="prose" inner_html=words></div>
                <button class="link" data-rule=illegal.rule() on:click=move |_| app.open_rule(&spot)>
                    {app.t("book-read-on")}
                </button>
            </div>
        }
    });
    view! {
        <p class="live-no"><Glyph icon=Icon::Close /><b>{app.t("live-refused")}</b>" "{app.texts.read().0.refusal(illegal)}</p>
        {law}
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A position as the page fetches it.
    fn position(text: &str) -> Game {
        protocol::Record::from_json(text).expect("a record").replay().expect("a game")
    }

    #[test]
    fn the_board_has_room_and_breaks_every_law_of_placing() {
        let game = position(include_str!("../../../../book/boards/place.json"));
        assert!(held(&game).is_some());
        let judged: Vec<_> = cells(&game).into_iter().filter_map(|cell| judge(&game, cell)).collect();
        assert!(judged.iter().filter(|judged| judged.is_ok()).count() >= 2);
        for law in [Illegal::WallMismatch, Illegal::OutOfReach, Illegal::LeavesHole] {
            assert!(judged.contains(&Err(law)), "{law:?}");
        }
    }
}
