// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game_history.h"
#include "seats.h"

#include <QString>

#include <utility>

namespace windrose
{

/// The person at the screen: the one to move, or, while computers move, the one who moved last or will move first. -1
/// when only computers play.
int personAtTable(const GameHistory& history, const Seats& seats);

/// Whether the table is covered because another person takes over and has not confirmed it yet. It is notified of every
/// change of the game.
class HandOver
{
public:
    /// The person at the screen after a change.
    struct State {
        int person = -1;            ///< a seat; -1 when only computers play
        QString name;               ///< of that seat
        int persons = 0;            ///< number of persons in this game
        bool isFinished = false;    ///< then nothing is hidden
        bool isAnotherGame = false; ///< the change has put another game on the table
    };

    void setOn(bool on) { m_isOn = on; }
    bool isCovered() const { return m_isCovered; }
    /// The person confirms the hand-over; returns false when the table was not covered.
    bool uncover() { return std::exchange(m_isCovered, false); }

    void follow(const State& now)
    {
        const int before = std::exchange(m_person, now.person);
        const QString nameBefore = std::exchange(m_name, now.name);
        const bool isOther = now.person != before || now.name != nameBefore;
        if (now.person < 0 || now.isFinished) {
            m_isCovered = false;
        } else if (now.isAnotherGame) {
            // A single person is at the screen already, also after another game.
            m_isCovered = m_isOn && now.persons > 1 && (isOther || m_isCovered);
        } else if (isOther && before >= 0) {
            m_isCovered = m_isOn;
        }
    }

private:
    bool m_isOn = false;
    bool m_isCovered = false;
    int m_person = -1;
    QString m_name;
};

} // namespace windrose
