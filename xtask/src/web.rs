//! `web` and `serve`: build the web page into `crates/server/dist`, and start the program that serves it.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};
use book::parse;
use wasm_bindgen_cli_support::Bindgen;

use crate::process::{self, cargo};
use crate::{list, refuse_options};

/// The folder from which the server takes the page.
const DIST: &str = "crates/server/dist";

/// Files that keep their names; `{pkg}` in them is replaced with the folder of the build.
const STATIC: [&str; 4] = ["index.html", "sw.js", "manifest.webmanifest", "icon.svg"];

/// Pictures that are already compressed.
const PICTURES: [&str; 4] = ["icon-192.png", "icon-512.png", "icon-maskable-512.png", "apple-touch-icon.png"];

/// The style sheets, in order; they become one file. Those of the modules come between the two groups: modules may
/// override the first group, and rules for narrow screens or reduced motion override the modules.
const STYLES: [&[&str]; 2] = [
    &["tokens.css", "base.css"],
    &[
        "table.css",
        "rail.css",
        "rail-narrow.css",
        "tray.css",
        "red-palace.css",
        "screens.css",
        "rulebook.css",
        "lesson.css",
        "new-game.css",
        "home.css",
        "replay.css",
        "my-games.css",
        "online.css",
        "settings.css",
        "moments.css",
        "ceremony.css",
        "ceremony-narrow.css",
        "end.css",
        "motion.css",
    ],
];

/// Where each module has a folder, with a style sheet if it needs one.
const MODULES: &str = "crates/web/src/modules";

/// The games with which the lessons of modules begin.
const EXAMPLES: &str = "crates/web/examples";

/// The backgrounds of the screens, placed next to the style sheet that names them: the grain of wood and paper, the
/// palace at dusk, the arcade in front of it on the home screen, and the feast above it at the end.
const GROUNDS: [&str; 5] = ["wood.svg", "paper.svg", "dusk.svg", "arcade.svg", "feast.svg"];

/// The fonts, placed next to the style sheet that names them; they are already compressed.
const FONTS: [&str; 4] =
    ["philosopher-700.woff2", "philosopher-700-ext.woff2", "source-sans-3.woff2", "source-sans-3-ext.woff2"];

/// Scripts that belong to one build: the one that starts it, in which `{words}` is replaced with the taglines, and
/// the worker of the bots.
const SCRIPTS: [&str; 2] = ["boot.js", "worker.js"];

/// Where the nets of the strong bots are, and those that their worker fetches: one for every game, one for games without
/// modules.
const NETS_FOLDER: &str = "crates/bots/nets";
const NETS: [&str; 2] = ["first.net", "plain.net"];

/// Builds the web page.
pub fn run(root: &Path, options: &[&str]) -> Result<()> {
    if !options.is_empty() {
        return Err(refuse_options("web", options));
    }
    build(root)
}

/// Builds the web page and starts the program that serves it; options are passed to `alhambra serve`.
///
/// Page and program are built side by side: the end of the page's build uses one core. So the program cannot hold the
/// page and is given its folder.
pub fn serve(root: &Path, options: &[&str]) -> Result<()> {
    let mut program = cargo(root);
    program.args(["build", "--quiet", "--profile", "serve", "--package", "cli"]);
    let building = process::start(&mut program)?;
    let page = build(root);
    process::finish(&program, building)?;
    page?;
    let mut command = Command::new(target_folder(root)?.join("serve/alhambra"));
    command.arg("serve").args(options).arg("--files").arg(root.join(DIST)).current_dir(root);
    process::run(&mut command)
}

fn build(root: &Path) -> Result<()> {
    crate::test::ensure_wasm_target(root)?;
    // Whatever is compiled meanwhile sees no page that is half done.
    let dist = root.join(DIST).with_extension("new");
    if dist.exists() {
        fs::remove_dir_all(&dist)?;
    }
    let fresh = dist.join("fresh");
    compile(root, &fresh)?;
    let folder = root.join("crates/web/static");
    let [first, last] = STYLES.map(|names| names.iter().map(|name| folder.join(name)));
    let of_modules = files_in(&root.join(MODULES))?.into_iter().filter(|path| path.ends_with("style.css"));
    let styles = first.chain(of_modules).chain(last).map(fs::read_to_string);
    fs::write(fresh.join("style.css"), bare(&styles.collect::<io::Result<String>>()?))?;
    write_texts(root, &fresh)?;
    let words = taglines(root)?;
    for name in SCRIPTS {
        let text = fs::read_to_string(folder.join(name)).with_context(|| format!("cannot read {name}"))?;
        fs::write(fresh.join(name), text.replace("{words}", &words))?;
    }
    for name in GROUNDS {
        fs::copy(folder.join(name), fresh.join(name)).with_context(|| format!("cannot copy {name}"))?;
    }
    for name in FONTS {
        let from = folder.join("fonts").join(name);
        fs::copy(from, fresh.join(name)).with_context(|| format!("cannot copy {name}"))?;
    }
    for name in NETS {
        let from = root.join(NETS_FOLDER).join(name);
        fs::copy(from, fresh.join(name)).with_context(|| format!("cannot copy {name}"))?;
    }
    // A folder named by a hash of its contents can be cached forever.
    let pkg = format!("pkg/{:016x}", hash_of(&fresh)?);
    fs::create_dir_all(dist.join("pkg"))?;
    fs::rename(&fresh, dist.join(&pkg))?;
    for name in STATIC {
        let text = fs::read_to_string(folder.join(name)).with_context(|| format!("cannot read {name}"))?;
        fs::write(dist.join(name), text.replace("{pkg}", &pkg))?;
    }
    let mut sizes = Vec::new();
    for path in files_in(&dist)? {
        // Fonts are already compressed.
        let is_font = path.extension().is_some_and(|name| name == "woff2");
        sizes.push(if is_font { fs::metadata(&path)?.len() as usize } else { pack(&path)? });
    }
    for name in PICTURES {
        fs::copy(folder.join(name), dist.join(name)).with_context(|| format!("cannot copy {name}"))?;
    }
    let last = root.join(DIST);
    if last.exists() {
        fs::remove_dir_all(&last)?;
    }
    fs::rename(&dist, &last)?;
    let packed: usize = sizes.iter().sum();
    println!("the page is built: {} files, {} KB compressed", sizes.len(), packed / 1000);
    Ok(())
}

/// A style sheet without what the browser does not need: comments, and spaces beside signs that separate. Texts in
/// quotation marks stay as they are.
fn bare(css: &str) -> String {
    let (mut out, mut rest) = (String::new(), css);
    while let Some((before, comment)) = rest.split_once("/*") {
        out += before;
        rest = comment.split_once("*/").map_or("", |(_, after)| after);
    }
    out += rest;
    let (mut bare, mut quoted) = (String::new(), false);
    for letter in out.chars() {
        match letter {
            '"' => quoted = !quoted,
            _ if quoted => {}
            // In a selector, a space before a colon has a meaning, but none after it.
            _ if letter.is_whitespace() => {
                if bare.is_empty() || bare.ends_with([' ', '{', '}', ';', ',', ':']) {
                    continue;
                }
                bare.push(' ');
                continue;
            }
            '{' | '}' | ';' | ',' => {
                let end = bare.trim_end_matches(' ');
                let end = if letter == '}' { end.trim_end_matches(';') } else { end };
                bare.truncate(end.len());
            }
            _ => {}
        }
        bare.push(letter);
    }
    bare
}

/// A script without indentation and without lines of comments.
fn bare_script(script: &str) -> String {
    let (mut bare, mut in_comment) = (String::new(), false);
    for line in script.lines().map(str::trim) {
        let is_comment = in_comment || line.starts_with("/*") || line.starts_with("//");
        in_comment = is_comment && !line.starts_with("//") && !line.contains("*/");
        if !is_comment && !line.is_empty() {
            bare += line;
            bare.push('\n');
        }
    }
    bare
}

/// Builds the program for the browser and writes it to `folder`.
fn compile(root: &Path, folder: &Path) -> Result<()> {
    let mut command = cargo(root);
    command.args(["build", "--release", "--package", "web", "--target", "wasm32-unknown-unknown"]);
    // Messages name files by their crate, wherever the crates are kept on this machine.
    let mut flags = vec!["--cfg=erase_components".to_string()];
    for registry in registries()? {
        flags.push(format!("--remap-path-prefix={}/=", registry.display()));
    }
    command
        // Components become values of one type, which means much less code and a faster build.
        .env("CARGO_ENCODED_RUSTFLAGS", flags.join("\u{1f}"))
        // Bots think a fifth longer than with "s", and the page loads 2 % less.
        .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "z")
        .env("CARGO_PROFILE_RELEASE_PANIC", "abort")
        .env("CARGO_PROFILE_RELEASE_DEBUG", "false");
    process::run(&mut command)?;
    let wasm = target_folder(root)?.join("wasm32-unknown-unknown/release/web.wasm");
    let mut bindgen = Bindgen::new();
    bindgen.input_path(wasm).web(true)?.out_name("app").typescript(false);
    bindgen.remove_name_section(true).remove_producers_section(true).omit_default_module_path(false);
    bindgen.generate(folder)?;
    let script = folder.join("app.js");
    let text = fs::read_to_string(&script)?;
    Ok(fs::write(script, bare_script(&text))?)
}

/// The folders in which cargo keeps the sources of crates, one for each registry.
fn registries() -> Result<Vec<PathBuf>> {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(PathBuf::from(std::env::var_os("HOME")?).join(".cargo")));
    let sources = home.map(|home| home.join("registry/src")).filter(|sources| sources.is_dir());
    let Some(sources) = sources else { return Ok(Vec::new()) };
    let mut all: Vec<PathBuf> =
        fs::read_dir(sources)?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
    all.sort();
    Ok(all)
}

/// Writes what the page fetches on demand: the texts and the rulebook of each language, the rulings behind it, and
/// the interactive boards in it.
fn write_texts(root: &Path, folder: &Path) -> Result<()> {
    let modules = list::read(root)?;
    // The modules of The Red Palace have their own pages.
    let of_base = modules.iter().filter(|module| module.file < 60).map(|module| module.slug.as_str());
    let pages: Vec<&str> = book::ALHAMBRA
        .into_iter()
        .chain(of_base)
        .chain(book::RED_PALACE)
        .chain(book::RED_PALACE_MODULES)
        .collect();
    for entry in fs::read_dir(root.join("crates/i18n/texts"))? {
        let language = entry?;
        let code = language.file_name().to_string_lossy().into_owned();
        // The words of the terminal are not needed in a browser.
        let words = files_in(&language.path())?.into_iter().filter(|path| !path.ends_with("terminal.ftl"));
        let words = words.map(fs::read_to_string).collect::<io::Result<String>>()?;
        // Nor are the comments.
        let lines = words.lines().filter(|line| !line.starts_with('#')).flat_map(|line| [line, "\n"]);
        fs::write(folder.join(format!("words-{code}.ftl")), lines.collect::<String>())?;
        let book = parse::book(&root.join("crates/book/texts").join(&code), &pages)?;
        fs::write(folder.join(format!("book-{code}.json")), serde_json::to_string(&book)?)?;
    }
    let rulings = parse::rulings(&root.join("docs/rules"))?;
    fs::write(folder.join("rulings.json"), serde_json::to_string(&rulings)?)?;
    fs::write(folder.join("examples.json"), examples(root)?)?;
    for board in files_in(&root.join("crates/book/boards"))? {
        let name = board.file_name().unwrap_or_default().to_string_lossy().into_owned();
        fs::copy(&board, folder.join(format!("board-{name}")))?;
    }
    Ok(())
}

/// The examples of modules as one JSON object, by the names of their pages.
fn examples(root: &Path) -> Result<String> {
    let example = |path: PathBuf| -> Result<String> {
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        Ok(format!("\"{name}\":{}", fs::read_to_string(&path)?.trim_end()))
    };
    let all: Vec<String> = files_in(&root.join(EXAMPLES))?.into_iter().map(example).collect::<Result<_>>()?;
    Ok(format!("{{{}}}", all.join(",")))
}

/// The tagline in every language as JSON, shown before the program has loaded.
fn taglines(root: &Path) -> Result<String> {
    let mut all = Vec::new();
    for entry in fs::read_dir(root.join("crates/i18n/texts"))? {
        let folder = entry?;
        let text = fs::read_to_string(folder.path().join("interface.ftl"))?;
        let line = text.lines().find_map(|line| line.strip_prefix("tagline = "));
        let line = line.with_context(|| format!("{} has no tagline", folder.path().display()))?;
        // The texts contain no straight quotation marks and no backslashes; tests of the texts make sure of that.
        all.push(format!("\"{}\": \"{line}\"", folder.file_name().to_string_lossy()));
    }
    all.sort();
    Ok(format!("{{{}}}", all.join(", ")))
}

/// The folder into which cargo builds.
pub fn target_folder(root: &Path) -> Result<PathBuf> {
    let metadata = process::read(cargo(root).args(["metadata", "--format-version", "1", "--no-deps"]))?;
    let start = metadata.split("\"target_directory\":\"").nth(1).context("cargo names no target folder")?;
    Ok(PathBuf::from(start.split('"').next().unwrap_or_default()))
}

fn files_in(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            files.extend(files_in(&path)?);
        } else {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

fn hash_of(folder: &Path) -> Result<u64> {
    let mut hasher = DefaultHasher::new();
    for path in files_in(folder)? {
        path.file_name().hash(&mut hasher);
        fs::read(&path)?.hash(&mut hasher);
    }
    Ok(hasher.finish())
}

/// Writes the compressed form next to a file and returns its size.
fn pack(path: &Path) -> Result<usize> {
    let data = fs::read(path)?;
    let mut packed = Vec::new();
    let params = brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 22, ..Default::default() };
    brotli::BrotliCompress(&mut &data[..], &mut packed, &params)?;
    let mut name = path.as_os_str().to_owned();
    name.push(".br");
    fs::write(name, &packed)?;
    Ok(packed.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_style_sheet_loses_what_says_nothing() {
        let css = "/* one\n two */\na :is(b, c)::after,\nd {\n  color: red; /* three */\n  inset: 0\n    auto;\n}\n\n\
            @media (width > 1px) and (height: 2px) { b { content: \"x ; y\"; } }\n";
        let bared = "a :is(b,c)::after,d{color:red;inset:0 auto}@media (width > 1px) and (height:2px){b{content:\"x ; y\"}}";
        assert_eq!(bare(css), bared);
    }

    #[test]
    fn a_script_loses_comments_and_indents() {
        let script = "/**\n * One.\n */\nfunction a() {\n    // two\n    return 1 * 2; // three\n}\n";
        assert_eq!(bare_script(script), "function a() {\nreturn 1 * 2; // three\n}\n");
    }
}
