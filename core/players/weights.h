// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../rules/pieces.h"

namespace windrose
{

/// What things are worth to a computer player, in thousandths of a victory point unless said otherwise. Whole numbers,
/// so that the same position is worth the same on every platform. The figures are a player's first guess, tried in
/// matches; how they are used stands in evaluation.cpp.
struct Weights {
    // How long the game will still last.
    int mayorsPerRound = 600;      ///< thousandths: how often the mayor is chosen in a round
    int barrelsShippedShare = 450; ///< thousandths of what is produced each round that comes to be shipped
    int buildsPerRound = 700;      ///< thousandths: city spaces a keen builder fills in a round

    // What one round brings.
    int barrel = 420;         ///< a barrel of capacity: what it brings in a round
    int barrelPrice = 60;     ///< more for each doubloon its kind sells for
    int kinds = 60;           ///< each further kind produced
    int idleShare = 400;      ///< thousandths of that for capacity that only wants colonists
    int quarry = 180;         ///< an occupied quarry
    int harbor = 130;         ///< for each kind produced
    int factory = 140;        ///< for each kind produced beyond the first
    int wharf = 420;          ///
    int warehouse = 110;      ///< for each kind kept
    int market = 150;         ///< for each doubloon more at the market
    int office = 110;         ///
    int hacienda = 90;        ///< while there is room on the island
    int hut = 70;             ///< construction hut, while there is room on the island
    int hospice = 110;        ///< while there is room on the island
    int university = 80;      ///< while there is room in the city
    int unmannedViolet = 550; ///< thousandths of a violet building's worth while nobody stands on it
    int unmannedLarge = 850;  ///< the same of a large building's bonus, while there is time to man it

    // What lies on the board.
    int barrelInHand = 560; ///< a barrel on the wind rose
    int priceInHand = 70;   ///< more for the dearest of them, for each doubloon it sells for
    int doubloon = 380;     ///< while there is time to spend it
    int doubloonRounds = 4; ///< rounds left from which on that is so; fewer make it proportionally less
    int plentyOfMoney = 12; ///< doubloons beyond this many are worth half
    int colonist = 90;      ///< one in San Juan
    int emptyTile = 140;    ///< a tile nobody works

    friend constexpr bool operator==(const Weights&, const Weights&) = default;
};

/// The weights by name, for programs that print or change them.
struct WeightFact {
    std::string_view id;
    int Weights::*member;
    bool isTaste = true; ///< people may differ about it; else it says how the game goes
};
inline constexpr std::array kWeightFacts{
    WeightFact{"mayors_per_round", &Weights::mayorsPerRound, false},
    WeightFact{"barrels_shipped_share", &Weights::barrelsShippedShare, false},
    WeightFact{"builds_per_round", &Weights::buildsPerRound, false},
    WeightFact{"barrel", &Weights::barrel},
    WeightFact{"barrel_price", &Weights::barrelPrice},
    WeightFact{"kinds", &Weights::kinds},
    WeightFact{"idle_share", &Weights::idleShare, false},
    WeightFact{"quarry", &Weights::quarry},
    WeightFact{"harbor", &Weights::harbor},
    WeightFact{"factory", &Weights::factory},
    WeightFact{"wharf", &Weights::wharf},
    WeightFact{"warehouse", &Weights::warehouse},
    WeightFact{"market", &Weights::market},
    WeightFact{"office", &Weights::office},
    WeightFact{"hacienda", &Weights::hacienda},
    WeightFact{"hut", &Weights::hut},
    WeightFact{"hospice", &Weights::hospice},
    WeightFact{"university", &Weights::university},
    WeightFact{"unmanned_violet", &Weights::unmannedViolet, false},
    WeightFact{"unmanned_large", &Weights::unmannedLarge, false},
    WeightFact{"barrel_in_hand", &Weights::barrelInHand},
    WeightFact{"price_in_hand", &Weights::priceInHand},
    WeightFact{"doubloon", &Weights::doubloon},
    WeightFact{"doubloon_rounds", &Weights::doubloonRounds, false},
    WeightFact{"plenty_of_money", &Weights::plentyOfMoney, false},
    WeightFact{"colonist", &Weights::colonist},
    WeightFact{"empty_tile", &Weights::emptyTile},
};

} // namespace windrose
