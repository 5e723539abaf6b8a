// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "result_sheets.h"

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>

namespace windrose
{

/// A sheet of results as a table.
class ResultsModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    /// The value by which a cell is sorted and drawn (see `ResultCell`).
    static constexpr int kValueRole = Qt::UserRole;
    /// The `id` of the game of a row; empty in other sheets.
    static constexpr int kGameRole = Qt::UserRole + 1;

    using QAbstractTableModel::QAbstractTableModel;

    void setSheet(const ResultSheet& sheet);
    const ResultSheet& sheet() const { return m_sheet; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    ResultSheet m_sheet;
};

/// The rows of a `ResultsModel` that contain a text, in the order of a column.
class ResultsOrder final : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit ResultsOrder(QObject* parent = nullptr);

    /// Shows only rows with this text in one of their cells, in upper or lower case; all rows for an empty text.
    void setText(const QString& text);

protected:
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;
};

} // namespace windrose
