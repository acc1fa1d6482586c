//! The race for majorities: who has how many of each kind, what is still to come, and what the ranks are worth.

use engine::vocab::Building;
use engine::{Line, Points, Round, Scorer, Source, View};
use i18n::{Arg, Texts};
use leptos::prelude::*;

use crate::app::app;
use crate::art::icons::{Glyph, Icon};
use crate::art::{self, SeatColour};
use crate::modules::{self, Picture, ROUND};
use crate::panels::help::{HelpButton, Topic};
use crate::panels::rail::mark::SeatMark;
use crate::panels::scoring::source_name;
use crate::play::Play;

/// A scorer's standing in a row.
#[derive(Clone, Copy, PartialEq, Default)]
struct Standing {
    /// The count, in halves.
    halves: u16,
    /// The rank, from 1, if there is one.
    place: Option<u8>,
}

/// A row in which all scorers are compared.
#[derive(Clone, PartialEq)]
struct Row {
    name: String,
    picture: Option<Picture>,
    standings: Vec<Standing>,
    /// How many of these buildings nobody has seen yet; `None` if that does not apply.
    unseen: Option<usize>,
    /// What the ranks are worth in the next scoring round; `after` has the same for the one after it.
    next: Vec<u8>,
    after: Vec<u8>,
}

/// Everything that the table shows.
#[derive(Clone, PartialEq)]
struct Shown {
    /// Everybody who scores, with name and colour; Dirk has no colour.
    scorers: Vec<(String, Option<SeatColour>)>,
    next: Round,
    after: Option<Round>,
    rows: Vec<Row>,
    walls: Row,
    /// What everybody would score if the next scoring round were held now.
    totals: Vec<Points>,
}

/// The ranks that score in a round, with their points.
fn paid(round: Round, worth: [u8; 3]) -> Vec<u8> {
    worth.into_iter().take(round.number().into()).collect()
}

/// Everybody's standing according to the lines of a round.
fn standings(scorers: &[Scorer], lines: &[Line], source: Source) -> Vec<Standing> {
    let of = |&who: &Scorer| {
        let line = lines.iter().find(|line| line.who == who && line.source == source);
        line.map_or_else(Standing::default, |line| Standing {
            halves: line.halves,
            place: line.place.map(|place| place.place),
        })
    };
    scorers.iter().map(of).collect()
}

impl Shown {
    fn of(play: &Play, texts: &Texts) -> Shown {
        let view = play.shown();
        let scorers: Vec<Scorer> =
            view.seats().map(Scorer::Seat).chain(view.dirk().map(|_| Scorer::Dirk)).collect();
        let next = Round::ALL.into_iter().find(|&round| !view.is_scored(round)).unwrap_or(Round::Three);
        let after = Round::ALL.into_iter().find(|&round| round > next);
        let lines = view.explain(next);
        let mut rows: Vec<Row> = Building::ALL
            .map(|kind| Row {
                name: texts.kind(kind),
                picture: Some((ROUND, art::kind_art(kind))),
                standings: standings(&scorers, &lines, Source::Majority(kind)),
                unseen: Some(view.unseen(kind)),
                next: paid(next, view.majority_points(next, kind)),
                after: after.map_or_else(Vec::new, |round| paid(round, view.majority_points(round, kind))),
            })
            .to_vec();
        // If cards or tiles define what a kind is worth, sort by that.
        rows.sort_by_key(|row| row.next.first().copied());
        rows.extend(other_rankings(&view, &scorers, (next, &lines), after, texts));
        let walls = scorers.iter().map(|who| match who {
            Scorer::Seat(seat) => u16::from(view.palace(*seat).longest_wall().length),
            Scorer::Dirk => 0,
        });
        let walls: Vec<u16> = walls.collect();
        let longest = walls.iter().copied().max().filter(|&longest| longest > 0);
        let wall =
            |&length: &u16| Standing { halves: 2 * length, place: (Some(length) == longest).then_some(1) };
        let total = |&who: &Scorer| lines.iter().filter(|line| line.who == who).map(|line| line.points).sum();
        let names = play.names();
        let scorer = |who: &Scorer| {
            let colour = match who {
                Scorer::Seat(seat) => Some(play.colour(*seat)),
                Scorer::Dirk => None,
            };
            (texts.scorer(*who, &names), colour)
        };
        Shown {
            scorers: scorers.iter().map(scorer).collect(),
            next,
            after,
            rows,
            walls: Row {
                name: texts.get("wall"),
                picture: None,
                standings: walls.iter().map(wall).collect(),
                unseen: None,
                next: Vec::new(),
                after: Vec::new(),
            },
            totals: scorers.iter().map(total).collect(),
        }
    }
}

/// Rankings besides the six kinds; each appears once somebody counts in it.
fn other_rankings(
    view: &View<'_>,
    scorers: &[Scorer],
    (next, lines): (Round, &[Line]),
    after: Option<Round>,
    texts: &Texts,
) -> Vec<Row> {
    let later = after.map_or_else(Vec::new, |round| view.explain(round));
    let worth = |round: Round, lines: &[Line], source: Source| {
        let place = lines.iter().find(|line| line.source == source).and_then(|line| line.place);
        place.map_or_else(Vec::new, |place| paid(round, place.worth))
    };
    let mut rows: Vec<(Source, Row)> = Vec::new();
    for line in lines.iter().filter(|line| line.place.is_some()) {
        let source = line.source;
        if matches!(source, Source::Majority(_)) || rows.iter().any(|(other, _)| *other == source) {
            continue;
        }
        let row = Row {
            name: source_name(texts, source),
            picture: modules::points_for(source).and_then(|source| source.picture()),
            standings: standings(scorers, lines, source),
            unseen: None,
            next: worth(next, lines, source),
            after: after.map_or_else(Vec::new, |round| worth(round, &later, source)),
        };
        rows.push((source, row));
    }
    rows.into_iter().map(|(_, row)| row).collect()
}

/// Formats a count, with a half if there is one.
fn counted(halves: u16) -> String {
    match (halves / 2, halves % 2) {
        (whole, 0) => whole.to_string(),
        (0, _) => "½".to_owned(),
        (whole, _) => format!("{whole}½"),
    }
}

/// Formats the points of the ranks, such as `8 · 1`.
fn places(points: &[u8]) -> String {
    points.iter().map(u8::to_string).collect::<Vec<_>>().join(" · ")
}

/// The race for majorities, with a column for everybody who scores.
#[component]
pub fn Race(
    /// The id of the panel; it must be unique on the page.
    #[prop(optional)]
    id: Option<&'static str>,
) -> impl IntoView {
    let app = app();
    let shown = Memo::new(move |_| {
        let texts = app.texts.read();
        app.play.read().as_ref().map(|play| Shown::of(play, &texts.0))
    });
    let purist = Memo::new(move |_| app.settings.read().purist);
    let cells = move |row: &Row| {
        let cell = |standing: &Standing| {
            let class = match (standing.place, standing.halves) {
                (Some(1), _) => "ct l1",
                (Some(2), _) => "ct l2",
                (_, 0) => "ct zero",
                _ => "ct",
            };
            let place = match standing.place {
                Some(1) => Some(app.t("race-leads")),
                Some(2) => Some(app.t("race-second")),
                _ => None,
            };
            view! {
                <td>
                    <span class=class>{counted(standing.halves)}</span>
                    {place.map(|place| view! { <span class="visually-hidden">" "{place}</span> })}
                </td>
            }
        };
        row.standings.iter().map(cell).collect_view()
    };
    let ranking = move |row: Row| {
        view! {
            <tr>
                <th scope="row" title=row.name.clone()>
                    {row.picture.clone().map(|(view_box, art)| view! {
                        <svg class="ki" viewBox=view_box aria-hidden="true" inner_html=art></svg>
                    })}
                    <span class="visually-hidden">{row.name.clone()}</span>
                </th>
                {cells(&row)}
                <td class="unseen-count">{row.unseen}</td>
                <td class="worth">
                    {places(&row.next)}
                    {(!row.after.is_empty()).then(|| view! { <small>{places(&row.after)}</small> })}
                </td>
            </tr>
        }
    };
    view! {
        <section class="panel race-panel" id=id aria-label=move || app.t("majorities")>
            {move || shown.get().map(|Shown { scorers, next, after, rows, walls, totals }| {
                let number = |round: Round| Arg::Number(round.number().into());
                let rounds = match after {
                    Some(after) => app.tw("race-rounds", &[("next", number(next)), ("after", number(after))]),
                    None => app.tw("race-last-round", &[("next", number(next))]),
                };
                let many = scorers.len() > 4;
                let head = scorers.into_iter().map(|(name, colour)| view! {
                    <th scope="col" title=name.clone()>
                        {colour.map_or_else(
                            || view! { <span aria-hidden="true">{name.chars().next().map(String::from)}</span> }.into_any(),
                            |colour| view! { <SeatMark colour /> }.into_any(),
                        )}
                        <span class="visually-hidden">{name.clone()}</span>
                    </th>
                }).collect_view();
                let signed = |points: Points| match points {
                    0.. => format!("+{points}"),
                    lost => lost.to_string().replace('-', "−"),
                };
                let totals = (!purist.get()).then(|| view! {
                    <tr class="total">
                        <th scope="row"><Glyph icon=Icon::Star /><span class="visually-hidden">{app.t("if-scored-now")}</span></th>
                        {totals.into_iter().map(|points| view! { <td>{signed(points)}</td> }).collect_view()}
                        <td></td>
                        <td class="worth"><small aria-hidden="true">{app.t("if-scored-now")}</small></td>
                    </tr>
                });
                view! {
                    <h2><Glyph icon=Icon::Race />{app.t("majorities")}<span class="aside">{rounds}</span>
                        <HelpButton topic=Topic::Scoring /></h2>
                    <table class="race" class:many=many>
                        <thead><tr>
                            <td></td>
                            {head}
                            <th scope="col" title=app.t("race-unseen")>
                                <Glyph icon=Icon::Bag /><span class="visually-hidden">{app.t("race-unseen")}</span>
                            </th>
                            <th scope="col" class="worth">{app.tw("race-places", &[("count", number(next))])}</th>
                        </tr></thead>
                        <tbody>
                            {rows.into_iter().map(ranking).collect_view()}
                            <tr class="walls">
                                <th scope="row" title=walls.name.clone()>
                                    <Glyph icon=Icon::Wall /><span class="visually-hidden">{walls.name.clone()}</span>
                                </th>
                                {cells(&walls)}
                                <td></td>
                                <td class="worth"><small>{app.t("race-each-section")}</small></td>
                            </tr>
                            {totals}
                        </tbody>
                    </table>
                }
            })}
        </section>
    }
}
