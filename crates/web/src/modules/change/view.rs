//! Change: the coins in front of each player, and what has been paid while money may be added. A piece is added with a
//! tap on the hand; being done is the button that stands there first.

use engine::modules::change;
use engine::modules::change::Coins;
use engine::vocab::{Currency, Seat};
use engine::{Awaited, Module};
use i18n::Arg;
use leptos::prelude::*;

use crate::app::app;
use crate::art;
use crate::modules::Title;

/// The coins in front of a player; new ones arrive.
#[component]
fn CoinRow(
    /// How many of each currency.
    coins: Coins,
) -> impl IntoView {
    let app = app();
    let name = format!("{}: {}", app.t("coins"), app.texts.read().0.coins(coins));
    let held = Currency::ALL.into_iter().zip(coins).filter(|&(_, count)| count > 0);
    view! {
        <span class="coins" role="img" aria-label=name>
            {held.map(|(currency, count)| view! {
                <span class="coin arrive" aria-hidden="true">
                    <svg viewBox="0 0 40 40" inner_html=art::coin_art(currency)></svg>{count}
                </span>
            }).collect_view()}
        </span>
    }
}

/// The coins in front of a seat, if there are any.
#[component]
pub(crate) fn CoinsOf(
    /// Whose.
    seat: Seat,
) -> impl IntoView {
    let app = app();
    let coins = Memo::new(move |_| {
        app.play.read().as_ref().map_or_else(Coins::default, |play| play.view().coins(seat))
    });
    view! {
        {move || Some(coins.get()).filter(|coins| *coins != Coins::default()).map(|coins| view! { <CoinRow coins /> })}
    }
}

/// What has been laid down for a purchase, and the change it brings.
#[component]
pub(crate) fn Waiting() -> impl IntoView {
    let app = app();
    let paid = Memo::new(move |_| {
        let play = app.play.read();
        let view = play.as_ref()?.view();
        let purchase =
            view.waiting_purchase().filter(|_| view.awaited() == Awaited::Change(change::Awaited::Add))?;
        let excess = purchase.pay.total().saturating_sub(purchase.price.into());
        let in_bag: u16 = view.coin_bag().into_iter().map(u16::from).sum();
        Some((purchase.pay.total(), purchase.price, (excess / 2).min(in_bag)))
    });
    view! {
        {move || paid.get().map(|(paid, price, coins)| view! {
            <div id="change-paid" role="status">
                <Title module=Module::Change />
                <p>
                    {app.tw("chests-paid", &[("paid", Arg::Number(paid.into())), ("price", Arg::Number(price.into()))])}
                    " · "
                    {app.tw("change-due", &[("count", Arg::Number(coins.into()))])}
                </p>
            </div>
        })}
    }
}
