//! Everybody at the table: points, counts, hands, and whose Alhambra is shown.

use engine::Module;
use engine::modules::caravanserai::Owned;
use engine::modules::change::Coins;
use engine::modules::characters::Character;
use engine::modules::power_of_the_sultan::SultanCard;
use engine::vocab::{Building, Seat};
use i18n::Arg;
use leptos::prelude::*;

use crate::app::{App, app};
use crate::art::{self, SeatColour};
use crate::panels::desk::desk;
use crate::panels::modules::caravanserai::CaravanseraiView;
use crate::panels::modules::change::CoinRow;
use crate::panels::modules::characters::CharacterCard;
use crate::panels::modules::power_of_the_sultan::SultanCardView;
use crate::panels::modules::street_trader::{disc_name, listed};
use crate::panels::modules::viziers_favour::Stone;
use crate::panels::seed::SeedLine;
use crate::play::{Play, counted};

/// A player as the table shows them.
#[derive(Clone, PartialEq)]
struct Player {
    /// Nobody's seat is Dirk's.
    seat: Option<Seat>,
    name: String,
    colour: Option<SeatColour>,
    points: u16,
    counts: [u8; 6],
    /// Wall and hand in words.
    facts: Vec<String>,
    /// The cards, where hands lie open.
    hand: Option<String>,
    characters: Vec<Character>,
    sultan_cards: Vec<(SultanCard, Building)>,
    caravanserais: Vec<Owned>,
    stone: Option<bool>,
    coins: Coins,
    is_asked: bool,
}

fn players(app: App, play: &Play) -> Vec<Player> {
    let view = play.view();
    let (modules, texts) = (view.rules().modules, app.texts.read());
    let hand_of = |seat: Seat| {
        let (_, hand) = play.open_hands().find(|(owner, _)| *owner == seat)?;
        let cards: Vec<String> = hand.money_cards().map(|card| texts.0.card(card)).collect();
        Some(app.tw("hand-of", &[("name", play.name(seat).as_str().into())]) + ": " + &cards.join(", "))
    };
    let player = |seat: Seat| {
        let wall = view.palace(seat).longest_wall().length;
        let mut facts = vec![
            app.tw("longest-wall", &[("count", Arg::Number(wall.into()))]),
            app.tw("hand-size", &[("count", Arg::Number(view.hand_size(seat) as i64))]),
        ];
        if modules.has(Module::TreasureChamber) {
            facts.push(format!("{} {}", app.t("chests"), view.chests_of(seat)));
        }
        if modules.has(Module::StreetTrader) {
            facts.push(format!("{} {}", app.t("citizens"), listed(view.citizens_of(seat)).len()));
            facts.push(disc_name(&texts.0, &view, seat));
        }
        if modules.has(Module::ArtOfTheMoors) {
            facts.push(format!("{} {}", app.t("culture"), view.culture_points(seat)));
        }
        if modules.has(Module::BonusCards) {
            let shown = view.bonus_shown(seat).iter().map(|card| texts.0.tile(card.tile()));
            let all: Vec<String> = shown.chain([format!("+{}", view.bonus_unshown(seat))]).collect();
            facts.push(format!("{} {}", app.t("bonus-cards"), all.join(", ")));
        }
        if modules.has(Module::Thieves) {
            facts.push(format!("{} {}", app.t("thieves"), view.thieves_held(seat)));
        }
        Player {
            seat: Some(seat),
            name: play.name(seat),
            colour: Some(play.colour(seat)),
            points: view.score(seat),
            counts: Building::ALL.map(|kind| counted(&view, seat, kind)),
            facts,
            hand: hand_of(seat),
            characters: view.characters(seat).iter().collect(),
            sultan_cards: view.sultan_cards(seat).collect(),
            caravanserais: view.caravanserais(seat).collect(),
            stone: modules.has(Module::ViziersFavour).then(|| view.active_viziers().has(seat)),
            coins: view.coins(seat),
            is_asked: view.to_act() == Some(seat),
        }
    };
    let dirk = view.dirk().map(|tiles| {
        let of_kind = |kind| tiles.iter().filter(|tile| tile.kind() == Some(kind)).count() as u8;
        Player {
            seat: None,
            name: app.t("dirk"),
            colour: None,
            points: view.dirk_score().unwrap_or(0),
            counts: Building::ALL.map(of_kind),
            facts: Vec::new(),
            hand: None,
            characters: Vec::new(),
            sultan_cards: Vec::new(),
            caravanserais: Vec::new(),
            stone: None,
            coins: Coins::default(),
            is_asked: false,
        }
    });
    view.seats().map(player).chain(dirk).collect()
}

/// The mark of a seat: a colour and a shape.
#[component]
pub fn SeatMark(
    /// Which.
    colour: SeatColour,
) -> impl IntoView {
    view! {
        <svg class="seat-mark" viewBox="0 0 40 40" aria-hidden="true" inner_html=art::seat_mark(colour)></svg>
    }
}

/// Everybody at the table.
#[component]
pub fn Players() -> impl IntoView {
    let (app, desk) = (app(), desk());
    let shown = Memo::new(move |_| app.play.read().as_ref().map_or_else(Vec::new, |play| players(app, play)));
    let piles = Memo::new(move |_| {
        let play = app.play.read();
        let view = play.as_ref()?.view();
        Some(format!(
            "{} · {} · {}",
            app.tw("turn-number", &[("number", Arg::Number(view.turn().into()))]),
            app.tw("supply-left", &[("count", Arg::Number(view.supply_len() as i64))]),
            app.tw("draw-pile-left", &[("count", Arg::Number(view.draw_pile_len() as i64))]),
        ))
    });
    let row = move |place: usize| {
        let player = Memo::new(move |_| shown.read().get(place).cloned());
        // The points move when they change, and only then.
        let points = Memo::new(move |_| player.read().as_ref().map_or(0, |player| player.points));
        let seat = Memo::new(move |_| player.read().as_ref().and_then(|player| player.seat));
        let counts = Building::ALL.map(|kind| {
            let count =
                Memo::new(move |_| player.read().as_ref().map_or(0, |player| player.counts[kind as usize]));
            view! {
                <span class="badge" role="img"
                    aria-label=move || format!("{} {}", app.texts.read().0.kind(kind), count.get())>
                    <svg viewBox="0 0 40 40" aria-hidden="true" inner_html=art::kind_art(kind)></svg>
                    {move || count.get()}
                </span>
            }
        });
        let colour = Memo::new(move |_| player.read().as_ref().and_then(|player| player.colour));
        let name = move || player.read().as_ref().map(|player| player.name.clone());
        let total = move || {
            view! {
                <span class="points arrive">{app.tw("points", &[("count", Arg::Number(points.get().into()))])}</span>
            }
        };
        view! {
            <li class="player" data-seat=move || seat.get().map(Seat::index)
                aria-current=move || player.read().as_ref().is_some_and(|player| player.is_asked).to_string()>
                {move || match seat.get() {
                    Some(seat) => view! {
                        <button class="quiet" aria-pressed=move || (desk.shown_seat.get() == Some(seat)).to_string()
                            on:click=move |_| desk.watched.set(Some(seat))>
                            {colour.get().map(|colour| view! { <SeatMark colour /> })}
                            <strong>{name}</strong>{total}
                        </button>
                    }.into_any(),
                    None => view! { <div class="dirk"><strong>{name}</strong>{total}</div> }.into_any(),
                }}
                <div class="counts">{counts.collect_view()}</div>
                {move || player.get().map(|player| view! {
                    {player.hand.map(|cards| view! { <small class="open-hand">{cards}</small> })}
                    <small>{player.facts.join(" · ")}</small>
                    <span class="owned-pieces">
                        {(player.coins != Coins::default()).then(|| view! { <CoinRow coins=player.coins /> })}
                        {player.stone.map(|active| view! { <Stone active /> })}
                        {player.characters.into_iter().map(|character| view! { <CharacterCard character /> }).collect_view()}
                        {player.sultan_cards.into_iter().map(|(card, mark)| view! { <SultanCardView card mark /> }).collect_view()}
                        {player.caravanserais.into_iter().map(|owned| view! { <CaravanseraiView owned /> }).collect_view()}
                    </span>
                })}
            </li>
        }
    };
    view! {
        <section class="box players-box" aria-label=move || app.t("players")>
            <h2>{move || app.t("players")}</h2>
            <ul class="players" id="players">
                <For each=move || 0..shown.read().len() key=Clone::clone let:place>{row(place)}</For>
            </ul>
            <small>{move || piles.get()}</small>
            <SeedLine />
        </section>
    }
}
