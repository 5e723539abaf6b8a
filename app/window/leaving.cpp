// SPDX-License-Identifier: GPL-3.0-or-later
#include "leaving.h"

#include "ui/dialogs/message_box.h"
#include "ui/session/game_session.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QPointer>
#include <QTimer>

#include <chrono>
#include <optional>
#include <utility>

namespace windrose
{

namespace
{

constexpr std::chrono::seconds kPatience{1};

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Leaving)
};

} // namespace

Leaving waitForDisk(QWidget* window, GameSession& session, std::function<void()> after)
{
    std::optional<Leaving> outcome;
    QEventLoop loop;
    QObject::connect(&session.keeping(), &GameKeeping::closed, &loop, [&](bool isKept) {
        outcome = isKept ? Leaving::Kept : Leaving::NotKept;
        loop.quit();
    });
    session.keeping().close(std::move(after));
    QTimer::singleShot(kPatience, &loop, &QEventLoop::quit);
    loop.exec(QEventLoop::ExcludeUserInputEvents);
    if (outcome) {
        return *outcome;
    }
    const auto answer = [&outcome](Leaving answered) { outcome = outcome.value_or(answered); };
    const QPointer<QMessageBox> question = openMessageBox(
        window, QMessageBox::Information,
        {.text = Words::tr("The disk is slow: the game is still being written."),
         .explanation = Words::tr("The window closes automatically as soon as the game is saved. If you quit before "
                                  "that, the last moves may be lost.")},
        {{.role = QMessageBox::RejectRole, .isDefault = true}, // Enter must not lose anything
         {.role = QMessageBox::DestructiveRole,
          .text = Words::tr("Quit Anyway"),
          .chosen = [&answer] { answer(Leaving::Anyway); }}},
        &loop);
    QObject::connect(question, &QMessageBox::finished, &loop, &QEventLoop::quit);
    loop.exec();
    delete question; // it stays open when the disk was quicker than the answer
    return outcome.value_or(Leaving::Stay);
}

} // namespace windrose
