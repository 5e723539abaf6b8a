// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/appearance.h"
#include "moments.h"
#include "patience.h"
#include "test_program.h"
#include "ui/dialogs/settings.h"
#include "ui/pieces/art_store.h"
#include "ui/pieces/theme.h"
#include "ui/table/hint.h"
#include "ui/table/placement_controller.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/table_tile.h"
#include "window_driver.h"

#include <QAccessible>
#include <QCheckBox>
#include <QLineEdit>
#include <QTemporaryDir>

#include <algorithm>
#include <memory>
#include <set>

using namespace windrose;
using driver::Hand;

/// Moving pieces by mouse and keyboard, and dropping them in wrong places.
class WindowHands : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<MainWindow> m_window;
    QTemporaryDir m_folder;

    GameSession& session() { return m_window->session(); }
    const Position& position() { return session().position(); }
    QWidget* thing(const QString& name) { return driver::widget(&m_window->table(), name); }
    QWidget* own(const QString& name)
    {
        return driver::widget(thing(QStringLiteral("Board of %1").arg(session().seatName(position().turn))), name);
    }
    QString prompt() { return m_window->findChild<PromptText*>()->text(); }

    /// Sets up a position given as JSON.
    void lay(const char* json)
    {
        auto reading = readPosition(json, 1);
        if (const auto* error = std::get_if<TextError>(&reading)) {
            QFAIL(error->pointer.c_str());
        }
        const auto& named = std::get<NamedPosition>(reading);
        Record record;
        record.players = named.position.players;
        record.names = named.names;
        record.start = named.position;
        session().load(record);
    }

    /// A player with a wharf, a large building and barrels, who must choose a role.
    void layRichTable()
    {
        lay(R"({"format": "windrose-position", "version": 1, "players": 3, "governor": 0, "seats": [
            {"name": "Ana", "doubloons": 12, "san_juan": 1, "goods": {"corn": 3, "sugar": 2},
             "island": [{"space": 0, "tile": "corn", "colonists": 1}, {"space": 2, "tile": "quarry", "colonists": 0}],
             "city": [{"spaces": [0], "building": "wharf", "colonists": 1},
                      {"spaces": [1], "building": "indigo_plant", "colonists": 2},
                      {"spaces": [4, 8], "building": "guild_hall", "colonists": 0},
                      {"spaces": [5], "building": "university", "colonists": 1}]},
            {"name": "Bo"}, {"name": "Cy"}]})");
    }

private slots:
    void initTestCase() { driver::stayApart(m_folder); }

    void init()
    {
        m_window = driver::openTable();
        QVERIFY(waitUntilExposed(m_window.get()));
    }

    void cleanup() { m_window.reset(); }

    void everyThingIsCalledByItsName_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : {"Role Settler",
                                 "Role Mayor",
                                 "Role Builder",
                                 "Role Craftsman",
                                 "Role Trader",
                                 "Role Captain",
                                 "Building Small indigo plant",
                                 "Building Coffee roaster",
                                 "Building Wharf",
                                 "Building City hall",
                                 "Quarry stack",
                                 "Face-down plantations",
                                 "Colonist ship",
                                 "Colonist supply",
                                 "Cargo ship 4",
                                 "Cargo ship 5",
                                 "Cargo ship 6",
                                 "Wharf",
                                 "Trading house",
                                 "Goods supply Corn",
                                 "Goods supply Coffee",
                                 "Board of Ana",
                                 "Board of Bo",
                                 "Board of Cy",
                                 "Prompt",
                                 "Undo",
                                 "Redo"}) {
            QTest::newRow(name) << QString::fromLatin1(name);
        }
    }
    void everyThingIsCalledByItsName()
    {
        QFETCH(QString, name);
        layRichTable();
        QAccessibleInterface* found = driver::named(QAccessible::queryAccessibleInterface(m_window.get()), name);
        QVERIFY(found != nullptr);
        QVERIFY(!found->rect().isEmpty());
        QVERIFY(QRect(m_window->mapToGlobal(QPoint(0, 0)), m_window->size()).contains(found->rect()));
    }

    void everyPartLiesInsideItsBoard_data()
    {
        QTest::addColumn<QString>("name");
        for (int space = 1; space <= kSpaces; ++space) {
            QTest::addRow("island %d", space) << QStringLiteral("Island space %1").arg(space);
        }
        for (const char* name :
             {"City space 1", "City space 3", "City spaces 5 and 9", "City space 12", "San Juan", "Wind rose",
              "Barrels of Corn", "Barrels of Sugar", "Circle 1 of Island space 1, occupied",
              "Circle 1 of Island space 3, idle", "Circle 2 of City space 2, occupied",
              "Circle 3 of City space 2, idle", "Circle 1 of City space 5, idle"}) {
            QTest::newRow(name) << QString::fromLatin1(name);
        }
    }
    void everyPartLiesInsideItsBoard()
    {
        QFETCH(QString, name);
        layRichTable();
        QAccessibleInterface* board =
            driver::named(QAccessible::queryAccessibleInterface(m_window.get()), "Board of Ana");
        QVERIFY(board != nullptr);
        QCOMPARE(board->role(), QAccessible::Grouping);
        QAccessibleInterface* found = driver::named(board, name);
        QVERIFY(found != nullptr);
        QVERIFY(!found->rect().isEmpty());
        QVERIFY(board->rect().contains(found->rect()));
    }

    void everythingThatHasTheFocusSaysWhatItIs()
    {
        layRichTable();
        const auto tiles = m_window->findChildren<TableTile*>();
        QVERIFY(tiles.size() > 100);
        for (const TableTile* tile : tiles) {
            if (tile->isVisible()) {
                QVERIFY2(!tile->accessibleName().isEmpty(), tile->metaObject()->className());
            }
        }
    }

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

    void tabGoesRoundTheTable()
    {
        QWidget* first = thing("Role Settler");
        first->setFocus();
        std::set<QWidget*> visited;
        QWidget* here = first;
        do {
            QVERIFY2(visited.insert(here).second, qPrintable(here->accessibleName()));
            QTest::keyClick(here, Qt::Key_Tab);
            here = QApplication::focusWidget();
            QVERIFY(here != nullptr);
        } while (here != first && visited.size() < 60);
        QCOMPARE(here, first);
        QVERIFY(visited.size() >= 15);
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

    void aLargeBuildingCoversItsTwoSpaces()
    {
        layRichTable();
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
        layRichTable();
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
        layRichTable();
        driver::press(thing("Role Mayor"));
        QCOMPARE(position().decision, Decision::PlaceColonists);
        driver::move(own("Circle 1 of City space 5"), own("San Juan"), Hand::Drag);
        driver::move(own("San Juan"), own("Circle 1 of Island space 3"), Hand::Drag);
        QVERIFY((position().seat(0).manned >> 2 & 1U) != 0);
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
        layRichTable();
        driver::press(thing("Role Captain"));
        driver::move(own("Barrels of Corn"), thing("Cargo ship 4"), Hand::Drag);
        QCOMPARE(int(position().ships[0].barrels), 3);
        driver::move(own("Barrels of Sugar"), thing("Wharf"), Hand::Drag);
        QCOMPARE(int(position().seat(0).goods[2]), 0);
        QCOMPARE(int(position().ships[1].barrels), 0);
    }

    void emptyBoxesAreSeenOnTheirGround()
    {
        const auto asBefore = qScopeGuard([] { applyAppearance(settings::Style::System); });
        for (const auto look : {settings::Style::Light, settings::Style::Dark}) {
            applyAppearance(look);
            QWidget page;
            QCheckBox box(&page);
            QLineEdit field(&page);
            page.resize(200, 100);
            field.setGeometry(50, 0, 100, 30);
            page.show();
            const QImage picture = page.grab().toImage();
            const QColor ground = page.palette().color(QPalette::Window);
            for (const QWidget* widget : {static_cast<QWidget*>(&box), static_cast<QWidget*>(&field)}) {
                double best = 1;
                for (int x = widget->x(); x < widget->x() + widget->width(); ++x) {
                    const QColor there = picture.pixelColor(x, widget->geometry().center().y());
                    best = std::max(best, contrastRatio(there, ground));
                }
                QVERIFY2(best >= 3, qPrintable(QString::number(best)));
            }
        }
    }

    void aClickOnASmallBoardEnlargesIt()
    {
        driver::press(driver::widget(thing("Board of Cy"), "Island space 12"));
        QCOMPARE(m_window->table().largeSeat(), 2);
    }

    void textsCanBeReadOnTheirGround()
    {
        for (const Theme* t : {&lightTheme(), &darkTheme()}) {
            for (const QColor& ground : {t->paper, t->card, t->empty}) {
                QVERIFY(contrastRatio(t->ink, ground) >= 4.5);
                QVERIFY(contrastRatio(t->inkSoft, ground) >= 4.5);
            }
            QVERIFY(contrastRatio(t->onSea, t->sea) >= 4.5);
            QVERIFY(contrastRatio(t->onSeaSoft, t->sea) >= 4.5);
            QVERIFY(contrastRatio(t->onSea, t->seaDeep) >= 4.5);
            QVERIFY(contrastRatio(t->onAccent, t->accent) >= 4.5);
            QVERIFY(contrastRatio(t->onCoin, t->coin) >= 4.5);
            for (const QColor& seat : t->seats) {
                QVERIFY(contrastRatio(t->onSeat, seat) >= 4.5);
            }
            for (const QColor& ground : {t->paper, t->card, t->empty, t->table}) {
                QVERIFY(contrastRatio(t->glow, ground) >= 3);
                QVERIFY(contrastRatio(t->focus, ground) >= 3);
            }
            QVERIFY(contrastRatio(t->forbidden, t->empty) >= 3);
        }
    }

    void theHoverIsTheAccessibleDescription()
    {
        QAccessibleInterface* hall =
            driver::named(QAccessible::queryAccessibleInterface(m_window.get()), "Building Guild hall");
        QVERIFY(hall != nullptr);
        QTRY_VERIFY(hall->text(QAccessible::Description).contains(QStringLiteral("Guild hall")));
        QVERIFY(hall->text(QAccessible::Description).contains(QStringLiteral("left")));
        QVERIFY(!hall->text(QAccessible::Description).contains('<'));
    }

    void aRefusalIsForgottenWhenTheGameGoesOn()
    {
        PromptBar& prompt = m_window->table().prompt();
        const auto isSaid = [&](const char* sentence) {
            QAccessibleInterface* line = driver::named(QAccessible::queryAccessibleInterface(&prompt), "Prompt");
            return line != nullptr && line->text(QAccessible::Name).contains(QLatin1String(sentence));
        };
        prompt.say("It cannot be.");
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

    void aMissingDrawingIsLoud()
    {
        const QImage picture = ArtStore::instance().pixmap("no_such_drawing", QSizeF(40, 40), 1).toImage();
        QCOMPARE(picture.pixelColor(20, 20), QColor(Qt::red));
    }

    void aPieceIsSharpAtEveryScale()
    {
        const QPixmap picture = ArtStore::instance().pixmap("tile_corn", QSizeF(96, 96), 1.25);
        QCOMPARE(picture.size(), QSize(120, 120));
        QCOMPARE(picture.devicePixelRatio(), 1.25);
    }
};

WINDROSE_TEST(window_hands, WindowHands)
#include "window_hands.moc"
