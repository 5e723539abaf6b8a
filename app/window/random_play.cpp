// SPDX-License-Identifier: GPL-3.0-or-later
#include "random_play.h"

#include "core/players/random_player.h"
#include "keeping_notice.h"
#include "main_window.h"

#include <QTimer>

#include <cstdio>

namespace windrose
{

namespace
{

// One step of so many is not an order.
constexpr int kUndoEvery = 15;
constexpr int kNewGameEvery = 40;

} // namespace

RandomPlay::RandomPlay(MainWindow& window, std::uint64_t seed)
    : m_window(window), m_session(window.session()), m_random{seed}
{
    QTimer::singleShot(0, this, &RandomPlay::step);
}

void RandomPlay::step()
{
    // The table paints and moves its pictures between two steps, as it does between two people.
    QTimer::singleShot(0, this, &RandomPlay::step);
    if (m_session.gamePosition().isFinished() || m_random.below(kNewGameEvery) == 0) {
        const int players = kMinPlayers + static_cast<int>(m_random.below(kMaxPlayers - kMinPlayers + 1));
        m_session.startNew(players, {}, m_random.next(), {});
    } else if (m_session.canUndo() && m_random.below(kUndoEvery) == 0) {
        m_session.undo();
    } else {
        m_session.submit(randomOrder(m_session.gamePosition(), m_random));
        m_session.playWaiting();
    }
    tell();
}

void RandomPlay::tell()
{
    const bool isKept = m_session.waitUntilKept();
    if (!isKept) {
        const auto* notice = m_window.findChild<KeepingNotice*>();
        QString said = notice->isVisible() ? notice->accessibleDescription() : QStringLiteral("nothing is said");
        std::fprintf(stderr, "%s\n", qPrintable(said.replace(QLatin1Char('\n'), QLatin1Char(' '))));
    }
    const int played = m_session.orderCount();
    std::string last;
    if (played > 0) {
        last = orderText(m_session.positionAt(played - 1), m_session.orderAt(played - 1));
    }
    std::printf("%s%llu %d %d %s\n", isKept ? "" : "! ", static_cast<unsigned long long>(m_session.seed()), played,
                m_session.historySize(), last.c_str());
    (void)std::fflush(stdout);
}

} // namespace windrose
