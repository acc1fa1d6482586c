//! The mark of a seat.

use leptos::prelude::*;

use crate::art::{self, SeatColour};

/// The mark of a seat: a colour and a shape.
#[component]
pub fn SeatMark(
    /// The colour of the seat, which determines the shape.
    colour: SeatColour,
) -> impl IntoView {
    view! {
        <svg class="seat-mark" viewBox="0 0 40 40" aria-hidden="true" inner_html=art::seat_mark(colour)></svg>
    }
}
