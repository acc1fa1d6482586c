//! The files of the page, from inside the binary or from a folder.

use std::borrow::Cow;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io;
use std::path::{Path, PathBuf};

use hyper::body::Bytes;
use rust_embed::RustEmbed;

/// What `cargo xtask web` wrote; a server without it still compiles and says what is missing.
#[derive(RustEmbed)]
#[folder = "dist"]
#[allow_missing = true]
struct Dist;

/// Whether the page is inside this binary.
pub fn is_built() -> bool {
    Dist::get("index.html").is_some()
}

/// Where the files come from.
#[derive(Clone, Debug)]
pub enum Files {
    /// Inside the binary.
    Inside,
    /// A folder that `cargo xtask web` wrote, read anew for every request.
    Folder(Folder),
}

/// A folder that gives its own files alone.
#[derive(Clone, Debug)]
pub struct Folder {
    /// Without links, so that what lies in it can be told by its beginning.
    path: PathBuf,
}

/// A file and what stands for its content.
pub(crate) struct File {
    pub(crate) data: Bytes,
    pub(crate) etag: String,
}

impl Files {
    /// The file of that name.
    pub(crate) async fn get(&self, name: &str) -> Option<File> {
        match self {
            Files::Inside => inside(name),
            Files::Folder(folder) => {
                let (folder, name) = (folder.clone(), name.to_string());
                // A slow disk holds up nobody else, and not the end of the program either.
                tokio::task::spawn_blocking(move || folder.read(&name)).await.ok().flatten()
            }
        }
    }
}

/// A file inside the binary. Its bytes are those of the program itself: they are not copied for anybody.
fn inside(name: &str) -> Option<File> {
    let file = Dist::get(name)?;
    let data = match file.data {
        Cow::Borrowed(data) => Bytes::from_static(data),
        Cow::Owned(data) => Bytes::from(data),
    };
    let hash = file.metadata.sha256_hash();
    let hex: String = hash[..16].iter().map(|byte| format!("{byte:02x}")).collect();
    Some(File { data, etag: format!("\"{hex}\"") })
}

impl Folder {
    /// The folder at `path`.
    pub fn open(path: &Path) -> io::Result<Folder> {
        Ok(Folder { path: path.canonicalize()? })
    }

    fn read(&self, name: &str) -> Option<File> {
        // Plain names alone: nothing hidden, nothing that leads up, no drive of Windows.
        if name.split('/').any(|part| part.is_empty() || part.starts_with('.') || part.contains(['\\', ':']))
        {
            return None;
        }
        // A link may lead to another place of the folder, and nowhere else.
        let path = self.path.join(name).canonicalize().ok().filter(|path| path.starts_with(&self.path))?;
        // To open anything but a file can wait for ever.
        let data = path.is_file().then(|| fs::read(path).ok())??;
        let mut hasher = DefaultHasher::new();
        data.hash(&mut hasher);
        Some(File { data: Bytes::from(data), etag: format!("\"{:016x}\"", hasher.finish()) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_gives_its_own_files_alone() {
        let folder =
            Folder::open(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src")).expect("the folder is there");
        assert!(folder.read("lib.rs").is_some_and(|file| file.data.starts_with(b"//!")));
        for name in
            ["../Cargo.toml", "x/../../Cargo.toml", "/etc/passwd", ".", "", "..\\Cargo.toml", "nothing.rs"]
        {
            assert!(folder.read(name).is_none(), "{name}");
        }
    }

    #[test]
    fn what_is_inside_the_binary_is_never_copied() {
        let both = [inside("index.html"), inside("index.html")];
        let [first, second] = both.map(|file| file.expect("the page is built: `cargo xtask web`").data);
        assert!(!first.is_empty());
        assert_eq!(first.as_ptr(), second.as_ptr());
    }
}
