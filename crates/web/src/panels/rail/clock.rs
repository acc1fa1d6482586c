//! When the next scoring round comes: the draw pile as a ribbon, and the same in words.

use engine::{Coming, Outlook, Round, View};
use i18n::Arg;
use leptos::prelude::*;

use crate::app::{App, app};
use crate::art::icons::{Glyph, Icon};
use crate::art::shapes::num;
use crate::panels::help::{HelpButton, Topic};

/// The length of the ribbon, in units of its SVG.
const LENGTH: f64 = 220.0;

/// What the ribbon shows, counted in cards or in tiles.
#[derive(Clone, PartialEq)]
struct Ribbon {
    outlook: Outlook,
    /// Where the parts of the ribbon end.
    ends: Vec<usize>,
    /// How many have been drawn.
    drawn: usize,
    /// When the scoring can come: after the first number at the earliest, with the second at the latest.
    window: (usize, usize),
}

impl Ribbon {
    fn of(view: &View<'_>) -> Option<Ribbon> {
        let outlook = view.outlook()?;
        let piles: Vec<(usize, usize)> = view.draw_piles().collect();
        let ends: Vec<usize> = piles
            .iter()
            .scan(0, |end, (size, _)| {
                *end += size;
                Some(*end)
            })
            .collect();
        let drawn = piles.iter().map(|(size, left)| size - left).sum();
        Some(match outlook.coming {
            Coming::Card { least, most } => {
                Ribbon { outlook, ends, drawn, window: (drawn + least - 1, drawn + most) }
            }
            Coming::Now if outlook.round != Round::Three => {
                Ribbon { outlook, ends, drawn, window: (drawn, drawn) }
            }
            // The last round comes when the supply runs out.
            Coming::Now | Coming::End { .. } => {
                let all = view.supply_size();
                Ribbon { outlook, ends: vec![all], drawn: all - view.supply_len(), window: (all, all) }
            }
        })
    }

    /// The position on the ribbon after this many cards or tiles.
    fn place(&self, count: usize) -> f64 {
        LENGTH * count as f64 / self.ends.last().copied().unwrap_or(1).max(1) as f64
    }

    /// What is known, in words; shorter if there is little room.
    fn words(&self, app: App, compact: bool) -> String {
        match self.outlook.coming {
            Coming::Card { least: 1, most } if compact && most > 1 => {
                app.tw("clock-any-card-short", &[("most", most.into())])
            }
            Coming::Card { least, most } if compact && most > 1 => {
                app.tw("clock-cards-short", &[("least", least.into()), ("most", most.into())])
            }
            coming => app.texts.read().0.coming(coming),
        }
    }

    /// The inside of an SVG with the view box `-6 0 232 26`.
    fn art(&self) -> String {
        let here = self.place(self.drawn);
        let (from, to) = (self.place(self.window.0), self.place(self.window.1));
        // Wide enough for the number, and inside the ribbon.
        let width = (to - from).max(18.0);
        let from = from.min(LENGTH - width);
        let mut art = format!(r#"<rect class="clock-all" y="7" width="{LENGTH}" height="12" rx="6"/>"#);
        art += &format!(
            r#"<rect class="clock-window" x="{}" y="5" width="{}" height="16" rx="4"/>"#,
            num(from),
            num(width)
        );
        art += &format!(
            r#"<text class="clock-number" x="{}" y="17.6" text-anchor="middle">{}</text>"#,
            num(from + width / 2.0),
            self.outlook.round.number()
        );
        art += &format!(r#"<rect class="clock-drawn" y="7" width="{}" height="12" rx="6"/>"#, num(here));
        for &end in self.ends.iter().rev().skip(1) {
            art += &format!(r#"<path class="clock-part" d="M{} 8V18"/>"#, num(self.place(end)));
        }
        let [left, right] = [here - 5.0, here + 5.0].map(num);
        art + &format!(r#"<path class="clock-hand" d="M{} 1L{right} 6V22H{left}V6Z"/>"#, num(here))
    }
}

/// When the next scoring round comes, as far as everybody can know.
#[component]
pub fn Clock(
    /// For a phone: stacked, and in fewer words.
    #[prop(optional)]
    compact: bool,
) -> impl IntoView {
    let app = app();
    let ribbon = Memo::new(move |_| app.play.read().as_ref().and_then(|play| Ribbon::of(&play.view())));
    let title = move |ribbon: &Ribbon| {
        let round = Arg::Number(ribbon.outlook.round.number().into());
        if compact {
            app.tw("clock-round-short", &[("round", round)])
        } else {
            app.tw("clock-round", &[("round", round)])
        }
    };
    view! {
        <div class=if compact { "clockbox compact" } else { "clockbox" } id=(!compact).then_some("clock")>
            {move || ribbon.get().map(|ribbon| {
                let ribbon_art = view! {
                    <svg class="clock" viewBox="-6 0 232 26" preserveAspectRatio="none" aria-hidden="true"
                        inner_html=ribbon.art()></svg>
                };
                view! {
                    <span class="clock-words">
                        <Glyph icon=Icon::Hourglass />
                        <b>{title(&ribbon)}</b>
                        " "<span>{ribbon.words(app, compact)}</span>
                    </span>
                    {ribbon_art}
                }
            })}
            {(!compact).then(|| view! { <HelpButton topic=Topic::Clock /> })}
        </div>
    }
}
