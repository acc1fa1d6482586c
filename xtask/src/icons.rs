//! `icons`: the home screen icons of the web page, drawn by Chromium from `icon.svg`. They are committed.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};

use crate::{process, refuse_options};

/// Each icon: its name, its width in pixels, and how much of that the art takes, in percent. A maskable icon may be
/// cut to a disc of four fifths, so its art is smaller.
const ICONS: [(&str, u32, u32); 4] = [
    ("icon-192.png", 192, 100),
    ("icon-512.png", 512, 100),
    ("icon-maskable-512.png", 512, 76),
    ("apple-touch-icon.png", 180, 100),
];

/// The background of the icon, which fills the space around its art.
const GROUND: &str = "#123a3d";

/// Draws every icon.
pub fn run(root: &Path, options: &[&str]) -> Result<()> {
    if !options.is_empty() {
        return Err(refuse_options("icons", options));
    }
    let folder = root.join("crates/web/static");
    let icon = fs::read_to_string(folder.join("icon.svg")).context("cannot read icon.svg")?;
    ensure!(icon.contains(GROUND), "the icon does not use the background {GROUND}");
    let page = std::env::temp_dir().join("alhambra-icon.html");
    for (name, width, part) in ICONS {
        let html = format!(
            "<!doctype html><style>body{{margin:0;height:100vh;display:grid;place-content:center;background:{GROUND}}}\
             svg{{display:block;width:{part}vw;height:{part}vw}}</style>{icon}"
        );
        fs::write(&page, html)?;
        let mut chromium = Command::new("chromium");
        chromium.args(["--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"]);
        chromium.arg(format!("--window-size={width},{width}"));
        chromium.arg(format!("--screenshot={}", folder.join(name).display()));
        chromium.arg(format!("file://{}", page.display())).stderr(Stdio::null());
        process::run(&mut chromium)?;
    }
    fs::remove_file(&page)?;
    Ok(())
}
