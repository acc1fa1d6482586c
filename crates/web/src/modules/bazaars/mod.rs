//! Bazaars: those beside the market with their current prices, and the buildings around them.

pub(crate) mod art;
mod view;

use engine::modules::bazaars::{Action, Event, Goods, Source};
use engine::modules::characters::Character;
use engine::vocab::{Cell, TileId};
use engine::{Action as AnyAction, Event as AnyEvent, View};
use i18n::{Arg, Texts};
use leptos::prelude::*;

use super::{CARD, Chip, Group, Look, ModuleChoice, OnPage, Picture, Place, PointsFor, ROUND, TILE, Ware};
use crate::app::App;
use crate::art::{Face, Ground, TileArt, face_art};
use crate::modules::{characters, viziers_favour};
use crate::panels::choice::likely_payment;
use crate::story::Spot;

/// The module on the page.
pub(crate) struct Room;

impl OnPage for Room {
    fn spots(&self, event: &AnyEvent) -> Vec<Spot> {
        let AnyEvent::Bazaars(event) = *event else { return Vec::new() };
        match event {
            Event::Bought { seat, tile, .. } | Event::VizierBought { seat, tile, .. } => {
                vec![Spot::Tile(Some(seat), tile)]
            }
            Event::Displayed { .. } | Event::KarimPaid { .. } => Vec::new(),
        }
    }

    fn show(&self, place: Place) -> Option<AnyView> {
        match place {
            Place::Drawer => Some(view! { <view::Display /> }.into_any()),
            _ => None,
        }
    }

    fn emblem(&self) -> Picture {
        (TILE, TileId::bazaars().next().map_or_else(String::new, |tile| face_art(&Face::from(tile))))
    }

    fn weight(&self) -> u8 {
        2
    }

    fn chips(&self, view: &View<'_>) -> Vec<Chip> {
        let bazaars: Vec<TileId> = view.bazaars().iter().collect();
        let first = bazaars.first().map(|&tile| (TILE, face_art(&Face::from(tile))));
        first.and_then(|picture| Chip::counted(Group::ToGet, picture, bazaars.len())).into_iter().collect()
    }

    fn tile_art(&self, tile: TileId) -> Option<TileArt> {
        tile.bazaar().map(|row| TileArt::Walled(Ground::Court, art::stall(row)))
    }

    fn lit_for(&self, held: TileId, tiles: &[(Cell, Face, String)]) -> Option<Vec<Cell>> {
        let row = held.bazaar()?;
        let counts = |face: &Face| face.kind.is_some_and(|kind| row.kinds.contains(&kind));
        Some(tiles.iter().filter(|(_, face, _)| counts(face)).map(|(cell, ..)| *cell).collect())
    }
}

impl ModuleChoice for Action {
    fn picture(&self) -> Option<Picture> {
        match self {
            Action::Buy { .. } => None,
            Action::VizierBuy { .. } => Some((ROUND, viziers_favour::art::vizier_art(true))),
            Action::Karim { .. } => Some((CARD, characters::art::character_art(Character::AbdulKarim))),
        }
    }
}

/// The current price in words.
fn price_words(app: App, price: Option<u8>) -> String {
    match price {
        Some(price) => app.tw("bazaar-price", &[("price", Arg::Number(price.into()))]),
        None => app.t("bazaar-no-price"),
    }
}

impl Ware for Goods {
    fn look(&self, app: App, _: &View<'_>) -> Option<(String, Look)> {
        let Goods::Bazaar(tile) = *self;
        Some((app.tile(tile).1, Look::Tile(tile)))
    }

    fn spot(&self) -> Option<String> {
        let Goods::Bazaar(tile) = *self;
        Some(format!("[data-bazaar='{}']", tile.name()))
    }

    fn attempt(&self, view: &View<'_>) -> Option<AnyAction> {
        let Goods::Bazaar(tile) = *self;
        let currency = tile.bazaar()?.currency;
        let price = view.bazaar_price(tile).unwrap_or(0);
        let pay = likely_payment(view.hand()?, currency, price.into());
        Some(AnyAction::Bazaars(Action::Buy { tile, pay }))
    }

    fn price(&self, app: App, view: &View<'_>) -> Option<String> {
        let Goods::Bazaar(tile) = *self;
        view.bazaar_price(tile).map(|price| price_words(app, Some(price)))
    }
}

impl PointsFor for Source {
    fn name(&self, texts: &Texts) -> String {
        let Source::Bazaar(tile) = self;
        texts.tile(*tile)
    }

    fn change_key(&self) -> Option<&'static str> {
        Some("bazaars-change")
    }
}
