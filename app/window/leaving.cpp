// SPDX-License-Identifier: GPL-3.0-or-later
#include "leaving.h"

#include "ui/session/game_session.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QMessageBox>
#include <QPushButton>
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
    QMessageBox question(QMessageBox::Information, {}, Words::tr("The disk is slow: the game is still being written."),
                         QMessageBox::Cancel, window);
    question.setInformativeText(Words::tr("The window closes automatically as soon as the game is saved. If you quit "
                                          "before that, the last moves may be lost."));
    question.setDefaultButton(QMessageBox::Cancel); // Enter must not lose anything
    const QPushButton* leave = question.addButton(Words::tr("Quit Anyway"), QMessageBox::DestructiveRole);
    QObject::connect(&question, &QMessageBox::finished, &loop, [&] {
        if (!outcome) {
            outcome = question.clickedButton() == leave ? Leaving::Anyway : Leaving::Stay;
        }
        loop.quit();
    });
    question.open();
    loop.exec();
    return outcome.value_or(Leaving::Stay);
}

} // namespace windrose
