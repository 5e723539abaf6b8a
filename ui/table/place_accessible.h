// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table_place.h"

#include <QAccessible>
#include <QAccessibleWidget>

namespace windrose
{

/// The accessible interface of a place: it makes the description when somebody asks for it.
class PlaceAccessible : public QAccessibleWidget
{
public:
    PlaceAccessible(TablePlace* place, QAccessible::Role role)
        : QAccessibleWidget(place->widget(), role), m_place(place)
    {
    }

    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Description ? m_place->describe() : QAccessibleWidget::text(kind);
    }

private:
    TablePlace* m_place;
};

/// Gives tiles an accessible interface of their own from now on: a button whose states say that its piece is in the
/// hand (selected), and that it can be used now or takes what is in the hand (selectable). Call it before a tile has a
/// name; further calls change nothing.
void installTileInterface();

/// Tells screen readers that some of these states of a place have changed.
void notifyTileStates(QWidget* tile, bool isSelectedChanged, bool isSelectableChanged);

/// Tells screen readers that the description of a place has changed.
void notifyDescription(QWidget* place);

} // namespace windrose
