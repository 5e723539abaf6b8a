// SPDX-License-Identifier: GPL-3.0-or-later
#include "random_play.h"

#include "app/window/autosave_notice.h"
#include "app/window/main_window.h"
#include "app/window/position_setup.h"
#include "core/players/random_player.h"
#include "ui/table/log_panel.h"
#include "ui/table/table_view.h"
#include "ui/table/unsaved_mark.h"

#include <QEvent>

#include <chrono>
#include <cstdio>

namespace windrose
{

namespace
{

// One step of so many is not an order.
constexpr int kUndoEvery = 15;
constexpr int kNewGameEvery = 40;
constexpr int kSetupEvery = 12;
constexpr int kSaveEvery = 6;
constexpr int kSetupEndsEvery = 12;
constexpr int kUnsavedSetupEndsEvery = 150; // steps are quicker than a slow disk
constexpr int kSetupRestsEvery = 8;
constexpr std::chrono::milliseconds kRest{6000};      // enough for a slow disk to save the position
constexpr std::chrono::milliseconds kPollInterval{2}; // while computers play
constexpr std::chrono::milliseconds kPace{20};        // while the disk is behind

} // namespace

RandomPlay::RandomPlay(MainWindow& window, std::uint64_t seed)
    : m_window(window),
      m_session(window.session()),
      m_mark(window.findChild<UnsavedMark*>()),
      m_log(window.findChild<LogPanel*>()),
      m_random{seed}
{
    m_next.setSingleShot(true);
    connect(&m_next, &QTimer::timeout, this, &RandomPlay::step);
    m_next.start(0);
    m_mark->installEventFilter(this);
    connect(&m_session, &GameSession::changed, this, [this](const Change& change) {
        if (change.kind != ChangeKind::Drafted && change.kind != ChangeKind::Viewed) {
            logShown();
        }
    });
    connect(&m_session.autosave(), &GameAutosave::onDiskChanged, this, &RandomPlay::logMarks);
    connect(&m_session.autosave(), &GameAutosave::errorChanged, this, &RandomPlay::logNotice);
    if (m_window.positionSetup() != nullptr) {
        watchSetup(); // it was set up before the program was killed
        logSetup(m_window.positionSetup()->session().draft());
    }
}

bool RandomPlay::eventFilter(QObject* watched, QEvent* event)
{
    // Hiding the whole table hides the mark, too; that does not count.
    if (event->type() == QEvent::Hide && static_cast<QWidget*>(watched)->isHidden()) {
        if (watched == m_mark) {
            logOnDisk();
        } else {
            (void)std::puts("setup-kept");
            (void)std::fflush(stdout);
        }
        m_next.start(0);
    }
    return QObject::eventFilter(watched, event);
}

void RandomPlay::step()
{
    if (m_session.isComputersTurn() && m_window.positionSetup() == nullptr) {
        m_next.start(kPollInterval);
        return;
    }
    m_next.start(kPace);
    if (!m_saves.isEmpty() && m_random.below(kSaveEvery) == 0) {
        save();
    } else if (m_window.positionSetup() != nullptr) {
        stepSetup();
    } else if (m_random.below(kSetupEvery) == 0) {
        setUp();
    } else if (m_session.gamePosition().isFinished() || m_random.below(kNewGameEvery) == 0) {
        startNew();
    } else if (m_session.undoRedo().canUndo() && m_random.below(kUndoEvery) == 0) {
        m_session.undoRedo().undo();
    } else {
        m_session.submit(randomOrder(m_session.gamePosition(), m_random));
        m_session.playWaiting();
    }
}

void RandomPlay::save()
{
    if (PositionSetup* setup = m_window.positionSetup()) {
        setup->saveTo(m_saves + QStringLiteral("-position"));
    } else {
        m_window.saveTo(m_saves);
    }
}

/// For persons a table of any size; computers go on as they sit.
void RandomPlay::startNew()
{
    QList<PlayerSpec> specs;
    bool isAnyComputer = false;
    for (int seat = 0; seat < m_session.players(); ++seat) {
        specs += m_session.seats().player(seat);
        isAnyComputer = isAnyComputer || m_session.seats().isComputer(seat);
    }
    if (isAnyComputer) {
        m_session.startNew(m_session.players(), {}, m_random.next(), {}, specs);
    } else {
        const int players = kMinPlayers + static_cast<int>(m_random.below(kMaxPlayers - kMinPlayers + 1));
        m_session.startNew(players, {}, m_random.next(), {});
    }
}

void RandomPlay::setUp()
{
    logSetup(SetupDraft(m_session.position(), m_session.recordTo(0).names));
    m_window.setUpPosition();
    watchSetup();
}

void RandomPlay::watchSetup()
{
    m_window.positionSetup()
        ->table()
        .findChild<UnsavedMark*>(QStringLiteral("setupUnsavedMark"))
        ->installEventFilter(this);
}

void RandomPlay::stepSetup()
{
    PositionSetup& setup = *m_window.positionSetup();
    const bool isSlow = !setup.session().autosave().isOnDisk() && setup.session().autosave().error().isEmpty();
    if (m_random.below(isSlow ? kUnsavedSetupEndsEvery : kSetupEndsEvery) == 0) {
        (void)std::puts("setup-left");
        (void)std::fflush(stdout);
        emit setup.left();
        return;
    }
    const auto change = [kind = m_random.below(6), number = static_cast<int>(m_random.below(100)),
                         seat = static_cast<int>(m_random.below(kMinPlayers))](SetupDraft& draft) {
        if (kind == 0) {
            draft.undo();
        } else if (kind == 1) {
            draft.clear();
        } else if (kind == 2) {
            draft.setRound(number + 1);
        } else if (kind == 3) {
            draft.setPoints(seat, number);
        } else {
            draft.setDoubloons(seat, number);
        }
    };
    SetupDraft next = setup.session().draft();
    change(next);
    logSetup(next);
    setup.session().change(change);
    if (isSlow && m_random.below(kSetupRestsEvery) == 0) {
        m_next.start(kRest);
    }
}

void RandomPlay::logSetup(const SetupDraft& draft)
{
    QString text = QString::fromStdString(draft.text());
    std::printf("setup %s\n", qPrintable(text.replace(QLatin1Char('\n'), QLatin1Char(' '))));
    (void)std::fflush(stdout);
}

void RandomPlay::logShown()
{
    const int played = m_session.orderCount();
    std::string last;
    if (played > 0) {
        last = orderText(m_session.history().positionAt(played - 1), m_session.history().orderAt(played - 1));
    }
    std::printf("shown %llu %d %d %s\n", static_cast<unsigned long long>(m_session.history().seed()), played,
                m_session.history().size(), last.c_str());
    (void)std::fflush(stdout);
}

void RandomPlay::logOnDisk()
{
    std::printf("kept %llu %d %d\n", static_cast<unsigned long long>(m_session.history().seed()),
                m_session.orderCount(), m_session.history().size());
    (void)std::fflush(stdout);
}

/// Reads the log as a person sees it.
void RandomPlay::logMarks()
{
    const LogModel& log = m_log->log();
    int row = log.rowCount() - 1;
    while (row > 0 && log.index(row).data(LogModel::kUnsavedRole).toBool()) {
        --row;
    }
    const int orders = log.index(row).data(EventRole).toInt() + 1;
    if (m_session.history().seed() != m_loggedSeed || orders > m_logged) {
        std::printf("log %llu %d\n", static_cast<unsigned long long>(m_session.history().seed()), orders);
        (void)std::fflush(stdout);
    }
    m_loggedSeed = m_session.history().seed();
    m_logged = orders;
}

void RandomPlay::logNotice()
{
    const auto* notice = m_window.findChild<AutosaveNotice*>();
    if (!m_session.autosave().error().isEmpty()) {
        QString said = notice->isVisible() ? notice->accessibleDescription() : QStringLiteral("nothing is said");
        std::fprintf(stderr, "%s\n", qPrintable(said.replace(QLatin1Char('\n'), QLatin1Char(' '))));
    }
}

} // namespace windrose
