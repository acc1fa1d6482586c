//! What belongs to the page and is fetched only when it is needed: the words of another language, the rules.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

/// The address of a file of this build.
pub fn address(name: &str) -> Option<String> {
    let folder = document().query_selector("meta[name=build]").ok()??.get_attribute("content")?;
    Some(format!("{folder}{name}"))
}

/// The text of a file of this build; nothing when it cannot be had.
pub async fn text(name: &str) -> Option<String> {
    let answer = JsFuture::from(window().fetch_with_str(&address(name)?)).await.ok()?;
    let answer: Response = answer.dyn_into().ok()?;
    let text = JsFuture::from(answer.text().ok().filter(|_| answer.ok())?).await.ok()?;
    text.as_string()
}
