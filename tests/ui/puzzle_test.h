// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/puzzle_mode.h"
#include "patience.h"
#include "ui/lessons/lesson_bubble.h"
#include "ui/puzzles/puzzle_strip.h"
#include "ui/session/file_device.h"
#include "ui/table/placement_controller.h"
#include "ui/table/prompt_button.h"
#include "window_test.h"

namespace windrose
{

/// A test class that lays puzzles in front of the usual game.
class PuzzleTest : public WindowTest
{
protected:
    static constexpr int kPuzzles = 300;

    PuzzleMode& mode() { return m_window->puzzles(); }
    PuzzleGuide& guide() { return mode().table()->guide(); }
    GameSession& puzzle() { return mode().table()->session(); }
    QString puzzleName() { return QString::fromStdString(guide().puzzle().name); }
    static QString folder() { return SavedGames::standardFolder(); }
    PuzzleScore kept(const QString& name)
    {
        session().autosave().wait();
        return StoredPuzzles(folder(), FileDevice::system()).read().scores.value(name);
    }
    /// Without animations and pauses.
    void hurry()
    {
        mode().table()->table().setPace(speeds::Pace::Off);
        mode().table()->computers().setPause(0);
    }
    /// Lays the first puzzle that asks for this decision; the page's button is tested elsewhere.
    void layOne(Decision decision)
    {
        for (const PuzzleEntry& entry : mode().entries()) {
            mode().lay(entry.name);
            hurry();
            if (guide().puzzle().position.decision == decision) {
                return;
            }
        }
        QFAIL("no such puzzle");
    }
    PromptButton* button(QWidget& in, const QString& text)
    {
        for (auto* candidate : in.findChildren<PromptButton*>()) {
            if (candidate->isVisible() && candidate->text() == text) {
                return candidate;
            }
        }
        return nullptr;
    }
    void press(QWidget& in, const QString& text)
    {
        PromptButton* found = button(in, text);
        QVERIFY2(found != nullptr, qPrintable(text));
        QTest::mouseClick(found, Qt::LeftButton, {}, found->rect().center());
    }
    PuzzleStrip& strip() { return mode().table()->strip(); }
    QWidget* place(const QString& name) { return driver::widget(&mode().table()->table(), name); }
    Order best() { return guide().solution().verdict().best.front(); }
    bool waitUntilSolved()
    {
        return waitUntil([this] { return guide().state() == PuzzleState::Solved && guide().bubble() != nullptr; });
    }
};

} // namespace windrose
