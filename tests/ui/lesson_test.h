// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/lesson_controls.h"
#include "learner.h"
#include "ui/dialogs/languages.h"
#include "ui/dialogs/settings.h"
#include "ui/lessons/lesson_anchors.h"
#include "ui/lessons/lesson_bubble.h"
#include "ui/lessons/lesson_pointer.h"
#include "ui/lessons/suggestions.h"
#include "ui/session/computer_seats.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/prompt_button.h"
#include "ui/table/table_view.h"
#include "window_test.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QImage>

#include <algorithm>

namespace windrose
{

/// How a learner follows the bubbles.
enum class Way { Mouse, Keys, Orders };

/// A test of the lessons: what a learner does to follow them.
class LessonTest : public WindowTest
{
protected:
    static constexpr int kLongest = 400; // steps and orders of a lesson

    /// Closes the window, clears the settings and returns to English.
    void closeAndForget()
    {
        m_window.reset();
        settings::store().clear();
        applyLanguage(QStringLiteral("en"));
    }
    LessonControls& controls() { return *m_window->findChild<LessonControls*>(); }
    LessonGuide& guide() { return controls().guide(); }
    LessonBubble* bubble() { return guide().bubble(); }
    bool isLearnersTurn() { return !session().isComputersTurn() && !session().gamePosition().isFinished(); }
    PromptButton* button(const QString& text)
    {
        for (auto* candidate : bubble()->findChildren<PromptButton*>()) {
            if (!candidate->isHidden() && candidate->text() == text) {
                return candidate;
            }
        }
        return nullptr;
    }

    void openWindowOf(QSize size = {1280, 800})
    {
        openWindow(driver::defaultTable());
        m_window->resize(size);
        computers().setPause(0);
    }
    /// Chooses a lesson in the menu.
    void choose(LessonId id) { m_window->findChild<QAction*>(QStringLiteral("lesson_") + lessonKey(id))->trigger(); }
    void begin(LessonId id)
    {
        choose(id);
        if (message() != nullptr) {
            acceptMessage();
        }
        computers().setPause(0);
        QVERIFY(guide().isOn());
    }
    bool wait() { return waitForLearner(*m_window, guide()); }

    /// Whether the tail of the bubble lies on the prompt. The outline of what the bubble speaks of may touch its edge.
    bool isPromptCovered()
    {
        constexpr int kEdge = 6;
        const PromptBar& prompt = m_window->table().prompt();
        const QRect place(prompt.mapTo(&m_window->table(), QPoint()), prompt.size());
        auto* pointer = m_window->findChild<LessonPointer*>();
        if (pointer->isHidden() || place.intersects(guide().anchor())) {
            return false;
        }
        QImage image(pointer->size(), QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        pointer->render(&image, {}, {}, QWidget::RenderFlags());
        const QImage covering = image.copy(place.adjusted(kEdge, kEdge, -kEdge, -kEdge));
        return std::any_of(covering.constBits(), covering.constBits() + covering.sizeInBytes(),
                           [](uchar part) { return part != 0; });
    }
    /// Checks what holds for every bubble.
    void checkBubble()
    {
        settle();
        const QRect place = bubble()->geometry();
        const QString step = guide().step();
        const QRect table = m_window->table().rect();
        QVERIFY2(table.contains(place), qPrintable(step));
        for (const LessonStep& known : guide().lesson().steps) {
            if (step == QLatin1String(known.id) && known.topic != LessonTopic::Table) {
                QVERIFY2(!guide().anchor().isEmpty(), qPrintable(step));
                QVERIFY2(table.contains(guide().anchor()), qPrintable(step));
            }
        }
        QVERIFY2(!place.intersects(guide().anchor()), qPrintable(step));
        QVERIFY2(guide().anchor().contains(guide().tip()) || guide().anchor().isEmpty(), qPrintable(step));
        if (guide().advice() && guide().advice()->kind == OrderKind::ChooseRole) {
            QCOMPARE(guide().tip(), guide().arrow().first()); // the card to take
        }
        for (const QRect& rect : guide().arrow()) {
            QVERIFY2(!place.intersects(rect), qPrintable(step));
        }
        QVERIFY2(!isPromptCovered(), qPrintable(step));
        QVERIFY2(bubble()->accessibleName().contains(bubble()->content().text), qPrintable(step));
        for (const PromptButton* shown : bubble()->findChildren<PromptButton*>()) {
            QVERIFY2(shown->isHidden() || bubble()->rect().contains(shown->geometry()), qPrintable(step));
        }
    }
    void goOn(Way way)
    {
        settle();
        for (QDialog* dialog : m_window->findChildren<QDialog*>()) {
            dialog->close(); // the score of a finished game
        }
        settle();
        PromptButton* main = button(bubble()->content().goOn);
        QVERIFY(main != nullptr);
        if (way == Way::Keys) {
            m_window->activateWindow(); // nothing is active after the dialog
            (void)waitUntil([main] { return main->hasFocus(); });
            const QWidget* focused = QApplication::focusWidget();
            QVERIFY2(main->hasFocus(), focused == nullptr ? "nothing" : focused->metaObject()->className());
            QTest::keyClick(main, Qt::Key_Return);
        } else {
            QTest::mouseClick(main, Qt::LeftButton);
        }
    }
    /// Does what the arrow shows.
    void act(Way way)
    {
        const std::optional<Order> advice = guide().advice();
        if (session().placement().isOpen() && session().placement().refusal() == Refusal()) {
            QVERIFY(session().placement().finish().isPlayed());
            return;
        }
        if (!advice) {
            playSomething();
            return;
        }
        const OrderArrow arrow = arrowFor(m_window->table(), session(), *advice);
        if (way == Way::Orders || advice->kind == OrderKind::Store || arrow.from.isEmpty() || arrow.to.isEmpty()) {
            QVERIFY2(advice->kind == OrderKind::Store || !arrow.isEmpty(), qPrintable(guide().step()));
            QVERIFY(session().submit(*advice).isPlayed());
            return;
        }
        const int orders = session().orderCount();
        const Position before = position();
        if (advice->kind == OrderKind::ChooseRole && way == Way::Keys) {
            arrow.from.first()->setFocus();
            QTest::keyClick(arrow.from.first(), Qt::Key_Return);
        } else {
            driver::move(arrow.from.first(), arrow.to.first(),
                         way == Way::Keys ? driver::Hand::Keyboard : driver::Hand::Drag);
        }
        QVERIFY2(session().orderCount() > orders || !(position() == before), qPrintable(guide().step()));
    }
    /// An order where the lesson is silent.
    void playSomething()
    {
        const Position& now = session().gamePosition();
        const std::optional<Order> order = suggestions::any(now, 0);
        QVERIFY(session().submit(order ? *order : Order::pass()).isPlayed());
    }
    /// One thing that is to be read or done.
    void step(Way way)
    {
        QVERIFY(wait());
        if (!guide().isOn()) {
            return;
        }
        if (bubble() == nullptr) {
            playSomething();
        } else if (checkBubble(); !bubble()->content().goOn.isEmpty()) {
            goOn(way);
        } else {
            const QString id = guide().step();
            const int orders = session().orderCount();
            act(way);
            QVERIFY2(session().orderCount() == orders || guide().done().contains(id), qPrintable(id));
        }
    }
};

} // namespace windrose

Q_DECLARE_METATYPE(windrose::Way)
