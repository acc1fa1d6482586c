//! Icons of buttons and counters: lines in the colour of the text around them, for the view box `0 0 24 24`.

use leptos::prelude::*;

/// What an icon stands for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Icon {
    /// The longest wall.
    Wall,
    /// The bag of tiles.
    Bag,
    /// Cards in a hand.
    Cards,
    /// When the next scoring round comes.
    Hourglass,
    /// The race for majorities.
    Race,
    /// Points.
    Star,
    /// The story of the game, or the rulebook.
    Book,
    /// Pauses the bots.
    Pause,
    /// Lets the bots continue.
    Play,
    /// Lets the bots play one action.
    Step,
    /// Sounds.
    Sound,
    /// Everything else.
    Menu,
    /// Zooms in.
    Plus,
    /// Zooms out.
    Minus,
    /// Shows the whole board.
    Fit,
    /// Something that is done, or confirms.
    Check,
    /// Undoes an action.
    Undo,
    /// Redesigns the Alhambra.
    Swap,
    /// Shows something to look at.
    Eye,
    /// Goes back.
    Left,
    /// Goes on.
    Right,
    /// Closes something.
    Close,
    /// Shows several things in a grid.
    Grid,
    /// Something that cannot be undone.
    Lock,
    /// The crown of whoever leads.
    Crown,
    /// Shares something with others.
    Share,
    /// Preferences.
    Settings,
    /// Repeats something.
    Again,
    /// Searches.
    Search,
    /// Shows several things in a list.
    List,
    /// A question, or help.
    Question,
    /// Prints.
    Print,
    /// A rule that is easily forgotten.
    Warning,
    /// A human player.
    Person,
    /// A bot.
    Bot,
    /// Opens something below.
    Down,
    /// Random choice.
    Dice,
    /// A link to share.
    Link,
    /// The seed of a game.
    Key,
    /// An attack.
    Swords,
    /// The light or dark theme.
    Moon,
    /// The language.
    Globe,
    /// How long something waits.
    Watch,
    /// Motion on the page.
    Motion,
    /// What people say.
    Talk,
}

impl Icon {
    /// The SVG path of the icon.
    pub const fn path(self) -> &'static str {
        match self {
            Icon::Wall => "M3 20V9H5.5V5.5H9V9H10.5V5.5H13.5V9H15V5.5H18.5V9H21V20ZM3 14.5H21",
            Icon::Bag => {
                "M9 7.5C5.5 11 4 14 4 17C4 19.8 6.5 21 12 21S20 19.8 20 17C20 14 18.5 11 15 7.5ZM8.5 3.5H15.5L14.5 7.5H9.5Z"
            }
            Icon::Cards => "M4 7.5L13 4.5L17.5 17.5L8.5 20.5ZM15 6.5H20.5V19H18.5",
            Icon::Hourglass => {
                "M7 3.5H17M7 20.5H17M8 3.5V7C8 9.5 10 10.5 12 12C14 13.5 16 14.5 16 17V20.5M16 3.5V7C16 9.5 14 10.5 12 12C10 13.5 8 14.5 8 17V20.5"
            }
            Icon::Race => "M4.5 20V13H9V20M9.8 20V6H14.3V20M15 20V10H19.5V20M3 20.2H21",
            Icon::Star => "M12 3L14.4 8.2L20 9L16 13L17 18.8L12 16L7 18.8L8 13L4 9L9.6 8.2Z",
            Icon::Book => {
                "M12 6C9.5 4.4 6.5 4 3.5 4.4V18.6C6.5 18.2 9.5 18.6 12 20.2C14.5 18.6 17.5 18.2 20.5 18.6V4.4C17.5 4 14.5 4.4 12 6ZM12 6V20"
            }
            Icon::Pause => "M8.5 5V19M15.5 5V19",
            Icon::Play => "M7.5 4.5L19 12L7.5 19.5Z",
            Icon::Step => "M5.5 5L14 12L5.5 19ZM18 5V19",
            Icon::Sound => {
                "M4 9.5V14.5H7.5L12 18.5V5.5L7.5 9.5ZM15.5 9A4 4 0 0 1 15.5 15M18 6.5A7.5 7.5 0 0 1 18 17.5"
            }
            Icon::Menu => "M4 6.5H20M4 12H20M4 17.5H20",
            Icon::Plus => "M12 5V19M5 12H19",
            Icon::Minus => "M5 12H19",
            Icon::Fit => "M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15",
            Icon::Check => "M4.5 12.5L10 18L20 6.5",
            Icon::Undo => "M9 7L4.5 11.5L9 16M5 11.5H14.5A5 5 0 0 1 14.5 21.5H11",
            Icon::Swap => "M4 8.5H18M14.5 5L18 8.5L14.5 12M20 15.5H6M9.5 12L6 15.5L9.5 19",
            Icon::Eye => {
                "M2.5 12C5 7.5 8.3 5.5 12 5.5S19 7.5 21.5 12C19 16.5 15.7 18.5 12 18.5S5 16.5 2.5 12ZM12 9A3 3 0 1 1 12 15A3 3 0 1 1 12 9Z"
            }
            Icon::Left => "M14.5 5L7.5 12L14.5 19",
            Icon::Right => "M9 5L16 12L9 19",
            Icon::Close => "M6 6L18 18M18 6L6 18",
            Icon::Grid => "M4.5 4.5H10V10H4.5ZM14 4.5H19.5V10H14ZM4.5 14H10V19.5H4.5ZM14 14H19.5V19.5H14Z",
            Icon::Lock => "M6 11H18V20.5H6ZM8.5 11V8A3.5 3.5 0 0 1 15.5 8V11",
            Icon::Crown => "M4 18.5H20M4.5 15.5L3.5 7L8.5 10.5L12 5L15.5 10.5L20.5 7L19.5 15.5Z",
            Icon::Share => "M12 15V4M8 7.5L12 3.5L16 7.5M5.5 12V20H18.5V12",
            Icon::Settings => {
                "M12 8.5A3.5 3.5 0 1 1 12 15.5A3.5 3.5 0 1 1 12 8.5ZM12 3V6M12 18V21M3 12H6M18 12H21M5.6 5.6L7.8 7.8M16.2 16.2L18.4 18.4M18.4 5.6L16.2 7.8M7.8 16.2L5.6 18.4"
            }
            Icon::Again => "M19 12A7 7 0 1 1 16.5 6.6M16.5 3V7H12.5",
            Icon::Search => "M10.5 4A6.5 6.5 0 1 1 10.5 17A6.5 6.5 0 1 1 10.5 4ZM15.5 15.5L20.5 20.5",
            Icon::List => "M9 6H20M9 12H20M9 18H20M4.5 6H4.6M4.5 12H4.6M4.5 18H4.6",
            Icon::Question => {
                "M8.5 9C8.5 6.5 10 5 12 5S15.5 6.5 15.5 8.5C15.5 11.5 12 11.5 12 14.5M12 19H12.1"
            }
            Icon::Print => "M7 9V3.5H17V9M7 17H4V9H20V17H17M7 14H17V20.5H7Z",
            Icon::Warning => "M12 4V14M12 19H12.1",
            Icon::Person => {
                "M12 4A4 4 0 1 1 12 12A4 4 0 1 1 12 4ZM4.5 20.5C5 16 8 14.5 12 14.5S19 16 19.5 20.5"
            }
            Icon::Bot => {
                "M6 9.5H18V18.5H6ZM12 9.5V5.5M10.5 4.5H13.5M9.5 13V14.5M14.5 13V14.5M3.5 12V16M20.5 12V16"
            }
            Icon::Down => "M5.5 9L12 15.5L18.5 9",
            Icon::Dice => {
                "M4.5 4.5H19.5V19.5H4.5ZM8.5 8.5V8.6M15.5 8.5V8.6M12 12V12.1M8.5 15.5V15.6M15.5 15.5V15.6"
            }
            Icon::Link => {
                "M10 14L14 10M8.5 11.5L6 14A3.6 3.6 0 0 0 11 19L13.5 16.5M15.5 12.5L18 10A3.6 3.6 0 0 0 13 5L10.5 7.5"
            }
            Icon::Key => "M8 8.5A4 4 0 1 1 8 16.5A4 4 0 1 1 8 8.5ZM12 12.5H20.5V16M17 12.5V15",
            Icon::Swords => {
                "M5 4L16.5 15.5M19 4L7.5 15.5M5 14L10 19M19 14L14 19M6.5 17.5L4 20M17.5 17.5L20 20"
            }
            Icon::Moon => "M18.5 14.5A7.5 7.5 0 1 1 10 4.5A6 6 0 0 0 18.5 14.5Z",
            Icon::Globe => {
                "M12 4A8 8 0 1 1 12 20A8 8 0 1 1 12 4ZM4 12H20M12 4C8.5 8.5 8.5 15.5 12 20C15.5 15.5 15.5 8.5 12 4Z"
            }
            Icon::Watch => "M12 6A7.5 7.5 0 1 1 12 21A7.5 7.5 0 1 1 12 6ZM12 9.5V13.5L14.5 15.5M9.5 3H14.5",
            Icon::Talk => "M4 5H20V16H11L7 20V16H4Z",
            Icon::Motion => {
                "M12 4V20M4 12H20M9.5 6.5L12 4L14.5 6.5M9.5 17.5L12 20L14.5 17.5M6.5 9.5L4 12L6.5 14.5M17.5 9.5L20 12L17.5 14.5"
            }
        }
    }
}

/// An icon beside words that say the same, so it is hidden from screen readers.
#[component]
pub fn Glyph(
    /// The icon to draw.
    icon: Icon,
) -> impl IntoView {
    view! {
        <svg class="glyph" viewBox="0 0 24 24" aria-hidden="true">
            <path d=icon.path() fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"
                stroke-linejoin="round" />
        </svg>
    }
}
