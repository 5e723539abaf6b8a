// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_places.h"

#include "table_tile.h"

#include <algorithm>

namespace windrose
{

TablePlace* TablePlaces::find(const Place& place) const
{
    for (TablePlace* candidate : m_places) {
        if (candidate->place() == place && candidate->widget()->isVisible()) {
            return candidate;
        }
    }
    return nullptr;
}

QList<QWidget*> TablePlaces::widgetsOf(const QList<Piece>& pieces) const
{
    QList<QWidget*> widgets;
    for (TablePlace* place : m_places) {
        const std::optional<Piece> piece = place->piece();
        const bool isWanted = piece && std::any_of(pieces.begin(), pieces.end(), [&piece](const Piece& wanted) {
                                  return wanted.isInterchangeableWith(*piece);
                              });
        if (isWanted && place->widget()->isVisible() && !place->modelIndex().parent().isValid()) {
            widgets.append(place->widget());
        }
    }
    return widgets;
}

QList<QWidget*> TablePlaces::widgetsAt(const QList<Place>& places) const
{
    QList<QWidget*> widgets;
    for (const Place& wanted : places) {
        if (TablePlace* place = find(wanted)) {
            widgets.append(place->widget());
        }
    }
    return widgets;
}

QRect TablePlaces::rectOf(const QWidget& widget) const
{
    return {widget.mapTo(&m_table, QPoint()), widget.size()};
}

TablePlace* TablePlaces::leafAt(const QPoint& globalPosition) const
{
    QWidget* widget = m_table.childAt(m_table.mapFromGlobal(globalPosition));
    while (widget != nullptr && widget != &m_table) {
        if (TablePlace* place = placeOf(widget)) {
            return place;
        }
        widget = widget->parentWidget();
    }
    return nullptr;
}

namespace
{

/// The places inside a place, such as the circles of a tile.
QList<TablePlace*> placesIn(TablePlace* place)
{
    QList<TablePlace*> result;
    for (QObject* child : place->widget()->children()) {
        if (auto* widget = qobject_cast<QWidget*>(child); widget != nullptr && widget->isVisible()) {
            if (TablePlace* inner = placeOf(widget)) {
                result.append(inner);
            }
        }
    }
    return result;
}

TablePlace* placeAround(TablePlace* place)
{
    QWidget* widget = place->widget()->parentWidget();
    while (widget != nullptr) {
        if (TablePlace* outer = placeOf(widget)) {
            return outer;
        }
        widget = widget->parentWidget();
    }
    return nullptr;
}

} // namespace

TablePlace* TablePlaces::sourceFor(TablePlace* leaf)
{
    for (TablePlace* place = leaf; place != nullptr; place = placeAround(place)) {
        if (place->canBeTaken()) {
            return place;
        }
        if (dynamic_cast<TableTile*>(place) != nullptr) {
            // A press beside the colonist on its tile picks up the colonist.
            for (TablePlace* inner : placesIn(place)) {
                if (inner->canBeTaken() && inner->piece()->kind == PieceKind::Colonist) {
                    return inner;
                }
            }
        }
    }
    return leaf;
}

TablePlace* TablePlaces::idleCircleIn(TablePlace* place)
{
    QList<TablePlace*> circles = placesIn(place);
    circles.prepend(place);
    const auto idle = std::find_if(circles.begin(), circles.end(),
                                   [](TablePlace* circle) { return circle->modelValue(FillableRole).toBool(); });
    return idle == circles.end() ? nullptr : *idle;
}

TablePlace* TablePlaces::targetFor(TablePlace* leaf, const std::vector<TablePlace*>& legal)
{
    const auto isLegal = [&legal](TablePlace* place) {
        return std::find(legal.begin(), legal.end(), place) != legal.end();
    };
    for (TablePlace* place = leaf; place != nullptr; place = placeAround(place)) {
        if (isLegal(place)) {
            return place;
        }
        if (dynamic_cast<TableTile*>(place) != nullptr) {
            for (TablePlace* inner : placesIn(place)) {
                if (isLegal(inner)) {
                    return inner;
                }
            }
        }
    }
    return nullptr;
}

} // namespace windrose
