//! The single list of modules. In this crate and in others, every enum with a variant for each module, and every match
//! that only forwards to one, is generated from it.

/// Passes every module to a macro, in the order of the rule files, each as `Variant room "slug" number-of-its-rule-file
/// "PREFIX"`.
///
/// The room is the name of the module's folder or file in each crate.
///
/// ```
/// macro_rules! count {
///     ($($module:ident $room:ident $slug:literal $file:literal $prefix:literal,)*) => {
///         [$($slug),*].len()
///     };
/// }
/// assert_eq!(alhambra_engine::for_each_module!(count), alhambra_engine::Module::every().count());
/// ```
#[macro_export]
macro_rules! for_each_module {
    ($make:ident) => {
        $make! {
            ViziersFavour viziers_favour "viziers-favour" 11 "VIZ",
            CurrencyExchange currency_exchange "currency-exchange" 12 "EXC",
            BonusCards bonus_cards "bonus-cards" 13 "BON",
            WorkersHuts workers_huts "workers-huts" 14 "HUT",
            CityGates city_gates "city-gates" 21 "GATE",
            Diamonds diamonds "diamonds" 22 "DIA",
            Characters characters "characters" 23 "CHR",
            Camps camps "camps" 24 "CAMP",
            CityWalls city_walls "city-walls" 31 "WALL",
            Thieves thieves "thieves" 32 "THF",
            Change change "change" 33 "CHG",
            StreetTrader street_trader "street-trader" 34 "TRD",
            TreasureChamber treasure_chamber "treasure-chamber" 41 "TRE",
            MasterBuilders master_builders "master-builders" 42 "MAS",
            Invaders invaders "invaders" 43 "INV",
            Bazaars bazaars "bazaars" 44 "BAZ",
            NewScoreCards new_score_cards "new-score-cards" 51 "NSC",
            PowerOfTheSultan power_of_the_sultan "power-of-the-sultan" 52 "SUL",
            Caravanserai caravanserai "caravanserai" 53 "CAR",
            ArtOfTheMoors art_of_the_moors "art-of-the-moors" 54 "ART",
            Medinas medinas "medinas" 62 "MED",
            ClassicScoring classic_scoring "classic-scoring" 60 "RED",
        }
    };
}
