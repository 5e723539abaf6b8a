// SPDX-License-Identifier: GPL-3.0-or-later
#include "seats.h"

#include "core/players/player_choice.h"
#include "core/text/words.h"

#include <algorithm>

namespace windrose
{

bool isPlayerKnown(const QString& sitter)
{
    return sitter.startsWith(kProgramPrefix) || readPlayerChoice(sitter.toStdString());
}

Seats::Seats(const Record& record) : m_names(record.names), m_sitters(static_cast<std::size_t>(record.players))
{
    const std::vector<std::string> defaults = defaultNames(record.players);
    for (std::size_t seat = m_names.size(); seat < defaults.size(); ++seat) {
        m_names.push_back(defaults[seat]);
    }
    for (std::size_t seat = 0; seat < std::min(record.sitters.size(), m_sitters.size()); ++seat) {
        setSitter(static_cast<int>(seat), QString::fromStdString(record.sitters[seat]));
    }
}

QString Seats::name(int seat) const
{
    return isThere(seat) ? QString::fromStdString(printable(m_names[static_cast<std::size_t>(seat)])) : QString();
}

QString Seats::sitter(int seat) const
{
    return isThere(seat) ? QString::fromStdString(m_sitters[static_cast<std::size_t>(seat)]) : QString();
}

std::vector<std::string> Seats::sitters() const
{
    const bool isAnybodyNamed =
        std::any_of(m_sitters.begin(), m_sitters.end(), [](const std::string& sitter) { return !sitter.empty(); });
    return isAnybodyNamed ? m_sitters : std::vector<std::string>();
}

bool Seats::setSitter(int seat, const QString& sitter)
{
    if (!isThere(seat) || sitter == this->sitter(seat)) {
        return false;
    }
    m_sitters[static_cast<std::size_t>(seat)] = sitter.toStdString();
    m_isComputer[static_cast<std::size_t>(seat)] = isPlayerKnown(sitter);
    return true;
}

bool Seats::isComputer(int seat) const
{
    return isThere(seat) && m_isComputer[static_cast<std::size_t>(seat)];
}

int Seats::persons() const
{
    return static_cast<int>(std::count(m_isComputer.begin(), m_isComputer.begin() + count(), false));
}

std::array<bool, kMaxPlayers> Seats::computersAmongPersons() const
{
    return isAnyPerson() ? m_isComputer : std::array<bool, kMaxPlayers>{};
}

} // namespace windrose
