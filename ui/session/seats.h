// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/record.h"

#include <QString>

#include <array>

namespace windrose
{

/// What a sitter that is a program of its own begins with; its name follows.
inline constexpr QLatin1String kProgramPrefix("program:");
/// Whether a sitter, as records say it, is a computer player of some kind, so that no person plays the seat.
bool isPlayerKnown(const QString& sitter);

/// The players of the seats of a game, and their names.
class Seats
{
public:
    Seats() = default;
    /// As a record says; seats without a name get their default one.
    explicit Seats(const Record& record);

    int count() const { return static_cast<int>(m_sitters.size()); }
    /// The name of a seat without unprintable characters; empty if there is no such seat.
    QString name(int seat) const;
    const std::vector<std::string>& names() const { return m_names; }

    /// Who sits at a seat, as records say it: empty for a person, else which player, such as `merchant:builder`. What
    /// nobody knows is kept, though a person plays the seat.
    QString sitter(int seat) const;
    /// What a record says of the seats: nothing when persons play all of them.
    std::vector<std::string> sitters() const;
    /// Returns false when the seat is not there or the sitter sits there already.
    bool setSitter(int seat, const QString& sitter);

    /// A computer player plays the seat.
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
    std::vector<std::string> m_sitters;
    std::array<bool, kMaxPlayers> m_isComputer{}; ///< who sits where, understood
};

} // namespace windrose
