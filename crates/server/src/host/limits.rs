//! How much one connection or one address may ask for.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};

/// Requests that are allowed at a steady rate, with some in store.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    per_second: u32,
    /// Thousandths of requests in store.
    store: u64,
    at: u64,
}

/// So many seconds of requests can be in store.
const STORED_SECONDS: u64 = 3;

impl Bucket {
    pub fn new(per_second: u32, now: u64) -> Bucket {
        Bucket { per_second, store: STORED_SECONDS * 1000 * u64::from(per_second), at: now }
    }

    /// Takes one request. Returns whether it is allowed.
    pub fn take(&mut self, now: u64) -> bool {
        let most = STORED_SECONDS * 1000 * u64::from(self.per_second);
        let gained = now.saturating_sub(self.at).saturating_mul(self.per_second.into());
        (self.store, self.at) = (self.store.saturating_add(gained).min(most), now.max(self.at));
        let is_allowed = self.store >= 1000;
        if is_allowed {
            self.store -= 1000;
        }
        is_allowed
    }
}

/// Counts of something for each key, such as an address.
#[derive(Debug)]
pub(crate) struct Counts<K>(Mutex<HashMap<K, usize>>);

impl<K: Eq + Hash> Counts<K> {
    pub fn new() -> Counts<K> {
        Counts(Mutex::new(HashMap::new()))
    }

    /// Adds one unless there are so many already. Returns whether it did.
    pub fn add(&self, key: K, most: usize) -> bool {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.entry(key).or_insert(0);
        let has_room = *count < most;
        *count += usize::from(has_room);
        has_room
    }

    /// Whether there are so many.
    pub fn has(&self, key: &K, most: usize) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(key).is_some_and(|&count| count >= most)
    }

    /// Takes one away again.
    pub fn remove(&self, key: &K) {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(key) {
            *count = count.saturating_sub(1);
            if *count == 0 {
                counts.remove(key);
            }
        }
    }

    /// Forgets all counts.
    pub fn clear(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flood_is_stopped_and_a_pause_helps() {
        let mut bucket = Bucket::new(10, 0);
        assert_eq!((0..100).filter(|_| bucket.take(0)).count(), 30);
        assert!(!bucket.take(99) && bucket.take(200));
        assert_eq!((0..1000).filter(|_| bucket.take(1_000_000)).count(), 30);
    }

    #[test]
    fn counts_are_kept_for_each_key() {
        let counts = Counts::new();
        assert!(counts.add("a", 2) && counts.add("a", 2) && !counts.add("a", 2) && counts.add("b", 2));
        counts.remove(&"a");
        counts.remove(&"c");
        assert!(counts.add("a", 2) && !counts.add("a", 2));
    }
}
