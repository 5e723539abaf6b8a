// SPDX-License-Identifier: GPL-3.0-or-later
#include "patience.h"
#include "test_program.h"
#include "ui/table/table_tile.h"
#include "window_test.h"

#include <QAccessible>

using namespace windrose;

/// The names of things on the table, by which screen readers and tests find them.
class WindowNames : public WindowTest
{
    Q_OBJECT

private slots:
    void init() { openDefaultTable(); }

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
        setUpRichTable();
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
        setUpRichTable();
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
        setUpRichTable();
        const auto tiles = m_window->findChildren<TableTile*>();
        QVERIFY(tiles.size() > 100);
        for (const TableTile* tile : tiles) {
            if (tile->isVisible()) {
                QVERIFY2(!tile->accessibleName().isEmpty(), tile->metaObject()->className());
            }
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
};

WINDROSE_TEST(window_names, WindowNames)
#include "window_names.moc"
