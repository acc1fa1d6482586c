//! Nets as files: sixteen bits for each weight, and what the inputs were, so that a net that was learned before an
//! input or a module came stays valid.

use std::sync::OnceLock;

use engine::RULES_VERSION;

use super::{N_BASE_SEAT, N_BASE_TABLE, N_FIRST, N_OUT, N_PHASES, N_SEAT, N_SECOND, N_TABLE, Net, layout};
use crate::greedy::INPUTS;

/// The first bytes of a file.
const MAGIC: &[u8; 8] = b"alhnet 1";

/// Why a file is not a net for this program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NetError {
    /// It is something else, or cut short.
    NotANet,
    /// It was learned by other rules.
    Rules {
        /// The version of the rules it was learned by.
        version: u32,
    },
    /// Its layers are not those of this program.
    Layers,
}

impl std::fmt::Display for NetError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            NetError::NotANet => write!(f, "this is no net, or not a whole one"),
            NetError::Rules { version } => {
                write!(
                    f,
                    "the net was learned by the rules of version {version}, these are of version {RULES_VERSION}"
                )
            }
            NetError::Layers => write!(f, "the layers of the net are not those of this program"),
        }
    }
}

impl std::error::Error for NetError {}

/// The groups of weights of a phase: where each begins and how many rows and columns it has.
const GROUPS: [(usize, usize, usize); 7] = [
    (layout::OWN, N_SEAT, N_FIRST),
    (layout::OTHERS, N_SEAT, N_FIRST),
    (layout::TABLE, N_TABLE, N_FIRST),
    (layout::SECOND, N_FIRST, N_SECOND),
    (layout::BIAS, 1, N_SECOND),
    (layout::OUT, N_SECOND, N_OUT),
    (layout::DIRECT, N_SEAT, N_OUT),
];

/// Which rows of this program the rows of a file are; `None` for an input that is no longer there.
struct Rows {
    seat: Vec<Option<usize>>,
    table: Vec<Option<usize>>,
}

impl Rows {
    fn of_group(&self, begin: usize, rows: usize) -> Vec<Option<usize>> {
        match begin {
            layout::OWN | layout::OTHERS | layout::DIRECT => self.seat.clone(),
            layout::TABLE => self.table.clone(),
            _ => (0..rows).map(Some).collect(),
        }
    }
}

/// Reads numbers from the front of a slice.
struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn take<const N: usize>(&mut self) -> Result<[u8; N], NetError> {
        let (front, rest) = self.0.split_first_chunk::<N>().ok_or(NetError::NotANet)?;
        self.0 = rest;
        Ok(*front)
    }

    fn number(&mut self) -> Result<usize, NetError> {
        Ok(usize::from(u16::from_le_bytes(self.take()?)))
    }

    fn word(&mut self) -> Result<&'a [u8], NetError> {
        let len = self.number()?;
        let (front, rest) = self.0.split_at_checked(len).ok_or(NetError::NotANet)?;
        self.0 = rest;
        Ok(front)
    }
}

fn put(out: &mut Vec<u8>, number: usize) {
    out.extend((number as u16).to_le_bytes());
}

impl Net {
    /// The net as a file: weights are rounded to sixteen bits, by a power of two for each group.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut out = MAGIC.to_vec();
        [RULES_VERSION as usize, N_PHASES, N_FIRST, N_SECOND, N_OUT, N_BASE_SEAT, N_BASE_TABLE]
            .into_iter()
            .for_each(|number| put(&mut out, number));
        put(&mut out, INPUTS.len());
        for (module, inputs) in INPUTS {
            put(&mut out, module.slug().len());
            out.extend(module.slug().as_bytes());
            put(&mut out, inputs);
        }
        for weights in &self.phases {
            for (begin, rows, columns) in GROUPS {
                let group = &weights[begin..begin + rows * columns];
                let most = group.iter().fold(0.0f32, |most, weight| most.max(weight.abs()));
                // The largest power of two that keeps every weight below 32768.
                let mut shift = 0;
                while shift < 24 && most * ((1u32 << (shift + 1)) as f32) < 32_767.0 {
                    shift += 1;
                }
                put(&mut out, shift);
                let scale = (1u32 << shift) as f32;
                for weight in group {
                    let rounded = (weight * scale).round().clamp(-32_767.0, 32_767.0) as i16;
                    out.extend(rounded.to_le_bytes());
                }
            }
        }
        out
    }

    /// Reads a net. Inputs that the file does not know get weights of 0.
    ///
    /// # Errors
    ///
    /// Refuses what is no net, or one for other rules or other layers.
    pub fn from_bytes(bytes: &[u8]) -> Result<Net, NetError> {
        let mut reader = Reader(bytes);
        if reader.take::<8>()? != *MAGIC {
            return Err(NetError::NotANet);
        }
        let version = reader.number()? as u32;
        if version != RULES_VERSION {
            return Err(NetError::Rules { version });
        }
        let layers = [reader.number()?, reader.number()?, reader.number()?, reader.number()?];
        if layers != [N_PHASES, N_FIRST, N_SECOND, N_OUT] {
            return Err(NetError::Layers);
        }
        let rows = read_rows(&mut reader)?;
        let mut net = Net { phases: std::array::from_fn(|_| vec![0.0; layout::LEN]) };
        for weights in &mut net.phases {
            for (begin, n_rows, columns) in GROUPS {
                let scale = 1.0 / (1u32 << reader.number()?.min(30)) as f32;
                for row in rows.of_group(begin, n_rows) {
                    for column in 0..columns {
                        let weight = f32::from(i16::from_le_bytes(reader.take()?)) * scale;
                        if let Some(row) = row {
                            weights[begin + row * columns + column] = weight;
                        }
                    }
                }
            }
        }
        if reader.0.is_empty() { Ok(net) } else { Err(NetError::NotANet) }
    }
}

/// Reads what the inputs of the file are.
fn read_rows(reader: &mut Reader<'_>) -> Result<Rows, NetError> {
    let known = |row: usize, all: usize| (row < all).then_some(row);
    let [n_seat, n_table] = [reader.number()?, reader.number()?];
    let mut rows = Rows {
        seat: (0..n_seat).map(|row| known(row, N_BASE_SEAT)).collect(),
        table: (0..n_table).map(|row| known(row, N_BASE_TABLE)).collect(),
    };
    for _ in 0..reader.number()? {
        let slug = reader.word()?;
        let inputs = reader.number()?;
        let (mut begin, mut own) = (N_BASE_SEAT, None);
        for (place, (module, n_inputs)) in INPUTS.into_iter().enumerate() {
            if module.slug().as_bytes() == slug {
                own = Some((N_BASE_TABLE + place, begin, n_inputs));
            }
            begin += n_inputs;
        }
        rows.table.push(own.map(|(row, ..)| row));
        for input in 0..inputs {
            rows.seat.push(own.filter(|&(.., n_inputs)| input < n_inputs).map(|(_, begin, _)| begin + input));
        }
    }
    Ok(rows)
}

static INSTALLED: OnceLock<Net> = OnceLock::new();

/// Gives the levels a net from elsewhere, such as a file that a page fetched. Only the first one counts.
///
/// # Errors
///
/// Refuses what is no net for this program; the levels then judge without one.
pub fn install(bytes: &[u8]) -> Result<(), NetError> {
    let net = Net::from_bytes(bytes)?;
    // A second net would change the choices of bots in the middle of a game.
    let _ = INSTALLED.set(net);
    Ok(())
}

/// The net that the levels use: the one that was installed, or the one of this crate. `None` if there is none, or none
/// for these rules.
pub fn installed() -> Option<&'static Net> {
    if let (None, Some(own)) = (INSTALLED.get(), own()) {
        let _ = install(own);
    }
    INSTALLED.get()
}

/// The net inside this crate.
fn own() -> Option<&'static [u8]> {
    #[cfg(feature = "net")]
    return Some(include_bytes!("../../nets/first.net"));
    #[cfg(not(feature = "net"))]
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::greedy::N_ROOMS;

    fn some_net() -> Net {
        let weight = |place: usize| ((place * 7919) % 1000) as f32 / 1024.0 - 0.5;
        Net {
            phases: std::array::from_fn(|phase| {
                (0..layout::LEN).map(|place| weight(place + phase)).collect()
            }),
        }
    }

    #[test]
    fn a_net_comes_back_from_its_file() {
        let net = some_net();
        let bytes = net.to_bytes();
        assert_eq!(Net::from_bytes(&bytes), Ok(net));
        assert_eq!(Net::from_bytes(&bytes[..bytes.len() - 1]), Err(NetError::NotANet));
        assert_eq!(Net::from_bytes(b"something else"), Err(NetError::NotANet));
        let mut longer = bytes.clone();
        longer.push(0);
        assert_eq!(Net::from_bytes(&longer), Err(NetError::NotANet));
        let mut other_rules = bytes.clone();
        other_rules[8] ^= 1;
        assert!(matches!(Net::from_bytes(&other_rules), Err(NetError::Rules { .. })));
        let mut other_layers = bytes;
        other_layers[12] ^= 1;
        assert_eq!(Net::from_bytes(&other_layers), Err(NetError::Layers));
    }

    /// A file that was written before the last module and the last input of a seat came: the new rows are 0, and the old
    /// ones are where they belong.
    #[test]
    fn a_net_from_before_a_module_stays_valid() {
        let net = some_net();
        let (last, last_inputs) = INPUTS[N_ROOMS - 1];
        assert_eq!(last_inputs, 0, "{last:?} has inputs now: take another module for this test");
        let (old_seat, old_table) = (N_BASE_SEAT - 1, N_BASE_TABLE);
        let mut bytes = MAGIC.to_vec();
        [RULES_VERSION as usize, N_PHASES, N_FIRST, N_SECOND, N_OUT, old_seat, old_table]
            .into_iter()
            .for_each(|number| put(&mut bytes, number));
        put(&mut bytes, N_ROOMS - 1);
        for (module, inputs) in &INPUTS[..N_ROOMS - 1] {
            put(&mut bytes, module.slug().len());
            bytes.extend(module.slug().as_bytes());
            put(&mut bytes, *inputs);
        }
        let was_there = |begin: usize, row: usize| match begin {
            layout::OWN | layout::OTHERS | layout::DIRECT => row != N_BASE_SEAT - 1,
            layout::TABLE => row != N_TABLE - 1,
            _ => true,
        };
        let mut expected = net.clone();
        for (phase, weights) in net.phases.iter().enumerate() {
            for (begin, rows, columns) in GROUPS {
                put(&mut bytes, 10);
                for row in 0..rows {
                    let places = begin + row * columns..begin + (row + 1) * columns;
                    if was_there(begin, row) {
                        let rounded = weights[places].iter().map(|weight| (weight * 1024.0) as i16);
                        rounded.for_each(|weight| bytes.extend(weight.to_le_bytes()));
                    } else {
                        expected.phases[phase][places].fill(0.0);
                    }
                }
            }
        }
        assert!(Net::from_bytes(&bytes) == Ok(expected));
    }

    #[test]
    #[cfg(feature = "net")]
    fn the_crate_has_a_net_for_these_rules() {
        assert!(installed().is_some());
    }
}
