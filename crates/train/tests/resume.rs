//! A training that was stopped and continued is the same as one that went on.

use bots::net::Scope;
use train::{Course, Player, Settings, Training};

fn check(course: Course) {
    let begin = || Training::new(Settings { course: course.clone(), rate: 1.5e-3 }, None);
    let mut whole = begin();
    (0..4).for_each(|_| {
        whole.step(1);
    });
    let mut first = begin();
    (0..2).for_each(|_| {
        first.step(2);
    });
    let path =
        std::env::temp_dir().join(format!("alhambra-{}-{:?}.training", std::process::id(), course.player));
    first.save(&path).expect("a place for files");
    let mut second = Training::load(&path).expect("what was saved");
    assert_eq!(second, first);
    (0..2).for_each(|_| {
        second.step(3);
    });
    std::fs::remove_file(&path).expect("it is there");
    assert!(second == whole, "the weights differ");
    assert_eq!(second.games(), whole.games());
}

#[test]
fn two_pieces_are_one_whole() {
    check(Course { player: Player::Greedy, scope: Scope::Everything, seed: 7, trace: 1.0 });
}

#[test]
fn two_pieces_are_one_whole_where_the_net_plays() {
    check(Course { player: Player::Itself, scope: Scope::Plain, seed: 7, trace: 0.9 });
}

#[test]
fn what_is_no_training_is_refused() {
    let path = std::env::temp_dir().join(format!("alhambra-{}.text", std::process::id()));
    std::fs::write(&path, "a text that is long enough").expect("a place for files");
    assert!(
        Training::load(&path).is_err_and(|error| error.to_string().contains("not the file of a training"))
    );
    std::fs::write(&path, b"alhtrn 2").expect("a place for files");
    assert!(Training::load(&path).is_err_and(|error| error.to_string().contains("cut short")));
    std::fs::remove_file(&path).expect("it is there");
    assert!(Training::load(&path).is_err());
}
