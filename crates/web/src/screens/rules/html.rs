//! Rule texts as HTML: rule ids are links, headings can be jumped to, found words are marked.

use pulldown_cmark::{CowStr, Event, Options, Parser, Tag, TagEnd, html};

use super::files::rule_id_length;

/// A heading of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Heading {
    /// The `id` of its element.
    pub anchor: String,
    /// Its words.
    pub words: String,
}

/// A text as HTML, with its headings of the second level.
pub struct Page {
    /// The HTML.
    pub html: String,
    /// The headings.
    pub headings: Vec<Heading>,
}

/// Renders Markdown. `found` are the words to mark, in lower case.
pub fn render(markdown: &str, found: &[String]) -> Page {
    let mut headings = Vec::new();
    let mut events = Vec::new();
    let (mut heading, mut words, mut is_code) = (false, String::new(), false);
    // The first id in an item lays the rule down: it is where links lead.
    let mut is_start_of_item = false;
    for event in Parser::new_ext(markdown, Options::ENABLE_TABLES) {
        match event {
            Event::Start(Tag::Heading { level, .. }) if level as usize == 2 => {
                heading = true;
                words.clear();
                events.push(raw(format!("<h2 id=\"part-{}\" tabindex=\"-1\">", headings.len() + 1)));
            }
            Event::End(TagEnd::Heading(level)) if level as usize == 2 => {
                heading = false;
                let anchor = format!("part-{}", headings.len() + 1);
                headings.push(Heading { anchor, words: words.clone() });
                events.push(raw("</h2>".to_string()));
            }
            // A wide table scrolls on its own, by keyboard as well.
            Event::Start(Tag::Table(_)) => {
                events.push(raw("<div class=\"scroll-x\" tabindex=\"0\">".to_string()));
                events.push(event);
            }
            Event::End(TagEnd::Table) => {
                events.push(event);
                events.push(raw("</div>".to_string()));
            }
            Event::Start(Tag::Item | Tag::TableRow) => {
                is_start_of_item = true;
                events.push(event);
            }
            Event::Code(_) => {
                is_start_of_item = false;
                events.push(event);
            }
            Event::Start(Tag::CodeBlock(_)) => {
                is_code = true;
                events.push(event);
            }
            Event::End(TagEnd::CodeBlock) => {
                is_code = false;
                events.push(event);
            }
            Event::Text(text) if !is_code => {
                if heading {
                    words.push_str(&text);
                }
                events.push(raw(with_links(&text, found, std::mem::take(&mut is_start_of_item))));
            }
            event => events.push(event),
        }
    }
    let mut out = String::new();
    html::push_html(&mut out, events.into_iter());
    Page { html: out, headings }
}

fn raw(html: String) -> Event<'static> {
    Event::InlineHtml(CowStr::from(html))
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// A piece of text with its rule ids as links and the words found marked.
fn with_links(text: &str, found: &[String], is_start_of_item: bool) -> String {
    let mut out = String::new();
    let mut plain = 0;
    let mut place = 0;
    while place < text.len() {
        let is_begin = !text[..place].ends_with(|before: char| before.is_alphanumeric() || before == '-');
        if let Some(length) = rule_id_length(&text[place..]).filter(|_| is_begin) {
            out += &marked(&text[plain..place], found);
            let id = &text[place..place + length];
            let shown = marked(id, found);
            out += &if is_start_of_item && place == 0 {
                format!("<span class=\"rule-id\" id=\"{id}\" tabindex=\"-1\">{shown}</span>")
            } else {
                format!("<a href=\"#{id}\" data-rule=\"{id}\">{shown}</a>")
            };
            place += length;
            plain = place;
        } else {
            place += text[place..].chars().next().map_or(1, char::len_utf8);
        }
    }
    out + &marked(&text[plain..], found)
}

/// A piece of text with the words found marked.
fn marked(text: &str, found: &[String]) -> String {
    let lower = text.to_ascii_lowercase();
    let mut out = String::new();
    let mut place = 0;
    while place < text.len() {
        let hits = found
            .iter()
            .filter_map(|word| lower[place..].find(word.as_str()).map(|at| (place + at, word.len())));
        // The first hit; of those that begin together the longest.
        let Some((at, length)) = hits.min_by_key(|&(at, length)| (at, usize::MAX - length)) else { break };
        out += &escaped(&text[place..at]);
        out += &format!("<mark>{}</mark>", escaped(&text[at..at + length]));
        place = at + length;
    }
    out + &escaped(&text[place..])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_anchors_where_they_are_laid_down_and_links_elsewhere() {
        let page = render(
            "## 1 Part\n\n- **BASE-42 Sides.** See BASE-43.\n\n| Id | Text |\n| --- | --- |\n| INT-03 | x |\n",
            &[],
        );
        assert!(page.html.contains("id=\"BASE-42\"") && !page.html.contains("data-rule=\"BASE-42\""));
        assert!(page.html.contains("<a href=\"#BASE-43\" data-rule=\"BASE-43\">BASE-43</a>"));
        assert!(page.html.contains("id=\"INT-03\""));
        assert!(page.html.contains("<div class=\"scroll-x\" tabindex=\"0\"><table>"));
        let heading = Heading { anchor: "part-1".to_string(), words: "1 Part".to_string() };
        assert_eq!(page.headings, [heading]);
    }

    #[test]
    fn words_found_are_marked_whatever_their_case_and_nothing_is_markup() {
        let found = ["tile".to_string(), "on foot".to_string()];
        let html = render("Tiles & ON FOOT: a Tile", &found).html;
        assert!(
            html.contains("<mark>Tile</mark>s &amp; <mark>ON FOOT</mark>: a <mark>Tile</mark>"),
            "{html}"
        );
        assert!(!render("a \\<b> c", &["<b>".to_string()]).html.contains("<b>"));
    }
}
