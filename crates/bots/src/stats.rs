//! Shares and means with their 95 % intervals.

/// The 97.5 % point of the normal distribution.
const Z: f64 = 1.959_963_984_540_054;

/// An estimate with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Estimate {
    /// The estimated value.
    pub value: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

/// The share `hits / trials` with Wilson's interval. Shared wins may make `hits` a fraction. Without trials nothing is
/// known, so the interval is 0 to 1.
pub fn share(hits: f64, trials: u64) -> Estimate {
    if trials == 0 {
        return Estimate { value: 0.0, low: 0.0, high: 1.0 };
    }
    let n = trials as f64;
    let value = hits / n;
    let scale = 1.0 + Z * Z / n;
    let centre = (value + Z * Z / (2.0 * n)) / scale;
    let half = Z / scale * (value * (1.0 - value) / n + Z * Z / (4.0 * n * n)).sqrt();
    Estimate { value, low: (centre - half).max(0.0), high: (centre + half).min(1.0) }
}

/// Sums over a series of values, which give its mean with an interval.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Sample {
    n: u64,
    sum: f64,
    squares: f64,
}

impl Sample {
    /// Adds a value.
    pub fn add(&mut self, value: f64) {
        self.n += 1;
        self.sum += value;
        self.squares += value * value;
    }

    /// How many values were added.
    pub fn len(&self) -> u64 {
        self.n
    }

    /// Whether no value was added.
    pub fn is_empty(&self) -> bool {
        self.n == 0
    }

    /// The mean with the interval of a normal distribution. With fewer than two values the interval has no width.
    pub fn mean(&self) -> Estimate {
        if self.n == 0 {
            return Estimate::default();
        }
        let n = self.n as f64;
        let value = self.sum / n;
        let variance =
            if self.n < 2 { 0.0 } else { ((self.squares - n * value * value) / (n - 1.0)).max(0.0) };
        let half = Z * (variance / n).sqrt();
        Estimate { value, low: value - half, high: value + half }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(found: Estimate, value: f64, low: f64, high: f64) {
        let near = |one: f64, two: f64| (one - two).abs() < 5e-4;
        assert!(near(found.value, value) && near(found.low, low) && near(found.high, high), "{found:?}");
    }

    #[test]
    fn wilson_agrees_with_published_values() {
        // Newcombe 1998, table I: score method without continuity correction.
        check(share(81.0, 263), 0.3080, 0.2553, 0.3662);
        check(share(15.0, 148), 0.1014, 0.0624, 0.1605);
        check(share(0.0, 20), 0.0, 0.0, 0.1611);
        check(share(1.0, 29), 0.0345, 0.0061, 0.1718);
    }

    #[test]
    fn wilson_stays_between_nothing_and_all() {
        check(share(20.0, 20), 1.0, 0.8389, 1.0);
        assert_eq!(share(0.0, 0), Estimate { value: 0.0, low: 0.0, high: 1.0 });
        let half = share(0.5, 1);
        assert!(half.low > 0.0 && half.high < 1.0);
    }

    #[test]
    fn mean_and_interval_of_known_values() {
        let mut sample = Sample::default();
        [2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0].into_iter().for_each(|value| sample.add(value));
        // Standard deviation 2.138, standard error 0.7559.
        check(sample.mean(), 5.0, 3.5184, 6.4816);
        assert_eq!(Sample::default().mean(), Estimate::default());
    }
}
