//! A promise about a game that is kept secret until it is over: nobody can choose another seed or set-up afterwards.

use sha2::{Digest, Sha256};

use crate::check_sum::hex;
use crate::record::{Record, json};
use crate::setup::Recorded;

impl Record {
    /// What is fixed before the first card: set-up, seed and version of the rules, as records write them.
    pub fn committed(&self) -> String {
        let (setup, seed) = (json(&Recorded(&self.setup)), json(&self.seed));
        format!(r#"{{"setup":{setup},"seed":{seed},"rules_version":{}}}"#, self.rules_version)
    }

    /// The SHA-256 of [`Record::committed`] in 64 hexadecimal digits. Shown before a game, it proves afterwards that
    /// nothing was exchanged.
    pub fn commitment(&self) -> String {
        commitment_of(&self.committed())
    }
}

/// The commitment to a text that is revealed later: its SHA-256 in 64 hexadecimal digits. Whoever is shown the text
/// compares this with what was promised.
pub fn commitment_of(text: &str) -> String {
    hex(&Sha256::digest(text))
}

#[cfg(test)]
mod tests {
    use engine::Rules;

    use super::*;
    use crate::{SeedText, Setup};

    #[test]
    fn a_commitment_is_the_sum_of_what_is_revealed() {
        let setup = Setup::new(Rules::new(3).expect("three players"));
        let of = |text| Record::new(setup, SeedText::from_text(text).expect("a seed"));
        let text =
            r#"{"setup":{"game":"alhambra","players":3,"modules":[]},"seed":"lion","rules_version":2}"#;
        assert_eq!(of("lion").committed(), text);
        // printf '%s' "$text" | sha256sum
        assert_eq!(of("lion").commitment(), hex(&Sha256::digest(text)));
        assert_ne!(of("lion").commitment(), of("lions").commitment());
    }
}
