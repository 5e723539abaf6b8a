// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/position_json.h"
#include "setup_piece.h"
#include "setup_refusal.h"

#include <string>
#include <vector>

namespace windrose
{

/// A position after a step, and the names of its seats.
struct SetupStep {
    Position position;
    std::vector<std::string> names;

    friend bool operator==(const SetupStep&, const SetupStep&) = default;
};

/// A position built by hand, with undo. Pieces only move between the box and the table, so their numbers are always
/// right. The position always waits for the choice of a role, so `readPosition` accepts its text after every step.
class SetupDraft
{
public:
    /// Begins with a position, brought to the choice of a role: in the middle of a phase its player chooses anew.
    SetupDraft(const Position& position, std::vector<std::string> names);
    /// Continues after step `at` of these, which are brought to the choice of a role as well. There is at least one.
    SetupDraft(std::vector<SetupStep> steps, int at);

    /// Empty boards; hidden tiles in an order drawn from `seed`.
    static Position emptyTable(int players, const Options& options, std::uint64_t seed);

    const Position& position() const { return m_steps[m_at].position; }
    const std::vector<std::string>& names() const { return m_steps[m_at].names; }
    /// The position as JSON.
    std::string text() const;
    /// Why no game can start from here, as the reading of positions says; nothing as long as this class is right.
    std::optional<TextError> problem() const;

    /// Why a piece cannot be moved so, or an empty refusal.
    SetupRefusal refusalOf(const SetupMove& move) const;
    /// Moves a piece where `refusalOf` allows it; colonists stay on what is moved. Returns the refusal otherwise.
    SetupRefusal move(const SetupMove& move);
    /// Why the piece cannot be picked up there, or an empty refusal.
    SetupRefusal takeRefusal(const SetupPiece& piece, const SetupSpot& from) const;
    /// The city spaces a building would come to fill, as a set.
    SpaceSet citySpacesFilledBy(const SetupMove& move) const;

    /// The spot in which a large building of a seat lies across instead of upright, or upright instead of across, with
    /// the same first space; its own spot when there is no room.
    SetupSpot turned(int seat, Building building) const;

    /// Pieces of a kind that lie in the box; `kEndless` for doubloons and victory points.
    int leftInBox(const SetupPiece& piece) const;
    static constexpr int kEndless = 1'000'000'000;

    // Numbers, brought into the range the formats allow.
    void setDoubloons(int seat, int count);
    void setPoints(int seat, int count);
    void setCardDoubloons(int card, int count);
    void setRound(int round);

    /// Makes this the last round because the colonist ship could not be filled, or not.
    void setColonistsRanOut(bool ranOut);
    void setOptions(const Options& options);
    /// One valid name for each seat.
    void setNames(std::vector<std::string> names);
    /// Puts everything back into the box.
    void clear();
    /// Lays another table, of any number of players.
    void lay(const Position& position, std::vector<std::string> names);

    /// The position at the beginning and after each step, also after those taken back, and which of them is current.
    const std::vector<SetupStep>& steps() const { return m_steps; }
    int step() const { return static_cast<int>(m_at); }
    /// The same with at most this many steps, those nearest to the current one.
    SetupDraft around(int steps) const;
    bool isChanged() const { return m_at != 0; }
    bool canUndo() const { return m_at > 0; }
    bool canRedo() const { return m_at + 1 < m_steps.size(); }
    void undo();
    void redo();

private:
    void take(SetupStep step);

    std::vector<SetupStep> m_steps; ///< after each step; those after `m_at` were taken back
    std::size_t m_at = 0;
};

} // namespace windrose
