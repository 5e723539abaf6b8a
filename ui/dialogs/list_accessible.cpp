// SPDX-License-Identifier: GPL-3.0-or-later
#include "list_accessible.h"

#include "list_parts.h"

#include <QTableView>
#include <QTreeView>

namespace windrose
{

namespace
{

QAccessible::Role roleOf(const QAbstractItemView& view)
{
    return qobject_cast<const QTableView*>(&view) != nullptr  ? QAccessible::Table
           : qobject_cast<const QTreeView*>(&view) != nullptr ? QAccessible::Tree
                                                              : QAccessible::List;
}

} // namespace

ListAccessible::ListAccessible(QAbstractItemView& view) : QAccessibleWidget(&view, roleOf(view))
{
    watchCurrentCell(view);
}

ListAccessible::~ListAccessible()
{
    for (const QAccessible::Id id : std::as_const(m_cells)) {
        QAccessible::deleteAccessibleInterface(id);
    }
    for (const QAccessible::Id id : std::as_const(m_headers)) {
        QAccessible::deleteAccessibleInterface(id);
    }
}

QAbstractItemView& ListAccessible::view() const
{
    return static_cast<QAbstractItemView&>(*widget());
}

int ListAccessible::headerRows() const
{
    return windrose::headerOf(view(), Qt::Horizontal) != nullptr ? 1 : 0;
}

int ListAccessible::headerColumns() const
{
    return windrose::headerOf(view(), Qt::Vertical) != nullptr ? 1 : 0;
}

int ListAccessible::columnCount() const
{
    return view().model() == nullptr ? 0 : view().model()->columnCount(view().rootIndex());
}

int ListAccessible::rowCount() const
{
    if (view().model() == nullptr) {
        return 0;
    }
    if (role() != QAccessible::Tree) {
        return view().model()->rowCount(view().rootIndex());
    }
    int rows = 0;
    for (QModelIndex cell = cellOf(0, 0); cell.isValid(); ++rows) {
        cell = static_cast<const QTreeView&>(view()).indexBelow(cell);
    }
    return rows;
}

QModelIndex ListAccessible::cellOf(int row, int column) const
{
    const QAbstractItemModel* model = view().model();
    if (model == nullptr || row < 0 || column < 0 || column >= columnCount()) {
        return {};
    }
    if (role() != QAccessible::Tree) {
        return model->index(row, column, view().rootIndex());
    }
    const auto& tree = static_cast<const QTreeView&>(view());
    int first = 0;
    while (first < model->rowCount() && tree.isRowHidden(first, {})) {
        ++first;
    }
    QModelIndex cell = model->index(first, column);
    for (; row > 0 && cell.isValid(); --row) {
        cell = tree.indexBelow(cell);
    }
    return cell;
}

int ListAccessible::rowOf(const QModelIndex& cell) const
{
    if (role() != QAccessible::Tree) {
        return cell.isValid() ? cell.row() : -1;
    }
    int row = 0;
    for (QModelIndex at = cellOf(0, 0); at.isValid(); ++row) {
        if (at == cell.siblingAtColumn(0)) {
            return row;
        }
        at = static_cast<const QTreeView&>(view()).indexBelow(at);
    }
    return -1;
}

int ListAccessible::numberOf(const QModelIndex& cell) const
{
    const int row = rowOf(cell);
    return row < 0 ? -1 : (row + headerRows()) * (columnCount() + headerColumns()) + cell.column() + headerColumns();
}

QAccessibleInterface* ListAccessible::interfaceOf(const QModelIndex& cell) const
{
    if (!cell.isValid()) {
        return nullptr;
    }
    QAccessible::Id& id = m_cells[cell];
    if (id == 0) {
        id = QAccessible::registerAccessibleInterface(makeCell(const_cast<ListAccessible&>(*this), cell));
    }
    return QAccessible::accessibleInterface(id);
}

QAccessibleInterface* ListAccessible::headerOf(Qt::Orientation direction, int section) const
{
    if (windrose::headerOf(view(), direction) == nullptr) {
        return nullptr;
    }
    QAccessible::Id& id = m_headers[{direction, section}];
    if (id == 0) {
        id = QAccessible::registerAccessibleInterface(
            makeHeader(const_cast<ListAccessible&>(*this), direction, section));
    }
    return QAccessible::accessibleInterface(id);
}

void* ListAccessible::interface_cast(QAccessible::InterfaceType type)
{
    return type == QAccessible::TableInterface ? static_cast<QAccessibleTableInterface*>(this)
                                               : QAccessibleWidget::interface_cast(type);
}

QAccessible::State ListAccessible::state() const
{
    QAccessible::State state = QAccessibleWidget::state();
    state.focused = state.focused && !view().currentIndex().isValid();
    return state;
}

/// The list of a combo box belongs to the box, and not to the window it is shown in.
QAccessibleInterface* ListAccessible::parent() const
{
    const QWidget* around = view().parentWidget();
    const bool isOfBox = around != nullptr && around->inherits("QComboBoxPrivateContainer");
    return isOfBox ? QAccessible::queryAccessibleInterface(around->parent()) : QAccessibleWidget::parent();
}

int ListAccessible::childCount() const
{
    return view().model() == nullptr ? 0 : (rowCount() + headerRows()) * (columnCount() + headerColumns());
}

QAccessibleInterface* ListAccessible::child(int number) const
{
    const int columns = columnCount() + headerColumns();
    if (number < 0 || columns <= 0) {
        return nullptr;
    }
    const int row = number / columns - headerRows();
    const int column = number % columns - headerColumns();
    if (column < 0) {
        return row < rowCount() ? headerOf(Qt::Vertical, row) : nullptr;
    }
    return row < 0 ? headerOf(Qt::Horizontal, column) : interfaceOf(cellOf(row, column));
}

int ListAccessible::indexOfChild(const QAccessibleInterface* child) const
{
    return numberOfPart(*this, child);
}

QAccessibleInterface* ListAccessible::childAt(int x, int y) const
{
    return interfaceOf(view().indexAt(view().viewport()->mapFromGlobal(QPoint(x, y))));
}

QAccessibleInterface* ListAccessible::focusChild() const
{
    return view().hasFocus() ? interfaceOf(view().currentIndex()) : nullptr;
}

QAccessibleInterface* ListAccessible::cellAt(int row, int column) const
{
    return interfaceOf(cellOf(row, column));
}

int ListAccessible::selectedCellCount() const
{
    return view().selectionModel() == nullptr ? 0 : static_cast<int>(view().selectionModel()->selectedIndexes().size());
}

QList<QAccessibleInterface*> ListAccessible::selectedCells() const
{
    QList<QAccessibleInterface*> cells;
    if (view().selectionModel() != nullptr) {
        for (const QModelIndex& cell : view().selectionModel()->selectedIndexes()) {
            cells.append(interfaceOf(cell));
        }
    }
    return cells;
}

QString ListAccessible::columnDescription(int column) const
{
    return view().model() == nullptr ? QString() : view().model()->headerData(column, Qt::Horizontal).toString();
}

QString ListAccessible::rowDescription(int row) const
{
    return view().model() == nullptr ? QString() : view().model()->headerData(row, Qt::Vertical).toString();
}

QList<int> ListAccessible::selectedColumns() const
{
    QList<int> columns;
    if (view().selectionModel() != nullptr) {
        for (const QModelIndex& cell : view().selectionModel()->selectedColumns()) {
            columns.append(cell.column());
        }
    }
    return columns;
}

QList<int> ListAccessible::selectedRows() const
{
    QList<int> rows;
    if (view().selectionModel() != nullptr) {
        for (const QModelIndex& cell : view().selectionModel()->selectedRows()) {
            rows.append(rowOf(cell));
        }
    }
    return rows;
}

bool ListAccessible::selectRow(int row)
{
    const QModelIndex cell = cellOf(row, 0);
    if (!cell.isValid() || view().selectionMode() == QAbstractItemView::NoSelection) {
        return false;
    }
    view().setCurrentIndex(cell);
    return true;
}

/// Forgets the cells that are gone.
void ListAccessible::modelChange(QAccessibleTableModelChangeEvent* /*event*/)
{
    for (auto cell = m_cells.begin(); cell != m_cells.end();) {
        if (cell.key().isValid()) {
            ++cell;
        } else {
            QAccessible::deleteAccessibleInterface(*cell);
            cell = m_cells.erase(cell);
        }
    }
}

} // namespace windrose
