//! Questions as players type them must lead to the paragraph that answers them.

use crate::common::book;
use book::{Book, Index};

/// A question in three languages, and where it is answered.
struct Question {
    /// In English, German and Polish.
    typed: [&'static str; 3],
    /// The sections that answer it, as page and anchor; one of them must be found.
    answers: &'static [&'static str],
}

const QUESTIONS: [Question; 12] = [
    Question {
        typed: [
            "may I put two walls together?",
            "darf ich zwei Mauern aneinanderlegen?",
            "czy mogę położyć dwa mury obok siebie?",
        ],
        answers: &["place#asked-two-walls", "place#match"],
    },
    Question {
        typed: ["who starts?", "wer fängt an?", "kto zaczyna?"],
        answers: &["set-up#who-starts", "set-up#asked-who-starts"],
    },
    Question {
        typed: ["what if two are tied?", "was ist bei Gleichstand?", "co przy remisie?"],
        answers: &["scoring#asked-tied", "scoring#ties"],
    },
    Question {
        typed: [
            "when do I get another action?",
            "wann bekomme ich noch eine Aktion?",
            "kiedy mam kolejną akcję?",
        ],
        answers: &["turn#asked-another", "turn#another", "buy#exact"],
    },
    Question {
        typed: ["do I get change", "bekomme ich Wechselgeld", "czy dostanę resztę"],
        answers: &["buy#asked-change"],
    },
    Question {
        typed: ["may I turn a tile", "darf ich ein Plättchen drehen", "czy mogę obrócić żeton"],
        answers: &["place#asked-turn", "place#turned"],
    },
    Question {
        typed: ["how many cards may I take", "wie viele Karten darf ich nehmen", "ile kart mogę wziąć"],
        answers: &["take-money#asked-how-many", "take-money#take"],
    },
    Question {
        typed: [
            "what if the market is empty",
            "was ist, wenn der Bauhof leer ist",
            "co jeśli giełda jest pusta",
        ],
        answers: &["buy#asked-empty"],
    },
    Question {
        typed: [
            "where do tiles go that I cannot place",
            "wohin kommen Plättchen, die ich nicht legen kann",
            "gdzie trafiają żetony, których nie mogę położyć",
        ],
        answers: &["place#asked-cannot"],
    },
    Question {
        typed: ["does an inner wall count", "zählt eine Mauer im Inneren", "czy mur wewnętrzny się liczy"],
        answers: &["scoring#asked-inner-wall"],
    },
    Question {
        typed: ["when does the game end", "wann endet das Spiel", "kiedy kończy się gra"],
        answers: &["end#asked-when", "end#when"],
    },
    Question { typed: ["longest wall", "längste Mauer", "najdłuższy mur"], answers: &["scoring#wall"] },
];

/// The best hits, as page and anchor.
fn first(book: &Book, index: &Index, typed: &str) -> Vec<String> {
    let hits = index.find(typed, 3).hits;
    let name = |place: book::Place<'_>| {
        format!("{}#{}", place.page.slug, place.section.map_or("", |section| section.anchor.as_str()))
    };
    hits.iter().filter_map(|hit| hit.place(book)).map(name).collect()
}

fn are_answered(language: &str, number: usize) {
    let book = book(language);
    let index = Index::new(&book);
    let mut wrong = Vec::new();
    for Question { typed, answers } in &QUESTIONS {
        let found = first(&book, &index, typed[number]);
        if !answers.iter().any(|answer| found.iter().any(|found| found == answer)) {
            wrong.push(format!("{}: {found:?}", typed[number]));
        }
    }
    assert!(wrong.is_empty(), "{language}:\n{}", wrong.join("\n"));
}

#[test]
fn questions_are_answered_in_english() {
    are_answered("en", 0);
}

#[test]
fn questions_are_answered_in_german() {
    are_answered("de", 1);
}

#[test]
fn questions_are_answered_in_polish() {
    are_answered("pl", 2);
}
