//! The set-up at a real table, in words.

use engine::vocab::SpecialCard;
use engine::{GuardBoard, SetupItem};

use crate::texts::Texts;

impl Texts {
    /// One thing to do before the first turn.
    pub fn setup_item(&self, item: SetupItem) -> String {
        let number = |key: &str, name: &str, count: usize| self.with(key, &[(name, count.into())]);
        match item {
            SetupItem::StartTiles { players } => number("setup-start-tiles", "players", players),
            SetupItem::VizierStones => self.get("setup-vizier-stones"),
            SetupItem::Supply { buildings, camps, bazaars } => {
                let key = match (camps, bazaars) {
                    (0, 0) => "setup-supply",
                    (_, 0) => "setup-supply-camps",
                    (0, _) => "setup-supply-bazaars",
                    _ => "setup-supply-both",
                };
                let count = [("buildings", buildings), ("camps", camps), ("bazaars", bazaars)];
                self.with(key, &count.map(|(name, count)| (name, count.into())))
            }
            SetupItem::Citizens { supply } => number("setup-citizens", "supply", supply),
            SetupItem::DirkTiles { tiles } => number("setup-dirk", "tiles", tiles),
            SetupItem::Market => self.get("setup-market"),
            SetupItem::Huts => self.get("setup-huts"),
            SetupItem::BonusCards { each, left } => {
                self.with("setup-bonus-cards", &[("each", each.into()), ("left", left.into())])
            }
            SetupItem::Thieves { each, left } => {
                self.with("setup-thieves", &[("each", each.into()), ("left", left.into())])
            }
            SetupItem::Coins { coins } => number("setup-coins", "coins", coins),
            SetupItem::Chests => self.get("setup-chests"),
            SetupItem::Invaders { cards, scouts, open } => self.with(
                "setup-invaders",
                &[("cards", cards.into()), ("scouts", scouts.into()), ("open", open.into())],
            ),
            SetupItem::OpenInvasion { cards } => number("setup-invaders-open", "cards", cards),
            SetupItem::ScoreCards { left } => number("setup-score-cards", "left", left),
            SetupItem::CultureTiles => self.get("setup-culture-tiles"),
            SetupItem::Gates { gates } => number("setup-gates", "gates", gates),
            SetupItem::Sticks { sticks } => number("setup-sticks", "sticks", sticks),
            SetupItem::MasterBuilders { each } => number("setup-master-builders", "each", each),
            SetupItem::SultanMarkers { markers } => number("setup-sultan-markers", "markers", markers),
            SetupItem::Caravanserais { cards } => number("setup-caravanserais", "cards", cards),
            SetupItem::MoneyDeck { cards, diamonds: 0 } => number("setup-money", "cards", cards),
            SetupItem::MoneyDeck { cards, diamonds } => {
                self.with("setup-money-diamonds", &[("cards", cards.into()), ("diamonds", diamonds.into())])
            }
            SetupItem::StartingMoney => self.get("setup-starting-money"),
            SetupItem::Piles => self.get("setup-piles"),
            SetupItem::AddToPile { pile, family, cards } => {
                let family = self.with(
                    match family {
                        SpecialCard::Scoring => "setup-scoring-card",
                        SpecialCard::Exchange => "setup-exchange-cards",
                        SpecialCard::Gate => "setup-gate-cards",
                        SpecialCard::Character => "setup-characters",
                        SpecialCard::Wall => "setup-wall-cards",
                        SpecialCard::MasterBuilder => "setup-builder-cards",
                        SpecialCard::Sultan => "setup-sultan-cards",
                    },
                    // Scoring card 1 lies in pile 2, scoring card 2 in pile 4.
                    &[("count", cards.into()), ("round", (pile / 2).into())],
                );
                self.with("setup-add", &[("pile", pile.into()), ("cards", (&family).into())])
            }
            SetupItem::CharactersAside { characters } => {
                number("setup-characters-aside", "count", characters)
            }
            SetupItem::MasterBuildersLeft { cards } => number("setup-builders-left", "count", cards),
            SetupItem::Stack => self.get("setup-stack"),
            SetupItem::Tower { tiles } => number("setup-tower", "tiles", tiles),
            SetupItem::Tokens { tokens } => number("setup-tokens", "tokens", tokens),
            SetupItem::MarketAndPreview => self.get("setup-preview"),
            SetupItem::DirkTerrain { tiles } => number("setup-dirk-terrain", "tiles", tiles),
            SetupItem::GuardBoard(GuardBoard::Random) => self.get("setup-guard-board-random"),
            SetupItem::GuardBoard(GuardBoard::Fixed) => self.get("setup-guard-board-fixed"),
            SetupItem::Guards { guards } => number("setup-guards", "guards", guards),
            SetupItem::Stocks { squares, sections } => {
                self.with("setup-stocks", &[("squares", squares.into()), ("sections", sections.into())])
            }
            SetupItem::ScoreTiles => self.get("setup-score-tiles"),
            SetupItem::StartScore { players, points } => {
                self.with("setup-start-score", &[("players", players.into()), ("points", points.into())])
            }
            SetupItem::MoneyPiles => self.get("setup-money-piles"),
        }
    }
}
