// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QListView>
#include <QStyledItemDelegate>

namespace windrose
{

/// What a row about an order shows. The text of its item says the same in sentences, for screen readers.
struct OrderRow {
    QString number;      ///< in front of it
    QString context;     ///< above the title, in smaller type: when it was, and whose order
    QString title;       ///< the name of the order
    QString figure;      ///< at the end of the title's line
    QString note;        ///< at the end of the bar, in smaller type
    QString widestNote;  ///< room is kept for it, so that the bars of all rows have one length
    QString detail;      ///< below, in smaller type
    int percent = -1;    ///< the filled part of the bar; -1: no bar
    int better = -1;     ///< if larger, the part of the bar up to here is hatched: what was lost
    QColor color;        ///< of the bar
    int seat = -1;       ///< whose mark stands in front of the title instead of a number
    bool isHead = false; ///< begins a section: a line is drawn above it
};

/// Draws each row of a list as an `OrderRow`: what is compared stands in columns, what explains it below, and lines are
/// broken within the width of the list. Rows without an `OrderRow` show their text.
class OrderRows final : public QStyledItemDelegate
{
public:
    /// The role of an item in which its `OrderRow` is kept.
    static constexpr int kRole = Qt::UserRole + 1;

    explicit OrderRows(QListView* list) : QStyledItemDelegate(list), m_list(*list) {}

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    QListView& m_list;
};

} // namespace windrose

Q_DECLARE_METATYPE(windrose::OrderRow)
