// SPDX-License-Identifier: GPL-3.0-or-later
#include "random_play.h"

#include "core/players/random_player.h"
#include "keeping_notice.h"
#include "main_window.h"

#include <QTimer>

#include <chrono>
#include <cstdio>

namespace windrose
{

namespace
{

// One step of so many is not an order.
constexpr int kUndoEvery = 15;
constexpr int kNewGameEvery = 40;
constexpr std::chrono::milliseconds kLook{2}; // while computers play

} // namespace

RandomPlay::RandomPlay(MainWindow& window, std::uint64_t seed)
    : m_window(window), m_session(window.session()), m_random{seed}
{
    QTimer::singleShot(0, this, &RandomPlay::step);
    connect(&m_session, &GameSession::changed, this, [this](const Change& change) {
        if (!m_isPlaying && change.kind == ChangeKind::Played) {
            tell();
        }
    });
}

void RandomPlay::step()
{
    if (m_session.isComputersTurn()) {
        QTimer::singleShot(kLook, this, &RandomPlay::step);
        return;
    }
    // The table paints and moves its pictures between two steps, as it does between two people.
    QTimer::singleShot(0, this, &RandomPlay::step);
    m_isPlaying = true;
    if (m_session.gamePosition().isFinished() || m_random.below(kNewGameEvery) == 0) {
        startNew();
    } else if (m_session.canUndo() && m_random.below(kUndoEvery) == 0) {
        m_session.undo();
    } else {
        m_session.submit(randomOrder(m_session.gamePosition(), m_random));
        m_session.playWaiting();
    }
    m_isPlaying = false;
    tell();
}

/// For persons a table of any size; computers go on as they sit.
void RandomPlay::startNew()
{
    QStringList sitters;
    bool isAnyComputer = false;
    for (int seat = 0; seat < m_session.players(); ++seat) {
        sitters += m_session.sitter(seat);
        isAnyComputer = isAnyComputer || m_session.isComputer(seat);
    }
    if (isAnyComputer) {
        m_session.startNew(m_session.players(), {}, m_random.next(), {}, sitters);
    } else {
        const int players = kMinPlayers + static_cast<int>(m_random.below(kMaxPlayers - kMinPlayers + 1));
        m_session.startNew(players, {}, m_random.next(), {});
    }
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
