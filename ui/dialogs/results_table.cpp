// SPDX-License-Identifier: GPL-3.0-or-later
#include "results_table.h"

#include <QHeaderView>
#include <QStyledItemDelegate>

namespace windrose
{

namespace
{

/// Cells with some room between a number and the text beside it.
class SpacedCells final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyleOptionViewItem whole = option;
        initStyleOption(&whole, index);
        const QWidget* view = option.widget;
        view->style()->drawPrimitive(QStyle::PE_PanelItemViewItem, &whole, painter, view); // the selected row's color
        QStyleOptionViewItem text = option;
        text.rect.adjust(kRoom, 0, -kRoom, 0);
        QStyledItemDelegate::paint(painter, text, index);
    }
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        return QStyledItemDelegate::sizeHint(option, index) + QSize(2 * kRoom, 0);
    }

private:
    static constexpr int kRoom = 5; // pixels on both sides
};

} // namespace

ResultsTable::ResultsTable(QWidget* parent) : QTableView(parent)
{
    setItemDelegate(new SpacedCells(this));
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setTabKeyNavigation(false);
    setShowGrid(false);
    setWordWrap(false);
    setSortingEnabled(true);
    verticalHeader()->hide();
    horizontalHeader()->setHighlightSections(false);
    constexpr int kMeasuredRows = 100; // of a thousand games, so that the page opens quickly
    horizontalHeader()->setResizeContentsPrecision(kMeasuredRows);
    connect(horizontalHeader(), &QHeaderView::sectionClicked, this, &ResultsTable::columnChosen);
}

void ResultsTable::fitColumns(bool isLastText)
{
    resizeColumnsToContents();
    m_lastWidth = isLastText ? columnWidth(horizontalHeader()->count() - 1) : 0;
    fillWidth();
}

void ResultsTable::fillWidth()
{
    if (m_lastWidth > 0) {
        const int last = horizontalHeader()->count() - 1;
        const int others = horizontalHeader()->length() - columnWidth(last);
        setColumnWidth(last, qMax(m_lastWidth, viewport()->width() - others));
    }
}

void ResultsTable::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    fillWidth();
}

} // namespace windrose
