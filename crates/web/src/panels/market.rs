//! The four market spaces: what lies there, and whether the viewer can pay for it.

use engine::Goods;
use engine::vocab::{Currency, Space, TileId};
use engine::{Event, View};
use i18n::{Arg, Kinds};
use leptos::prelude::*;

use crate::app::{App, app};
use crate::art::icons::{Glyph, Icon};
use crate::art::{self, Face};
use crate::board::cards::TilePicture;
use crate::modules;
use crate::panels::choice::Choice;
use crate::panels::desk::{Desk, Selection, desk};
use crate::panels::red_palace;
use crate::play::Play;
use crate::story::Spot;

/// How far the viewer's money goes for a tile.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Means {
    /// It can be paid for exactly.
    Exact,
    /// It can be paid for, with this much beyond the price.
    Over(u16),
    /// This much is missing.
    Short(u16),
}

/// A market space with what is shown about it.
#[derive(Clone, PartialEq)]
struct Stall {
    space: Space,
    tile: Option<Face>,
    name: String,
    currency: String,
    /// Whether the tile can be bought now.
    can: bool,
    /// How far the viewer's money goes; hidden from purists, and when nothing can be bought.
    means: Option<Means>,
    /// The text key of the reason why the viewer would want it.
    wanted: Option<&'static str>,
    /// Whether it arrived since the viewer's last turn.
    is_new: bool,
}

impl Stall {
    /// Everything that is shown, in words.
    fn label(&self, app: App) -> String {
        let mut label = self.name.clone();
        let means = self.means.map(|means| means_in_words(app, means));
        let more = means.into_iter().chain(self.wanted.map(|key| app.t(key)));
        for more in more.chain(self.is_new.then(|| app.t("new-since"))) {
            label = format!("{label} · {more}");
        }
        label
    }
}

fn means_in_words(app: App, means: Means) -> String {
    match means {
        Means::Exact => app.t("exact"),
        Means::Over(over) => app.tw("over", &[("count", Arg::Number(over.into()))]),
        Means::Short(short) => app.tw("short", &[("count", Arg::Number(short.into()))]),
    }
}

/// How far the hand goes for the tile on a space; if it falls short, only the space's own currency is considered.
fn means(view: &View<'_>, ways: &[&Choice], space: Space, tile: TileId) -> Option<Means> {
    let best = ways.iter().min_by_key(|way| way.usefulness());
    match best {
        Some(way) if way.is_exact() => Some(Means::Exact),
        Some(way) => way.wasted().map(Means::Over),
        None => {
            let held = view.hand()?.money[space.currency()].total();
            Some(Means::Short(u16::from(tile.price()).checked_sub(held).filter(|&short| short > 0)?))
        }
    }
}

/// The tiles that have come to the market since the viewer's last turn began.
pub fn new_tiles(play: &Play) -> Vec<TileId> {
    let news = play.log().get(play.news()).unwrap_or_default();
    let came = |event: &Event| match *event {
        Event::MarketFilled { tile, .. } => Some(tile),
        _ => None,
    };
    news.iter().filter_map(|(_, event)| came(event)).collect()
}

fn stalls(app: App, desk: Desk) -> Vec<Stall> {
    let play = app.play.read();
    let Some(play) = play.as_ref() else { return Vec::new() };
    let (view, shown) = (play.view(), play.shown());
    let texts = app.texts.read().0.knowing(Kinds::of(&shown));
    let choices = desk.choices.read();
    let helps = !app.settings.read().purist;
    let new = new_tiles(play);
    let stall = |space: Space| {
        let currency = texts.currency(space.currency());
        let args = [("number", Arg::Number(space.number().into())), ("currency", Arg::Text(&currency))];
        let tile = shown.market(space);
        let label = tile.map_or_else(|| app.t("empty-space"), |tile| texts.tile(tile));
        let here: Vec<&Choice> =
            choices.iter().filter(|choice| choice.is_way_to(Goods::Market(space))).collect();
        let can = !here.is_empty() && tile.is_some();
        let asked = choices.iter().any(|choice| choice.about.pay.is_some() || choice.row_card().is_some());
        let means = tile.filter(|_| helps && asked).and_then(|tile| means(&view, &here, space, tile));
        let wanted = tile.and_then(|tile| modules::played(&view).find_map(|room| room.wants(&view, tile)));
        let name = texts.labelled(&texts.with("space-number", &args), &label);
        let is_new = tile.is_some_and(|tile| new.contains(&tile));
        let tile = tile.map(|tile| Face::of(&shown, tile));
        Stall { space, tile, name, currency, can, means, wanted, is_new }
    };
    Space::ALL.map(stall).to_vec()
}

/// The CSS class of a currency.
pub fn currency_class(currency: Currency) -> &'static str {
    match currency {
        Currency::Dinar => "dinar",
        Currency::Dirham => "dirham",
        Currency::Ducat => "ducat",
        Currency::Florin => "florin",
        Currency::Diamond => "diamond",
    }
}

/// The four market spaces.
#[component]
pub fn Market() -> impl IntoView {
    let (app, desk) = (app(), desk());
    let stalls = Memo::new(move |_| stalls(app, desk));
    let left = Memo::new(move |_| app.play.read().as_ref().map_or(0, |play| play.view().supply_len()));
    let slot = move |place: usize| {
        let stall = Memo::new(move |_| stalls.read().get(place).cloned());
        move || {
            let stall = stall.get()?;
            let selection = Selection::Goods(Goods::Market(stall.space));
            let label = stall.label(app);
            let title = label.clone();
            let number = stall.space.number();
            Some(view! {
                <button class="slot" class:pointed=move || app.is_pointed(Spot::Space(stall.space)) class:can=stall.can class:empty=stall.tile.is_none() data-space=number
                    title=title disabled=move || stall.tile.is_none() || desk.legal.read().is_empty()
                    aria-pressed=move || (desk.selected.get() == Some(selection)).to_string()
                    on:click=move |_| desk.choose_goods(selection)>
                    <span class="visually-hidden">{label}</span>
                    <kbd class="key" aria-hidden="true">{number}</kbd>
                    {match stall.tile {
                        Some(tile) => view! { <TilePicture tile /> }.into_any(),
                        None => view! { <span class="hole" aria-hidden="true"><Glyph icon=Icon::Bag /></span> }.into_any(),
                    }}
                    {stall.is_new.then(|| view! {
                        <svg class="new-mark" viewBox="0 0 40 40" aria-hidden="true" inner_html=art::new_mark()></svg>
                    })}
                    {stall.wanted.map(|_| view! {
                        <span class="wanted" aria-hidden="true"><Glyph icon=Icon::Star /></span>
                    })}
                    <span class=format!("tag {}", currency_class(stall.space.currency())) aria-hidden="true">
                        <svg class="coin" viewBox="0 0 40 40" inner_html=art::coin_art(stall.space.currency())></svg>
                        <span class="name">{stall.currency.clone()}</span>
                        {stall.means.map(|means| view! {
                            <span class="means" class:exact=means == Means::Exact>
                                {(means == Means::Exact).then(|| view! { <Glyph icon=Icon::Check /> })}
                                {means_in_words(app, means)}
                            </span>
                        })}
                    </span>
                </button>
            })
        }
    };
    view! {
        <section class="group market-group" aria-label=move || app.t("market")>
            <h2 class="group-label">
                <b>{move || app.t("market")}</b>
                <span class="left" title=move || app.tw("supply-left", &[("count", Arg::Number(left.get() as i64))])>
                    <Glyph icon=Icon::Bag />
                    {move || app.tw("tiles-left", &[("count", Arg::Number(left.get() as i64))])}
                </span>
            </h2>
            <div class="market" id="market">
                {(0..Space::ALL.len()).map(slot).collect_view()}
            </div>
        </section>
        <red_palace::Preview />
    }
}
