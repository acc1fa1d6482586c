//! A small reader for the comma-separated tables in `data/`, whose errors name file and line.

use std::collections::HashSet;
use std::fs;
use std::path::Path;
use std::str::FromStr;

use anyhow::{Context, Result, anyhow, bail, ensure};

/// A table with named columns.
#[derive(Debug)]
pub struct Table {
    name: String,
    header: Vec<String>,
    rows: Vec<Record>,
}

/// The cells of one record, and the line it starts on, counted from 1.
#[derive(Debug)]
struct Record {
    line: usize,
    cells: Vec<String>,
}

/// One row of a [`Table`], which knows its position for error messages.
#[derive(Clone, Copy, Debug)]
pub struct Row<'a> {
    table: &'a Table,
    record: &'a Record,
}

impl Table {
    /// Reads the table `name`, a path relative to `root`.
    pub fn read(root: &Path, name: &str) -> Result<Table> {
        let text = fs::read_to_string(root.join(name)).with_context(|| format!("cannot read {name}"))?;
        Table::parse(name, &text)
    }

    /// Parses `text`; `name` is only used in error messages.
    pub fn parse(name: &str, text: &str) -> Result<Table> {
        let mut records = split_records(name, text)?.into_iter();
        let header = records.next().ok_or_else(|| anyhow!("{name}:1: there is no header line"))?.cells;
        let mut seen = HashSet::new();
        for column in &header {
            ensure!(seen.insert(column), "{name}:1: the column `{column}` occurs twice");
        }
        let rows: Vec<Record> = records.collect();
        for row in &rows {
            let (line, found, expected) = (row.line, row.cells.len(), header.len());
            ensure!(found == expected, "{name}:{line}: {found} cells where the header has {expected}");
        }
        Ok(Table { name: name.to_string(), header, rows })
    }

    /// The rows below the header, in order.
    pub fn rows(&self) -> impl Iterator<Item = Row<'_>> {
        self.rows.iter().map(|record| Row { table: self, record })
    }
}

impl<'a> Row<'a> {
    /// The text of the cell in `column`.
    pub fn text(self, column: &str) -> Result<&'a str> {
        let idx = self.table.header.iter().position(|name| name == column);
        let idx = idx.ok_or_else(|| anyhow!("{}:1: there is no column `{column}`", self.table.name))?;
        // `parse` has checked that every row is as wide as the header.
        Ok(&self.record.cells[idx])
    }

    /// The cell in `column` as a number.
    pub fn number<T: FromStr>(self, column: &str) -> Result<T> {
        let text = self.text(column)?;
        text.parse().map_err(|_| self.error(&format!("`{text}` in column `{column}` is no number in range")))
    }

    /// The index in `words` of the cell in `column`.
    pub fn index_in(self, column: &str, words: &[&str]) -> Result<usize> {
        let text = self.text(column)?;
        let unknown =
            || self.error(&format!("`{text}` in column `{column}` is none of {}", words.join(", ")));
        words.iter().position(|&word| word == text).ok_or_else(unknown)
    }

    /// An error that names the file and line of this row.
    pub fn error(self, what: &str) -> anyhow::Error {
        anyhow!("{}:{}: {what}", self.table.name, self.record.line)
    }
}

/// Splits `text` into records. A cell in double quotes may contain commas, line ends and doubled quotes; empty lines
/// are skipped.
fn split_records(name: &str, text: &str) -> Result<Vec<Record>> {
    let mut records = Vec::new();
    let mut cells = Vec::new();
    let mut cell = String::new();
    let (mut line, mut first_line) = (1, 1);
    let (mut in_quotes, mut was_quoted) = (false, false);
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        if c == '\n' {
            line += 1;
        }
        match c {
            '"' if in_quotes && chars.peek() == Some(&'"') => {
                chars.next();
                cell.push('"');
            }
            '"' if in_quotes => in_quotes = false,
            _ if in_quotes => cell.push(c),
            '"' if cell.is_empty() && !was_quoted => (in_quotes, was_quoted) = (true, true),
            '"' => bail!("{name}:{line}: a quote inside a cell that does not start with one"),
            ',' => {
                cells.push(std::mem::take(&mut cell));
                was_quoted = false;
            }
            '\r' if chars.peek() == Some(&'\n') => {}
            '\n' => {
                if !(cells.is_empty() && cell.is_empty() && !was_quoted) {
                    cells.push(std::mem::take(&mut cell));
                    records.push(Record { line: first_line, cells: std::mem::take(&mut cells) });
                }
                (first_line, was_quoted) = (line, false);
            }
            _ if was_quoted => bail!("{name}:{line}: text after the closing quote of a cell"),
            _ => cell.push(c),
        }
    }
    ensure!(!in_quotes, "{name}:{first_line}: a quoted cell is never closed");
    if !(cells.is_empty() && cell.is_empty() && !was_quoted) {
        cells.push(cell);
        records.push(Record { line: first_line, cells });
    }
    Ok(records)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The message with which `text` is refused; empty if it is not.
    fn refusal(text: &str) -> String {
        Table::parse("t.csv", text).err().map(|error| error.to_string()).unwrap_or_default()
    }

    #[test]
    fn quoted_cells_hold_commas_quotes_and_line_ends() {
        let table = Table::parse("t.csv", "id,text\r\na,\"x, \"\"y\"\"\nz\"\n\nb,").expect("parses");
        let rows: Vec<Row<'_>> = table.rows().collect();
        assert_eq!(rows.len(), 2);
        assert_eq!(rows[0].text("text").expect("column"), "x, \"y\"\nz");
        assert_eq!(rows[1].text("text").expect("column"), "");
        assert_eq!(rows[1].error("bad").to_string(), "t.csv:5: bad");
    }

    #[test]
    fn bad_tables_are_refused_with_file_and_line() {
        assert_eq!(refusal(""), "t.csv:1: there is no header line");
        assert_eq!(refusal("a,a\n"), "t.csv:1: the column `a` occurs twice");
        assert_eq!(refusal("a,b\n1,2\n1\n"), "t.csv:3: 1 cells where the header has 2");
        assert_eq!(refusal("a\nx\"y\n"), "t.csv:2: a quote inside a cell that does not start with one");
        assert_eq!(refusal("a\n\"x\"y\n"), "t.csv:2: text after the closing quote of a cell");
        assert_eq!(refusal("a\n\"x\n"), "t.csv:2: a quoted cell is never closed");
    }

    #[test]
    fn bad_cells_are_refused_with_file_and_line() {
        let table = Table::parse("t.csv", "kind,n\ntower,300\n").expect("parses");
        let row = table.rows().next().expect("one row");
        let message = |result: Result<usize>| result.err().map(|error| error.to_string()).unwrap_or_default();
        assert_eq!(row.index_in("kind", &["garden", "tower"]).expect("known"), 1);
        assert_eq!(
            message(row.index_in("kind", &["garden"])),
            "t.csv:2: `tower` in column `kind` is none of garden"
        );
        assert_eq!(message(row.text("walls").map(str::len)), "t.csv:1: there is no column `walls`");
        let number = row.number::<u8>("n").map(usize::from);
        assert_eq!(message(number), "t.csv:2: `300` in column `n` is no number in range");
    }
}
