//! How long a game takes with these players, and how complex it is.

use engine::{Base, Module, ModuleSet};
use i18n::Arg;

use super::draft::Draft;
use crate::app::App;
use crate::module_report;
use crate::modules::room;
use crate::play::Player;

/// Seconds that a person takes for a decision; the module reports assume the same.
const PERSON: f64 = 30.0;

/// Seconds that a bot takes for a decision at the calm pace, including the animation.
const BOT: f64 = 1.0;

/// The most diamonds that a mix can have.
pub const HARDEST: u8 = 5;

/// The players at the table, as far as time is concerned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seated {
    people: usize,
    bots: usize,
}

impl Seated {
    /// So many people and bots.
    pub const fn new(people: usize, bots: usize) -> Seated {
        Seated { people, bots }
    }

    /// The players of a draft. Dirk takes no turns.
    pub fn of(draft: &Draft) -> Seated {
        let people = draft.seats.iter().filter(|seat| seat.player == Player::Human).count();
        let third = usize::from(draft.seats.len() == 2 && draft.third.is_some());
        Seated { people, bots: draft.seats.len() - people + third }
    }

    /// The fraction of the time that a table of only people would need. The total number of decisions hardly depends
    /// on the number of players, because they all take money from the same deck.
    fn share(self) -> f64 {
        let seats = (self.people + self.bots).max(1) as f64;
        (self.people as f64 * PERSON + self.bots as f64 * BOT) / (seats * PERSON)
    }

    /// Minutes of a game without modules.
    pub fn base(self, base: Base) -> f64 {
        module_report::base_minutes(base) * self.share()
    }

    /// Minutes that a module adds; 0 if it makes the game shorter.
    pub fn module(self, base: Base, module: Module) -> f64 {
        (module_report::of(base, module).minutes * self.share()).max(0.0)
    }

    /// Minutes of a game with these modules.
    pub fn all(self, base: Base, modules: ModuleSet) -> f64 {
        self.base(base) + modules.iter().map(|module| self.module(base, module)).sum::<f64>()
    }
}

/// Rounds minutes as people would: to five minutes, and to a quarter of an hour from one hour on.
fn rounded(minutes: f64) -> i64 {
    let to = |step: f64| ((minutes / step).round() * step) as i64;
    if minutes < 57.5 { to(5.0).max(5) } else { to(15.0) }
}

/// A duration in words, such as `45 min` or `1 h 30`.
pub fn duration(app: App, minutes: f64) -> String {
    let minutes = rounded(minutes);
    match (minutes / 60, minutes % 60) {
        (0, minutes) => app.tw("duration-minutes", &[("minutes", Arg::Number(minutes))]),
        (hours, 0) => app.tw("duration-hours", &[("hours", Arg::Number(hours))]),
        (hours, minutes) => {
            app.tw("duration-both", &[("hours", Arg::Number(hours)), ("minutes", Arg::Number(minutes))])
        }
    }
}

/// The minutes that a module adds, in words, such as `+3 min`.
pub fn added(app: App, minutes: f64) -> String {
    match minutes.round() as i64 {
        0 => app.t("module-no-minutes"),
        minutes => app.tw("module-minutes", &[("minutes", Arg::Number(minutes))]),
    }
}

/// The complexity of a mix, from 1 to [`HARDEST`].
pub fn complexity(base: Base, modules: ModuleSet) -> u8 {
    let own = match base {
        Base::Alhambra => 0,
        Base::RedPalace => 3,
    };
    match own + modules.iter().map(|module| room(module).weight()).sum::<u8>() {
        0 => 1,
        1..=3 => 2,
        4..=6 => 3,
        7..=12 => 4,
        _ => HARDEST,
    }
}

/// The text key of a complexity level.
pub const fn complexity_key(level: u8) -> &'static str {
    match level {
        1 => "complexity-1",
        2 => "complexity-2",
        3 => "complexity-3",
        4 => "complexity-4",
        _ => "complexity-5",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screens::new_game::draft::player_of;

    #[test]
    fn minutes_are_said_as_people_say_them() {
        let said = [2.0, 22.0, 23.0, 57.0, 58.0, 66.0, 68.0, 89.4, 100.0].map(rounded);
        assert_eq!(said, [5, 20, 25, 55, 60, 60, 75, 90, 105]);
    }

    /// People take time and bots do not: another bot makes a person's game shorter, another person makes it longer.
    #[test]
    fn time_is_that_of_the_people() {
        let mut draft = Draft::usual();
        let one = Seated::of(&draft);
        assert_eq!(one, Seated { people: 1, bots: 2 });
        let third = one.base(Base::Alhambra) / module_report::base_minutes(Base::Alhambra);
        assert!((0.33..0.40).contains(&third), "{third}");
        draft.add_seat(player_of(super::super::MEDIUM));
        assert!(Seated::of(&draft).base(Base::Alhambra) < one.base(Base::Alhambra));
        draft.seats[3].player = player_of("human");
        assert!(Seated::of(&draft).base(Base::Alhambra) > one.base(Base::Alhambra));
        draft.seats.truncate(2);
        assert_eq!(Seated::of(&draft), Seated { people: 1, bots: 1 });
        draft.third = Some("greedy".to_string());
        assert_eq!(Seated::of(&draft), one);
    }

    #[test]
    fn a_mix_takes_the_time_of_its_modules() {
        let seated = Seated { people: 3, bots: 0 };
        let mix = ModuleSet::EMPTY.with(Module::Characters).with(Module::Camps);
        let parts = seated.base(Base::Alhambra)
            + seated.module(Base::Alhambra, Module::Characters)
            + seated.module(Base::Alhambra, Module::Camps);
        assert!((seated.all(Base::Alhambra, mix) - parts).abs() < 1e-9);
    }

    #[test]
    fn every_module_makes_it_harder_and_all_are_for_experts() {
        let mut mix = ModuleSet::EMPTY;
        let mut last = complexity(Base::Alhambra, mix);
        assert_eq!(last, 1);
        for module in Module::ALL {
            assert!((1..=3).contains(&room(module).weight()));
            mix = mix.with(module);
            let now = complexity(Base::Alhambra, mix);
            assert!(now >= last);
            last = now;
        }
        assert_eq!(last, HARDEST);
    }
}
