//! Makes pages from Markdown: those of the book, and the rule files behind them.

use std::fmt;
use std::fs;
use std::io;
use std::path::Path;

use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, html};

use super::{Block, Book, Page, Pair, Section};

/// The file that explains combinations of two modules.
const PAIRS: &str = "pairs";

/// Why a page could not be built.
#[derive(Debug)]
pub struct Broken {
    /// The name of the file.
    pub file: String,
    /// What is wrong with it.
    pub why: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.file, self.why)
    }
}

impl std::error::Error for Broken {}

fn broken<T>(file: &str, why: impl Into<String>) -> Result<T, Broken> {
    Err(Broken { file: file.to_string(), why: why.into() })
}

fn read(path: &Path) -> Result<String, Broken> {
    fs::read_to_string(path)
        .or_else(|error: io::Error| broken(&path.display().to_string(), error.to_string()))
}

/// The book of one language from its folder, with these pages in this order.
///
/// # Errors
///
/// Fails if a file cannot be read or is not written as a page.
pub fn book(folder: &Path, slugs: &[&str]) -> Result<Book, Broken> {
    let mut book = Book::default();
    for slug in slugs {
        book.pages.push(page(slug, &read(&folder.join(format!("{slug}.md")))?)?);
    }
    for section in page(PAIRS, &read(&folder.join(format!("{PAIRS}.md")))?)?.sections {
        let Some((one, other)) = section.anchor.split_once("--") else {
            return broken(PAIRS, format!("{} does not name two modules", section.anchor));
        };
        let modules = [one.to_string(), other.to_string()];
        let [Block::Text(text)] = &section.blocks[..] else {
            return broken(PAIRS, format!("{} is not a single text", section.anchor));
        };
        book.pairs.push(Pair { modules, rules: section.rules, text: text.clone() });
    }
    Ok(book)
}

/// All rule files of a folder, in order of their names.
///
/// # Errors
///
/// Fails if the folder or one of its files cannot be read.
pub fn rulings(folder: &Path) -> Result<Book, Broken> {
    let entries =
        fs::read_dir(folder).or_else(|error| broken(&folder.display().to_string(), error.to_string()))?;
    let mut paths: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    let mut book = Book::default();
    for path in paths {
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        if name != "README" {
            book.pages.push(rule_file(&name, &read(&path)?));
        }
    }
    Ok(book)
}

fn options() -> Options {
    Options::ENABLE_TABLES | Options::ENABLE_HEADING_ATTRIBUTES
}

fn to_html<'a>(events: impl IntoIterator<Item = Event<'a>>) -> String {
    let mut out = String::new();
    html::push_html(&mut out, events.into_iter());
    // A wide table gets its own scroll area, which also works by keyboard.
    let framed = out.trim().replace("<table>", "<div class=\"scroll-x\" tabindex=\"0\"><table>");
    framed.replace("</table>", "</table></div>")
}

fn words_of(events: &[Event<'_>]) -> String {
    let mut words = String::new();
    for event in events {
        match event {
            Event::Text(text) | Event::Code(text) => words += text,
            Event::SoftBreak | Event::HardBreak => words.push(' '),
            _ => {}
        }
    }
    words
}

/// The picture or board that a paragraph consists of, if it is nothing else.
fn picture(events: &[Event<'_>]) -> Option<Block> {
    let [
        Event::Start(Tag::Paragraph),
        Event::Start(Tag::Image { dest_url, .. }),
        told @ ..,
        Event::End(TagEnd::Image),
        Event::End(TagEnd::Paragraph),
    ] = events
    else {
        return None;
    };
    let told = words_of(told);
    let (kind, name) = dest_url.split_once(':')?;
    match kind {
        "pieces" => Some(Block::Pieces(
            name.split("%20").flat_map(str::split_whitespace).map(str::to_string).collect(),
            told,
        )),
        "board" => Some(Block::Board(name.to_string(), told)),
        _ => None,
    }
}

/// One page of the book.
///
/// # Errors
///
/// Fails if the title, the lead or the anchor of a heading is missing, or if a heading is too deep.
pub fn page(slug: &str, markdown: &str) -> Result<Page, Broken> {
    let mut page = Page { slug: slug.to_string(), ..Page::default() };
    let mut lead = Vec::new();
    let mut pending: Vec<Event<'_>> = Vec::new();
    let mut heading: Option<(Section, Vec<Event<'_>>)> = None;
    let mut depth = 0;
    let mut block: Vec<Event<'_>> = Vec::new();
    // Picture addresses with spaces must be in angle brackets, as Markdown requires.
    for event in Parser::new_ext(markdown, options()) {
        match event {
            Event::Start(Tag::Heading { level, id, classes, .. }) => {
                flush(&mut page, &mut pending, &mut lead);
                let anchor = id.map(|id| id.to_string()).unwrap_or_default();
                if level != HeadingLevel::H1 && anchor.is_empty() {
                    return broken(slug, "a heading has no anchor");
                }
                let rules = classes.iter().map(|class| class.to_string()).collect();
                let section = Section { anchor, level: level as u8, rules, ..Section::default() };
                heading = Some((section, Vec::new()));
            }
            Event::End(TagEnd::Heading(level)) => {
                let Some((mut section, words)) = heading.take() else { continue };
                section.heading = words_of(&words).trim().to_string();
                match level {
                    HeadingLevel::H1 => page.title = section.heading,
                    HeadingLevel::H2 | HeadingLevel::H3 => page.sections.push(section),
                    _ => return broken(slug, format!("the heading {:?} is too deep", section.heading)),
                }
            }
            event if heading.is_some() => heading.iter_mut().for_each(|(_, words)| words.push(event.clone())),
            event => {
                depth += match event {
                    Event::Start(_) => 1,
                    Event::End(_) => -1,
                    _ => 0,
                };
                block.push(event);
                if depth == 0 {
                    match (picture(&block), page.sections.last_mut()) {
                        (Some(picture), Some(_)) => {
                            flush(&mut page, &mut pending, &mut lead);
                            page.sections
                                .last_mut()
                                .into_iter()
                                .for_each(|section| section.blocks.push(picture.clone()));
                            block.clear();
                        }
                        _ => pending.append(&mut block),
                    }
                }
            }
        }
    }
    flush(&mut page, &mut pending, &mut lead);
    page.lead = to_html(lead);
    if page.title.is_empty() || page.lead.is_empty() {
        return broken(slug, "the title or the lead is missing");
    }
    Ok(page)
}

/// Ends a run of text and adds it to the last section, or to the lead if there is no section yet.
fn flush<'a>(page: &mut Page, pending: &mut Vec<Event<'a>>, lead: &mut Vec<Event<'a>>) {
    if pending.is_empty() {
        return;
    }
    match page.sections.last_mut() {
        Some(section) => section.blocks.push(Block::Text(to_html(pending.drain(..)))),
        None => lead.append(pending),
    }
}

/// A rule file as a page: every heading and every rule is a section, so that each rule can be found and shown by
/// itself.
pub fn rule_file(name: &str, markdown: &str) -> Page {
    let mut page = Page { slug: name.to_string(), ..Page::default() };
    let mut heading: Option<HeadingLevel> = None;
    let (mut words, mut item, mut depth, mut is_code) = (String::new(), Vec::new(), 0_usize, false);
    let mut is_start = false;
    let mut laid_down: Vec<String> = Vec::new();
    let mut parts = 0;
    for event in Parser::new_ext(markdown, options()) {
        match event {
            Event::Start(Tag::Heading { level, .. }) => {
                heading = Some(level);
                words.clear();
            }
            Event::End(TagEnd::Heading(level)) => {
                heading = None;
                if level == HeadingLevel::H1 {
                    page.title = words.clone();
                } else {
                    parts += 1;
                    let anchor = format!("part-{parts}");
                    page.sections.push(Section {
                        anchor,
                        level: 2,
                        heading: words.clone(),
                        ..Section::default()
                    });
                }
            }
            Event::Text(text) | Event::Code(text) if heading.is_some() => words += &text,
            // Lists are split into their items; the items keep their formatting.
            Event::Start(Tag::List(_)) | Event::End(TagEnd::List(_)) if depth == 0 => {}
            Event::Start(tag) => {
                is_start |= matches!(tag, Tag::Item | Tag::TableRow);
                is_code |= matches!(tag, Tag::CodeBlock(_));
                let is_plain_item = depth == 0 && matches!(tag, Tag::Item);
                item.push(if is_plain_item { Event::Start(Tag::Paragraph) } else { Event::Start(tag) });
                depth += 1;
            }
            Event::End(tag) => {
                depth -= 1;
                is_code &= tag != TagEnd::CodeBlock;
                let is_item = depth == 0 && tag == TagEnd::Item;
                item.push(if is_item { Event::End(TagEnd::Paragraph) } else { Event::End(tag) });
                if depth == 0 {
                    let block = Block::Text(to_html(item.drain(..)));
                    let rules = std::mem::take(&mut laid_down);
                    match (&rules[..], is_item) {
                        ([id, ..], true) => {
                            let (anchor, level) = (id.clone(), 3);
                            page.sections.push(Section {
                                anchor,
                                level,
                                rules,
                                blocks: vec![block],
                                ..Section::default()
                            });
                        }
                        _ => add(&mut page, block, rules),
                    }
                }
            }
            Event::Text(text) if !is_code => {
                let is_first = std::mem::take(&mut is_start);
                if is_first && let Some(length) = rule_id_length(&text) {
                    laid_down.push(text[..length].to_string());
                }
                item.push(raw(with_links(&text, is_first)));
            }
            event => {
                is_start = is_start && !matches!(event, Event::Code(_));
                item.push(event);
            }
        }
    }
    page
}

/// Adds a block to the last section, or to an unnamed one if the last section is a rule.
fn add(page: &mut Page, block: Block, rules: Vec<String>) {
    match page.sections.last_mut() {
        Some(section) if section.level == 2 || section.anchor.is_empty() => {
            section.blocks.push(block);
            section.rules.extend(rules);
        }
        Some(_) => {
            page.sections.push(Section { level: 3, blocks: vec![block], rules, ..Section::default() });
        }
        None => {
            page.lead += &match block {
                Block::Text(html) => html,
                Block::Pieces(..) | Block::Board(..) => String::new(),
            }
        }
    }
}

fn raw(html: String) -> Event<'static> {
    Event::InlineHtml(CowStr::from(html))
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// The length of the rule id at the start of a text: capitals, a hyphen and digits, with no letter after them.
pub fn rule_id_length(text: &str) -> Option<usize> {
    let letters = text.bytes().take_while(u8::is_ascii_uppercase).count();
    let digits = text[letters..].strip_prefix('-')?.bytes().take_while(u8::is_ascii_digit).count();
    let length = letters + 1 + digits;
    let ends = !text[length..].starts_with(|next: char| next.is_alphanumeric());
    ((2..=4).contains(&letters) && (1..=3).contains(&digits) && ends).then_some(length)
}

/// A text with its rule ids as links. An id at the start of an item is defined there, so it becomes the link target.
fn with_links(text: &str, is_start_of_item: bool) -> String {
    let (mut out, mut plain, mut place) = (String::new(), 0, 0);
    while place < text.len() {
        let is_begin = !text[..place].ends_with(|before: char| before.is_alphanumeric() || before == '-');
        if let Some(length) = rule_id_length(&text[place..]).filter(|_| is_begin) {
            out += &escaped(&text[plain..place]);
            let id = &text[place..place + length];
            out += &if is_start_of_item && place == 0 {
                format!("<span class=\"rule-id\" id=\"{id}\" tabindex=\"-1\">{id}</span>")
            } else {
                format!("<a href=\"#{id}\" data-rule=\"{id}\">{id}</a>")
            };
            place += length;
            plain = place;
        } else {
            place += text[place..].chars().next().map_or(1, char::len_utf8);
        }
    }
    out + &escaped(&text[plain..])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_has_sections_with_rules_and_pictures() {
        let text = "# City Gates\n\nA gate opens.\n\n## Set-up {#set-up .GATE-01 .GATE-02}\n\nLay **two**.\n\n\
            ![four and seven](<pieces:dinar-4 + dinar-7>)\n\n- one\n- two\n\n### Why? {#asked-1 .GATE-23}\n\nBecause.\n";
        let page = page("city-gates", text).expect("a page");
        assert_eq!((page.title.as_str(), page.lead.as_str()), ("City Gates", "<p>A gate opens.</p>"));
        let [set_up, why] = &page.sections[..] else { panic!("{:?}", page.sections) };
        assert_eq!(set_up.rules, ["GATE-01", "GATE-02"]);
        assert_eq!((set_up.level, why.level, why.heading.as_str()), (2, 3, "Why?"));
        let [Block::Text(lay), Block::Pieces(pieces, told), Block::Text(list)] = &set_up.blocks[..] else {
            panic!("{:?}", set_up.blocks)
        };
        assert!(lay.contains("<strong>two</strong>") && list.contains("<li>two</li>"));
        assert_eq!((pieces.join(" ").as_str(), told.as_str()), ("dinar-4 + dinar-7", "four and seven"));
        assert!(super::page("x", "# T\n\nlead\n\n## no anchor\n").is_err());
    }

    #[test]
    fn every_rule_of_a_file_is_a_section_and_others_are_links() {
        let text = "# Gates\n\n## 1 Part\n\n- **BASE-42 Sides.** See BASE-43.\n- **BASE-43** Open.\n\n| Id | Text |\n| --- | --- |\n| INT-03 | x < y |\n";
        let page = rule_file("21-city-gates", text);
        let anchors: Vec<&str> = page.sections.iter().map(|section| section.anchor.as_str()).collect();
        assert_eq!(anchors, ["part-1", "BASE-42", "BASE-43", ""]);
        let Block::Text(first) = &page.sections[1].blocks[0] else { panic!() };
        assert!(first.contains("id=\"BASE-42\"") && first.contains("data-rule=\"BASE-43\""), "{first}");
        assert_eq!(page.sections[3].rules, ["INT-03"]);
        let Block::Text(table) = &page.sections[3].blocks[0] else { panic!() };
        assert!(table.contains("x &lt; y") && table.contains("scroll-x"), "{table}");
    }

    #[test]
    fn ids_end_where_they_end() {
        assert_eq!(rule_id_length("BASE-42 Matching"), Some(7));
        assert_eq!(rule_id_length("BASE-42,"), Some(7));
        for text in ["BASE-", "base-42", "BASE-42b", "B-1", "BASES-1", "Hello"] {
            assert_eq!(rule_id_length(text), None, "{text}");
        }
    }
}
