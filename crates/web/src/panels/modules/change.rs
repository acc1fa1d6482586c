//! Change: the coins in front of each player, and what has been paid while money may be added. A piece is added with a
//! tap on the hand; being done is the button that stands there first.

use engine::modules::change::Coins;
use engine::vocab::Currency;
use engine::{Awaited, Module};
use i18n::Arg;
use leptos::prelude::*;

use super::Title;
use crate::app::app;
use crate::art;

/// The coins in front of a player; new ones arrive.
#[component]
pub fn CoinRow(
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

/// What has been laid down for a purchase, and the change it brings.
#[component]
pub fn Waiting() -> impl IntoView {
    let app = app();
    let paid = Memo::new(move |_| {
        let play = app.play.read();
        let view = play.as_ref()?.view();
        let purchase = view.waiting_purchase().filter(|_| view.awaited() == Awaited::AddMoney)?;
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
