//! Positions written as text. They must be reachable in a game.

use engine::editor::Editor;
use engine::vocab::{Card, ExchangeCard, ExchangeSet, Money, Seat, Space, TileId};
use engine::{Game, Rules, Seed, Viewer};

use crate::brute::PlainPalace;
use crate::census::Census;
use crate::{census, layout, list, modules, read, rules, seat};

/// Sorts cards into money, exchange cards, and the number of others, which are gate cards.
fn sorted(cards: &[Card]) -> (Vec<Money>, ExchangeSet, u8) {
    let money: Vec<Money> = cards.iter().filter_map(|card| card.money()).collect();
    let exchange: Vec<ExchangeCard> = cards.iter().filter_map(|&card| ExchangeCard::of(card)).collect();
    let others = cards.len() - money.len() - exchange.len();
    (money, exchange.into_iter().collect(), others as u8)
}

/// A position written as text, starting from a dealt game.
///
/// Whatever a test does not name stays as dealt, except for pieces that it names elsewhere. The methods panic if a text
/// cannot be parsed or a seat does not exist.
#[derive(Clone, Debug)]
pub struct Position {
    editor: Editor,
    /// The game that the position starts from.
    dealt: Game,
    /// Why the position cannot arise in a game, if it cannot.
    although: Option<&'static str>,
}

impl Position {
    /// A game of Alhambra with these modules (slugs separated by spaces), at the first action of seat 0.
    ///
    /// The hands, the reserves and the money row are empty. The market, the draw pile and the supply are as dealt.
    ///
    /// # Panics
    ///
    /// If a slug is unknown, or if the rules refuse this number of players or this mix.
    pub fn new(players: usize, modules: &str) -> Position {
        Position::with_rules(rules(players, modules))
    }

    /// A game by these rules, in the same state as with [`Position::new`].
    pub fn with_rules(rules: Rules) -> Position {
        let mut editor = Editor::new(rules, Seed::from_number(1)).row(&[], ExchangeSet::EMPTY);
        for seat in Seat::all(rules.players()) {
            editor =
                modules::rooms().fold(editor.hand(seat, &[]), |editor, room| room.empty_hand(editor, seat));
        }
        Position { dealt: editor.clone().build(), editor, although: None }
    }

    /// Sets whose turn it is.
    pub fn turn_of(self, index: usize) -> Position {
        self.edit(|editor| editor.turn_of(seat(index)))
    }

    /// Sets whose turn is about to begin, with step F0 next. Call this last, after everything else is set.
    pub fn before_turn_of(self, index: usize) -> Position {
        self.edit(|editor| editor.before_turn_of(seat(index)))
    }

    /// Sets the money row.
    pub fn row(self, cards: &str) -> Position {
        let (money, exchange, _) = sorted(&list(cards));
        self.edit(|editor| editor.row(&money, exchange))
    }

    /// Sets the hand of a seat; `gate` is a gate card.
    pub fn hand(self, index: usize, cards: &str) -> Position {
        let (seat, cards) = (seat(index), list::<Card>(cards));
        let (money, ..) = sorted(&cards);
        self.edit(|editor| {
            let editor = editor.hand(seat, &money);
            modules::rooms().fold(editor, |editor, room| room.add_to_hand(editor, seat, &cards))
        })
    }

    /// Sets the market, spaces 1 to 4; `-` is an empty space.
    ///
    /// # Panics
    ///
    /// If there are not four entries, or one cannot be parsed.
    pub fn market(self, tiles: &str) -> Position {
        let tiles: Vec<&str> = tiles.split_whitespace().collect();
        assert_eq!(tiles.len(), 4, "four spaces");
        let put = |editor: Editor, (space, tile): (Space, &str)| {
            editor.market(space, (tile != "-").then(|| read(tile)))
        };
        self.edit(|editor| Space::ALL.into_iter().zip(tiles).fold(editor, put))
    }

    /// Sets the draw pile, next card first.
    pub fn draw_pile(self, cards: &str) -> Position {
        self.edit(|editor| editor.draw_pile(&list::<Card>(cards)))
    }

    /// Sets the discard pile; `gate` is a gate card.
    pub fn discard(self, cards: &str) -> Position {
        let (money, exchange, gates) = sorted(&list(cards));
        self.edit(|editor| editor.discard(&money, exchange, gates))
    }

    /// Sets the supply, next tile first.
    pub fn supply(self, tiles: &str) -> Position {
        self.edit(|editor| editor.supply(&list::<TileId>(tiles)))
    }

    /// Sets the Alhambra of a seat, such as `garden-10 at 1,0; tower-02 at 1,1`.
    ///
    /// # Panics
    ///
    /// If the text cannot be parsed, or if the Alhambra breaks the building rules.
    pub fn palace(self, index: usize, tiles: &str) -> Position {
        self.edit(|editor| {
            let editor = editor.palace(seat(index), &layout(tiles));
            editor.unwrap_or_else(|illegal| panic!("{illegal} ({})", illegal.rule()))
        })
    }

    /// Sets the reserve of a seat.
    pub fn reserve(self, index: usize, tiles: &str) -> Position {
        self.edit(|editor| editor.reserve(seat(index), &list::<TileId>(tiles)))
    }

    /// Sets Dirk's tiles.
    pub fn dirk(self, tiles: &str) -> Position {
        self.edit(|editor| editor.dirk(&list::<TileId>(tiles)))
    }

    /// Makes any other change that the editor supports.
    pub fn edit(self, change: impl FnOnce(Editor) -> Editor) -> Position {
        Position { editor: change(self.editor), ..self }
    }

    /// Accepts a position that cannot arise in a game. `why` says what makes it impossible and what the test is about.
    pub fn although(self, why: &'static str) -> Position {
        Position { although: Some(why), ..self }
    }

    /// Builds the game.
    ///
    /// # Panics
    ///
    /// If the position cannot arise in a game and does not say why ([`Position::although`]), or the other way round.
    #[track_caller]
    pub fn game(self) -> Game {
        self.judged().unwrap_or_else(|refusal| panic!("{refusal}"))
    }

    /// Builds the game, or says what is wrong with the position.
    ///
    /// # Errors
    ///
    /// If the position cannot arise in a game and does not say why ([`Position::although`]), or the other way round.
    pub fn judged(self) -> Result<Game, String> {
        let position = self.settled();
        let faults = position.faults().join(", ");
        match position.although {
            None if !faults.is_empty() => Err(format!("no game comes to this position: {faults}")),
            Some(why) if faults.is_empty() => {
                Err(format!("a game can come to this, so it needs no excuse: {why}"))
            }
            None | Some(_) => Ok(position.editor.build()),
        }
    }

    /// Removes the pieces that the test has named elsewhere from the market, Dirk's tiles, the supply and the stocks,
    /// as far as these are still as dealt.
    fn settled(self) -> Position {
        let dealt = &self.dealt;
        let mut editor = modules::rooms().fold(self.editor, |editor, room| room.settle(editor, dealt));
        let game = editor.clone().build();
        let named = census::named(&game, dealt);
        let is_other = |tile: &TileId| tile.kind().is_some() && !named.contains(tile);
        let others: Vec<TileId> = dealt.secrets().supply().filter(is_other).collect();
        let mut others = others.into_iter();
        let is_twice = |tile: &TileId| named.iter().filter(|&other| other == tile).count() > 1;
        let mut give_way = |tile: TileId| match tile.kind() {
            Some(_) if is_twice(&tile) => others.next().unwrap_or(tile),
            _ => tile,
        };
        for space in Space::ALL {
            let on = |game: &Game| game.view(Viewer::Public).market(space);
            if on(&game) == on(dealt) {
                editor = editor.market(space, on(&game).map(&mut give_way));
            }
        }
        let of_dirk = |game: &Game| game.view(Viewer::Public).dirk();
        if let Some(tiles) = of_dirk(&game).filter(|_| of_dirk(&game) == of_dirk(dealt)) {
            editor = editor.dirk(&tiles.iter().map(&mut give_way).collect::<Vec<_>>());
        }
        if game.secrets().supply().eq(dealt.secrets().supply()) {
            let lying = census::lying(&editor.clone().build());
            let left: Vec<TileId> = dealt.secrets().supply().filter(|tile| !lying.contains(tile)).collect();
            editor = editor.supply(&left);
        }
        Position { editor, ..self }
    }

    /// What is impossible about the position: Alhambras that break the building rules, and surplus pieces.
    fn faults(&self) -> Vec<String> {
        let game = self.editor.clone().build();
        let view = game.view(Viewer::Public);
        let is_illegal = |seat: &Seat| !PlainPalace::of(view.palace(*seat)).is_legal();
        let palaces = view
            .seats()
            .filter(is_illegal)
            .map(|seat| format!("an illegal Alhambra of seat {}", seat.index()));
        let there = census::expected(&game);
        let surplus = self.named_pieces(&game).into_iter().filter_map(|(piece, number)| {
            let all = there.get(&piece).copied().unwrap_or(usize::from(piece.starts_with("scoring-")));
            (number > all).then(|| format!("{number} of {piece}, of which there are {all}"))
        });
        palaces.chain(surplus).collect()
    }

    /// The census without the draw pile and the stocks that are still as dealt. Nobody looks into them, so their
    /// contents do not matter.
    fn named_pieces(&self, game: &Game) -> Census {
        let mut editor = self.editor.clone();
        if game.secrets().draw_pile().eq(self.dealt.secrets().draw_pile()) {
            editor = editor.draw_pile(&[]);
        }
        let mut pieces = census::take(&editor.build());
        let dealt = census::stocks(&self.dealt);
        for (piece, number) in census::stocks(game) {
            if dealt.get(&piece) == Some(&number) {
                pieces.entry(piece).and_modify(|all| *all -= number);
            }
        }
        pieces
    }
}
