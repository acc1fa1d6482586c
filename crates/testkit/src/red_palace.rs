//! The Red Palace in tests: mixes, positions as text, a census of its pieces, and actions out of thin air.

use engine::editor::Editor;
use engine::red_palace::{Ability, AbilitySet, Action as Palace, PreviewSpace, ScoreTile};
use engine::vocab::{Building, Dir, Money, Payment, Space, TileId, Walls};
use engine::{Action, Base, Game, GuardBoard, Module, ModuleSet, Rng, Rules, RulesError, Seed, Viewer};

use crate::census::{self, Census};
use crate::{Position, read};

/// The rules of The Red Palace with these modules, given as slugs separated by spaces, on the fixed side of the guard
/// board.
///
/// # Panics
///
/// If a slug is unknown, or if the rules refuse this number of players or this mix.
pub fn rules(players: usize, modules: &str) -> Rules {
    with(players, GuardBoard::Fixed, modules)
}

/// The rules of The Red Palace with these modules, given as slugs separated by spaces, on this side of the guard
/// board.
///
/// # Panics
///
/// If a slug is unknown, or if the rules refuse this number of players or this mix.
pub fn with(players: usize, guard_board: GuardBoard, modules: &str) -> Rules {
    of(players, guard_board, crate::modules_of(modules))
}

/// A position with the first player to act and no ability to use. Tiles without walls cost 8, 9, 10 and 11 on the market,
/// 9, 10 and 11 on the preview.
pub fn position(players: usize, modules: &str) -> Position {
    Position::red_palace(players, modules)
        .abilities("")
        .row("dinar-1 dirham-2 ducat-8 florin-9")
        .market("RPT32 RPT39 RPT44 RPT49")
        .preview("RPT40 RPT45 RPT50")
        .tokens("RPT32 garden; RPT39 tower; RPT44 pavilion; RPT49 chambers; RPT40 seraglio; RPT45 arcades; RPT50 garden")
        .supply("RPT38 RPT43 RPT01 RPT02 RPT03")
        .draw_pile("florin-1 florin-2 florin-3 florin-4 florin-5 florin-6")
}

/// The mixes that have golden games and perft counts: every number of players, each module alone, and all modules.
pub fn kept() -> impl Iterator<Item = Rules> {
    let plain = (2..=6).map(|players| of(players, GuardBoard::Random, ModuleSet::EMPTY));
    let fixed = of(3, GuardBoard::Fixed, ModuleSet::EMPTY);
    let alone = Module::RED_PALACE.into_iter().enumerate();
    let alone = alone.map(|(place, one)| of(2 + place, GuardBoard::Random, ModuleSet::EMPTY.with(one)));
    let all = of(4, GuardBoard::Fixed, Module::RED_PALACE.into_iter().collect());
    plain.chain([fixed]).chain(alone).chain([all])
}

fn of(players: usize, guard_board: GuardBoard, modules: ModuleSet) -> Rules {
    let rules = Rules::red_palace(players, guard_board).unwrap_or_else(|error| panic!("{error}"));
    rules.with_modules(modules).expect("they go together")
}

/// Every subset of the modules of The Red Palace, ordered by bit pattern.
pub fn subsets() -> impl Iterator<Item = ModuleSet> {
    (0..1 << Module::RED_PALACE.len()).map(|bits: u32| {
        let is_in = |place: usize| bits >> place & 1 == 1;
        (0..Module::RED_PALACE.len())
            .filter(|&place| is_in(place))
            .map(|place| Module::RED_PALACE[place])
            .collect()
    })
}

/// Rules for random games: every subset of the modules, once on each side of the guard board, with varying numbers of
/// players.
pub fn mixes() -> Vec<Rules> {
    let mut mixes = Vec::new();
    for (place, modules) in subsets().enumerate() {
        mixes.push(of(2 + place % 5, GuardBoard::Random, modules));
        mixes.push(of(2 + (place + place / 5 + 2) % 5, GuardBoard::Fixed, modules));
    }
    mixes
}

/// Checks that The Red Palace refuses a module of Alhambra, and that Alhambra refuses Medinas alongside it.
///
/// # Panics
///
/// If one of the two mixes is accepted, or is refused by another rule.
pub fn check_other_game(slug: &str) {
    let palace = Rules::of(Base::RedPalace, 3).and_then(|rules| rules.with_modules(crate::modules_of(slug)));
    assert_eq!(palace.err().and_then(RulesError::rule), Some("RBC-05"), "not with The Red Palace");
    let medinas = crate::modules_of(slug).with(Module::Medinas);
    let mixed = Rules::new(3).and_then(|rules| rules.with_modules(medinas));
    assert_eq!(mixed.err().and_then(RulesError::rule), Some("MED-05"), "nor its modules with this one");
}

/// Parses abilities such as `G1 G3`.
///
/// # Panics
///
/// If an id is unknown.
pub fn abilities(text: &str) -> AbilitySet {
    let one = |id: &str| Ability::from_id(id).unwrap_or_else(|| panic!("no ability {id}"));
    text.split_whitespace().map(one).collect()
}

/// Parses sides such as `NE`.
///
/// # Panics
///
/// If the text does not name sides.
pub fn sides(text: &str) -> Vec<Dir> {
    Walls::from_text(text).unwrap_or_else(|| panic!("no sides {text}")).iter().collect()
}

impl Position {
    /// A game of The Red Palace on the fixed side of the guard board, at the first action of seat 0; see
    /// [`Position::new`].
    ///
    /// # Panics
    ///
    /// If a slug is unknown, or if the rules refuse this number of players or this mix.
    pub fn red_palace(players: usize, modules: &str) -> Position {
        Position::with_rules(rules(players, modules))
    }

    /// Puts building tokens on terrain tiles, such as `RPT05 garden; RPT06 tower`.
    ///
    /// # Panics
    ///
    /// If the text cannot be parsed.
    pub fn tokens(self, text: &str) -> Position {
        self.edit(|editor| {
            let entries = text.split(';').map(str::trim).filter(|entry| !entry.is_empty());
            entries.fold(editor, |editor, entry| {
                let (tile, kind) = entry.split_once(' ').unwrap_or_else(|| panic!("no kind in {entry}"));
                editor.token(read(tile), read::<Building>(kind))
            })
        })
    }

    /// Sets the preview, spaces 1 to 3; `-` is an empty space.
    ///
    /// # Panics
    ///
    /// If there are not three entries, or one cannot be parsed.
    pub fn preview(self, tiles: &str) -> Position {
        let tiles: Vec<&str> = tiles.split_whitespace().collect();
        assert_eq!(tiles.len(), 3, "three spaces");
        let put = |editor: Editor, (space, tile): (PreviewSpace, &str)| {
            editor.preview(space, (tile != "-").then(|| read(tile)))
        };
        self.edit(|editor| PreviewSpace::ALL.into_iter().zip(tiles).fold(editor, put))
    }

    /// Puts guards on these sides of a tile, such as `NE`.
    ///
    /// # Panics
    ///
    /// If the text cannot be parsed.
    pub fn guards(self, tile: &str, on: &str) -> Position {
        self.edit(|editor| editor.guards(read(tile), &sides(on)))
    }

    /// Sets how many square tiles are left in the stock. Those with the lowest numbers have been taken.
    pub fn squares(self, left: u8) -> Position {
        self.edit(|editor| editor.squares(left))
    }

    /// Sets the abilities of the game, such as `G1 G3`.
    ///
    /// # Panics
    ///
    /// If an id is unknown.
    pub fn abilities(self, text: &str) -> Position {
        self.edit(|editor| editor.abilities(abilities(text)))
    }

    /// Sets the score tiles, one for each slot.
    ///
    /// # Panics
    ///
    /// If an id is unknown.
    pub fn score_tiles(self, ids: [&str; 3]) -> Position {
        let tile = |id: &str| ScoreTile::from_id(id).unwrap_or_else(|| panic!("no score tile {id}"));
        self.edit(|editor| editor.score_tiles(ids.map(tile)))
    }
}

/// Counts the pieces that only The Red Palace has, and those that are in the wrong place.
pub fn count(game: &Game, mut count: impl FnMut(&str, usize)) {
    let view = game.view(Viewer::Public);
    for pile in view.starting_piles() {
        pile.cards().for_each(|card| count(&card.to_string(), 1));
    }
    let in_stock = TileId::squares().skip(TileId::squares().count() - view.squares_left() as usize);
    in_stock.for_each(|tile| count(tile.name(), 1));
    for kind in Building::ALL {
        let drawn = TileId::terrain().filter(|&tile| view.kind_of(tile) == Some(kind)).count();
        count(&format!("token {}", kind.name()), drawn + view.token_bag()[kind] as usize);
    }
    // Every terrain tile that has been drawn carries a token, and no tile still in the tower does.
    let lying = census::lying(game);
    let bare = |tile: &TileId| lying.contains(tile) && view.kind_of(*tile).is_none();
    let wrong = TileId::terrain().filter(bare).count();
    let early = game.secrets().supply().filter(|&tile| view.kind_of(tile).is_some()).count();
    count("tokens in the wrong place", wrong + early);
    let on_tiles = view.guards().iter().count();
    // Half of the guards for Dirk's tiles stay in the supply, so none are missing.
    count("guard", on_tiles + view.guard_supply() as usize + view.guards_placed() as usize);
    for seat in view.seats() {
        let tiles = view.palace(seat).tiles().map(|(_, tile)| tile).chain(view.reserve(seat).iter());
        let standing: usize = tiles.map(|tile| view.guards().on(tile).len()).sum();
        count("guards miscounted", standing.abs_diff(view.guards_of(seat).into()));
    }
    let owned: usize = view.seats().map(|seat| usize::from(view.guards_of(seat))).sum();
    count("guards on nobody's tiles", on_tiles.abs_diff(owned));
    let off = view.guards().iter().filter(|&(tile, side)| !view.walls_of(tile).has(side)).count();
    count("guards off the walls", off);
    let attached: usize = view.sticks().map(|(_, walls)| walls.len()).sum();
    let waiting = usize::from(view.has_wall_section());
    count("wall section", attached + waiting + view.wall_sections_left() as usize);
}

/// Counts the tokens in the bag.
pub(crate) fn stock(game: &Game, count: &mut dyn FnMut(&str, usize)) {
    let bag = game.view(Viewer::Public).token_bag();
    Building::ALL.into_iter().for_each(|kind| count(&format!("token {}", kind.name()), bag[kind] as usize));
}

/// Adds what [`count`] must find to a census, except for tiles and money.
pub fn expected(census: &mut Census) {
    census.extend(Building::ALL.map(|kind| (format!("token {}", kind.name()), 9)));
    census.extend([("guard".into(), 32), ("wall section".into(), 6)]);
    let nowhere = [
        "tokens in the wrong place",
        "guards miscounted",
        "guards on nobody's tiles",
        "guards off the walls",
    ];
    census.extend(nowhere.map(|name| (name.into(), 0)));
}

/// A random action of The Red Palace that has something to do with this game but is most likely illegal.
pub fn thin_air(game: &Game, rng: &mut Rng, tile: TileId, card: Money, pay: Payment, space: Space) -> Palace {
    let view = game.view(Viewer::Public);
    let seat = game.to_act().unwrap_or(view.turn_of());
    let mut pick = |number: usize| rng.below(number);
    let kind = Building::ALL[pick(6)];
    let preview = PreviewSpace::ALL[pick(3)];
    // Mostly a guard or a wall that exists.
    let mut sections: Vec<(TileId, Dir)> = view.guards().iter().collect();
    for tile in view.set_aside().iter().chain(view.reserve(seat).iter()).chain([tile]) {
        sections.extend(Dir::ALL.map(|side| (tile, side)));
    }
    sections.extend(view.palace(seat).tiles().flat_map(|(_, tile)| Dir::ALL.map(|side| (tile, side))));
    let (tile_of_section, side) = sections[pick(sections.len())];
    match pick(15) {
        0 => Palace::ChoosePile { pile: pick(8) as u8 },
        1 => Palace::SwapTokens { tile, space, card },
        2 => Palace::TakeWall,
        3 => Palace::TakeCard { card },
        4 => Palace::TakeSquare,
        5 => Palace::TakeHalf { kind },
        6 | 7 => Palace::BuyPreview { space: preview, pay },
        8 => Palace::CountAsExact,
        9 => Palace::RedrawToken { tile },
        10 => Palace::MoveGuard { tile: tile_of_section, side },
        11 => Palace::PayCard { card },
        12 => Palace::PayGuard { tile: tile_of_section, side },
        13 => Palace::PostGuard { tile: tile_of_section, side },
        _ => Palace::AttachWall { tile: tile_of_section, side },
    }
}

/// The points that a seat paid instead of guards (GRD-14).
pub fn points_paid(events: &[engine::Event], seat: engine::vocab::Seat) -> i64 {
    let paid = events.iter().filter_map(|event| match event {
        engine::Event::RedPalace(engine::red_palace::Event::PointsPaid { seat: other, points })
            if *other == seat =>
        {
            Some(i64::from(*points))
        }
        _ => None,
    });
    paid.sum()
}

/// Plays a whole game with this bot in every seat and returns the final state.
///
/// # Panics
///
/// If there is no such bot, or if it chooses an illegal action.
pub fn play_by(bot: &str, rules: Rules, seed: u64) -> Game {
    let mut game = Game::new(rules, Seed::from_number(seed));
    let mut bot = bots::by_name(bot, seed).unwrap_or_else(|| panic!("no bot {bot}"));
    let mut legal: Vec<Action> = Vec::new();
    while let Some(seat) = game.to_act() {
        game.legal_actions(&mut legal);
        let action = bot.choose(&game.view(Viewer::Seat(seat)), &legal);
        game.play(action, &mut ()).unwrap_or_else(|illegal| panic!("{action}: {illegal}"));
    }
    game
}
