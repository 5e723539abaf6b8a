// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson_anchors.h"

#include "ui/models/order_marks.h"
#include "ui/table/areas.h"
#include "ui/table/placement_controller.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/round_panel.h"
#include "ui/table/table_tile.h"
#include "ui/table/table_view.h"

#include <algorithm>

namespace windrose
{

namespace
{

QList<QWidget*> inArea(TableView& table, int area)
{
    QList<QWidget*> widgets;
    for (TablePlace* place : table.controller().places()) {
        auto* tile = dynamic_cast<TableTile*>(place);
        if (tile != nullptr && tile->area() == area && tile->isVisible()) {
            widgets.append(tile);
        }
    }
    return widgets;
}

QList<QWidget*> at(TableView& table, const Place& place)
{
    return table.controller().all().widgetsAt({place});
}

Place ofLearner(PlaceKind kind)
{
    return {kind, LessonMoment::kLearner, 0, 0};
}

/// From San Juan to the first empty circle among those of a placement.
OrderArrow arrowOfPlacement(TableView& table, const GameSession& session, const QList<Place>& circles)
{
    const int turn = session.position().turn;
    const Seat& seat = session.position().seat(turn);
    for (const Place& circle : circles) {
        const std::optional<Building> building = seat.buildingAt(circle.space);
        const bool isFilled = circle.kind == PlaceKind::IslandCircle
                                  ? seat.manned.contains(circle.space)
                                  : building && seat.colonistsOn(*building) > circle.circle;
        if (!isFilled && seat.sanJuan != 0) {
            return {at(table, {PlaceKind::SanJuan, turn, 0, 0}), at(table, circle)};
        }
    }
    return {};
}

} // namespace

QList<QWidget*> widgetsOf(TableView& table, LessonTopic topic)
{
    switch (topic) {
    case LessonTopic::Table:
        break;
    case LessonTopic::Roles:
        return inArea(table, areas::kRoles);
    case LessonTopic::Supply:
        return inArea(table, areas::kSupply);
    case LessonTopic::Plantations:
        return inArea(table, areas::kPlantations);
    case LessonTopic::Ships:
        return inArea(table, areas::kShips);
    case LessonTopic::ColonistShip:
        return inArea(table, areas::kColonists);
    case LessonTopic::TradingHouse:
        return at(table, {PlaceKind::TradingHouse, -1, 0, 0});
    case LessonTopic::Board:
        return at(table, ofLearner(PlaceKind::Board));
    case LessonTopic::SanJuan:
        return at(table, ofLearner(PlaceKind::SanJuan));
    case LessonTopic::WindRose:
        return at(table, ofLearner(PlaceKind::WindRose));
    case LessonTopic::Round:
        if (auto* round = table.findChild<RoundPanel*>(); round != nullptr && round->isVisible()) {
            return {round};
        }
        break;
    case LessonTopic::Prompt:
        return {&table.prompt()};
    }
    return {};
}

QRect rectAround(const QList<QWidget*>& widgets, const QWidget& table)
{
    QRect all;
    for (const QWidget* widget : widgets) {
        all = all.united(QRect(widget->mapTo(&table, QPoint()), widget->size()));
    }
    return all;
}

OrderArrow arrowFor(TableView& table, const GameSession& session, Order order)
{
    const OrderMarks marks = marksOf(session, order);
    if (order.kind == OrderKind::Place) {
        return arrowOfPlacement(table, session, marks.places);
    }
    const TablePlaces& places = table.controller().all();
    return {places.widgetsOf(marks.pieces), places.widgetsAt(marks.places)};
}

QList<QWidget*> usableWidgets(TableView& table)
{
    QList<QWidget*> widgets;
    for (TablePlace* place : table.controller().places()) {
        if (place->widget()->isVisible() && place->isLegalNow()) {
            widgets.append(place->widget());
        }
    }
    return widgets;
}

} // namespace windrose
