// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/dialogs/file_errors.h"
#include "ui/session/save_file.h"

#include <QHash>
#include <QObject>
#include <QPointer>
#include <QThreadPool>

#include <functional>

class QMessageBox;
class QWidget;

namespace windrose
{

/// A text, or the bytes of a picture, that a person saves to a file.
struct SaveRequest {
    QString path;
    std::string text;
    std::optional<FileState> expected; ///< see `saveFile`
    FileTask task = FileTask::Save;    ///< for the box that shows a failure
    /// Called with the number of the save when it begins, and again when the user overwrites a changed file.
    std::function<void(quint64 number)> begun;
    /// Called with the file's new state when it is on the disk.
    std::function<void(const FileState& state)> saved;
    /// Called when the file is not as expected and the user wants to save under another name. The box that asked is
    /// closed then, so this can show a dialog.
    std::function<void()> saveAs;
};

/// Saves games and positions to files of the user in its own thread, in the order of the calls, so that the window
/// never waits for the disk. Shows failures in boxes in front of the window, and asks before it overwrites a file that
/// is not as expected. All functions belong to the object's thread.
class GameSaver final : public QObject
{
    Q_OBJECT

public:
    explicit GameSaver(QWidget& window);
    /// Completes all saves that were begun.
    ~GameSaver() override;

    /// For tests: sets the device for writing. It must outlive this object.
    void setDevice(FileDevice& device) { m_device = &device; }

    /// Begins to save. Saves are numbered from 1. If an earlier save to the same path is still running, the file is
    /// expected to hold what that one writes.
    void save(const SaveRequest& request);

    bool isSaving() const { return m_known < m_begun; }
    /// Whether the save with this number is not done yet.
    bool isSaving(quint64 number) const { return m_known < number; }
    /// The path of the save that was begun last.
    QString path() const { return m_path; }
    /// For tests: blocks until everything is saved or has failed; returns whether the last save succeeded.
    bool wait();

signals:
    /// All saves have ended. `areSaved` is false if one of them did not write its file.
    void ended(bool areSaved);

private:
    /// A file that was written.
    struct Written {
        quint64 number = 0; ///< of the save
        FileState state;
    };

    SaveResult write(quint64 number, quint64 known, FileDevice& device, const SaveRequest& request);
    void take(quint64 number, const SaveRequest& request, const SaveResult& result);
    void report(const SaveRequest& request, const SaveResult& result);
    QMessageBox* ask(const SaveRequest& request, const FileState& present);

    QWidget& m_window;
    FileDevice* m_device;
    quint64 m_begun = 0; ///< the number of saves that were begun
    quint64 m_known = 0; ///< the number of those whose result is known
    QString m_path;
    bool m_areSaved = true;                        ///< all results since `ended`
    bool m_isLastSaved = true;                     ///< the last result
    QHash<QString, QPointer<QMessageBox>> m_boxes; ///< by path: the last box about each file

    QHash<QString, Written> m_written; ///< by absolute path; only for the saving thread
    QThreadPool m_thread;              ///< of one thread
};

} // namespace windrose
