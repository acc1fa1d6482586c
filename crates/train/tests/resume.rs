//! A training that was stopped and continued is the same as one that went on.

use train::{Course, Settings, Training};

fn begin() -> Training {
    let course = Course { player: "greedy".to_string(), seed: 7 };
    Training::new(Settings { course }, None)
}

#[test]
fn two_pieces_are_one_whole() {
    let mut whole = begin();
    (0..4).for_each(|_| {
        whole.step(1);
    });
    let mut first = begin();
    (0..2).for_each(|_| {
        first.step(2);
    });
    let path = std::env::temp_dir().join(format!("alhambra-{}.training", std::process::id()));
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
fn what_is_no_training_is_refused() {
    let path = std::env::temp_dir().join(format!("alhambra-{}.text", std::process::id()));
    std::fs::write(&path, "a text that is long enough").expect("a place for files");
    assert!(
        Training::load(&path).is_err_and(|error| error.to_string().contains("not the file of a training"))
    );
    std::fs::write(&path, b"alhtrn 1").expect("a place for files");
    assert!(Training::load(&path).is_err_and(|error| error.to_string().contains("cut short")));
    std::fs::remove_file(&path).expect("it is there");
    assert!(Training::load(&path).is_err());
}
