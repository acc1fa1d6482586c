//! What can be done now: every legal action as a button, purchases by their tile, the most useful ones first.

use engine::modules::caravanserai::{self, Track};
use engine::modules::power_of_the_sultan::{self, SultanCard};
use engine::modules::{
    bazaars, characters, city_walls, master_builders, street_trader, thieves, treasure_chamber,
    viziers_favour,
};
use engine::red_palace as red_palace_rules;
use engine::vocab::{Currency, Money, Payment, Space, TileId};
use engine::{Action, Awaited};
use i18n::Arg;
use leptos::prelude::*;

use crate::app::{App, app};
use crate::art;
use crate::board::cards::TilePicture;
use crate::panels::desk::{
    DisplayCard, Selection, bazaar_of, cards_of, cell_of, desk, display_card_of, is_chest, is_disc, is_exact,
    is_placement, is_tapped, payment_of, price_of, space_of, tile_of,
};
use crate::panels::modules::city_walls::tiles_for;
use crate::panels::red_palace;

/// How many payments of a tile are shown before the others are asked for.
const SHOWN_PAYMENTS: usize = 3;

/// A small picture of what an action is about, where there is one.
fn picture(action: &Action) -> Option<(&'static str, String)> {
    const CARD: &str = "0 0 70 100";
    const ROUND: &str = "0 0 40 40";
    Some(match *action {
        Action::ViziersFavour(viziers_favour::Action::TurnStone | viziers_favour::Action::Buy { .. })
        | Action::Bazaars(bazaars::Action::VizierBuy { .. }) => (ROUND, art::vizier_art(true)),
        Action::CityGates(_) => (CARD, art::gate_card_art()),
        Action::Bazaars(bazaars::Action::Karim { .. }) => {
            (CARD, art::character_art(characters::Character::AbdulKarim))
        }
        Action::CityWalls(city_walls::Action::Build { card, .. }) => (CARD, art::wall_card_art(card)),
        Action::Invaders(_) => (CARD, art::invasion_art(None)),
        Action::RedPalace(red_palace_rules::Action::TakeHalf { kind }) => (ROUND, art::half_art(kind)),
        Action::RedPalace(action) => ("0 0 40 48", art::ability_art(action.ability()?, true)),
        Action::Characters(action) => {
            use characters::{Action as Use, Character};
            let character = match action {
                Use::Bid(_) | Use::Pay(_) => return None,
                Use::KeepFatima | Use::ExchangeFatima => Character::Fatima,
                Use::Karim { .. } => Character::AbdulKarim,
                Use::Knihstig { .. } => Character::AbdulKnihstig,
                Use::Ammar => Character::AmmarElSchauf,
                Use::Hakim { .. } => Character::HakimWahid,
                Use::Laila { .. } => Character::LailaWundabah,
                Use::Machma { .. } => Character::MachmaKlain,
                Use::Yammerad => Character::Yammerad,
            };
            (CARD, art::character_art(character))
        }
        Action::Thieves(thieves::Action::Steal { card }) => (CARD, art::thief_card_art(card.currency())),
        Action::StreetTrader(street_trader::Action::MoveIn { tile }) => {
            (ROUND, art::citizen_art(tile.kind()?))
        }
        Action::MasterBuilders(master_builders::Action::Play { card }) => (CARD, art::money_art(card)),
        Action::TreasureChamber(treasure_chamber::Action::Put { tile }) => {
            (ROUND, art::chest_art(tile.kind()?))
        }
        Action::PowerOfTheSultan(power_of_the_sultan::Action::Mark { kind }) => (ROUND, art::kind_art(kind)),
        Action::Caravanserai(caravanserai::Action::Move { card, to }) => {
            (CARD, art::caravanserai_art(card, to))
        }
        _ => return None,
    })
}

fn small_card(card: Money) -> impl IntoView {
    view! { <svg class="small-card" viewBox="0 0 70 100" aria-hidden="true" inner_html=art::money_art(card)></svg> }
}

/// One legal action as a button: cards as pictures, all else in words.
#[component]
pub fn ActionButton(
    /// The action.
    action: Action,
    /// Whether the tile it is about is shown beside it, so that the cards say everything.
    #[prop(default = false)]
    by_tile: bool,
) -> impl IntoView {
    let (app, desk) = (app(), desk());
    let play = app.play.read_untracked();
    let view = play.as_ref().map(|play| play.view());
    let label = view.as_ref().map_or_else(String::new, |view| app.texts.read().0.action(&action, view));
    let exact = view.as_ref().is_some_and(|view| is_exact(&action, view));
    let cards = cards_of(&action);
    let takes =
        matches!(action, Action::TakeMoney(_) | Action::RedPalace(red_palace_rules::Action::TakeCard { .. }));
    let only_cards = !cards.is_empty() && (by_tile || takes);
    let over = view.as_ref().and_then(|view| {
        let paid = payment_of(&action)?.total();
        paid.checked_sub(price_of(&action, view)?).filter(|&over| over > 0)
    });
    let over = over.filter(|_| !cards.is_empty()).map(|over| {
        view! { <span class="over" aria-hidden="true">{app.tw("overpay", &[("excess", Arg::Number(over.into()))])}</span> }
    });
    // Nobody has to add money: being done is what most want.
    let is_done =
        action == Action::Pass && view.as_ref().is_some_and(|view| view.awaited() == Awaited::AddMoney);
    // Cards that say everything are pictures; for those who cannot see them there are the words.
    let (words, hidden) = if only_cards { (None, Some(label)) } else { (Some(label), None) };
    view! {
        <button class="action" class:cards-only=only_cards class:primary=is_done data-action=action.to_string()
            on:click=move |_| desk.act(action)>
            <span class="visually-hidden">{hidden}</span>
            {picture(&action).map(|(view_box, art)| view! {
                <svg class="small-card" viewBox=view_box aria-hidden="true" inner_html=art></svg>
            })}
            {payment_of(&action).and_then(Payment::exchange).map(|card| view! {
                <svg class="small-card" viewBox="0 0 70 100" aria-hidden="true"
                    inner_html=art::exchange_card_art(card)></svg>
            })}
            {only_cards.then(|| cards.into_iter().map(small_card).collect_view())}
            {words}
            {over}
            {exact.then(|| view! { <span class="exact" aria-hidden="true" title=app.t("exact-hint")>{app.t("exact")}</span> })}
        </button>
    }
}

/// Actions that are made only when they are asked for.
#[component]
pub fn Folded(
    /// The words on the fold.
    title: String,
    /// The actions.
    actions: Vec<Action>,
    /// Whether the cards say everything.
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

/// A tile for sale and every way to get it, exact payments first.
#[component]
pub fn Offer(
    /// The tile.
    tile: Option<TileId>,
    /// Every way.
    actions: Vec<Action>,
) -> impl IntoView {
    let app = app();
    let (tile, name) = tile.map(|tile| app.tile(tile)).unzip();
    let title = name.clone();
    let mut first = actions;
    let rest = first.split_off(first.len().min(SHOWN_PAYMENTS));
    view! {
        <div class="offer" role="group" aria-label=name>
            {tile.map(|tile| view! { <TilePicture tile /> })}
            <div class="payments">
                <strong>{title}</strong>
                {first.into_iter().map(|action| {
                    let by_tile = payment_of(&action).is_some();
                    view! { <ActionButton action by_tile /> }
                }).collect_view()}
                {(!rest.is_empty()).then(|| view! {
                    <Folded title=app.t("more-payments") actions=rest by_tile=true />
                })}
            </div>
        </div>
    }
}

/// Name and picture of a card of a display.
fn display_card(app: App, card: DisplayCard) -> Option<(String, String)> {
    let play = app.play.read_untracked();
    let view = play.as_ref()?.view();
    let texts = app.texts.read();
    Some(match card {
        DisplayCard::Sultan(card) => {
            let (_, mark) = view.sultan_display().find(|&(other, _)| other == card)?;
            (texts.0.sultan_card(card, mark), art::sultan_card_art(card, mark))
        }
        DisplayCard::Caravanserai(card) => {
            (texts.0.caravanserai(card), art::caravanserai_art(card, Track::Start))
        }
    })
}

/// A card of a display and every way to pay it, exact payments first.
#[component]
fn CardOffer(card: DisplayCard, actions: Vec<Action>) -> impl IntoView {
    let app = app();
    let (name, picture) = display_card(app, card).unzip();
    let title = name.clone();
    let mut first = actions;
    let rest = first.split_off(first.len().min(SHOWN_PAYMENTS));
    view! {
        <div class="offer" role="group" aria-label=name>
            {picture.map(|picture| view! {
                <svg class="offered-card" viewBox="0 0 70 100" aria-hidden="true" inner_html=picture></svg>
            })}
            <div class="payments">
                <strong>{title}</strong>
                {first.into_iter().map(|action| view! { <ActionButton action by_tile=true /> }).collect_view()}
                {(!rest.is_empty()).then(|| view! {
                    <Folded title=app.t("more-payments") actions=rest by_tile=true />
                })}
            </div>
        </div>
    }
}

/// Every legal action; what was pointed at narrows them down.
#[component]
pub fn Choices() -> impl IntoView {
    let (app, desk) = (app(), desk());
    let sorted = Memo::new(move |_| {
        let play = app.play.read();
        let Some(play) = play.as_ref() else { return Sorted::default() };
        let view = play.view();
        let mut sorted = Sorted::default();
        for action in desk.legal.get() {
            if space_of(&action).is_some() || display_card_of(&action).is_some() {
                sorted.market.push(action);
            } else if bazaar_of(&action).is_some() {
                sorted.bazaars.push(action);
            } else if cell_of(&action, &view).is_some() && !is_chest(&action) {
                sorted.board.push(action);
            } else if red_palace::side_of(&action).is_some() {
                sorted.sides.push(action);
            } else if !is_tapped(&action) {
                sorted.other.push(action);
            }
        }
        // Exact payments are what one looks for; after them those that waste least.
        sorted.market.sort_by_key(|action| {
            let paid = payment_of(action).map_or(0, Payment::total);
            (space_of(action), display_card_of(action), !is_exact(action, &view), paid)
        });
        sorted
    });
    let offers = move |only: Option<Space>| {
        let market = sorted.read().market.clone();
        let spaces = Space::ALL.into_iter().filter(|space| only.is_none_or(|only| only == *space));
        let offers = spaces.filter_map(|space| {
            let actions: Vec<Action> =
                market.iter().copied().filter(|action| space_of(action) == Some(space)).collect();
            let tile = app.play.read_untracked().as_ref().and_then(|play| play.view().market(space));
            (!actions.is_empty()).then(|| view! { <Offer tile actions /> })
        });
        offers.collect::<Vec<_>>()
    };
    let bazaars = move |only: Option<TileId>| {
        let actions = sorted.read().bazaars.clone();
        let mut tiles: Vec<TileId> = actions.iter().filter_map(bazaar_of).collect();
        tiles.sort();
        tiles.dedup();
        let tiles = tiles.into_iter().filter(|tile| only.is_none_or(|only| only == *tile));
        let offers = tiles.map(|tile| {
            let of_tile = actions.iter().copied().filter(|action| bazaar_of(action) == Some(tile)).collect();
            view! { <Offer tile=Some(tile) actions=of_tile /> }
        });
        offers.collect::<Vec<_>>()
    };
    let card_offers = move |cards: Vec<DisplayCard>| {
        let market = sorted.read().market.clone();
        let offers = cards.into_iter().filter_map(|card| {
            let actions: Vec<Action> =
                market.iter().copied().filter(|action| display_card_of(action) == Some(card)).collect();
            (!actions.is_empty()).then(|| view! { <CardOffer card actions /> })
        });
        offers.collect::<Vec<_>>()
    };
    let back = move || {
        view! {
            <button class="quiet" id="unselect" on:click=move |_| desk.selected.set(None)>
                {app.t("other-actions")}
            </button>
        }
    };
    view! {
        <div class="actions" id="actions">
            {move || match desk.selected.get() {
                Some(Selection::Space(space)) => {
                    let offers = offers(Some(space));
                    let missing = offers.is_empty().then(|| view! { <Missing space /> });
                    view! { {offers}{missing}{back()} }.into_any()
                }
                Some(Selection::Bazaar(tile)) => {
                    let offers = bazaars(Some(tile));
                    let missing = offers.is_empty().then(|| view! { <MissingBazaar tile /> });
                    view! { {offers}{missing}{back()} }.into_any()
                }
                Some(Selection::Card(card)) => view! { {card_offers(vec![card])}{back()} }.into_any(),
                Some(Selection::Preview(space)) => view! { <red_palace::PreviewChoices space />{back()} }.into_any(),
                Some(Selection::Ability(ability)) => {
                    view! { <red_palace::AbilityChoices ability />{back()} }.into_any()
                }
                Some(Selection::Tile(tile)) => {
                    let sorted = sorted.get();
                    let of_tile = |actions: Vec<Action>| -> Vec<Action> {
                        actions.into_iter().filter(|action| tile_of(action) == Some(tile)).collect()
                    };
                    let (board, other) = (of_tile(sorted.board), of_tile(sorted.other));
                    view! {
                        {other.into_iter().map(|action| view! { <ActionButton action /> }).collect_view()}
                        {(!board.is_empty()).then(|| view! {
                            <Folded title=app.t("choose-tile-place") actions=board />
                        })}
                        {back()}
                    }.into_any()
                }
                Some(Selection::WallCard(card)) => {
                    let builds: Vec<Action> =
                        tiles_for(&desk.legal.read(), card).map(|(_, action)| action).collect();
                    view! {
                        <p class="hint">{app.t("build-hint")}</p>
                        <Folded title=app.t("build-tiles") actions=builds />
                        {back()}
                    }.into_any()
                }
                Some(Selection::Cell(cell)) => {
                    let play = app.play.read();
                    let Some(view) = play.as_ref().map(|play| play.view()) else { return ().into_any() };
                    let here = sorted.get().board.into_iter().filter(|action| cell_of(action, &view) == Some(cell));
                    view! {
                        {here.map(|action| view! { <ActionButton action /> }).collect_view()}
                        {back()}
                    }.into_any()
                }
                None => {
                    let Sorted { board, other, sides, .. } = sorted.get();
                    let place = board.iter().any(is_placement);
                    let disc = board.iter().any(is_disc);
                    let bids = other.iter().all(|action| {
                        matches!(action, Action::Pass | Action::Characters(characters::Action::Bid(_)))
                    });
                    view! {
                        {offers(None)}
                        {bazaars(None)}
                        // Caravanserais cost all the same, so which one is asked first, in their display.
                        {card_offers(SultanCard::ALL.map(DisplayCard::Sultan).to_vec())}
                        <red_palace::AbilityRow />
                        {(!sides.is_empty()).then(|| view! {
                            <p class="hint">{app.t("sides-hint")}</p>
                            <Folded title=app.t("sides") actions=sides />
                        })}
                        <div class="plain-actions" class:bids=bids>
                            {other.into_iter().map(|action| view! { <ActionButton action /> }).collect_view()}
                        </div>
                        {(!board.is_empty()).then(|| view! {
                            {(!disc).then(|| view! {
                                <p class="hint">{app.t(if place { "place-hint" } else { "redesign-hint" })}</p>
                            })}
                            <Folded title=app.t(match (disc, place) {
                                (true, _) => "trader-disc",
                                (_, true) => "choose-tile-place",
                                _ => "redesign",
                            }) actions=board />
                        })}
                    }.into_any()
                }
            }}
        </div>
    }
}

/// The legal actions by where they are shown.
#[derive(Clone, PartialEq, Default)]
struct Sorted {
    /// About a market space, or a card of a display beside it.
    market: Vec<Action>,
    /// About a bazaar beside the market.
    bazaars: Vec<Action>,
    /// About a wall section.
    sides: Vec<Action>,
    /// About a cell of the own Alhambra.
    board: Vec<Action>,
    /// All else but what is tapped elsewhere on the table.
    other: Vec<Action>,
}

/// Why a bazaar cannot be bought now: its price, which must be met exactly, or none.
#[component]
fn MissingBazaar(tile: TileId) -> impl IntoView {
    let app = app();
    let price = app.play.read_untracked().as_ref().and_then(|play| play.view().bazaar_price(tile));
    let rule = if price.is_some() { "BAZ-14" } else { "BAZ-16" };
    let text = match price {
        Some(price) => {
            let price = app.tw("bazaar-price", &[("price", Arg::Number(price.into()))]);
            format!("{price}. {}", app.t("refusal-bazaar-not-exact"))
        }
        None => app.t("bazaar-no-price"),
    };
    view! {
        <p id="missing">{app.tile(tile).1}". "{text}</p>
        <button class="quiet" on:click=move |_| app.open_rule(rule)>
            {app.tw("rule-link", &[("rule", rule.into())])}
        </button>
    }
}

/// Why a tile of the market cannot be bought now.
#[component]
fn Missing(space: Space) -> impl IntoView {
    let app = app();
    let play = app.play.read_untracked();
    let view = play.as_ref().map(|play| play.view());
    let text = view.and_then(|view| {
        let price = view.market(space)?.price();
        let hand = view.hand()?;
        // Diamonds pay everywhere, but never together with another currency.
        let sum = |currency: Currency| hand.money[currency].total();
        let held = sum(space.currency()).max(sum(Currency::Diamond));
        let currency = app.texts.read().0.currency(space.currency());
        let key = if held < u16::from(price) { "price-not-reached" } else { "not-now-bought" };
        Some(app.tw(
            key,
            &[
                ("held", Arg::Number(held.into())),
                ("price", Arg::Number(price.into())),
                ("currency", Arg::Text(&currency)),
            ],
        ))
    });
    view! {
        <p id="missing">{text}</p>
        <button class="quiet" on:click=move |_| app.open_rule("BASE-30")>
            {app.tw("rule-link", &[("rule", "BASE-30".into())])}
        </button>
    }
}
