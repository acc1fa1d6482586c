//! Asks the bots, who think on a thread of their own.

use engine::Action;
use js_sys::Array;
use leptos::prelude::*;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::app::App;
use crate::play::Question;
use crate::shelf;

/// A handle to the thread on which the bots think.
#[derive(Clone, Copy)]
pub struct Thinker {
    state: StoredValue<State, LocalStorage>,
}

enum State {
    /// No bot has been asked yet.
    Idle,
    /// The thread is running.
    Running(Worker),
    /// The browser provides no thread; bots think on the page's own.
    InPage,
}

impl Thinker {
    /// A thinker that starts its thread with the first question.
    pub fn new() -> Thinker {
        Thinker { state: StoredValue::new_local(State::Idle) }
    }

    /// Asks a bot. Its action is played when it arrives, unless it is too late for the question.
    pub fn ask(self, app: App, question: &Question) {
        if self.state.with_value(|state| matches!(state, State::Idle)) {
            self.state.set_value(start(self, app).map_or(State::InPage, State::Running));
        }
        let sent = self.state.with_value(|state| match state {
            State::Running(worker) => {
                let parts = [&question.ticket, &question.record, &question.bot];
                let message: Array = parts.into_iter().map(|part| JsValue::from_str(part)).collect();
                worker.post_message(&message).is_ok()
            }
            State::Idle | State::InPage => false,
        });
        if !sent {
            app.answer_in_page();
        }
    }

    /// Lets the bot that is thinking play at once. A thread that thinks cannot be spoken to, so it is ended, and the bot
    /// answers here by its first impression.
    pub fn hurry(self, app: App) {
        if app.tempo.is_answered() {
            return;
        }
        self.state.update_value(|state| {
            if let State::Running(worker) = state {
                worker.terminate();
                *state = State::Idle;
            }
        });
        app.answer_at_once();
    }
}

impl Default for Thinker {
    fn default() -> Thinker {
        Thinker::new()
    }
}

/// Starts the thread; `None` if the browser cannot.
fn start(thinker: Thinker, app: App) -> Option<Worker> {
    let address = shelf::address("worker.js")?;
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(&address, &options).ok()?;
    let on_answer = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        let answer: Array = event.data().unchecked_into();
        let action = answer.get(1).as_string().and_then(|text| text.parse::<Action>().ok());
        if let (Some(ticket), Some(action)) = (answer.get(0).as_string(), action) {
            app.answer(&ticket, action);
        }
    });
    // A thread that cannot be loaded, or that fails, must not stop the game.
    let on_error = Closure::<dyn Fn()>::new(move || {
        thinker.state.set_value(State::InPage);
        app.answer_in_page();
    });
    worker.set_onmessage(Some(on_answer.as_ref().unchecked_ref()));
    worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
    // The thread lives as long as the page.
    on_answer.forget();
    on_error.forget();
    Some(worker)
}
