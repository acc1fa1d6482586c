//! Builds of the page. A new one is announced, used only on request, and never mixed with the old one; one of which a part
//! cannot be loaded is played on.

use std::fs;
use std::path::{Path, PathBuf};

use crate::page::{Size, run_from};

/// Copies a folder with all its contents.
fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder");
    for entry in fs::read_dir(from).expect("a folder").flatten() {
        let target = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), target).expect("a file");
        }
    }
}

/// Makes a copy of the built page.
fn build(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    copy(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../server/dist"), &folder);
    folder
}

/// The folder of the files that belong to one build.
fn package(folder: &Path) -> PathBuf {
    fs::read_dir(folder.join("pkg")).expect("builds").flatten().next().expect("a build").path()
}

/// Turns the folder into a new build: the same files under another name.
fn build_anew(folder: &Path) {
    let old = package(folder);
    let old_name = old.file_name().expect("a name").to_string_lossy().into_owned();
    let new_name = "0123456789abcdef";
    fs::rename(&old, folder.join("pkg").join(new_name)).expect("another name");
    for name in ["index.html", "sw.js"] {
        let text = fs::read_to_string(folder.join(name)).expect("a text");
        fs::write(folder.join(name), text.replace(&old_name, new_name)).expect("a file");
    }
}

/// Returns the names of the builds that the page has loaded files from.
const BUILD: &str = "return performance.getEntriesByType('resource').map((entry) => entry.name)
    .filter((name) => name.includes('/pkg/')).map((name) => name.split('/pkg/')[1].split('/')[0])";
/// Returns the names of all caches.
const CACHES: &str = "const done = arguments[arguments.length - 1]; caches.keys().then(done);";
/// Makes the browser look for a new service worker.
const LOOK: &str = "const done = arguments[arguments.length - 1];
    navigator.serviceWorker.getRegistration().then((one) => one.update()).then(() => done(true));";

#[test]
fn a_new_build_waits_until_it_is_asked_for() {
    let folder = build("two-builds");
    // They would be outdated.
    for name in ["index.html.br", "sw.js.br"] {
        fs::remove_file(folder.join(name)).expect("a compressed file");
    }
    run_from(&folder, Size::Tablet, async |page| {
        page.wait_for_service_worker().await?;
        page.reload().await?;
        let old: Vec<String> = page.script(BUILD).await?;
        assert!(!old.is_empty() && old.iter().all(|name| *name == old[0]), "{old:?}");
        build_anew(&folder);
        page.script_async::<bool>(LOOK).await?;
        page.wait_for("#update-now").await?;
        page.picture("update-1024").await?;
        // Nothing changes before the person agrees, not even on a reload: the old build is complete.
        page.reload().await?;
        let still: Vec<String> = page.script(BUILD).await?;
        assert!(still.iter().all(|name| *name == old[0]), "{still:?}");
        page.tap("#update-now").await?;
        page.wait_until(async |page| {
            let now: Vec<String> = page.script(BUILD).await.unwrap_or_default();
            Ok(!now.is_empty() && now.iter().all(|name| name == "0123456789abcdef"))
        })
        .await?;
        page.wait_for("#new-game").await?;
        // The old build is gone, and nothing more is offered.
        page.wait_until(async |page| {
            Ok(page.script_async::<Vec<String>>(CACHES).await? == ["pkg/0123456789abcdef"])
        })
        .await?;
        assert!(!page.exists("#update").await?);
        Ok(())
    });
}

#[test]
fn bots_play_on_when_their_thread_cannot_load_the_program() {
    let folder = build("no-program");
    let worker = package(&folder).join("worker.js");
    let text = fs::read_to_string(&worker).expect("the thread of the bots");
    let without = text.replace("init()", "init({ module_or_path: './missing.wasm' })");
    assert_ne!(without, text);
    fs::write(&worker, without).expect("a file");
    fs::remove_file(worker.with_extension("js.br")).expect("a compressed file");
    run_from(&folder, Size::Tablet, async |page| {
        page.start_game().await?;
        page.play_a_while().await?;
        // What the browser logged about the program is what this test is about.
        page.errors().await.map(drop)
    });
}
