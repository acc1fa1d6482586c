//! Refused requests.

use engine::Illegal;
use serde::Serialize;

use crate::read::FieldError;
use crate::record::RecordError;
use crate::setup::SetupError;

/// The error codes of the protocol.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Code {
    BadJson,
    UnknownRequest,
    BadRequest,
    NoSuchGame,
    BadSetup,
    IllegalAction,
    GameOver,
    BadRecord,
}

/// Why a request is refused, as the protocol writes it.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Refusal {
    code: Code,
    rule: Option<&'static str>,
    message: String,
    /// The index of the refused action in a record, counted from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    index: Option<usize>,
}

impl Refusal {
    pub fn new(code: Code, message: impl Into<String>) -> Refusal {
        Refusal { code, rule: None, message: message.into(), index: None }
    }

    pub fn bad_request(message: impl Into<String>) -> Refusal {
        Refusal::new(Code::BadRequest, message)
    }

    pub fn illegal(rule: &'static str, message: impl Into<String>) -> Refusal {
        Refusal { rule: Some(rule), ..Refusal::new(Code::IllegalAction, message) }
    }
}

impl From<FieldError> for Refusal {
    fn from(error: FieldError) -> Refusal {
        Refusal::bad_request(error.to_string())
    }
}

impl From<SetupError> for Refusal {
    fn from(error: SetupError) -> Refusal {
        Refusal { rule: error.rule(), ..Refusal::new(Code::BadSetup, error.to_string()) }
    }
}

impl From<RecordError> for Refusal {
    fn from(error: RecordError) -> Refusal {
        let (rule, index) = (error.rule(), error.index());
        Refusal { rule, index, ..Refusal::new(Code::BadRecord, error.to_string()) }
    }
}

impl From<Illegal> for Refusal {
    fn from(illegal: Illegal) -> Refusal {
        if illegal == Illegal::GameOver {
            return Refusal::new(Code::GameOver, illegal.to_string());
        }
        Refusal::illegal(illegal.rule(), illegal.to_string())
    }
}
