// SPDX-License-Identifier: GPL-3.0-or-later

// What the window does so that no game is lost: how it starts, opens, saves and leaves.

#include "game_files.h"
#include "leaving.h"
#include "main_window.h"
#include "ui/dialogs/file_errors.h"
#include "ui/dialogs/settings.h"
#include "ui/dialogs/settings_file.h"
#include "ui/pieces/art_store.h"
#include "ui/session/file_texts.h"
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

} // namespace

void MainWindow::tellAtStart(FileTask task, const QString& file, const QString& problem)
{
    QTimer::singleShot(0, this, [this, task, file, problem] { showFileError(this, task, file, problem); });
}

GameFile MainWindow::openAtStart(const StartRequest& request)
{
    GameFile opened;
    if (const QString file = QString::fromStdString(request.file); !file.isEmpty()) {
        opened = readGameFile(file);
        if (!opened.problem.isEmpty()) {
            tellAtStart(opened.record ? FileTask::OpenInPart : FileTask::Open, file, opened.problem);
        } else if (opened.record) {
            m_file = file;
        }
        m_isOpened = opened.record.has_value();
    }
    if (!opened.record && !laysTable(request)) {
        return openLastGame();
    }
    const FileProblem inTheWay = readGameBytes(m_kept.path()).problem;
    if (inTheWay && inTheWay.code != FileProblemCode::Missing) {
        tellAtStart(FileTask::ResumeUnread, m_kept.path(), sentenceFor(inTheWay));
    }
    return opened;
}

GameFile MainWindow::openLastGame()
{
    GameFile kept = readGameFile(m_kept.path());
    if (kept.unread == FileProblemCode::Missing) {
        return {};
    }
    m_isResumed = true;
    if (!kept.problem.isEmpty()) {
        const bool isUnread = kept.unread != FileProblemCode::None;
        tellAtStart(kept.record ? FileTask::ResumeInPart
                    : isUnread  ? FileTask::ResumeUnread
                                : FileTask::Resume,
                    m_kept.path(), kept.problem);
    }
    return kept;
}

void MainWindow::startAs(const StartRequest& request)
{
    const bool isFirst = request.file.empty() && !laysTable(request) && settings::windowGeometry.value().isEmpty() &&
                         !QFileInfo::exists(m_kept.path());
    NewGameChoice choice = NewGameChoice::remembered();
    m_colors = choice.colors;
    if (const auto problem = settings::problem()) {
        tellAtStart(FileTask::Settings, problem->file, sentenceFor(problem->why));
    }
    if (const GameFile opened = openAtStart(request); opened.record) {
        m_session.load(*opened.record);
        if (!m_file.isEmpty()) {
            takeFile(std::exchange(m_file, QString()), opened.state);
        }
        if (m_isOpened && m_session.gamePosition().isFinished()) {
            QTimer::singleShot(0, this, &MainWindow::showScore);
        }
    } else {
        if (request.players) {
            choice.players = *request.players;
        }
        for (std::size_t seat = 0; seat < request.names.size() && seat < static_cast<std::size_t>(choice.names.size());
             ++seat) {
            choice.names[static_cast<qsizetype>(seat)] = QString::fromStdString(request.names[seat]);
        }
        if (request.options) {
            choice.options = *request.options;
        }
        choice.seed = request.seed;
        if (request.players || !request.names.empty() || !request.seats.empty()) {
            choice.sitters.clear(); // who is named sits there
        }
        for (const std::string& seat : request.seats) {
            choice.sitters += seat == kPersonWord ? QString() : QString::fromStdString(seat);
        }
        m_session.startNew(choice.players, choice.playerNames(), choice.seedOrDrawn(), choice.playerOptions(),
                           choice.playerSitters());
    }
    // The first picture comes first: looking for games left behind takes time, and the icon is drawn in several sizes.
    QTimer::singleShot(kAfterFirstPicture, this, [this, isFirst, goesOn = !request.quitAfterPaint] {
        if (isFirst && m_session.orderCount() == 0) {
            //: %1 and %2 are keys
            m_table->prompt().tell(
                tr("Welcome! %1 explains the game. %2 starts another one, with computer players if you like.")
                    .arg(m_guideAction->shortcut().toString(QKeySequence::NativeText),
                         m_new->shortcut().toString(QKeySequence::NativeText)));
        }
        startKeeping();
        m_session.keeping().runBehind([this] { m_kept.collectLeftGames(); });
        if (goesOn && !m_setupJournal.isOn()) {
            m_setupJournal.runBehind([this] { m_kept.collectSetup(); });
        }
        if (m_kept.slot() > 1) {
            m_table->prompt().tell(tr("The last game is open in another window. This window has a game of its own."));
        }
        setWindowIcon(programIcon());
    });
}

void MainWindow::startKeeping()
{
    if (!m_keeps) {
        m_keeps = true;
        m_session.keeping().setPath(m_kept.path(), [this] { return m_kept.guard(); });
    }
}

bool MainWindow::mayLeave()
{
    if (m_leavesUnkept) {
        return true;
    }
    // The next start goes on with the first window's game; that of another one waits among the earlier games.
    const auto after = [this] {
        m_setupJournal.waitInOtherThread();
        if (m_kept.slot() > 1) {
            m_kept.leave();
        }
    };
    switch (waitForDisk(this, m_session, after)) {
    case Leaving::Kept:
    case Leaving::Anyway:
        return true;
    case Leaving::Stay:
        return false;
    case Leaving::NotKept:
        break;
    }
    auto* question =
        new QMessageBox(QMessageBox::Warning, {}, tr("The game on the table is not saved."), QMessageBox::Cancel, this);
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setInformativeText(tr("It could not be written and will be lost if you quit now."));
    QPushButton* saveAs = question->addButton(tr("Save As…"), QMessageBox::AcceptRole);
    question->setDefaultButton(saveAs);
    const QPushButton* leave = question->addButton(tr("Quit Anyway"), QMessageBox::DestructiveRole);
    connect(saveAs, &QPushButton::clicked, this, &MainWindow::askSave);
    connect(leave, &QPushButton::clicked, this, [this] {
        m_leavesUnkept = true;
        close();
    });
    question->open();
    return false;
}

} // namespace windrose
