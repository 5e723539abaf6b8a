// SPDX-License-Identifier: GPL-3.0-or-later

// Games that come into the window and leave it: files, recent files, earlier games, the clipboard.

#include "game_files.h"
#include "main_window.h"
#include "position_setup.h"
#include "ui/dialogs/file_errors.h"
#include "ui/dialogs/settings.h"
#include "ui/models/texts.h"
#include "ui/session/computer_seats.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/table_view.h"

#include <QAction>
#include <QClipboard>
#include <QDir>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLocale>
#include <QMenu>
#include <QMimeData>
#include <QTimer>

namespace windrose
{

namespace
{

constexpr int kMaxRecent = 10;

void forgetRecent(const QString& path)
{
    QStringList files = settings::recentFiles.value();
    files.removeAll(path);
    settings::recentFiles.setValue(files);
}

void remember(const QString& path)
{
    settings::recordFolder.setValue(QFileInfo(path).absolutePath());
    QStringList files = settings::recentFiles.value();
    files.removeAll(absolutePath(path));
    files.prepend(absolutePath(path));
    settings::recentFiles.setValue(files.mid(0, kMaxRecent));
}

} // namespace

void MainWindow::loadPaused(const Record& record)
{
    m_computers->setPaused(true);
    m_session.load(record);
}

void MainWindow::lay(const Record& record)
{
    loadPaused(record);
    m_computers->setPaused(isComputerSeated());
    if (m_session.gamePosition().isFinished()) {
        QTimer::singleShot(0, this, &MainWindow::showScore);
    }
}

bool MainWindow::open(const QString& path)
{
    const GameFile file = readGameFile(path);
    if (!file.record) {
        showFileError(this, FileTask::Open, path, file.problem);
        return false;
    }
    lay(*file.record);
    remember(path);
    if (file.problem.isEmpty()) {
        takeFile(path, file.state);
    } else {
        showFileError(this, FileTask::OpenInPart, path, file.problem);
    }
    return true;
}

void MainWindow::takeFile(const QString& path, const FileState& state)
{
    // A position alone is no record: saving must not turn the one file into the other. Nor does it change a game that
    // the program keeps.
    const Record record = m_session.record();
    if ((!record.start || !record.orders.empty()) && !KeptGames::isKeptIn(m_kept.folder(), path)) {
        m_file = absolutePath(path);
        m_fileState = state;
        m_saved = record;
    }
    refreshTitle();
}

bool MainWindow::saveTo(const QString& path)
{
    return saveOver(path, absolutePath(path) == m_file ? std::optional(m_fileState) : std::nullopt);
}

bool MainWindow::saveOver(const QString& path, const std::optional<FileState>& expected)
{
    const Record record = m_session.record();
    const SaveResult result = saveGameFile(path, recordText(record), expected);
    if (result.outcome == SaveResult::Outcome::Failed) {
        showFileError(this, FileTask::Save, path, result.reason);
        return false;
    }
    if (result.outcome == SaveResult::Outcome::Changed) {
        askAboutChangedFile(
            this, path, this, [this, path, state = result.state] { saveOver(path, state); }, [this] { askSave(); });
        return false;
    }
    remember(path);
    m_file = absolutePath(path);
    m_fileState = result.state;
    m_saved = record;
    refreshTitle();
    m_table->prompt().tell(tr("Saved as %1.").arg(texts::fileName(path)));
    return true;
}

void MainWindow::save()
{
    if (m_file.isEmpty() || m_setup) {
        askSave();
    } else {
        saveTo(m_file);
    }
}

void MainWindow::askOpen()
{
    const QString path =
        QFileDialog::getOpenFileName(this, tr("Open a Game"), settings::recordFolder.value(),
                                     tr("Games (*.windrose *.windrose-position *.json *.txt);;All files (*)"));
    if (!path.isEmpty()) {
        open(path);
    }
}

void MainWindow::askSave()
{
    if (m_setup) {
        m_setup->askSave();
        return;
    }
    const QString name = m_file.isEmpty()
                             ? QDir(settings::recordFolder.value()).filePath(tr("game") + QStringLiteral(".windrose"))
                             : m_file;
    const QString path =
        QFileDialog::getSaveFileName(this, tr("Save the Game"), name, tr("Games (*.windrose);;All files (*)"));
    if (!path.isEmpty()) {
        saveTo(path);
    }
}

void MainWindow::refreshTitle()
{
    const Position& position = m_session.gamePosition();
    const QString state =
        position.isFinished() ? tr("The game is over") : tr("Round %1").arg(static_cast<int>(position.round));
    QString name = m_file.isEmpty() ? m_origin : texts::fileName(m_file);
    name.replace(QLatin1String("[*]"), QLatin1String("[*][*]")); // the mark written twice stands for itself
    //: Title of the window: %1 is a file, %2 "Round 5"; [*] is where the desktop puts its mark for unsaved changes
    setWindowTitle(name.isEmpty() ? state : tr("%1[*] – %2").arg(name, state));
    if (!name.isEmpty()) {
        const Record now = m_session.record();
        setWindowModified(!m_file.isEmpty() && (now.orders != m_saved.orders || now.takenBack != m_saved.takenBack ||
                                                now.sitters != m_saved.sitters));
    }
}

void MainWindow::fillRecent()
{
    m_recentMenu->clear();
    const QStringList files = settings::recentFiles.value();
    for (const QString& path : files) {
        //: A recent file: %1 is its name, %2 its folder
        const QString label =
            tr("%1 (in %2)").arg(texts::fileName(path), texts::filePath(QFileInfo(path).absolutePath()));
        m_recentMenu->addAction(texts::plainLabel(label), this, [this, path] { openRecent(path); });
    }
    if (files.isEmpty()) {
        m_recentMenu->addAction(tr("No file yet"))->setEnabled(false);
        return;
    }
    m_recentMenu->addSeparator();
    m_recentMenu->addAction(tr("&Clear This List"), this, [] { settings::recentFiles.reset(); });
}

void MainWindow::openRecent(const QString& path)
{
    if (QFileInfo::exists(path)) {
        open(path);
        return;
    }
    forgetRecent(path);
    m_table->prompt().say(
        tr("The file %1 no longer exists. It has been removed from the list.").arg(texts::fileName(path)));
}

void MainWindow::fillEarlier()
{
    m_earlierMenu->clear();
    for (const EarlierGame& game : m_kept.earlier()) {
        const QString when = QLocale().toString(game.when, QLocale::ShortFormat);
        const QString names = QLocale().createSeparatedList(game.names);
        //: A game played before: %1 is when, %2 who
        const QString label = game.isFinished ? tr("%1: %2, finished").arg(when, names)
                                              //: A game played before: %1 is when, %2 who, %3 a round
                                              : tr("%1: %2, round %3").arg(when, names, QString::number(game.round));
        m_earlierMenu->addAction(texts::plainLabel(label), this, [this, path = game.path] { openEarlier(path); });
    }
    if (m_earlierMenu->isEmpty()) {
        m_earlierMenu->addAction(tr("No game yet"))->setEnabled(false);
    }
}

void MainWindow::openEarlier(const QString& path)
{
    const GameFile file = readGameFile(path);
    if (!file.record) {
        showFileError(this, FileTask::Open, path, file.problem);
        return;
    }
    lay(*file.record);
    if (!file.problem.isEmpty()) {
        showFileError(this, FileTask::OpenInPart, path, file.problem);
    }
}

void MainWindow::copyRecord()
{
    if (m_setup) {
        m_setup->copy();
        return;
    }
    // Without checksums: where it is pasted, blanks may get lost, and people edit it.
    QGuiApplication::clipboard()->setText(QString::fromStdString(plainRecordText(m_session.record())));
    m_table->prompt().tell(tr("The game has been copied to the clipboard as text."));
}

void MainWindow::copyPosition()
{
    if (m_setup) {
        m_setup->copy();
        return;
    }
    const std::vector<std::string> names = m_session.recordTo(0).names;
    const Position& shown = m_session.isLive() ? m_session.gamePosition() : m_session.position();
    QGuiApplication::clipboard()->setText(QString::fromStdString(positionJson(shown, names)));
    m_table->prompt().tell(tr("The position has been copied to the clipboard as text."));
}

void MainWindow::pasteGame()
{
    const QString text = QGuiApplication::clipboard()->text();
    if (text.trimmed().isEmpty()) {
        m_table->prompt().say(tr("There is no text on the clipboard."));
        return;
    }
    openText(text);
}

void MainWindow::openText(const QString& text)
{
    const GameFile file = readGameText(text.toStdString());
    if (!file.record) {
        showFileError(this, FileTask::Paste, {}, file.problem);
        return;
    }
    lay(*file.record);
    if (file.problem.isEmpty()) {
        m_table->prompt().tell(tr("This is the game from the text. The previous game is under Earlier Games."));
    } else {
        showFileError(this, FileTask::PasteInPart, {}, file.problem);
    }
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (event->mimeData()->hasUrls() || event->mimeData()->hasText()) {
        event->acceptProposedAction();
    }
}

void MainWindow::dropEvent(QDropEvent* event)
{
    event->acceptProposedAction();
    if (m_setup) {
        return; // the game behind stays as it is
    }
    const QList<QUrl> urls = event->mimeData()->urls();
    if (urls.isEmpty()) {
        openText(event->mimeData()->text());
        return;
    }
    QStringList files;
    for (const QUrl& url : urls) {
        if (url.isLocalFile()) {
            files.append(url.toLocalFile());
        }
    }
    if (files.isEmpty()) {
        m_table->prompt().say(tr("Only files on this computer can be opened."));
        return;
    }
    const auto others = static_cast<int>(urls.size()) - 1;
    if (open(files.constFirst()) && others > 0) {
        m_table->prompt().tell(
            tr("Only one game can be on the table at a time: %1 is opened, %n other file(s) is/are not.", nullptr,
               others)
                .arg(texts::fileName(files.constFirst())));
    }
}

} // namespace windrose
