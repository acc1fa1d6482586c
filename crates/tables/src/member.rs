//! Who somebody is.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// Somebody who comes to tables: the SHA-256 of the secret that their browser keeps. The secret itself is stored
/// nowhere else.
#[derive(Clone, Copy, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Member([u8; 32]);

impl Member {
    /// Whoever shows this secret.
    pub fn of_secret(secret: &[u8]) -> Member {
        Member(Sha256::digest(secret).into())
    }
}

/// Compares all bytes whatever they are, so that the time it takes tells nothing.
impl PartialEq for Member {
    fn eq(&self, other: &Member) -> bool {
        self.0.iter().zip(other.0).fold(0, |differ, (one, other)| differ | (one ^ other)) == 0
    }
}

/// Not even the hash is shown, for it names somebody in all tables.
impl std::fmt::Debug for Member {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Member(..)")
    }
}

impl From<Member> for String {
    fn from(member: Member) -> String {
        member.0.iter().map(|byte| format!("{byte:02x}")).collect()
    }
}

impl TryFrom<String> for Member {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Member, &'static str> {
        let byte = |place: usize| u8::from_str_radix(text.get(2 * place..2 * place + 2)?, 16).ok();
        let mut bytes = [0; 32];
        if text.len() != 64 {
            return Err("a member has 64 hexadecimal digits");
        }
        for (place, one) in bytes.iter_mut().enumerate() {
            *one = byte(place).ok_or("a member has 64 hexadecimal digits")?;
        }
        Ok(Member(bytes))
    }
}
