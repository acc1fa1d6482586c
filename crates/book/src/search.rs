//! Searches the book for what people type: with missing accents, other endings, or a wrong letter.

use std::collections::HashMap;

use super::{Book, Place};

/// The weight of a word, by where it occurs.
const IN_TITLE: f32 = 2.0;
const IN_HEADING: f32 = 3.0;
const IN_TEXT: f32 = 1.0;

/// The weight of each repetition of a word. It is small, because a long text is not a better match.
const AGAIN: f32 = 0.05;

/// The smallest share of the typed words, by weight, that a hit must contain.
const LEAST_SHARE: f32 = 0.4;

/// How much more a page of the base game counts than one about a variant: most questions are about the base game.
const OF_BASE_GAME: f32 = 1.15;

/// A word that occurs in more than this share of all places is not highlighted in excerpts.
const COMMON: f32 = 0.2;

/// Something that can be found.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Spot {
    /// A section, as the index of its page and its index on that page.
    Section(usize, usize),
    /// A combination of two modules, as an index into [`Book::pairs`].
    Pair(usize),
}

/// A place that was found.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Hit {
    /// What was found.
    pub spot: Spot,
    /// How well it matches; higher is better.
    pub score: f32,
}

/// What a search found.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct Found {
    /// The matching places, best first.
    pub hits: Vec<Hit>,
    /// The typed words that are specific enough to be highlighted.
    telling: Vec<Vec<char>>,
}

/// The words of a book, and where they occur.
pub struct Index {
    /// All places, each with its weight.
    spots: Vec<(Spot, f32)>,
    words: Vec<Word>,
}

struct Word {
    letters: Vec<char>,
    /// The places it occurs in, with its weight there.
    places: Vec<(usize, f32)>,
}

/// The form in which texts are compared: lower case, without accents.
pub fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for letter in text.chars().flat_map(char::to_lowercase) {
        folded.push_str(match letter {
            'à' | 'á' | 'â' | 'ä' | 'ã' | 'ą' => "a",
            'ç' | 'ć' => "c",
            'è' | 'é' | 'ê' | 'ë' | 'ę' => "e",
            'ì' | 'í' | 'î' | 'ï' => "i",
            'ł' => "l",
            'ñ' | 'ń' => "n",
            'ò' | 'ó' | 'ô' | 'ö' => "o",
            'ù' | 'ú' | 'û' | 'ü' => "u",
            'ś' => "s",
            'ź' | 'ż' => "z",
            'œ' => "oe",
            'æ' => "ae",
            'ß' => "ss",
            other => {
                folded.push(other);
                continue;
            }
        });
    }
    folded
}

/// The words of a text, ready to be compared. Single letters are ignored.
fn words(text: &str) -> impl Iterator<Item = String> {
    let folded = fold(text);
    let parts: Vec<String> = folded
        .split(|letter: char| !letter.is_alphanumeric())
        .filter(|word| word.chars().count() > 1)
        .map(str::to_string)
        .collect();
    parts.into_iter()
}

/// How similar two words are, from 0 to 1: the same, with another ending, part of a compound, or with a wrong letter.
fn likeness(typed: &[char], found: &[char]) -> f32 {
    if typed == found {
        return 1.0;
    }
    let same = typed.iter().zip(found).take_while(|(one, other)| one == other).count();
    let (short, long) = (typed.len().min(found.len()), typed.len().max(found.len()));
    // Either still being typed or with another ending: at least four letters are shared, and most of both words.
    if same >= 4 && (same == typed.len() && 2 * same >= long || 3 * same >= 2 * long)
        || same >= 3 && same == short && long - same <= 1
    {
        return 0.85;
    }
    if typed.len() >= 5 && found.len() > typed.len() && found.windows(typed.len()).any(|part| part == typed) {
        return 0.6;
    }
    let allowed = match short {
        0..=3 => 0,
        4..=7 => 1,
        _ => 2,
    };
    if long - short <= allowed && mistakes(typed, found) <= allowed { 0.6 } else { 0.0 }
}

/// The number of letters that are wrong, missing, extra or swapped (the edit distance).
fn mistakes(one: &[char], other: &[char]) -> usize {
    let width = other.len() + 1;
    let mut table = vec![0; (one.len() + 1) * width];
    for row in 0..=one.len() {
        for column in 0..width {
            table[row * width + column] = if row == 0 || column == 0 {
                row + column
            } else {
                let changed = usize::from(one[row - 1] != other[column - 1]);
                let least = (table[(row - 1) * width + column] + 1)
                    .min(table[row * width + column - 1] + 1)
                    .min(table[(row - 1) * width + column - 1] + changed);
                let is_swapped = row > 1
                    && column > 1
                    && one[row - 1] == other[column - 2]
                    && one[row - 2] == other[column - 1];
                if is_swapped { least.min(table[(row - 2) * width + column - 2] + 1) } else { least }
            };
        }
    }
    table[one.len() * width + other.len()]
}

impl Index {
    /// Indexes a book.
    pub fn new(book: &Book) -> Index {
        let mut spots = Vec::new();
        let mut found: HashMap<String, Vec<(usize, f32)>> = HashMap::new();
        let mut take = |spot: Spot, texts: &[(&str, f32)]| {
            for (text, weight) in texts {
                for word in words(text) {
                    note(found.entry(word).or_default(), spots.len(), *weight);
                }
            }
            let is_of_base_game = match spot {
                Spot::Section(page, _) => super::ALHAMBRA.contains(&book.pages[page].slug.as_str()),
                Spot::Pair(_) => false,
            };
            spots.push((spot, if is_of_base_game { OF_BASE_GAME } else { 1.0 }));
        };
        for (page_number, page) in book.pages.iter().enumerate() {
            for (section_number, section) in page.sections.iter().enumerate() {
                // The lead of a page counts towards its first section.
                let lead = if section_number == 0 { super::plain(&page.lead) } else { String::new() };
                let texts = [
                    (page.title.as_str(), IN_TITLE),
                    (section.heading.as_str(), IN_HEADING),
                    (lead.as_str(), IN_TEXT),
                    (&section.words(), IN_TEXT),
                ];
                take(Spot::Section(page_number, section_number), &texts);
            }
        }
        for (number, pair) in book.pairs.iter().enumerate() {
            let title = |slug: &String| book.page(slug).map_or_else(String::new, |page| page.title.clone());
            let [one, other] = pair.modules.each_ref().map(title);
            let text = super::plain(&pair.text);
            take(
                Spot::Pair(number),
                &[(one.as_str(), IN_TITLE), (other.as_str(), IN_TITLE), (text.as_str(), IN_TEXT)],
            );
        }
        let words = found.into_iter().map(|(word, places)| Word { letters: word.chars().collect(), places });
        Index { spots, words: words.collect() }
    }

    /// The places that match best, at most `most` of them.
    pub fn find(&self, typed: &str, most: usize) -> Found {
        let typed: Vec<Vec<char>> = words(typed).map(|word| word.chars().collect()).collect();
        let mut scores = vec![(0.0_f32, 0.0_f32); self.spots.len()];
        let (mut all, mut telling, mut rarest) = (0.0, Vec::new(), (0.0, None));
        for word in &typed {
            let mut best = vec![0.0_f32; self.spots.len()];
            let mut is_in = vec![false; self.spots.len()];
            for known in &self.words {
                let likeness = likeness(word, &known.letters);
                if likeness > 0.0 {
                    for &(spot, weight) in &known.places {
                        best[spot] = best[spot].max(likeness * weight);
                        is_in[spot] |= likeness > 0.8;
                    }
                }
            }
            // A word that occurs everywhere says little.
            let holders = is_in.iter().filter(|&&is_in| is_in).count();
            let rarity = (1.0 + self.spots.len() as f32 / (1.0 + holders as f32)).ln().powf(1.3);
            if rarity > rarest.0 {
                rarest = (rarity, Some(word));
            }
            if (holders as f32) < COMMON * self.spots.len() as f32 {
                telling.push(word.clone());
            }
            all += rarity;
            for (score, best) in scores.iter_mut().zip(&best).filter(|(_, best)| **best > 0.0) {
                score.0 += rarity * best;
                score.1 += rarity;
            }
        }
        if telling.is_empty() {
            telling.extend(rarest.1.cloned());
        }
        let places = self.spots.iter().zip(scores);
        let mut hits: Vec<Hit> = places
            .filter(|(_, (score, held))| *score > 0.0 && *held >= LEAST_SHARE * all)
            .map(|(&(spot, weight), (score, held))| Hit { spot, score: weight * score * held / all })
            .collect();
        // Equal matches are sorted by their order in the book.
        hits.sort_by(|one, other| other.score.total_cmp(&one.score).then(one.spot.cmp(&other.spot)));
        hits.truncate(most);
        Found { hits, telling }
    }
}

impl Found {
    /// The part of a text, at most `most` letters long, that contains most of the typed words. It is cut into pieces;
    /// `true` marks those that were found.
    pub fn excerpt(&self, text: &str, most: usize) -> Vec<(bool, String)> {
        let text: Vec<char> = text.split_whitespace().collect::<Vec<_>>().join(" ").chars().collect();
        let found = self.found_in(&text);
        // The window with the most different words; the first one if several are equal.
        let kinds_from = |start: usize| {
            let inside = found.iter().filter(|(at, end, _)| *at >= start && *end <= start + most);
            let mut kinds: Vec<usize> = inside.map(|(.., word)| *word).collect();
            kinds.sort_unstable();
            kinds.dedup();
            kinds.len()
        };
        let best =
            found.iter().max_by_key(|(at, ..)| (kinds_from(*at), usize::MAX - at)).map_or(0, |(at, ..)| *at);
        let start = begin_before(&text, best, most / 3);
        let mut end = text.len().min(start + most);
        while end < text.len() && end > start && text[end] != ' ' {
            end -= 1;
        }
        let mut pieces = Vec::new();
        let mut push = |is_found: bool, part: &[char]| {
            if !part.is_empty() {
                pieces.push((is_found, part.iter().collect::<String>()));
            }
        };
        if start > 0 {
            push(false, &['…', ' ']);
        }
        let mut place = start;
        for &(at, until, _) in found.iter().filter(|(at, until, _)| *at >= start && *until <= end) {
            push(false, &text[place..at]);
            push(true, &text[at..until]);
            place = until;
        }
        push(false, &text[place..end]);
        if end < text.len() {
            push(false, &[' ', '…']);
        }
        pieces
    }

    /// Where the words to highlight occur in a text: start, end, and index of the word.
    fn found_in(&self, text: &[char]) -> Vec<(usize, usize, usize)> {
        let (mut found, mut start) = (Vec::new(), None);
        for place in 0..=text.len() {
            let is_letter = text.get(place).is_some_and(|letter| letter.is_alphanumeric());
            match (start, is_letter) {
                (None, true) => start = Some(place),
                (Some(from), false) => {
                    let word: Vec<char> =
                        fold(&text[from..place].iter().collect::<String>()).chars().collect();
                    let typed = self.telling.iter().position(|typed| likeness(typed, &word) > 0.5);
                    found.extend(typed.map(|typed| (from, place, typed)));
                    start = None;
                }
                (None, false) | (Some(_), true) => {}
            }
        }
        found
    }
}

/// Where an excerpt that shows `place` should begin: at its sentence, or at most `most` letters before it.
fn begin_before(text: &[char], place: usize, most: usize) -> usize {
    let least = place.saturating_sub(most);
    let sentence = (least..place)
        .rev()
        .find(|&at| at > 0 && text[at] == ' ' && matches!(text[at - 1], '.' | '?' | '!' | ':'));
    let word = (least..place).find(|&at| text[at] == ' ');
    match (least, sentence) {
        (_, Some(at)) => at + 1,
        (0, None) => 0,
        (_, None) => word.map_or(place, |at| at + 1),
    }
}

/// Records a word in a section. Its heaviest occurrence counts, plus a little for each repetition.
fn note(places: &mut Vec<(usize, f32)>, section: usize, weight: f32) {
    match places.last_mut() {
        Some((last, known)) if *last == section => *known = known.max(weight) + AGAIN,
        _ => places.push((section, weight)),
    }
}

impl Hit {
    /// The page and section of this hit in that book; for a combination of two modules, the page of the first one.
    pub fn place<'a>(&self, book: &'a Book) -> Option<Place<'a>> {
        match self.spot {
            Spot::Section(page, section) => {
                let page = book.pages.get(page)?;
                Some(Place { page, section: Some(page.sections.get(section)?) })
            }
            Spot::Pair(pair) => {
                let [first, _] = &book.pairs.get(pair)?.modules;
                Some(Place { page: book.page(first)?, section: None })
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn alike(one: &str, other: &str) -> f32 {
        let letters = |word: &str| fold(word).chars().collect::<Vec<_>>();
        likeness(&letters(one), &letters(other))
    }

    #[test]
    fn accents_and_capitals_do_not_matter() {
        assert_eq!(fold("Najdłuższy MUR, längste Straße, où"), "najdluzszy mur, langste strasse, ou");
    }

    #[test]
    fn endings_compounds_and_slips_are_forgiven_and_other_words_are_not() {
        for (typed, found) in [
            ("wall", "walls"),
            ("mury", "mur"),
            ("zahlen", "bezahlen"),
            ("mauer", "stadtmauer"),
            ("najdluzszego", "najdłuższy"),
            ("fountian", "fountain"),
            ("resrve", "reserve"),
        ] {
            assert!(alike(typed, found) > 0.5, "{typed} {found} {}", alike(typed, found));
        }
        for (typed, found) in [("wall", "well"), ("tie", "tile"), ("place", "palace"), ("turm", "tura")] {
            assert!(alike(typed, found) < 0.7, "{typed} {found}");
        }
        assert_eq!(alike("wall", "gate"), 0.0);
    }

    #[test]
    fn what_was_found_is_marked_in_its_sentence() {
        let found =
            Found { hits: Vec::new(), telling: vec!["wall".chars().collect(), "counts".chars().collect()] };
        let text = "A tower stands here. Where two tiles touch, no Wall counts at all, and  more words follow after it.";
        let pieces = found.excerpt(text, 60);
        let marked: Vec<&str> = pieces.iter().filter(|(is, _)| *is).map(|(_, text)| text.as_str()).collect();
        assert_eq!(marked, ["Wall", "counts"]);
        let whole: String = pieces.iter().map(|(_, text)| text.as_str()).collect();
        assert!(whole.starts_with("… ") && whole.ends_with(" …") && whole.chars().count() <= 64, "{whole}");
        assert_eq!(Found::default().excerpt("Short.", 60), [(false, "Short.".to_string())]);
    }

    #[test]
    fn mistakes_are_counted() {
        let count = |one: &str, other: &str| {
            mistakes(&one.chars().collect::<Vec<_>>(), &other.chars().collect::<Vec<_>>())
        };
        assert_eq!((count("wall", "wall"), count("wlal", "wall"), count("wal", "wall")), (0, 1, 1));
        assert_eq!(count("", "abc"), 3);
    }
}
