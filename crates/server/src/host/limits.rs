//! How much one connection or one address may ask for.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};

use tokio::time::Instant;

/// Requests that are allowed at a steady rate, with some in store.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    per_second: u32,
    /// Millionths of requests in store.
    store: u64,
    at: Instant,
}

/// So many seconds of requests can be in store.
const STORED_SECONDS: u64 = 3;

/// A request, in the millionths in which the store is counted: it gains as many in a microsecond as requests are allowed in a
/// second.
const WHOLE: u64 = 1_000_000;

impl Bucket {
    pub fn new(per_second: u32, now: Instant) -> Bucket {
        Bucket { per_second, store: STORED_SECONDS * WHOLE * u64::from(per_second), at: now }
    }

    /// Takes one request. Returns whether it is allowed.
    pub fn take(&mut self, now: Instant) -> bool {
        let most = STORED_SECONDS * WHOLE * u64::from(self.per_second);
        let micros = now.saturating_duration_since(self.at).as_micros() as u64;
        let gained = micros.saturating_mul(self.per_second.into());
        (self.store, self.at) = (self.store.saturating_add(gained).min(most), now);
        let is_allowed = self.store >= WHOLE;
        if is_allowed {
            self.store -= WHOLE;
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
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_flood_is_stopped_and_a_pause_helps() {
        let begin = Instant::now();
        let after = |millis| begin + Duration::from_millis(millis);
        let mut bucket = Bucket::new(10, begin);
        assert_eq!((0..100).filter(|_| bucket.take(begin)).count(), 30);
        assert!(!bucket.take(after(99)) && bucket.take(after(200)));
        assert_eq!((0..1000).filter(|_| bucket.take(after(1_000_000))).count(), 30);
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
