//! Files of the page that are fetched only when needed: the texts of another language, the books, the examples.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

/// The address of a file of this build.
pub fn address(name: &str) -> Option<String> {
    let folder = document().query_selector("meta[name=build]").ok()??.get_attribute("content")?;
    Some(format!("{folder}{name}"))
}

/// The text of a file of this build; `None` if it cannot be fetched.
pub async fn text(name: &str) -> Option<String> {
    let answer = JsFuture::from(window().fetch_with_str(&address(name)?)).await.ok()?;
    let answer: Response = answer.dyn_into().ok()?;
    let text = JsFuture::from(answer.text().ok().filter(|_| answer.ok())?).await.ok()?;
    text.as_string()
}
