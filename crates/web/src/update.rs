//! New builds of the page: fetched in the background by the service worker, used when the person says so.

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

/// The service workers of the browser; none without a secure address.
fn container() -> Option<ServiceWorkerContainer> {
    let navigator = window().navigator();
    let has =
        js_sys::Reflect::get(&navigator, &"serviceWorker".into()).is_ok_and(|value| !value.is_undefined());
    has.then(|| navigator.service_worker())
}

/// A function that the browser may call as long as the page lives.
fn forever(function: impl FnMut() + 'static) -> js_sys::Function {
    Closure::<dyn FnMut()>::new(function).into_js_value().unchecked_into()
}

/// Registers the service worker; `ready` becomes the new build when one waits.
async fn watch(
    container: ServiceWorkerContainer,
    ready: RwSignal<Option<Waiting>, LocalStorage>,
) -> Result<(), JsValue> {
    let registration: ServiceWorkerRegistration =
        JsFuture::from(container.register("/sw.js")).await?.unchecked_into();
    let look = {
        let (container, registration) = (container.clone(), registration.clone());
        // The first build that is ever installed replaces nothing.
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
            // Without a network there is nothing new.
            if let Ok(looking) = registration.update() {
                spawn_local(async move { drop(JsFuture::from(looking).await) });
            }
        },
        EVERY_HOUR,
    );
    Ok(())
}

/// A new build that waits.
#[derive(Clone)]
struct Waiting(ServiceWorkerRegistration);

thread_local! {
    static IS_ASKED: Cell<bool> = const { Cell::new(false) };
}

/// The new build takes over, then the page is loaded from it.
fn take_over(waiting: &Waiting) {
    IS_ASKED.set(true);
    if let Some(worker) = waiting.0.waiting() {
        let _ = worker.post_message(&"take over".into());
    }
}

/// Says that a new version is ready; it is used when the person says so, never by itself.
#[component]
pub fn Update() -> impl IntoView {
    let app = app();
    let ready = RwSignal::new_local(None::<Waiting>);
    if let Some(container) = container() {
        container.set_oncontrollerchange(Some(&forever(|| {
            // Another tab may have asked; this one goes on with the build it has.
            if IS_ASKED.get() {
                let _ = window().location().reload();
            }
        })));
        spawn_local(async move {
            // A browser that refuses, as in some private windows, plays on without.
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
