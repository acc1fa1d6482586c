//! Soft sounds, each made of a few notes. They are off unless somebody turns them on.

use std::cell::{Cell, RefCell};

use engine::{Event, Viewer, red_palace};
use wasm_bindgen::JsValue;
use web_sys::{AudioContext, OscillatorType};

use crate::modules;

/// A sound. Later variants take precedence over earlier ones.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Sound {
    /// A card is taken.
    Card,
    /// A tile is laid.
    Tile,
    /// Something is paid.
    Coin,
    /// A round is scored.
    Scoring,
    /// The person's turn begins.
    YourTurn,
}

/// The sound of an event, for whoever views the screen; of several sounds, the greatest is played.
pub fn of(event: &Event, viewer: Viewer) -> Option<Sound> {
    match event {
        Event::MoneyTaken { .. } => Some(Sound::Card),
        Event::TilePlaced { .. } | Event::TileAdded { .. } | Event::TileSwapped { .. } => Some(Sound::Tile),
        Event::TileBought { .. } => Some(Sound::Coin),
        Event::RedPalace(red_palace::Event::PreviewBought { .. } | red_palace::Event::GuardPaid { .. }) => {
            Some(Sound::Coin)
        }
        Event::Scored { .. } => Some(Sound::Scoring),
        Event::TurnStarted { seat, .. } => (viewer == Viewer::Seat(*seat)).then_some(Sound::YourTurn),
        _ => modules::of_event(event).and_then(|room| room.sound()),
    }
}

/// A note that starts abruptly and fades away.
struct Note {
    wave: OscillatorType,
    /// The pitch at the beginning, in hertz; it glides to `to`.
    from: f32,
    to: f32,
    /// Seconds after the sound began.
    start: f64,
    /// Duration in seconds.
    length: f64,
    /// Peak gain, from 0 to 1.
    loudness: f32,
}

const fn note(wave: OscillatorType, from: f32, to: f32, start: f64, length: f64, loudness: f32) -> Note {
    Note { wave, from, to, start, length, loudness }
}

const SINE: OscillatorType = OscillatorType::Sine;
const TRIANGLE: OscillatorType = OscillatorType::Triangle;

fn notes(sound: Sound) -> &'static [Note] {
    const CARD: &[Note] = &[note(TRIANGLE, 420.0, 700.0, 0.0, 0.07, 0.08)];
    const TILE: &[Note] =
        &[note(SINE, 190.0, 90.0, 0.0, 0.16, 0.3), note(TRIANGLE, 900.0, 500.0, 0.0, 0.03, 0.06)];
    const COIN: &[Note] =
        &[note(SINE, 1318.5, 1318.5, 0.0, 0.18, 0.07), note(SINE, 1976.0, 1976.0, 0.05, 0.22, 0.06)];
    const SCORING: &[Note] = &[
        note(SINE, 523.3, 523.3, 0.0, 0.5, 0.09),
        note(SINE, 659.3, 659.3, 0.12, 0.5, 0.09),
        note(SINE, 784.0, 784.0, 0.24, 0.6, 0.09),
    ];
    const YOUR_TURN: &[Note] =
        &[note(SINE, 587.3, 587.3, 0.0, 0.22, 0.08), note(SINE, 880.0, 880.0, 0.12, 0.3, 0.08)];
    match sound {
        Sound::Card => CARD,
        Sound::Tile => TILE,
        Sound::Coin => COIN,
        Sound::Scoring => SCORING,
        Sound::YourTurn => YOUR_TURN,
    }
}

thread_local! {
    static IS_ON: Cell<bool> = const { Cell::new(false) };
    /// Created with the first sound: browsers allow no audio before somebody touches the page.
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// Turns all sounds on or off.
pub fn set_on(on: bool) {
    IS_ON.set(on);
}

/// Plays a sound, unless sounds are off.
pub fn play(sound: Sound) {
    if !IS_ON.get() {
        return;
    }
    CONTEXT.with_borrow_mut(|context| {
        if context.is_none() {
            *context = AudioContext::new().ok();
        }
        if let Some(context) = context {
            // Without an audio device, the game stays silent.
            let _ = notes(sound).iter().try_for_each(|note| start(context, note));
        }
    });
}

fn start(context: &AudioContext, note: &Note) -> Result<(), JsValue> {
    let (from, to) = (context.current_time() + note.start, context.current_time() + note.start + note.length);
    let (wave, loudness) = (context.create_oscillator()?, context.create_gain()?);
    wave.set_type(note.wave);
    wave.frequency().set_value_at_time(note.from, from)?;
    wave.frequency().exponential_ramp_to_value_at_time(note.to, to)?;
    loudness.gain().set_value_at_time(0.0001, from)?;
    loudness.gain().exponential_ramp_to_value_at_time(note.loudness, from + 0.01)?;
    loudness.gain().exponential_ramp_to_value_at_time(0.0001, to)?;
    wave.connect_with_audio_node(&loudness)?;
    loudness.connect_with_audio_node(&context.destination())?;
    wave.start_with_when(from)?;
    wave.stop_with_when(to)
}
