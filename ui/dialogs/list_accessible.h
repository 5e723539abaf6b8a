// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemView>
#include <QAccessibleWidget>
#include <QHash>
#include <QPersistentModelIndex>

namespace windrose
{

/// The accessible interface of a list, a tree or a table. It is that of Qt but for the focus: while the keyboard is in
/// the list its current cell alone says that it has the focus, and otherwise nothing in it. Qt says it of the list as
/// well, and of the current cells of lists without the focus. Cells are numbered as Qt's own views do in their events:
/// the headers of the columns first, and the header of a row before its cells; in a tree, rows are those that are
/// shown.
class ListAccessible final : public QAccessibleWidget, public QAccessibleTableInterface
{
public:
    explicit ListAccessible(QAbstractItemView& view);
    ~ListAccessible() override;

    QAbstractItemView& view() const;
    /// The row that a cell is in, -1 for one that is not shown.
    int rowOf(const QModelIndex& cell) const;
    /// The cell of a row and column; invalid outside.
    QModelIndex cellOf(int row, int column) const;
    /// The number of a cell among the children.
    int numberOf(const QModelIndex& cell) const;
    QAccessibleInterface* headerOf(Qt::Orientation direction, int section) const;

    void* interface_cast(QAccessible::InterfaceType type) override;
    QAccessible::State state() const override;
    QAccessibleInterface* parent() const override;
    int childCount() const override;
    QAccessibleInterface* child(int number) const override;
    int indexOfChild(const QAccessibleInterface* child) const override;
    QAccessibleInterface* childAt(int x, int y) const override;
    QAccessibleInterface* focusChild() const override;

    QAccessibleInterface* caption() const override { return nullptr; }
    QAccessibleInterface* summary() const override { return nullptr; }
    QAccessibleInterface* cellAt(int row, int column) const override;
    int selectedCellCount() const override;
    QList<QAccessibleInterface*> selectedCells() const override;
    QString columnDescription(int column) const override;
    QString rowDescription(int row) const override;
    int selectedColumnCount() const override { return static_cast<int>(selectedColumns().size()); }
    int selectedRowCount() const override { return static_cast<int>(selectedRows().size()); }
    int columnCount() const override;
    int rowCount() const override;
    QList<int> selectedColumns() const override;
    QList<int> selectedRows() const override;
    bool isColumnSelected(int column) const override { return selectedColumns().contains(column); }
    bool isRowSelected(int row) const override { return selectedRows().contains(row); }
    bool selectRow(int row) override;
    bool selectColumn(int /*column*/) override { return false; }
    bool unselectRow(int /*row*/) override { return false; }
    bool unselectColumn(int /*column*/) override { return false; }
    void modelChange(QAccessibleTableModelChangeEvent* event) override;

private:
    int headerRows() const;
    int headerColumns() const;
    QAccessibleInterface* interfaceOf(const QModelIndex& cell) const;

    mutable QHash<QPersistentModelIndex, QAccessible::Id> m_cells; ///< those that were asked for
    mutable QHash<std::pair<Qt::Orientation, int>, QAccessible::Id> m_headers;
};

} // namespace windrose
