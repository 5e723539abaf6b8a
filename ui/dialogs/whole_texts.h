// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListView>
#include <QStyledItemDelegate>

namespace windrose
{

/// Draws the whole text of a row in lines. Qt breaks some texts into more lines than it has made room for, and cuts
/// them off.
class WholeTexts final : public QStyledItemDelegate
{
public:
    explicit WholeTexts(QListView* list) : QStyledItemDelegate(list), m_list(*list) {}

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    QListView& m_list;
};

} // namespace windrose
