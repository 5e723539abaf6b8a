// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_saver.h"

#include "game_file.h"
#include "ui/session/file_device.h"

#include <QCoreApplication>
#include <QEvent>
#include <QMessageBox>

#include <utility>

namespace windrose
{

GameSaver::GameSaver(QWidget& window) : m_window(window), m_device(&FileDevice::system())
{
    m_thread.setMaxThreadCount(1); // tasks of one thread run in their order
}

GameSaver::~GameSaver()
{
    m_thread.waitForDone();
}

void GameSaver::save(const SaveRequest& request)
{
    m_path = request.path;
    const quint64 number = ++m_begun;
    m_thread.start([this, number, known = m_known, &device = *m_device, request] {
        const SaveResult result = write(number, known, device, request);
        QMetaObject::invokeMethod(
            this, [this, number, request, result] { take(number, request, result); }, Qt::QueuedConnection);
    });
    request.begun(number);
}

/// Runs in the saving thread. `known` is the last save whose result was known when this one began.
SaveResult GameSaver::write(quint64 number, quint64 known, FileDevice& device, const SaveRequest& request)
{
    const QString file = absolutePath(request.path);
    const auto written = m_written.constFind(file);
    const bool isOurs = written != m_written.cend() && written->number > known;
    SaveResult result =
        saveGameFile(device, request.path, request.text, isOurs ? std::optional(written->state) : request.expected);
    if (result.outcome == SaveResult::Outcome::Saved) {
        m_written.insert(file, {number, result.state});
    }
    return result;
}

void GameSaver::take(quint64 number, const SaveRequest& request, const SaveResult& result)
{
    m_known = number;
    m_isLastSaved = result.outcome == SaveResult::Outcome::Saved;
    m_areSaved = m_areSaved && m_isLastSaved;
    report(request, result);
    if (!isSaving()) {
        emit ended(std::exchange(m_areSaved, true));
    }
}

void GameSaver::report(const SaveRequest& request, const SaveResult& result)
{
    if (QMessageBox* earlier = m_boxes.take(request.path)) {
        earlier->hide();
        earlier->deleteLater(); // not delete: one of its own signals may be calling this
    }
    switch (result.outcome) {
    case SaveResult::Outcome::Saved:
        request.saved(result.state);
        return;
    case SaveResult::Outcome::Failed:
        m_boxes.insert(request.path, showFileError(&m_window, request.task, request.path, result.reason));
        return;
    case SaveResult::Outcome::Changed:
        m_boxes.insert(request.path, ask(request, result.state));
        return;
    }
}

/// Asks whether to overwrite a file that is not as expected; `present` is what it holds.
QMessageBox* GameSaver::ask(const SaveRequest& request, const FileState& present)
{
    SaveRequest again = request;
    again.expected = present;
    // A file dialog has an event loop of its own, in which another save could end and close this box.
    const auto saveAsLater = [this, saveAs = request.saveAs] {
        QMetaObject::invokeMethod(this, saveAs, Qt::QueuedConnection);
    };
    return askAboutChangedFile(
        &m_window, request.path, this, [this, again] { save(again); }, saveAsLater);
}

bool GameSaver::wait()
{
    m_thread.waitForDone();
    QCoreApplication::sendPostedEvents(this, QEvent::MetaCall);
    return m_isLastSaved;
}

} // namespace windrose
