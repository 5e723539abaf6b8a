// SPDX-License-Identifier: GPL-3.0-or-later
#include "taste.h"

namespace windrose
{

namespace
{

/// The bias of casual players: percentages that scale weights. Without it, players who follow their own evaluation ship
/// too eagerly, and nine of ten of their games end by points.
struct BiasScale {
    int Weights::*weight;
    int percent;
};
constexpr std::array kBias{
    BiasScale{&Weights::barrelInHand, -40},   BiasScale{&Weights::corn, -30},
    BiasScale{&Weights::quarry, 100},         BiasScale{&Weights::large, 100},
    BiasScale{&Weights::doubloon, 30},        BiasScale{&Weights::office, 200},
    BiasScale{&Weights::colonist, 2900},      BiasScale{&Weights::largeMarket, 80},
    BiasScale{&Weights::largeWarehouse, 600}, BiasScale{&Weights::university, 600},
    BiasScale{&Weights::wharf, 120},
};

/// What a player pursues that has one goal at a time.
enum class Goal : std::uint8_t { Harvest, Money, City, Island };
constexpr std::uint64_t kGoals = 4;
constexpr int kRoundsOfGoal = 3;

/// A weight that serves only one of the goals.
struct GoalWeight {
    Goal goal;
    int Weights::*weight;
};
constexpr std::array kGoalWeights{
    GoalWeight{Goal::Harvest, &Weights::corn},         GoalWeight{Goal::Harvest, &Weights::indigo},
    GoalWeight{Goal::Harvest, &Weights::sugar},        GoalWeight{Goal::Harvest, &Weights::tobacco},
    GoalWeight{Goal::Harvest, &Weights::coffee},       GoalWeight{Goal::Harvest, &Weights::kinds},
    GoalWeight{Goal::Harvest, &Weights::barrelInHand}, GoalWeight{Goal::Harvest, &Weights::harbor},
    GoalWeight{Goal::Harvest, &Weights::wharf},        GoalWeight{Goal::Money, &Weights::doubloon},
    GoalWeight{Goal::Money, &Weights::priceInHand},    GoalWeight{Goal::Money, &Weights::smallMarket},
    GoalWeight{Goal::Money, &Weights::largeMarket},    GoalWeight{Goal::Money, &Weights::office},
    GoalWeight{Goal::Money, &Weights::factory},        GoalWeight{Goal::City, &Weights::large},
    GoalWeight{Goal::City, &Weights::nearLarge},       GoalWeight{Goal::City, &Weights::university},
    GoalWeight{Goal::City, &Weights::smallWarehouse},  GoalWeight{Goal::City, &Weights::largeWarehouse},
    GoalWeight{Goal::Island, &Weights::quarry},        GoalWeight{Goal::Island, &Weights::hacienda},
    GoalWeight{Goal::Island, &Weights::hut},           GoalWeight{Goal::Island, &Weights::hospice},
    GoalWeight{Goal::Island, &Weights::emptyTile},
};

/// Scales the weights that serve another goal.
void pursue(Weights& weights, Goal goal, int otherGoals)
{
    for (const GoalWeight& one : kGoalWeights) {
        if (one.goal != goal) {
            weights.*one.weight = weights.*one.weight * otherGoals / 100;
        }
    }
}

/// The percentages by which a style scales weights.
struct StyleScale {
    Style style;
    int Weights::*weight;
    int percent;
};
constexpr std::array kStyleScales{
    StyleScale{Style::Builder, &Weights::large, 150},     StyleScale{Style::Builder, &Weights::nearLarge, 100},
    StyleScale{Style::Builder, &Weights::quarry, 60},     StyleScale{Style::Builder, &Weights::barrelInHand, -30},
    StyleScale{Style::Builder, &Weights::corn, -30},      StyleScale{Style::Builder, &Weights::priceInHand, 80},
    StyleScale{Style::Builder, &Weights::factory, 100},   StyleScale{Style::Builder, &Weights::university, 60},
    StyleScale{Style::Shipper, &Weights::corn, 60},       StyleScale{Style::Shipper, &Weights::indigo, 60},
    StyleScale{Style::Shipper, &Weights::sugar, 30},      StyleScale{Style::Shipper, &Weights::barrelInHand, 20},
    StyleScale{Style::Shipper, &Weights::harbor, 80},     StyleScale{Style::Shipper, &Weights::wharf, 80},
    StyleScale{Style::Trader, &Weights::tobacco, 40},     StyleScale{Style::Trader, &Weights::coffee, 40},
    StyleScale{Style::Trader, &Weights::priceInHand, 60}, StyleScale{Style::Trader, &Weights::smallMarket, 80},
    StyleScale{Style::Trader, &Weights::largeMarket, 80}, StyleScale{Style::Trader, &Weights::office, 80},
    StyleScale{Style::Settler, &Weights::quarry, 60},     StyleScale{Style::Settler, &Weights::hacienda, 150},
    StyleScale{Style::Settler, &Weights::hut, 300},       StyleScale{Style::Settler, &Weights::hospice, 150},
    StyleScale{Style::Settler, &Weights::emptyTile, 100},
};

} // namespace

Weights weightsOf(Style style)
{
    Weights weights;
    for (const StyleScale& scale : kStyleScales) {
        if (scale.style == style) {
            weights.*scale.weight += weights.*scale.weight * scale.percent / 100;
        }
    }
    return weights;
}

Taste::Taste(const LevelFacts& level, Style style, std::uint64_t seed, Random& random)
    : m_style(style),
      m_seed(seed),
      m_horizon(level.horizon),
      m_otherGoals(level.otherGoals),
      m_isBiased(level.isBiased),
      m_shifts(drawnShifts(level.variation, random))
{
}

/// Draws the shift of each weight: at most `percent` up or down.
Taste::Shifts Taste::drawnShifts(int percent, Random& random)
{
    Shifts shifts{};
    for (int& shift : shifts) {
        shift = static_cast<int>(random.below(static_cast<std::uint32_t>(2 * percent + 1))) - percent;
    }
    return shifts;
}

Weights Taste::weights(int bias, int round) const
{
    Weights weights = weightsOf(m_style);
    if (m_isBiased) {
        for (const BiasScale& scale : kBias) {
            weights.*scale.weight += weights.*scale.weight * scale.percent / 100 * bias / 100;
        }
    }
    for (std::size_t number = 0; number < kWeightFacts.size(); ++number) {
        const WeightFact& fact = kWeightFacts[number];
        if (fact.isPreference) {
            weights.*fact.member += weights.*fact.member * m_shifts[number] / 100;
        }
    }
    weights.horizon = m_horizon;
    if (m_otherGoals != LevelFacts::kAllGoals) {
        const auto number = static_cast<std::uint64_t>(round / kRoundsOfGoal);
        pursue(weights, static_cast<Goal>(Random::drawn(m_seed, number) % kGoals), m_otherGoals);
    }
    return weights;
}

} // namespace windrose
