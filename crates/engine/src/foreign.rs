//! Reading values that were written elsewhere: what cannot exist is an error, never a value.
//!
//! Most types derive how they are read and written. Those here hold numbers of which not all mean something, and code
//! that uses them relies on it.

use serde::de::{Error, SeqAccess, Visitor};
use serde::ser::SerializeTuple;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Reads a number that must not exceed `MOST`.
pub(crate) fn at_most<'de, D: Deserializer<'de>, const MOST: usize>(input: D) -> Result<u8, D::Error> {
    let number = u8::deserialize(input)?;
    if usize::from(number) <= MOST { Ok(number) } else { Err(D::Error::custom("a number is too large")) }
}

/// Arrays of any length; the derived code only knows those of up to 32.
pub(crate) mod array {
    use super::*;

    pub(crate) fn serialize<S: Serializer, T: Serialize, const N: usize>(
        values: &[T; N],
        output: S,
    ) -> Result<S::Ok, S::Error> {
        let mut tuple = output.serialize_tuple(N)?;
        values.iter().try_for_each(|value| tuple.serialize_element(value))?;
        tuple.end()
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>, T: Deserialize<'de>, const N: usize>(
        input: D,
    ) -> Result<[T; N], D::Error> {
        input.deserialize_tuple(N, Values(std::marker::PhantomData))
    }

    struct Values<T, const N: usize>(std::marker::PhantomData<T>);

    impl<'de, T: Deserialize<'de>, const N: usize> Visitor<'de> for Values<T, N> {
        type Value = [T; N];

        fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            write!(f, "{N} values")
        }

        fn visit_seq<A: SeqAccess<'de>>(self, mut input: A) -> Result<[T; N], A::Error> {
            let mut values = Vec::with_capacity(N);
            while let Some(value) = input.next_element()? {
                values.push(value);
            }
            values.try_into().map_err(|values: Vec<T>| A::Error::invalid_length(values.len(), &self))
        }
    }
}
