//! The rulebook for players and the rulings behind it, as pages that can be shown, searched and looked up by rule.
//!
//! The pages are written in Markdown, in `texts/<language>/*.md`; the rulings are the specification itself. Both are
//! turned into pages once, when the web page is built (`parse`, with the feature `markdown`), and fetched as JSON
//! when somebody opens the rules. So they add nothing to the first load, and the browser needs no Markdown parser.

mod search;

#[cfg(feature = "markdown")]
pub mod parse;

use serde::{Deserialize, Serialize};

pub use search::{Found, Hit, Index, Spot, fold};

/// The pages of the base game, in reading order.
pub const ALHAMBRA: [&str; 10] = [
    "about",
    "set-up",
    "turn",
    "take-money",
    "buy",
    "change-palace",
    "place",
    "scoring",
    "end",
    "two-players",
];

/// The pages of The Red Palace, in reading order.
pub const RED_PALACE: [&str; 4] = ["red-palace", "red-palace-turn", "guards", "red-palace-scoring"];

/// The pages of its modules. Modules that both games have get pages of their own here.
pub const RED_PALACE_MODULES: [&str; 4] =
    ["medinas", "red-palace-bazaars", "red-palace-camps", "classic-scoring"];

/// The prefix of the slug of a page about the Red Palace version of something that both games have.
const RED_PALACE_FORM: &str = "red-palace-";

/// All pages of one language, or all rulings.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Book {
    /// The pages, in reading order.
    pub pages: Vec<Page>,
    /// What happens when two modules are combined.
    pub pairs: Vec<Pair>,
}

/// One page: a title, what it is about, and its sections.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Page {
    /// Its identifier, the same in all languages: the slug of a module, or of a part of a game.
    pub slug: String,
    /// The title, in the language of the book.
    pub title: String,
    /// What it is about, as HTML.
    pub lead: String,
    /// The sections, in order.
    pub sections: Vec<Section>,
}

/// A heading and the text below it.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Section {
    /// Its identifier within the page, the same in all languages.
    pub anchor: String,
    /// The level of the heading: 2 for a section, 3 for a subsection.
    pub level: u8,
    /// The text of the heading, without markup.
    pub heading: String,
    /// The ids of the rules that are explained here.
    pub rules: Vec<String>,
    /// The contents, in order.
    pub blocks: Vec<Block>,
}

/// A piece of a section.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Block {
    /// Paragraphs, lists and tables, as HTML.
    Text(String),
    /// A row of cards, tiles and symbols, given by their names, and a description of what it shows.
    Pieces(Vec<String>, String),
    /// An interactive board, given by its name, and instructions for it.
    Board(String, String),
}

/// What happens when two modules are combined.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pair {
    /// The slugs of the two modules.
    pub modules: [String; 2],
    /// The ids of the rules it is based on.
    pub rules: Vec<String>,
    /// What happens, as HTML.
    pub text: String,
}

/// A place in the book: a page, and a section of it unless the whole page is meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place<'a> {
    /// The page that was found.
    pub page: &'a Page,
    /// The section on that page; `None` for the whole page.
    pub section: Option<&'a Section>,
}

impl Book {
    /// Reads a book from JSON; `None` if the text is not one.
    pub fn from_json(json: &str) -> Option<Book> {
        serde_json::from_str(json).ok()
    }

    /// The page with that slug, if there is one.
    pub fn page(&self, slug: &str) -> Option<&Page> {
        self.pages.iter().find(|page| page.slug == slug)
    }

    /// Where something is explained. `asked` is a page's slug, a section as `slug#anchor`, or the id of a rule, which
    /// gives the first section that names it.
    pub fn place(&self, asked: &str) -> Option<Place<'_>> {
        self.place_for(asked, &[])
    }

    /// Like [`Book::place`], for a game with pages of its own: those in `own` are preferred.
    pub fn place_for(&self, asked: &str, own: &[&str]) -> Option<Place<'_>> {
        let (name, anchor) =
            asked.split_once('#').map_or((asked, None), |(name, anchor)| (name, Some(anchor)));
        let form = own.iter().find(|slug| slug.strip_prefix(RED_PALACE_FORM) == Some(name));
        if let Some(page) = self.page(form.unwrap_or(&name)) {
            return Some(Place { page, section: anchor.and_then(|anchor| page.section(anchor)) });
        }
        let (own, others): (Vec<&Page>, Vec<&Page>) =
            self.pages.iter().partition(|page| own.contains(&page.slug.as_str()));
        own.into_iter().chain(others).find_map(|page| {
            let section = page.sections.iter().find(|section| section.tells(asked))?;
            Some(Place { page, section: Some(section) })
        })
    }

    /// The combination of two modules that cites that rule, if there is one.
    pub fn pair(&self, rule: &str) -> Option<&Pair> {
        self.pairs.iter().find(|pair| pair.rules.iter().any(|one| one == rule))
    }

    /// The combinations with that module, each with the slug of the other module.
    pub fn pairs_of<'a>(&'a self, slug: &'a str) -> impl Iterator<Item = (&'a str, &'a Pair)> {
        self.pairs.iter().filter_map(move |pair| {
            let [one, other] = &pair.modules;
            if one == slug {
                Some((other.as_str(), pair))
            } else {
                (other == slug).then_some((one.as_str(), pair))
            }
        })
    }
}

/// The slug of the shared topic, if this is the slug of a Red Palace page about something that both games have.
pub fn shared_slug(slug: &str) -> Option<&str> {
    RED_PALACE_MODULES.contains(&slug).then(|| slug.strip_prefix(RED_PALACE_FORM)).flatten()
}

impl Page {
    /// The section with that anchor, if there is one.
    pub fn section(&self, anchor: &str) -> Option<&Section> {
        self.sections.iter().find(|section| section.anchor == anchor)
    }
}

impl Section {
    /// Whether it is a subsection of an earlier section.
    pub fn is_part(&self) -> bool {
        self.level > 2
    }

    /// Whether the rule is explained here.
    pub fn tells(&self, rule: &str) -> bool {
        self.rules.iter().any(|one| one == rule)
    }

    /// Its text without any markup.
    pub fn words(&self) -> String {
        let mut words = String::new();
        for block in &self.blocks {
            match block {
                Block::Text(html) => words += &plain(html),
                Block::Pieces(_, told) | Block::Board(_, told) => words += told,
            }
            words.push(' ');
        }
        words
    }
}

/// The text of some HTML, without markup.
pub fn plain(html: &str) -> String {
    /// Tags within a line. Every other tag separates words.
    const INLINE: [&str; 4] = ["strong", "em", "a", "code"];
    let mut words = String::with_capacity(html.len());
    let mut rest = html;
    while let Some((text, (tag, after))) =
        rest.split_once('<').and_then(|(text, tag)| Some((text, tag.split_once('>')?)))
    {
        words.push_str(text);
        let name = tag.trim_start_matches('/').split(' ').next().unwrap_or_default();
        if !INLINE.contains(&name) {
            words.push(' ');
        }
        rest = after;
    }
    words.push_str(rest);
    words.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_with_pages_of_its_own_is_told_by_them() {
        let section = |anchor: &str, rule: &str| Section {
            anchor: anchor.to_string(),
            rules: vec![rule.to_string()],
            ..Section::default()
        };
        let page =
            |slug: &str, sections: Vec<Section>| Page { slug: slug.to_string(), sections, ..Page::default() };
        let book = Book {
            pages: vec![
                page("camps", vec![section("set-up", "CAMP-01"), section("turn", "CAMP-11")]),
                page("red-palace-camps", vec![section("turn", "CAMP-11")]),
            ],
            pairs: Vec::new(),
        };
        let found = |asked: &str, own: &[&str]| {
            let place = book.place_for(asked, own)?;
            Some((place.page.slug.clone(), place.section.map(|section| section.anchor.clone())))
        };
        let told = |slug: &str, anchor: Option<&str>| Some((slug.to_string(), anchor.map(str::to_string)));
        assert_eq!(found("CAMP-11", &[]), told("camps", Some("turn")));
        assert_eq!(found("CAMP-11", &RED_PALACE_MODULES), told("red-palace-camps", Some("turn")));
        assert_eq!(found("CAMP-01", &RED_PALACE_MODULES), told("camps", Some("set-up")));
        assert_eq!(found("camps", &RED_PALACE_MODULES), told("red-palace-camps", None));
        assert_eq!(found("camps#set-up", &[]), told("camps", Some("set-up")));
        assert_eq!(found("camps#nowhere", &[]), told("camps", None));
        assert_eq!(found("NONE-1", &[]), None);
    }

    #[test]
    fn markup_is_no_word() {
        assert_eq!(plain("<p>one <strong>two</strong></p><p>a &amp; b</p>").split_whitespace().count(), 5);
        assert_eq!(plain("a &lt;b&gt;"), "a <b>");
        assert_eq!(plain("the <strong>wall</strong>, <a href=\"#x\">here</a>"), "the wall, here");
    }
}
