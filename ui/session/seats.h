// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/player_spec.h"
#include "core/text/record.h"

#include <QString>

#include <array>

namespace windrose
{

/// The players of the seats of a game, and their names.
class Seats
{
public:
    Seats() = default;
    /// As a record says; seats without a name get their default one.
    explicit Seats(const Record& record);

    int count() const { return static_cast<int>(m_players.size()); }
    /// The name of a seat without unprintable characters; empty if there is no such seat.
    QString name(int seat) const;
    const std::vector<std::string>& names() const { return m_names; }

    /// Who plays a seat; a person for a seat that is not there.
    PlayerSpec player(int seat) const;
    /// The players as a record names them: nothing when persons play all seats.
    std::vector<std::string> playerTexts() const;
    /// Returns false when the seat is not there or has this player already.
    bool setPlayer(int seat, const PlayerSpec& player);

    /// A computer player or a program plays the seat.
    bool isComputer(int seat) const;
    bool isAnyComputer() const { return persons() < count(); }
    /// How many persons play.
    int persons() const;
    bool isAnyPerson() const { return persons() != 0; }
    /// For each seat whether a computer plays it among persons; for none where only computers play.
    std::array<bool, kMaxPlayers> computersAmongPersons() const;

private:
    bool isThere(int seat) const { return seat >= 0 && seat < count(); }

    std::vector<std::string> m_names;
    std::vector<PlayerSpec> m_players; ///< one for each seat
};

} // namespace windrose
