//! How a server of tables is set: by a file, by the environment and by flags, all from one list.

use std::net::SocketAddr;
use std::path::PathBuf;

/// The settings of a server of tables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    /// The address to listen on.
    pub listen: SocketAddr,
    /// The folder with all that is kept.
    pub data: PathBuf,
    /// The address under which people reach the server, if a proxy stands before it, such as `https://example.org`.
    pub public: Option<String>,
    /// Whether a proxy stands before the server and names the addresses of people.
    pub behind_proxy: bool,
    /// The most tables that are held at once.
    pub max_tables: usize,
    /// The most tables that one address may make in an hour.
    pub tables_per_address: usize,
    /// The most connections.
    pub max_connections: usize,
    /// The most connections of one address.
    pub connections_per_address: usize,
    /// The most requests of one connection in a second.
    pub requests_per_second: u32,
    /// The milliseconds that a bot waits before it acts.
    pub bot_pause: u64,
    /// The days after which a table that nobody uses is forgotten.
    pub forget_after_days: u64,
    /// Whoever shows it may read `/metrics` from elsewhere.
    pub metrics_token: Option<Token>,
}

/// A secret of the settings. It is never printed.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(pub String);

impl std::fmt::Debug for Token {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Token(..)")
    }
}

/// One setting: its name in files and flags, its default, and what it is for.
#[derive(Clone, Copy, Debug)]
pub struct Setting {
    /// The name. In the environment it is in capital letters after `ALHAMBRA_`, with `_` for `-`.
    pub name: &'static str,
    /// The default, as text.
    pub default: &'static str,
    /// What it is for, in one sentence.
    pub about: &'static str,
}

/// All settings.
pub const SETTINGS: [Setting; 12] = [
    Setting { name: "listen", default: "0.0.0.0:21493", about: "The address and port to listen on" },
    Setting { name: "data", default: "alhambra-data", about: "The folder with all that is kept" },
    Setting {
        name: "public",
        default: "",
        about: "The address under which people reach the server, such as https://example.org, if it is not its own",
    },
    Setting {
        name: "behind-proxy",
        default: "false",
        about: "Whether a proxy stands before the server and names addresses in X-Forwarded-For",
    },
    Setting { name: "max-tables", default: "10000", about: "The most tables that are held at once" },
    Setting {
        name: "tables-per-address",
        default: "30",
        about: "The most tables that one address may make in an hour",
    },
    Setting { name: "max-connections", default: "20000", about: "The most connections" },
    Setting { name: "connections-per-address", default: "200", about: "The most connections of one address" },
    Setting {
        name: "requests-per-second",
        default: "20",
        about: "The most requests of one connection in a second",
    },
    Setting { name: "bot-pause", default: "600", about: "The milliseconds that a bot waits before it acts" },
    Setting {
        name: "forget-after-days",
        default: "30",
        about: "The days after which a table that nobody uses is forgotten",
    },
    Setting {
        name: "metrics-token",
        default: "",
        about: "A secret of at least 16 letters; with it /metrics can be read from other machines",
    },
];

/// Why settings are refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{place}: {message}")]
pub struct ConfigError {
    /// Where the setting was found.
    pub place: String,
    /// What is wrong with it.
    pub message: String,
}

/// A value, and where it was found.
#[derive(Clone, Debug)]
struct Found {
    value: String,
    place: String,
}

impl Config {
    /// Puts the settings together. Flags come before the environment, and the environment before the file.
    ///
    /// # Errors
    ///
    /// A setting is unknown, or its value is refused; the error says where it was found.
    pub fn read(
        file: Option<(&str, &str)>,
        environment: impl Fn(&str) -> Option<String>,
        flags: &[(String, String)],
    ) -> Result<Config, ConfigError> {
        let mut found: Vec<(&str, Found)> = Vec::new();
        if let Some((path, text)) = file {
            read_file(path, text, &mut found)?;
        }
        for setting in &SETTINGS {
            let name = format!("ALHAMBRA_{}", setting.name.to_uppercase().replace('-', "_"));
            if let Some(value) = environment(&name) {
                found.push((setting.name, Found { value, place: name }));
            }
        }
        for (name, value) in flags {
            let place = format!("--{name}");
            let setting = known(name, &place)?;
            found.push((setting.name, Found { value: value.clone(), place }));
        }
        let value = |name: &'static str| {
            let last = found.iter().rev().find(|(other, _)| *other == name).map(|(_, found)| found.clone());
            let default =
                SETTINGS.iter().find(|setting| setting.name == name).map_or("", |setting| setting.default);
            last.unwrap_or_else(|| Found { value: default.into(), place: name.into() })
        };
        Ok(Config {
            listen: parse(value("listen"), "an address and port such as 0.0.0.0:21493")?,
            data: PathBuf::from(value("data").value),
            public: public(value("public"))?,
            behind_proxy: parse(value("behind-proxy"), "true or false")?,
            max_tables: parse(value("max-tables"), "a number")?,
            tables_per_address: parse(value("tables-per-address"), "a number")?,
            max_connections: parse(value("max-connections"), "a number")?,
            connections_per_address: parse(value("connections-per-address"), "a number")?,
            requests_per_second: parse(value("requests-per-second"), "a number")?,
            bot_pause: parse(value("bot-pause"), "a number of milliseconds")?,
            forget_after_days: parse(value("forget-after-days"), "a number of days")?,
            metrics_token: token(value("metrics-token"))?,
        })
    }
}

fn known(name: &str, place: &str) -> Result<&'static Setting, ConfigError> {
    SETTINGS.iter().find(|setting| setting.name == name).ok_or_else(|| {
        let names: Vec<&str> = SETTINGS.iter().map(|setting| setting.name).collect();
        let message = format!("there is no such setting; there are {}", names.join(", "));
        ConfigError { place: place.into(), message }
    })
}

/// Reads lines such as `listen = "0.0.0.0:80"`. Empty lines and those that begin with `#` are passed over.
fn read_file(path: &str, text: &str, found: &mut Vec<(&str, Found)>) -> Result<(), ConfigError> {
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let place = format!("{path}, line {number}");
        let Some((name, value)) = line.split_once('=') else {
            return Err(ConfigError { place, message: "a line is `name = value`".into() });
        };
        let setting = known(name.trim(), &place)?;
        if found.iter().any(|(other, _)| *other == setting.name) {
            return Err(ConfigError { place, message: "the setting is there twice".into() });
        }
        let value = value.trim();
        let inner = value.strip_prefix('"').and_then(|value| value.strip_suffix('"'));
        found.push((setting.name, Found { value: inner.unwrap_or(value).to_string(), place }));
    }
    Ok(())
}

fn parse<T: std::str::FromStr>(found: Found, expected: &str) -> Result<T, ConfigError> {
    found.value.parse().map_err(|_| {
        let message = format!("{} is not {expected}", protocol::quote(&found.value));
        ConfigError { place: found.place, message }
    })
}

fn token(found: Found) -> Result<Option<Token>, ConfigError> {
    match found.value.chars().count() {
        0 => Ok(None),
        16.. => Ok(Some(Token(found.value))),
        _ => Err(ConfigError { place: found.place, message: "a secret has at least 16 letters".into() }),
    }
}

fn public(found: Found) -> Result<Option<String>, ConfigError> {
    let address = found.value.trim_end_matches('/');
    let rest = address.strip_prefix("https://").or_else(|| address.strip_prefix("http://"));
    match rest {
        _ if address.is_empty() => Ok(None),
        Some(host) if !host.is_empty() && !host.contains(['/', ' ', '@']) => Ok(Some(address.to_string())),
        _ => {
            let message = "an address is https:// or http:// and the name of a host".into();
            Err(ConfigError { place: found.place, message })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(file: &str, environment: &[(&str, &str)], flags: &[(&str, &str)]) -> Result<Config, ConfigError> {
        let of = |name: &str| {
            environment.iter().find(|(other, _)| *other == name).map(|(_, value)| value.to_string())
        };
        let flags: Vec<(String, String)> =
            flags.iter().map(|(name, value)| (name.to_string(), value.to_string())).collect();
        Config::read(Some(("host.conf", file)), of, &flags)
    }

    #[test]
    fn flags_come_before_the_environment_and_that_before_the_file() {
        let file = "# a comment\n\nlisten = \"127.0.0.1:80\"\nmax-tables = 5\nbot-pause=7\n";
        let config =
            read(file, &[("ALHAMBRA_MAX_TABLES", "6"), ("ALHAMBRA_BOT_PAUSE", "8")], &[("bot-pause", "9")]);
        let config = config.expect("settings");
        assert_eq!((config.listen.port(), config.max_tables, config.bot_pause), (80, 6, 9));
        assert_eq!(read("", &[], &[]).expect("settings").public, None);
        let secret = read("metrics-token = correct horse battery", &[], &[]).expect("settings");
        assert!(secret.metrics_token.is_some() && !format!("{secret:?}").contains("horse"));
    }

    #[test]
    fn an_error_says_where() {
        for (file, place) in [
            ("lisen = 1", "host.conf, line 1"),
            ("\nlisten 1", "host.conf, line 2"),
            ("max-tables = 1\nmax-tables = 2", "host.conf, line 2"),
            ("max-tables = many", "host.conf, line 1"),
            ("public = example.org", "host.conf, line 1"),
            ("metrics-token = short", "host.conf, line 1"),
        ] {
            assert_eq!(read(file, &[], &[]).map_err(|error| error.place), Err(place.to_string()), "{file}");
        }
        let error = read("", &[("ALHAMBRA_LISTEN", "here")], &[]).expect_err("no address");
        assert_eq!(error.place, "ALHAMBRA_LISTEN");
        assert!(read("", &[], &[("speed", "1")]).is_err());
    }
}
