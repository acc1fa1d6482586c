//! A module made by `new-module` builds at once; tried in a copy of the tree.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Copies a folder except for build output and git files.
fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("can be made");
    for entry in fs::read_dir(from).expect("is a folder") {
        let entry = entry.expect("is read");
        let (name, kind) = (entry.file_name(), entry.file_type().expect("is known"));
        if kind.is_dir()
            && !["target", ".git", "corpus", "artifacts", "dist"].iter().any(|other| name == *other)
        {
            copy(&entry.path(), &to.join(name));
        } else if kind.is_file() {
            fs::copy(entry.path(), to.join(name)).expect("is copied");
        }
    }
}

/// Every file below a folder, with its contents.
fn texts(folder: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("is a folder") {
        let path = entry.expect("is read").path();
        if path.is_dir() {
            found.extend(texts(&path));
        } else {
            let text = fs::read(&path).expect("is read");
            found.push((path, text));
        }
    }
    found.sort();
    found
}

/// Runs a subcommand in that tree.
fn xtask(tree: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_xtask"));
    command.args(arguments).env("CARGO_MANIFEST_DIR", tree.join("xtask"));
    command.output().expect("can be started")
}

#[test]
fn a_new_module_builds_and_does_nothing() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    // Inside the build folder, so that dependencies of both trees are built only once.
    let temporary = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let tree = temporary.join("new-module");
    if tree.exists() {
        fs::remove_dir_all(&tree).expect("can be cleared");
    }
    copy(&root, &tree);

    let before = texts(&tree);
    for slug in ["Kiosks", "loop", "bazaars"] {
        assert_eq!(xtask(&tree, &["new-module", slug]).status.code(), Some(2), "{slug}");
    }
    assert!(texts(&tree) == before, "a refused command changes nothing");

    let made = xtask(&tree, &["new-module", "royal-kiosks", "--file", "45", "--prefix", "KIO"]);
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    let again = xtask(&tree, &["new-module", "royal-kiosks", "--file", "46", "--prefix", "KIOS"]);
    assert_eq!(again.status.code(), Some(2), "the name is taken now");
    for check in [&["fmt", "--check"][..], &["tidy"]] {
        let checked = xtask(&tree, check);
        let told = String::from_utf8_lossy(&checked.stdout);
        assert!(checked.status.success(), "{check:?}: {told}{}", String::from_utf8_lossy(&checked.stderr));
    }

    let target = temporary.parent().expect("is in the build folder");
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["check", "--offline", "-p", "alhambra-engine", "-p", "alhambra-protocol"]);
    let checked = cargo.current_dir(&tree).env("CARGO_TARGET_DIR", target).output().expect("can be started");
    assert!(checked.status.success(), "{}", String::from_utf8_lossy(&checked.stderr));
    fs::remove_dir_all(&tree).expect("can be cleared");
}
