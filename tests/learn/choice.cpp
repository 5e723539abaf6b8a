// SPDX-License-Identifier: GPL-3.0-or-later
#include "choice.h"

#include "core/players/learned_evaluation.h"
#include "core/players/prospects.h"
#include "core/rules/scoring.h"

#include <algorithm>
#include <cmath>

namespace windrose::learn
{

namespace
{

GameResult answerOf(const ValueNet& net, const NetInputs& inputs, const Position& position)
{
    const NetAnswer answer = net.answer(inputs);
    const Value value = valueFrom(answer, position);
    GameResult said;
    for (int place = 0; place < position.players; ++place) {
        const std::size_t seat = slot(seatAtPlace(position, place));
        said.won[seat] = static_cast<float>(value.chances[seat]) / kCertain;
        said.margin[seat] = static_cast<float>(answer.margins[slot(place)]) / 1000;
    }
    return said;
}

GameResult mixed(const GameResult& one, const GameResult& other, float share)
{
    GameResult mean;
    for (std::size_t seat = 0; seat < kMaxPlayers; ++seat) {
        mean.won[seat] = (1 - share) * one.won[seat] + share * other.won[seat];
        mean.margin[seat] = (1 - share) * one.margin[seat] + share * other.margin[seat];
    }
    return mean;
}

} // namespace

Choice choiceIn(const Position& position, const ValueNet* net, bool isHeldOut)
{
    Choice choice;
    choice.chooser = position.turn;
    choice.beginsRound = position.cardsTaken() == 0;
    describe(position, choice.inputs);
    if (net != nullptr) {
        choice.said = answerOf(*net, choice.inputs, position);
    }
    if (isHeldOut) {
        choice.estimate = winChances(position, Weights{});
    }
    return choice;
}

GameResult resultOf(const Position& position, GameFigures& figures)
{
    GameResult result;
    const auto results = scores(position);
    float sum = 0;
    float winners = 0;
    for (int seat = 0; seat < position.players; ++seat) {
        const SeatScore& score = results[slot(seat)];
        sum += static_cast<float>(score.total);
        winners += score.place == 1 ? 1.0F : 0.0F;
    }
    for (int seat = 0; seat < position.players; ++seat) {
        const SeatScore& score = results[slot(seat)];
        result.won[slot(seat)] = score.place == 1 ? 1 / winners : 0;
        result.margin[slot(seat)] = static_cast<float>(score.total) - sum / static_cast<float>(position.players);
        figures.seatWins[slot(seat)] += static_cast<double>(result.won[slot(seat)]);
        figures.chips += score.victoryPoints;
        figures.buildings += score.buildings;
        figures.bonuses += score.total - score.victoryPoints - score.buildings;
        position.seat(seat).forEachBuilding([&](Building building) { ++figures.built[slot(building)]; });
    }
    figures.winnersPoints +=
        std::max_element(results.begin(), results.end(), [](const SeatScore& one, const SeatScore& other) {
            return one.total < other.total;
        })->total;
    ++figures.games;
    figures.rounds += position.round;
    ++figures.ends[slot(position.endTriggers[0]) - 1];
    return result;
}

void addCrossEntropy(const std::vector<Choice>& choices, const GameResult& result, int players, GameFigures& figures)
{
    for (const Choice& choice : choices) {
        for (std::size_t seat = 0; seat < slot(players); ++seat) {
            const double chance = std::max(1, choice.estimate[seat]) / static_cast<double>(kCertain);
            figures.crossEntropy -= static_cast<double>(result.won[seat]) * std::log(chance);
        }
        ++figures.predictions;
    }
}

std::vector<GameResult> temporalTargets(const std::vector<Choice>& choices, const GameResult& result, float trace)
{
    std::vector<GameResult> targets(choices.size());
    GameResult next = result;
    for (std::size_t number = choices.size(); number-- > 0;) {
        targets[number] = choices[number].isExplored ? choices[number].said : next;
        next = mixed(choices[number].said, targets[number], trace);
    }
    return targets;
}

} // namespace windrose::learn
