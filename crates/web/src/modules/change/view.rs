//! Change: the coins in front of each player, and those that a payment brings.

use engine::Module;
use engine::modules::change::Coins;
use engine::vocab::{Currency, Seat};
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

/// The change that a payment brings while money may be added to it.
#[component]
pub(crate) fn Due() -> impl IntoView {
    let app = app();
    let due = Memo::new(move |_| {
        let play = app.play.read();
        let view = play.as_ref()?.view();
        let purchase = view.waiting_purchase()?;
        let excess = purchase.pay.total().saturating_sub(purchase.price.into());
        let in_bag: u16 = view.coin_bag().into_iter().map(u16::from).sum();
        Some((excess / 2).min(in_bag))
    });
    view! {
        {move || due.get().map(|coins| view! {
            <div id="change-due" role="status">
                <Title module=Module::Change />
                <p>{app.tw("change-due", &[("count", Arg::Number(coins.into()))])}</p>
            </div>
        })}
    }
}
