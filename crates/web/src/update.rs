//! New builds of the page: the service worker fetches them in the background, and the person decides when to use
//! them.

use std::cell::Cell;

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{ServiceWorkerContainer, ServiceWorkerRegistration, ServiceWorkerState};

use crate::app::app;

/// How often a page that stays open looks for a new build.
const EVERY_HOUR: std::time::Duration = std::time::Duration::from_secs(3600);

/// The browser's service workers; `None` without a secure address.
fn container() -> Option<ServiceWorkerContainer> {
    let navigator = window().navigator();
    let has =
        js_sys::Reflect::get(&navigator, &"serviceWorker".into()).is_ok_and(|value| !value.is_undefined());
    has.then(|| navigator.service_worker())
}

/// Wraps a function for the browser, which may call it as long as the page lives.
fn forever(function: impl FnMut() + 'static) -> js_sys::Function {
    Closure::<dyn FnMut()>::new(function).into_js_value().unchecked_into()
}

/// Registers the service worker. `ready` is set when a new build is waiting.
async fn watch(
    container: ServiceWorkerContainer,
    ready: RwSignal<Option<Waiting>, LocalStorage>,
) -> Result<(), JsValue> {
    let registration: ServiceWorkerRegistration =
        JsFuture::from(container.register("/sw.js")).await?.unchecked_into();
    let look = {
        let (container, registration) = (container.clone(), registration.clone());
        // The first build ever installed replaces nothing, so it needs no announcement.
        move || {
            if container.controller().is_some() && registration.waiting().is_some() {
                ready.set(Some(Waiting(registration.clone())));
            }
        }
    };
    look();
    let found = {
        let registration = registration.clone();
        move || {
            let Some(worker) = registration.installing() else { return };
            let (look, state) = (look.clone(), worker.clone());
            worker.set_onstatechange(Some(&forever(move || {
                if state.state() == ServiceWorkerState::Installed {
                    look();
                }
            })));
        }
    };
    registration.set_onupdatefound(Some(&forever(found)));
    set_interval(
        move || {
            // Offline there is nothing new.
            if let Ok(looking) = registration.update() {
                spawn_local(async move { drop(JsFuture::from(looking).await) });
            }
        },
        EVERY_HOUR,
    );
    Ok(())
}

/// A new build that is waiting to take over.
#[derive(Clone)]
struct Waiting(ServiceWorkerRegistration);

thread_local! {
    static IS_ASKED: Cell<bool> = const { Cell::new(false) };
}

/// Lets the new build take over; the page then reloads from it.
fn take_over(waiting: &Waiting) {
    IS_ASKED.set(true);
    if let Some(worker) = waiting.0.waiting() {
        let _ = worker.post_message(&"take over".into());
    }
}

/// Announces that a new version is ready. It is used when the person asks for it, never on its own.
#[component]
pub fn Update() -> impl IntoView {
    let app = app();
    let ready = RwSignal::new_local(None::<Waiting>);
    if let Some(container) = container() {
        container.set_oncontrollerchange(Some(&forever(|| {
            // Another tab may have asked; this one keeps the build it has.
            if IS_ASKED.get() {
                let _ = window().location().reload();
            }
        })));
        spawn_local(async move {
            // If the browser refuses, as in some private windows, the game works without a service worker.
            let _ = watch(container, ready).await;
        });
    }
    view! {
        <div role="status" aria-live="polite">
            {move || ready.get().map(|waiting| view! {
                <p class="update" id="update">
                    <span>{app.t("update-ready")}</span>
                    <button class="primary" id="update-now" on:click=move |_| take_over(&waiting)>
                        {app.t("update-now")}
                    </button>
                    <button class="quiet" on:click=move |_| ready.set(None)>{app.t("update-later")}</button>
                </p>
            })}
        </div>
    }
}
