// SPDX-License-Identifier: GPL-3.0-or-later
#include "moments.h"
#include "patience.h"
#include "test_program.h"
#include "ui/dialogs/settings.h"
#include "ui/table/placement_controller.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/table_hint.h"
#include "ui/table/table_tile.h"
#include "window_test.h"

#include <QAccessible>
#include <QCheckBox>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QToolTip>

#include <algorithm>
#include <memory>
#include <set>

using namespace windrose;
using driver::Hand;

/// Moving pieces by mouse and keyboard, and dropping them in wrong places.
class WindowHands : public WindowTest
{
    Q_OBJECT

private:
    QString prompt() { return m_window->findChild<PromptText*>()->text(); }

private slots:
    void init() { openDefaultTable(); }

    void aRoleCardIsTakenByDragging()
    {
        driver::move(thing("Role Settler"), thing("Board of Ana"), Hand::Drag);
        QCOMPARE(position().phase, Phase::Settler);
    }

    void aRoleCardIsTakenByAClick()
    {
        driver::press(thing("Role Builder"));
        QCOMPARE(position().phase, Phase::Builder);
    }

    void aPieceLetGoWhereItMayNotLieGoesHome()
    {
        driver::press(thing("Role Settler"));
        const Position before = position();
        driver::move(thing("Quarry stack"), thing("Cargo ship 5"), Hand::Drag);
        QVERIFY(position() == before);
        QVERIFY(!m_window->table().controller().isCarrying());
        QVERIFY(!prompt().isEmpty());
        driver::move(thing("Quarry stack"), thing("Board of Bo"), Hand::Drag);
        QVERIFY(position() == before);
        QVERIFY(!m_window->table().controller().isCarrying());
        driver::move(thing("Quarry stack"), own("Island space 6"), Hand::Drag);
        QVERIFY(position().seat(0).tileAt(5) == Tile::Quarry);
    }

    void aHoveredPlaceSaysWhyNot()
    {
        driver::press(thing("Role Settler"));
        QWidget* stack = thing("Quarry stack");
        QWidget* taken = own("Island space 1");
        const QPoint start = stack->rect().center();
        QTest::mousePress(stack, Qt::LeftButton, {}, start);
        QTest::mouseMove(stack, start + QPoint(30, 0));
        QVERIFY(m_window->table().controller().isCarrying());
        QTest::mouseMove(stack, stack->mapFromGlobal(taken->mapToGlobal(QPoint(8, 8))));
        QVERIFY2(prompt().contains("space", Qt::CaseInsensitive), qPrintable(prompt()));
        QTest::mouseRelease(stack, Qt::LeftButton, {}, stack->mapFromGlobal(taken->mapToGlobal(QPoint(8, 8))));
        QVERIFY(!m_window->table().controller().isCarrying());
    }

    void escapeAndTheRightButtonReturnThePiece()
    {
        driver::press(thing("Role Settler"));
        QWidget* stack = thing("Quarry stack");
        driver::press(stack);
        QVERIFY(m_window->table().controller().isCarrying());
        QTest::keyClick(stack, Qt::Key_Escape);
        QVERIFY(!m_window->table().controller().isCarrying());
        driver::press(stack);
        QVERIFY(m_window->table().controller().isCarrying());
        QTest::mousePress(stack, Qt::RightButton, {}, stack->rect().center());
        QVERIFY(!m_window->table().controller().isCarrying());
        QCOMPARE(position().seat(0).tileCount(Tile::Quarry), 0);
    }

    void theRightButtonThatReturnsAPieceOpensNoMenu()
    {
        driver::press(thing("Role Settler"));
        QWidget* stack = thing("Quarry stack");
        const QPoint middle = stack->rect().center();
        const auto pressRight = [&] {
            QTest::mousePress(stack, Qt::RightButton, {}, middle);
            QContextMenuEvent event(QContextMenuEvent::Mouse, middle, stack->mapToGlobal(middle));
            QApplication::sendEvent(stack, &event);
            QTest::mouseRelease(stack, Qt::RightButton, {}, middle);
        };
        driver::press(stack);
        pressRight();
        QVERIFY(!m_window->table().controller().isCarrying());
        QVERIFY(QApplication::activePopupWidget() == nullptr);
        pressRight();
        QVERIFY(QApplication::activePopupWidget() != nullptr);
        QApplication::activePopupWidget()->close();
    }

    void aPieceIsLetGoWhenTheProgramLosesTheFocus_data()
    {
        QTest::addColumn<bool>("isDragged");
        QTest::newRow("dragged") << true;
        QTest::newRow("carried by a click") << false;
    }
    void aPieceIsLetGoWhenTheProgramLosesTheFocus()
    {
        QFETCH(const bool, isDragged);
        driver::press(thing("Role Settler"));
        QWidget* stack = thing("Quarry stack");
        const QPoint start = stack->rect().center();
        if (isDragged) {
            QTest::mousePress(stack, Qt::LeftButton, {}, start);
            QTest::mouseMove(stack, start + QPoint(30, 0));
        } else {
            driver::press(stack);
        }
        const PlacementController& controller = m_window->table().controller();
        QApplicationStateChangeEvent stays(Qt::ApplicationActive);
        QCoreApplication::sendEvent(qApp, &stays);
        QVERIFY(controller.isCarrying());
        QApplicationStateChangeEvent leaves(Qt::ApplicationInactive);
        QCoreApplication::sendEvent(qApp, &leaves);
        QVERIFY(!controller.isCarrying());
        QVERIFY(QApplication::overrideCursor() == nullptr);
        const auto& places = controller.places();
        QVERIFY(std::none_of(places.begin(), places.end(),
                             [](const TablePlace* place) { return place->glow() != Glow::None || place->isLifted(); }));
        if (isDragged) { // there is nothing where the button is released
            QWidget* space = own("Island space 6");
            QTest::mouseRelease(stack, Qt::LeftButton, {}, stack->mapFromGlobal(space->mapToGlobal(QPoint(8, 8))));
        }
        QCOMPARE(position().seat(0).tileCount(Tile::Quarry), 0);
    }

    void noTooltipCoversTheSpaceJustUsed()
    {
        const auto hover = [this](const QPoint& where) {
            QWidget* under = m_window->table().childAt(m_window->table().mapFromGlobal(where));
            QHelpEvent help(QEvent::ToolTip, under->mapFromGlobal(where), where);
            QCoreApplication::sendEvent(under, &help);
        };
        driver::press(thing("Role Settler"));
        QWidget* space = own("Island space 6");
        const QPoint used = space->mapToGlobal(space->rect().center());
        driver::move(thing("Quarry stack"), space, Hand::Drag);
        QCOMPARE(position().seat(0).tileCount(Tile::Quarry), 1);
        hover(used);
        QVERIFY2(!QToolTip::isVisible(), qPrintable(QToolTip::text()));
        const QWidget* card = thing("Role Mayor");
        hover(card->mapToGlobal(card->rect().center()));
        QVERIFY(QToolTip::isVisible());
        QVERIFY(QToolTip::text().contains("Mayor"));
        hover(used); // the pointer comes back
        QVERIFY(!QToolTip::text().contains("Mayor"));
        QVERIFY(QToolTip::isVisible());
    }

    void theGameChangingUnderTheHandReturnsThePiece()
    {
        driver::press(thing("Role Settler"));
        driver::press(thing("Quarry stack"));
        QVERIFY(m_window->table().controller().isCarrying());
        session().undoRedo().undo();
        QVERIFY(!m_window->table().controller().isCarrying());
    }

    void forcedMovesAreMade()
    {
        Position forced = asked(Role::Captain, Phase::Captain, Decision::Load);
        forced.seat(0).goods = {1, 1, 0, 0, 0};
        forced.ships[1] = {static_cast<std::uint8_t>(Good::Corn), 1};
        windrose::lay(session(), forced);
        settings::playForced.setValue(true);
        QVERIFY(session().submit(Order::load(Good::Indigo, 0)).isPlayed());
        QCOMPARE(session().orderCount(), 1); // eyes can follow
        QTRY_VERIFY(session().orderCount() > 1);
        QVERIFY(session().history().orderAt(1) == Order::load(Good::Corn, 1));
        settings::playForced.setValue(false);
    }

    void theKeyboardCyclesLegalTargetsOnly()
    {
        driver::press(thing("Role Settler"));
        QWidget* stack = thing("Quarry stack");
        stack->setFocus();
        QTest::keyClick(stack, Qt::Key_Space);
        QVERIFY(m_window->table().controller().isCarrying());
        std::set<QWidget*> visited;
        for (int step = 0; step < 20; ++step) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            QVERIFY(QApplication::focusWidget()->accessibleName().startsWith("Island space"));
            visited.insert(QApplication::focusWidget());
        }
        QCOMPARE(static_cast<int>(visited.size()), 11);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        QCOMPARE(position().seat(0).tileCount(Tile::Quarry), 1);
    }

    void fSixGoesRoundTheTable()
    {
        QWidget* first = thing("Role Settler");
        first->setFocus();
        std::set<QWidget*> visited;
        QWidget* here = first;
        do {
            QVERIFY2(visited.insert(here).second, qPrintable(here->accessibleName()));
            QTest::keyClick(here, Qt::Key_F6);
            here = QApplication::focusWidget();
            QVERIFY(here != nullptr);
        } while (here != first && visited.size() < 60);
        QCOMPARE(here, first);
        QVERIFY(visited.size() >= 15);
    }

    /// The button is disabled for the next placement, so it cannot keep the focus.
    void afterDoneTheFocusIsOnWhatIsAskedFor()
    {
        driver::press(thing("Role Mayor"));
        driver::move(own("San Juan"), own("Circle 1 of Island space 1"), Hand::Keyboard);
        QWidget* done = thing("Done");
        QVERIFY(done->isEnabled());
        done->setFocus(Qt::TabFocusReason);
        QTest::keyClick(done, Qt::Key_Return);
        QCOMPARE(position().turn, 1);
        QCOMPARE(position().decision, Decision::PlaceColonists);
        auto* focused = dynamic_cast<TableTile*>(QApplication::focusWidget());
        QVERIFY(focused != nullptr);
        QVERIFY2(focused->isLegalNow(), qPrintable(focused->accessibleName()));
    }

    /// The button that is disabled passes the focus on as the Tab key does.
    void aButtonThatAClickDisablesLeavesNoFocusRing()
    {
        const KeyboardWalk& walk = m_window->table().controller().walk();
        driver::press(thing("Role Mayor"));
        driver::move(own("San Juan"), own("Circle 1 of Island space 1"), Hand::Drag);
        QVERIFY(!walk.showsFocus());
        QWidget* done = thing("Done");
        done->setFocus(Qt::MouseFocusReason);
        QTest::mouseClick(done, Qt::LeftButton);
        QCOMPARE(position().turn, 1);
        QVERIFY(!done->hasFocus());
        QVERIFY(!walk.showsFocus());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QVERIFY(walk.showsFocus());
    }

    void arrowsWalkAGrid()
    {
        QWidget* start = own("Island space 1");
        start->setFocus();
        QTest::keyClick(start, Qt::Key_Right);
        QVERIFY(QApplication::focusWidget()->accessibleName().startsWith("Island space 2"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
        QVERIFY(QApplication::focusWidget()->accessibleName().startsWith("Island space 6"));
    }

    void arrowsCarryAPieceWhereTheyPoint()
    {
        driver::press(thing("Role Builder"));
        thing("Building Small market")->setFocus();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        QVERIFY(QApplication::focusWidget()->accessibleName().startsWith("City space 1"));
        const auto to = [](Qt::Key key) {
            QTest::keyClick(QApplication::focusWidget(), key);
            return QApplication::focusWidget()->accessibleName().section(QLatin1Char(','), 0, 0);
        };
        QCOMPARE(to(Qt::Key_Down), QStringLiteral("City space 5"));
        QCOMPARE(to(Qt::Key_Right), QStringLiteral("City space 6"));
        QCOMPARE(to(Qt::Key_Up), QStringLiteral("City space 2"));
        QCOMPARE(to(Qt::Key_Left), QStringLiteral("City space 1"));
        QCOMPARE(to(Qt::Key_Left), QStringLiteral("City space 12")); // nothing is left of it
        QCOMPARE(to(Qt::Key_Right), QStringLiteral("City space 1"));
    }

    void aLargeBuildingCoversItsTwoSpaces()
    {
        setUpRichTable();
        driver::press(thing("Role Builder"));
        driver::move(thing("Building Residence"), own("City space 7"), Hand::Drag);
        QVERIFY(position().seat(0).owns(Building::Residence));
        int covered = 0;
        for (int space = 0; space < kSpaces; ++space) {
            covered += position().seat(0).buildingAt(space) == Building::Residence ? 1 : 0;
        }
        QCOMPARE(covered, 2);
        QVERIFY(position().seat(0).buildingAt(6) == Building::Residence);
    }

    void theColonistOfTheUniversityCanBeDeclined()
    {
        setUpRichTable();
        driver::press(thing("Role Builder"));
        auto* request = m_window->findChild<QCheckBox*>();
        QVERIFY(request != nullptr);
        QVERIFY(request->isVisible());
        request->setChecked(false);
        driver::move(thing("Building Office"), own("City space 3"), Hand::Drag);
        QVERIFY(position().seat(0).owns(Building::Office));
        QCOMPARE(position().seat(0).colonistsOn(Building::Office), 0);
    }

    void colonistsAreMovedAndDoneFinishes()
    {
        setUpRichTable();
        driver::press(thing("Role Mayor"));
        QCOMPARE(position().decision, Decision::PlaceColonists);
        driver::move(own("Circle 1 of City space 5"), own("San Juan"), Hand::Drag);
        driver::move(own("San Juan"), own("Circle 1 of Island space 3"), Hand::Drag);
        QVERIFY(position().seat(0).manned.contains(2));
        driver::move(own("Circle 1 of Island space 3"), own("Circle 1 of City space 5"), Hand::Click);
        QCOMPARE(position().seat(0).colonistsOn(Building::GuildHall), 1);
        driver::press(thing("Place for me"));
        QTRY_VERIFY(!m_window->table().hint().isThinking());
        QVERIFY(thing("Done")->isEnabled());
        driver::press(thing("Done"));
        QVERIFY(position().turn != 0 || position().phase != Phase::Mayor);
    }

    void undoAndRedoAreButtons()
    {
        driver::press(thing("Role Builder"));
        driver::press(thing("Undo"));
        QCOMPARE(position().phase, Phase::ChooseRole);
        driver::press(thing("Redo"));
        QCOMPARE(position().phase, Phase::Builder);
    }

    void aBarrelGoesToAShipAndToTheWharf()
    {
        setUpRichTable();
        driver::press(thing("Role Captain"));
        driver::move(own("Barrels of Corn"), thing("Cargo ship 4"), Hand::Drag);
        QCOMPARE(int(position().ships[0].barrels), 3);
        driver::move(own("Barrels of Sugar"), thing("Wharf"), Hand::Drag);
        QCOMPARE(int(position().seat(0).goods[2]), 0);
        QCOMPARE(int(position().ships[1].barrels), 0);
    }

    /// The captain's point is among those of the first load.
    void aBarrelOverAShipShowsWhatGoesAndWhatItBrings()
    {
        setUpRichTable();
        driver::press(thing("Role Captain"));
        QWidget* corn = own("Barrels of Corn");
        QWidget* ship = thing("Cargo ship 4");
        const auto preview = [this] { return m_window->findChild<QWidget*>(QStringLiteral("preview")); };
        const auto there = [corn](const QWidget* place) {
            return corn->mapFromGlobal(place->mapToGlobal(place->rect().center()));
        };
        QTest::mousePress(corn, Qt::LeftButton, {}, corn->rect().center());
        QTest::mouseMove(corn, corn->rect().center() + QPoint(30, 0));
        QVERIFY(preview() == nullptr);
        QTest::mouseMove(corn, there(ship));
        QVERIFY(preview() != nullptr && preview()->isVisible());
        QCOMPARE(m_window->table().controller().hand().previewAt(placeOf(ship)), QStringLiteral("3 barrels, 4 points"));
        QTest::mouseMove(corn, there(thing("Trading house")));
        QVERIFY(preview() == nullptr);
        QTest::mouseRelease(corn, Qt::LeftButton, {}, there(thing("Trading house")));
        QVERIFY(preview() == nullptr);

        QWidget* sugar = own("Barrels of Sugar");
        sugar->setFocus();
        QTest::keyClick(sugar, Qt::Key_Space);
        QVERIFY(m_window->table().controller().isCarrying());
        QVERIFY(preview() != nullptr && preview()->isVisible());
        QWidget* target = QApplication::focusWidget();
        QVERIFY2(driver::description(*target).startsWith("Takes what is in your hand. 2 barrels, 3 points."),
                 qPrintable(driver::description(*target)));
        QTest::keyClick(target, Qt::Key_Escape);
        QVERIFY(preview() == nullptr);
    }

    void aClickOnASmallBoardEnlargesIt()
    {
        driver::press(driver::widget(thing("Board of Cy"), "Island space 12 of Cy"));
        QCOMPARE(m_window->table().largeSeat(), 2);
    }

    void aRefusalIsForgottenWhenTheGameGoesOn()
    {
        PromptBar& prompt = m_window->table().prompt();
        const auto isSaid = [&](const char* sentence) {
            QAccessibleInterface* line = driver::named(QAccessible::queryAccessibleInterface(&prompt), "Prompt");
            return line != nullptr && line->text(QAccessible::Name).contains(QLatin1String(sentence));
        };
        prompt.warn("It cannot be.");
        QVERIFY(isSaid("It cannot be."));
        QVERIFY(session().submit(Order::chooseRole(Role::Prospector)).isPlayed());
        QVERIFY(!isSaid("It cannot be."));
    }

    void escapeGivesTheLargePlaceBackToTheSeatToMove()
    {
        m_window->table().enlarge(2);
        QCOMPARE(m_window->table().largeSeat(), 2);
        QTest::keyClick(&m_window->table(), Qt::Key_Escape);
        QCOMPARE(m_window->table().largeSeat(), position().turn);
    }
};

WINDROSE_TEST(window_hands, WindowHands)
#include "window_hands.moc"
