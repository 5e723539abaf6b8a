// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/game.h"
#include "test_program.h"
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

    static void areAtLeast(const QList<Part>& parts, const QSize& least)
    {
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
                                  QSize(1920, 1054), QSize(1080, 1894), QSize(2560, 1054), QSize(3840, 2134)}) {
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
        areAtLeast(roles, {58, 56});
        areAtLeast(boards, {200, 110});
        areAtLeast({{"large board", layout.board}}, {700, 200});
        areAtLeast({{"prompt", layout.prompt}}, {700, 46});
    }

private slots:
    void panelsLieApartAndInside_data() { sizesAndPlayers(); }
    void panelsLieApartAndInside()
    {
        QFETCH(const QSize, size);
        QFETCH(const int, players);
        hasRoom(layoutFor(size, players, true), size, players);
        hasRoom(layoutFor(size, players, false), size, players);
        hasRoom(layoutFor(size, players, true, true), size, players);
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
        areAtLeast(kinds, {80, 24});
        QList<Part> tiles = named(QStringLiteral("plantation"), layout.faceUp, players + 1);
        tiles.append({{"quarries", layout.quarries}, {"face-down stacks", layout.faceDown}});
        lieApart(tiles, layout.plantations);
        areAtLeast(tiles, {24, 24});
        QList<Part> afloat = named(QStringLiteral("ship"), layout.ships, newGame(players, 1).shipCount());
        afloat.append({{"wharf", layout.wharf},
                       {"colonist ship", layout.colonistShip},
                       {"colonist supply", layout.colonistSupply}});
        lieApart(afloat, layout.sea);
        areAtLeast(afloat, {50, 18});
        lieApart({{"trading house", layout.tradingHouse}}, layout.tradingPanel);
        const QList<Part> goods = named(QStringLiteral("good"), layout.goods, kGoods);
        lieApart(goods, layout.goodsPanel);
        areAtLeast(goods, {20, 32});
    }

    void partsOfABoardLieApart_data() { sizesAndPlayers(); }
    void partsOfABoardLieApart()
    {
        QFETCH(const QSize, size);
        QFETCH(const int, players);
        const TableLayout layout = layoutFor(size, players, true);
        for (const QRect& board : QList<QRect>{layout.board} + layout.boards) {
            const BoardPlan plan = planBoard(board.size());
            QVERIFY(plan.large || board != layout.board);
            const QList<Part> island = named(QStringLiteral("island space"), plan.island, kSpaces);
            const QList<Part> city = named(QStringLiteral("city space"), plan.city, kSpaces);
            QList<Part> parts = island + city;
            parts.append({{"header", plan.header}, {"San Juan", plan.sanJuan}, {"wind rose", plan.windRose}});
            lieApart(parts, QRect(QPoint(), board.size()));
            areAtLeast(island, plan.large ? QSize(48, 48) : QSize(16, 16));
            areAtLeast(city, plan.large ? QSize(70, 48) : QSize(20, 16));
            areAtLeast({{"San Juan", plan.sanJuan}}, plan.large ? QSize(134, 48) : QSize(50, 24));
            areAtLeast({{"wind rose", plan.windRose}}, plan.large ? QSize(134, 80) : QSize(110, 24));
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
            const BoardPlan plan = planBoard(board.size());
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
