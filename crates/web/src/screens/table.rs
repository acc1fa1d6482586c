//! The game: market, money, palace, hand, choices, everybody else.

use std::collections::HashSet;
use std::time::Duration;

use engine::vocab::{Building, Cell, Currency, Seat, Space, TileId, TileSet};
use engine::{Action, Module, Outcome};
use i18n::Arg;
use leptos::ev::PointerEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::app::{App, Screen, app};
use crate::art;
use crate::board::cards::{ExchangePicture, MoneyCard, TilePicture};
use crate::board::palace::{Board, PalaceBoard, wall_names};
use crate::panels::choices::{Choices, Selection, cell_of, space_of, tile_of};
use crate::panels::coach::Coach;
use crate::panels::log::Log;
use crate::panels::players::Players;
use crate::panels::score::Score;
use crate::save;

/// How long a bot's action can be watched; not at all by those who like it still.
fn bot_pause() -> Duration {
    let still = window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
    if still.is_some_and(|query| query.matches()) { Duration::ZERO } else { Duration::from_millis(250) }
}

/// Plays an action for the human at the screen.
fn play_action(app: App, action: Action) {
    let mut refused = None;
    app.play.update(|play| {
        if let Some(play) = play {
            match play.act(action) {
                Ok(()) => save::store(play),
                Err(illegal) => refused = Some(illegal),
            }
        }
    });
    match refused {
        Some(illegal) => app.say(app.texts.read_untracked().0.refusal(illegal), Some(illegal.rule())),
        None => app.toast.set(None),
    }
}

/// The game.
#[component]
pub fn Table() -> impl IntoView {
    let app = app();
    let selected = RwSignal::new(None::<Selection>);
    let pending = RwSignal::new(None::<Action>);
    let watched = RwSignal::new(None::<Seat>);
    let show_wall = RwSignal::new(false);
    let legal = Memo::new(move |_| app.play.read().as_ref().map_or_else(Vec::new, |play| play.legal()));
    let act = Callback::new(move |action: Action| {
        selected.set(None);
        let asks = app.settings.read_untracked().confirm
            && action != Action::Pass
            && app.play.read_untracked().as_ref().is_some_and(|play| play.is_final(action));
        if asks { pending.set(Some(action)) } else { play_action(app, action) }
    });
    // Bots play one action after the other; a pass that is all there is needs no person either.
    Effect::new(move |_| {
        let play = app.play.read();
        let Some(play) = play.as_ref() else { return };
        if play.bot_to_act().is_some() {
            set_timeout(
                move || {
                    // Nobody is told when nothing happened.
                    app.play.maybe_update(|play| {
                        let played = play.as_mut().is_some_and(|play| play.bot_step());
                        play.iter().filter(|_| played).for_each(save::store);
                        played
                    });
                },
                bot_pause(),
            );
        } else if play.legal()[..] == [Action::Pass] {
            set_timeout(
                move || {
                    app.play.maybe_update(|play| {
                        let passed = play.as_mut().is_some_and(|play| play.pass_if_forced());
                        play.iter().filter(|_| passed).for_each(save::store);
                        passed
                    });
                },
                Duration::ZERO,
            );
        }
    });
    let shown_seat = Memo::new(move |_| {
        let play = app.play.read();
        let play = play.as_ref()?;
        let own = match play.viewer() {
            engine::Viewer::Seat(seat) => seat,
            engine::Viewer::Public => play.view().turn_of(),
        };
        Some(watched.get().unwrap_or(own))
    });
    let is_own = Memo::new(move |_| {
        app.play
            .read()
            .as_ref()
            .is_some_and(|play| play.human_to_act().is_some() && play.human_to_act() == shown_seat.get())
    });
    let board = Memo::new(move |_| {
        let play = app.play.read();
        let (Some(play), Some(seat)) = (play.as_ref(), shown_seat.get()) else { return Board::default() };
        let view = play.view();
        let palace = view.palace(seat);
        let texts = app.texts.read();
        let legal = if is_own.get() { legal.get() } else { Vec::new() };
        let chosen = match selected.get() {
            Some(Selection::Tile(tile)) => Some(tile),
            _ => legal.iter().filter(|action| matches!(action, Action::Place { .. })).find_map(tile_of),
        };
        let occupied: HashSet<Cell> = palace.tiles().map(|(cell, _)| cell).collect();
        let stored = view.stored_chests();
        let mut free: Vec<(Cell, String)> = Vec::new();
        for action in &legal {
            if let (Some(cell), Some(tile)) = (cell_of(action), chosen)
                && tile_of(action) == Some(tile)
                && !occupied.contains(&cell)
                && !free.iter().any(|(other, _)| *other == cell)
            {
                let (name, x, y) = (texts.0.tile(tile), i64::from(cell.x), i64::from(cell.y));
                let args = [("tile", Arg::Text(&name)), ("x", Arg::Number(x)), ("y", Arg::Number(y))];
                free.push((cell, texts.0.with("place-here", &args)));
            }
        }
        let movable = legal
            .iter()
            .filter(|action| {
                matches!(action, Action::Remove { .. }) || chosen.is_some() && tile_of(action) == chosen
            })
            .filter_map(cell_of)
            .filter(|cell| occupied.contains(cell))
            .collect();
        Board {
            tiles: palace
                .tiles()
                .map(|(cell, tile)| {
                    let walls = palace.walls_at(cell).unwrap_or(tile.walls());
                    let name = format!("{} {},{} {}", texts.0.tile(tile), cell.x, cell.y, wall_names(walls));
                    (cell, tile, walls, name)
                })
                .collect(),
            gates: palace.gates().to_vec(),
            chests: palace.tiles().filter(|(_, tile)| stored.has(*tile)).map(|(cell, _)| cell).collect(),
            wall: if show_wall.get() {
                palace.wall_segments(palace.longest_wall()).collect()
            } else {
                Vec::new()
            },
            free,
            movable,
            selected: match selected.get() {
                Some(Selection::Cell(cell)) => Some(cell),
                _ => None,
            },
        }
    });
    let choose_cell = Callback::new(move |cell: Cell| {
        let chosen = match selected.get_untracked() {
            Some(Selection::Tile(tile)) => Some(tile),
            _ => legal
                .read_untracked()
                .iter()
                .filter(|action| matches!(action, Action::Place { .. }))
                .find_map(tile_of),
        };
        let here: Vec<Action> = legal
            .read_untracked()
            .iter()
            .copied()
            .filter(|action| cell_of(action) == Some(cell) && (chosen.is_none() || tile_of(action) == chosen))
            .collect();
        match here[..] {
            // Placing is one tap; taking out asks once more, in the list of choices.
            [action] if chosen.is_some() => act.run(action),
            _ => selected.set(Some(Selection::Cell(cell))),
        }
    });
    let label = Signal::derive(move || {
        let play = app.play.read();
        let name = play.as_ref().zip(shown_seat.get()).map(|(play, seat)| play.name(seat));
        app.tw("alhambra-of", &[("name", name.unwrap_or_default().as_str().into())])
    });
    view! {
        <Show when=move || app.play.read().is_some() fallback=|| view! { <crate::screens::home::Home /> }>
            {move || match app.play.read().as_ref().and_then(|play| play.hand_over_to()) {
                Some(seat) => view! { <HandOver seat /> }.into_any(),
                None => view! {
                    <section class="table-screen">
                        <div class="column">
                        <Coach />
                        <Market legal selected />
                        <MoneyRow legal act />
                        <ChoiceBox legal selected pending act />
                        </div>
                        <div class="column column-wide">
                        <section class="box palace-box" aria-label=label>
                            <h2>{label}</h2>
                            <PalaceBoard board label choose=choose_cell />
                            <div class="menu">
                                <button class="quiet" id="show-wall" aria-pressed=move || show_wall.get().to_string()
                                    on:click=move |_| show_wall.update(|on| *on = !*on)>
                                    {move || app.t("show-wall")}
                                </button>
                            </div>
                            <Tiles shown_seat is_own selected choose=choose_cell />
                        </section>
                        <Hand />
                        </div>
                        <div class="column">
                        <Players watched />
                        <Score />
                        <Log />
                        </div>
                    </section>
                }.into_any(),
            }}
        </Show>
    }
}

/// What is asked, what can be done, and taking it back.
#[component]
fn ChoiceBox(
    legal: Memo<Vec<Action>>,
    selected: RwSignal<Option<Selection>>,
    /// An action that waits to be confirmed.
    pending: RwSignal<Option<Action>>,
    act: Callback<Action>,
) -> impl IntoView {
    let app = app();
    let take_back = move |_| {
        pending.set(None);
        selected.set(None);
        app.play.update(|play| {
            if let Some(play) = play {
                play.undo();
                save::store(play);
            }
        });
    };
    view! {
        <section class="box choice-box" aria-label=move || app.t("choose-action")>
            <Prompt />
            {move || pending.get().map(|action| view! {
                <div class="confirm" role="alertdialog" aria-label=app.t("confirm-turn")>
                    <p>{app.t("confirm-turn-hint")}</p>
                    <button class="primary" id="confirm" on:click=move |_| {
                        pending.set(None);
                        play_action(app, action);
                    }>{app.t("confirm-turn")}</button>
                    <button id="cancel" on:click=move |_| pending.set(None)>{app.t("cancel")}</button>
                </div>
            })}
            <Show when=move || pending.read().is_none()>
                <Choices legal selected act />
            </Show>
            <button class="quiet" id="undo" title=move || app.t("undo-hint")
                disabled=move || !app.play.read().as_ref().is_some_and(|play| play.can_undo())
                on:click=take_back>{move || app.t("undo")}</button>
        </section>
    }
}

/// Passing the screen on, so that nobody sees another hand.
#[component]
fn HandOver(
    /// Who is to hold the screen.
    seat: Seat,
) -> impl IntoView {
    let app = app();
    let name = app.play.read().as_ref().map_or_else(String::new, |play| play.name(seat));
    view! {
        <section class="handover panel">
            <h1>{app.tw("hand-over", &[("name", name.as_str().into())])}</h1>
            <p>{app.t("hand-over-hint")}</p>
            <button class="primary" id="take-over" on:click=move |_| app.play.update(|play| if let Some(play) = play {
                play.take_over(seat);
            })>{app.tw("i-am", &[("name", name.as_str().into())])}</button>
        </section>
    }
}

/// Whose turn it is and what is asked, or how the game ended.
#[component]
fn Prompt() -> impl IntoView {
    let app = app();
    view! {
        <div class="prompt" id="prompt" role="status" aria-live="polite">
            {move || {
                let play = app.play.read();
                let play = play.as_ref()?;
                let view = play.view();
                let texts = app.texts.read();
                Some(match (play.game().game().outcome(), view.to_act()) {
                    (Some(Outcome::Aborted), _) => view! { <h2>{app.t("aborted")}</h2> }.into_any(),
                    (Some(Outcome::Won(winners)), _) => {
                        let names: Vec<String> = winners.iter().map(|seat| play.name(seat)).collect();
                        let text = match &names[..] {
                            [name] => app.tw("winner", &[("name", name.as_str().into())]),
                            _ => app.tw("winners", &[("names", names.join(", ").as_str().into())]),
                        };
                        view! {
                            <h2 id="game-over">{app.t("game-over")}</h2>
                            <p><strong>{text}</strong></p>
                            <div class="menu">
                                <button id="replay" on:click=move |_| app.screen.set(Screen::Replay)>
                                    {app.t("replay")}
                                </button>
                                <button class="primary" on:click=move |_| app.screen.set(Screen::NewGame)>
                                    {app.t("play-again")}
                                </button>
                            </div>
                        }.into_any()
                    }
                    (None, Some(_)) if play.human_to_act().is_some() => {
                        let auction = view.auction().map(|auction| {
                            let who = texts.0.character_name(auction.character);
                            let best = auction.best.map_or_else(
                                || app.t("no-bid-yet"),
                                |(seat, bid)| app.tw(
                                    "highest-bid",
                                    &[("bid", Arg::Number(bid.into())), ("name", play.name(seat).as_str().into())],
                                ),
                            );
                            view! {
                                <p class="auction">
                                    <strong>{app.tw("auction-of", &[("name", who.as_str().into())])}</strong>" "
                                    {texts.0.character_about(auction.character)}" · "{best}" · "
                                    {app.tw("your-limit", &[("limit", Arg::Number(view.highest_bid().into()))])}
                                </p>
                            }
                        });
                        let (names, viewer) = (play.names(), play.viewer());
                        let told = |(_, event): &(usize, engine::Event)| texts.0.event(&event.seen_by(viewer), &names);
                        let news: Vec<String> = play.news().iter().filter_map(told).collect();
                        view! {
                            <h2>{app.t("your-turn")}</h2>
                            <p>{texts.0.awaited(view.awaited())}</p>
                            {auction}
                            {(!news.is_empty()).then(|| view! {
                                <details id="news">
                                    <summary>{app.t("since-your-turn")}" ("{news.len()}")"</summary>
                                    <ul>{news.into_iter().map(|text| view! { <li>{text}</li> }).collect_view()}</ul>
                                </details>
                            })}
                        }.into_any()
                    }
                    (None, Some(seat)) => view! {
                        <h2>{app.tw("thinking", &[("name", play.name(seat).as_str().into())])}</h2>
                    }.into_any(),
                    (None, None) => ().into_any(),
                })
            }}
        </div>
    }
}

/// The four market spaces, and what modules lay beside them.
#[component]
fn Market(legal: Memo<Vec<Action>>, selected: RwSignal<Option<Selection>>) -> impl IntoView {
    let app = app();
    view! {
        <section class="box market-box" aria-label=move || app.t("market")>
            <h2>{move || app.t("market")}</h2>
            <div class="market" id="market">
                {move || {
                    let play = app.play.read();
                    let Some(play) = play.as_ref() else { return Vec::new() };
                    let view = play.view();
                    let texts = app.texts.read();
                    Space::ALL.map(|space| {
                        let currency = texts.0.currency(space.currency());
                        let args = [("number", Arg::Number(space.number().into())), ("currency", Arg::Text(&currency))];
                        let name = texts.0.with("space-number", &args);
                        let can = legal.read().iter().any(|action| space_of(action) == Some(space));
                        let tile = view.market(space);
                        let label = tile.map_or_else(|| app.t("empty-space"), |tile| texts.0.tile(tile));
                        view! {
                            <button class="space" data-space=space.number() disabled=!can
                                aria-label=format!("{name}: {label}")
                                aria-pressed=move || (selected.get() == Some(Selection::Space(space))).to_string()
                                on:click=move |_| selected.set(Some(Selection::Space(space)))>
                                {tile.map(|tile| view! { <TilePicture tile /> })}
                                <span class="space-name">
                                    <svg viewBox="0 0 40 40" aria-hidden="true"
                                        inner_html=art::coin_art(space.currency())></svg>
                                    {currency.clone()}
                                </span>
                            </button>
                        }
                    }).into_iter().collect::<Vec<_>>()
                }}
            </div>
            {move || {
                let play = app.play.read();
                let view = play.as_ref()?.view();
                let texts = app.texts.read();
                let modules = view.rules().modules;
                let gate = (modules.has(Module::CityGates) && view.is_gate_card_open())
                    .then(|| view! { <p class="badge">{app.t("gate-card")}</p> });
                let rooms = modules.has(Module::TreasureChamber).then(|| {
                    engine::modules::treasure_chamber::Room::ALL.map(|room| {
                        let chests = view.room(room).map(|chests| chests.map(|kind| view! {
                            <svg viewBox="0 0 40 40" role="img" aria-label=texts.0.kind(kind)
                                inner_html=art::kind_art(kind)></svg>
                        }).collect_view());
                        view! {
                            <p class="room">
                                {app.tw("room-number", &[("number", Arg::Number(room.number().into()))])}" "{chests}
                            </p>
                        }
                    }).collect_view()
                });
                let huts = modules.has(Module::WorkersHuts).then(|| {
                    let open = Building::ALL.into_iter().filter_map(|kind| view.hut_stack(kind).up);
                    let huts = open.map(|hut| view! {
                        <svg viewBox="0 0 100 100" role="img" aria-label=texts.0.tile(hut)
                            inner_html=art::tile_art(hut, hut.walls())></svg>
                    }).collect_view();
                    view! { <p class="room huts">{texts.0.module_name(Module::WorkersHuts)}" "{huts}</p> }
                });
                Some((gate, huts, rooms))
            }}
        </section>
    }
}

/// The open money row; a card is taken with one tap.
#[component]
fn MoneyRow(legal: Memo<Vec<Action>>, act: Callback<Action>) -> impl IntoView {
    let app = app();
    view! {
        <section class="box money-box" aria-label=move || app.t("money-row")>
            <h2>{move || app.t("money-row")}</h2>
            <div class="money-row" id="money-row">
                {move || {
                    let play = app.play.read();
                    let Some(play) = play.as_ref() else { return Vec::new() };
                    let view = play.view();
                    let texts = app.texts.read();
                    view.money_row().iter().map(|&card| {
                        let take = legal.read().iter().copied().find(|action| {
                            matches!(action, Action::TakeMoney(cards) if cards.as_slice() == [card])
                        });
                        view! {
                            <button class="money" data-card=card.to_string() disabled=take.is_none()
                                aria-label=texts.0.card(card)
                                on:click=move |_| if let Some(action) = take { act.run(action) }>
                                <svg viewBox="0 0 70 100" aria-hidden="true" inner_html=art::money_art(card)></svg>
                            </button>
                        }
                    }).collect::<Vec<_>>()
                }}
                {move || {
                    let play = app.play.read();
                    let cards: Vec<_> = play.as_ref()?.view().exchange_row().iter().collect();
                    let texts = app.texts.read();
                    Some(cards.into_iter().map(|card| {
                        view! { <ExchangePicture card name=texts.0.exchange_card(card) /> }
                    }).collect_view())
                }}
            </div>
        </section>
    }
}

/// The hand of whoever holds the screen.
#[component]
fn Hand() -> impl IntoView {
    let app = app();
    view! {
        <section class="box hand-box" aria-label=move || app.t("hand")>
            <h2>{move || app.t("hand")}</h2>
            <div class="hand" id="hand">
                {move || {
                    let play = app.play.read();
                    let Some(play) = play.as_ref() else { return Vec::new() };
                    let texts = app.texts.read();
                    let Some(hand) = play.view().hand() else { return Vec::new() };
                    let by_currency = Currency::ALL.map(|currency| {
                        let cards: Vec<_> = hand.money_cards().filter(|card| card.currency() == currency).collect();
                        (!cards.is_empty()).then(|| view! {
                            <span class="hand-group">
                                {cards.into_iter().map(|card| view! {
                                    <MoneyCard card name=texts.0.card(card) />
                                }).collect_view()}
                            </span>
                        }.into_any())
                    });
                    let mut shown: Vec<AnyView> = by_currency.into_iter().flatten().collect();
                    shown.extend(hand.exchange.iter().map(|card| {
                        view! { <ExchangePicture card name=texts.0.exchange_card(card) /> }.into_any()
                    }));
                    if hand.gates > 0 {
                        shown.push(view! { <span class="badge">{app.t("gate-card")}" "{hand.gates}</span> }.into_any());
                    }
                    shown
                }}
            </div>
        </section>
    }
}

/// How far a pointer moves before a press becomes a drag, in pixels.
const DRAG_DISTANCE: f64 = 8.0;

/// A tile on its way to the palace: where it was picked up and where the pointer is.
#[derive(Clone, Copy, PartialEq)]
struct Drag {
    tile: TileId,
    from: (f64, f64),
    at: (f64, f64),
}

impl Drag {
    fn is_moving(&self) -> bool {
        (self.at.0 - self.from.0).hypot(self.at.1 - self.from.1) > DRAG_DISTANCE
    }
}

/// The cell of the board under a point of the screen.
fn cell_at(x: f64, y: f64) -> Option<Cell> {
    let element = document().element_from_point(x as f32, y as f32)?;
    let cell = element.closest("[data-free], [data-cell]").ok().flatten()?;
    cell.get_attribute("data-free").or_else(|| cell.get_attribute("data-cell"))?.parse().ok()
}

/// Tiles to be placed and the reserve of the palace shown; they are tapped or dragged.
#[component]
fn Tiles(
    shown_seat: Memo<Option<Seat>>,
    is_own: Memo<bool>,
    selected: RwSignal<Option<Selection>>,
    /// Called with the cell a tile is dropped on.
    choose: Callback<Cell>,
) -> impl IntoView {
    let app = app();
    let drag = RwSignal::new(None::<Drag>);
    let pick_up = move |event: PointerEvent, tile: TileId| {
        let at = (f64::from(event.client_x()), f64::from(event.client_y()));
        drag.set(Some(Drag { tile, from: at, at }));
        selected.set(Some(Selection::Tile(tile)));
        // The moves of this pointer belong to the tile, wherever it goes.
        if let Some(target) = event.current_target() {
            let _ = target.unchecked_into::<web_sys::Element>().set_pointer_capture(event.pointer_id());
        }
    };
    let carry = move |event: PointerEvent| {
        let at = (f64::from(event.client_x()), f64::from(event.client_y()));
        drag.update(|drag| {
            if let Some(drag) = drag {
                drag.at = at
            }
        });
    };
    let put_down = move |event: PointerEvent| {
        let done = drag.get_untracked();
        drag.set(None);
        if done.is_some_and(|drag| drag.is_moving())
            && let Some(cell) = cell_at(f64::from(event.client_x()), f64::from(event.client_y()))
        {
            choose.run(cell);
        }
    };
    let row =
        move |title: String, tiles: TileSet, id: &'static str| {
            let texts = app.texts.read();
            (!tiles.is_empty()).then(|| view! {
            <h3>{title}</h3>
            <div class="tiles" id=id>
                {tiles.iter().map(|tile| view! {
                    <button class="tile-button" data-tile=tile.name() disabled=!is_own.get()
                        aria-label=texts.0.tile(tile)
                        aria-pressed=move || (selected.get() == Some(Selection::Tile(tile))).to_string()
                        on:click=move |_| selected.set(Some(Selection::Tile(tile)))
                        on:pointerdown=move |event| pick_up(event, tile)
                        on:pointermove=carry on:pointerup=put_down
                        on:pointercancel=move |_| drag.set(None)>
                        <TilePicture tile />
                    </button>
                }).collect_view()}
            </div>
        })
        };
    view! {
        {move || {
            let play = app.play.read();
            let view = play.as_ref()?.view();
            let seat = shown_seat.get()?;
            let aside = if view.to_act() == Some(seat) { view.set_aside() } else { TileSet::EMPTY };
            Some((
                row(app.t("set-aside-tiles"), aside, "set-aside"),
                row(app.t("reserve"), view.reserve(seat), "reserve"),
            ))
        }}
        {move || drag.get().filter(Drag::is_moving).map(|drag| view! {
            <div class="dragged" aria-hidden="true"
                style=format!("left:{}px;top:{}px", drag.at.0, drag.at.1)>
                <TilePicture tile=drag.tile />
            </div>
        })}
    }
}
