// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../rules/pieces.h"

namespace windrose
{

/// The weights of a computer player, in thousandths of a victory point unless noted otherwise. Integers, so that
/// evaluations are identical on every platform. The figures are fitted to the results of games among such players
/// (tests/tune) and tested in matches; prospects.cpp uses them.
struct Weights {
    // The length of the rest of the game.
    int mayorsPerRound = 940;      ///< thousandths: how often the mayor is chosen in a round
    int barrelsShippedShare = 660; ///< thousandths of the barrels produced each round that will be shipped
    int buildsPerRound = 1380;     ///< thousandths: city spaces that a keen builder fills in a round
    int horizon = 25'000; ///< thousandths of a round: how far the estimate looks ahead; longer than nearly all games

    // The value of one round.
    int corn = 250; ///< a barrel of production per round
    int indigo = 300;
    int sugar = 630;
    int tobacco = 480;
    int coffee = 620;
    int manyBarrels = -82; ///< added for each barrel beyond the fourth
    int kinds = 90;        ///< each kind produced
    int idleShare = 500;   ///< thousandths of that for production that only lacks colonists
    int quarry = 400;      ///< an occupied quarry
    int harbor = 470;      ///< for each kind produced
    int factory = 410;     ///< for each kind produced beyond the first
    int wharf = 880;       ///
    int smallWarehouse = 470;
    int largeWarehouse = 176;
    int smallMarket = 200;
    int largeMarket = 240;
    int office = 138;         ///
    int hacienda = 157;       ///< while there is room on the island
    int hut = 30;             ///< construction hut, while there is room on the island
    int hospice = 188;        ///< while there is room on the island
    int university = 183;     ///< while there is room in the city
    int unmannedViolet = 640; ///< thousandths of a violet building's value while it is unoccupied
    int unmannedLarge = 980;  ///< the same of a large building's bonus, while there is time to occupy it

    // The value of pieces on the board.
    int large = 1500;          ///< a large building that is owned already, besides its points
    int barrelInHand = 640;    ///< a barrel on the wind rose
    int priceInHand = 150;     ///< added for the most valuable barrel, for each doubloon of its price
    int doubloon = 760;        ///< a doubloon, while there is time to spend it
    int doubloonRounds = 2010; ///< thousandths of a round: with less left, a doubloon is worth proportionally less
    int plentyOfMoney = 10;    ///< doubloons beyond this many are worth half
    int nearLarge = 1040;      ///< money (quarries included) for a large building, and room for it
    int colonist = 5;          ///< a colonist in San Juan
    int emptyTile = 12;        ///< an unoccupied tile
    int emptyCircle = -70;     ///< an unoccupied circle of a building
    int turn = 120;            ///< each seat closer to the next choice

    // Weights of the quick policy (quick_policy.h).
    int quickTile = 75;      ///< an additional tile, per round
    int quickCircle = 100;   ///< an additional occupied circle, per round
    int quickFirst = 150;    ///< being first to take a plantation
    int quickUse = 1150;     ///< thousandths of the assumed use of buildings per round
    int quickBarrel = 260;   ///< a barrel that is produced or shipped
    int quickCaptain = 1050; ///< the captain's extra point

    // The uncertainty of the estimate.
    int widthAtEnd = 1840;   ///< of the chances to win, near the end of the game
    int widthPerRound = 470; ///< added for each further round

    friend constexpr bool operator==(const Weights&, const Weights&) = default;
};

/// The weights by name, for programs that print or change them.
struct WeightFact {
    std::string_view id;
    int Weights::*member;
    bool isPreference = true; ///< describes a preference rather than the course of games
};
inline constexpr std::array kWeightFacts{
    WeightFact{"mayors_per_round", &Weights::mayorsPerRound, false},
    WeightFact{"barrels_shipped_share", &Weights::barrelsShippedShare, false},
    WeightFact{"builds_per_round", &Weights::buildsPerRound, false},
    WeightFact{"corn", &Weights::corn},
    WeightFact{"indigo", &Weights::indigo},
    WeightFact{"sugar", &Weights::sugar},
    WeightFact{"tobacco", &Weights::tobacco},
    WeightFact{"coffee", &Weights::coffee},
    WeightFact{"many_barrels", &Weights::manyBarrels},
    WeightFact{"kinds", &Weights::kinds},
    WeightFact{"idle_share", &Weights::idleShare, false},
    WeightFact{"quarry", &Weights::quarry},
    WeightFact{"harbor", &Weights::harbor},
    WeightFact{"factory", &Weights::factory},
    WeightFact{"wharf", &Weights::wharf},
    WeightFact{"small_warehouse", &Weights::smallWarehouse},
    WeightFact{"large_warehouse", &Weights::largeWarehouse},
    WeightFact{"small_market", &Weights::smallMarket},
    WeightFact{"large_market", &Weights::largeMarket},
    WeightFact{"office", &Weights::office},
    WeightFact{"hacienda", &Weights::hacienda},
    WeightFact{"hut", &Weights::hut},
    WeightFact{"hospice", &Weights::hospice},
    WeightFact{"university", &Weights::university},
    WeightFact{"unmanned_violet", &Weights::unmannedViolet, false},
    WeightFact{"unmanned_large", &Weights::unmannedLarge, false},
    WeightFact{"large", &Weights::large},
    WeightFact{"barrel_in_hand", &Weights::barrelInHand},
    WeightFact{"price_in_hand", &Weights::priceInHand},
    WeightFact{"doubloon", &Weights::doubloon},
    WeightFact{"doubloon_rounds", &Weights::doubloonRounds, false},
    WeightFact{"plenty_of_money", &Weights::plentyOfMoney, false},
    WeightFact{"near_large", &Weights::nearLarge},
    WeightFact{"colonist", &Weights::colonist},
    WeightFact{"empty_tile", &Weights::emptyTile},
    WeightFact{"empty_circle", &Weights::emptyCircle},
    WeightFact{"turn", &Weights::turn},
    WeightFact{"quick_tile", &Weights::quickTile, false},
    WeightFact{"quick_circle", &Weights::quickCircle, false},
    WeightFact{"quick_first", &Weights::quickFirst, false},
    WeightFact{"quick_use", &Weights::quickUse, false},
    WeightFact{"quick_barrel", &Weights::quickBarrel, false},
    WeightFact{"quick_captain", &Weights::quickCaptain, false},
    WeightFact{"width_at_end", &Weights::widthAtEnd, false},
    WeightFact{"width_per_round", &Weights::widthPerRound, false},
};

} // namespace windrose
