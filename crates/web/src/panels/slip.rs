//! A slip laid over a screen for one question: at the bottom on a phone, in the centre elsewhere.

use leptos::html::Dialog;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::app::app;
use crate::art::icons::{Glyph, Icon};

/// Whether the screen is as narrow as a phone.
pub fn is_narrow() -> bool {
    let query = window().match_media("(max-width: 700px)").ok().flatten();
    query.is_some_and(|query| query.matches())
}

/// Escape closes a dialog like its button. The browser alone would tell it only afterwards, and a tap that opens
/// something else could come first.
pub fn cancel(event: &web_sys::Event, close: impl Fn()) {
    event.prevent_default();
    close();
}

/// Opens and closes a native dialog, which takes the focus, keeps it inside, and returns it afterwards.
pub fn follow(dialog: NodeRef<Dialog>, is_open: Memo<bool>) {
    Effect::new(move |_| {
        let Some(dialog) = dialog.get() else { return };
        match (is_open.get(), dialog.open()) {
            (true, false) => {
                let _ = dialog.show_modal();
            }
            (false, true) => dialog.close(),
            _ => {}
        }
    });
}

/// A question over everything else. A tap beside it, Escape and the cross close it.
#[component]
pub fn Slip(
    /// The id of the dialog.
    id: &'static str,
    /// What it is about.
    #[prop(into)]
    title: Signal<String>,
    /// Whether it is open.
    #[prop(into)]
    open: Signal<bool>,
    /// Called to close it.
    close: Callback<()>,
    /// The content of the slip.
    children: ChildrenFn,
) -> impl IntoView {
    let app = app();
    let dialog = NodeRef::<Dialog>::new();
    let is_open = Memo::new(move |_| open.get());
    follow(dialog, is_open);
    let is_beside = move |target: Option<web_sys::EventTarget>| {
        let target = target.and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        target.is_some_and(|target| target.id() == id)
    };
    // Lifting the finger that opened the slip is not a tap beside it.
    let began_beside = StoredValue::new(false);
    let beside = move |event: leptos::ev::MouseEvent| {
        if is_beside(event.target()) && began_beside.get_value() {
            close.run(());
        }
    };
    let children = StoredValue::new(children);
    view! {
        <dialog class="slip" id=id node_ref=dialog aria-label=title on:close=move |_| close.run(())
            on:cancel=move |event| cancel(&event, || close.run(()))
            on:pointerdown=move |event| began_beside.set_value(is_beside(event.target())) on:click=beside>
            {move || is_open.get().then(|| view! {
                <div class="slip-body">
                    <header class="slip-head">
                        <h2>{title}</h2>
                        <button class="sheet-close" data-close aria-label=move || app.t("close")
                            on:click=move |_| close.run(())><Glyph icon=Icon::Close /></button>
                    </header>
                    {children.with_value(|children| children())}
                </div>
            })}
        </dialog>
    }
}
