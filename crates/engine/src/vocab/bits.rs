//! Sets of a few things, a bit for each.

/// Makes the type of a set: `place` gives the bit of a member, `at` the member of a bit. A macro and not a generic type,
/// because tables of constants are made of such sets.
macro_rules! bit_set {
    (
        $(#[$about:meta])*
        $set:ident($bits:ty) of $member:ty,
        place: |$one:ident| $place:expr,
        at: |$bit:ident| $at:expr
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
        pub struct $set($bits);

        impl $set {
            /// The set without members.
            pub const EMPTY: $set = $set(0);

            /// Whether it is a member.
            #[inline]
            pub const fn has(self, $one: $member) -> bool {
                self.0 >> $place & 1 == 1
            }

            /// Makes it a member.
            #[inline]
            pub const fn insert(&mut self, $one: $member) {
                self.0 |= 1 << $place;
            }

            /// Makes it no member.
            #[inline]
            pub const fn remove(&mut self, $one: $member) {
                self.0 &= !(1 << $place);
            }

            /// The number of members.
            #[inline]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether there are no members.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The members of either set.
            #[inline]
            pub const fn or(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }

            /// The members that are not members of the other set.
            #[inline]
            pub const fn without(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }

            /// The members, in order.
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
