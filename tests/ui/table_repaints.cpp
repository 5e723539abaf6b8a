// SPDX-License-Identifier: GPL-3.0-or-later
#include "laid_table.h"
#include "moments.h"
#include "patience.h"
#include "play.h"
#include "test_program.h"
#include "ui/table/round_panel.h"
#include "ui/table/table_tile.h"

#include <QTest>

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <memory>
#include <set>

using namespace windrose;

/// An order repaints exactly the widgets that it changes and the tiles whose mark for a legal target appears or
/// disappears.
class TableRepaints : public QObject
{
    Q_OBJECT

public:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Paint && watched->isWidgetType()) {
            m_painted.insert(static_cast<QWidget*>(watched));
        }
        return false;
    }

private:
    GameSession m_session;
    std::unique_ptr<TableView> m_table;
    std::set<QWidget*> m_painted;
    QStringList m_marksChanged; ///< the names of the tiles whose mark appeared or disappeared with the last change

    void setUpTable(const Position& position)
    {
        m_table.reset();
        lay(m_session, position);
        for (int seat = 1; seat < position.players; ++seat) {
            m_session.setPlayer(seat, PlayerSpec::read("merchant")); // with one person, prices are always Ana's
        }
        m_table = std::make_unique<TableView>(m_session);
        m_table->setPace(speeds::Pace::Off);
        m_table->setBoardFollows(false);
        QVERIFY(showTable(*m_table));
        settle();
    }

    /// Processes events until nothing is repainted.
    void settle()
    {
        do {
            m_painted.clear();
            QCoreApplication::processEvents();
        } while (!m_painted.empty());
    }

    static QString nameOf(const QWidget* widget)
    {
        const QString type = QString::fromLatin1(widget->metaObject()->className()).section(QStringLiteral("::"), -1);
        QString name = widget->accessibleName().section(QLatin1Char(','), 0, 0);
        if (type != QStringLiteral("SeatBoard") && name.endsWith(QStringLiteral(" of Ana"))) {
            name.chop(7); // tiles name their owner only while another seat is the reader
        }
        return name.isEmpty() || type == QStringLiteral("BuildingKindTile") ? type : type + QLatin1Char(' ') + name;
    }

    std::set<TableTile*> markedTiles() const
    {
        std::set<TableTile*> tiles;
        for (TableTile* tile : m_table->findChildren<TableTile*>()) {
            if (tile->isMarkedLegal()) {
                tiles.insert(tile);
            }
        }
        return tiles;
    }

    /// `names` and the names of the tiles whose mark has changed, sorted.
    QStringList andMarks(QStringList names) const
    {
        names += m_marksChanged;
        names.removeDuplicates();
        names.sort();
        return names;
    }

    /// The widgets that a change repaints, by class and name (without the state), sorted; without the scrolling log.
    QStringList paintedBy(const std::function<void()>& change)
    {
        settle();
        const std::set<TableTile*> before = markedTiles();
        change();
        for (int turn = 0; turn < 5; ++turn) {
            QCoreApplication::processEvents();
        }
        const std::set<TableTile*> after = markedTiles();
        std::set<TableTile*> changed;
        std::set_symmetric_difference(before.begin(), before.end(), after.begin(), after.end(),
                                      std::inserter(changed, changed.end()));
        m_marksChanged.clear();
        for (const TableTile* tile : changed) {
            if (tile->isVisible()) {
                m_marksChanged.append(nameOf(tile));
            }
        }
        QStringList names;
        for (const QWidget* widget : m_painted) {
            const QString type =
                QString::fromLatin1(widget->metaObject()->className()).section(QStringLiteral("::"), -1);
            if (type.startsWith(QStringLiteral("Q")) || type == QStringLiteral("LogPanel")) {
                continue; // the log and Qt's own widgets in it
            }
            if (widget == m_table.get()) {
                continue; // the table repaints its background where parts appear or disappear
            }
            names.append(nameOf(widget));
        }
        names.removeDuplicates();
        names.sort();
        return names;
    }

    /// Of two pictures of one size, in any color of any pixel.
    static int largestDifference(const QImage& one, const QImage& other)
    {
        int largest = 0;
        for (int y = 0; y < one.height(); ++y) {
            for (int x = 0; x < one.width(); ++x) {
                const QColor left = one.pixelColor(x, y);
                const QColor right = other.pixelColor(x, y);
                largest = std::max({largest, std::abs(left.red() - right.red()), std::abs(left.green() - right.green()),
                                    std::abs(left.blue() - right.blue())});
            }
        }
        return largest;
    }

private slots:
    void initTestCase() { qApp->installEventFilter(this); }
    void cleanupTestCase() { m_table.reset(); }

    void aLoadPaintsTheShipTheBarrelsThePointsAndThePrompt()
    {
        Position position = asked(Role::Captain, Phase::Captain, Decision::Load);
        position.seat(0).goods = {2, 1, 0, 0, 0};
        setUpTable(position);
        const QStringList painted =
            paintedBy([this] { QVERIFY(m_session.submit(Order::load(Good::Corn, 0)).isPlayed()); });
        // The order changes the wind rose, which is outlined; this repaints the barrels on it.
        QCOMPARE(painted,
                 QStringList({"BarrelStackTile Barrels of Coffee", "BarrelStackTile Barrels of Corn",
                              "BarrelStackTile Barrels of Indigo", "BarrelStackTile Barrels of Sugar",
                              "BarrelStackTile Barrels of Tobacco", "CargoShipTile Cargo ship 5", "PromptBar",
                              "PromptButton Hint", "PromptButton Redo", "PromptButton Undo", "PromptText Prompt",
                              "RoundPanel Round 1", "SeatBoard Board of Ana", "WindRoseTile Wind rose"}));
    }

    void aPlantationPaintsItsSpaceAndTheRow()
    {
        Position position = asked(Role::Settler, Phase::Settler, Decision::TakePlantation);
        setUpTable(position);
        const QStringList painted =
            paintedBy([this] { QVERIFY(m_session.submit(Order::take(Tile::Quarry)).isPlayed()); });
        QCOMPARE(painted, andMarks({"CircleTile Circle 1 of Island space 2", "IslandSpaceTile Island space 2",
                                    "PromptBar", "PromptButton Redo", "PromptButton Undo", "PromptText Prompt",
                                    "SeatBoard Board of Ana", "SeatBoard Board of Bea", "TileStackTile Quarry stack"}));
        QVERIFY(m_marksChanged.contains("TileStackTile Quarry stack")); // the next seat is a computer's
    }

    void aBuildingPaintsItsSpacesAndItsKind()
    {
        Position position = asked(Role::Builder, Phase::Builder, Decision::Build);
        position.seat(0).doubloons = 30;
        setUpTable(position);
        const QStringList painted =
            paintedBy([this] { QVERIFY(m_session.submit(Order::build(Building::Fortress)).isPlayed()); });
        // The wind rose shows the doubloons and is repainted with its barrels. The building kinds change their marks,
        // and the boards change because Ana's city is now the fullest one.
        QCOMPARE(painted,
                 QStringList({"BarrelStackTile Barrels of Coffee", "BarrelStackTile Barrels of Corn",
                              "BarrelStackTile Barrels of Indigo", "BarrelStackTile Barrels of Sugar",
                              "BarrelStackTile Barrels of Tobacco", "BuildingKindTile",
                              "CircleTile Circle 1 of City space 1", "CitySpaceTile City spaces 1 and 2", "PromptBar",
                              "PromptButton Redo", "PromptButton Undo", "PromptText Prompt", "RoundPanel Round 1",
                              "SeatBoard Board of Ana", "SeatBoard Board of Bea", "WindRoseTile Wind rose"}));
    }

    void aRolePaintsItsCardAndTheBoardsHeader()
    {
        Position position = newGame(4, 1);
        setUpTable(position);
        const QStringList painted =
            paintedBy([this] { QVERIFY(m_session.submit(Order::chooseRole(Role::Settler)).isPlayed()); });
        QCOMPARE(painted, andMarks({"PromptBar", "PromptButton Hint", "PromptButton Pass", "PromptButton Redo",
                                    "PromptButton Undo", "PromptText Prompt", "RoleCardTile Role Settler",
                                    "SeatBoard Board of Ana"}));
        QVERIFY(m_marksChanged.contains("RoleCardTile Role Mayor"));    // a second role cannot be chosen
        QVERIFY(m_marksChanged.contains("TileStackTile Quarry stack")); // but a tile can be taken
    }

    void gaugesArePaintedExactlyWhenTheyChange()
    {
        setUpTable(newGame(3, 5));
        const auto* gauges = m_table->findChild<RoundPanel*>();
        Random random{5};
        int changes = 0;
        for (int order = 0; order < 120 && !m_session.position().isFinished(); ++order) {
            const QString before = gauges->accessibleName();
            const QStringList painted = paintedBy([&] { playOrders(m_session, random, 1); });
            const bool isPainted = !painted.filter(QStringLiteral("RoundPanel")).isEmpty();
            QCOMPARE(isPainted, gauges->accessibleName() != before);
            changes += isPainted ? 1 : 0;
        }
        QVERIFY(changes > 20 && changes < 100);
    }

    /// First without pictures of the widgets, later from pictures.
    void theTableLooksTheSameWhenItIsPaintedAgain()
    {
        setUpTable(asked(Role::Builder, Phase::Builder, Decision::Build));
        constexpr int kRounding = 4; // of colors that are mixed twice
        for (const QSize& size : {QSize(1180, 760), QSize(1340, 800)}) {
            m_table->resize(size);
            const QImage first = m_table->grab().toImage();
            for (int time = 0; time < 2; ++time) {
                const int difference = largestDifference(m_table->grab().toImage(), first);
                QVERIFY2(difference <= kRounding, qPrintable(QString::number(difference)));
            }
        }
    }

    void nothingIsPaintedWhenNothingChanges()
    {
        setUpTable(newGame(4, 1));
        QCOMPARE(paintedBy([this] { m_session.returnToGame(); }), QStringList());
        QVERIFY(m_session.submit(Order::pass()).isRefused());
        QCOMPARE(paintedBy([this] { m_session.submit(Order::pass()); }), QStringList());
    }
};

WINDROSE_TEST(table_repaints, TableRepaints)
#include "table_repaints.moc"
