// SPDX-License-Identifier: GPL-3.0-or-later
#include "leaving.h"

#include "game_saver.h"
#include "ui/dialogs/message_box.h"
#include "ui/models/texts.h"
#include "ui/session/game_session.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QPointer>
#include <QTimer>

#include <chrono>
#include <optional>
#include <utility>

/* TRANSLATOR Leaving  The question before the window closes. */

namespace windrose
{

namespace
{

constexpr std::chrono::seconds kPatience{1};

struct Leaving {
    Q_DECLARE_TR_FUNCTIONS(Leaving)
};

using Answer = std::function<void(LeaveResult)>;

/// Waits for an answer from the disk, which `begin` asks for, while the window stays responsive; after a second a box
/// asks whether to wait.
LeaveResult waitFor(QWidget* window, const BoxTexts& slow, const std::function<void(QEventLoop& loop, Answer)>& begin)
{
    std::optional<LeaveResult> outcome;
    QEventLoop loop;
    const auto answer = [&outcome](LeaveResult answered) { outcome = outcome.value_or(answered); };
    begin(loop, [&loop, answer](LeaveResult answered) {
        answer(answered);
        loop.quit();
    });
    QTimer::singleShot(kPatience, &loop, &QEventLoop::quit);
    loop.exec(QEventLoop::ExcludeUserInputEvents);
    if (outcome) {
        return *outcome;
    }
    const QPointer<QMessageBox> question =
        openMessageBox(window, QMessageBox::Information, slow,
                       {{.role = QMessageBox::RejectRole, .isDefault = true}, // Enter must not lose anything
                        {.role = QMessageBox::DestructiveRole,
                         //: A button of the question whether to quit although the game could not be saved.
                         .text = Leaving::tr("Quit Anyway"),
                         .chosen = [&answer] { answer(LeaveResult::Anyway); }}},
                       &loop);
    QObject::connect(question, &QMessageBox::finished, &loop, &QEventLoop::quit);
    loop.exec();
    delete question; // it stays open when the disk was quicker than the answer
    return outcome.value_or(LeaveResult::Stay);
}

} // namespace

LeaveResult waitForDisk(QWidget* window, GameSession& session, std::function<void()> after)
{
    const BoxTexts slow{
        //: The question while the window waits for a slow disk before it closes.
        .text = Leaving::tr("The disk is slow: the game is still being written."),
        //: Explains the question while the window waits for a slow disk before it closes.
        .explanation = Leaving::tr("The window closes automatically as soon as the game is saved. If you quit before "
                                   "that, the last moves may be lost."),
        .topic = help::Part::Saving};
    return waitFor(window, slow, [&](QEventLoop& loop, const Answer& answer) {
        QObject::connect(&session.autosave(), &GameAutosave::closed, &loop,
                         [answer](bool isOnDisk) { answer(isOnDisk ? LeaveResult::Saved : LeaveResult::NotSaved); });
        session.autosave().close(std::move(after));
    });
}

LeaveResult waitForSaves(QWidget* window, GameSaver& saver)
{
    if (!saver.isSaving()) {
        return LeaveResult::Saved;
    }
    const BoxTexts slow{
        //: %1 is the name of a file
        .text = Leaving::tr("The disk is slow: the file %1 is still being saved.").arg(texts::fileName(saver.path())),
        //: Explains the question while the window waits for a slow disk before it closes.
        .explanation = Leaving::tr("The window closes automatically as soon as that is done. If you quit before that, "
                                   "the file may be missing or keep its previous contents."),
        .details = texts::filePath(saver.path())};
    return waitFor(window, slow, [&](QEventLoop& loop, const Answer& answer) {
        QObject::connect(&saver, &GameSaver::ended, &loop,
                         [answer](bool areSaved) { answer(areSaved ? LeaveResult::Saved : LeaveResult::NotSaved); });
    });
}

} // namespace windrose
