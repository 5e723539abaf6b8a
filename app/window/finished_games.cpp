// SPDX-License-Identifier: GPL-3.0-or-later
#include "finished_games.h"

#include "game_file.h"
#include "main_menus.h"
#include "ui/dialogs/results_dialog.h"
#include "ui/dialogs/settings.h"
#include "ui/lessons/lesson.h"
#include "ui/models/texts.h"
#include "ui/session/file_device.h"
#include "ui/session/game_session.h"
#include "ui/session/report_back.h"

#include <QAction>
#include <QDir>
#include <QFileDialog>

#include <algorithm>
#include <utility>

/* TRANSLATOR windrose::FinishedGames  Messages and dialogs about the results of finished games. */

namespace windrose
{

namespace
{

bool isLesson(const Record& record)
{
    return std::any_of(kAllLessons.begin(), kAllLessons.end(),
                       [&record](LessonId id) { return lesson(id).isGame(record); });
}

} // namespace

FinishedGames::FinishedGames(QWidget& window, MainMenus& menus, GameSession& session, const QString& savedGamesFolder)
    : m_window(window), m_session(session), m_folder(savedGamesFolder)
{
    m_thread.setMaxThreadCount(1);
    connect(&session, &GameSession::changed, this, &FinishedGames::gameChanged);
    connect(menus.results, &QAction::triggered, this, &FinishedGames::show);
}

FinishedGames::~FinishedGames()
{
    m_thread.waitForDone();
}

void FinishedGames::gameChanged(const Change& change)
{
    if (change.kind == ChangeKind::Loaded) {
        m_id.clear();
        m_isAsStarted = false;
        return;
    }
    if (change.kind != ChangeKind::Played || !m_session.gamePosition().isFinished()) {
        return;
    }
    const Record record = m_session.record();
    if (isLesson(record)) {
        return;
    }
    GameResult result = resultOf(record, QDateTime::currentDateTimeUtc());
    result.id = m_id.isEmpty() ? result.id : m_id;
    m_id = result.id;
    retry();
    keep({result, record, m_isAsStarted ? StoredResults::IfStored::Replace : StoredResults::IfStored::Leave});
}

/// Writes a game in the thread that saves the game on the table, so that closing the window waits for both.
void FinishedGames::keep(const Finished& finished)
{
    runAfterWrites(
        m_session.autosave(), *this,
        [finished, folder = m_folder] {
            return StoredResults(folder, FileDevice::system())
                .keep(finished.result, finished.record, finished.ifStored);
        },
        [finished](FinishedGames& games, const StoredGame& outcome) { games.noteStored(finished, outcome); });
}

void FinishedGames::noteStored(const Finished& finished, const StoredGame& outcome)
{
    if (!outcome.error.isEmpty()) {
        m_unsaved.append(finished);
        //: After a game; %1 is a sentence that says why
        emit failed(tr("The result of the game could not be saved. %1").arg(texts::shown(outcome.error)));
    } else if (m_id == finished.result.id) {
        m_id = outcome.id;
    }
    if (m_dialog != nullptr) {
        reload();
    }
}

/// Tries again to store what could not be written.
void FinishedGames::retry()
{
    for (const Finished& finished : std::exchange(m_unsaved, {})) {
        keep(finished);
    }
}

void FinishedGames::show()
{
    retry();
    if (m_dialog == nullptr) {
        m_dialog = new ResultsDialog(&m_window);
        m_dialog->setAttribute(Qt::WA_DeleteOnClose);
        connectDialog();
    }
    reload();
    m_dialog->show();
    m_dialog->raise();
}

void FinishedGames::connectDialog()
{
    connect(m_dialog, &ResultsDialog::gameRequested, this, [this](const GameResult& game) {
        const QString path = StoredResults(m_folder, FileDevice::system()).recordPath(game);
        m_dialog->close();
        emit gameRequested(path);
    });
    connect(m_dialog, &ResultsDialog::exportRequested, this, &FinishedGames::askExport);
    connect(m_dialog, &ResultsDialog::joinRequested, this, [this](const QString& other, const QString& name) {
        change([other, name](StoredResults& results) { return results.join(other, name); });
    });
    connect(m_dialog, &ResultsDialog::separateRequested, this, [this](const QString& other) {
        change([other](StoredResults& results) { return results.separate(other); });
    });
    connect(m_dialog, &ResultsDialog::takeOutRequested, this,
            [this](const QString& name) { change([name](StoredResults& results) { return results.takeOut(name); }); });
}

void FinishedGames::reload()
{
    const StoredResults results(m_folder, FileDevice::system());
    m_dialog->setBook(results.read(), results.path());
}

/// Runs a task in the other thread, and then calls `done` in this one with its result.
void FinishedGames::run(const std::function<QString()>& task, const std::function<void(const QString&)>& done)
{
    m_thread.start([task, done, self = QPointer(this)] {
        reportBack(self, [done, result = task()](FinishedGames& /*games*/) { done(result); });
    });
}

/// Changes the file of the results, and shows it as it is then.
void FinishedGames::change(const std::function<QString(StoredResults&)>& write)
{
    const auto task = [write, folder = m_folder] {
        StoredResults results(folder, FileDevice::system());
        return write(results);
    };
    run(task, [this](const QString& error) {
        if (m_dialog == nullptr) {
            return;
        }
        //: %1 is a sentence that says why
        m_dialog->setProblem(error.isEmpty() ? QString()
                                             : tr("The names could not be changed. %1").arg(texts::shown(error)));
        reload();
    });
}

void FinishedGames::askExport(const QByteArray& csv)
{
    const QString name =
        //: The suggested name of a file with a table of the results of games, without its ending
        QDir(settings::recordFolder.value()).filePath(tr("results") + QStringLiteral(".csv"));
    const QString path =
        //: The title of the dialog that asks for a file.
        QFileDialog::getSaveFileName(m_dialog, tr("Export the Results"), name,
                                     //: The kinds of files in a dialog that asks for one; keep the signs.
                                     tr("Tables (*.csv);;All files (*)"));
    if (path.isEmpty()) {
        return;
    }
    const auto task = [path, csv] {
        // The mark tells spreadsheets that the text is UTF-8.
        const SaveResult saved =
            saveGameFile(FileDevice::system(), path, "\xEF\xBB\xBF" + csv.toStdString(), std::nullopt);
        return saved.outcome == SaveResult::Outcome::Saved ? QString() : saved.reason;
    };
    run(task, [this, path](const QString& error) {
        if (m_dialog == nullptr) {
            return;
        }
        //: %1 is a file, %2 a sentence that says why
        const QString problem = tr("The results could not be exported as %1. %2");
        m_dialog->setProblem(error.isEmpty() ? QString() : problem.arg(texts::fileName(path), texts::shown(error)));
    });
}

} // namespace windrose
