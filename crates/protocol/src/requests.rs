//! The requests: one line of JSON in, one line of JSON out.

use std::collections::HashMap;

use engine::vocab::Seat;
use engine::{Action, Base, Event, Game, Module, RULES_VERSION, View, Viewer, default_action};
use serde::{Deserialize, Serialize, Serializer};
use serde_json::error::Category;
use serde_json::value::RawValue;

use crate::action::{ActionDto, ActionError, ActionList, read_action};
use crate::event::EventList;
use crate::explain::{Scoring, ScoringDto};
use crate::layout;
use crate::plain::quote;
use crate::read::{self, Field};
use crate::record::Record;
use crate::recorded::RecordedGame;
use crate::refusal::{Code, Refusal};
use crate::setup::{SeedText, Setup};
use crate::state::StateDto;
use crate::words::SeatWord;

/// The version of the protocol.
pub const PROTOCOL_VERSION: u32 = 1;

/// The most bytes of a line, without its end.
pub const MAX_LINE: usize = 1 << 20;

/// The bots behind the request `choose`.
pub trait Chooser {
    /// The names of the bots.
    fn names(&self) -> Vec<&'static str>;

    /// The action that this bot plays, one of `legal`, given only what `view` shows; `None` if there is no such bot.
    /// `millis` is the time it may take, `seed` the source of its random choices.
    fn choose(
        &mut self,
        bot: &str,
        view: &View<'_>,
        legal: &[Action],
        millis: Option<u64>,
        seed: Option<u64>,
    ) -> Option<Action>;
}

/// Answers requests. It keeps the games that it was asked for, and does no input or output itself.
pub struct Engine {
    chooser: Box<dyn Chooser>,
    games: HashMap<u64, Box<RecordedGame>>,
    /// Handles count up from 1 and are never reused.
    last_handle: u64,
    /// Kept between requests to save allocations.
    legal: Vec<Action>,
    events: Vec<Event>,
}

/// The fields of all requests together.
#[derive(Deserialize)]
struct Request<'a> {
    #[serde(borrow)]
    id: Option<&'a RawValue>,
    #[serde(borrow, rename = "do")]
    name: Option<&'a RawValue>,
    #[serde(borrow)]
    action: Option<&'a RawValue>,
    #[serde(borrow)]
    bot: Option<&'a RawValue>,
    #[serde(borrow)]
    counts: Option<&'a RawValue>,
    #[serde(borrow)]
    game: Option<&'a RawValue>,
    #[serde(borrow)]
    millis: Option<&'a RawValue>,
    #[serde(borrow)]
    record: Option<&'a RawValue>,
    #[serde(borrow)]
    round: Option<&'a RawValue>,
    #[serde(borrow)]
    seat: Option<&'a RawValue>,
    #[serde(borrow)]
    seed: Option<&'a RawValue>,
    #[serde(borrow)]
    setup: Option<&'a RawValue>,
    #[serde(borrow)]
    tile: Option<&'a RawValue>,
    #[serde(borrow)]
    tiles: Option<&'a RawValue>,
}

#[derive(Serialize)]
struct HelloBody {
    name: &'static str,
    version: &'static str,
    protocol: u32,
    rules_version: u32,
    modules: [&'static str; Module::ALL.len()],
    /// The modules that each game can be played with.
    games: GamesBody,
    bots: Vec<&'static str>,
}

/// `{"alhambra": [slug, ...], "red-palace": [slug, ...]}`.
struct GamesBody;

impl Serialize for GamesBody {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let slugs = |base: Base| base.modules().iter().map(|module| module.slug()).collect::<Vec<_>>();
        to.collect_map(Base::ALL.map(|base| (base.slug(), slugs(base))))
    }
}

#[derive(Serialize)]
struct TurnBody<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    events: Option<EventList<'a>>,
    to_act: Option<SeatWord>,
    step: &'static str,
    legal: ActionList<'a>,
}

#[derive(Serialize)]
struct StateBody<'a> {
    state: StateDto<'a>,
}

#[derive(Serialize)]
struct RecordBody<'a> {
    record: &'a Record,
}

#[derive(Serialize)]
struct ExplainBody<'a> {
    scoring: Vec<ScoringDto<'a>>,
}

/// An action that is proposed, not applied.
#[derive(Serialize)]
struct ActionBody {
    action: ActionDto,
}

/// The events of the set-up, then those of each action.
#[derive(Serialize)]
struct EventsBody<'a> {
    events: Vec<EventList<'a>>,
}

#[derive(Serialize)]
struct EmptyBody {}

impl Engine {
    /// An engine without games that offers these bots.
    pub fn new(chooser: Box<dyn Chooser>) -> Engine {
        let (legal, events) = (Vec::new(), Vec::new());
        Engine { chooser, games: HashMap::new(), last_handle: 0, legal, events }
    }

    /// The answer to one line, without a line end.
    pub fn answer(&mut self, line: &str) -> String {
        let mut out = Vec::new();
        self.answer_into(line.as_bytes(), &mut out);
        String::from_utf8_lossy(&out).into_owned()
    }

    /// Appends the answer to one line to `out`. Neither the line nor the answer includes a line end.
    pub fn answer_into(&mut self, line: &[u8], out: &mut Vec<u8>) {
        let request = match read_request(line) {
            Ok(request) => request,
            Err(refusal) => return write_refusal(out, None, &refusal),
        };
        let begin = out.len();
        write_head(out, request.id, true);
        if let Err(refusal) = self.handle(&request, out) {
            out.truncate(begin);
            write_refusal(out, request.id, &refusal);
        }
    }

    fn handle(&mut self, request: &Request<'_>, out: &mut Vec<u8>) -> Result<(), Refusal> {
        let name = Field { name: "do", raw: request.name }.read("the name of a request", read::text)?;
        match name.as_ref() {
            "apply" => self.apply(request, out)?,
            "turn" => {
                let game = find(&self.games, request)?.game();
                write_turn(out, &mut self.legal, game, None, None);
            }
            "events" => self.events(request, out)?,
            "state" => write_body(out, &StateBody { state: self.state(request)? }),
            "choose" => write_body(out, &self.choose(request)?),
            "default" => write_body(out, &self.default(request)?),
            "new" => {
                let setup = Field { name: "setup", raw: request.setup };
                let setup = setup.read("an object", |raw| read::object(raw).map(|_| raw))?;
                let setup = Setup::read(setup)?;
                self.keep(RecordedGame::new(setup, SeedText::read(request.seed)?), out);
            }
            "record" => write_body(out, &RecordBody { record: find(&self.games, request)?.record() }),
            "load" => {
                let record = Field { name: "record", raw: request.record };
                let record = record.read("an object", |raw| read::object(raw).map(|_| raw))?;
                self.keep(RecordedGame::from_record(&Record::read(record)?)?, out);
            }
            "explain" => self.explain(request, out)?,
            "palace" => write_body(out, &layout::palace(request.tiles, request.tile)?),
            "majority" => write_body(out, &layout::majority(request.round, request.counts)?),
            "drop" => {
                find(&self.games, request)?;
                self.games.remove(&handle(request)?);
                write_body(out, &EmptyBody {});
            }
            "hello" => {
                let body = HelloBody {
                    name: "alhambra",
                    version: env!("CARGO_PKG_VERSION"),
                    protocol: PROTOCOL_VERSION,
                    rules_version: RULES_VERSION,
                    modules: Module::ALL.map(Module::slug),
                    games: GamesBody,
                    bots: self.chooser.names(),
                };
                write_body(out, &body);
            }
            _ => {
                let shown = quote(&name);
                return Err(Refusal::new(Code::UnknownRequest, format!("there is no request \"{shown}\"")));
            }
        }
        Ok(())
    }

    /// Stores a game and answers with its handle.
    fn keep(&mut self, game: RecordedGame, out: &mut Vec<u8>) {
        self.last_handle += 1;
        let handle = self.last_handle;
        write_turn(out, &mut self.legal, game.game(), Some(handle), None);
        self.games.insert(handle, Box::new(game));
    }

    fn apply(&mut self, request: &Request<'_>, out: &mut Vec<u8>) -> Result<(), Refusal> {
        let game = find_mut(&mut self.games, request)?;
        if game.game().to_act().is_none() {
            return Err(engine::Illegal::GameOver.into());
        }
        let players = game.game().rules().players();
        let viewer = request.seat.map_or(Ok(None), |_| read_viewer(request, players))?;
        let action = Field { name: "action", raw: request.action }.read("an action", Some)?;
        let action = match read_action(action) {
            Ok(action) => action,
            Err(ActionError::Field(error)) => return Err(error.into()),
            Err(ActionError::Unplayable(unplayable)) => {
                return Err(match unplayable.sooner_refusal(game.game()) {
                    Some(illegal) => illegal.into(),
                    None => Refusal::illegal(unplayable.rule(), unplayable.to_string()),
                });
            }
        };
        self.events.clear();
        game.play(action, &mut self.events)?;
        let events = EventList { events: &self.events, players, viewer };
        write_turn(out, &mut self.legal, game.game(), None, Some(events));
        Ok(())
    }

    /// Replays the game to collect its events.
    fn events(&self, request: &Request<'_>, out: &mut Vec<u8>) -> Result<(), Refusal> {
        let recorded = find(&self.games, request)?;
        let (record, rules) = (recorded.record(), recorded.game().rules());
        let viewer = read_viewer(request, rules.players())?;
        let mut told = vec![Vec::new()];
        let mut game = Game::new_with_events(*rules, record.seed.seed(), &mut told[0]);
        for &action in &record.actions {
            let mut events = Vec::new();
            game.play(action, &mut events)?;
            told.push(events);
        }
        let list = |events| EventList { events, players: rules.players(), viewer };
        write_body(out, &EventsBody { events: told.iter().map(|events| list(events)).collect() });
        Ok(())
    }

    fn state(&self, request: &Request<'_>) -> Result<StateDto<'_>, Refusal> {
        let game = find(&self.games, request)?.game();
        Ok(match read_viewer(request, game.rules().players())? {
            Some(viewer) => StateDto::of_view(&game.view(viewer)),
            None => StateDto::of_game(game),
        })
    }

    fn explain(&self, request: &Request<'_>, out: &mut Vec<u8>) -> Result<(), Refusal> {
        let game = find(&self.games, request)?;
        let has_dirk = game.game().rules().has_dirk();
        let round = Field { name: "round", raw: request.round }.round()?;
        let now = round.map(|round| Scoring::if_held_now(game.game(), round));
        let rounds = now.as_ref().map_or(game.scorings(), std::slice::from_ref);
        let scoring = rounds.iter().map(|scoring| scoring.to_dto(has_dirk)).collect();
        write_body(out, &ExplainBody { scoring });
        Ok(())
    }

    /// INT-20: what is done for the active seat if it does not answer.
    fn default(&mut self, request: &Request<'_>) -> Result<ActionBody, Refusal> {
        let game = find(&self.games, request)?.game();
        let seat = game.to_act().ok_or(engine::Illegal::GameOver)?;
        let view = game.view(Viewer::Seat(seat));
        view.legal_actions(&mut self.legal);
        let action = default_action(&view, &self.legal).ok_or(engine::Illegal::GameOver)?;
        Ok(ActionBody { action: ActionDto(action) })
    }

    fn choose(&mut self, request: &Request<'_>) -> Result<ActionBody, Refusal> {
        let game = find(&self.games, request)?.game();
        let bot = Field { name: "bot", raw: request.bot }.text()?;
        let millis = Field { name: "millis", raw: request.millis };
        let millis = millis.read_optional("a whole number of milliseconds", read::whole)?;
        let seed = request.seed.map(|raw| SeedText::read(Some(raw))).transpose()?;
        let seat = game.to_act().ok_or(engine::Illegal::GameOver)?;
        let view = game.view(Viewer::Seat(seat));
        view.legal_actions(&mut self.legal);
        let seed = seed.as_ref().map(SeedText::number);
        let chosen = self.chooser.choose(&bot, &view, &self.legal, millis, seed);
        let action = ActionDto(chosen.ok_or_else(|| unknown_bot(&bot, &self.chooser.names()))?);
        Ok(ActionBody { action })
    }
}

/// Who is looking: a seat of the game or the public; `None` is a referee, who sees everything.
fn read_viewer(request: &Request<'_>, players: usize) -> Result<Option<Viewer>, Refusal> {
    let field = Field { name: "seat", raw: request.seat };
    Ok(field.read("a seat of the game, \"public\" or \"all\"", |raw| match read::text(raw).as_deref() {
        Some("all") => Some(None),
        Some("public") => Some(Some(Viewer::Public)),
        Some(_) => None,
        None => {
            let index = usize::try_from(read::whole(raw)?).ok()?;
            Seat::new(index).filter(|_| index < players).map(|seat| Some(Viewer::Seat(seat)))
        }
    })?)
}

fn unknown_bot(bot: &str, names: &[&str]) -> Refusal {
    let shown = quote(bot);
    let allowed = names.join(", ");
    Refusal::bad_request(format!("the field `bot` names no known bot: \"{shown}\"; allowed: {allowed}"))
}

fn handle(request: &Request<'_>) -> Result<u64, Refusal> {
    Ok(Field { name: "game", raw: request.game }.read("the handle of a game", read::whole)?)
}

fn no_such_game(handle: u64) -> Refusal {
    Refusal::new(Code::NoSuchGame, format!("there is no game with the handle {handle}"))
}

fn find<'g>(
    games: &'g HashMap<u64, Box<RecordedGame>>,
    request: &Request<'_>,
) -> Result<&'g RecordedGame, Refusal> {
    let handle = handle(request)?;
    games.get(&handle).map(Box::as_ref).ok_or_else(|| no_such_game(handle))
}

fn find_mut<'g>(
    games: &'g mut HashMap<u64, Box<RecordedGame>>,
    request: &Request<'_>,
) -> Result<&'g mut RecordedGame, Refusal> {
    let handle = handle(request)?;
    games.get_mut(&handle).map(Box::as_mut).ok_or_else(|| no_such_game(handle))
}

fn read_request(line: &[u8]) -> Result<Request<'_>, Refusal> {
    let bad_json = |message: String| Refusal::new(Code::BadJson, message);
    if line.len() > MAX_LINE {
        return Err(line_too_long());
    }
    let line =
        std::str::from_utf8(line).map_err(|error| bad_json(format!("the line is not UTF-8: {error}")))?;
    if line.trim_ascii().is_empty() {
        return Err(bad_json("the line is blank".to_string()));
    }
    // Serde would also read a struct from an array, but a request must be an object.
    if !line.trim_ascii_start().starts_with('{') {
        return Err(match serde_json::from_str::<&RawValue>(line) {
            Ok(_) => Refusal::bad_request("a request is a JSON object"),
            Err(error) => bad_json(format!("the line is not JSON: {error}")),
        });
    }
    serde_json::from_str(line).map_err(|error| match error.classify() {
        Category::Data => Refusal::bad_request(format!("the request cannot be read: {error}")),
        _ => bad_json(format!("the line is not JSON: {error}")),
    })
}

/// The answer to a line that is too long to be read to its end.
pub(crate) fn line_too_long() -> Refusal {
    Refusal::bad_request(format!("a line may have at most {MAX_LINE} bytes"))
}

/// The beginning of every reply.
fn write_head(out: &mut Vec<u8>, id: Option<&RawValue>, ok: bool) {
    out.extend_from_slice(b"{\"id\":");
    match id {
        // An array or object may contain a carriage return between its parts, which some readers take for a line end.
        Some(id) => out.extend(id.get().bytes().filter(|&byte| byte != b'\r')),
        None => out.extend_from_slice(b"null"),
    }
    out.extend_from_slice(if ok { b",\"ok\":true" } else { b",\"ok\":false" });
}

/// Writes the fields of `body`, which must serialise to an object, and the end of the reply.
fn write_body(out: &mut Vec<u8>, body: &impl Serialize) {
    let begin = out.len();
    let written = serde_json::to_writer(&mut *out, body);
    debug_assert!(written.is_ok(), "writing to memory with string keys cannot fail");
    // The opening brace of the body becomes the comma that joins its fields to the head.
    match out[begin..] {
        [b'{', b'}'] => drop(out.remove(begin)),
        [b'{', ..] => out[begin] = b',',
        _ => out.push(b'}'),
    }
}

fn write_turn(
    out: &mut Vec<u8>,
    legal: &mut Vec<Action>,
    game: &Game,
    handle: Option<u64>,
    events: Option<EventList<'_>>,
) {
    game.legal_actions(legal);
    let body = TurnBody {
        game: handle,
        events,
        to_act: game.to_act().map(SeatWord),
        step: game.awaited().name(),
        legal: ActionList(legal),
    };
    write_body(out, &body);
}

pub(crate) fn write_refusal(out: &mut Vec<u8>, id: Option<&RawValue>, refusal: &Refusal) {
    #[derive(Serialize)]
    struct ErrorBody<'a> {
        error: &'a Refusal,
    }
    write_head(out, id, false);
    write_body(out, &ErrorBody { error: refusal });
}
