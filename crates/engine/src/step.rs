//! What the game waits for: a stack of steps, the top one first.

use crate::event::EventSink;
use crate::for_each_module;
use crate::game::{Game, Table};
use crate::hooks;
use crate::illegal::Illegal;
use crate::modules::*;
use crate::purchase;
use crate::red_palace;
use crate::rules::{Module, ModuleSet};
use crate::scoring::Round;
use crate::vocab::Seat;

/// The steps F0 to F11 of a turn (BASE-08), as the turn goes through them when nothing else is to be done first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// F0.
    Start,
    /// F1.
    Actions,
    /// F2.
    Placement,
    /// F3.
    EndRedesign,
    /// F4.
    AfterRedesign,
    /// F5.
    BeforeDrawing,
    /// F6.
    MoneyRow,
    /// F7 to F9, once for each round that is due.
    Scoring,
    /// F10.
    Market,
    /// F11.
    Window,
    /// The end of F11: the next player's turn begins.
    Next,
    /// No turn any more: what is left on the stack ends the game.
    End,
}

macro_rules! steps {
    ($($module:ident $room:ident $slug:literal $file:literal $prefix:literal,)*) => {
        /// A step: something the game goes through by itself, or a decision it waits for.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[repr(align(4))]
        #[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
        pub enum Step {
            /// F0: something may be done before the turn.
            Before,
            /// F1: an action; a further one may be declined (BASE-22).
            Act {
                /// Whether it is a further action.
                further: bool,
            },
            /// The buyer may add money to a payment (BASE-35).
            AddMoney,
            /// The tiles set aside are placed (BASE-60).
            Place {
                /// Who places.
                seat: Seat,
                /// Whether a tile may be given to Dirk (BASE-88).
                dirk: bool,
            },
            /// F3: a redesign at the end of the turn may be chosen.
            EndRedesign,
            /// A redesign that has been chosen and must now be made.
            Redesign,
            /// Drawing for the money row goes on (BASE-61).
            RefillRow,
            /// The market is refilled (BASE-64).
            RefillMarket,
            /// The scoring rounds that came up in a refill between two turns are held, one after the other (THF-15).
            ScoreDue,
            /// A scoring round is held (BASE-70).
            Score(Round),
            /// Dirk draws his tiles after a round (BASE-87).
            DirkDraws(Round),
            /// F11: the interrupt window; the place of the seat asked, from N.
            Window {
                /// 0 is N, the last one J.
                place: u8,
            },
            /// Left-over tiles are handed out (BASE-81); the place of the next seat, from N.
            Distribute {
                /// 0 is N.
                place: u8,
            },
            /// The winners are found (BASE-83).
            Finish,
            $(
                #[doc = concat!("A step of the module `", $slug, "`.")]
                $module($room::Step),
            )*
            /// A step of The Red Palace.
            RedPalace(red_palace::Step),
        }

        impl Step {
            /// Who decides, or whose turn it is while nobody does.
            #[inline(never)]
            pub(crate) fn asked(self, table: &Table) -> Seat {
                match self {
                    Step::Place { seat, .. } => seat,
                    Step::Window { place } => table.seat_from_next(place),
                    Step::AddMoney => table.waiting.map_or(table.turn_of, |purchase| purchase.seat),
                    Step::Before
                    | Step::Act { .. }
                    | Step::EndRedesign
                    | Step::Redesign
                    | Step::RefillRow
                    | Step::RefillMarket
                    | Step::ScoreDue
                    | Step::Score(_)
                    | Step::DirkDraws(_)
                    | Step::Distribute { .. }
                    | Step::Finish => table.turn_of,
                    $(Step::$module(step) => step.asked(table),)*
                    Step::RedPalace(step) => step.asked(table),
                }
            }

            pub(crate) fn awaited(self, table: &Table) -> Awaited {
                match self {
                    Step::Before => Awaited::BeforeTurn,
                    Step::AddMoney => Awaited::AddMoney,
                    Step::Place { .. } => Awaited::Place,
                    Step::EndRedesign => Awaited::EndOfTurn(hooks::end_redesign_of(table)),
                    Step::Redesign => Awaited::Redesign,
                    Step::Window { place } => {
                        Awaited::Window(hooks::asked_for(table, table.seat_from_next(place)))
                    }
                    // All but the first are gone through before anybody is asked.
                    Step::Act { .. }
                    | Step::RefillRow
                    | Step::RefillMarket
                    | Step::ScoreDue
                    | Step::Score(_)
                    | Step::DirkDraws(_)
                    | Step::Distribute { .. }
                    | Step::Finish => Awaited::Action,
                    $(Step::$module(step) => step.awaited(),)*
                    Step::RedPalace(step) => step.awaited(),
                }
            }

            /// Whether the decision may be declined.
            pub(crate) fn check_pass(self, table: &Table) -> Result<(), Illegal> {
                match self {
                    Step::Before | Step::AddMoney | Step::EndRedesign | Step::Window { .. } => Ok(()),
                    Step::Act { .. }
                    | Step::Place { .. }
                    | Step::Redesign
                    | Step::RefillRow
                    | Step::RefillMarket
                    | Step::ScoreDue
                    | Step::Score(_)
                    | Step::DirkDraws(_)
                    | Step::Distribute { .. }
                    | Step::Finish => Err(Illegal::NotNow(self.awaited(table))),
                    $(Step::$module(step) => step.check_pass(),)*
                    Step::RedPalace(step) => step.check_pass(),
                }
            }

            /// Declines the decision.
            pub(crate) fn pass(self, game: &mut Game, seat: Seat, sink: &mut impl EventSink) {
                match self {
                    Step::AddMoney => purchase::finish(game, sink),
                    Step::Window { place } => game.table.steps.replace(Step::Window { place: place + 1 }),
                    Step::Before
                    | Step::Act { .. }
                    | Step::Place { .. }
                    | Step::EndRedesign
                    | Step::Redesign
                    | Step::RefillRow
                    | Step::RefillMarket
                    | Step::ScoreDue
                    | Step::Score(_)
                    | Step::DirkDraws(_)
                    | Step::Distribute { .. }
                    | Step::Finish => game.table.steps.pop(),
                    $(Step::$module(step) => step.pass(game, seat, sink),)*
                    Step::RedPalace(step) => step.pass(game, seat, sink),
                }
            }
        }

        /// A kind of decision, as clients name it.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
        pub enum Awaited {
            /// F0.
            BeforeTurn,
            /// F1.
            Action,
            /// More money for a payment (BASE-35).
            AddMoney,
            /// Tiles to be placed.
            Place,
            /// F3: the redesign that these modules give, in one question for all (MAS-40).
            EndOfTurn(ModuleSet),
            /// A redesign that must be made.
            Redesign,
            /// F11: what these modules offer between two turns, in one window for all (VIZ-37).
            Window(ModuleSet),
            /// Nothing: the game is over.
            Nothing,
            $(
                #[doc = concat!("A decision of the module `", $slug, "`.")]
                $module($room::Awaited),
            )*
            /// A decision of The Red Palace.
            RedPalace(red_palace::Awaited),
        }

        impl Awaited {
            /// The name in the protocol.
            pub fn name(self) -> &'static str {
                match self {
                    Awaited::BeforeTurn => "before_turn",
                    Awaited::Action => "action",
                    Awaited::AddMoney => "add_money",
                    Awaited::Place => "place",
                    Awaited::EndOfTurn(_) => "end_of_turn",
                    Awaited::Redesign => "redesign",
                    // The list says what may be done.
                    Awaited::Window(_) => "interrupt",
                    Awaited::Nothing => "over",
                    $(Awaited::$module(awaited) => awaited.name(),)*
                    Awaited::RedPalace(awaited) => awaited.name(),
                }
            }

            /// The rule that says what may be done in this step.
            pub fn rule(self) -> &'static str {
                match self {
                    Awaited::BeforeTurn => "CHR-21",
                    Awaited::Action => "BASE-20",
                    Awaited::AddMoney => "BASE-35",
                    Awaited::Place => "BASE-60",
                    Awaited::EndOfTurn(asking) => hooks::end_redesign_rule(asking),
                    Awaited::Redesign => "BASE-50",
                    Awaited::Window(asking) => hooks::window_rule(asking),
                    Awaited::Nothing => "BASE-65",
                    $(Awaited::$module(awaited) => ModuleAwaited::rule(awaited),)*
                    Awaited::RedPalace(awaited) => ModuleAwaited::rule(awaited),
                }
            }

            /// Whether it is an interrupt between two turns (F11).
            pub const fn is_interrupt(self) -> bool {
                matches!(self, Awaited::Window(_))
            }

            /// Whether that module offers something in the window between two turns.
            pub const fn asks(self, module: Module) -> bool {
                matches!(self, Awaited::Window(asking) if asking.has(module))
            }

            /// Whether the players still choose something of the set-up: hands and money row are empty.
            pub fn is_setup(self) -> bool {
                match self {
                    Awaited::BeforeTurn
                    | Awaited::Action
                    | Awaited::AddMoney
                    | Awaited::Place
                    | Awaited::EndOfTurn(_)
                    | Awaited::Redesign
                    | Awaited::Window(_)
                    | Awaited::Nothing => false,
                    $(Awaited::$module(awaited) => awaited.is_setup(),)*
                    Awaited::RedPalace(awaited) => awaited.is_setup(),
                }
            }
        }
    };
}
for_each_module!(steps);

/// The steps that come before the next phase of the turn. The deepest stack is a scoring round in a window: the
/// window, the rounds that are due, Dirk's tiles, the invasion, the round, Hakim, the bonus cards. That is seven.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Steps {
    stack: [Step; 8],
    len: u8,
}

impl Steps {
    pub const EMPTY: Steps = Steps { stack: [Step::Before; 8], len: 0 };

    #[inline]
    pub fn top(&self) -> Option<Step> {
        self.len.checked_sub(1).map(|top| self.stack[top as usize & 7])
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The scoring round that is about to be held.
    pub fn round(&self) -> Option<Round> {
        self.stack[..self.len as usize].iter().find_map(|step| match step {
            Step::Score(round) => Some(*round),
            _ => None,
        })
    }

    #[inline]
    pub fn push(&mut self, step: Step) {
        self.stack[self.len as usize] = step;
        self.len += 1;
    }

    #[inline]
    pub fn pop(&mut self) {
        self.len -= 1;
    }

    /// Puts another step in the place of the top one.
    #[inline]
    pub fn replace(&mut self, step: Step) {
        self.stack[self.len as usize - 1] = step;
    }
}

impl PartialEq for Steps {
    fn eq(&self, other: &Steps) -> bool {
        self.stack[..self.len as usize] == other.stack[..other.len as usize]
    }
}

impl Eq for Steps {}
