//! Diamonds. They are money like any other, except for one rule.

use engine::vocab::Currency;

use super::ModuleRoom;
use crate::payment::{Laid, Reason};

pub(super) struct Room;

const MIXED: Reason = Reason { rule: "DIA-12", text: "diamonds are never mixed with another currency" };

impl ModuleRoom for Room {
    fn refuse_payment(laid: &Laid) -> Option<Reason> {
        (laid.has(Currency::Diamond) && laid.currencies().count() > 1).then_some(MIXED)
    }
}
