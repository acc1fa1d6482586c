//! The guard abilities: their tiles, what each does and costs, its choices, and why it cannot be used.

use engine::red_palace::{self, Ability, PreviewSpace};
use engine::vocab::{Building, Currency, Dir, Money, Space, TileId};
use engine::{Action, Illegal, View, Viewer};
use i18n::Arg;
use leptos::prelude::*;

use crate::app::{App, app};
use crate::art;
use crate::panels::choice::likely_payment;
use crate::panels::choices::{ActionButton, Folded, Offer};
use crate::panels::desk::{Desk, Selection, desk};
use crate::panels::help::{HelpButton, Topic};
use crate::play::Play;

/// How many choices of an ability are shown before the rest is folded away.
const SHOWN: usize = 12;

/// An ability tile with what is shown about it.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Shown {
    ability: Ability,
    is_face_up: bool,
    /// Whether it can be used now.
    can: bool,
}

/// Whether an action uses this ability.
pub fn uses(action: &Action, ability: Ability) -> bool {
    matches!(action, Action::RedPalace(action) if action.ability() == Some(ability))
}

fn tiles(app: App, desk: Desk) -> Memo<Vec<Shown>> {
    Memo::new(move |_| {
        let play = app.play.read();
        let Some(view) = play.as_ref().map(|play| play.view()) else { return Vec::new() };
        let legal = desk.legal.read();
        let shown = |ability: Ability| Shown {
            ability,
            is_face_up: view.is_face_up(ability),
            can: legal.iter().any(|action| uses(action, ability)),
        };
        view.abilities().iter().map(shown).collect()
    })
}

/// The picture of an ability tile.
#[component]
fn Picture(ability: Ability, #[prop(default = true)] is_face_up: bool) -> impl IntoView {
    view! {
        <svg class="ability-tile" viewBox="0 0 40 48" aria-hidden="true"
            inner_html=art::ability_art(ability, is_face_up)></svg>
    }
}

/// The keyboard shortcuts of the abilities.
const KEYS: [&str; 4] = ["F", "G", "H", "J"];

/// The ability bar: the player's guards, and the four abilities with what each does and costs.
#[component]
pub fn Abilities() -> impl IntoView {
    let (app, desk) = (app(), desk());
    let shown = tiles(app, desk);
    let guards = Memo::new(move |_| {
        let play = app.play.read();
        let view = play.as_ref()?.shown();
        match view.viewer() {
            Viewer::Seat(seat) => Some(view.guards_of(seat)),
            Viewer::Public => None,
        }
    });
    let label = move |one: &Shown| {
        let name = app.texts.read().0.ability_name(one.ability);
        let state = if one.is_face_up { String::new() } else { format!(" · {}", app.t("ability-used")) };
        format!("{} {name}{state}", one.ability.id())
    };
    let costs = move |ability: Ability| {
        let play = app.play.read();
        play.as_ref().map(|play| costs(app, &play.view(), ability)).unwrap_or_default()
    };
    let button = move |(place, one): (usize, Shown)| {
        let ability = one.ability;
        let (words, guards) = (label(&one), ability.guards());
        let (cost, brief) = costs(ability);
        let title = format!("{words} · {cost}");
        view! {
            <button class="ability" class:can=one.can class:used=!one.is_face_up data-ability=ability.id()
                title=title
                aria-pressed=move || (desk.selected.get() == Some(Selection::Ability(ability))).to_string()
                on:click=move |_| desk.choose_ability(ability)>
                <span class="visually-hidden">{words}</span>
                <Picture ability is_face_up=one.is_face_up />
                <span class="ability-words" aria-hidden="true">
                    <b>{app.texts.read().0.ability_name(ability)}</b>
                    <small>{if one.is_face_up { brief } else { app.t("ability-used") }}</small>
                </span>
                <span class="ability-cost" aria-hidden="true">
                    {(0..guards).map(|_| view! {
                        <svg viewBox="0 0 40 40" inner_html=art::guard_art(true)></svg>
                    }).collect_view()}
                </span>
                <kbd class="key" aria-hidden="true">{KEYS.get(place).copied()}</kbd>
            </button>
        }
    };
    view! {
        <section class="tray ability-bar" id="abilities" aria-label=move || app.t("abilities")>
            {move || guards.get().map(|guards| view! {
                <span class="own-guards" role="img"
                    aria-label=app.tw("guard-count", &[("count", Arg::Number(guards.into()))])>
                    <svg viewBox="0 0 40 40" aria-hidden="true" inner_html=art::guard_art(true)></svg>
                    <b aria-hidden="true">{guards}</b>
                </span>
            })}
            <For each=move || shown.get().into_iter().enumerate() key=Clone::clone let:one>{button(one)}</For>
            // It must be last, because the keyboard shortcuts count the buttons before it.
            <HelpButton topic=Topic::Abilities />
        </section>
    }
}

/// The ability that is currently being paid for.
#[component]
pub fn Announced() -> impl IntoView {
    let app = app();
    let announced = Memo::new(move |_| {
        let play = app.play.read();
        match play.as_ref()?.view().announced()? {
            Action::RedPalace(action) => action.ability(),
            _ => Some(Ability::TreatAsExact),
        }
    });
    view! {
        {move || announced.get().map(|ability| view! {
            <p class="announced" id="announced">
                <Picture ability />
                <strong>{app.texts.read().0.ability_name(ability)}</strong>
            </p>
        })}
    }
}

/// What an ability costs the player now, in words: in full, and for a small space.
fn costs(app: App, view: &View<'_>, ability: Ability) -> (String, String) {
    let cost = app.texts.read().0.ability_cost(ability);
    let missing = view.to_act().map_or(0, |seat| ability.guards().saturating_sub(view.guards_of(seat)));
    // GRD-111: the guard to be moved is needed in addition to the one that is paid.
    if missing == 0 || ability == Ability::MoveGuard {
        return (cost.clone(), cost);
    }
    let points = app.texts.read().0.points((missing * view.guard_substitute()).into());
    let instead = |key: &'static str| app.tw(key, &[("points", Arg::Text(&points))]);
    (format!("{cost} · {}", instead("guards-missing")), instead("guards-missing-brief"))
}

/// What an ability does and costs, and its choices or why there are none.
#[component]
pub fn AbilityChoices(
    /// The ability to explain.
    ability: Ability,
) -> impl IntoView {
    let (app, desk) = (app(), desk());
    let play = app.play.read();
    let Some(view) = play.as_ref().map(|play| play.view()) else { return ().into_any() };
    let actions: Vec<Action> =
        desk.legal.read().iter().filter(|action| uses(action, ability)).copied().collect();
    let texts = app.texts.read();
    let about = view! {
        <div class="ability-about" id="ability-about">
            <Picture ability is_face_up=view.is_face_up(ability) />
            <div>
                <strong>{format!("{} {}", ability.id(), texts.0.ability_name(ability))}</strong>
                <p>{texts.0.ability_about(ability)}</p>
                <p class="hint">{costs(app, &view, ability).0}</p>
            </div>
        </div>
    };
    let choices = if actions.is_empty() {
        view! { <WhyNot ability /> }.into_any()
    } else {
        match ability {
            Ability::BuyFromPreview => by_place(&actions, |action| match *action {
                red_palace::Action::BuyPreview { space, .. } => view.preview(space),
                _ => None,
            }),
            Ability::SwapTokens => by_place(&actions, |action| match *action {
                red_palace::Action::SwapTokens { space, .. } => view.market(space),
                _ => None,
            }),
            Ability::MoveGuard => view! {
                <p class="hint">{app.t("sides-hint")}</p>
                <Folded title=app.t("guards") actions />
            }
            .into_any(),
            _ if actions.len() > SHOWN => {
                view! { <Folded title=app.t("other-actions") actions /> }.into_any()
            }
            _ => {
                actions.into_iter().map(|action| view! { <ActionButton action /> }).collect_view().into_any()
            }
        }
    };
    view! { {about}{choices} }.into_any()
}

/// The actions, grouped by the tile they are about.
fn by_place(actions: &[Action], place: impl Fn(&red_palace::Action) -> Option<TileId>) -> AnyView {
    let tile_of = |action: &Action| match action {
        Action::RedPalace(action) => place(action),
        _ => None,
    };
    let mut tiles: Vec<TileId> = actions.iter().filter_map(tile_of).collect();
    tiles.dedup();
    let offer = |tile: TileId| {
        let of_tile: Vec<Action> =
            actions.iter().filter(|action| tile_of(action) == Some(tile)).copied().collect();
        view! { <Offer tile=Some(tile) actions=of_tile /> }
    };
    tiles.into_iter().map(offer).collect_view().into_any()
}

/// Why an ability cannot be used now, with the rule.
#[component]
pub fn WhyNot(
    /// The ability in question.
    ability: Ability,
    /// The space of the preview it was tried on, if any.
    #[prop(optional)]
    space: Option<PreviewSpace>,
) -> impl IntoView {
    let app = app();
    let play = app.play.read();
    let refused = play.as_ref().and_then(|play| refusal(play, ability, space));
    let (text, rule) = match refused {
        Some(illegal) => (app.texts.read().0.refusal(illegal), illegal.rule()),
        // What others could do is secret.
        None => (app.t("not-your-turn"), "GRD-10"),
    };
    view! {
        <p id="why-not">{text}</p>
        <button class="small" on:click=move |_| app.open_rule(rule)>
            {app.t("help-why")}
        </button>
    }
}

/// The refusal of the use most likely to succeed, if the person at the screen is to act.
fn refusal(play: &Play, ability: Ability, asked: Option<PreviewSpace>) -> Option<Illegal> {
    if play.legal().is_empty() {
        return None;
    }
    let view = play.view();
    let card = |currency: Currency| Money::new(currency, 1);
    let bought = || view.set_aside().iter().next();
    let on_market = || Space::ALL.into_iter().find_map(|space| Some((space, view.market(space)?)));
    let (space, market) = on_market().unwrap_or((Space::One, TileId::START));
    let action = match ability {
        Ability::SwapTokens => {
            let held = view
                .hand()
                .and_then(|hand| hand.money_cards().find(|card| card.currency() == space.currency()));
            let card = held.or(card(space.currency()))?;
            red_palace::Action::SwapTokens { tile: bought().unwrap_or(market), space, card }
        }
        Ability::WallSection => red_palace::Action::TakeWall,
        Ability::TakeMoney => {
            let card = view.money_row().first().copied().or(card(Currency::Dinar))?;
            red_palace::Action::TakeCard { card }
        }
        Ability::SquareTile => red_palace::Action::TakeSquare,
        Ability::HalfBuilding => {
            let free = Building::ALL.into_iter().find(|&kind| view.half_owner(kind).is_none());
            red_palace::Action::TakeHalf { kind: free.unwrap_or(Building::Tower) }
        }
        Ability::BuyFromPreview => {
            // The cheapest tile, in the currency the player holds most of: if that is not affordable, nothing is.
            let price = |space: &PreviewSpace| view.preview(*space).map(|tile| u16::from(tile.price()));
            let lying = PreviewSpace::ALL.into_iter().filter(|space| price(space).is_some());
            let space = asked.or(lying.min_by_key(price)).unwrap_or(PreviewSpace::Three);
            let price = price(&space).unwrap_or(0);
            let hand = view.hand()?;
            let richest = Currency::ALL.into_iter().max_by_key(|&currency| hand.money[currency].total())?;
            red_palace::Action::BuyPreview { space, pay: likely_payment(hand, richest, price) }
        }
        Ability::TreatAsExact => red_palace::Action::CountAsExact,
        Ability::RedrawToken => red_palace::Action::RedrawToken { tile: market },
        Ability::MoveGuard => {
            let own =
                view.to_act().into_iter().flat_map(|seat| view.palace(seat).tiles().map(|(_, tile)| tile));
            let guarded =
                own.flat_map(|tile| view.guards().on(tile).iter().map(move |side| (tile, side))).next();
            let (tile, side) = guarded.unwrap_or((market, Dir::N));
            red_palace::Action::MoveGuard { tile, side }
        }
    };
    play.check(Action::RedPalace(action)).err()
}

#[cfg(test)]
mod tests {
    use engine::{GuardBoard, Rules};
    use protocol::{SeedText, Setup};

    use super::*;
    use crate::art::SeatColour;
    use crate::play::{Place, Player};

    /// If the player does not hold the card, the refusal says so; only the preview ability mentions the preview.
    #[test]
    fn an_ability_that_cannot_be_used_names_the_true_reason() {
        let not_exact = Illegal::RedPalace(red_palace::Reason::PreviewNotExact);
        let mut found = [false; 2];
        for seed in 0..20 {
            let place = |index| Place {
                name: String::new(),
                player: Player::Human,
                colour: SeatColour::of_seat(index),
            };
            let rules = Rules::red_palace(3, GuardBoard::Random).expect("three players");
            let seed_text = SeedText::from_number(seed).expect("a small number");
            let places = (0..3).map(place).collect();
            let mut play = Play::new(String::new(), Setup::new(rules), seed_text, places, true);
            let mut steps = 0usize;
            while let legal @ [_, ..] = &play.legal()[..] {
                let is_possible = |ability| legal.iter().any(|action| uses(action, ability));
                for ability in Ability::ALL.into_iter().filter(|&ability| !is_possible(ability)) {
                    let refused = refusal(&play, ability, None);
                    found[0] |= ability == Ability::SwapTokens && refused == Some(Illegal::NotInHand);
                    found[1] |= ability == Ability::BuyFromPreview && refused == Some(Illegal::Underpaid);
                    assert!(refused != Some(not_exact) || ability == Ability::BuyFromPreview, "{ability:?}");
                }
                steps += 1;
                let buys = legal.iter().copied().find(|action| matches!(action, Action::Buy { .. }));
                let action = buys.unwrap_or(legal[steps * 7 % legal.len()]);
                play.act(action).expect("a listed action is legal");
            }
        }
        assert_eq!(found, [true; 2]);
    }
}
