//! The views of Change: the coins in the bag, and those that a payment would bring.

use engine::Module;
use engine::vocab::Currency;
use i18n::Arg;
use leptos::prelude::*;

use crate::app::app;
use crate::art;
use crate::modules::ROUND;
use crate::panels::pieces::Pictured;

/// The coins left in the bag, by currency; this is public knowledge.
#[component]
pub(crate) fn Bag() -> impl IntoView {
    let app = app();
    let bag = Memo::new(move |_| {
        app.play.read().as_ref().map_or_else(Default::default, |play| play.shown().coin_bag())
    });
    view! {
        <div class="pieces" id="coin-bag">
            {move || Currency::ALL.into_iter().zip(bag.get()).filter(|&(_, count)| count > 0).map(|(currency, count)| {
                let name = format!("{} {count}", app.texts.read().0.currency(currency));
                view! {
                    <span class="piece" role="img" aria-label=name.clone() title=name>
                        <Pictured picture=(ROUND, art::coin_art(currency)) />
                        <span class="cnt" aria-hidden="true">{count}</span>
                    </span>
                }
            }).collect_view()}
        </div>
        <p class="hint">{move || app.texts.read().0.module_about(Module::Change)}</p>
    }
}

/// The change that a payment would bring, while money may still be added to it.
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
            <p class="facts">
                <span class="chip" id="change-due">
                    <Pictured picture=(ROUND, super::art::coin_bag()) />
                    {app.tw("change-due", &[("count", Arg::Number(coins.into()))])}
                </span>
            </p>
        })}
    }
}
