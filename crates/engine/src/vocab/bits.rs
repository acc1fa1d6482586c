//! Small sets, with one bit for each member, and numbers of which only some mean something.

/// Lets a type around a number be written as that number, and read only if the condition holds for it.
macro_rules! read_if {
    ($type:ident($number:ty), |$read:ident| $exists:expr) => {
        #[cfg(feature = "serde")]
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
                serde::Serialize::serialize(&self.0, output)
            }
        }

        #[cfg(feature = "serde")]
        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(input: D) -> Result<$type, D::Error> {
                let $read = <$number as serde::Deserialize>::deserialize(input)?;
                if $exists {
                    Ok($type($read))
                } else {
                    Err(serde::de::Error::custom(concat!("there is no such ", stringify!($type))))
                }
            }
        }
    };
}

pub(crate) use read_if;

/// Defines a set type: `place` gives the bit of a member, and `at` the member of a bit. This is a macro and not a
/// generic type because tables of constants contain such sets.
macro_rules! bit_set {
    (
        $(#[$about:meta])*
        $set:ident($bits:ty) of $count:expr, $member:ty,
        place: |$one:ident| $place:expr,
        at: |$bit:ident| $at:expr
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
        pub struct $set($bits);

        $crate::vocab::read_if!($set($bits), |bits| u64::from(bits) < 1 << $count);

        impl $set {
            /// The empty set.
            pub const EMPTY: $set = $set(0);

            /// Whether the set contains this member.
            #[inline]
            pub const fn has(self, $one: $member) -> bool {
                self.0 >> $place & 1 == 1
            }

            /// Adds a member.
            #[inline]
            pub const fn insert(&mut self, $one: $member) {
                self.0 |= 1 << $place;
            }

            /// Removes a member.
            #[inline]
            pub const fn remove(&mut self, $one: $member) {
                self.0 &= !(1 << $place);
            }

            /// The number of members.
            #[inline]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether the set is empty.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Returns the union of both sets.
            #[inline]
            pub const fn or(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }

            /// Returns the members that are not in `other`.
            #[inline]
            pub const fn without(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }

            /// Iterates over the members, in order.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $member> {
                let mut rest = self.0;
                std::iter::from_fn(move || {
                    let $bit = rest.trailing_zeros() as usize;
                    let lowest = (rest != 0).then(|| $at);
                    rest &= rest.wrapping_sub(1);
                    lowest
                })
            }
        }

        impl FromIterator<$member> for $set {
            fn from_iter<I: IntoIterator<Item = $member>>(members: I) -> $set {
                let mut set = $set::EMPTY;
                members.into_iter().for_each(|member| set.insert(member));
                set
            }
        }
    };
}

pub(crate) use bit_set;
