// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/game.h"
#include "test_program.h"
#include "ui/pieces/table_unit.h"
#include "ui/table/board_plan.h"
#include "ui/table/table_layout.h"

#include <QTest>

using namespace windrose;

/// The layout of the table: parts are inside, apart from each other and large enough, for every number of players and
/// from the smallest size to that of a large screen, on upright and on wide screens.
class TableGeometry : public QObject
{
    Q_OBJECT

private:
    struct Part {
        QString name;
        QRect where;
    };

    static QString words(const Part& part)
    {
        return QStringLiteral("%1 at %2,%3 %4x%5")
            .arg(part.name)
            .arg(part.where.x())
            .arg(part.where.y())
            .arg(part.where.width())
            .arg(part.where.height());
    }

    /// Checks that parts are within a whole and do not overlap.
    static void lieApart(const QList<Part>& parts, const QRect& whole)
    {
        for (qsizetype at = 0; at < parts.size(); ++at) {
            QVERIFY2(parts[at].where.isValid() && whole.contains(parts[at].where), qPrintable(words(parts[at])));
            for (qsizetype other = at + 1; other < parts.size(); ++other) {
                const QString both = words(parts[at]) + QStringLiteral(" and ") + words(parts[other]);
                QVERIFY2(!parts[at].where.intersects(parts[other].where), qPrintable(both));
            }
        }
    }

    /// Checks sizes in units of the table.
    static void areAtLeast(const QList<Part>& parts, const QSize& units, qreal unit)
    {
        const QSize least = (QSizeF(units) * unit * 0.99).toSize();
        for (const Part& part : parts) {
            const bool isLargeEnough = part.where.width() >= least.width() && part.where.height() >= least.height();
            QVERIFY2(isLargeEnough, qPrintable(words(part)));
        }
    }

    template <class Rects>
    static QList<Part> named(const QString& name, const Rects& rects, int count)
    {
        QList<Part> parts;
        for (int at = 0; at < count; ++at) {
            parts.append({QStringLiteral("%1 %2").arg(name).arg(at), rects[static_cast<std::size_t>(at)]});
        }
        return parts;
    }

    static QList<Part> named(const QString& name, const QList<QRect>& rects)
    {
        QList<Part> parts;
        for (const QRect& rect : rects) {
            parts.append({QStringLiteral("%1 %2").arg(name).arg(parts.size()), rect});
        }
        return parts;
    }

    static void sizesAndPlayers()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("players");
        // The smallest, and those of windows of 1024x720, 1280x800 and so on below their menu bars.
        for (const QSize& size : {QSize(1000, 640), QSize(1024, 694), QSize(1280, 774), QSize(1366, 742),
                                  QSize(1920, 1054), QSize(2560, 1054), QSize(3840, 2134), QSize(1024, 1254),
                                  QSize(1000, 1300), QSize(1080, 1894), QSize(2160, 3814)}) {
            for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
                QTest::addRow("%dx%d, %d players", size.width(), size.height(), players) << size << players;
            }
        }
    }

    static TableLayout layoutFor(const QSize& size, int players, bool logShown, bool setup = false)
    {
        return layOutTable(size, newGame(players, 1), logShown, setup);
    }

    static void hasRoom(const TableLayout& layout, const QSize& size, int players)
    {
        const Position position = newGame(players, 1);
        QCOMPARE(layout.roles.size(), position.roleCards());
        QCOMPARE(layout.boards.size(), players - 1);
        const QRect table(QPoint(), size);
        const QList<Part> boards = named(QStringLiteral("board"), layout.boards);
        const QList<Part> roles = named(QStringLiteral("role card"), layout.roles);
        QList<Part> panels = roles + boards;
        panels.append({{"round", layout.round},
                       {"supply", layout.supply},
                       {"plantations", layout.plantations},
                       {"sea", layout.sea},
                       {"trading house", layout.tradingPanel},
                       {"goods", layout.goodsPanel},
                       {"prompt", layout.prompt},
                       {"large board", layout.board},
                       {"log", layout.log}});
        lieApart(panels, table.adjusted(layout.margin, layout.margin, -layout.margin, -layout.margin));
        areAtLeast(roles, {58, 56}, layout.unit);
        areAtLeast(boards, {200, 110}, layout.unit);
        areAtLeast({{"large board", layout.board}}, {700, 200}, layout.unit);
        areAtLeast({{"prompt", layout.prompt}}, {700, 46}, layout.unit);
    }

    static QList<Part> partsOf(const TableLayout& layout)
    {
        QList<Part> parts =
            named(QStringLiteral("role card"), layout.roles) + named(QStringLiteral("board"), layout.boards) +
            named(QStringLiteral("kind"), layout.kinds) + named(QStringLiteral("good"), layout.goods, kGoods);
        parts.append({{"round", layout.round},
                      {"supply", layout.supply},
                      {"plantations", layout.plantations},
                      {"quarries", layout.quarries},
                      {"sea", layout.sea},
                      {"colonist ship", layout.colonistShip},
                      {"trading house", layout.tradingHouse},
                      {"prompt", layout.prompt},
                      {"large board", layout.board},
                      {"log", layout.log}});
        return parts;
    }

    static QList<Part> partsOf(const BoardPlan& plan)
    {
        QList<Part> parts = named(QStringLiteral("island space"), plan.island, kSpaces) +
                            named(QStringLiteral("city space"), plan.city, kSpaces);
        parts.append({{"header", plan.header}, {"San Juan", plan.sanJuan}, {"wind rose", plan.windRose}});
        return parts;
    }

    static void areThreeTimes(const QList<Part>& small, const QList<Part>& large)
    {
        constexpr int kRounding = 16; // lengths are whole pixels, and a few of them are added up
        QCOMPARE(large.size(), small.size());
        for (qsizetype at = 0; at < small.size(); ++at) {
            const QSize wanted = small[at].where.size() * 3;
            const QSize found = large[at].where.size();
            const QString both = words(small[at]) + QStringLiteral(" and ") + words(large[at]);
            QVERIFY2(qAbs(wanted.width() - found.width()) <= kRounding, qPrintable(both));
            QVERIFY2(qAbs(wanted.height() - found.height()) <= kRounding, qPrintable(both));
        }
    }

private slots:
    void cleanup() { setTextScale(1); }

    void panelsLieApartAndInside_data() { sizesAndPlayers(); }
    void panelsLieApartAndInside()
    {
        QFETCH(const QSize, size);
        QFETCH(const int, players);
        hasRoom(layoutFor(size, players, true), size, players);
        hasRoom(layoutFor(size, players, false), size, players);
        hasRoom(layoutFor(size, players, true, true), size, players);
    }

    /// The ribbon and the hint lie over the log, never over a board.
    void boardsLeaveTheRoomThatIsReservedBelowThem_data() { sizesAndPlayers(); }
    void boardsLeaveTheRoomThatIsReservedBelowThem()
    {
        QFETCH(const QSize, size);
        QFETCH(const int, players);
        const Position position = newGame(players, 1);
        const int reserve = qRound(120 * layOutTable(size, position, true).unit);
        for (const bool logShown : {true, false}) {
            const TableLayout layout = layOutTable(size, position, logShown, false, reserve);
            hasRoom(layout, size, players);
            // With three boards below, the place beside the third is free anyway.
            const bool isBeside = players == 4 && size.height() >= size.width() * 1.3;
            QVERIFY2(isBeside || layout.log.height() >= reserve, qPrintable(words({"log", layout.log})));
        }
    }

    void tilesLieApartInTheirPanels_data() { sizesAndPlayers(); }
    void tilesLieApartInTheirPanels()
    {
        QFETCH(const QSize, size);
        QFETCH(const int, players);
        const TableLayout layout = layoutFor(size, players, true);
        const QList<Part> kinds = named(QStringLiteral("kind"), layout.kinds);
        QCOMPARE(kinds.size(), kBaseGame.count());
        lieApart(kinds, layout.supply);
        areAtLeast(kinds, {80, 24}, layout.unit);
        QList<Part> tiles = named(QStringLiteral("plantation"), layout.faceUp, players + 1);
        tiles.append({{"quarries", layout.quarries}, {"face-down stacks", layout.faceDown}});
        lieApart(tiles, layout.plantations);
        areAtLeast(tiles, {24, 24}, layout.unit);
        QList<Part> afloat = named(QStringLiteral("ship"), layout.ships, newGame(players, 1).shipCount());
        afloat.append({{"wharf", layout.wharf},
                       {"colonist ship", layout.colonistShip},
                       {"colonist supply", layout.colonistSupply}});
        lieApart(afloat, layout.sea);
        areAtLeast(afloat, {50, 18}, layout.unit);
        lieApart({{"trading house", layout.tradingHouse}}, layout.tradingPanel);
        const QList<Part> goods = named(QStringLiteral("good"), layout.goods, kGoods);
        lieApart(goods, layout.goodsPanel);
        areAtLeast(goods, {20, 32}, layout.unit);
    }

    /// Without the lines of the log, the room for them stretches nothing.
    void nothingIsStretchedWithoutTheLog_data() { sizesAndPlayers(); }
    void nothingIsStretchedWithoutTheLog()
    {
        QFETCH(const QSize, size);
        QFETCH(const int, players);
        const TableLayout layout = layoutFor(size, players, false);
        const int usual = qMax(layoutFor(size, players, true).sea.height(), layout.sea.width() / 2);
        QVERIFY2(layout.sea.height() * 10 <= usual * 12, qPrintable(words({"sea", layout.sea})));
        for (const QRect& board : layout.boards) {
            QVERIFY2(board.height() * 10 <= board.width() * 8, qPrintable(words({"board", board})));
            const BoardPlan plan = planBoard(board.size(), layout.unit);
            const int down = plan.island[kColumns].top() - plan.island[0].bottom();
            QVERIFY2(down <= plan.island[0].height() / 2, qPrintable(words({"board", board})));
        }
    }

    /// Other sizes of text make the places of texts larger, but leave every part what it needs.
    void everyPartKeepsItsPlaceAtEveryTextSize_data() { sizesAndPlayers(); }
    void everyPartKeepsItsPlaceAtEveryTextSize()
    {
        QFETCH(const QSize, size);
        QFETCH(const int, players);
        const TableLayout usual = layoutFor(size, players, true);
        for (const qreal scale : {0.8, 1.5, 2.0}) {
            setTextScale(scale);
            panelsLieApartAndInside();
            tilesLieApartInTheirPanels();
            partsOfABoardLieApart();
            const TableLayout layout = layoutFor(size, players, true);
            QCOMPARE(layout.title > usual.title, scale > 1);
            QCOMPARE(layout.prompt.height() > usual.prompt.height(), scale > 1);
        }
    }

    void partsOfABoardLieApart_data() { sizesAndPlayers(); }
    void partsOfABoardLieApart()
    {
        QFETCH(const QSize, size);
        QFETCH(const int, players);
        const TableLayout layout = layoutFor(size, players, true);
        for (const QRect& board : QList<QRect>{layout.board} + layout.boards) {
            const BoardPlan plan = planBoard(board.size(), layout.unit);
            QVERIFY(plan.large || board != layout.board);
            const QList<Part> island = named(QStringLiteral("island space"), plan.island, kSpaces);
            const QList<Part> city = named(QStringLiteral("city space"), plan.city, kSpaces);
            QList<Part> parts = island + city;
            parts.append({{"header", plan.header}, {"San Juan", plan.sanJuan}, {"wind rose", plan.windRose}});
            lieApart(parts, QRect(QPoint(), board.size()));
            areAtLeast(island, plan.large ? QSize(48, 48) : QSize(16, 16), layout.unit);
            areAtLeast(city, plan.large ? QSize(70, 48) : QSize(20, 16), layout.unit);
            areAtLeast({{"San Juan", plan.sanJuan}}, plan.large ? QSize(134, 48) : QSize(50, 24), layout.unit);
            areAtLeast({{"wind rose", plan.windRose}}, plan.large ? QSize(134, 80) : QSize(110, 24), layout.unit);
        }
    }

    void otherBoardsAreBelowTheLargeOneWhenUpright_data() { sizesAndPlayers(); }
    void otherBoardsAreBelowTheLargeOneWhenUpright()
    {
        QFETCH(const QSize, size);
        QFETCH(const int, players);
        const TableLayout layout = layoutFor(size, players, true);
        const bool isUpright = size.height() >= size.width() * 1.3;
        for (const QRect& board : layout.boards) {
            QCOMPARE(board.top() > layout.board.bottom(), isUpright);
            QCOMPARE(board.left() > layout.board.right(), !isUpright);
        }
    }

    /// Three times the size makes everything three times as large, up to rounding.
    void everythingGrowsTogether_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("players");
        for (const QSize& size : {QSize(1280, 774), QSize(1000, 1740)}) {
            for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
                QTest::addRow("%dx%d, %d players", size.width(), size.height(), players) << size << players;
            }
        }
    }
    void everythingGrowsTogether()
    {
        QFETCH(const QSize, size);
        QFETCH(const int, players);
        const TableLayout small = layoutFor(size, players, true);
        const TableLayout large = layoutFor(size * 3, players, true);
        QCOMPARE(small.unit, 1.0);
        QCOMPARE(large.unit, 3.0);
        areThreeTimes(partsOf(small), partsOf(large));
        for (const QRect& board : QList<QRect>{small.board} + small.boards) {
            areThreeTimes(partsOf(planBoard(board.size(), 1)), partsOf(planBoard(board.size() * 3, 3)));
        }
    }

    /// A large building covers two spaces as one rectangle, so rows and columns are straight; island spaces are square.
    void spacesStandInRowsAndColumns_data() { sizesAndPlayers(); }
    void spacesStandInRowsAndColumns()
    {
        QFETCH(const QSize, size);
        QFETCH(const int, players);
        const TableLayout layout = layoutFor(size, players, true);
        for (const QRect& board : QList<QRect>{layout.board} + layout.boards) {
            const BoardPlan plan = planBoard(board.size(), layout.unit);
            for (int space = 0; space < kSpaces; ++space) {
                const auto at = static_cast<std::size_t>(space);
                const auto row = static_cast<std::size_t>(space / kColumns * kColumns);
                const auto column = static_cast<std::size_t>(space % kColumns);
                QCOMPARE(plan.city[at].top(), plan.city[row].top());
                QCOMPARE(plan.city[at].bottom(), plan.city[row].bottom());
                QCOMPARE(plan.city[at].left(), plan.city[column].left());
                QCOMPARE(plan.city[at].right(), plan.city[column].right());
                QCOMPARE(plan.island[at].width(), plan.island[at].height());
                QVERIFY(qAbs(plan.island[at].top() - plan.island[row].top()) <= 1);
                QVERIFY(qAbs(plan.island[at].left() - plan.island[column].left()) <= 1);
            }
        }
    }
};

WINDROSE_TEST(table_geometry, TableGeometry)
#include "table_geometry.moc"
