// SPDX-License-Identifier: GPL-3.0-or-later
#include "laid_table.h"
#include "moments.h"
#include "play.h"
#include "test_program.h"
#include "ui/models/texts.h"
#include "ui/pieces/theme.h"
#include "ui/table/placement_controller.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/table_tile.h"

#include <QMouseEvent>
#include <QScopeGuard>
#include <QTest>

#include <algorithm>
#include <memory>

using namespace windrose;

/// What can be used now is marked before anything is touched, and empty circles take a colonist with one click.
class TableMarks : public QObject
{
    Q_OBJECT

private:
    GameSession m_session;
    std::unique_ptr<TableView> m_table;

    void setUpTable(const Position& position)
    {
        renewTable(m_table, m_session, position);
        QVERIFY(showTable(*m_table));
    }

    static QString nameOf(const TablePlace& place)
    {
        return place.modelValue(Qt::AccessibleTextRole).toString().section(QLatin1Char(','), 0, 0);
    }

    /// The names of what is marked, without states, sorted; things on the boards of others by their seat.
    QStringList marked() const
    {
        QStringList names;
        for (const TablePlace* place : m_table->controller().places()) {
            if (place->isMarkedLegal()) {
                const int seat = place->place().seat;
                const bool isForeign = seat >= 0 && seat != m_session.position().turn;
                names += isForeign ? QStringLiteral("%1 of seat %2").arg(nameOf(*place)).arg(seat) : nameOf(*place);
            }
        }
        names.removeDuplicates();
        names.sort();
        return names;
    }

    static QString barrels(Good good) { return QStringLiteral("Barrels of %1").arg(texts::goodName(good)); }

    /// The names of what is marked as refused, sorted.
    QStringList refused() const
    {
        QStringList names;
        for (const TablePlace* place : m_table->controller().places()) {
            if (place->isRefused()) {
                names += nameOf(*place);
            }
        }
        names.sort();
        return names;
    }

    TableTile* tile(const QString& name) const
    {
        const auto& places = m_table->controller().places();
        const auto found = std::find_if(places.begin(), places.end(),
                                        [&name](const TablePlace* place) { return nameOf(*place) == name; });
        return found == places.end() ? nullptr : dynamic_cast<TableTile*>(*found);
    }

    /// The thing that is used to give an order; empty for the buttons of the prompt.
    static QString usedFor(Order order)
    {
        switch (order.kind) {
        case OrderKind::ChooseRole:
            return QStringLiteral("Role %1").arg(texts::roleName(order.role()));
        case OrderKind::Hacienda:
            return QStringLiteral("Face-down plantations");
        case OrderKind::Take:
            return order.tile() == Tile::Quarry
                       ? QStringLiteral("Quarry stack")
                       : QStringLiteral("Plantation %1").arg(texts::goodName(static_cast<Good>(order.tile())));
        case OrderKind::Build:
            return QStringLiteral("Building %1").arg(texts::buildingName(order.building()));
        case OrderKind::Bonus:
            return QStringLiteral("Goods supply %1").arg(texts::goodName(order.good()));
        case OrderKind::Sell:
        case OrderKind::Load:
        case OrderKind::LoadWharf:
            return barrels(order.good());
        case OrderKind::Place:
        case OrderKind::Store:
        case OrderKind::NoHacienda:
        case OrderKind::Pass:
            break;
        }
        return {};
    }

    /// The empty circles of the seat to move, and San Juan, while a colonist waits there for one of them.
    static QStringList circlesToFill(const Position& position)
    {
        const Seat& seat = position.seat(position.turn);
        QStringList names;
        for (int space = 0; space < kSpaces; ++space) {
            if (seat.tileAt(space) && !seat.manned.contains(space)) {
                names += QStringLiteral("Circle 1 of Island space %1").arg(space + 1);
            }
            const auto building = seat.buildingAt(space);
            const bool isFirst = building && seat.firstSpaceOf(*building) == space;
            for (int circle = isFirst ? seat.colonistsOn(*building) : 0; isFirst && circle < facts(*building).circles;
                 ++circle) {
                names += QStringLiteral("Circle %1 of City space %2").arg(circle + 1).arg(space + 1);
            }
        }
        if (seat.sanJuan == 0 || names.isEmpty()) {
            return {};
        }
        return names << QStringLiteral("San Juan");
    }

    /// What the rules allow in the shown position, by the names of the things.
    QStringList legal() const
    {
        const Position& position = m_session.position();
        QStringList names;
        if (position.decision == Decision::PlaceColonists) {
            names = circlesToFill(position);
        } else if (position.decision == Decision::Store) {
            for (int good = 0; good < kGoods; ++good) {
                if (seatToMove(position).goods[static_cast<std::size_t>(good)] != 0) {
                    names += barrels(static_cast<Good>(good));
                }
            }
        } else {
            OrderList orders;
            legalOrders(position, orders);
            for (const Order order : orders) {
                names += usedFor(order);
            }
        }
        names.removeAll(QString());
        names.removeDuplicates();
        names.sort();
        return names;
    }

    /// The mayor's placement of seat 0: two colonists in San Juan, none on island space 1 and on an indigo plant.
    static Position mayorTurn()
    {
        Position position = asked(Role::Mayor, Phase::Mayor, Decision::PlaceColonists);
        position.seat(0).sanJuan = 2;
        putBuilding(position.seat(0), Building::IndigoPlant, {1});
        return position;
    }

    TableTile* circle(PlaceKind kind, int space, int number) const
    {
        return dynamic_cast<TableTile*>(m_table->controller().find(Place{kind, 0, space, number}));
    }

private slots:
    void cleanup()
    {
        m_session.story().setOn(false);
        m_table.reset();
    }

    void whatIsMarkedIsWhatTheRulesAllow_data()
    {
        QTest::addColumn<int>("players");
        for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
            QTest::addRow("%d players", players) << players;
        }
    }
    void whatIsMarkedIsWhatTheRulesAllow()
    {
        QFETCH(const int, players);
        m_session.startNew(players, {}, 31, {});
        m_table = std::make_unique<TableView>(m_session);
        Random random{31};
        QCOMPARE(marked(), legal());
        while (!m_session.gamePosition().isFinished()) {
            QVERIFY(m_session.submit(randomOrder(m_session.gamePosition(), random)).isPlayed());
            QCOMPARE(marked(), legal());
            if (m_session.placement().isOpen()) {
                m_session.placement().placeForMe();
                QCOMPARE(marked(), legal());
            }
        }
        QCOMPARE(marked(), QStringList());
    }

    void nothingIsMarkedWhileAComputerActs()
    {
        setUpTable(newGame(4, 1));
        QVERIFY(!marked().isEmpty());
        m_session.setPlayer(0, PlayerSpec::read("merchant"));
        QCOMPARE(marked(), QStringList());
    }

    void nothingIsMarkedWhileAnotherMomentIsShown()
    {
        setUpTable(newGame(4, 1));
        QVERIFY(m_session.submit(Order::chooseRole(Role::Settler)).isPlayed());
        const QStringList before = marked();
        QVERIFY(before.contains(QStringLiteral("Quarry stack")));
        m_session.view(0);
        QCOMPARE(marked(), QStringList());
        m_session.returnToGame();
        QCOMPARE(marked(), before);
    }

    void nothingIsMarkedWhileAnOrderIsShown()
    {
        setUpTable(newGame(4, 1));
        m_table->setPace(speeds::Pace::Normal);
        QVERIFY(m_session.submit(Order::chooseRole(Role::Settler)).isPlayed());
        QVERIFY(m_session.story().isShowingOrder());
        QCOMPARE(marked(), QStringList());
        m_session.story().finish();
        QVERIFY(marked().contains(QStringLiteral("Quarry stack")));
    }

    void nothingIsMarkedWhileAPieceIsInTheHand()
    {
        setUpTable(asked(Role::Settler, Phase::Settler, Decision::TakePlantation));
        const QStringList before = marked();
        TableHand& hand = m_table->controller().hand();
        const auto& places = m_table->controller().places();
        const auto quarries = std::find_if(places.begin(), places.end(), [](const TablePlace* place) {
            return nameOf(*place) == QStringLiteral("Quarry stack");
        });
        QVERIFY(quarries != places.end());
        QVERIFY(hand.pickUp(*quarries, TableHand::Means::Keyboard, {}));
        QCOMPARE(marked(), QStringList());
        hand.cancel();
        QCOMPARE(marked(), before);
    }

    /// With and without pictures that move; the mark itself stands still.
    void whatWasRefusedIsMarkedWithTheSentence_data()
    {
        QTest::addColumn<Flavor>("look");
        QTest::addColumn<speeds::Pace>("pace");
        QTest::newRow("light") << Flavor::Light << speeds::Pace::Normal;
        QTest::newRow("dark") << Flavor::Dark << speeds::Pace::Normal;
        QTest::newRow("contrast") << Flavor::Contrast << speeds::Pace::Normal;
        QTest::newRow("less motion") << Flavor::Light << speeds::Pace::Off;
    }
    void whatWasRefusedIsMarkedWithTheSentence()
    {
        QFETCH(const Flavor, look);
        QFETCH(const speeds::Pace, pace);
        const auto light = qScopeGuard([] { setTheme(Flavor::Light); });
        setUpTable(asked(Role::Settler, Phase::Settler, Decision::TakePlantation));
        m_table->setFlavor(look);
        m_table->setPace(pace);
        TableTile* ship = tile(QStringLiteral("Cargo ship 5"));
        TableTile* quarries = tile(QStringLiteral("Quarry stack"));
        QVERIFY(ship != nullptr && quarries != nullptr);
        const QImage before = ship->grab().toImage();
        QCOMPARE(refused(), QStringList());
        TableHand& hand = m_table->controller().hand();
        QVERIFY(hand.pickUp(quarries, TableHand::Means::Keyboard, {}));
        hand.explainDropRefusal(ship);
        QCOMPARE(refused(), QStringList({QStringLiteral("Cargo ship 5"), QStringLiteral("Quarry stack")}));
        QVERIFY(m_table->prompt().showsTemporaryText());
        const QImage marked = ship->grab().toImage();
        QVERIFY(marked != before);
        const QRgb warning = lightTheme().forbidden.rgb();
        const int right = marked.width() - 1;
        bool isEdged = false;
        for (int column = 0; column <= right; ++column) {
            isEdged = isEdged || (marked.pixel(column, 1) & 0xFFFFFFU) == (warning & 0xFFFFFFU);
        }
        QVERIFY(isEdged);
        hand.cancel();
        QCOMPARE(ship->grab().toImage(), marked); // it stands still, until another sentence
        m_table->controller().explainPickUpRefusal(ship);
        QCOMPARE(refused(), QStringList(QStringLiteral("Cargo ship 5")));
        QVERIFY(m_session.submit(Order::take(Tile::Quarry)).isPlayed());
        QCOMPARE(refused(), QStringList());
    }

    void anEmptyCircleTakesAColonistWithOneClick()
    {
        setUpTable(mayorTurn());
        TableTile* island = circle(PlaceKind::IslandCircle, 0, 0);
        QVERIFY(island != nullptr);
        QTest::mouseClick(island, Qt::LeftButton);
        QCOMPARE(int(m_session.position().seat(0).sanJuan), 1);
        QCOMPARE(m_session.position().seat(0).manned & 1U, 1U);
        QVERIFY(!m_table->controller().isCarrying());
    }

    void aClickBesideACircleFillsTheFirstIdleOneOfItsSpace()
    {
        Position position = mayorTurn();
        position.seat(0).setColonistsOn(Building::IndigoPlant, 1);
        setUpTable(position);
        TableTile* city = circle(PlaceKind::CityCircle, 1, 1);
        QVERIFY(city != nullptr);
        auto* space = qobject_cast<TableTile*>(city->parentWidget());
        QVERIFY(space != nullptr && space->childAt(3, 3) == nullptr);
        QTest::mouseClick(space, Qt::LeftButton, {}, QPoint(3, 3));
        QCOMPARE(m_session.position().seat(0).colonistsOn(Building::IndigoPlant), 2);
        QCOMPARE(int(m_session.position().seat(0).sanJuan), 1);
        QVERIFY(!m_table->controller().isCarrying());
    }

    /// Beside a colonist on the same building, too: the click is meant for the circle.
    void theKeyboardFillsACircleWithOneKey()
    {
        Position position = mayorTurn();
        position.seat(0).setColonistsOn(Building::IndigoPlant, 1);
        setUpTable(position);
        TableTile* city = circle(PlaceKind::CityCircle, 1, 1);
        QVERIFY(city != nullptr);
        city->setFocus();
        QTest::keyClick(city, Qt::Key_Space);
        QCOMPARE(m_session.position().seat(0).colonistsOn(Building::IndigoPlant), 2);
        QCOMPARE(int(m_session.position().seat(0).sanJuan), 1);
    }

    /// And not to San Juan, from where a colonist has to be carried.
    void theKeyboardGoesFromOneIdleCircleToTheNext()
    {
        Position position = mayorTurn();
        position.seat(0).setColonistsOn(Building::IndigoPlant, 2);
        setUpTable(position);
        QApplication::setActiveWindow(m_table->window());
        circle(PlaceKind::CityCircle, 1, 2)->setFocus();
        for (int left = m_session.position().seat(0).sanJuan; left > 0; --left) {
            auto* focused = dynamic_cast<TableTile*>(m_table->window()->focusWidget());
            QVERIFY(focused != nullptr);
            QVERIFY2(focused->modelValue(FillableRole).toBool(), qPrintable(focused->accessibleName()));
            QTest::keyClick(focused, Qt::Key_Space);
            settle();
            QCOMPARE(int(m_session.position().seat(0).sanJuan), left - 1);
        }
    }

    void theSecondOfTwoQuickClicksDoesNotEmptyTheCircle()
    {
        Position position = mayorTurn();
        position.seat(0).sanJuan = 1;
        setUpTable(position);
        TableTile* island = circle(PlaceKind::IslandCircle, 0, 0);
        QVERIFY(island != nullptr);
        QTest::mouseClick(island, Qt::LeftButton);
        const QPointF middle = QRectF(island->rect()).center();
        QMouseEvent second(QEvent::MouseButtonDblClick, middle, island->mapToGlobal(middle), Qt::LeftButton,
                           Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(island, &second);
        QCOMPARE(int(m_session.position().seat(0).sanJuan), 0);
        QCOMPARE(m_session.position().seat(0).manned & 1U, 1U);
        QVERIFY(!m_table->controller().isCarrying());
    }
};

WINDROSE_TEST(table_marks, TableMarks)
#include "table_marks.moc"
