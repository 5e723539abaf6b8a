// SPDX-License-Identifier: GPL-3.0-or-later
#include "window_driver.h"

#include "core/rules/placements.h"
#include "ui/dialogs/languages.h"
#include "ui/dialogs/settings.h"
#include "ui/models/texts.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/speeds.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QFile>
#include <QStandardPaths>

#include <algorithm>

namespace windrose::driver
{

namespace
{

bool isCalled(const QString& text, const QString& name)
{
    return text == name || text.startsWith(name + QLatin1Char(','));
}

/// The point for picking up or dropping: the middle, but beside the circles and barrels of a place.
QPoint grip(const QWidget* widget)
{
    const QList<QPoint> spots{widget->rect().center(), QPoint(widget->width() / 2, widget->height() / 4),
                              QPoint(widget->width() / 4, widget->height() / 4), QPoint(6, 6)};
    for (const QPoint& spot : spots) {
        if (widget->childAt(spot) == nullptr) {
            return spot;
        }
    }
    return spots.first();
}

QString capacity(const Position& position, int ship)
{
    return QStringLiteral("Cargo ship %1").arg(position.shipCapacity(ship));
}

/// Finds the parts of the table and of the board of the seat to move.
struct Finder {
    MainWindow& window;
    QString& problem;

    QWidget* on(QAccessibleInterface* root, const QString& name) const
    {
        QAccessibleInterface* found = named(root, name);
        auto* result = found != nullptr ? qobject_cast<QWidget*>(found->object()) : nullptr;
        if (result == nullptr || !result->isVisible()) {
            problem = QStringLiteral("nothing is called \"%1\"").arg(name);
            return nullptr;
        }
        return result;
    }
    QWidget* table(const QString& name) const
    {
        return on(QAccessible::queryAccessibleInterface(&window.table()), name);
    }
    QWidget* board(int seat) const { return table(QStringLiteral("Board of %1").arg(window.session().seatName(seat))); }
    QWidget* own(const QString& name) const
    {
        QWidget* home = board(window.session().position().turn);
        return home == nullptr ? nullptr : on(QAccessible::queryAccessibleInterface(home), name);
    }
};

bool carry(QWidget* from, QWidget* to, Hand hand)
{
    if (from == nullptr || to == nullptr) {
        return false;
    }
    move(from, to, hand);
    return true;
}

QString circle(ColonistPlace place, int number)
{
    if (place.kind == ColonistPlace::Kind::Island) {
        return QStringLiteral("Circle 1 of Island space %1").arg(place.space + 1);
    }
    return QStringLiteral("Circle %1 of City space %2").arg(number + 1).arg(place.space + 1);
}

/// The number of colonists on each group of circles now and according to the order.
struct Circles {
    ColonistPlace place;
    int now = 0;
    int wanted = 0;
};

std::vector<Circles> circlesFor(const Position& position, Order order)
{
    std::vector<Circles> result;
    const Seat& seat = position.seat(position.turn);
    for (int space = 0; space < kSpaces; ++space) {
        if (seat.tileAt(space)) {
            result.push_back({{ColonistPlace::Kind::Island, space},
                              seat.manned.contains(space) ? 1 : 0,
                              (order.islandPlacement() >> space & 1U) != 0 ? 1 : 0});
        }
        const std::optional<Building> building = seat.buildingAt(space);
        if (building && seat.firstSpaceOf(*building) == space) {
            result.push_back(
                {{ColonistPlace::Kind::Building, space}, seat.colonistsOn(*building), order.cityPlacement(space)});
        }
    }
    return result;
}

/// Arranges the colonists one by one, first off the circles, then onto them.
bool arrange(const Finder& find, Order order, Hand hand)
{
    const GameSession& session = find.window.session();
    for (int guard = 0; guard < 200; ++guard) {
        const Position position = session.position();
        const std::vector<Circles> circles = circlesFor(position, order);
        const auto crowded =
            std::find_if(circles.begin(), circles.end(), [](const Circles& c) { return c.now > c.wanted; });
        const auto short_ =
            std::find_if(circles.begin(), circles.end(), [](const Circles& c) { return c.now < c.wanted; });
        bool moved = false;
        if (crowded != circles.end()) {
            moved =
                carry(find.own(circle(crowded->place, crowded->now - 1)), find.own(QStringLiteral("San Juan")), hand);
        } else if (short_ != circles.end()) {
            moved = carry(find.own(QStringLiteral("San Juan")), find.own(circle(short_->place, short_->now)), hand);
        } else {
            QWidget* done = find.table(QStringLiteral("Done"));
            if (done != nullptr) {
                press(done);
            }
            return done != nullptr;
        }
        if (!moved) {
            return false;
        }
        if (session.position() == position) {
            find.problem = QStringLiteral("a colonist did not move");
            return false;
        }
    }
    return false;
}

/// Clicks the stacks on the wind rose until they match the order.
bool store(const Finder& find, Order order)
{
    const Position position = find.window.session().position();
    const Seat& seat = position.seat(position.turn);
    // First puts everything back, so that there is room for the choice.
    for (const int pass : {0, 1, 2}) {
        for (int good = 0; good < kGoods; ++good) {
            if (seat.goods[static_cast<std::size_t>(good)] == 0) {
                continue;
            }
            const bool whole = (order.keptKinds() >> good & 1) != 0;
            const bool single = static_cast<int>(order.good()) == good;
            if (pass == 1 && !whole && !single) {
                continue;
            }
            const QString request = pass == 0 ? QStringLiteral("go back")
                                    : whole   ? QStringLiteral("all stay")
                                    : single  ? QStringLiteral("one barrel")
                                              : QStringLiteral("go back");
            QWidget* stack = find.own(QStringLiteral("Barrels of %1").arg(texts::goodName(static_cast<Good>(good))));
            for (int clicks = 0; stack != nullptr && clicks < 4 && !stack->accessibleName().contains(request);
                 ++clicks) {
                press(stack);
            }
        }
    }
    QWidget* done = find.table(QStringLiteral("Done"));
    if (done == nullptr) {
        return false;
    }
    press(done);
    return true;
}

bool build(const Finder& find, Order order, Hand hand)
{
    const Position position = find.window.session().position();
    const Seat& seat = position.seat(position.turn);
    QWidget* kind = find.table(QStringLiteral("Building %1").arg(texts::buildingName(order.building())));
    for (int space = 0; space < kSpaces; ++space) {
        if (!seat.buildingAt(space)) {
            return carry(kind, find.own(QStringLiteral("City space %1").arg(space + 1)), hand);
        }
    }
    return false;
}

bool take(const Finder& find, const QString& what, Hand hand)
{
    const Position position = find.window.session().position();
    const Seat& seat = position.seat(position.turn);
    for (int space = 0; space < kSpaces; ++space) {
        if (!seat.tileAt(space)) {
            return carry(find.table(what), find.own(QStringLiteral("Island space %1").arg(space + 1)), hand);
        }
    }
    return false;
}

} // namespace

void isolateFiles(const QTemporaryDir& folder)
{
    QVERIFY(folder.isValid());
    qputenv("HOME", QFile::encodeName(folder.path())); // independent of games of other tests
    QStandardPaths::setTestModeEnabled(true);
    settings::store().moveTo(folder.path());
    settings::sounds.setForThisRun(false); // whatever this machine could play
    applyLanguage(QStringLiteral("en"));
}

StartRequest defaultTable(int players)
{
    StartRequest request;
    request.players = players;
    request.names = {"Ana", "Bo", "Cy", "Di"};
    request.names.resize(static_cast<std::size_t>(players));
    request.seed = 3;
    return request;
}

std::unique_ptr<MainWindow> openTable(const StartRequest& request)
{
    auto window = std::make_unique<MainWindow>(request);
    window->table().setPace(speeds::Pace::Off);
    window->resize(1280, 800);
    window->show();
    return window;
}

QAccessibleInterface* named(QAccessibleInterface* root, const QString& name)
{
    if (root == nullptr) {
        return nullptr;
    }
    if (isCalled(root->text(QAccessible::Name), name) && !root->state().invisible) {
        return root;
    }
    for (int child = 0; child < root->childCount(); ++child) {
        if (QAccessibleInterface* found = named(root->child(child), name)) {
            return found;
        }
    }
    return nullptr;
}

QWidget* widget(QWidget* root, const QString& name)
{
    QAccessibleInterface* found = named(QAccessible::queryAccessibleInterface(root), name);
    return found != nullptr ? qobject_cast<QWidget*>(found->object()) : nullptr;
}

QString description(QWidget& widget)
{
    TablePlace* place = placeOf(&widget);
    return place != nullptr ? place->describe() : widget.accessibleDescription();
}

QAction* entry(MainWindow& window, const QString& text)
{
    const QList<QAction*> entries = window.findChildren<QAction*>();
    const auto found = std::find_if(entries.begin(), entries.end(), [&text](const QAction* entry) {
        return QString(entry->text()).remove(QLatin1Char('&')) == text;
    });
    return found == entries.end() ? nullptr : *found;
}

QString prompt(MainWindow& window)
{
    QAccessibleInterface* line = named(QAccessible::queryAccessibleInterface(&window.table().prompt()), "Prompt");
    return line != nullptr ? line->text(QAccessible::Name) : QString();
}

void press(QWidget* widget)
{
    QTest::mouseClick(widget, Qt::LeftButton, {}, grip(widget));
    // Two clicks of a test are faster than a person's and must not count as a double click.
    QTest::qWait(0);
}

void move(QWidget* from, QWidget* to, Hand hand)
{
    const QPoint start = grip(from);
    const QPoint end = from->mapFromGlobal(to->mapToGlobal(grip(to)));
    switch (hand) {
    case Hand::Drag:
        QTest::mousePress(from, Qt::LeftButton, {}, start);
        QTest::mouseMove(from, start + QPoint(QApplication::startDragDistance() + 1, 0));
        QTest::mouseMove(from, (start + end) / 2);
        QTest::mouseMove(from, end);
        QTest::mouseRelease(from, Qt::LeftButton, {}, end);
        break;
    case Hand::Click:
        press(from);
        press(to);
        break;
    case Hand::Keyboard:
        from->setFocus();
        QTest::keyClick(from, Qt::Key_Space);
        to->setFocus();
        QTest::keyClick(to, Qt::Key_Space);
        break;
    }
}

bool perform(MainWindow& window, Order order, Hand hand, QString& problem)
{
    const Finder find{window, problem};
    const Position position = window.session().position();
    switch (order.kind) {
    case OrderKind::ChooseRole: {
        QWidget* card = find.table(QStringLiteral("Role %1").arg(texts::roleName(order.role())));
        if (hand != Hand::Drag) {
            if (card == nullptr) {
                return false;
            }
            if (hand == Hand::Keyboard) {
                card->setFocus();
                QTest::keyClick(card, Qt::Key_Space);
            } else {
                press(card);
            }
            return true;
        }
        return carry(card, find.board(position.turn), hand);
    }
    case OrderKind::Hacienda:
        return take(find, QStringLiteral("Face-down plantations"), hand);
    case OrderKind::Take:
        return take(find,
                    order.tile() == Tile::Quarry
                        ? QStringLiteral("Quarry stack")
                        : QStringLiteral("Plantation %1").arg(texts::goodName(static_cast<Good>(order.tile()))),
                    hand);
    case OrderKind::Place:
        return arrange(find, order, hand);
    case OrderKind::Build:
        return build(find, order, hand);
    case OrderKind::Bonus:
        return carry(find.table(QStringLiteral("Goods supply %1").arg(texts::goodName(order.good()))),
                     find.own(QStringLiteral("Wind rose")), hand);
    case OrderKind::Sell:
        return carry(find.own(QStringLiteral("Barrels of %1").arg(texts::goodName(order.good()))),
                     find.table(QStringLiteral("Trading house")), hand);
    case OrderKind::Load:
        return carry(find.own(QStringLiteral("Barrels of %1").arg(texts::goodName(order.good()))),
                     find.table(capacity(position, order.ship())), hand);
    case OrderKind::LoadWharf:
        return carry(find.own(QStringLiteral("Barrels of %1").arg(texts::goodName(order.good()))),
                     find.table(QStringLiteral("Wharf")), hand);
    case OrderKind::Store:
        return store(find, order);
    case OrderKind::NoHacienda:
    case OrderKind::Pass: {
        QWidget* pass = find.table(QStringLiteral("Pass"));
        if (pass != nullptr) {
            press(pass);
        }
        return pass != nullptr;
    }
    }
    return false;
}

} // namespace windrose::driver
