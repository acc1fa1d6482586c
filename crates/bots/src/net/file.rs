//! Nets as files: sixteen bits for each weight, and what the inputs were, so that a net that was learned before an
//! input or a module came stays valid. The file of a net for games without modules names none.

use std::sync::OnceLock;

use engine::{Module, RULES_VERSION, Rules};

use super::{
    N_BASE_SEAT, N_BASE_TABLE, N_FIRST, N_OUT, N_PHASES, N_SEAT, N_SECOND, N_TABLE, Net, Scope, layout,
};
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

/// The modules that a net of that scope has inputs of, and how many of each.
fn modules_of(scope: Scope) -> &'static [(Module, usize)] {
    match scope {
        Scope::Everything => &INPUTS,
        Scope::Plain => &[],
    }
}

/// Which rows of this program the rows of a file are; `None` for an input that is no longer there.
struct Rows {
    seat: Vec<Option<usize>>,
    table: Vec<Option<usize>>,
    /// How many there are without those of modules.
    n_base: usize,
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
        let modules = modules_of(self.scope);
        put(&mut out, modules.len());
        for (module, inputs) in modules {
            put(&mut out, module.slug().len());
            out.extend(module.slug().as_bytes());
            put(&mut out, *inputs);
        }
        for weights in &self.phases {
            for (begin, rows, columns) in GROUPS {
                let rows = match (self.scope, begin) {
                    (Scope::Everything, _) => rows,
                    (Scope::Plain, layout::OWN | layout::OTHERS | layout::DIRECT) => N_BASE_SEAT,
                    (Scope::Plain, layout::TABLE) => N_BASE_TABLE,
                    (Scope::Plain, _) => rows,
                };
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
        let names_none = rows.seat.len() + rows.table.len() == rows.n_base;
        let scope = if names_none { Scope::Plain } else { Scope::Everything };
        let mut net = Net { scope, phases: std::array::from_fn(|_| vec![0.0; layout::LEN]) };
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
        n_base: n_seat + n_table,
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

/// The nets in use: the one for every game, and the one for games without modules.
static INSTALLED: [OnceLock<Net>; 2] = [OnceLock::new(), OnceLock::new()];

/// Gives the levels a net from elsewhere, such as a file that a page fetched. Only the first one of a scope counts.
///
/// # Errors
///
/// Refuses what is no net for this program; the levels then judge without it.
pub fn install(bytes: &[u8]) -> Result<(), NetError> {
    let net = Net::from_bytes(bytes)?;
    // A second net would change the choices of bots in the middle of a game.
    let _ = INSTALLED[net.scope as usize].set(net);
    Ok(())
}

/// The net that the levels use with these rules: the one that was installed, or the one of this crate. `None` if there
/// is none.
pub fn installed(rules: &Rules) -> Option<&'static Net> {
    let of_scope = |scope: Scope| {
        let slot = &INSTALLED[scope as usize];
        if let (None, Some(own)) = (slot.get(), own(scope)) {
            let _ = install(own);
        }
        slot.get()
    };
    of_scope(Scope::of(rules)).or_else(|| of_scope(Scope::Everything))
}

/// The net of that scope inside this crate.
fn own(scope: Scope) -> Option<&'static [u8]> {
    #[cfg(feature = "net")]
    return Some(match scope {
        Scope::Everything => include_bytes!("../../nets/first.net"),
        Scope::Plain => include_bytes!("../../nets/plain.net"),
    });
    #[cfg(not(feature = "net"))]
    {
        let _ = scope;
        None
    }
}

#[cfg(test)]
mod tests {
    use engine::ModuleSet;

    use super::*;
    use crate::greedy::N_ROOMS;

    fn some_net() -> Net {
        let weight = |place: usize| ((place * 7919) % 1000) as f32 / 1024.0 - 0.5;
        Net {
            scope: Scope::Everything,
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

    /// The file of a net for games without modules names none, and their weights are 0.
    #[test]
    fn a_net_without_modules_comes_back_as_one() {
        let mut net = Net { scope: Scope::Plain, ..some_net() };
        let whole = net.to_bytes().len();
        assert!(whole < some_net().to_bytes().len());
        for weights in &mut net.phases {
            for (begin, rows, columns) in GROUPS {
                let base = match begin {
                    layout::OWN | layout::OTHERS | layout::DIRECT => N_BASE_SEAT,
                    layout::TABLE => N_BASE_TABLE,
                    _ => rows,
                };
                weights[begin + base * columns..begin + rows * columns].fill(0.0);
            }
        }
        assert_eq!(Net::from_bytes(&net.to_bytes()), Ok(net));
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
        for modules in [ModuleSet::EMPTY, ModuleSet::covering()[0]] {
            let rules =
                Rules::new(3).expect("2 to 6 players").with_modules(modules).expect("they go together");
            let net = installed(&rules).expect("a net");
            assert_eq!(net.scope, Scope::of(&rules));
        }
    }
}
