//! Where a game is kept. A save belongs to its game: it replaces only files that this game was loaded from or saved to.

use std::io;
use std::path::{Path, PathBuf};

use i18n::Texts;
use jiff::Zoned;

use crate::files;
use crate::saves;

/// Keeps a game in files of its own.
#[derive(Debug)]
pub struct Keeper {
    place: Place,
    /// The files that belong to the game, with symbolic links resolved.
    own: Vec<PathBuf>,
    texts: Texts,
}

#[derive(Debug)]
enum Place {
    /// A file that was named, or that the game already has.
    File(PathBuf),
    /// A free name in the folder of saves, chosen when there is something to save.
    Free,
}

impl Keeper {
    /// Keeps a game that was loaded from `loaded`, if given, and is to be saved to `named`, if given. Refuses an
    /// existing file that does not belong to the game, and a file in a folder that does not exist.
    pub fn new(loaded: Option<PathBuf>, named: Option<PathBuf>, texts: &Texts) -> Result<Keeper, String> {
        // A game that was read from a pipe cannot be saved to it.
        let loaded = loaded.filter(|path| path.is_file());
        let own = loaded.iter().filter_map(|path| path.canonicalize().ok()).collect();
        let place = named.or(loaded).map_or(Place::Free, Place::File);
        let keeper = Keeper { place, own, texts: texts.clone() };
        match &keeper.place {
            Place::File(path) if path.symlink_metadata().is_ok() && !keeper.owns(path) => {
                Err(files::told(path, &io::ErrorKind::AlreadyExists.into(), texts))
            }
            Place::File(path) if !files::folder_of(path).is_dir() => {
                Err(files::told(path, &io::ErrorKind::NotFound.into(), texts))
            }
            _ => Ok(keeper),
        }
    }

    /// The file that holds the game, once there is one.
    pub fn file(&self) -> Option<&Path> {
        match &self.place {
            Place::File(path) if self.owns(path) => Some(path),
            _ => None,
        }
    }

    /// Saves the game to its file, or to a new one in the folder of saves.
    pub fn save(&mut self, text: &str) -> Result<(), String> {
        match &self.place {
            Place::File(path) => self.save_to(&path.clone(), text),
            Place::Free => {
                let path = create_free(text, &self.texts)?;
                self.own.extend(path.canonicalize());
                self.place = Place::File(path);
                Ok(())
            }
        }
    }

    /// Saves the game to that file, which belongs to the game from now on.
    pub fn save_to(&mut self, path: &Path, text: &str) -> Result<(), String> {
        let written = match self.owns(path) {
            true => files::replace(path, text),
            false => files::create(path, text).inspect(|()| self.own.extend(path.canonicalize())),
        };
        written.map_err(|error| files::told(path, &error, &self.texts))
    }

    fn owns(&self, path: &Path) -> bool {
        path.canonicalize().is_ok_and(|path| self.own.contains(&path))
    }
}

/// Writes a file under an unused name and returns its path.
fn create_free(text: &str, texts: &Texts) -> Result<PathBuf, String> {
    let folder = saves::folder(texts)?;
    std::fs::create_dir_all(&folder).map_err(|error| files::told(&folder, &error, texts))?;
    let today = Zoned::now().date();
    let mut number = 1;
    loop {
        let path = folder.join(format!("alhambra-{today}-{number}.json"));
        match files::create(&path, text) {
            Ok(()) => return Ok(path),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number += 1,
            Err(error) => return Err(files::told(&path, &error, texts)),
        }
    }
}
