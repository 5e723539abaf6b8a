// SPDX-License-Identifier: GPL-3.0-or-later
#include "seats.h"

#include "core/text/words.h"

#include <algorithm>

namespace windrose
{

Seats::Seats(const Record& record) : m_names(record.names), m_players(static_cast<std::size_t>(record.players))
{
    const std::vector<std::string> defaults = defaultNames(record.players);
    for (std::size_t seat = m_names.size(); seat < defaults.size(); ++seat) {
        m_names.push_back(defaults[seat]);
    }
    for (std::size_t seat = 0; seat < std::min(record.playerTexts.size(), m_players.size()); ++seat) {
        m_players[seat] = PlayerSpec::read(record.playerTexts[seat]);
    }
}

QString Seats::name(int seat) const
{
    return isThere(seat) ? QString::fromStdString(printable(m_names[static_cast<std::size_t>(seat)])) : QString();
}

PlayerSpec Seats::player(int seat) const
{
    return isThere(seat) ? m_players[static_cast<std::size_t>(seat)] : PlayerSpec();
}

std::vector<std::string> Seats::playerTexts() const
{
    std::vector<std::string> texts;
    if (std::any_of(m_players.begin(), m_players.end(),
                    [](const PlayerSpec& player) { return player != PlayerSpec(); })) {
        for (const PlayerSpec& player : m_players) {
            texts.push_back(player.text());
        }
    }
    return texts;
}

bool Seats::setPlayer(int seat, const PlayerSpec& player)
{
    if (!isThere(seat) || player == this->player(seat)) {
        return false;
    }
    m_players[static_cast<std::size_t>(seat)] = player;
    return true;
}

bool Seats::isComputer(int seat) const
{
    return isThere(seat) && !m_players[static_cast<std::size_t>(seat)].isPerson();
}

int Seats::persons() const
{
    return static_cast<int>(
        std::count_if(m_players.begin(), m_players.end(), [](const PlayerSpec& player) { return player.isPerson(); }));
}

std::array<bool, kMaxPlayers> Seats::computersAmongPersons() const
{
    std::array<bool, kMaxPlayers> computers{};
    for (std::size_t seat = 0; isAnyPerson() && seat < m_players.size(); ++seat) {
        computers[seat] = !m_players[seat].isPerson();
    }
    return computers;
}

} // namespace windrose
