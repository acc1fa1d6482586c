//! The story of a game: what happened, as lines with pictures, grouped by turns and scoring rounds. Each line knows
//! what it is about, so that pointing at it highlights that on the table.

use engine::red_palace;
use engine::vocab::{Cell, Money, Seat, Space, TileId};
use engine::{Event, Round, View, Viewer};
use i18n::{Kinds, Texts};

use crate::art::{Face, SeatColour};
use crate::modules;
use crate::play::Play;

/// Something on the table that a line can be about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Spot {
    /// A cell of an Alhambra.
    Cell(Seat, Cell),
    /// A tile; it lies in the Alhambra or reserve of the seat, if one is given.
    Tile(Option<Seat>, TileId),
    /// A space of the market.
    Space(Space),
    /// A card of the money row or of a hand.
    Card(Money),
    /// A player.
    Seat(Seat),
}

impl Spot {
    /// The seat that the spot belongs to, if any.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Spot::Cell(seat, _) | Spot::Seat(seat) => Some(seat),
            Spot::Tile(seat, _) => seat,
            Spot::Space(_) | Spot::Card(_) => None,
        }
    }

    /// The cell of the spot in this seat's Alhambra, if it is there.
    fn cell_in(self, view: &View<'_>, seat: Seat) -> Option<Cell> {
        match self {
            Spot::Cell(owner, cell) => (owner == seat).then_some(cell),
            Spot::Tile(Some(owner), tile) if owner == seat => view.palace(seat).cell_of(tile),
            Spot::Tile(..) | Spot::Space(_) | Spot::Card(_) | Spot::Seat(_) => None,
        }
    }
}

/// The cells of this seat's Alhambra that the spots refer to, each once.
pub fn cells_in(spots: &[Spot], view: &View<'_>, seat: Seat) -> Vec<Cell> {
    let mut cells = Vec::new();
    for cell in spots.iter().filter_map(|spot| spot.cell_in(view, seat)) {
        if !cells.contains(&cell) {
            cells.push(cell);
        }
    }
    cells
}

/// A thumbnail of what a line is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub enum Thumb {
    /// A tile.
    Tile(Face),
    /// A money card.
    Card(Money),
}

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Line {
    /// How many actions had been played once this had happened.
    pub step: usize,
    /// The player who did it, where the text does not name them.
    pub whose: Option<(SeatColour, String)>,
    /// The text of the line.
    pub text: String,
    /// Whether the price was met exactly.
    pub is_exact: bool,
    /// Whether it is only a consequence of another line.
    pub is_small: bool,
    /// What on the table it is about.
    pub spots: Vec<Spot>,
    /// Thumbnails of what it is about.
    pub thumbs: Vec<Thumb>,
}

impl Line {
    /// A line for an event, with this text.
    pub fn new(play: &Play, kinds: &Kinds, (action, event): &(usize, Event), text: String) -> Line {
        let spots = spots(play, event);
        let face = |tile: TileId| Face { kind: kinds.on(tile).or(tile.kind()), ..Face::from(tile) };
        let thumb = |spot: &Spot| match *spot {
            Spot::Tile(_, tile) => Some(Thumb::Tile(face(tile))),
            Spot::Card(card) => Some(Thumb::Card(card)),
            Spot::Cell(..) | Spot::Space(_) | Spot::Seat(_) => None,
        };
        Line {
            step: action + 1,
            whose: None,
            text,
            is_exact: matches!(event, Event::TileBought { exact: true, .. }),
            is_small: is_small(event),
            thumbs: spots.iter().filter_map(thumb).collect(),
            spots,
        }
    }
}

/// What on the table an event is about.
pub fn spots(play: &Play, event: &Event) -> Vec<Spot> {
    let tile_at = |seat, tile, at| vec![Spot::Tile(Some(seat), tile), Spot::Cell(seat, at)];
    match *event {
        Event::TurnStarted { seat, .. }
        | Event::Stopped { seat }
        | Event::Paid { seat, .. }
        | Event::MoneyAdded { seat, .. } => {
            vec![Spot::Seat(seat)]
        }
        Event::MoneyTaken { seat, cards } => {
            let cards = cards.as_slice().iter().map(|&card| Spot::Card(card));
            cards.chain([Spot::Seat(seat)]).collect()
        }
        Event::TileBought { seat, space, tile, .. } => {
            vec![Spot::Tile(Some(seat), tile), Spot::Space(space)]
        }
        Event::TilePlaced { seat, tile, at }
        | Event::TileAdded { seat, tile, at }
        | Event::TileRemoved { seat, tile, at }
        | Event::TileSwapped { seat, tile, at, .. } => tile_at(seat, tile, at),
        Event::TileReserved { seat, tile } => vec![Spot::Tile(Some(seat), tile), Spot::Seat(seat)],
        Event::TileGiven { tile, .. } | Event::DirkDrew { tile } => vec![Spot::Tile(None, tile)],
        Event::RowFilled { card } => vec![Spot::Card(card)],
        Event::MarketFilled { space, tile } => vec![Spot::Tile(None, tile), Spot::Space(space)],
        Event::LeftOver { space, tile, to, .. } => vec![Spot::Tile(to, tile), Spot::Space(space)],
        Event::Points { .. }
        | Event::Reshuffled { .. }
        | Event::ScoringDue { .. }
        | Event::Scored { .. }
        | Event::MarketShort
        | Event::GameOver { .. }
        | Event::Aborted => Vec::new(),
        Event::RedPalace(event) => red_palace_spots(event),
        // Everything else belongs to modules.
        _ => modules::played(&play.view()).flat_map(|room| room.spots(event)).collect(),
    }
}

fn red_palace_spots(event: red_palace::Event) -> Vec<Spot> {
    use red_palace::Event;
    match event {
        Event::PileChosen { seat, .. }
        | Event::AbilityUsed { seat, .. }
        | Event::PointsPaid { seat, .. }
        | Event::HalfTaken { seat, .. } => vec![Spot::Seat(seat)],
        Event::CardPaid { seat, card } => vec![Spot::Card(card), Spot::Seat(seat)],
        Event::TokenDrawn { tile, .. }
        | Event::PreviewFilled { tile, .. }
        | Event::PreviewMoved { tile, .. } => {
            vec![Spot::Tile(None, tile)]
        }
        Event::GuardPaid { seat, tile, .. }
        | Event::SquareTaken { seat, tile }
        | Event::PreviewBought { seat, tile, .. }
        | Event::TokenRedrawn { seat, tile, .. }
        | Event::WallAttached { seat, tile, .. }
        | Event::GuardPosted { seat, tile, .. } => vec![Spot::Tile(Some(seat), tile)],
        Event::TokensSwapped { seat, tile, other, .. } => {
            vec![Spot::Tile(Some(seat), tile), Spot::Tile(Some(seat), other)]
        }
        Event::GuardMoved { seat, from, to } => {
            vec![Spot::Tile(Some(seat), from.0), Spot::Tile(Some(seat), to.0)]
        }
        Event::GuardsPlaced { .. } => Vec::new(),
    }
}

/// Whether an event is only a consequence of another, or is soon out of date.
pub fn is_small(event: &Event) -> bool {
    match event {
        Event::TurnStarted { .. }
        | Event::Paid { .. }
        | Event::MoneyAdded { .. }
        | Event::Stopped { .. }
        | Event::Reshuffled { .. }
        | Event::RowFilled { .. }
        | Event::ScoringDue { .. }
        | Event::Points { .. }
        | Event::DirkDrew { .. }
        | Event::MarketFilled { .. }
        | Event::MarketShort => true,
        // Those that reveal something are about how chance refilled the market.
        Event::RedPalace(_) => event.reveals(),
        _ => false,
    }
}

/// The heading of a chapter.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Head {
    /// The choices before the first turn.
    SetUp,
    /// Somebody's turn.
    Turn {
        /// The number of the turn, from 1.
        number: u32,
        /// The player whose turn it is.
        seat: Seat,
    },
    /// A scoring round.
    Round(Round),
}

/// Where a chapter begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Start {
    /// How many actions had been played by then.
    pub step: usize,
    /// The index of its first event in the log.
    place: usize,
    /// The heading of the chapter.
    pub head: Head,
}

/// All turns and scoring rounds of a game, in order.
pub fn starts(play: &Play) -> Vec<Start> {
    let view = play.opening();
    // If players choose before the deal, the first turn comes with an event of its own, like all others.
    let head = match view.is_setting_up() {
        true => Head::SetUp,
        false => Head::Turn { number: view.turn(), seat: view.turn_of() },
    };
    let mut starts = vec![Start { step: 0, place: 0, head }];
    let mut last = None;
    for (place, (action, event)) in play.log().iter().enumerate() {
        let head = match *event {
            Event::TurnStarted { seat, turn } => Head::Turn { number: turn, seat },
            Event::Points { round, .. } | Event::Scored { round, .. } if last != Some(round) => {
                last = Some(round);
                Head::Round(round)
            }
            _ => continue,
        };
        starts.push(Start { step: action + 1, place, head });
    }
    starts
}

/// A turn or a scoring round, with everything that happened in it.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Chapter {
    /// The heading of the chapter.
    pub head: Head,
    /// How many actions had been played when it began.
    pub step: usize,
    /// What happened, in order.
    pub lines: Vec<Line>,
}

/// The story as a viewer may know it, or with everything hidden revealed if `viewer` is `None`. Only the last
/// chapters are returned: as many as hold at least this many events.
pub fn chapters(play: &Play, texts: &Texts, viewer: Option<Viewer>, events: usize) -> Vec<Chapter> {
    let (log, starts, names) = (play.log(), starts(play), play.names());
    let from = log.len().saturating_sub(events);
    let first = starts.iter().rposition(|start| start.place <= from).unwrap_or(0);
    // Buildings are named as they were at that moment.
    let mut kinds = play.first_kinds();
    let mut chapters = Vec::new();
    for (number, start) in starts.iter().enumerate() {
        let end = starts.get(number + 1).map_or(log.len(), |next| next.place);
        let mut lines = Vec::new();
        for happened in &log[start.place..end] {
            let event = viewer.map_or(happened.1, |viewer| happened.1.seen_by(viewer));
            if number >= first && !matches!(event, Event::TurnStarted { .. }) {
                let text = texts.knowing(kinds).event(&event, &names);
                lines.extend(text.map(|text| Line::new(play, &kinds, &(happened.0, event), text)));
            }
            kinds.note(&happened.1);
        }
        if number >= first {
            chapters.push(Chapter { head: start.head, step: start.step, lines });
        }
    }
    chapters
}

#[cfg(test)]
pub(crate) mod tests {
    use engine::{GuardBoard, Module, Rules};
    use i18n::Language;
    use protocol::{SeedText, Setup};

    use super::*;
    use crate::play::{Place, Player};

    /// A finished game of bots.
    pub(crate) fn played(rules: Rules, seed: u64) -> Play {
        let place = |index| Place {
            name: format!("Player {index}"),
            player: Player::Bot("greedy".to_string()),
            colour: SeatColour::of_seat(index),
        };
        let seed = SeedText::from_number(seed).expect("a small number");
        let places = (0..rules.players()).map(place).collect();
        let mut play = Play::new(String::new(), Setup::new(rules), seed, places, false);
        while play.answer_here() {}
        play
    }

    fn of_modules(modules: impl IntoIterator<Item = Module>, rules: Rules) -> Rules {
        modules
            .into_iter()
            .fold(rules, |rules, module| rules.with_modules(rules.modules().with(module)).unwrap_or(rules))
    }

    #[test]
    fn every_turn_and_round_of_a_game_begins_a_part() {
        let play = played(Rules::new(3).expect("2 to 6 players"), 1);
        let starts = starts(&play);
        let turns = starts.iter().filter_map(|start| match start.head {
            Head::Turn { number, .. } => Some(number),
            Head::Round(_) | Head::SetUp => None,
        });
        assert!(turns.eq(1..=play.view().turn()), "every turn once, in order");
        let rounds = starts.iter().filter(|start| matches!(start.head, Head::Round(_))).count();
        assert_eq!(rounds, 3);
        assert!(starts.is_sorted_by_key(|start| start.step));
    }

    #[test]
    fn no_line_names_a_cell_and_every_event_is_told_once() {
        let alhambra = of_modules(Module::every(), Rules::new(4).expect("2 to 6 players"));
        let red_palace = Rules::red_palace(3, GuardBoard::Random).expect("2 to 4 players");
        let red_palace = of_modules(Module::RED_PALACE, red_palace);
        for (rules, seed) in [(alhambra, 1), (alhambra, 2), (red_palace, 3)] {
            let play = played(rules, seed);
            let told = play.log().iter().filter(|(_, event)| !matches!(event, Event::TurnStarted { .. }));
            for language in Language::ALL {
                let texts = Texts::new(language).without_cells();
                let chapters = chapters(&play, &texts, Some(Viewer::Public), usize::MAX);
                let lines: Vec<&Line> = chapters.iter().flat_map(|chapter| &chapter.lines).collect();
                assert_eq!(lines.len(), told.clone().count());
                for line in lines {
                    let inner = line.text.split('(').skip(1).filter_map(|part| part.split_once(')'));
                    let pairs = inner.filter_map(|(inner, _)| inner.split_once(','));
                    let is_number = |part: &str| part.trim().trim_start_matches('-').parse::<u8>().is_ok();
                    assert!(!pairs.into_iter().any(|(x, y)| is_number(x) && is_number(y)), "{}", line.text);
                }
            }
        }
    }

    #[test]
    fn a_line_about_a_tile_finds_its_cell() {
        let play = played(Rules::new(2).expect("2 to 6 players"), 1);
        let texts = Texts::new(Language::English).without_cells();
        let chapters = chapters(&play, &texts, None, usize::MAX);
        let placed = play.log().iter().find_map(|(action, event)| match *event {
            Event::TilePlaced { seat, at, .. } => Some((action + 1, seat, at)),
            _ => None,
        });
        let (step, seat, at) = placed.expect("somebody built");
        let mut lines = chapters.iter().flat_map(|chapter| &chapter.lines);
        let line = lines.find(|line| line.step == step && line.spots.contains(&Spot::Cell(seat, at)));
        let line = line.expect("it is told");
        assert!(cells_in(&line.spots, &play.view(), seat).contains(&at));
        assert!(!line.thumbs.is_empty());
    }
}
