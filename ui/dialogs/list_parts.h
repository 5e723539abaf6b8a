// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>

class QAbstractItemView;
class QHeaderView;
class QModelIndex;

namespace windrose
{

class ListAccessible;

/// The accessible interface of a cell of a list. It has to be registered.
QAccessibleInterface* makeCell(ListAccessible& list, const QModelIndex& cell);
/// That of the header of a column or row; the corner of a table is the header of row -1.
QAccessibleInterface* makeHeader(ListAccessible& list, Qt::Orientation direction, int section);
/// The number of one of these among the children of its list; -1 for anything else.
int numberOfPart(const QAccessibleInterface& list, const QAccessibleInterface* part);

/// Reports focus on the current cell to screen readers when the list gets the focus; Qt reports only the list.
void watchCurrentCell(QAbstractItemView& view);

/// The headers of a view, or null.
QHeaderView* headerOf(const QAbstractItemView& view, Qt::Orientation direction);

} // namespace windrose
