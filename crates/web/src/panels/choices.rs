//! Everything that can be done now: each legal action as a button, purchases grouped by goods, most useful first.

use engine::red_palace as red_palace_rules;
use engine::vocab::{Currency, Money, TileId};
use engine::{Action, Awaited, Deed, Goods, Illegal, View};
use i18n::Arg;
use leptos::prelude::*;

use crate::app::{App, app};
use crate::art;
use crate::board::cards::TilePicture;
use crate::modules::{self, CARD, Look};
use crate::panels::bar::Picture;
use crate::panels::choice::{Choice, List, likely_payment, tiles_for};
use crate::panels::desk::{Selection, desk};
use crate::panels::red_palace;
use crate::play::Play;

/// How many payments of a tile are shown before the rest is folded away.
const SHOWN_PAYMENTS: usize = 3;

fn small_card(card: Money) -> impl IntoView {
    view! { <svg class="small-card" viewBox=CARD aria-hidden="true" inner_html=art::money_art(card)></svg> }
}

/// A legal action as a button: cards as pictures, everything else in words.
#[component]
pub fn ActionButton(
    /// The action to play.
    action: Action,
    /// Whether the tile it is about is shown beside it, so that the cards alone say everything.
    #[prop(default = false)]
    by_tile: bool,
) -> impl IntoView {
    let (app, desk) = (app(), desk());
    let play = app.play.read_untracked();
    let Some(view) = play.as_ref().map(|play| play.view()) else { return ().into_any() };
    let choice = Choice::of(action, &view);
    let label = app.texts.read().0.action(&action, &view);
    let exact = choice.is_exact();
    let cards: Vec<Money> = choice.about.money().collect();
    let takes =
        matches!(action, Action::TakeMoney(_) | Action::RedPalace(red_palace_rules::Action::TakeCard { .. }));
    let only_cards = !cards.is_empty() && (by_tile || takes);
    let over = choice.wasted().filter(|_| !cards.is_empty()).map(|over| {
        view! { <span class="over" aria-hidden="true">{app.tw("overpay", &[("excess", Arg::Number(over.into()))])}</span> }
    });
    let awaited = view.awaited();
    // Nobody has to add money, so most players are done.
    let is_usual =
        awaited == Awaited::AddMoney || modules::played(&view).any(|room| room.is_passing_usual(awaited));
    let is_done = action == Action::Pass && is_usual;
    let beside =
        choice.about.pay.and_then(|pay| modules::played(&view).find_map(|room| room.beside_payment(pay)));
    // Where the cards say everything, the words are only for screen readers.
    let (words, hidden) = if only_cards { (None, Some(label)) } else { (Some(label), None) };
    view! {
        <button class="action" class:cards-only=only_cards class:primary=is_done data-action=action.to_string()
            on:click=move |_| desk.answer(action)>
            <span class="visually-hidden">{hidden}</span>
            {choice.picture().map(|(view_box, art)| view! {
                <svg class="small-card" viewBox=view_box aria-hidden="true" inner_html=art></svg>
            })}
            {beside.map(|art| view! {
                <svg class="small-card" viewBox=CARD aria-hidden="true" inner_html=art></svg>
            })}
            {only_cards.then(|| cards.into_iter().map(small_card).collect_view())}
            {words}
            {over}
            {exact.then(|| view! { <span class="exact" aria-hidden="true" title=app.t("exact-hint")>{app.t("exact")}</span> })}
        </button>
    }
    .into_any()
}

/// Actions whose buttons are only created when somebody unfolds them.
#[component]
pub fn Folded(
    /// The heading of the fold.
    title: String,
    /// The folded actions.
    actions: Vec<Action>,
    /// Whether the cards alone say everything, as in [`ActionButton`].
    #[prop(default = false)]
    by_tile: bool,
) -> impl IntoView {
    let is_open = RwSignal::new(false);
    let count = actions.len();
    view! {
        <details on:toggle:target=move |event| is_open.set(event.target().open())>
            <summary>{title}" ("{count}")"</summary>
            {move || is_open.get().then(|| {
                actions.iter().map(|&action| view! { <ActionButton action by_tile /> }).collect_view()
            })}
        </details>
    }
}

/// The name and picture of something for sale.
pub fn wares(app: App, view: &View<'_>, goods: Goods) -> Option<(String, Picture)> {
    let of_tile = |tile: TileId| {
        let (face, name) = app.tile(tile);
        (name, Picture::Tile(face))
    };
    match goods {
        Goods::Market(space) => view.market(space).map(of_tile),
        Goods::RedPalace(red_palace_rules::Goods::Preview(space)) => view.preview(space).map(of_tile),
        _ => modules::ware(goods)?.look(app, view).map(|(name, look)| match look {
            Look::Tile(tile) => of_tile(tile),
            Look::Card(art) => (name, Picture::Card(art)),
        }),
    }
}

/// Something for sale and all ways to buy it, exact payments first.
#[component]
fn Sale(
    /// Its name and picture, if it is still there.
    look: Option<(String, Picture)>,
    /// All ways to buy it.
    actions: Vec<Action>,
) -> impl IntoView {
    let app = app();
    let (name, picture) = look.unzip();
    let title = name.clone();
    let mut first = actions;
    let rest = first.split_off(first.len().min(SHOWN_PAYMENTS));
    let is_paid = |action: &Action| {
        let play = app.play.read_untracked();
        play.as_ref().is_some_and(|play| action.describe(&play.view()).pay.is_some())
    };
    view! {
        <div class="offer" role="group" aria-label=name>
            {picture.map(|picture| match picture {
                Picture::Tile(tile) => view! { <TilePicture tile /> }.into_any(),
                Picture::Card(art) => view! {
                    <svg class="offered-card" viewBox=CARD aria-hidden="true" inner_html=art></svg>
                }.into_any(),
                Picture::Seat(_) => ().into_any(),
            })}
            <div class="payments">
                <strong>{title}</strong>
                {first.into_iter().map(|action| {
                    let by_tile = is_paid(&action);
                    view! { <ActionButton action by_tile /> }
                }).collect_view()}
                {(!rest.is_empty()).then(|| view! {
                    <Folded title=app.t("more-payments") actions=rest by_tile=true />
                })}
            </div>
        </div>
    }
}

/// A tile for sale and all ways to buy it.
#[component]
pub fn Offer(
    /// The tile, if it is still there.
    tile: Option<TileId>,
    /// All ways to buy it.
    actions: Vec<Action>,
) -> impl IntoView {
    let app = app();
    let look = tile.map(|tile| app.tile(tile)).map(|(face, name)| (name, Picture::Tile(face)));
    view! { <Sale look actions /> }
}

/// All legal actions, narrowed down by the selection.
#[component]
pub fn Choices() -> impl IntoView {
    let (app, desk) = (app(), desk());
    let sorted = Memo::new(move |_| Sorted::of(&desk.choices.read()));
    let offers = move |only: Option<Goods>| {
        let play = app.play.read_untracked();
        let Some(view) = play.as_ref().map(|play| play.view()) else { return Vec::new() };
        let is_shown = |goods: Goods| match only {
            Some(only) => only == goods,
            None => modules::ware(goods).is_none_or(|ware| ware.is_listed()),
        };
        let sales = sorted.get().sales.into_iter().filter(|(goods, _)| is_shown(*goods));
        let offers = sales.map(|(goods, actions)| {
            let look = wares(app, &view, goods);
            view! { <Sale look actions /> }
        });
        offers.collect::<Vec<_>>()
    };
    let buttons = |choices: Vec<Choice>| {
        choices.into_iter().map(|Choice { action, .. }| view! { <ActionButton action /> }).collect_view()
    };
    let folded = |title: String, choices: Vec<Choice>| {
        let actions: Vec<Action> = choices.into_iter().map(|choice| choice.action).collect();
        (!actions.is_empty()).then(|| view! { <Folded title actions /> })
    };
    view! {
        <div class="actions" id="actions">
            {move || match desk.selected.get() {
                Some(Selection::Goods(goods)) => {
                    offers(Some(goods)).into_any()
                }
                Some(Selection::Preview(space)) => view! { <red_palace::PreviewChoices space /> }.into_any(),
                Some(Selection::Ability(ability)) => {
                    view! { <red_palace::AbilityChoices ability /> }.into_any()
                }
                Some(Selection::Tile(tile)) => {
                    let sorted = sorted.get();
                    let of_tile = |mut choices: Vec<Choice>| {
                        choices.retain(|choice| choice.held() == Some(tile));
                        choices
                    };
                    let (board, other) = (of_tile(sorted.board), of_tile(sorted.other));
                    view! {
                        {buttons(other)}
                        {folded(app.t("choose-tile-place"), board)}
                    }.into_any()
                }
                Some(Selection::Card(card)) => {
                    let uses: Vec<Action> =
                        tiles_for(&desk.choices.read(), card).map(|(_, action)| action).collect();
                    view! {
                        <p class="hint">{app.t("build-hint")}</p>
                        <Folded title=app.t("build-tiles") actions=uses />
                    }.into_any()
                }
                Some(Selection::Cell(cell)) => {
                    let mut here = sorted.get().board;
                    here.retain(|choice| choice.cell == Some(cell));
                    view! { {buttons(here)} }.into_any()
                }
                None => {
                    let Sorted { board, other, sides, .. } = sorted.get();
                    let bids =
                        other.iter().all(|choice| matches!(choice.about.deed, Deed::Bid) || choice.action == Action::Pass);
                    let cells_key = board.iter().find_map(Choice::cells_key);
                    let place = board.iter().any(Choice::is_placement);
                    let hint = (!board.is_empty() && cells_key.is_none()).then(|| view! {
                        <p class="hint">{app.t(if place { "place-hint" } else { "redesign-hint" })}</p>
                    });
                    let usual_key = if place { "choose-tile-place" } else { "redesign" };
                    view! {
                        {offers(None)}
                        <red_palace::Announced />
                        {(!sides.is_empty()).then(|| view! { <p class="hint">{app.t("sides-hint")}</p> })}
                        {folded(app.t("sides"), sides)}
                        <div class="plain-actions" class:bids=bids>{buttons(other)}</div>
                        {hint}
                        {folded(app.t(cells_key.unwrap_or(usual_key)), board)}
                    }.into_any()
                }
            }}
        </div>
    }
}

/// The legal actions, grouped by where they are listed.
#[derive(Clone, PartialEq, Default)]
struct Sorted {
    /// The goods for sale with all ways to buy them: the market first, then the goods of modules, in their order.
    sales: Vec<(Goods, Vec<Action>)>,
    /// Actions about a wall section.
    sides: Vec<Choice>,
    /// Actions about a cell of the player's own Alhambra.
    board: Vec<Choice>,
    /// Everything else, except for what is tapped elsewhere on the table.
    other: Vec<Choice>,
}

impl Sorted {
    fn of(choices: &[Choice]) -> Sorted {
        let mut sorted = Sorted::default();
        let mut sales: Vec<(Goods, Vec<Choice>)> = Vec::new();
        for &choice in choices {
            match choice.list {
                List::Sale(goods) => match sales.iter_mut().find(|(other, _)| *other == goods) {
                    Some((_, ways)) => ways.push(choice),
                    None => sales.push((goods, vec![choice])),
                },
                List::Board => sorted.board.push(choice),
                List::Sides => sorted.sides.push(choice),
                List::Other => sorted.other.push(choice),
                List::Tapped => {}
            }
        }
        sales.sort_by_key(|(goods, ways)| {
            let space = match goods {
                Goods::Market(space) => Some(space.number()),
                _ => None,
            };
            let tile = ways.first().and_then(|choice| choice.about.tile);
            (modules::seller(*goods).map(|module| module.rule_file()), space, tile)
        });
        for (goods, mut ways) in sales {
            ways.sort_by_key(Choice::usefulness);
            sorted.sales.push((goods, ways.into_iter().map(|choice| choice.action).collect()));
        }
        sorted
    }
}

/// The purchase most likely to succeed, to find out what the rules say about it.
fn attempt(view: &View<'_>, goods: Goods) -> Option<Action> {
    let Goods::Market(space) = goods else { return modules::ware(goods)?.attempt(view) };
    let (hand, price) = (view.hand()?, u16::from(view.market(space)?.price()));
    Some(Action::Buy { space, pay: likely_payment(hand, richest(view, space.currency())?, price) })
}

/// The currency the viewer holds most of, among those that can pay for a space of this currency.
fn richest(view: &View<'_>, currency: Currency) -> Option<Currency> {
    let hand = view.hand()?;
    let others = modules::played(view).filter_map(|room| room.pays_everywhere());
    others.chain([currency]).max_by_key(|&currency| hand.money[currency].total())
}

/// The refusal of the purchase most likely to succeed.
fn refusal(play: &Play, goods: Goods) -> Option<Illegal> {
    play.check(attempt(&play.view(), goods)?).err()
}

/// What is missing to buy a tile of the market, in numbers.
fn held_of(app: App, view: &View<'_>, goods: Goods, illegal: Illegal) -> Option<String> {
    let Goods::Market(space) = goods else { return None };
    let (hand, price) = (view.hand()?, view.market(space)?.price());
    let currency = richest(view, space.currency())?;
    let held = hand.money[currency].total();
    let key = match illegal {
        Illegal::Underpaid => "price-not-reached",
        Illegal::NotNow(_) if held >= u16::from(price) => "not-now-bought",
        _ => return None,
    };
    let currency = app.texts.read().0.currency(currency);
    let args = [
        ("held", Arg::Number(held.into())),
        ("price", Arg::Number(price.into())),
        ("currency", Arg::Text(&currency)),
    ];
    Some(app.tw(key, &args))
}

/// Why something cannot be bought now, and the rule behind it.
pub fn why_not(app: App, play: &Play, goods: Goods) -> Option<(String, &'static str)> {
    let (view, illegal) = (play.view(), refusal(play, goods)?);
    let refused = app.texts.read().0.refusal(illegal);
    let text = held_of(app, &view, goods, illegal).unwrap_or_else(|| match modules::ware(goods) {
        Some(ware) => {
            [ware.price(app, &view), Some(refused)].into_iter().flatten().collect::<Vec<_>>().join(". ")
        }
        None => refused,
    });
    Some((text, illegal.rule()))
}

#[cfg(test)]
mod tests {
    use engine::{Base, Game, ModuleSet, Rules, Seed, Viewer};

    use super::*;

    /// In games with every module, each legal action is listed in exactly one place or tapped on the table, and
    /// nothing that can be bought is reported as too expensive.
    #[test]
    fn every_action_has_its_place() {
        for base in Base::ALL {
            let modules: ModuleSet = base.modules().iter().copied().collect();
            let rules =
                Rules::of(base, 3).and_then(|rules| rules.with_modules(modules)).expect("all modules");
            let mut game = Game::new(rules, Seed::from_number(5));
            let (mut legal, mut steps) = (Vec::new(), 0usize);
            while let Some(seat) = game.to_act() {
                game.legal_actions(&mut legal);
                let view = game.view(Viewer::Seat(seat));
                let choices: Vec<Choice> = legal.iter().map(|&action| Choice::of(action, &view)).collect();
                let Sorted { sales, sides, board, other } = Sorted::of(&choices);
                let tapped = choices.iter().filter(|choice| choice.list == List::Tapped).count();
                let on_sale: usize = sales.iter().map(|(_, actions)| actions.len()).sum();
                assert_eq!(on_sale + sides.len() + board.len() + other.len() + tapped, legal.len());
                assert!(board.iter().all(|choice| choice.cell.is_some()));
                for space in engine::vocab::Space::ALL {
                    let goods = Goods::Market(space);
                    let bought = legal
                        .iter()
                        .any(|action| matches!(action, Action::Buy { space: at, .. } if *at == space));
                    let refused = attempt(&view, goods).map(|action| game.check(action));
                    assert!(bought || refused != Some(Ok(())), "{goods:?}");
                }
                steps += 1;
                let action = legal[steps * 13 % legal.len()];
                game.play(action, &mut ()).expect("a listed action is legal");
            }
        }
    }
}
