// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson.h"

#include <QRect>

class QWidget;

namespace windrose
{

class TableView;

/// The widgets that a lesson speaks of, those that are visible.
QList<QWidget*> widgetsOf(TableView& table, LessonTopic topic);

/// The rectangles of widgets together, in the coordinates of the table; empty without any.
QRect rectAround(const QList<QWidget*>& widgets, const QWidget& table);

/// What an order moves and where to, as an arrow of the hint shows it.
struct OrderArrow {
    QList<QWidget*> from;
    QList<QWidget*> to;

    bool isEmpty() const { return from.isEmpty() && to.isEmpty(); }
};

/// The arrow for an order of the seat to move. For a placement it leads from San Juan to the first circle that the
/// order fills and that is still empty.
OrderArrow arrowFor(TableView& table, const GameSession& session, Order order);

/// The widgets that can be used now.
QList<QWidget*> usableWidgets(TableView& table);

} // namespace windrose
