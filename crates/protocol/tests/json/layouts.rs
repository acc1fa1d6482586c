//! The requests that need no game: `palace` and `majority`.

use crate::common::{new_engine, ok, refused};
use serde_json::{Value, json};

fn palace(tiles: Value) -> Value {
    ok(&mut new_engine(), json!({"do": "palace", "tiles": tiles}))
}

fn custom(kind: &str, walls: &str, at: [i32; 2]) -> Value {
    json!({"tile": {"kind": kind, "price": 5, "walls": walls}, "at": at})
}

#[test]
fn the_start_tile_alone_may_be_left_out() {
    let alone = json!({
        "id": null, "ok": true, "legal": true, "rule": null, "longest_wall": 0, "wall_segments": [],
        "counts": {"pavilion": 0, "seraglio": 0, "arcades": 0, "chambers": 0, "garden": 0, "tower": 0},
        "removable": [], "placements": []
    });
    assert_eq!(palace(json!([])), alone);
    assert_eq!(palace(json!([{"tile": "start", "at": [0, 0]}])), alone);
}

#[test]
fn a_legal_palace_tells_walls_counts_and_what_may_change() {
    // garden-03 has walls N and E, so the start tile is open on its W side.
    let tiles = json!([{"tile": "garden-03", "at": [1, 0]}, custom("tower", "", [0, 1])]);
    let reply = ok(&mut new_engine(), json!({"do": "palace", "tiles": tiles, "tile": "tower-07"}));
    assert_eq!((&reply["legal"], &reply["rule"]), (&json!(true), &Value::Null));
    assert_eq!(reply["longest_wall"], json!(2));
    assert_eq!(reply["wall_segments"], json!([[[1, 0], "N"], [[1, 0], "E"]]));
    assert_eq!((&reply["counts"]["garden"], &reply["counts"]["tower"]), (&json!(1), &json!(1)));
    assert_eq!(reply["removable"], json!([[1, 0], [0, 1]]));
    assert_eq!(reply["placements"], json!([[0, -1], [-1, 0], [-1, 1], [1, 1], [0, 2]]));
    let walls = json!({"kind": "tower", "walls": ["N", "W"]});
    let reply = ok(&mut new_engine(), json!({"do": "palace", "tiles": tiles, "tile": walls}));
    assert_eq!(reply["placements"], json!([[0, -1], [-1, 0], [-1, 1]]));
}

#[test]
fn huts_and_camps_of_a_palace_are_judged_and_counted() {
    // HUT-T01 and CAMP-T04.
    let tiles = [
        ("arcades-02", [-1, 0]),
        ("hut-arcades-1", [-1, 1]),
        ("arcades-04", [-1, 2]),
        ("hut-arcades-3", [0, 2]),
        ("garden-08", [0, -1]),
        ("hut-tower-4", [1, -1]),
        ("tower-02", [1, 0]),
    ];
    let tiles: Vec<Value> = tiles.iter().map(|(tile, at)| json!({"tile": tile, "at": at})).collect();
    let reply = palace(json!(tiles));
    assert_eq!((&reply["legal"], &reply["counts"]["arcades"]), (&json!(true), &json!(5)));
    let tiles = json!([
        {"tile": "arcades-07", "at": [1, 0]}, {"tile": "tower-11", "at": [1, 1]}, {"tile": "camp-4", "at": [2, 0]}
    ]);
    let place = |tile| ok(&mut new_engine(), json!({"do": "palace", "tiles": tiles, "tile": tile}));
    assert_eq!(place("camp-5")["placements"], json!([[2, 1]]));
    assert_eq!(place("camp-8")["placements"], json!([]));
    assert_eq!(place("camp-5")["removable"], json!([[2, 0], [1, 1]]));
}

/// WALL-T5 and WALL-T1.
#[test]
fn sticks_of_a_palace_are_walls() {
    let mut tiles =
        vec![custom("garden", "N", [1, 0]), custom("garden", "", [2, 0]), custom("garden", "N", [3, 0])];
    assert_eq!(palace(json!(tiles))["longest_wall"], json!(1));
    tiles[1]["sticks"] = json!("N");
    assert_eq!(palace(json!(tiles))["longest_wall"], json!(3));
    let start = json!([{"tile": "start", "at": [0, 0], "sticks": "N"}]);
    let place = ok(&mut new_engine(), json!({"do": "palace", "tiles": start, "tile": "garden-10"}));
    assert_eq!(
        (&place["longest_wall"], &place["placements"]),
        (&json!(1), &json!([[-1, 0], [1, 0], [0, 1]]))
    );
    let wrong = json!({"do": "palace", "tiles": [{"tile": "start", "at": [0, 0], "sticks": "X"}]});
    assert_eq!(refused(&mut new_engine(), wrong).0, "bad_request");
}

#[test]
fn an_illegal_palace_names_the_rule_and_still_counts() {
    for (tiles, rule) in [
        (json!([custom("garden", "", [0, 0])]), "BASE-40"),
        (json!([{"tile": "start", "at": [1, 0]}]), "BASE-40"),
        (json!([custom("garden", "W", [1, 0])]), "BASE-42"),
        (json!([custom("garden", "E", [1, 0]), custom("garden", "W", [2, 0])]), "BASE-43"),
        (json!([custom("garden", "", [1, 1])]), "BASE-44"),
        (json!([custom("garden", "", [127, 127])]), "BASE-44"),
        (json!([custom("garden", "", [1, 0]), custom("garden", "", [1, 0])]), "BASE-46"),
        (json!([{"tile": "start", "at": [0, 0]}, {"tile": "start", "at": [0, 0]}]), "BASE-46"),
        (
            json!([
                custom("garden", "", [1, 0]),
                custom("garden", "", [2, 0]),
                custom("garden", "", [2, 1]),
                custom("garden", "", [2, 2]),
                custom("garden", "", [1, 2]),
                custom("garden", "", [0, 2]),
                custom("garden", "", [0, 1]),
            ]),
            "BASE-45",
        ),
    ] {
        let reply = palace(tiles.clone());
        assert_eq!((&reply["legal"], &reply["rule"]), (&json!(false), &json!(rule)), "{tiles}");
        assert_eq!(reply["longest_wall"], Value::Null);
        assert_eq!((&reply["wall_segments"], &reply["removable"]), (&json!([]), &json!([])));
        let gardens = tiles.as_array().unwrap().iter().filter(|tile| tile["tile"]["kind"] == json!("garden"));
        assert_eq!(reply["counts"]["garden"], json!(gardens.count()));
    }
}

#[test]
fn the_largest_layouts_are_answered() {
    for len in [10, 40, 60, 127] {
        let tiles: Vec<Value> = (1..=len).map(|x| custom("garden", "", [0, -x])).collect();
        let reply = ok(&mut new_engine(), json!({"do": "palace", "tiles": tiles, "tile": "tower-07"}));
        assert_eq!((&reply["legal"], &reply["longest_wall"]), (&json!(true), &json!(0)));
        assert_eq!(reply["placements"].as_array().unwrap().len(), 2 * (len as usize + 1) + 2);
        // Walls on both sides of the line, and around its end.
        let tiles: Vec<Value> =
            (1..=len).map(|y| custom("garden", if y < len { "EW" } else { "NEW" }, [0, -y])).collect();
        let reply = palace(json!(tiles));
        assert_eq!((&reply["legal"], &reply["longest_wall"]), (&json!(true), &json!(2 * len + 1)));
    }
    // A block of 32 x 32 tiles, with its rows in any order, is the largest layout.
    let block = |rows: i32| -> Value {
        let cells = (0..rows * 32).map(|place| [place % 32, place / 32]).filter(|cell| *cell != [0, 0]);
        cells.rev().map(|cell| custom("tower", "", cell)).collect::<Vec<_>>().into()
    };
    let reply = palace(block(32));
    assert_eq!((&reply["legal"], &reply["counts"]["tower"]), (&json!(true), &json!(1023)));
    let reply = palace(block(33));
    assert_eq!((&reply["legal"], &reply["counts"]["tower"]), (&json!(false), &json!(1055)));
    assert_eq!(reply["rule"], json!("BASE-04"));
}

#[test]
fn malformed_layouts_name_the_field() {
    for (request, field) in [
        (json!({}), "`tiles`"),
        (json!({"tiles": {}}), "`tiles`"),
        (json!({"tiles": [7]}), "`tiles[0]`"),
        (json!({"tiles": [{"at": [0, 1]}]}), "`tiles[0].tile`"),
        (json!({"tiles": [{"tile": "hut", "at": [0, 1]}]}), "`tiles[0].tile`"),
        (json!({"tiles": [{"tile": "garden-03", "at": [0, 1]}, {"tile": "garden-03"}]}), "`tiles[1].at`"),
        (json!({"tiles": [{"tile": "garden-03", "at": [0, 200]}]}), "`tiles[0].at`"),
        (json!({"tiles": [{"tile": {"walls": ""}, "at": [0, 1]}]}), "`tiles[0].tile.kind`"),
        (json!({"tiles": [custom("garden", "NN", [0, 1])]}), "`tiles[0].tile.walls`"),
        (json!({"tiles": [custom("hut", "", [0, 1])]}), "`tiles[0].tile.kind`"),
        (json!({"tiles": [], "tile": "garden-99"}), "`tile`"),
        (json!({"tiles": [], "tile": "start"}), "`tile`"),
        (json!({"tiles": [], "tile": {"kind": "garden", "price": "x", "walls": ""}}), "`tile.price`"),
    ] {
        let mut request = request;
        request["do"] = json!("palace");
        let (code, _, message) = refused(&mut new_engine(), request.clone());
        assert_eq!(code, "bad_request", "{request}");
        assert!(message.contains(field), "{request}: {message}");
    }
}

#[test]
fn majorities_follow_the_table_of_the_round() {
    let mut engine = new_engine();
    let counts = json!([{"garden": 3, "tower": 1}, {"garden": 3}, {"garden": 1, "pavilion": 2}]);
    let reply = ok(&mut engine, json!({"do": "majority", "round": 3, "counts": counts}));
    let seat = |pavilion: u32, garden: u32, tower: u32| {
        json!({
            "pavilion": pavilion, "seraglio": 0, "arcades": 0, "chambers": 0, "garden": garden, "tower": tower
        })
    };
    // BASE-72: the first two share 20 and 12.
    assert_eq!(reply["points"], json!([seat(0, 16, 21), seat(0, 16, 0), seat(16, 5, 0)]));
    let halves = json!([{"garden": 2.5}, {"garden": 2}, {}]);
    let reply = ok(&mut engine, json!({"do": "majority", "round": 1, "counts": halves}));
    assert_eq!(reply["points"], json!([seat(0, 5, 0), seat(0, 0, 0), seat(0, 0, 0)]));
}

#[test]
fn malformed_counts_name_the_field() {
    for (request, field) in [
        (json!({"counts": [{}]}), "`round`"),
        (json!({"round": 4, "counts": [{}]}), "`round`"),
        (json!({"round": 1}), "`counts`"),
        (json!({"round": 1, "counts": []}), "`counts`"),
        (json!({"round": 1, "counts": vec![json!({}); 7]}), "`counts`"),
        (json!({"round": 1, "counts": [[1]]}), "`counts[0]`"),
        (json!({"round": 1, "counts": [{}, {"hut": 1}]}), "`counts[1]`"),
        (json!({"round": 1, "counts": [{"garden": -1}]}), "`counts[0].garden`"),
        (json!({"round": 1, "counts": [{"garden": 1.2}]}), "`counts[0].garden`"),
        (json!({"round": 1, "counts": [{"garden": 1e9}]}), "`counts[0].garden`"),
        (json!({"round": 1, "counts": [{"garden": "3"}]}), "`counts[0].garden`"),
    ] {
        let mut request = request;
        request["do"] = json!("majority");
        let (code, _, message) = refused(&mut new_engine(), request.clone());
        assert_eq!(code, "bad_request", "{request}");
        assert!(message.contains(field), "{request}: {message}");
    }
}

/// Only BASE-40 to BASE-48 and CAMP-11 to CAMP-14 are judged. The number of pieces, HUT-12 and WALL-18 are not.
#[test]
fn only_the_layout_of_a_palace_is_judged() {
    let row = |tiles: &[&str]| {
        let placed = (1..).zip(tiles).map(|(x, tile)| json!({"tile": tile, "at": [x, 0]}));
        palace(json!(placed.collect::<Vec<_>>()))
    };
    assert_eq!(row(&["garden-10", "garden-10"])["legal"], json!(true), "one tile twice");
    let huts = ["hut-chambers-1", "hut-garden-1", "hut-pavilion-1", "hut-chambers-1"];
    assert_eq!(row(&huts)["legal"], json!(true), "four huts");
    let walled = palace(json!([{"tile": "start", "at": [0, 0], "sticks": "NESW"}]));
    assert_eq!((&walled["legal"], &walled["longest_wall"]), (&json!(true), &json!(4)), "four walls");
    // Camps have their own rules for what they may touch.
    let camp = row(&["garden-10", "camp-4"]);
    assert_eq!((&camp["legal"], &camp["rule"]), (&json!(false), &json!("CAMP-11")));
}
