// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/position_setup.h"
#include "core/players/quick_policy.h"
#include "patience.h"
#include "test_program.h"
#include "ui/dialogs/keys_dialog.h"
#include "ui/models/texts.h"
#include "ui/table/log_panel.h"
#include "ui/table/placement_controller.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/table_tile.h"
#include "window_test.h"

#include <QAction>
#include <QLabel>
#include <QMenu>
#include <QToolTip>

#include <algorithm>
#include <functional>
#include <optional>

using namespace windrose;

namespace
{

struct Press {
    Qt::Key key;
    Qt::KeyboardModifiers modifiers;
};

const Press kSpace{Qt::Key_Space, Qt::NoModifier};
const Press kEnter{Qt::Key_Return, Qt::NoModifier};

QPoint middleOf(const QWidget& widget)
{
    return widget.mapToGlobal(widget.rect().center());
}

/// The arrow key toward a thing on the table: along the longer way.
Press toward(const QWidget& from, const QWidget& to)
{
    const QPoint way = middleOf(to) - middleOf(from);
    if (std::abs(way.x()) > std::abs(way.y())) {
        return {way.x() > 0 ? Qt::Key_Right : Qt::Key_Left, Qt::NoModifier};
    }
    return {way.y() > 0 ? Qt::Key_Down : Qt::Key_Up, Qt::NoModifier};
}

} // namespace

/// The table is played by keys alone: the focus is where the next decision is made, and every key leads somewhere.
class WindowKeys : public WindowTest
{
    Q_OBJECT

private:
    int m_presses = 0;
    QString m_problem;

    static QWidget* focused() { return QApplication::focusWidget(); }
    static TableTile* focusedTile() { return dynamic_cast<TableTile*>(focused()); }

    void send(Press press)
    {
        QTest::keyClick(focused(), press.key, press.modifiers);
        const QWidget* now = focused();
        if (now == nullptr || !now->isVisible() || now->visibleRegion().isEmpty() ||
            !QRect(m_window->mapToGlobal(QPoint()), m_window->size()).contains(middleOf(*now))) {
            m_problem = "the focus is on nothing visible";
        }
    }
    void press(Press press)
    {
        ++m_presses;
        send(press);
    }
    /// How a person would try to reach a thing by repeating keys; nothing when it does not lead there.
    std::optional<QList<Press>> attempt(QWidget* target, const std::function<Press()>& choose)
    {
        constexpr int kTires = 24;
        QWidget* start = focused();
        QList<Press> keys;
        while (focused() != target && keys.size() < kTires) {
            const QWidget* before = focused();
            keys.append(choose());
            send(keys.last());
            if (focused() == before) {
                break;
            }
        }
        const bool isReached = focused() == target;
        start->setFocus();
        return isReached ? std::optional(keys) : std::nullopt;
    }
    /// Goes to a thing by the shortest of the ways that one sees: the next legal thing, the one before, the next area
    /// and back, or the arrows.
    bool reach(QWidget* target)
    {
        if (target == nullptr || focused() == nullptr) {
            m_problem = "there is nothing to go to";
            return false;
        }
        std::optional<QList<Press>> best;
        const auto consider = [&](const std::function<Press()>& choose) {
            const auto keys = attempt(target, choose);
            if (keys && (!best || keys->size() < best->size())) {
                best = keys;
            }
        };
        for (const Press key : {Press{Qt::Key_N, Qt::NoModifier}, Press{Qt::Key_N, Qt::ShiftModifier},
                                Press{Qt::Key_Tab, Qt::NoModifier}, Press{Qt::Key_Backtab, Qt::ShiftModifier}}) {
            consider([key] { return key; });
        }
        consider([target] { return toward(*focused(), *target); });
        if (!best) {
            m_problem = QStringLiteral("no way from \"%1\" to \"%2\"")
                            .arg(focused()->accessibleName(), target->accessibleName());
            return false;
        }
        for (const Press key : *best) {
            press(key);
        }
        return focused() == target;
    }
    bool use(QWidget* source)
    {
        if (!reach(source)) {
            return false;
        }
        press(kSpace);
        return true;
    }
    bool carry(QWidget* source, QWidget* target) { return use(source) && use(target); }
    /// Picks up a thing and puts it down where the focus goes.
    bool place(QWidget* source)
    {
        if (use(source)) {
            press(kSpace);
            return true;
        }
        return false;
    }

    QWidget* circle(const QString& space, int number)
    {
        return own(QStringLiteral("Circle %1 of %2").arg(number + 1).arg(space));
    }
    struct Spot {
        QString space;
        int now;
        int wanted;
    };
    std::vector<Spot> spotsFor(Order order)
    {
        std::vector<Spot> spots;
        const Seat& seat = position().seat(position().turn);
        for (int space = 0; space < kSpaces; ++space) {
            if (seat.tileAt(space)) {
                spots.push_back({QStringLiteral("Island space %1").arg(space + 1),
                                 static_cast<int>(seat.manned >> space & 1U),
                                 static_cast<int>(order.islandPlacement() >> space & 1U)});
            }
            const std::optional<Building> building = seat.buildingAt(space);
            if (building && seat.firstSpaceOf(*building) == space) {
                spots.push_back({QStringLiteral("City space %1").arg(space + 1), seat.colonistsOn(*building),
                                 order.cityPlacement(space)});
            }
        }
        return spots;
    }
    bool arrange(Order order)
    {
        constexpr int kTires = 60;
        for (int moves = 0; moves < kTires; ++moves) {
            const std::vector<Spot> spots = spotsFor(order);
            const auto isShort = [](const Spot& spot) { return spot.now < spot.wanted; };
            const auto isCrowded = [](const Spot& spot) { return spot.now > spot.wanted; };
            const auto idle = std::find_if(spots.begin(), spots.end(), isShort);
            const auto crowded = std::find_if(spots.begin(), spots.end(), isCrowded);
            const bool hasWaiting = position().seat(position().turn).sanJuan > 0;
            bool isDone = false;
            if (idle != spots.end() && hasWaiting) {
                isDone = use(circle(idle->space, idle->now));
            } else if (idle != spots.end()) {
                isDone = carry(circle(crowded->space, crowded->now - 1), circle(idle->space, idle->now));
            } else if (crowded != spots.end()) {
                isDone = carry(circle(crowded->space, crowded->now - 1), own("San Juan"));
            } else {
                press(kEnter);
                return true;
            }
            if (!isDone) {
                return false;
            }
        }
        return false;
    }
    bool store(Order order)
    {
        const Seat seat = position().seat(position().turn);
        for (const bool putsBack : {true, false}) {
            for (int good = 0; good < kGoods; ++good) {
                QWidget* stack = own(QStringLiteral("Barrels of %1").arg(texts::goodName(static_cast<Good>(good))));
                if (seat.goods[static_cast<std::size_t>(good)] == 0) {
                    continue;
                }
                const bool isWhole = (order.keptKinds() >> good & 1) != 0;
                const char* wanted = isWhole                                  ? "all stay"
                                     : static_cast<int>(order.good()) == good ? "one barrel"
                                                                              : "go back";
                if (stack->accessibleName().contains(QLatin1String(wanted))) {
                    continue;
                }
                for (int uses = 0;
                     uses < 4 && !stack->accessibleName().contains(QLatin1String(putsBack ? "go back" : wanted));
                     ++uses) {
                    if (!use(stack)) {
                        return false;
                    }
                }
            }
        }
        press(kEnter);
        return true;
    }
    bool decide(Order order)
    {
        const auto good = [&order] { return texts::goodName(order.good()); };
        switch (order.kind) {
        case OrderKind::ChooseRole:
            return use(thing(QStringLiteral("Role %1").arg(texts::roleName(order.role()))));
        case OrderKind::Hacienda:
            return place(thing("Face-down plantations"));
        case OrderKind::Take:
            return place(
                thing(order.tile() == Tile::Quarry
                          ? QStringLiteral("Quarry stack")
                          : QStringLiteral("Plantation %1").arg(texts::goodName(static_cast<Good>(order.tile())))));
        case OrderKind::Place:
            return arrange(order);
        case OrderKind::Build:
            return place(thing(QStringLiteral("Building %1").arg(texts::buildingName(order.building()))));
        case OrderKind::Bonus:
            return place(thing(QStringLiteral("Goods supply %1").arg(good())));
        case OrderKind::Sell:
            return place(own(QStringLiteral("Barrels of %1").arg(good())));
        case OrderKind::Load:
            return carry(own(QStringLiteral("Barrels of %1").arg(good())),
                         thing(QStringLiteral("Cargo ship %1").arg(position().shipCapacity(order.ship()))));
        case OrderKind::LoadWharf:
            return carry(own(QStringLiteral("Barrels of %1").arg(good())), thing("Wharf"));
        case OrderKind::Store:
            return store(order);
        case OrderKind::NoHacienda:
        case OrderKind::Pass:
            press(kEnter);
            return true;
        }
        return false;
    }
    /// Fails unless the focus is on something that can be used now.
    void verifyAsked()
    {
        QVERIFY(focusedTile() != nullptr);
        QVERIFY2(focusedTile()->isLegalNow(), qPrintable(focusedTile()->accessibleName()));
    }
    bool showsRing() { return m_window->table().controller().walk().showsFocus(); }

private slots:
    void aDecisionTakesAtMostFourPresses()
    {
        constexpr double kMost = 4;
        Random random{11};
        int decisions = 0;
        m_presses = 0;
        m_problem.clear();
        for (const std::uint64_t seed : repeatsRows() ? QList<std::uint64_t>{3, 8} : QList<std::uint64_t>{3}) {
            StartRequest request = driver::defaultTable();
            request.seed = seed;
            openWindow(request);
            while (!position().isFinished()) {
                const Position before = position();
                const int count = session().orderCount();
                const Order order = quickOrder(before, Weights{}, random, 12);
                const bool isDone = decide(order);
                const QByteArray message = QByteArray::fromStdString(orderText(before, order)) + ": " +
                                           m_problem.toUtf8() + " " + prompt().toUtf8();
                QVERIFY2(isDone && m_problem.isEmpty(), message.constData());
                QVERIFY2(session().orderCount() == count + 1, message.constData());
                QCOMPARE(session().history().orderAt(count).kind, order.kind);
                QCOMPARE(session().history().orderAt(count).piece, order.piece);
                ++decisions;
            }
        }
        const double average = static_cast<double>(m_presses) / decisions;
        qInfo("%d decisions by %d presses: %.2f for a decision", decisions, m_presses, average);
        QVERIFY2(average <= kMost, qPrintable(QString::number(average)));
    }

    void theFocusIsOnWhatIsAskedFor()
    {
        openDefaultTable();
        verifyAsked();
        driver::press(thing("Role Settler"));
        verifyAsked();
        QVERIFY(focusedTile()->accessibleName().startsWith("Plantation") ||
                focusedTile()->accessibleName().startsWith("Quarry"));
        QVERIFY2(!showsRing(), "the mouse is in use");
        session().undoRedo().undo();
        verifyAsked();
        session().startNew(3, {"Eva", "Finn", "Gus"}, 5, {});
        verifyAsked();
        QVERIFY(focusedTile()->accessibleName().startsWith("Role"));
    }

    void aWindowThatComesBackFromTheTaskBarKeepsItsFocus()
    {
        openDefaultTable();
        auto* log = m_window->findChild<LogPanel*>();
        log->setFocus();
        QCOMPARE(m_window->focusWidget(), log);
        QShowEvent comesBack;
        QSpontaneKeyEvent::setSpontaneous(&comesBack); // from the window system
        qApp->notify(&m_window->table(), &comesBack);
        QCOMPARE(m_window->focusWidget(), log);
    }

    void theSheetOfKeysHasEveryEntryThatIsOneLetter()
    {
        openDefaultTable();
        KeysDialog sheet;
        QStringList there;
        for (const QLabel* label : sheet.findChildren<QLabel*>()) {
            there << label->text();
        }
        int letters = 0;
        for (const QAction* action : m_window->findChildren<QAction*>()) {
            for (const QKeySequence& keys : action->shortcuts()) {
                const QString key = keys.toString(QKeySequence::NativeText);
                if (key.size() == 1) {
                    ++letters;
                    QVERIFY2(there.contains(key), qPrintable(key));
                }
            }
        }
        QVERIFY(letters >= 3);
    }

    void theFocusWaitsForAnOpenMenu()
    {
        openDefaultTable();
        QVERIFY(session().submit(Order::chooseRole(Role::Settler)).isPlayed());
        QMenu menu(m_window.get());
        menu.addAction("Nothing");
        QWidget* before = own("Island space 1");
        before->setFocus();
        menu.popup(m_window->mapToGlobal(QPoint(20, 20)));
        QTRY_COMPARE(QApplication::activePopupWidget(), &menu);
        QVERIFY(session().submit(Order::take(Tile::Quarry)).isPlayed());
        QCOMPARE(m_window->focusWidget(), before);
        menu.close();
        // No window is active any more where there is no window manager, so the window's own focus is looked at.
        QTRY_VERIFY(m_window->focusWidget() != before);
        const auto* tile = dynamic_cast<TableTile*>(m_window->focusWidget());
        QVERIFY(tile != nullptr && tile->isLegalNow());
    }

    void whatWasUsedLastIsOfferedAgain()
    {
        openDefaultTable();
        lay(R"({"format": "windrose-position", "version": 1, "players": 3, "governor": 0, "seats": [
            {"name": "Ana", "doubloons": 12}, {"name": "Bo", "doubloons": 12}, {"name": "Cy"}]})");
        QVERIFY(reach(thing("Role Builder")));
        send(kSpace);
        QVERIFY(reach(thing("Building Hacienda")));
        send(kSpace);
        send(kSpace);
        QCOMPARE(position().turn, 1);
        QVERIFY2(focused()->accessibleName().startsWith("Building Hacienda"), qPrintable(focused()->accessibleName()));
    }

    void enterPressesTheOfferedButtonAnywhere()
    {
        openDefaultTable();
        QVERIFY(session().submit(Order::chooseRole(Role::Builder)).isPlayed());
        QVERIFY(thing("Pass")->isVisible());
        thing("Cargo ship 5")->setFocus();
        send(kEnter);
        QCOMPARE(position().turn, 1);
    }

    void nVisitsAllThatIsLegalAndNothingElse()
    {
        openDefaultTable();
        QVERIFY(session().submit(Order::chooseRole(Role::Settler)).isPlayed());
        send({Qt::Key_N, Qt::NoModifier}); // draws the ring, as nFirstShowsWhereTheFocusIs of window_shortcuts says
        QList<QWidget*> visited;
        while (!visited.contains(focused())) {
            verifyAsked();
            visited.append(focused());
            send({Qt::Key_N, Qt::NoModifier});
        }
        const auto& places = m_window->table().controller().places();
        QCOMPARE(visited.size(), std::count_if(places.begin(), places.end(),
                                               [](const TablePlace* place) { return place->isMarkedLegal(); }));
        send({Qt::Key_N, Qt::ShiftModifier});
        QCOMPARE(focused(), visited.last());
    }

    void escapeGivesTheFocusBackToThePiece()
    {
        openDefaultTable();
        QVERIFY(session().submit(Order::chooseRole(Role::Settler)).isPlayed());
        QWidget* piece = focused();
        send(kSpace);
        QVERIFY(m_window->table().controller().isCarrying());
        QVERIFY2(m_window->table().controller().hand().isLegal(focusedTile()), qPrintable(focused()->accessibleName()));
        send({Qt::Key_Escape, Qt::NoModifier});
        QCOMPARE(focused(), piece);
    }

    void iShowsTheHoverOfThePiece()
    {
        openDefaultTable();
        QTest::keyClick(focused(), Qt::Key_I);
        QVERIFY(QToolTip::isVisible());
        QVERIFY(QToolTip::text().contains("Settler"));
    }

    void noKeyLeadsOutOfSightWhileAPositionIsSetUp()
    {
        openDefaultTable();
        m_problem.clear();
        entry("Set Up a Position…")->trigger();
        QVERIFY(m_window->positionSetup() != nullptr);
        QVERIFY(focused() != nullptr && focused()->isVisible());
        for (const Press key : {Press{Qt::Key_Tab, Qt::NoModifier}, Press{Qt::Key_Backtab, Qt::ShiftModifier},
                                Press{Qt::Key_F6, Qt::NoModifier}, Press{Qt::Key_F6, Qt::ShiftModifier}}) {
            QWidget* start = focused();
            int steps = 0;
            do {
                send(key);
                ++steps;
                QVERIFY2(m_problem.isEmpty(), qPrintable(QString::number(key.key, 16)));
            } while (focused() != start && steps < 90);
            QCOMPARE(focused(), start);
            QVERIFY(steps > 10);
        }
    }
};

WINDROSE_TEST(window_keys, WindowKeys)
#include "window_keys.moc"
