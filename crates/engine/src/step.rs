//! What the game waits for: a stack of steps, with the next one on top.

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

/// The phases F0 to F11 of a turn (BASE-08), gone through in order unless a [`Step`] comes first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Phase {
    /// F0: before the turn.
    Start,
    /// F1: the actions.
    Actions,
    /// F2: bought tiles are placed.
    Placement,
    /// F3: a redesign at the end of the turn.
    EndRedesign,
    /// F4: what was bought for the palace is stored in it.
    AfterRedesign,
    /// F5: the last effects before cards are drawn.
    BeforeDrawing,
    /// F6: the money row is refilled.
    MoneyRow,
    /// F7 to F9: the scoring rounds that are due, one at a time.
    Scoring,
    /// F10: the market is refilled.
    Market,
    /// F11: the interrupt window between two turns.
    Window,
    /// The end of F11: the next player's turn begins.
    Next,
    /// There are no more turns: the steps left on the stack end the game.
    End,
}

macro_rules! steps {
    ($($module:ident $room:ident $slug:literal $file:literal $prefix:literal,)*) => {
        /// A step of the game: something it goes through by itself, or a decision it waits for.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        #[repr(align(4))]
        #[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
        pub enum Step {
            /// F0: the player may do something before the turn.
            Before,
            /// F1: the player takes an action. A further one may be declined (BASE-22).
            Act {
                /// Whether this is a further action.
                further: bool,
            },
            /// The buyer may add money to a payment (BASE-35).
            AddMoney,
            /// The tiles set aside are placed (BASE-60).
            Place {
                /// The player who places them.
                seat: Seat,
                /// Whether they may be given to Dirk (BASE-88).
                dirk: bool,
            },
            /// F3: the player may choose a redesign at the end of the turn.
            EndRedesign,
            /// A redesign was chosen and must now be made.
            Redesign,
            /// The money row is being refilled (BASE-61).
            RefillRow,
            /// The market is being refilled (BASE-64).
            RefillMarket,
            /// The scoring rounds that came up during a refill between two turns are held, one after the other
            /// (THF-15).
            ScoreDue,
            /// A scoring round is held (BASE-70).
            Score(Round),
            /// Dirk draws his tiles after a round (BASE-87).
            DirkDraws(Round),
            /// F11: the players are asked in turn whether they interrupt.
            Window {
                /// The place of the player asked: 0 is the next player (N), and the last is the player whose turn just
                /// ended (J).
                place: u8,
            },
            /// The left-over tiles are handed out at the end of the game (BASE-81).
            Distribute {
                /// The place of the next player to receive tiles: 0 is the next player (N).
                place: u8,
            },
            /// The winners are determined (BASE-83).
            Finish,
            $(
                #[doc = concat!("A step of the module `", $slug, "`.")]
                $module($room::Step),
            )*
            /// A step that belongs to The Red Palace.
            RedPalace(red_palace::Step),
        }

        impl Step {
            /// The player who decides, or the player in turn while nobody does.
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
                    // All but the first finish before anybody is asked.
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

        /// A kind of decision, as clients see it.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
        pub enum Awaited {
            /// F0: something that may be done before the turn.
            BeforeTurn,
            /// F1: an action.
            Action,
            /// More money for a payment (BASE-35).
            AddMoney,
            /// A place for the tiles set aside (BASE-60).
            Place,
            /// F3: a redesign granted by these modules, asked for in a single question (MAS-40).
            EndOfTurn(ModuleSet),
            /// A redesign that was chosen and must be made.
            Redesign,
            /// F11: what these modules offer between two turns, in a single window (VIZ-37).
            Window(ModuleSet),
            /// No decision: the game is over.
            Nothing,
            $(
                #[doc = concat!("A decision of the module `", $slug, "`.")]
                $module($room::Awaited),
            )*
            /// A decision that belongs to The Red Palace.
            RedPalace(red_palace::Awaited),
        }

        impl Awaited {
            /// The name of the decision in the protocol.
            pub fn name(self) -> &'static str {
                match self {
                    Awaited::BeforeTurn => "before_turn",
                    Awaited::Action => "action",
                    Awaited::AddMoney => "add_money",
                    Awaited::Place => "place",
                    Awaited::EndOfTurn(_) => "end_of_turn",
                    Awaited::Redesign => "redesign",
                    // The list of legal actions shows what may be done.
                    Awaited::Window(_) => "interrupt",
                    Awaited::Nothing => "over",
                    $(Awaited::$module(awaited) => awaited.name(),)*
                    Awaited::RedPalace(awaited) => awaited.name(),
                }
            }

            /// The id of the rule that says what may be done.
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

            /// Whether this is the window between two turns and `module` offers something in it.
            pub const fn asks(self, module: Module) -> bool {
                matches!(self, Awaited::Window(asking) if asking.has(module))
            }

            /// Whether this decision is part of the set-up: hands and money row are still empty.
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

/// The steps to finish before the next phase of the turn.
///
/// The stack never holds more than seven, reached by a scoring round in a window: the window, the rounds that are due,
/// Dirk's tiles, the invasion, the round, Hakim, the bonus cards.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(into = "Vec<Step>", try_from = "Vec<Step>"))]
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

    /// Replaces the top step.
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

#[cfg(feature = "serde")]
impl From<Steps> for Vec<Step> {
    fn from(steps: Steps) -> Vec<Step> {
        steps.stack[..steps.len as usize].to_vec()
    }
}

#[cfg(feature = "serde")]
impl TryFrom<Vec<Step>> for Steps {
    type Error = &'static str;

    fn try_from(stack: Vec<Step>) -> Result<Steps, &'static str> {
        let mut steps = Steps::EMPTY;
        if stack.len() > steps.stack.len() {
            return Err("there are too many steps");
        }
        stack.into_iter().for_each(|step| steps.push(step));
        Ok(steps)
    }
}
