// SPDX-License-Identifier: GPL-3.0-or-later

// What the window does so that no game is lost: how it starts, opens, saves and leaves.

#include "game_files.h"
#include "main_window.h"
#include "ui/dialogs/file_errors.h"
#include "ui/dialogs/settings.h"
#include "ui/pieces/art_store.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/table_view.h"

#include <QFileInfo>
#include <QIcon>
#include <QMessageBox>
#include <QPushButton>
#include <QTimer>

#include <utility>

namespace windrose
{

namespace
{

constexpr int kAfterFirstPicture = 150; // milliseconds

/// The program's icon, drawn here: a drawing given to `QIcon` as a file needs a plugin that not every system has.
QIcon programIcon()
{
    QIcon icon;
    for (const int size : {16, 20, 24, 32, 40, 48, 64, 96, 128}) {
        icon.addPixmap(ArtStore::instance().pixmap(QStringLiteral("windrose"), QSizeF(size, size), 1.0));
    }
    return icon;
}

bool laysTable(const StartWish& wish)
{
    return wish.players || wish.fresh || wish.seed || wish.options || !wish.names.empty() || !wish.seats.empty();
}

} // namespace

/// The file asked for, or the last game. A problem is told once the window stands.
GameFile MainWindow::openAtStart(const StartWish& wish)
{
    const auto tellLater = [this](FileTask task, const QString& file, const QString& problem) {
        QTimer::singleShot(0, this, [this, task, file, problem] { showFileError(this, task, file, problem); });
    };
    if (const QString file = QString::fromStdString(wish.file); !file.isEmpty()) {
        GameFile opened = readGameFile(file);
        if (!opened.problem.isEmpty()) {
            tellLater(opened.record ? FileTask::OpenInPart : FileTask::Open, file, opened.problem);
        }
        if (opened.record) {
            if (opened.problem.isEmpty()) {
                m_file = file;
            }
            return opened;
        }
    }
    if (laysTable(wish) || !QFileInfo::exists(m_kept.path())) {
        return {};
    }
    GameFile kept = readGameFile(m_kept.path());
    m_isResumed = true;
    if (!kept.problem.isEmpty()) {
        tellLater(kept.record ? FileTask::ResumeInPart : FileTask::Resume, m_kept.path(), kept.problem);
    }
    return kept;
}

void MainWindow::startAs(const StartWish& wish)
{
    const bool isFirst = wish.file.empty() && !laysTable(wish) && settings::windowGeometry.value().isEmpty() &&
                         !QFileInfo::exists(m_kept.path());
    NewGameChoice choice = NewGameChoice::remembered();
    m_colours = choice.colors;
    if (const GameFile opened = openAtStart(wish); opened.record) {
        if (m_file.isEmpty()) {
            m_session.load(*opened.record);
        } else {
            lay(*opened.record);
            takeFile(std::exchange(m_file, QString()));
        }
    } else {
        if (wish.players) {
            choice.players = *wish.players;
        }
        for (std::size_t seat = 0; seat < wish.names.size() && seat < static_cast<std::size_t>(choice.names.size());
             ++seat) {
            choice.names[static_cast<qsizetype>(seat)] = QString::fromStdString(wish.names[seat]);
        }
        if (wish.options) {
            choice.options = *wish.options;
        }
        choice.seed = wish.seed;
        if (wish.players || !wish.names.empty() || !wish.seats.empty()) {
            choice.sitters.clear(); // who is named sits there
        }
        for (const std::string& seat : wish.seats) {
            choice.sitters += seat == kPersonWord ? QString() : QString::fromStdString(seat);
        }
        m_session.startNew(choice.players, choice.playerNames(), choice.seedOrDrawn(), choice.playerOptions(),
                           choice.playerSitters());
    }
    // The first picture comes first: looking for games left behind takes time, and the icon is drawn in several sizes.
    QTimer::singleShot(kAfterFirstPicture, this, [this, isFirst] {
        if (isFirst && m_session.orderCount() == 0) {
            //: %1 and %2 are keys
            m_table->prompt().tell(tr("Welcome! %1 tells how the game is played. %2 begins another one, with computer "
                                      "players if you like.")
                                       .arg(m_guideAction->shortcut().toString(QKeySequence::NativeText),
                                            m_new->shortcut().toString(QKeySequence::NativeText)));
        }
        startKeeping();
        m_kept.collectLeftGames();
        if (m_kept.slot() > 1) {
            m_table->prompt().tell(tr("The last game is open in another window. This one keeps a game of its own."));
        }
        setWindowIcon(programIcon());
    });
}

void MainWindow::startKeeping()
{
    if (!m_keeps) {
        m_keeps = true;
        m_session.setAutosave(m_kept.path(), [this] { return m_kept.guard(); });
    }
}

bool MainWindow::mayLeave()
{
    const bool isKept = m_session.waitUntilKept() || m_session.saveNow();
    if (isKept && m_kept.slot() > 1) {
        // The next start goes on with the first window's game; this one waits among the earlier ones.
        m_session.setAutosave({});
        m_kept.leave();
    }
    if (isKept || m_leavesUnkept) {
        return true;
    }
    auto* question =
        new QMessageBox(QMessageBox::Warning, {}, tr("The game on the table is not kept."), QMessageBox::Cancel, this);
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setInformativeText(tr("It could not be written, and is lost when you leave now."));
    const QPushButton* saveAs = question->addButton(tr("Save As…"), QMessageBox::AcceptRole);
    const QPushButton* leave = question->addButton(tr("Leave Anyway"), QMessageBox::DestructiveRole);
    connect(saveAs, &QPushButton::clicked, this, &MainWindow::askSave);
    connect(leave, &QPushButton::clicked, this, [this] {
        m_leavesUnkept = true;
        close();
    });
    question->open();
    return false;
}

} // namespace windrose
