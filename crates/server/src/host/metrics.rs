//! What the server counts, in the form that Prometheus reads, and what it writes about itself.

use std::fmt::Write;
use std::io;
use std::sync::atomic::{AtomicU64, Ordering};

/// The upper limits of the groups of durations, in microseconds.
const LIMITS: [u64; 8] = [500, 1_000, 2_000, 5_000, 10_000, 50_000, 250_000, 1_000_000];

/// Counts since the server began.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    pub connections: AtomicU64,
    pub tables: AtomicU64,
    pub steps: AtomicU64,
    pub requests: AtomicU64,
    pub refused: AtomicU64,
    pub dropped: AtomicU64,
    pub failures: AtomicU64,
    /// The steps of each group that are in none before it.
    groups: [AtomicU64; LIMITS.len()],
    step_micros: AtomicU64,
}

/// Counts one more.
pub(crate) fn count(counter: &AtomicU64) {
    counter.fetch_add(1, Ordering::Relaxed);
}

impl Metrics {
    /// A step was kept, made and told in this time.
    pub fn stepped(&self, micros: u64) {
        count(&self.steps);
        self.step_micros.fetch_add(micros, Ordering::Relaxed);
        let group = LIMITS.iter().zip(&self.groups).find(|(limit, _)| micros <= **limit);
        group.into_iter().for_each(|(_, group)| count(group));
    }

    pub fn text(&self) -> String {
        let mut text = String::new();
        let get = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        for (name, kind, about, counter) in [
            ("alhambra_connections", "gauge", "Open connections of people.", &self.connections),
            ("alhambra_tables", "gauge", "Tables that are held in memory.", &self.tables),
            ("alhambra_steps_total", "counter", "Steps of games.", &self.steps),
            ("alhambra_requests_total", "counter", "Requests of people.", &self.requests),
            ("alhambra_refused_total", "counter", "Requests that were refused.", &self.refused),
            (
                "alhambra_dropped_total",
                "counter",
                "Connections that were dropped for being slow or rude.",
                &self.dropped,
            ),
            ("alhambra_failures_total", "counter", "Writes that failed.", &self.failures),
        ] {
            let _ = writeln!(text, "# HELP {name} {about}\n# TYPE {name} {kind}\n{name} {}", get(counter));
        }
        let name = "alhambra_step_seconds";
        let _ = writeln!(
            text,
            "# HELP {name} From a request for a step to telling those who wait for it.\n# TYPE {name} histogram"
        );
        let mut within = 0;
        for (limit, group) in LIMITS.iter().zip(&self.groups) {
            within += get(group);
            let _ = writeln!(text, "{name}_bucket{{le=\"{}\"}} {within}", *limit as f64 / 1e6);
        }
        let _ = writeln!(text, "{name}_bucket{{le=\"+Inf\"}} {}", get(&self.steps));
        let _ = writeln!(text, "{name}_sum {}", get(&self.step_micros) as f64 / 1e6);
        let _ = writeln!(text, "{name}_count {}", get(&self.steps));
        text
    }
}

/// Writes a line about the server itself, as JSON. Nothing of what people send or of who they are is ever in it: codes
/// of tables, names, secrets and addresses stay out.
pub(crate) fn log(level: &str, event: &str, detail: &str) {
    let line = serde_json::json!({ "at": super::now(), "level": level, "event": event, "detail": detail });
    let _ = io::Write::write_all(&mut io::stderr().lock(), format!("{line}\n").as_bytes());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_in_the_form_of_prometheus() {
        let metrics = Metrics::default();
        metrics.stepped(700);
        metrics.stepped(3_000_000);
        let text = metrics.text();
        for line in [
            "alhambra_steps_total 2",
            "alhambra_step_seconds_bucket{le=\"0.0005\"} 0",
            "alhambra_step_seconds_bucket{le=\"0.001\"} 1",
            "alhambra_step_seconds_bucket{le=\"+Inf\"} 2",
            "alhambra_step_seconds_count 2",
        ] {
            assert!(text.lines().any(|other| other == line), "{line} in {text}");
        }
    }
}
