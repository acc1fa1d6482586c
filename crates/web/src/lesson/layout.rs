//! Where the coach and the arrow go: beside what is pointed at, never over it, and not over anything the person needs
//! if there is room elsewhere.

/// A rectangle on the screen, in pixels.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Area {
    /// The left edge.
    pub x: f64,
    /// The top edge.
    pub y: f64,
    /// The width.
    pub width: f64,
    /// The height.
    pub height: f64,
}

impl Area {
    /// The rectangle enlarged by a rim on all sides.
    pub fn grown(self, rim: f64) -> Area {
        Area {
            x: self.x - rim,
            y: self.y - rim,
            width: self.width + 2.0 * rim,
            height: self.height + 2.0 * rim,
        }
    }

    fn right(self) -> f64 {
        self.x + self.width
    }

    fn bottom(self) -> f64 {
        self.y + self.height
    }

    fn middle(self) -> (f64, f64) {
        (self.x + self.width / 2.0, self.y + self.height / 2.0)
    }

    /// The area that is covered by another rectangle.
    fn under(self, other: Area) -> f64 {
        let width = self.right().min(other.right()) - self.x.max(other.x);
        let height = self.bottom().min(other.bottom()) - self.y.max(other.y);
        width.max(0.0) * height.max(0.0)
    }

    /// The gaps between two rectangles, horizontally and vertically; negative where they overlap.
    fn apart(self, other: Area) -> (f64, f64) {
        let along =
            |from: f64, to: f64, other_from: f64, other_to: f64| (other_from - to).max(from - other_to);
        (
            along(self.x, self.right(), other.x, other.right()),
            along(self.y, self.bottom(), other.y, other.bottom()),
        )
    }
}

/// The direction in which the arrow points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// The target is above.
    Up,
    /// The target is below.
    Down,
    /// The target is to the left.
    Left,
    /// The target is to the right.
    Right,
}

impl Way {
    /// The name of the direction in the style sheet.
    pub const fn name(self) -> &'static str {
        match self {
            Way::Up => "up",
            Way::Down => "down",
            Way::Left => "left",
            Way::Right => "right",
        }
    }
}

/// Everything on the screen that matters for the layout.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Scene {
    /// Width and height of the window, in pixels.
    pub window: (f64, f64),
    /// Width and height of the coach, in pixels.
    pub coach: (f64, f64),
    /// What is pointed at.
    pub target: Option<Area>,
    /// The action bar, which must not be covered.
    pub bar: Option<Area>,
    /// What should not be covered if there is room elsewhere.
    pub needed: Vec<Area>,
}

/// The smallest distance between the coach and the edge of the window, in pixels.
const MARGIN: f64 = 6.0;

/// The grid on which positions are tried, in pixels.
const STEP: f64 = 10.0;

/// The rim that stays free around what is pointed at, in pixels.
const RIM: f64 = 4.0;

/// The length of the arrow, in pixels.
pub fn arrow_length(window: (f64, f64)) -> f64 {
    if window.0 > 700.0 { 52.0 } else { 30.0 }
}

impl Scene {
    fn places(&self) -> impl Iterator<Item = Area> {
        let (width, height) = self.coach;
        let room = |all: f64, own: f64| (all - own - 2.0 * MARGIN).max(0.0);
        let (across, down) = (room(self.window.0, width), room(self.window.1, height));
        let steps =
            |room: f64| (0..=(room / STEP).ceil() as u32).map(move |step| (f64::from(step) * STEP).min(room));
        steps(down).flat_map(move |y| {
            steps(across).map(move |x| Area { x: MARGIN + x, y: MARGIN + y, width, height })
        })
    }

    /// The cost of a position. Covering the target costs most, then the bar, then what is needed, then the distance
    /// to the target.
    fn cost(&self, place: Area) -> f64 {
        let free = place.grown(RIM);
        let covered: f64 = self.needed.iter().map(|area| area.under(free)).sum();
        let bar = self.bar.map_or(0.0, |bar| bar.under(free));
        let Some(target) = self.target else {
            // With nothing to point at, it stands low and covers as little as possible.
            let (x, _) = place.middle();
            return 3.0 * covered + 300.0 * bar + (x - self.window.0 / 2.0).abs() - place.y / 2.0;
        };
        let (across, down) = place.apart(target);
        let gap = across.max(down);
        let short = (arrow_length(self.window) + RIM - gap).max(0.0);
        let (one, other) = (place.middle(), target.middle());
        let way = (one.0 - other.0).hypot(one.1 - other.1);
        10_000.0 * target.under(free) + 300.0 * bar + 3.0 * covered + 60.0 * short + 2.0 * gap.max(0.0) + way
    }

    /// Whether the target is part of the bar. Something that only overlaps it from above, like cards in hand, is not.
    pub fn is_in_bar(&self) -> bool {
        self.target.zip(self.bar).is_some_and(|(target, bar)| target.middle().1 > bar.y)
    }

    /// The best position for the coach.
    pub fn place(&self) -> Area {
        let places = self.places().map(|place| (self.cost(place), place));
        places.min_by(|one, other| one.0.total_cmp(&other.0)).map_or_else(Area::default, |(_, place)| place)
    }

    /// The position and direction of the arrow: on the side of the target where the coach is. `None` without a
    /// target.
    pub fn arrow(&self, coach: Area) -> Option<(f64, f64, Way)> {
        let target = match self.bar.filter(|_| self.is_in_bar()) {
            // Keep the text of the bar readable.
            Some(bar) => Area { y: bar.y, height: bar.height, ..self.target? },
            None => self.target?,
        };
        let (across, down) = coach.apart(target);
        let length = arrow_length(self.window);
        let within = |value: f64, low: f64, high: f64| value.min(high).max(low);
        let shared = |from: f64, to: f64, other_from: f64, other_to: f64| {
            (from.max(other_from) + to.min(other_to)) / 2.0
        };
        let place = if down >= across {
            let middle =
                within(shared(target.x, target.right(), coach.x, coach.right()), target.x, target.right());
            let x = within(middle - length / 2.0, 0.0, self.window.0 - length);
            if coach.y > target.y {
                (x, target.bottom() + RIM, Way::Up)
            } else {
                (x, target.y - RIM - length, Way::Down)
            }
        } else {
            let middle =
                within(shared(target.y, target.bottom(), coach.y, coach.bottom()), target.y, target.bottom());
            let y = within(middle - length / 2.0, 0.0, self.window.1 - length);
            if coach.x > target.x {
                (target.right() + RIM, y, Way::Left)
            } else {
                (target.x - RIM - length, y, Way::Right)
            }
        };
        Some(place)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn area(x: f64, y: f64, width: f64, height: f64) -> Area {
        Area { x, y, width, height }
    }

    /// A phone as the table lays it out: market, money row, plan, hand, bar.
    fn phone(target: Area) -> Scene {
        Scene {
            window: (390.0, 844.0),
            coach: (376.0, 150.0),
            target: Some(target),
            bar: Some(area(0.0, 720.0, 390.0, 124.0)),
            needed: vec![
                area(6.0, 54.0, 378.0, 110.0),
                area(6.0, 170.0, 378.0, 70.0),
                area(6.0, 640.0, 378.0, 76.0),
            ],
        }
    }

    #[test]
    fn the_coach_covers_neither_its_target_nor_the_bar() {
        for target in [
            area(10.0, 60.0, 84.0, 100.0),
            area(60.0, 172.0, 45.0, 64.0),
            area(170.0, 420.0, 50.0, 50.0),
            area(20.0, 650.0, 52.0, 74.0),
            area(10.0, 760.0, 180.0, 48.0),
            area(6.0, 250.0, 378.0, 380.0),
        ] {
            let scene = phone(target);
            let coach = scene.place();
            assert!(coach.under(target) == 0.0, "{target:?}: {coach:?}");
            assert!(scene.bar.is_none_or(|bar| coach.under(bar) == 0.0), "{target:?}: {coach:?}");
            assert!(coach.x >= 0.0 && coach.right() <= 390.0 && coach.y >= 0.0 && coach.bottom() <= 844.0);
            let (x, y, _) = scene.arrow(coach).expect("an arrow");
            let length = arrow_length(scene.window);
            assert!(area(x, y, length, length).under(target) == 0.0, "the arrow is beside {target:?}");
        }
    }

    #[test]
    fn with_room_it_covers_nothing_that_is_needed() {
        let scene = phone(area(60.0, 172.0, 45.0, 64.0));
        let coach = scene.place();
        assert!(scene.needed.iter().all(|area| area.under(coach) == 0.0), "{coach:?}");
    }
}
