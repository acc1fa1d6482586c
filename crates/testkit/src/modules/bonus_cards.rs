//! Bonus Cards: hidden in hands, or shown.

use engine::editor::Editor;
use engine::modules::bonus_cards;
use engine::modules::bonus_cards::BonusCard;
use engine::vocab::Seat;
use engine::{Action, Game, Rules, Viewer};

use crate::census::Census;
use crate::modules::{Kit, ThinAir};

pub(crate) struct Room;

impl Kit for Room {
    /// In a hand that is still as dealt, a card that the test has named elsewhere is replaced by another.
    fn settle(&self, editor: Editor, dealt: &Game) -> Editor {
        let game = editor.clone().build();
        let view = game.view(Viewer::Public);
        let hidden = |game: &Game, seat: Seat| game.secrets().hand(seat).bonus();
        let (as_dealt, named): (Vec<Seat>, Vec<Seat>) =
            view.seats().partition(|&seat| hidden(&game, seat) == hidden(dealt, seat));
        let mut used: Vec<BonusCard> = view.seats().flat_map(|seat| view.bonus_shown(seat).iter()).collect();
        used.extend(named.into_iter().flat_map(|seat| hidden(&game, seat).iter()));
        let held: Vec<BonusCard> = view.seats().flat_map(|seat| hidden(&game, seat).iter()).collect();
        as_dealt.into_iter().fold(editor, |editor, seat| {
            let own = hidden(&game, seat);
            let free = BonusCard::all().filter(|card| !held.contains(card));
            let unused = own.iter().chain(free).filter(|card| !used.contains(card));
            let cards: Vec<BonusCard> = unused.take(own.len()).collect();
            used.extend(&cards);
            editor.bonus_cards(seat, view.bonus_shown(seat), cards.into_iter().collect())
        })
    }

    /// Cards that nobody was dealt are out of the game, so only the total is known.
    fn count(&self, game: &Game, count: &mut dyn FnMut(&str, usize)) {
        let (view, secrets) = (game.view(Viewer::Public), game.secrets());
        let mut cards: Vec<BonusCard> = Vec::new();
        for seat in view.seats() {
            cards.extend(secrets.hand(seat).bonus().iter().chain(view.bonus_shown(seat).iter()));
        }
        count("bonus cards", cards.len());
        cards.sort();
        count("bonus cards twice", cards.windows(2).filter(|pair| pair[0] == pair[1]).count());
    }

    fn expected(&self, rules: &Rules, dealt: bool, census: &mut Census) {
        if dealt {
            census.insert("bonus cards".into(), [6, 9, 8, 10, 6][rules.players() - 2]);
        }
    }

    fn thin_air(&self) -> Option<(usize, ThinAir)> {
        Some((2, |near| {
            let held = near.hand().bonus();
            let cards: Vec<BonusCard> = held.iter().chain(BonusCard::all().step_by(3)).collect();
            Action::BonusCards(bonus_cards::Action::Show { card: near.pick(&cards) })
        }))
    }
}
