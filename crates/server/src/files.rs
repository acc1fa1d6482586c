//! The files of the web page, from inside the binary or from a folder.

use std::borrow::Cow;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io;
use std::path::{Path, PathBuf};

use hyper::body::Bytes;
use rust_embed::RustEmbed;

/// The output of `cargo xtask web`. A server without it still compiles and reports what is missing.
#[derive(RustEmbed)]
#[folder = "dist"]
#[allow_missing = true]
struct Dist;

/// Whether the web page is embedded in this binary.
pub fn is_built() -> bool {
    Dist::get("index.html").is_some()
}

/// Where the files come from.
#[derive(Clone, Debug)]
pub enum Files {
    /// The files embedded in the binary.
    Inside,
    /// A folder that `cargo xtask web` wrote, read again for every request.
    Folder(Folder),
}

/// A folder that serves only files inside itself.
#[derive(Clone, Debug)]
pub struct Folder {
    /// Canonical, so that a path inside it can be recognised by its prefix.
    path: PathBuf,
}

/// A file, and the tag that identifies its content.
pub(crate) struct File {
    pub(crate) data: Bytes,
    pub(crate) etag: String,
}

impl Files {
    /// The file with that name, if it exists.
    pub(crate) async fn get(&self, name: &str) -> Option<File> {
        match self {
            Files::Inside => inside(name),
            Files::Folder(folder) => {
                let (folder, name) = (folder.clone(), name.to_string());
                // On a thread of its own, so that a slow disk delays neither other requests nor shutdown.
                tokio::task::spawn_blocking(move || folder.read(&name)).await.ok().flatten()
            }
        }
    }
}

/// A file embedded in the binary. Its bytes are used in place, not copied.
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
    /// Opens the folder at `path`.
    ///
    /// # Errors
    ///
    /// Fails if the folder does not exist or cannot be read.
    pub fn open(path: &Path) -> io::Result<Folder> {
        Ok(Folder { path: path.canonicalize()? })
    }

    fn read(&self, name: &str) -> Option<File> {
        // Only plain names: nothing hidden, no parent folder, no Windows drive.
        if name.split('/').any(|part| part.is_empty() || part.starts_with('.') || part.contains(['\\', ':']))
        {
            return None;
        }
        // A link may only lead to another place inside the folder.
        let path = self.path.join(name).canonicalize().ok().filter(|path| path.starts_with(&self.path))?;
        // Opening anything but a regular file could block forever.
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
            Folder::open(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src")).expect("the folder exists");
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
