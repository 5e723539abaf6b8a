// SPDX-License-Identifier: GPL-3.0-or-later
#include "results_model.h"

/* TRANSLATOR windrose::ResultsModel  The tables of the results of finished games. */

namespace windrose
{

void ResultsModel::setSheet(const ResultSheet& sheet)
{
    beginResetModel();
    m_sheet = sheet;
    endResetModel();
}

int ResultsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_sheet.rows.size());
}

int ResultsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_sheet.columns.size());
}

QVariant ResultsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const ResultCell& cell = m_sheet.rows[index.row()][index.column()];
    const ResultColumn& column = m_sheet.columns[index.column()];
    switch (role) {
    case Qt::DisplayRole:
        return cell.text;
    case kValueRole:
        return cell.value;
    case kGameRole:
        return m_sheet.games.value(index.row());
    case Qt::AccessibleTextRole:
        //: A cell of the results read out: row, column, value
        return tr("%1, %2: %3").arg(m_sheet.rows[index.row()].constFirst().text, column.title, cell.text);
    case Qt::ToolTipRole:
        return column.explanation.isEmpty() ? cell.text : column.explanation;
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            Qt::Alignment(Qt::AlignVCenter | (column.isNumber ? Qt::AlignRight : Qt::AlignLeft)));
    default:
        return {};
    }
}

QVariant ResultsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= m_sheet.columns.size()) {
        return {};
    }
    const ResultColumn& column = m_sheet.columns[section];
    switch (role) {
    case Qt::DisplayRole:
        return column.title;
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole:
        return column.explanation;
    default:
        return {};
    }
}

ResultsOrder::ResultsOrder(QObject* parent) : QSortFilterProxyModel(parent)
{
    setFilterCaseSensitivity(Qt::CaseInsensitive);
    setFilterKeyColumn(-1);
    setDynamicSortFilter(true);
}

void ResultsOrder::setText(const QString& text)
{
    setFilterFixedString(text);
}

bool ResultsOrder::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    const QVariant one = left.data(ResultsModel::kValueRole);
    const QVariant other = right.data(ResultsModel::kValueRole);
    if (one.typeId() == QMetaType::QString) {
        return one.toString().localeAwareCompare(other.toString()) < 0;
    }
    if (one.typeId() == QMetaType::QDateTime) {
        return one.toDateTime() < other.toDateTime();
    }
    return one.toDouble() < other.toDouble();
}

} // namespace windrose
